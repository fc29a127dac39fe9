/** Replaces currency signs and units beside numbers by the words of a language. */
export interface SignWords {
  /** Currency names by sign: singular, plural. */
  currencies: Readonly<Record<"$" | "€" | "£" | "₹", readonly [one: string, several: string]>>;
  percent: string;
  degrees: string;
  symbols: Readonly<Record<"&" | "+" | "=" | "@", string>>;
  /** Unit names by the abbreviation that follows a number. */
  units: Readonly<Record<string, readonly [one: string, several: string]>>;
}

export function expandSigns(word: string, words: SignWords): string {
  let text = withUnit(withMoney(word, words), words)
    .replace(/(?<=\d)\s*%|^%$/gu, ` ${words.percent}`)
    .replace(/(?<=\d)\s*°\s*[CF]?/gu, ` ${words.degrees}`);
  for (const [symbol, name] of Object.entries(words.symbols)) {
    text = text.replaceAll(symbol, ` ${name} `);
  }
  return text.trim();
}

function withMoney(word: string, { currencies, symbols }: SignWords): string {
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

function withUnit(word: string, { units }: SignWords): string {
  const [, number, short = ""] = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u.exec(word) ?? [];
  const unit = units[short];
  return number !== undefined && unit ? `${number} ${unit[number === "1" ? 0 : 1]}` : word;
}
