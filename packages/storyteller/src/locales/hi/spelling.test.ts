import { describe, expect, it, test } from "vitest";
import { phraseTable } from "../../understanding/phrases.ts";
import { hindiSpelling } from "./spelling.ts";

const table = phraseTable(
  {
    hitting: ["=मारना भाई|बहन", "लड़ाई"],
    dark: ["अंधेर"],
    understanding: ["समझन"],
    money: ["पैसे"],
    refusing: ["=नहीं मानत"],
    tickling: ["गुदगुदी"],
    fear: ["=डर"],
    gone: ["=चले =गए"],
    screens: ["टीवी"],
  },
  hindiSpelling,
);
const found = (text: string) => table.find(text).map(({ kind }) => kind);

describe("[SMAKE-7] Hindi is understood as it is typed", () => {
  test.each([
    ["bhai ko na maarna", "hitting"],
    ["behen ko marna", "hitting"],
    ["larai", "hitting"],
    ["ladaai nahi", "hitting"],
    ["andhere me", "dark"],
    ["samajhna", "understanding"],
    ["pese bachana", "money"],
    ["paise", "money"],
    ["nhi manta", "refusing"],
    ["nahin maanti", "refusing"],
    ["gudgudee", "tickling"],
    ["daadi chale gaye", "gone"],
  ])("in Latin letters, with and without the letters that people leave out: %s", (text, kind) => {
    expect(found(text)).toEqual([kind]);
  });

  test.each([
    ["अन्धेरे में", "dark"],
    ["अँधेरे में", "dark"],
    ["गुदगुदि", "tickling"],
    ["गूदगूदी", "tickling"],
    ["चले गये", "gone"],
    ["टी\u200Dवी", "screens"],
    ["टिवी", "screens"],
    ["लडाई", "hitting"],
  ])("in Devanagari, with signs that are taken for each other: %s", (text, kind) => {
    expect(found(text)).toEqual([kind]);
  });

  it("but a short beginning in Latin letters is a word, not that of any other", () => {
    expect(found("dar")).toEqual(["fear"]);
    expect(found("dart board")).toEqual([]);
  });

  it("and Devanagari that is written differently stays so", () => {
    const kinds = phraseTable({ hit: ["=मार"], die: ["=मर"] }, hindiSpelling);
    expect(kinds.find("मार").map(({ kind }) => kind)).toEqual(["hit"]);
    expect(kinds.find("मर").map(({ kind }) => kind)).toEqual(["die"]);
  });
});
