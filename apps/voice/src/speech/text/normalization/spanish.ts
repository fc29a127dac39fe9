import type { TextNormalizer } from "./text-normalizer.ts";

export const spanish: TextNormalizer = {
  abbreviations: {
    "Sr.": "Señor",
    "Sra.": "Señora",
    "Srta.": "Señorita",
    "Dr.": "Doctor",
    "Dra.": "Doctora",
    "D.": "Don",
    "Dña.": "Doña",
    "Ud.": "usted",
    "Uds.": "ustedes",
    "Prof.": "Profesor",
    "Profa.": "Profesora",
    "Sto.": "Santo",
    "Sta.": "Santa",
    "núm.": "número",
    "etc.": "etcétera",
    km: "kilómetros",
    kg: "kilos",
    cm: "centímetros",
  },
  currencies: {
    $: ["dólar", "dólares"],
    "€": ["euro", "euros"],
    "£": ["libra", "libras"],
    "₹": ["rupia", "rupias"],
  },
  percent: "por ciento",
  degrees: "grados",
  symbols: { "&": "y", "+": "más", "=": "igual a", "@": "arroba" },
  units: {
    km: ["kilómetro", "kilómetros"],
    m: ["metro", "metros"],
    cm: ["centímetro", "centímetros"],
    kg: ["kilo", "kilos"],
    g: ["gramo", "gramos"],
  },
  sayNumber: sayOrdinal,
  sayTime: (hour, minutes) =>
    minutes === "00" ? `${hour} en punto` : `${hour} y ${Number(minutes)}`,
};

const ordinals = [
  "primer",
  "segund",
  "tercer",
  "cuart",
  "quint",
  "sext",
  "séptim",
  "octav",
  "noven",
  "décim",
];

/** 1.º, 2ª, 3er. */
function sayOrdinal(word: string): string {
  const [, number, ending = ""] = /^(\d+)\.?(º|ª|er|o|a)$/u.exec(word) ?? [];
  const stem = number === undefined ? undefined : ordinals[Number(number) - 1];
  if (number === undefined || stem === undefined) return word;
  if (ending === "er") return stem;
  return stem + (ending === "ª" || ending === "a" ? "a" : "o");
}
