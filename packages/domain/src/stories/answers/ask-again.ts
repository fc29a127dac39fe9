/** The reply to an answer that was not understood: it names the choices again. */
import { diceFrom } from "../dice.ts";
import type { Scene } from "../graph.ts";
import { storyLanguages, type StoryLanguage } from "../languages.ts";

interface AskAgainTexts {
  openers: readonly string[];
  /** @param choices the quoted choices as one list */
  invite: (choices: string) => string;
  quote: (choice: string) => string;
  or: string;
}

const WORDS: Readonly<Record<StoryLanguage, AskAgainTexts>> = {
  en: {
    openers: [
      "Oh, the wind took your words away.",
      "Hmm, the story tilts its head and listens again.",
      "Even the wise old owl did not catch that.",
    ],
    invite: (choices) => `Say it once more, loud and clear: ${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "or",
  },
  es: {
    openers: [
      "Ay, el viento se llevó tus palabras.",
      "Mmm, el cuento inclina la cabeza y vuelve a escuchar.",
      "Ni la vieja lechuza lo ha oído bien.",
    ],
    invite: (choices) => `Dilo otra vez, bien clarito: ¿${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "o",
  },
  fr: {
    openers: [
      "Oh\u202F! Le vent a emporté tes mots.",
      "Hum, l’histoire penche la tête et tend l’oreille.",
      "Même la vieille chouette n’a pas bien entendu.",
    ],
    invite: (choices) => `Dis-le encore une fois, bien fort\u202F: ${choices}\u202F?`,
    quote: (choice) => `«\u202F${choice}\u202F»`,
    or: "ou",
  },
  hi: {
    openers: [
      "अरे, हवा बात उड़ा ले गई।",
      "हम्म, कहानी फिर से कान लगाकर सुन रही है।",
      "नन्ही गिलहरी भी ठीक से सुन नहीं पाई।",
    ],
    invite: (choices) => `ज़रा फिर से, ज़ोर से बोलो: ${choices}?`,
    quote: (choice) => `“${choice}”`,
    or: "या",
  },
};

/**
 * The reply is the same for the same scene.
 *
 * @returns for a language not in `storyLanguages` the choices alone, which are in the story's words
 */
export function askAgainText(
  { id, choices }: Pick<Scene, "id" | "choices">,
  language: string,
): string {
  const texts = choices.map(({ text }) => text.trim());
  const known = storyLanguages.find((one) => one === language);
  if (!known) return texts.map((text) => `${text}?`).join(" ");
  const { openers, invite, quote, or } = WORDS[known];
  const opener = diceFrom(id).pick(openers);
  return texts.length === 0 ? opener : `${opener} ${invite(listed(texts.map(quote), or))}`;
}

function listed(texts: readonly string[], or: string): string {
  const others = texts.slice(0, -1).join(", ");
  return [others, ...texts.slice(-1)].filter(Boolean).join(` ${or} `);
}
