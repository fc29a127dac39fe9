/** French words that sound alike. */
import { asWritten, type Spelling } from "../../understanding/spelling.ts";

export const frenchSpelling: Spelling = {
  ...asWritten,
  soundOf: (letters) =>
    letters
      .replace(/ph/g, "f")
      .replace(/(?<!c)h/g, "")
      .replace(/c(?=[eiy])|sc(?=[ei])/g, "s")
      .replace(/qu|q|c(?!h)/g, "k")
      .replace(/g(?=[eiy])/g, "j")
      .replace(/eau|au/g, "o")
      .replace(/ai|ei/g, "e")
      .replace(/y/g, "i")
      .replace(/[ae][mn](?=[bcdfgjklpqstvz])/g, "an")
      .replace(/([a-z])\1+/g, "$1")
      .replace(/(?<=..)(?:e[sz]|er|[est])$/g, ""),
};
