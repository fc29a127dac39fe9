/** Words of answers that name no choice: yes, that one, not, the other one. */
import type { StoryLanguage } from "../languages.ts";

/** All folded as by `wordsOf`. */
export interface ReactionWords {
  /** Agree with what was read last. */
  agree: ReadonlySet<string>;
  /** Point at what was read last. */
  point: ReadonlySet<string>;
  /** The other of two choices. */
  other: ReadonlySet<string>;
  /** Deny what is said with them, in any place. */
  not: ReadonlySet<string>;
  /** Deny what is said before them; at the beginning they may deny what was read. */
  no: ReadonlySet<string>;
  /** After `no` they deny what follows, as `not` does: `no quiero`. */
  wish: ReadonlySet<string>;
  /** Turn a denial round: `why not the owl`. */
  why: ReadonlySet<string>;
}

export const reactionWords: Readonly<Record<StoryLanguage, ReactionWords>> = {
  en: {
    agree: wordSet("yes yeah yep yup ok okay sure please right exactly"),
    point: wordSet("that that's this same it it's"),
    other: wordSet("other"),
    not: wordSet("not don't doesn't never won't without isn't"),
    no: wordSet("no nope nah"),
    wish: new Set(),
    why: wordSet("why"),
  },
  es: {
    agree: wordSet("sí si vale ok claro bueno exacto favor"),
    point: wordSet("ese esa eso este esta esto mismo misma aquel aquella"),
    other: wordSet("otro otra"),
    not: wordSet("nunca tampoco"),
    no: wordSet("no"),
    wish: wordSet("quiero queremos quiere me hay hace hagas hagamos"),
    why: wordSet("qué"),
  },
  fr: {
    agree: wordSet("oui ouais ok d'accord voilà exactement"),
    point: wordSet("ça celui celle cela là même"),
    other: wordSet("autre l'autre"),
    not: wordSet("pas jamais sans"),
    no: wordSet("non"),
    wish: new Set(),
    why: wordSet("pourquoi"),
  },
  hi: {
    agree: wordSet("हाँ हां जी ठीक अच्छा सही बिल्कुल"),
    point: wordSet("यही वही यह ये वह वो इसी उसी"),
    other: wordSet("बाकी"),
    not: wordSet("मत"),
    no: wordSet("नहीं"),
    wish: new Set(),
    why: wordSet("क्यों"),
  },
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.normalize("NFC").split(" "));
}
