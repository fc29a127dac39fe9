/** The texts of the screen that changes a story's words. */

export const words = {
  title: "Edit the words",
  intro: "Change any line to your own words. Each line is saved by itself.",
  imported:
    "You imported this story: everybody who may play it hears what you write here, with other names for the children that it is about.",
  shared:
    "Others hear the story as it was told; what you write is for you alone. Only a new title is shown to them too, with other names for your children.",
  private:
    "What you write is for you alone. If you share this story, others hear it as it was told; only a new title is shown to them too, with other names for your children.",
  loading: "Loading the story",
  failed: "This story could not be loaded.",
  unknown: "This story does not exist, or it belongs to another account.",
  library: "See your stories",
  play: "Play it",
  storyTitle: "Title",
  untitled: "Untitled Story",
  untitledScene: "A scene",
  scene: (number: number, title: string) => `${number}. ${title}`,
  dialogueOf: (scene: string) => `What is told in “${scene}”`,
  choiceOf: (number: number, scene: string) => `Choice ${number} of “${scene}”`,
  choice: (number: number) => `Choice ${number}`,
  leadsTo: (number: number) => `leads to ${number}`,
  ending: "The story ends here.",
  edit: "Edit",
  editLine: (line: string) => `Edit: ${line}`,
  save: "Save",
  cancel: "Cancel",
  missing: "Please fill this in",
  saved: "Saved.",
  savedAndSpoken: "Saved. The voice for this line is made anew.",
  undo: "Undo",
  undone: "The line is as it was before.",
  changedElsewhere: "This line was changed in another window meanwhile. It now says:",
  keepMine: "Save mine instead",
  takeOther: "Keep the other one",
} as const;
