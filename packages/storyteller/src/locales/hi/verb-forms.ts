/** The forms in which parents say what a child is to do: मारना, मारता; मारे, मारें, मारो. */
import type { Stem } from "../../understanding/spelling.ts";

/** Words beside any wish, as they are folded: to do, to become, to stay, to learn, not, one's own. */
export const helpers: ReadonlySet<string> = new Set(
  (
    "करना करने करें करता करति होना होने जाना जाने रहना रहने सिखना सिखने सिखे सिखें सिखाना नहिं चाहिए अपना अपने अपनि " +
    "kare karen karo karna karne karta karti hona hone jana jane rahe rahna rahne sikhe sikhen sikhna sikhne sikhana " +
    "nahi chahie apna apne apni"
  ).split(" "),
);

/** A root, and the ending of an infinitive or of a habit. */
const VERB = /^=?(?<root>.{2,})(?:ना|ने|ता|ती|ते)$/u;

/** Those of words that stand beside any wish, and verbs with other forms: दे, दो. */
const ROOTS_OF_HELPERS: ReadonlySet<string> = new Set(
  "कर हो जा आ दे ले रह सीख सिख पा लग चाह सक रख कह बोल बता अप".split(" "),
);

/**
 * Whole words, for stems that end as verbs do; those that are no verbs get forms that are no words.
 * @param stem in Devanagari
 */
export function verbForms(stem: Stem): Stem[] {
  const root = VERB.exec(stem)?.groups?.root;
  if (root === undefined || ROOTS_OF_HELPERS.has(root)) return [];
  const endings = /[ािीुूेैोौ]$/u.test(root) ? ["ए", "एँ", "ओ"] : ["े", "ें", "ो"];
  return endings.map((ending) => `=${root}${ending}`);
}
