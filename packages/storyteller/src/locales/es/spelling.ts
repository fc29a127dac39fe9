/** Spanish words that sound alike. */
import { asWritten, type Spelling } from "../../understanding/spelling.ts";

export const spanishSpelling: Spelling = {
  ...asWritten,
  soundOf: (letters) =>
    letters
      .replace(/(?<!c)h/g, "")
      .replace(/v/g, "b")
      .replace(/z|c(?=[eiy])|sc(?=[ei])|x/g, "s")
      .replace(/qu(?=[ei])|c(?!h)|q/g, "k")
      .replace(/g(?=[ei])/g, "j")
      .replace(/gu(?=[ei])/g, "g")
      .replace(/ll/g, "y")
      .replace(/n(?=[bp])/g, "m")
      .replace(/([a-z])\1+/g, "$1"),
};
