import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import { describe, expect, it, test } from "vitest";
import { hindiDenialsOf } from "./hindi-denials.ts";
import { hindiLexicon } from "./hindi-lexicon.ts";
import { recognizeByWhisper } from "./recognize.ts";
import { romanize } from "./romanize.ts";
import type { EncodedRecording } from "./whisper.ts";

const spanish = ["Llamar a los gansos", "Encender la linterna"];
const words = { stopWords: new Set(["a", "los", "la", "quiero"]), ordinals: [["uno"], ["dos"]] };

function hearing(likelihood: (text: string) => number, said = ""): EncodedRecording {
  return {
    likelihoods: async (texts) => texts.map(likelihood),
    transcribe: async () => said,
  };
}

/** @param evidence for each choice: how much likelier than silence makes it */
function recognize(evidence: readonly number[], said = "", choices: readonly string[] = spanish) {
  const heard = hearing((text) => -5 + (evidence[choices.indexOf(text)] ?? 0), said);
  const both = { hearing: heard, silence: hearing(() => -5) };
  return recognizeByWhisper(both, { choices, words, places: null, byEar: null });
}

describe("a choice is meant", () => {
  test.each([
    { why: "when much speaks for it", evidence: [0, 0.81], said: "interno" },
    { why: "when its words are said among others", evidence: [0, 0], said: "Quiero la linterna" },
    { why: "when they are spelled by ear", evidence: [0, 0], said: "encender la interna" },
    {
      why: "when something speaks for it, and one word",
      evidence: [-0.1, 0.26],
      said: "linterna no sé cómo",
    },
    { why: "when its number is said", evidence: [0.1, 0], said: "Dos." },
  ])("$why", async ({ evidence, said }) => {
    expect((await recognize(evidence, said)).choice).toBe(1);
  });

  it("when it is heard in Latin letters", async () => {
    const choices = ["हंसों को बुलाओ", "पुल बनाओ"];
    const heard = hearing((text) => (text === "pul banao" ? -1 : -5));
    const both = { hearing: heard, silence: hearing(() => -5) };
    expect(
      (await recognizeByWhisper(both, { choices, words, places: null, byEar: null })).choice,
    ).toBe(1);
    expect((await recognize([0, 0], "hanson ko bulao", choices)).choice).toBe(0);
  });
});

describe("no choice is meant", () => {
  it("when one is denied: its words tell which is meant", async () => {
    const said = "la linterna no";
    const heard = hearing(() => -5, said);
    const both = { hearing: heard, silence: hearing(() => -5) };
    const result = await recognizeByWhisper(both, {
      choices: spanish,
      words: answerWords.es,
      places: null,
      byEar: null,
    });
    expect(result).toEqual({ text: said, choice: null });
  });

  test.each([
    { why: "when other words are said", evidence: [0.79, 0], said: "quiero pizza" },
    { why: "when two are alike", evidence: [2, 2.2], said: "" },
    {
      why: "when nothing speaks for it but a word of many",
      evidence: [0, 0.24],
      said: "linterna no sé cómo",
    },
    {
      why: "when something speaks for another than the word",
      evidence: [0.5, 0],
      said: "linterna no sé cómo",
    },
  ])("$why", async ({ evidence, said }) => {
    expect(await recognize(evidence, said)).toEqual({ text: said, choice: null });
  });

  it("when none is asked for; then what was said is told", async () => {
    expect(await recognize([], "hola", [])).toEqual({ text: "hola", choice: null });
  });
});

