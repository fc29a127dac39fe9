/** What the player says of a download without all of its voices, in the languages of stories. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";

/** @param again the menu's item that downloads the story again */
type PartialDownloadText = (missing: number, again: string) => string;

export const partialDownloadTexts: Readonly<Record<StoryLanguage, PartialDownloadText>> = {
  en: (missing, again) =>
    `This story now plays without a network, but ${missing === 1 ? "one of its voices is" : `${missing} of its voices are`} missing. To fetch what is missing, choose “${again}” again in a while.`,
  es: (missing, again) =>
    `Este cuento ya se escucha sin conexión, pero ${missing === 1 ? "falta una de sus voces" : `faltan ${missing} de sus voces`}. Para completarlo, elige otra vez «${again}» dentro de un rato.`,
  fr: (missing, again) =>
    `Cette histoire s’écoute maintenant sans réseau, mais il manque ${missing === 1 ? "une de ses voix" : `${missing} de ses voix`}. Pour la compléter, choisis encore «\u202F${again}\u202F» dans un moment.`,
  hi: (missing, again) =>
    `यह कहानी अब बिना नेटवर्क भी चलेगी, पर उसकी ${missing} ${missing === 1 ? "आवाज़" : "आवाज़ें"} अभी नहीं आई। बाकी पाने के लिए थोड़ी देर बाद फिर “${again}” चुनो।`,
};
