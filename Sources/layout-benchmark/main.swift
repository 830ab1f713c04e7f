Benchmarks.run(arguments: Array(CommandLine.arguments.dropFirst()))
