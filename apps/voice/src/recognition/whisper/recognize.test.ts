import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { describe, expect, it, test } from "vitest";
import { recognizeByWhisper } from "./recognize.ts";
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
  return recognizeByWhisper({ hearing: heard, silence: hearing(() => -5) }, choices, words);
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
    expect((await recognizeByWhisper(both, choices, words)).choice).toBe(1);
    expect((await recognize([0, 0], "hanson ko bulao", choices)).choice).toBe(0);
  });
});

describe("no choice is meant", () => {
  it("when one is denied: its words tell which is meant", async () => {
    const said = "la linterna no";
    const heard = hearing(() => -5, said);
    const both = { hearing: heard, silence: hearing(() => -5) };
    const result = await recognizeByWhisper(both, spanish, answerWords.es);
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
