/** Lists, conjunctions and agreement in Spanish. Gender is unknown, so no ending depends on it. */

/** `Mina`, `Mina y Leo`, `Mina, Leo e Inés`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and(last)}`;
}

/** `y Leo`, but `e Inés`: before the sound of an i, though not of a diphthong (`hielo`, `Ian`). */
export function and(words: string): string {
  return /^h?[ií](?![aáeéoóuú])/i.test(words) ? `e ${words}` : `y ${words}`;
}

/** One word for one, another for more: `vivía`, `vivían`. */
export function plural(items: readonly string[], one: string, many: string): string {
  return items.length === 1 ? one : many;
}

/**
 * Whether typed words can stand side by side (`relojera gruñona`): both of one word, and
 * their endings not at odds, as in `mentor sabia`, where a comma has to stand between them.
 */
export function fitTogether(noun: string, adjective: string): boolean {
  if (!isOneWord(noun) || !isOneWord(adjective)) return false;
  const feminine = /a$/i.test(noun);
  return feminine ? !/(?:o|ón)$/i.test(adjective) : !/(?:a|ona)$/i.test(adjective);
}

function isOneWord(words: string): boolean {
  return /^[\p{L}\p{M}-]+$/u.test(words);
}

/** `la mentora sabia` → `mentora sabia`. */
export function withoutArticle(words: string): string {
  return words.replace(/^(?:el|la|los|las|un|una|unos|unas)\s+/i, "");
}

/** The beginning of a sentence. */
export function cap(words: string): string {
  return words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}
