/** The texts of the question bank's screens. */

export const words = {
  bankTitle: "All Questions",
  bankHeading: "Hey All Questions",
  bankIntro:
    "What coders ask, and how they would answer it. Try first, then look: the answer stays hidden until you want it.",
  search: "Search",
  searchHint: "Every word has to occur, in the question or in its answer.",
  loading: "Loading...",
  fetchFailed: "An error occurred while fetching data.",
  nothingFound: "No questions found.",
  emptyHint: "The bank is empty so far. Yours could be the first question in it.",
  noMatchHint: "Try fewer words, or parts of them.",
  noSuchPage: (page: number) => `There is no page ${page}.`,

  addTitle: "Add a Question",
  addIntro:
    "One good question with an honest answer. Everybody who is signed in can read it, without your name.",
  questionMissing: "Please fill this in",
  tooLong: (longest: number, typed: number) =>
    `Please use at most ${longest} characters. There are ${typed}.`,
  answerHint: "Put code between two lines of three backticks; the first may name its language.",
  previewTitle: "How it will look",
  previewQuestion: "Your question",
  previewAnswer: "Your answer, with its code in colour.",
  added: "Your question is in the bank. Thank you!",
  notAdded: "The question could not be added.",
  draftStays: "What you typed stays here.",
  edit: "Edit",
  remove: "Delete",
  editTitle: "Edit your question",
  save: "Save",
  cancel: "Cancel",
  changed: "Your question has its new words.",
  removeTitle: "Delete this question?",
  removeText: "It leaves the bank for everybody, with its answer. This cannot be undone.",
  keep: "Keep it",
  removed: "Your question is deleted.",
  sentBefore:
    "An earlier press has added this question with other words. Press again to add it in these words as well.",
} as const;

/** `41 questions`, `1 question`. */
export function questionsText(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "question" : "questions"}`;
}

/** Display names of languages, by the tag of a code block. */
const languageNames: Record<string, string> = {
  python: "Python",
  py: "Python",
  java: "Java",
  "c++": "C++",
  cpp: "C++",
  c: "C",
  javascript: "JavaScript",
  js: "JavaScript",
  typescript: "TypeScript",
  ts: "TypeScript",
  sql: "SQL",
};

/** The display name of a code block's tag; the tag itself where unknown. */
export function languageName(named: string): string {
  return languageNames[named] ?? named;
}
