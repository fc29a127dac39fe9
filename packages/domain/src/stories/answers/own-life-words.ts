/** Words by which children speak of their own day and family rather than of a choice. */
import type { StoryLanguage } from "../languages.ts";

/** All folded as by `wordsOf`. */
export const ownLifeWords: Readonly<Record<StoryLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    "my mine yesterday tomorrow today mommy mummy mom mum daddy dad grandma grandpa granny teacher " +
      "kindergarten birthday bathroom toilet pizza juice film movie cartoon television computer called",
  ),
  es: wordSet(
    "mi mis mío mía ayer mañana hoy mamá mami papá papi abuela abuelo maestra maestro escuela " +
      "cumpleaños baño pizza jugo película televisión computadora llamo llamas",
  ),
  fr: wordSet(
    "mon ma mes mien mienne hier demain aujourd'hui maman papa mamie papi maîtresse école " +
      "anniversaire toilettes pizza jus film télévision télé ordinateur t'appelles s'appelle m'appelle",
  ),
  hi: wordSet(
    "मेरा मेरी मेरे मम्मी पापा दादी दादा दादाजी नाना नानी टीचर स्कूल जन्मदिन बाथरूम पिज़्ज़ा जूस फ़िल्म टीवी कंप्यूटर आज कल " +
      "पसंद भूख नींद",
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.normalize("NFC").split(" "));
}
