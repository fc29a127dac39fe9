/** HTML that is safe to send: a literal of ours, or escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Template tag: escapes every value that is not `Html`, and joins lists. */
export function markup(strings: TemplateStringsArray, ...values: MarkupValue[]): Html {
  const parts = strings.map((string, index) => string + textOf(values[index] ?? ""));
  return new Html(parts.join(""));
}

type MarkupValue = Html | string | number | readonly Html[];

function textOf(value: MarkupValue): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map((part) => part.text).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
