/**
 * Lists in Hindi. Gender is unknown, so verbs agree with a thing (`का घर था`), stand with `ने` and an
 * object, or show none (`है`, `करें`).
 */
import type { Noun } from "../../characters/figures.ts";

/** `मीना`, `मीना और आरव`, `मीना, आरव और ज़ोया`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} और ${last}`;
}

/** Adjectives of one character; of two that are hard to believe of one: `बहादुर मगर डरपोक`. */
export function adjectivesOf(words: readonly string[], areContrary: boolean): string {
  return areContrary ? words.join(" मगर ") : list(words);
}

const ELDERS = new Set(
  (
    "दादी दादा दादू नानी नाना नानू माँ मम्मी अम्मा अम्मी पापा पिता बाबा अब्बा अब्बू चाचा चाची काका काकी ताऊ ताई मामा " +
    "मामी मौसी मौसा बुआ फूफा भैया भाभी दीदी आंटी अंकल गुरु गुरुजी मास्टर जी साहब श्री श्रीमती " +
    "dadi dada nani nana maa mummy papa chacha chachi kaka kaki mausi bua bhaiya didi ji"
  ).split(" "),
);

/**
 * Whether a name carries a title of respect (`दादी सुमन`, `रमेश जी`, `दादाजी`), so that its verbs are
 * plural.
 */
export function isElder(name: string): boolean {
  return name
    .normalize("NFC")
    .toLowerCase()
    .split(" ")
    .some((word) => ELDERS.has(word) || ELDERS.has(word.replace(/जी$/u, "")));
}

/** `चूहा` → `चूहे`, `बिल्ली` → `बिल्लियाँ`. */
export function pluralOf({ words, gender }: Noun): string {
  if (gender === "m") return words.replace(/आ(?= |$)/gu, "ए").replace(/ा(?= |$)/gu, "े");
  if (words.endsWith("िया")) return `${words}ँ`;
  if (/[ीई]$/u.test(words)) return words.replace(/ी$/u, "ियाँ").replace(/ई$/u, "इयाँ");
  return /ा$/u.test(words) ? `${words}एँ` : `${words}ें`;
}
