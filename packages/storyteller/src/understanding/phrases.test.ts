import { describe, expect, it, test } from "vitest";
import { phraseTable } from "./phrases.ts";

const table = phraseTable({
  teeth: ["brush|brosse teeth|tooth", "toothbrush"],
  dentist: ["dentist"],
  road: ["=road", "cross street|road"],
  siesta: ["sueño", "दाँत"],
});
const found = (text: string) => table.find(text).map(({ kind }) => kind);

describe("a text means the kinds of which it has all terms of a phrase", () => {
  test.each([
    ["brushing teeth", ["teeth"]],
    ["Teeth: she won’t BRUSH them", ["teeth"]],
    ["a tooth", []],
    ["the road", ["road"]],
    ["a roadside inn", []],
    ["crossing the roads", ["road"]],
    ["brushing teeth before the dentist", ["teeth", "dentist"]],
    ["", []],
  ])("%s: %j", (text, kinds) => {
    expect(found(text).sort()).toEqual([...kinds].sort());
  });

  it("with and without accents, nuktas and signs for nasal vowels", () => {
    expect(found("sueno")).toEqual(["siesta"]);
    expect(found("दांत")).toEqual(["siesta"]);
  });

  test.each([
    "brusing teeth",
    "the dentits",
    "the detnist",
    "tothbrush",
    "the edntist",
    "the entist",
    "the ddentist",
    "vrushing teeth",
  ])("with a spelling mistake: %s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it("but not where a short word has one, nor where the beginning is another", () => {
    expect(found("the raod")).toEqual([]);
    expect(found("xyntist")).toEqual([]);
  });

  it("each term in a word of its own", () => {
    const doubled = phraseTable({ twice: ["good good"] });
    expect(doubled.find("good")).toEqual([]);
    expect(doubled.find("good, good!")).toHaveLength(1);
  });
});

describe("of several kinds", () => {
  it("the one of which more is found comes first", () => {
    const kinds = phraseTable({ shy: ["talk"], stranger: ["talk stranger"] });
    expect(kinds.find("do not talk to strangers").map(({ kind }) => kind)).toEqual([
      "stranger",
      "shy",
    ]);
  });

  it("rarer words say more", () => {
    const kinds = phraseTable({ a: ["fear dark"], b: ["fear dog"], c: ["fear"] });
    const [first] = kinds.find("fear");
    expect(first?.kind).toBe("c");
    expect(first?.score).toBeLessThan(kinds.find("dark fear")[0]?.score ?? 0);
  });

  it("of equals the one that is mentioned first", () => {
    const kinds = phraseTable({ one: ["one"], two: ["two"] });
    expect(kinds.find("two, one").map(({ kind }) => kind)).toEqual(["two", "one"]);
  });

  it("a word without mistakes is no other word with one", () => {
    const kinds = phraseTable({ night: ["night"], light: ["light"] });
    expect(kinds.find("light").map(({ kind }) => kind)).toEqual(["light"]);
  });
});

describe("the evidence for a kind", () => {
  const weighed = (text: string) => table.weigh(text).map(({ kind }) => kind);

  it("[SMAKE-7] is also in parts of its phrases, and comes in the order of how much there is", () => {
    expect(weighed("the dentist, brushing teeth")[0]).toBe("teeth");
    expect(weighed("a tooth")).toEqual(["teeth"]);
    expect(weighed("nothing of it")).toEqual([]);
  });

  it("is less in parts than in a whole phrase", () => {
    const [part] = table.weigh("a tooth");
    const [whole] = table.weigh("toothbrush");
    expect(part?.score).toBeLessThan(whole?.score ?? 0);
    expect(part?.words.size).toBe(0);
    expect(whole?.words).toEqual(new Set([0]));
  });

  it("tells whether whole phrases have all telling words, and whether with mistakes", () => {
    const isAll = (text: string) => table.weigh(text)[0]?.isAll;
    const isMistaken = (text: string) => table.weigh(text)[0]?.isMistaken;
    expect(isAll("the dentist")).toBe(true);
    expect(isMistaken("the dentist")).toBe(false);
    expect(isAll("the dentits")).toBe(true);
    expect(isMistaken("the dentits")).toBe(true);
    expect(isAll("the dentist today")).toBe(false);
    expect(isAll("a tooth")).toBe(false);
  });

  it("grows by words that only its other phrases have", () => {
    const kinds = phraseTable({ biting: ["bite friend", "teeth =arm"], teeth: ["teeth brush"] });
    const [alone] = kinds.weigh("bites a friend");
    const [more] = kinds.weigh("bites a friend in the arm");
    expect(more?.score).toBeGreaterThan(alone?.score ?? Infinity);
    expect(kinds.weigh("teeth in his arm")[0]?.kind).toBe("biting");
  });

  it("is less in a word that few of its phrases have", () => {
    const frogs = Array.from({ length: 40 }, (_, n) => `frog =f${n}`);
    const scoreOf = (word: string) =>
      phraseTable({ pond: [...frogs, "reed =r"], sea: ["shark"] }).weigh(word)[0]?.score ?? 0;
    expect(scoreOf("reed")).toBeLessThan(scoreOf("frog"));
  });

  it("is none in short words alone, unless they are a whole phrase", () => {
    const kinds = phraseTable({ thanks: ["=for =all today"], more: ["=so =on"] });
    expect(kinds.weigh("for all")).toEqual([]);
    expect(kinds.weigh("today")).toHaveLength(1);
    expect(kinds.weigh("so on")).toHaveLength(1);
  });

  it("is none in words that are left out", () => {
    expect(table.weigh("the dentist", new Set([1]))).toEqual([]);
  });
});

test.each([
  ["brushing", true],
  ["Road", true],
  ["sueno", true],
  ["brusing", false],
  ["roads", true],
  ["school", false],
])("a word is known where a term is spelt like it: %s, %s", (word, isKnown) => {
  expect(table.knows(word)).toBe(isKnown);
});

describe("a match", () => {
  it("tells its words and whether they are misspelt", () => {
    const [match] = table.find("brusing her teeth");
    expect(match).toMatchObject({ kind: "teeth", at: 0, isMistaken: true });
    expect([...(match?.words ?? [])].sort()).toEqual([0, 2]);
    expect(table.find("the dentist")[0]?.isMistaken).toBe(false);
  });

  it("scores more for words of further phrases", () => {
    const both = phraseTable({ sea: ["shark", "whale"], pond: ["frog"] });
    const [one] = both.find("sharks");
    const [two] = both.find("sharks and whales");
    expect(two?.score).toBeGreaterThan(one?.score ?? Infinity);
    expect(two?.score).toBeLessThan(2 * (one?.score ?? 0));
  });

  it("is none where a word is excluded", () => {
    const exclusive = phraseTable({ fire: ["fire !engine|truck"] });
    expect(exclusive.find("fire in the house")).toHaveLength(1);
    expect(exclusive.find("a fire engine")).toEqual([]);
    expect(exclusive.find("trucks on fire")).toEqual([]);
  });

  it("is none in words that are left out", () => {
    expect(table.find("the dentist", new Set([1]))).toEqual([]);
    expect(table.find("the dentist", new Set([0]))).toHaveLength(1);
  });
});