describe("[SPLAY-8] where Whisper writes by ear", () => {
  const choices = ["लोरी गाएँ", "हाथ पकड़कर चलें"];
  const byEar = { lexicon: hindiLexicon(), denialsOf: hindiDenialsOf };
  const isChoice = (text: string) => choices.some((one) => text === one || text === romanize(one));

  /**
   * @param evidence how much likelier than silence the recording makes each script of other texts
   *   than the choices
   * @param forSecond the same for the second choice as it is written
   */
  function hears(transcript: string, evidence: number, forSecond = 0) {
    const own = new Map([[choices[1], forSecond]]);
    const of = (text: string) => own.get(text) ?? (isChoice(text) ? 0 : evidence);
    const heard = hearing((text) => -5 + of(text), transcript);
    const both = { hearing: heard, silence: hearing(() => -5) };
    return recognizeByWhisper(both, { choices, words: answerWords.hi, places: null, byEar });
  }

  it("a choice is meant by words that mean the same, where the recording speaks for them", async () => {
    expect(await hears("Meetha Geet", 1.5)).toEqual({ text: "मिठाई गीत", choice: 0 });
    expect(await hears("Meetha Geet", 1.4)).toEqual({ text: "Meetha Geet", choice: null });
  });

  it("none is where the recording speaks for another choice", async () => {
    expect((await hears("Meetha Geet", 1.5, 0.24)).choice).toBe(0);
    expect(await hears("Meetha Geet", 1.5, 0.5)).toEqual({ text: "Meetha Geet", choice: null });
  });

  it("none is whose words are denied, and the other one where the recording speaks for them", async () => {
    expect((await hears("lori gana", 0)).choice).toBe(0);
    expect((await hears("lori mat gana", 0)).choice).toBeNull();
    expect((await hears("lori mat gana", 1.5)).choice).toBe(1);
  });

  it("known words that mean no choice are told, for what agrees with one", async () => {
    expect(await hears("haan vahi", 1.5)).toEqual({ text: "हाँ वही", choice: null });
  });

  it("only Latin letters are asked for, which the words are found in", async () => {
    const asked: unknown[] = [];
    const heard: EncodedRecording = {
      ...hearing(() => -5),
      async transcribe(options) {
        asked.push(options);
        return "";
      },
    };
    const both = { hearing: heard, silence: hearing(() => -5) };
    const result = await recognizeByWhisper(both, {
      choices,
      words: answerWords.hi,
      places: null,
      byEar,
    });
    expect(result).toEqual({ text: "", choice: null });
    await recognizeByWhisper(both, {
      choices,
      words: answerWords.hi,
      places: null,
      byEar: null,
    });
    expect(asked).toEqual([{ isLatin: true }, { isLatin: false }]);
  });
});

describe("[SPLAY-8] a denial where Whisper writes by ear", () => {
  const byEar = { lexicon: hindiLexicon(), denialsOf: hindiDenialsOf };
  const owl = ["बराबर टुकड़े काटें", "उल्लू से पूछें"];

  /**
   * The second choice is sure.
   *
   * @param ahead how much likelier than it texts in Latin letters are; others are far less likely
   */
  async function hears(
    ahead: Readonly<Record<string, number>>,
    { transcript = "icky or lu se", choices = owl } = {},
  ) {
    const likelihoods = new Map(
      Object.entries(ahead).map(([text, lead]) => [romanize(text), lead]),
    );
    const sure = choices.slice(1).flatMap((one) => [one, romanize(one)]);
    for (const one of sure) likelihoods.set(one, likelihoods.get(one) ?? 0);
    const recording = hearing((one) => likelihoods.get(one) ?? -4, transcript);
    let transcripts = 0;
    const counted: EncodedRecording = {
      ...recording,
      async transcribe(options) {
        transcripts += 1;
        return recording.transcribe(options);
      },
    };
    const both = { hearing: counted, silence: hearing(() => -4) };
    const result = await recognizeByWhisper(both, {
      choices,
      words: answerWords.hi,
      places: null,
      byEar,
    });
    return { ...result, transcripts };
  }

  test.each([
    ["उल्लू से मत पूछें", 0.11],
    ["उल्लू मत से पूछें", 0.11],
    ["उल्लू से पूछें नहीं", 0.41],
  ])("%s is told, which the other choice is found by", async (text, ahead) => {
    expect(await hears({ [text]: ahead })).toEqual({ text, choice: null, transcripts: 0 });
    const scene = { choices: owl.map((one) => ({ text: one, nextId: "" })) };
    expect(matchChoice(scene, text, answerWords.hi)).toBe(0);
  });

  it("none is where the choice itself is clearly likelier", async () => {
    const far = { "उल्लू से मत पूछें": -0.41 };
    const result = await hears(far, { transcript: "ullu nahi" });
    expect(result).toEqual({ text: owl[1], choice: 1, transcripts: 0 });
  });

  it("is found in the transcript where it is about as likely, and where the recording speaks for it", async () => {
    const near = { "उल्लू से पूछें नहीं": 0.39 };
    expect(await hears(near)).toMatchObject({ choice: 1, transcripts: 1 });
    expect(await hears(near, { transcript: "" })).toMatchObject({ choice: 1, transcripts: 1 });
    const transcript = "ullu nahi";
    expect(await hears(near, { transcript })).toMatchObject({ text: transcript, choice: null });
    const spokenFor = { ...near, "उल्लू नहीं": -1 };
    expect(await hears(spokenFor, { transcript })).toMatchObject({ text: "उल्लू नहीं", choice: 0 });
  });

  it("none is where a choice denies something itself", async () => {
    const result = await hears({ "शोर मत मत करें": 1 }, { choices: ["गाना गाएँ", "शोर मत करें"] });
    expect(result.choice).toBe(1);
  });
});
