/** Replaces signs, numbers and abbreviations of one language by words. */
export interface TextNormalizer {
  /** Expansions by whole word, including its full stop where it has one. */
  abbreviations: Readonly<Record<string, string>>;
  /** Currency names by sign: singular, plural. */
  currencies: Readonly<Record<"$" | "€" | "£" | "₹", readonly [one: string, several: string]>>;
  percent: string;
  degrees: string;
  symbols: Readonly<Record<"&" | "+" | "=" | "@", string>>;
  /** Unit names by the abbreviation that follows a number. */
  units: Readonly<Record<string, readonly [one: string, several: string]>>;
  /** Spelling that the rules for signs and numbers expect. */
  prepare?: (word: string) => string;
  /** Years or ordinals; other words stay as they are. */
  sayNumber?: (word: string) => string;
  /** @param minutes two digits */
  sayTime(hour: string, minutes: string): string;
}

/** @returns the word in a form that espeak-ng pronounces correctly */
export function normalizeWord(word: string, normalizer: TextNormalizer): string {
  const { prepare, sayNumber, sayTime } = normalizer;
  const text = expandSigns(prepare?.(word) ?? word, normalizer);
  const [, hour, minutes = ""] = /^(\d{1,2}):([0-5]\d)$/u.exec(text) ?? [];
  return hour === undefined ? (sayNumber?.(text) ?? text) : sayTime(hour, minutes);
}

/** A word may be the name of a property that every object has, such as `constructor`. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  word: string,
): Entry | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

function expandSigns(word: string, words: TextNormalizer): string {
  let text = withUnit(withMoney(word, words), words)
    .replace(/(?<=\d)\s*%|^%$/gu, ` ${words.percent}`)
    .replace(/(?<=\d)\s*°\s*[CF]?/gu, ` ${words.degrees}`);
  for (const [symbol, name] of Object.entries(words.symbols)) {
    text = text.replaceAll(symbol, ` ${name} `);
  }
  return text.trim();
}

function withMoney(word: string, { currencies, symbols }: TextNormalizer): string {
  const found = /^([$€£₹])?(\d+)(?:[.,](\d\d))?([$€£₹])?$/u.exec(word);
  const sign = found?.[1] ?? found?.[4];
  if (!found || !sign) return word;
  const [, , whole = "", cents] = found;
  const [one, several] = currencies[sign as keyof typeof currencies];
  const money = `${whole} ${whole === "1" ? one : several}`;
  return cents === undefined || cents === "00"
    ? money
    : `${money} ${symbols["&"]} ${Number(cents)}`;
}

function withUnit(word: string, { units }: TextNormalizer): string {
  const [, number, short = ""] = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = ownEntry(units, short);
  return number !== undefined && unit ? `${number} ${unit[number === "1" ? 0 : 1]}` : word;
}
