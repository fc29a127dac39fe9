/** Lists, conjunctions and agreement in Spanish. Gender is unknown, so no ending depends on it. */

/** `Mina`, `Mina y Leo`, `Mina, Leo e Inés`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and(last)}`;
}

/** Adjectives of one character; of two that are hard to believe of one: `valiente pero miedosa`. */
export function adjectivesOf(words: readonly string[], areContrary: boolean): string {
  return areContrary ? words.join(" pero ") : list(words);
}

/** `y Leo`, but `e Inés`: before the sound of an i, though not of a diphthong (`hielo`, `Ian`). */
export function and(words: string): string {
  return /^h?[ií](?![aáeéoóuú])/i.test(words) ? `e ${words}` : `y ${words}`;
}

/** One word for one, another for more: `vivía`, `vivían`. */
export function plural(items: readonly string[], one: string, many: string): string {
  return items.length === 1 ? one : many;
}

/** The beginning of a sentence. */
export function cap(words: string): string {
  return words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}
