import type { TextNormalizer } from "./text-normalizer.ts";

export const english: TextNormalizer = {
  abbreviations: {
    "Mr.": "Mister",
    Mr: "Mister",
    "Mrs.": "Missis",
    Mrs: "Missis",
    "Ms.": "Mizz",
    Ms: "Mizz",
    "Dr.": "Doctor",
    Dr: "Doctor",
    "Prof.": "Professor",
    "St.": "Saint",
    "Jr.": "Junior",
    "Sr.": "Senior",
    "vs.": "versus",
    "etc.": "et cetera",
    "e.g.": "for example",
    "i.e.": "that is",
    km: "kilometres",
    kg: "kilograms",
    cm: "centimetres",
    mph: "miles an hour",
  },
  currencies: {
    $: ["dollar", "dollars"],
    "€": ["euro", "euros"],
    "£": ["pound", "pounds"],
    "₹": ["rupee", "rupees"],
  },
  percent: "percent",
  degrees: "degrees",
  symbols: { "&": "and", "+": "plus", "=": "equals", "@": "at" },
  units: {
    km: ["kilometre", "kilometres"],
    m: ["metre", "metres"],
    cm: ["centimetre", "centimetres"],
    kg: ["kilogram", "kilograms"],
    g: ["gram", "grams"],
    am: ["A M", "A M"],
    pm: ["P M", "P M"],
  },
  prepare: lowered,
  sayNumber: sayYear,
  sayTime(hour, minutes) {
    if (minutes === "00") return `${hour} o'clock`;
    return minutes.startsWith("0") ? `${hour} oh ${Number(minutes)}` : `${hour} ${minutes}`;
  },
};

/** Long words in capitals are read as words; short ones may be abbreviations that are spelt. */
function lowered(word: string): string {
  return /^\p{Lu}{4,}$/u.test(word) ? word.toLowerCase() : word;
}

/** 1998: nineteen ninety-eight; 2007: two thousand seven. */
function sayYear(word: string): string {
  const [, century = "", rest = ""] = /^(1[1-9]|20)(\d\d)$/u.exec(word) ?? [];
  if (century === "" || (century === "20" && Number(rest) < 10)) return word;
  if (rest === "00") return `${century} hundred`;
  return rest.startsWith("0") ? `${century} oh ${Number(rest)}` : `${century} ${rest}`;
}
