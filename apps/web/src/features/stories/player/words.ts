/** The player's texts where there is no story; with one, they are in its language: `words/`. */
export const words = {
  player: "Story Player",
  unknownStory: "This story does not exist.",
  unknownHint: "It may have been deleted, or whoever made it no longer shares it.",
  openingFailed: "The story could not be opened.",
  opening: "The story is being opened …",
  unknownLink: "This link does not work any more.",
  unknownLinkHint: "Ask whoever sent it to you for a new one.",
  tryAgain: "Try again",
  library: "Stories Library",
  noStory: "Which story shall it be?",
  noStoryHint: "Pick one from the library, and the lights go down.",
} as const;
