/**
 * Set up before each test file: parts of a browser that jsdom does not have. No media query matches,
 * so the window is wide and light, has a mouse, and welcomes motion; scrolling shows nothing.
 */
class UnmatchedMediaQuery extends EventTarget {
  readonly matches = false;
  addListener(): void {}
  removeListener(): void {}
}

Object.assign(globalThis, { matchMedia: () => new UnmatchedMediaQuery(), scrollTo: () => {} });

if ("Element" in globalThis) {
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} });
}
