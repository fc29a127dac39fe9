import { expect, it } from "vitest";
import { accents, type Accent } from "../voices.ts";
import { phonemizeSentence, type Phonemize } from "./phonemize-sentence.ts";
import { symbolIds } from "./kokoro-symbols.ts";
import { splitWords } from "../text/text-words.ts";

const signs = new Map(Object.entries(symbolIds).map(([symbol, id]) => [id, symbol]));

/** espeak-ng by a table of what it writes. */
function phonemizing(table: Readonly<Record<string, string>>): Phonemize {
  return (voice, texts) =>
    Promise.resolve(texts.map((text) => table[`${voice}:${text}`] ?? table[text] ?? "x"));
}

async function phrases(text: string, accent: Accent, table: Readonly<Record<string, string>>) {
  const words = splitWords(text, accents[accent].language);
  return (await phonemizeSentence(words, accent, phonemizing(table))).map((phrase) => ({
    symbols: phrase.ids.map((id) => signs.get(id)).join(""),
    owners: phrase.wordIndexes,
  }));
}

const den = { "in the den": "ɪ_n_ð_ə d_ˈɛ_n", in: "ɪ_n", the: "ð_ə", den: "d_ˈɛ_n" };

it("writes words apart, with their marks, each symbol owned by its word", async () => {
  const [phrase] = await phrases("in the den!", "a", den);

  expect(phrase?.symbols).toBe("ɪn ðə dˈɛn!");
  expect(phrase?.owners).toEqual([0, 0, null, 1, 1, null, 2, 2, 2, 2, null]);
});

it("opens quotes at the word after and closes them at the word before", async () => {
  const [phrase] = await phrases('den "den", den', "a", den);

  expect(phrase?.symbols).toBe("dˈɛn “dˈɛn”, dˈɛn");
});

it("writes as the voice was trained: American without length, diphthongs as one sign", async () => {
  const [american] = await phrases("go", "a", { go: "ɡ_ˈoʊ tʃ_ɜː" });
  const [british] = await phrases("go", "b", { go: "ɡ_ˈəʊ_ɑː" });
  const [hindi] = await phrases("लड़की", "h", { लड़की: "l_ˈʌ_r._k_iː" });
  const [french] = await phrases("les", "f", { les: "l_e-_z ɑ̃" });

  expect(american?.symbols).toBe("ɡˈO ʧɜɹ");
  expect(british?.symbols).toBe("ɡˈQɑː");
  expect(hindi?.symbols).toBe("lˈʌɽkiː");
  expect(french?.symbols).toBe("lez ɑ̃");
});

it("reads a name in another script by that script's language", async () => {
  const [inHindi] = await phrases("Mina ने", "h", { "en-us:Mina": "m_ˈiː_n_ə", "hi:ने": "n_eː" });
  const [inEnglish] = await phrases("रीता ran", "a", { "hi:रीता": "ɾ_ˈiː_t_aː", ran: "ɹ_ˈæ_n" });

  expect(inHindi?.symbols).toBe("mˈiːnə neː");
  expect(inEnglish?.symbols).toBe("Tˈita ɹˈæn");
});

it("leaves out remarks and signs that the voice does not know", async () => {
  const [phrase] = await phrases("den", "a", { den: "(hi)_d_ˈɛ‿_n_(en-us)" });

  expect(phrase?.symbols).toBe("dˈɛn");
});

it("cuts what is too long for one go at a mark, and loses nothing", async () => {
  const long = `${"den ".repeat(70)}den; ${"den ".repeat(80)}den`;
  const found = await phrases(long, "a", {
    den: "d_ˈɛ_n",
    ["den ".repeat(71).trim()]: "d_ˈɛ_n ".repeat(71),
    ["den ".repeat(81).trim()]: "d_ˈɛ_n ".repeat(81),
  });

  expect(found.every(({ symbols }) => symbols.length <= 510)).toBe(true);
  expect(found[0]?.symbols.endsWith(";")).toBe(true);
  expect(
    found
      .map(({ symbols }) => symbols)
      .join("")
      .match(/dˈɛn/gu),
  ).toHaveLength(152);
});
