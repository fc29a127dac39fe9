/** The reply to an answer that was not understood: it names the choices again. */
import { diceFrom } from "../dice.ts";
import type { Scene } from "../graph.ts";
import { storyLanguages, type StoryLanguage } from "../languages.ts";

interface AskAgainTexts {
  /** With a character of the scene; names get no endings. */
  openers: readonly ((name: string) => string)[];
  /** Where the scene shows no character. */
  openersAlone: readonly string[];
  /** @param choices the quoted choices as one list */
  invite: (choices: string) => string;
  quote: (choice: string) => string;
  or: string;
}

const WORDS: Readonly<Record<StoryLanguage, AskAgainTexts>> = {
  en: {
    openers: [
      (name) => `${name} leans in to hear you better.`,
      (name) => `${name} waits and listens again.`,
      (name) => `Come closer, ${name} wants to hear you.`,
    ],
    openersAlone: [
      "Oh, the wind took your words away.",
      "Hmm, the story tilts its head and listens again.",
      "The story pricks up its ears.",
    ],
    invite: (choices) => `Say it once more, loud and clear: ${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "or",
  },
  es: {
    openers: [
      (name) => `${name} se acerca para oírte mejor.`,
      (name) => `${name} espera y vuelve a escuchar.`,
      (name) => `Acércate, ${name} te quiere oír.`,
    ],
    openersAlone: [
      "Ay, el viento se llevó tus palabras.",
      "Mmm, el cuento inclina la cabeza y vuelve a escuchar.",
      "El cuento aguza el oído.",
    ],
    invite: (choices) => `Dilo otra vez, bien clarito: ¿${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "o",
  },
  fr: {
    openers: [
      (name) => `${name} s’approche pour mieux t’entendre.`,
      (name) => `${name} attend et tend l’oreille.`,
      (name) => `Approche-toi, ${name} veut t’entendre.`,
    ],
    openersAlone: [
      "Oh\u202F! Le vent a emporté tes mots.",
      "Hum, l’histoire penche la tête et tend l’oreille.",
      "L’histoire dresse l’oreille.",
    ],
    invite: (choices) => `Dis-le encore une fois, bien fort\u202F: ${choices}\u202F?`,
    quote: (choice) => `«\u202F${choice}\u202F»`,
    or: "ou",
  },
  hi: {
    openers: [
      (name) => `${name} का ध्यान अब तुम्हारी ओर है।`,
      (name) => `थोड़ा पास आओ, ${name} को तुम्हारी बात सुननी है।`,
      (name) => `${name} को तुम्हारे जवाब का इंतज़ार है।`,
    ],
    openersAlone: [
      "अरे, हवा बात उड़ा ले गई।",
      "हम्म, कहानी फिर से कान लगाकर सुन रही है।",
      "कहानी फिर से तुम्हें सुनना चाहती है।",
    ],
    invite: (choices) => `ज़रा फिर से, ज़ोर से बोलो: ${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "या",
  },
};

/**
 * Speaks of whoever speaks in the scene, or of the first character it shows, and never of a mistake.
 * The reply is the same for the same scene.
 *
 * @returns for a language not in `storyLanguages` the choices alone, which are in the story's words
 */
export function askAgainText(
  { id, choices, speaker, cast }: Pick<Scene, "id" | "choices" | "speaker" | "cast">,
  language: string,
): string {
  const texts = choices.map(({ text }) => text.trim());
  const known = storyLanguages.find((one) => one === language);
  if (!known) return texts.map((text) => `${text}?`).join(" ");
  const { openers, openersAlone, invite, quote, or } = WORDS[known];
  const name = speaker ?? cast[0];
  const dice = diceFrom(id);
  const opener = name === undefined ? dice.pick(openersAlone) : dice.pick(openers)(name);
  return texts.length === 0 ? opener : `${opener} ${invite(listed(texts.map(quote), or))}`;
}

function listed(texts: readonly string[], or: string): string {
  const others = texts.slice(0, -1).join(", ");
  return [others, ...texts.slice(-1)].filter(Boolean).join(` ${or} `);
}
