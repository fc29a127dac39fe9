/** Faults of a single text of the model: markup, emoji, unsuitable words, leaked instructions. */
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import type { AnswerFault } from "./ask-with-repairs.service.ts";
import { allInstructions } from "./instructions.ts";

const MARKUP = /[<>{}[\]\\*#`|_~^=@$%&]|https?:|www\./u;
const PICTURE = /\p{Extended_Pictographic}/u;
const LONGEST_TEXT = 900;
/** This many consecutive words of the instructions count as a leak. */
const LEAKED_WORDS = 8;

const instructed = new Set(runsOf(wordsOf(allInstructions)));

/** @param names exempt from the check of characters, since a parent typed them */
export function textFaults(
  text: string,
  sceneId: string | null,
  names: readonly string[],
): AnswerFault[] {
  const faults: AnswerFault[] = [];
  const found = (code: string, detail: string) => faults.push({ code, sceneId, detail });
  if (text.length > LONGEST_TEXT) found("too-long", "a text goes on and on");
  const ours = withoutAll(text.slice(0, LONGEST_TEXT), names);
  if (MARKUP.test(ours)) found("markup", "a text has markup, links or signs that nobody can say");
  if (PICTURE.test(ours)) found("markup", "a text has pictures in it, which nobody can say");
  const word = unsuitableWord(text);
  if (word !== null) found("unsuitable", `“${word}” does not belong in a story for young children`);
  if (runsOf(wordsOf(text)).some((run) => instructed.has(run))) {
    found("not-a-story", "a text speaks of these instructions in place of the story");
  }
  return faults;
}

function withoutAll(text: string, names: readonly string[]): string {
  return [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => (name === "" ? rest : rest.replaceAll(name, "")), text);
}

function runsOf(words: readonly string[]): string[] {
  const count = Math.max(0, words.length - LEAKED_WORDS + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + LEAKED_WORDS).join(" "));
}
