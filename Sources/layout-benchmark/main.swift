import TextMetrics
let face = try FontFace(path: CommandLine.arguments[1])
let m = LabelMeasurer(face: face, size: 16)
for t in CommandLine.arguments.dropFirst(2) {
  let s = m.measure(t); print(t, s.width, s.height, m.units(of: t), m.shapedUnits(of: t))
}
print(face.identity, face.metrics, face.sha256)
let n = 200_000
var labels: [[UInt8]] = []
for i in 0..<n { labels.append(Array("UICollectionView\(i)".utf8)) }
let clock = ContinuousClock()
for _ in 0..<3 {
  var sum = 0.0
  let d = clock.measure { for l in labels { sum += m.measure(l.span).width } }
  print(sum, d, Double(n) / Double(d.components.attoseconds) * 1e18 / 1e6, "M/s")
}
let d = clock.measure {
  for l in labels.prefix(20000) { _ = m.shapedUnits(of: String(decoding: l, as: UTF8.self)) }
}
print(d, 20000.0 / Double(d.components.attoseconds) * 1e18 / 1e6, "M/s shaped")
