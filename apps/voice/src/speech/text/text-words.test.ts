import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";
import { splitWords } from "./text-words.ts";

/** What is said, with marks where the voice breathes. */
function spoken(text: string, language: StoryLanguage = "en"): string {
  return splitWords(text, language)
    .flatMap(({ pieces }) => pieces.map((piece) => ("say" in piece ? piece.say : piece.mark)))
    .join(" ");
}

function sentences(text: string, language: StoryLanguage = "en"): string[] {
  return splitSentences(splitWords(text, language)).map((words) =>
    words.map((word) => word.text).join(" "),
  );
}

it("keeps one word for each run of characters between white space, as it stands", () => {
  const text = "“Où est l’île\u202f?” — demanda\nMme Dupont";

  expect(splitWords(text, "fr").map((word) => word.text)).toEqual(text.split(/\s+/u));
});

it.each<[StoryLanguage, string, string]>([
  ["en", "Mr. Fox and Dr. Wren", "Mister Fox and Doctor Wren"],
  ["en", "at 3:30, not 4:05 or 5:00", "at 3 30 , not 4 oh 5 or 5 o'clock"],
  ["en", "in 1998 and 2007 and 1900", "in 19 98 and 2007 and 19 hundred"],
  ["en", "$5 or $1 or €2.50", "5 dollars or 1 dollar or 2 euros and 50"],
  ["en", "50% of 3km & more", "50 percent of 3 kilometres and more"],
  ["en", "it was HUGE", "it was huge"],
  ["es", "La Sra. García y el 2.º día", "La Señora García y el segundo día"],
  ["es", "a las 3:30, 25 %", "a las 3 y 30 , 25 por ciento"],
  [
    "fr",
    "M. Renard, Mme Dupont et le 2e jour",
    "Monsieur Renard , Madame Dupont et le deuxième jour",
  ],
  ["fr", "à 15h30", "à 15 heures 30"],
  ["fr", "l’île", "l'île"],
  ["hi", "डॉ. शर्मा के २५ सेब।", "डॉक्टर शर्मा के 25 सेब ."],
])("[%s] says %s as it is said", (language, text, said) => {
  expect(spoken(text, language).replaceAll("  ", " ")).toBe(said);
});

it.each<[StoryLanguage, string]>([
  ["es", "el constructor sonríe"],
  ["en", "valueOf hasOwnProperty 5constructor"],
  ["fr", "toString isPrototypeOf"],
])("[%s] says a word as it is that names a property of all objects: %s", (language, text) => {
  expect(spoken(text, language)).toBe(text);
});

it("hears nothing of control characters", () => {
  expect(spoken("\u0000a\u0007")).toBe("a");
});

it("knows which straight quotes open and which close", () => {
  expect(spoken('He said "stop"')).toBe("He said “ stop ”");
});

it("breathes at dashes and dots inside a word", () => {
  expect(spoken("wait—what...")).toBe("wait — what …");
});

it.each<[StoryLanguage, string, string[]]>([
  ["en", "He ran. She hid! Why?", ["He ran.", "She hid!", "Why?"]],
  ["en", "Mr. Fox met J. K. Hare. They ran.", ["Mr. Fox met J. K. Hare.", "They ran."]],
  ["en", '"Stop!" said the fox. "No."', ['"Stop!" said the fox.', '"No."']],
  ["en", "It cost 3.50. Too much…", ["It cost 3.50.", "Too much…"]],
  ["en", "A title\nThe first line.", ["A title", "The first line."]],
  ["es", "¿Dónde? ¡Aquí!", ["¿Dónde?", "¡Aquí!"]],
  ["fr", "Où ? Là ! Bien.", ["Où ?", "Là !", "Bien."]],
  ["hi", "वह आया। वह गया।", ["वह आया।", "वह गया।"]],
])("[%s] cuts %s into sentences", (language, text, expected) => {
  expect(sentences(text, language)).toEqual(expected);
});

it("makes no sentence of marks alone", () => {
  expect(sentences("Hello.\n***\nBye.")).toEqual(["Hello. ***", "Bye."]);
});
