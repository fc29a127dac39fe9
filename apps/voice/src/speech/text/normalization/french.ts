import type { TextNormalizer } from "./text-normalizer.ts";

export const french: TextNormalizer = {
  abbreviations: {
    "M.": "Monsieur",
    Mme: "Madame",
    "Mme.": "Madame",
    Mmes: "Mesdames",
    MM: "Messieurs",
    "MM.": "Messieurs",
    Mlle: "Mademoiselle",
    "Mlle.": "Mademoiselle",
    Dr: "Docteur",
    "Dr.": "Docteur",
    Pr: "Professeur",
    "Pr.": "Professeur",
    St: "Saint",
    Ste: "Sainte",
    "etc.": "et cetera",
    "n°": "numéro",
    km: "kilomètres",
    kg: "kilos",
    cm: "centimètres",
    h: "heures",
  },
  currencies: {
    $: ["dollar", "dollars"],
    "€": ["euro", "euros"],
    "£": ["livre", "livres"],
    "₹": ["roupie", "roupies"],
  },
  percent: "pour cent",
  degrees: "degrés",
  symbols: { "&": "et", "+": "plus", "=": "égale", "@": "arobase" },
  units: {
    km: ["kilomètre", "kilomètres"],
    m: ["mètre", "mètres"],
    cm: ["centimètre", "centimètres"],
    kg: ["kilo", "kilos"],
    g: ["gramme", "grammes"],
    h: ["heure", "heures"],
  },
  // 3h30 is a time like 15:00.
  prepare: (word) => word.replaceAll("’", "'").replace(/^(\d{1,2})h([0-5]\d)$/u, "$1:$2"),
  sayNumber: sayOrdinal,
  sayTime(hour, minutes) {
    const hours = `${hour} ${hour === "1" ? "heure" : "heures"}`;
    return minutes === "00" ? hours : `${hours} ${Number(minutes)}`;
  },
};

const ordinals = [
  "premier",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
  "huitième",
  "neuvième",
  "dixième",
  "onzième",
  "douzième",
];

/** 1er, 1re, 2e, 3ème. */
function sayOrdinal(word: string): string {
  const [, number, ending] = /^(\d+)(er|re|ère|e|ème|nd|nde)$/u.exec(word) ?? [];
  if (number === undefined) return word;
  if (ending === "re" || ending === "ère") return "première";
  return ordinals[Number(number) - 1] ?? word;
}
