/** The texts of rating a coder, besides the failures of the server. */
import { CHANGEABLE_DAYS, FEWEST_RATERS, MOST_STARS } from "@codetale/domain/coders/ratings";

export const words = {
  rate: (name: string) => `Rate ${name}`,
  given: (stars: number) => `You gave ${starsText(stars)}`,
  change: "Change rating",
  title: (name: string) => `Rate ${name}`,
  notRead: "Your rating could not be read.",
  retry: "Try again",
  retryName: (name: string) => `Try again to read your rating of ${name}`,
  intro: `Your stars count towards an average, shown once ${FEWEST_RATERS} learners have rated. Nobody is told that they are yours.`,
  legend: "Stars",
  meanings: ["poor", "fair", "good", "very good", "excellent"],
  starsMissing: "Please choose one to five stars",
  wordsLabel: "In your words",
  wordsHelp: `Other learners and the coder can read this, without your name, once it is ${CHANGEABLE_DAYS} days old.`,
  cancel: "Cancel",
  save: "Save rating",
  /** @param day until when it can be changed: counted from the first rating, not from this one */
  saved: (day: string) => `Thank you. You can change it until ${day}.`,

  average: (average: number, count: number) =>
    `${average.toFixed(1)} of ${MOST_STARS}, from ${count} ratings`,
  tooFew: `Shown once ${FEWEST_RATERS} learners have rated.`,
  said: "What learners wrote",
} as const;

function starsText(stars: number): string {
  return stars === 1 ? "1 star" : `${stars} stars`;
}
