/**
 * A misunderstanding cleared by asking: a letter lost one word in the rain, nobody dares to ask, and
 * the one who wrote it sits before nine plates and does not dare either.
 */
import type { Plot } from "../plot.ts";

export const letter = {
  beats: {
    start: { at: "village", next: "mail" },
    mail: { at: "village", next: "reasons" },
    reasons: { at: "village", choices: { goose: "clue", paper: "clue" } },
    clue: { at: "road", next: "ferry", recalls: ["reasons"] },
    ferry: { at: "river", next: "uphill", recalls: ["reasons"] },
    uphill: { at: "hill", choices: { cow: "picnic", clover: "picnic", song: "picnic" } },
    picnic: { at: "meadow", next: "window", recalls: ["uphill"] },
    window: { at: "hill", choices: { knock: "asked", keyhole: "asked", note: "asked" } },
    asked: {
      at: "home",
      recalls: ["window"],
      choices: { backwards: "hello", fetch: "running", ink: "dry" },
    },
    hello: { at: "home", ending: "a-letter-of-one-word", recalls: ["uphill"] },
    running: { at: "village", ending: "a-letter-with-legs", recalls: ["uphill"] },
    dry: { at: "home", ending: "a-letter-that-stayed-dry", recalls: ["uphill"] },
  },
  lessonSlots: [
    { before: ["uphill"], at: "river" },
    { before: ["window"], at: "meadow" },
  ],
  returnSlots: [
    { before: ["window"], at: "hill" },
    { before: ["hello", "running", "dry"], at: "home" },
  ],
  suits: ["books", "rain", "detectives", "puzzles", "birds", "farm-animals", "cakes", "boats"],
  detours: [
    { from: "clue", skipTo: "ferry" },
    { from: "uphill", skipTo: "picnic" },
  ],
} as const satisfies Plot;
