/** What the player says of a download without all of its voices, in the languages of stories. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";

/** @param again the menu's item that downloads the story again */
type PartialDownloadText = (missing: number, again: string) => string;

export const partialDownloadTexts: Readonly<Record<StoryLanguage, PartialDownloadText>> = {
  en: (missing, again) =>
    `This story now plays without a network, but ${missing === 1 ? "one of its voices is" : `${missing} of its voices are`} missing. To fetch what is missing, choose “${again}” again in a while.`,
  es: (missing, again) =>
    `Este cuento ya se puede escuchar sin conexión, pero todavía falta la voz de ${missing === 1 ? "un fragmento" : `${missing} fragmentos`}. Para completarlo, elige otra vez “${again}” dentro de un rato.`,
  fr: (missing, again) =>
    `Tu peux maintenant écouter cette histoire sans réseau, mais il manque encore la voix ${missing === 1 ? "d’un passage" : `de ${missing} passages`}. Pour la compléter, choisis de nouveau «\u202F${again}\u202F» dans un moment.`,
  hi: (missing, again) =>
    `यह कहानी अब बिना नेटवर्क के भी चलेगी, पर उसके ${missing === 1 ? "एक हिस्से" : `${missing} हिस्सों`} की आवाज़ अभी नहीं आई है। पूरी कहानी पाने के लिए थोड़ी देर बाद फिर “${again}” चुनो।`,
};
