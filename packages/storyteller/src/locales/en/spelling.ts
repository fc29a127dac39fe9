/** English words that sound alike. */
import { asWritten, type Spelling } from "../../understanding/spelling.ts";

export const englishSpelling: Spelling = {
  ...asWritten,
  soundOf: (letters) =>
    letters
      .replace(/ph/g, "f")
      .replace(/c(?=[eiy])/g, "s")
      .replace(/ck?|q/g, "k")
      .replace(/gh(?=t)|(?<=^)k(?=n)|(?<=^)w(?=r)/g, "")
      .replace(/z/g, "s")
      .replace(/ea|ee|ie|ei|ey|y/g, "i")
      .replace(/([a-z])\1+/g, "$1"),
};
