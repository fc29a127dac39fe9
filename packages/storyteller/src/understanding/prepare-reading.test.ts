import { describe, expect, it, vi } from "vitest";
import { phraseTableInSteps } from "./phrases.ts";
import { learnInSteps, termsOf } from "./learned-words.ts";
import { withoutPauses, withPauses } from "./steps.ts";
import { prepareReading, readObjective } from "./read-wishes.ts";
import { storyLocales } from "../story-locales.ts";

describe("[SMAKE-7] what takes long to learn", () => {
  it("is learned with pauses for others, and once", async () => {
    // What is learned is kept by locale.
    const locale = { ...storyLocales.en, themes: { ...storyLocales.en.themes } };
    const pause = vi.fn(() => Promise.resolve());
    await prepareReading(locale, pause);
    expect(pause.mock.calls.length).toBeGreaterThan(100);

    pause.mockClear();
    expect(readObjective("not hitting my brother", locale).theme).toBe("hitting");
    await prepareReading(locale, pause);
    expect(pause).not.toHaveBeenCalled();
  });

  it("is the same with and without pauses", async () => {
    const examples = ["frogs croak", "sharks bite"].map((text, kind) => ({
      kind,
      terms: termsOf(text.split(" ")),
    }));
    const phrases = { pond: ["frog croak"], sea: ["shark"] };
    const learned = withoutPauses(learnInSteps(examples));
    const table = withoutPauses(phraseTableInSteps(phrases));
    const pause = () => Promise.resolve();
    const slowly = await withPauses(learnInSteps(examples), pause);
    const slowTable = await withPauses(phraseTableInSteps(phrases), pause);

    const terms = termsOf(["frog", "bites"]);
    expect([...slowly(terms)]).toEqual([...learned(terms)]);
    expect(slowTable.weigh("frogs croak")).toEqual(table.weigh("frogs croak"));
  });
});
