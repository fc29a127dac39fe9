/** Faults of a single text of the model: markup, emoji, addresses, unsuitable words, refusals, leaked instructions. */
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import type { AnswerFault } from "./ask-with-repairs.service.ts";
import { allInstructions } from "./instructions.ts";

const MARKUP = /[<>{}[\]\\*#`|_~^=@$%&]|https?:|www\./u;
/** Sentences that lack a space go on with a capital letter. */
const ADDRESS = /[\p{L}\p{N}]{2}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;
/** Years and other numbers stand alone. */
const TELEPHONE =
  /\p{Nd}{7}|\p{Nd}{3}[\s().\/–-]{1,3}\p{Nd}{2}|(?:\p{Nd}{2}[\s().\/–-]{1,3}){3}\p{Nd}{2}/u;
const PICTURE = /\p{Extended_Pictographic}/u;
/** How models begin to refuse, in place of what they were asked for. */
const REFUSALS = [
  "as an ai|as a language model|as a large language model|as an artificial intelligence",
  "i cannot assist|i can't assist|i cannot fulfill|i can't fulfill|i cannot help with|i can't help with that request",
  "como modelo de lenguaje|como un modelo de lenguaje|como ia|como una ia|como inteligencia artificial",
  "no puedo ayudar con esa solicitud|no puedo ayudarte con esa solicitud|no puedo cumplir con esa solicitud",
  "en tant que modèle de langage|en tant que modèle de langue|en tant qu'ia|en tant qu'intelligence artificielle",
  "je ne peux pas répondre à cette demande|je ne peux pas vous aider avec cette demande",
  "एआई के रूप में|ai के रूप में|भाषा मॉडल के रूप में|एआई मॉडल के रूप में|मैं इस अनुरोध में",
].flatMap((phrases) => phrases.split("|").map(spaced));
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
  if (ADDRESS.test(ours) || TELEPHONE.test(ours)) {
    found("address", "a text has an address or a telephone number");
  }
  const word = unsuitableWord(text);
  if (word !== null) found("unsuitable", `“${word}” does not belong in a story for young children`);
  if (isOfModel(text)) {
    found("not-a-story", "a text speaks of these instructions or of you in place of the story");
  }
  return faults;
}

function isOfModel(text: string): boolean {
  const words = spaced(text);
  return (
    REFUSALS.some((refusal) => words.includes(refusal)) ||
    runsOf(wordsOf(text)).some((run) => instructed.has(run))
  );
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
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
