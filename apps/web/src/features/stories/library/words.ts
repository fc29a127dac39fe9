/** The library's texts. */

export const words = {
  title: "Stories Library",
  intro: "Every story here can be played at once: listen, and say where it goes.",
  create: "Create Your Own Story",
  search: "Search",
  searchHelp: "In titles, characters and learning objectives.",
  language: "Language",
  anyLanguage: "All languages",
  level: "Ages",
  anyLevel: "All ages",
  levels: { "3-5": "3 to 5 years", "6-9": "6 to 9 years" },
  whose: "Whose",
  all: "All stories",
  mine: "My stories",
  loading: "Loading...",
  failed: "Failed to fetch stories",
  none: "No stories found.",
  noneHint: "Nothing here yet. The first story could be yours.",
  noMatchHint: "Try other words, or all languages and ages.",
  showAll: "Show all stories",
  untitled: "Untitled Story",
  objectives: "About",
  characters: "With",
  private: "Private",
  shared: "Shared",
  downloaded: "Downloaded",
  downloadedHeading: "On this device",
  voices: (done: number, total: number) => `Voices: ${done} of ${total}`,
  more: (title: string) => `More about “${title}”`,

  voicesComing: "The voices are on their way. Until they are here, your browser reads aloud.",
  voicesProgress: "Voices",
  voicesAway: (reason: string) =>
    `${reason} Stories are told with captions, and your browser reads them aloud.`,
  noVoices: "There are no voices here yet.",

  tellAgain: "Tell it again, but …",
  edit: "Edit the words",
  rename: "Rename",
  renameTitle: "Rename this story",
  renameField: "Title",
  save: "Save",
  cancel: "Cancel",
  share: "Share with everybody",
  shareTitle: "Share this story with everybody?",
  shareText:
    "It appears in everybody's library. Others hear it with another child in it: your child's name, age and interests stay with you. The characters and learning objectives are shown as you wrote them.",
  shareNow: "Share",
  unshare: "Stop sharing",
  sharedNow: "Everybody can play it now.",
  unsharedNow: "Only you can play it now.",
  exportTwee: "Export for Twine",
  exportInk: "Export for ink",
  remove: "Delete",
  deleted: (title: string) => `“${title}” is deleted.`,
  undo: "Undo",
  importStory: "Import a story",
  importIntro:
    "Stories written in Twine (Twee 3) or ink become playable here, once every way through them is whole.",
  importFile: "File",
  importFileHelp: "A .twee, .tw or .ink file of 512 KB at most.",
  importLanguage: "Language of the story",
  importNow: "Import",
  imported: (title: string) => `“${title}” is in your library.`,
  chooseFile: "Please choose a file.",
  fileTooLarge: "This file is larger than 512 KB.",
} as const;

/** `41 stories`, `1 story`. */
export function storiesText(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "story" : "stories"}`;
}
