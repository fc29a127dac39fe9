/**
 * Lists and clauses in Hindi. Gender is unknown, so verbs agree with a thing (`का घर था`), stand
 * with `ने` and an object, or show none (`है`, `करें`).
 */

/** `मीना`, `मीना और आरव`, `मीना, आरव और ज़ोया`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} और ${last}`;
}

/** `रेलगाड़ी बहुत पसंद है` → `रेलगाड़ी`: the thing itself. */
export function liked(words: string): string {
  const thing = words
    .normalize("NFC")
    .replace(/\s+(?:बहुत\s+)?(?:पसंद|पसन्द|अच्छ[ाीे]\s+लगत[ाीे])(?:\s+(?:है|हैं))?$/u, "");
  return thing === "" ? words : thing;
}

/**
 * What follows a name for a trait that is more than an adjective: `जिसे पनीर पसंद है`,
 * `जो गणित में तेज़ है`, `जिसमें साहस है`.
 */
export function clause(trait: string): string {
  const words = trait.normalize("NFC").replace(/[“”"]/gu, "’");
  if (!/^[\p{Script=Devanagari}\s’'-]+$/u.test(words)) return `जिसकी पहचान है “${words}”`;
  if (NOUNS.has(words)) return `जिसमें ${words} है`;
  const whole = /\s(?:है|हैं)$/u.test(words) ? words : `${words} है`;
  return FELT.test(whole) ? `जिसे ${whole}` : `जो ${whole}`;
}

/** One word, or one made stronger (`बहुत बहादुर`), that is not the name of a quality. */
export function isAdjective(trait: string): boolean {
  const words = trait.normalize("NFC");
  return !NOUNS.has(words) && /^(?:(?:बहुत|थोड़[ाीे]|ज़रा|बड़[ाीे])\s+)?[\p{L}\p{M}-]+$/u.test(words);
}

/** Verbs whose experiencer is not the subject: `जिसे पनीर पसंद है`. */
const FELT = /\s(?:पसंद|पसन्द|आत[ाीे]|लगत[ाीे]|चाहिए)\s(?:है|हैं)$/u;

const NOUNS: ReadonlySet<string> = new Set(
  "साहस हिम्मत दया धैर्य धीरज समझ समझदारी बहादुरी ईमानदारी शरारत जिज्ञासा करुणा ताक़त"
    .normalize("NFC")
    .split(" "),
);
