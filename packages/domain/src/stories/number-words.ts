/** Number words for ages, from one to sixteen, by language. */
import type { NumberWords } from "./age.ts";
import type { StoryLanguage } from "./languages.ts";

const english: NumberWords =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    .split(" ")
    .map((word) => [word]);

const spanish: NumberWords = [
  ["uno", "un", "una"],
  ["dos"],
  ["tres"],
  ["cuatro"],
  ["cinco"],
  ["seis"],
  ["siete"],
  ["ocho"],
  ["nueve"],
  ["diez"],
  ["once"],
  ["doce"],
  ["trece"],
  ["catorce"],
  ["quince"],
  ["dieciséis", "dieciseis"],
];

const french: NumberWords = [
  ["un", "une"],
  ..."deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
    .split(" ")
    .map((word) => [word]),
];

const hindi: NumberWords = [
  ["एक", "one"],
  ["दो", "two"],
  ["तीन", "three"],
  ["चार", "four"],
  ["पाँच", "पांच", "five"],
  ["छह", "छः", "छ", "छे", "six"],
  ["सात", "seven"],
  ["आठ", "eight"],
  ["नौ", "nine"],
  ["दस", "ten"],
  ["ग्यारह", "eleven"],
  ["बारह", "twelve"],
  ["तेरह", "thirteen"],
  ["चौदह", "fourteen"],
  ["पंद्रह", "पन्द्रह", "fifteen"],
  ["सोलह", "sixteen"],
];

export const numberWords: Readonly<Record<StoryLanguage, NumberWords>> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};
