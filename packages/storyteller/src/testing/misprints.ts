/** What an editor of each language strikes out wherever it stands: a missing contraction, another spelling. */
import type { StoryGraph } from "@codetale/domain/stories/graph";
import type { StoryLanguage } from "@codetale/domain/stories/languages";

/** @returns one sentence per misprint, with the id of its scene */
export function misprintsIn({ scenes }: StoryGraph, language: StoryLanguage): string[] {
  return scenes.flatMap(({ id, title, dialogue, choices }) =>
    [title, dialogue, ...choices.map(({ text }) => text)].flatMap((text) =>
      Object.entries(misprints[language]).flatMap(([what, pattern]) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [`${id}: ${what} (${found}): ${text}`];
      }),
    ),
  );
}

const misprints: Readonly<Record<StoryLanguage, Readonly<Record<string, RegExp>>>> = {
  en: {
    "British spelling":
      /\b(?:grey|\w*colour\w*|neighbour\w*|favourit\w*|practis\w+|theatre|towards|afterwards|ladybird|moustache|fitted|trousers|travelling)\b/i,
    "a British word": /\b(?:loo|mum|mummy|rubbish|torch|skipping rope|letterbox|postman|pram)\b/i,
    "an article":
      /(?<!\p{L})a (?=[aeio]\p{Ll})(?!one\b|once\b)|(?<!\p{L})an (?=[b-dfgj-np-tv-z]\p{Ll})/u,
  },
  es: {
    contraction: /(?<![\p{L}])(?:de|a) el(?![\p{L}])/iu,
    "y before i": /(?<![\p{L}])y (?=h?[ií](?![eé]))/iu,
    "o before o": /(?<![\p{L}])o (?=h?[oó])/iu,
    vosotros: /(?<![\p{L}])(?:vosotr[oa]s|os|vuestr[oa]s?|(?!dieciséis)\p{L}+[áé]is)(?![\p{L}])/iu,
    "an opening mark": /(?<!¿[^?]*)\?|(?<!¡[^!]*)!/u,
    "a closing mark": /¿[^?]*$|¡[^!]*$/u,
  },
  fr: {
    elision:
      /(?<![\p{L}’-])(?:je|me|te|se|ne|de|que|le|la|jusque|lorsque|puisque) (?!onze|onzième|oui|un\b|une\b|yaourt|yoga|ouh|ouin|huit|\p{L}\b)[aeiouéèêâîôûœ]/iu,
    "si il": /(?<![\p{L}])si ils?(?![\p{L}])/iu,
  },
  hi: {
    "another spelling": /बत्तख़|मुर्ग़|(?<![\u0900-\u097F])गुब्बार|अख़रोट|पराठ|मुसकान|छछूंदर/u,
    "a direct form before a postposition":
      /(?:चूहा|कछुआ|घोंघा|कौआ|कुत्ता|गधा|घोड़ा|गुबरैला|बच्चा|पौधा|दरवाज़ा|रास्ता|पत्ता|डिब्बा|कमरा|केला|झूला|कोना|टुकड़ा|तकिया|चश्मा|छाता|जूता) (?:ने|को|का|की|के|से|में|पर|तक)(?![\u0900-\u097F])/u,
    "an elder in the singular":
      /(?<![\u0900-\u097F])(?:दादी|नानी|काकी|मौसी|बुआ|काका|चाचा|मामा|दादा|नाना|माँ|पापा|मुखिया जी) (?:बोला|बोली|आया|आई|हँसा|हँसी|था|थी|गया|गई)(?![\u0900-\u097F])/u,
    "a singular adjective of an elder": /(?:हैं) [^।,]+, एक [\u0900-\u097F]+ा (?=[\u0900-\u097F])/u,
    "a feminine noun with a masculine verb": /छछूँदर (?:बोला|आया|था|गया|चला)(?![\u0900-\u097F])/u,
  },
};
