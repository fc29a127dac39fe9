/**
 * Set up before each test file: the `labels` of a form field, as HTML defines them. jsdom walks the
 * whole page once for each label of each field, which took a quarter of the screens' tests.
 */
export function labelsOf(field: HTMLElement): readonly HTMLLabelElement[] {
  const root = field.getRootNode();
  if (!(root instanceof Document)) return [];
  return [...root.getElementsByTagName("label")].filter((label) =>
    label.hasAttribute("for")
      ? label.htmlFor !== "" && root.getElementById(label.htmlFor) === field
      : label.contains(field) && label.control === field,
  );
}

if ("HTMLElement" in globalThis) {
  const fields = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of fields) {
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        return this instanceof HTMLInputElement && this.type === "hidden" ? null : labelsOf(this);
      },
    });
  }
}
