import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { matchOrdinal } from "@codetale/domain/stories/answers/match-answer";
import { describe, expect, it } from "vitest";
import { hindiDenialsOf } from "./hindi-denials.ts";
import { hindiLexicon } from "./hindi-lexicon.ts";
import { recognizeByWhisper } from "./recognize.ts";
import { placesBySound } from "./spoken-places.ts";
import type { EncodedRecording } from "./whisper.ts";

const three = ["Lanzar la cuerda", "Cantar una canción", "Construir un puente"];

/** @param evidence how much likelier than silence the recording makes texts; others are as likely */
function hears(
  evidence: Readonly<Record<string, number>>,
  {
    transcript = "la tensera",
    choices = three,
    language = "es",
  }: { transcript?: string; choices?: readonly string[]; language?: "es" | "hi" } = {},
) {
  const hearing: EncodedRecording = {
    likelihoods: async (texts) => texts.map((text) => -5 + (evidence[text] ?? 0)),
    transcribe: async () => transcript,
  };
  const silence = {
    ...hearing,
    likelihoods: async (texts: readonly string[]) => texts.map(() => -5),
  };
  const byEar = { lexicon: hindiLexicon(), denialsOf: hindiDenialsOf };
  return recognizeByWhisper(
    { hearing, silence },
    {
      ...{ choices, words: answerWords[language], byEar: language === "hi" ? byEar : null },
      places: placesBySound[language] ?? null,
    },
  );
}

describe("[SPLAY-8] a place is said", () => {
  it("where its sounds are clear, though its words are misspelled", async () => {
    expect((await hears({ "la tercera": 1.01 })).choice).toBe(2);
    expect((await hears({ "la tercera": 0.99 })).choice).toBeNull();
  });

  it("where they lead those of another place; two phrases of one place are no rivals", async () => {
    expect((await hears({ "la tercera": 1.3, "la primera": 1.1 })).choice).toBeNull();
    expect((await hears({ "la tercera": 1.4, "la primera": 1.1 })).choice).toBe(2);
    expect((await hears({ "la tercera": 1.4, "el tercero": 1.4, "la última": 1.4 })).choice).toBe(
      2,
    );
  });

  it("of those that there are", async () => {
    const two = { choices: three.slice(0, 2) };
    expect((await hears({ "la tercera": 2 }, two)).choice).toBeNull();
    expect((await hears({ "la última": 2 }, two)).choice).toBe(1);
    expect((await hears({ "la última": 2 })).choice).toBe(2);
    expect((await hears({ "la del medio": 2 })).choice).toBe(1);
  });

  it("not where the transcript names a choice, or denies something", async () => {
    expect((await hears({ "la tercera": 2 }, { transcript: "lanzar la cuerda" })).choice).toBe(0);
    expect((await hears({ "la tercera": 2 }, { transcript: "la tensera no" })).choice).toBeNull();
  });

  it("not where it is denied, as far as that is heard", async () => {
    const choices = ["रस्सी फेंकें", "गाना गाएँ"];
    const hindi = { language: "hi" as const, transcript: "bzr", choices };
    const second = { "दूसरा वाला": 0.71, "dusara vala": 2 };
    expect((await hears(second, hindi)).choice).toBe(1);
    expect((await hears({ ...second, "dusara vala nahin": 2 }, hindi)).choice).toBeNull();
  });
});

it.each(["es", "hi"] as const)("[SPLAY-8] %s has phrases for every place", (language) => {
  const placesOf = (choices: readonly string[]) =>
    new Set(
      placesBySound[language]?.phrases.map((phrase) =>
        matchOrdinal(choices, phrase, answerWords[language]),
      ),
    );
  expect(placesOf([...three, "Dormir"])).toEqual(new Set([0, 1, 2, 3, null]));
  expect(placesOf(three)).toEqual(new Set([0, 1, 2, null]));
  expect(placesOf(three.slice(0, 2))).toEqual(new Set([0, 1, null]));
});
