// Positions of items in wrapping flex containers, for comparison with the layouts of this project.
//
// The browser keeps lengths in 64ths of a pixel and cuts off what is finer, item after item. In a page
// that is `magnification` times as large, what it cuts off along a row stays far below 1/64 point.
//
// The input is an array of specs: a width, and sections one below the other. What comes back is, for
// each spec, its height and the [x, y, width, height] of all items, section after section.
function answer(specs) {
  const magnification = 1024;
  const pixels = (points) => `${points * magnification}px`;

  function container(section) {
    const element = document.createElement("div");
    Object.assign(element.style, {
      display: "flex", flexWrap: "wrap", boxSizing: "border-box", width: "100%",
      padding: section.inset.map(pixels).join(" "),
      columnGap: pixels(section.columnGap), rowGap: pixels(section.rowGap),
      direction: section.direction, justifyContent: section.justifyContent,
      alignItems: section.alignItems, alignContent: "flex-start",
    });
    for (const [width, height, grow] of section.items) {
      const item = document.createElement("div");
      Object.assign(item.style, {
        flex: `${grow} 0 auto`, boxSizing: "border-box", width: pixels(width), height: pixels(height),
      });
      element.append(item);
    }
    return element;
  }

  return specs.map((spec) => {
    const root = document.createElement("div");
    Object.assign(root.style, { position: "absolute", left: 0, top: 0, width: pixels(spec.width) });
    root.append(...spec.sections.map(container));
    document.body.append(root);
    const frame = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((length) => length / magnification);
    };
    const result = {
      height: frame(root)[3],
      items: spec.sections.flatMap((section, index) => [...root.children[index].children].map(frame)),
    };
    root.remove();
    return result;
  });
}
