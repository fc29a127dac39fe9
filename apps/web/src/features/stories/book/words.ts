/** The texts of the screen around a book; those of the book itself are in `book-words.ts`. */

export const words = {
  title: "Print as a book",
  intro:
    "One scene on each page, with its picture. On paper the story asks to turn to the page that was chosen.",
  print: "Print or save as PDF",
  printHint: "To get a PDF, choose “Save as PDF” as the printer. The pages have the size A5.",
  play: "Play it",
  pages: (count: number) => `${count} pages`,
  loading: "Loading the book",
  failed: "This book could not be loaded.",
  unknown: "This story does not exist.",
  unknownHint: "It may have been deleted, or whoever made it no longer shares it.",
  library: "Stories Library",
  book: "The book",
  page: (number: number) => `Page ${number}`,
} as const;
