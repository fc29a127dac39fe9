import type { TextNormalizer } from "./text-normalizer.ts";

export const hindi: TextNormalizer = {
  abbreviations: {
    "डॉ.": "डॉक्टर",
    डॉ: "डॉक्टर",
    "डा.": "डॉक्टर",
    "प्रो.": "प्रोफ़ेसर",
    "पं.": "पंडित",
    "कु.": "कुमारी",
    "रु.": "रुपये",
    "कि.मी.": "किलोमीटर",
    किमी: "किलोमीटर",
    "कि.ग्रा.": "किलोग्राम",
    "से.मी.": "सेंटीमीटर",
    "आदि.": "आदि",
  },
  currencies: {
    $: ["डॉलर", "डॉलर"],
    "€": ["यूरो", "यूरो"],
    "£": ["पाउंड", "पाउंड"],
    "₹": ["रुपया", "रुपये"],
  },
  percent: "प्रतिशत",
  degrees: "डिग्री",
  symbols: { "&": "और", "+": "जोड़", "=": "बराबर", "@": "ऐट" },
  units: {
    km: ["किलोमीटर", "किलोमीटर"],
    kg: ["किलोग्राम", "किलोग्राम"],
    cm: ["सेंटीमीटर", "सेंटीमीटर"],
    m: ["मीटर", "मीटर"],
  },
  prepare: westernDigits,
  sayTime: (hour, minutes) =>
    minutes === "00" ? `${hour} बजे` : `${hour} बजकर ${Number(minutes)} मिनट`,
};

const ZERO = "०".codePointAt(0) ?? 0;

function westernDigits(word: string): string {
  return word.replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - ZERO));
}
