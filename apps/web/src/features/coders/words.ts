/** The texts of the screens about coders, besides the failures of the server. */
import { CHANGEABLE_DAYS, FEWEST_RATERS } from "@codetale/domain/coders/ratings";

export const words = {
  coder: "Coder",
  yourCoder: "Your coder",
  fetchFailed: "This coder's profile could not be read.",
  schedules: "My Schedules",
  languages: "Languages",
  companies: "Companies",
  experience: "Experience",
  about: "About",
  ratings: "Ratings",
  since: (year: number, years: number) =>
    years === 0 ? `Coding since ${year}` : `Coding since ${year}, ${yearsText(years)}`,
  nothingSaid: (name: string) => `${name} has not written anything here yet.`,

  settingsHeading: "What learners see of you",
  settingsIntro:
    "Learners whose session you have joined can open your profile: your name, your photo and this. Leave out what you like.",
  settingsFetchFailed: "What learners see of you could not be read.",
  ratingsHeading: "How learners rated you",
  ratingsIntro: `All of them together, as learners see it: once ${FEWEST_RATERS} have rated, and in their words once these are ${CHANGEABLE_DAYS} days old. Nobody is named.`,
  commas: "Separated by commas.",
  companiesHelp: "Where you work or have worked, separated by commas.",
  sinceLabel: "Coding since",
  sinceHelp: "A year, for example 2014.",
  sinceWrong: "Please enter a year, for example 2014",
  aboutLabel: "About you",
  aboutHelp: "How you hold a test, and what you can help with.",
  save: "Save what learners see",
  saved: "Saved. Learners see it from now on.",
  notSaved: "That was not saved.",
} as const;

function yearsText(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}
