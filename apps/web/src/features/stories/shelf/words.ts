/** The shelf's few texts; most of its listeners cannot read. */

export const words = {
  title: "My stories",
  loading: "The stories are on their way",
  empty: "There are no stories yet.",
  failed: "The stories could not be fetched.",
  tryAgain: "Try again",
  offline: "No network: these stories play without one.",
  nothingOffline: "No network, and no story is on this device.",
  earlier: "Earlier stories",
  later: "More stories",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  tapAgain: "Tap again to open it",
  queued: (place: number) => `Number ${place} in the queue`,

  parents: "For parents",
  holdHint: "Hold the button for 3 seconds.",
  askInstead: "Answer a question instead",
  questionTitle: "For parents",
  question: (first: string, second: string) => `How much is ${first} and ${second}?`,
  answer: "In digits",
  wrongAnswer: "That is not it. Please try again.",
  open: "Open the library",
  cancel: "Cancel",
} as const;

/** For sums of the parent's question: `numberWords[7]` is `seven`. */
export const numberWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
] as const;
