/** Lists, elision and articles in French. Gender is unknown, so no function asks for it. */

/** `Mina`, `Mina et Léo`, `Mina, Léo et Sam`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} et ${last}`;
}

/** Adjectives of one character; of two that are hard to believe of one: `courageuse mais craintive`. */
export function adjectivesOf(words: readonly string[], areContrary: boolean): string {
  return areContrary ? words.join(" mais ") : list(words);
}

/** `de Mina`, `d’Anna`, `du Petit Poucet`. */
export function de(words: string): string {
  const [, article = "", rest = ""] = /^(les?)\s+(.+)$/i.exec(words) ?? [];
  if (article !== "") return `${article.toLowerCase() === "le" ? "du" : "des"} ${rest}`;
  return elides(words) ? `d’${words}` : `de ${words}`;
}

/** Before a vowel or a silent h, `de` loses its e: not before `Yann`, `Ouassim` or `hibou`. */
export function elides(words: string): boolean {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^(?:y[aeiou]|i[aeo]|ou[aei]|oui|onz|un\b|uhl)/.test(plain)) return false;
  if (!plain.startsWith("h")) return /^[aeiouyœæ]/.test(plain);
  const isName = !words.startsWith("h");
  return isName ? SILENT_H_NAMES.test(plain) : !ASPIRATED_H.test(plain);
}

const SILENT_H_NAMES =
  /^(?:hadrien|hector|helen|heloise|henri|hermi|hilaire|hippolyte|honor|horace|hortens|hubert|hugo|hugu|hyacinth)/;

const ASPIRATED_H =
  /^(?:heros\b|heriss|heron|hibou|hamster|handball|haut|hache|hareng|hobbit|hockey|homard|hors|hussard|husky|hyene|houx|huit|hip|hasard|haricot|harp)/;

/** The beginning of a sentence. */
export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
