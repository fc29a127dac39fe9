/** The texts of rating a coder, besides the failures of the server. */
import { MOST_STARS } from "@codetale/domain/coders/ratings";

export const words = {
  rate: (name: string) => `Rate ${name}`,
  given: (stars: number) => `You gave ${starsText(stars)}`,
  change: "Change rating",
  title: (name: string) => `Rate ${name}`,
  intro:
    "Your stars count towards an average, shown once three learners have rated. Nobody is told that they are yours.",
  legend: "Stars",
  meanings: ["poor", "fair", "good", "very good", "excellent"],
  starsMissing: "Please choose one to five stars",
  wordsLabel: "In your words",
  wordsHelp:
    "Other learners and the coder can read this, without your name, once it is two weeks old.",
  cancel: "Cancel",
  save: "Save rating",
  saved: "Thank you. You can change it for 14 days.",

  average: (average: number, count: number) =>
    `${average.toFixed(1)} of ${MOST_STARS}, from ${count} ratings`,
  tooFew: "Shown once three learners have rated.",
  said: "What learners wrote",
} as const;

function starsText(stars: number): string {
  return stars === 1 ? "1 star" : `${stars} stars`;
}
