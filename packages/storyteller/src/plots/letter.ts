/**
 * A misunderstanding cleared by asking: a letter lost one word in the rain, nobody dares to ask, and
 * the one who wrote it sits before nine plates and does not dare either.
 */
import { allHappy, type Plot } from "../plot.ts";

export const letter = {
  beats: {
    start: { at: "village", sky: "day", moods: { children: "sad" }, next: "mail" },
    mail: {
      at: "village",
      sky: "rain",
      moods: { children: "sad", friend: "sad" },
      next: "reasons",
    },
    reasons: {
      at: "village",
      sky: "rain",
      moods: { children: "sad", friend: "sad" },
      choices: { goose: "clue", paper: "clue" },
    },
    clue: {
      at: "road",
      sky: "day",
      moods: { children: "surprised" },
      next: "ferry",
      recalls: ["reasons"],
    },
    ferry: { at: "river", sky: "day", next: "uphill", recalls: ["reasons"] },
    uphill: {
      at: "hill",
      sky: "day",
      moods: { children: "tired", friend: "sad" },
      choices: { cow: "picnic", clover: "picnic", song: "picnic" },
    },
    picnic: {
      at: "meadow",
      sky: "day",
      moods: { children: "happy", friend: "happy" },
      next: "window",
      recalls: ["uphill"],
    },
    window: {
      at: "hill",
      sky: "day",
      moods: { children: "shy", friend: "shy", other: "sad" },
      choices: { knock: "asked", keyhole: "asked", note: "asked" },
    },
    asked: {
      at: "home",
      sky: "dusk",
      moods: { children: "surprised", other: "sad" },
      recalls: ["window"],
      choices: { backwards: "hello", fetch: "running", ink: "dry" },
    },
    hello: {
      at: "home",
      sky: "dusk",
      moods: allHappy,
      ending: "a-letter-of-one-word",
      recalls: ["uphill"],
    },
    running: {
      at: "village",
      sky: "dusk",
      moods: allHappy,
      ending: "a-letter-with-legs",
      recalls: ["uphill"],
    },
    dry: {
      at: "home",
      sky: "dusk",
      moods: allHappy,
      ending: "a-letter-that-stayed-dry",
      recalls: ["uphill"],
    },
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
