import { describe, expect, it, test } from "vitest";
import { hindiLexicon, lexiconOf } from "./hindi-lexicon.ts";
import { createLexicon } from "./lexicon.ts";
import { respell } from "./respell.ts";

const few = createLexicon([
  { text: "गाना", isStem: false },
  { text: "पुल", isStem: false },
  { text: "बना", isStem: true },
]);
const inFew = (latin: string) => respell(latin, [few]).join(" ");

describe("[SPLAY-8] words are found by their sounds", () => {
  test.each([
    { why: "as they are typed", latin: "gaana", words: "गाना" },
    { why: "with other vowels", latin: "Gane", words: "गाना" },
    { why: "with a consonant that sounds alike", latin: "kana", words: "गाना" },
    { why: "with the spaces elsewhere", latin: "pulba nao", words: "पुल बना" },
    { why: "with an ending", latin: "banaayi", words: "बना" },
  ])("$why", ({ latin, words }) => expect(inFew(latin)).toBe(words));

  it("the whole form before a beginning of it, and one long word before two short ones", () => {
    const words = ["पत्ता", "गोभी", "पत्तागोभी"].map((text) => ({ text, isStem: true }));
    expect(respell("patta gobhi", [createLexicon(words)])).toEqual(["पत्तागोभी"]);
  });

  it("of all lexicons", () => {
    expect(respell("pul karchul", [few, lexiconOf(["करछुल से निकालें"])])).toEqual(["पुल", "करछुल"]);
  });
});

describe("what is no known word", () => {
  it("is kept by its sounds, so that it counts among the words", () => {
    expect(inFew("gaana zrmd pul")).toBe("गाना zrmd पुल");
  });

  it("is left out where it is hardly heard", () => {
    expect(inFew("gaana a pul")).toBe("गाना पुल");
  });

  test.each(["", "…", "42"])("%j has no words", (latin) => expect(inFew(latin)).toBe(""));
});

// Transcripts of `npm run bench -- voice`'s tuning voices, with what was said.
test.each([
  { said: "मीठा गीत", latin: "Meetha Geet", word: "गीत" },
  { said: "आग लगाओ", latin: "aag lagau", word: "आग" },
  { said: "रुक जाओ", latin: "Rukchao", word: "रुक" },
  { said: "न्योता दो", latin: "Nyo tado", word: "न्योता" },
  { said: "दरवाज़ा नहीं", latin: "dharmana nai", word: "नहीं" },
  { said: "बीज मत लगाओ", latin: "bheech mat lagau", word: "मत" },
])("[SPLAY-8] of Hindi, $latin holds $word", ({ latin, word }) => {
  expect(respell(latin, [hindiLexicon()])).toContain(word);
});
