/** What a visitor typed into a page that was written at build time, where the app draws it anew. */

const typedTypes = new Set(["text", "email", "password", "tel", "search", "url", "textarea"]);

/**
 * @returns writes what was typed until the page was drawn anew into the fields that then have the
 *   same names, as typing would, and moves the focus to where it was at the time of this call
 */
export function keepTyped(page: HTMLElement): () => void {
  const former = fieldsIn(page);
  const focused = former.find((field) => field === document.activeElement);
  return () => {
    for (const field of fieldsIn(page)) {
      const before = former.find(({ name }) => name === field.name);
      if (!before || before === field) continue;
      const isTyped = before.value !== before.defaultValue;
      if (isTyped && field.value === field.defaultValue) type(field, before.value);
      if (before === focused) field.focus();
    }
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsIn(page: HTMLElement): Field[] {
  const fields = page.querySelectorAll<Field>("input[name], textarea[name]");
  return [...fields].filter(({ type }) => typedTypes.has(type));
}

/** React takes an event for typing only where the value was not set through its own property. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
