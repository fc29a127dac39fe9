/** The tables of phrases that texts are read by, each prepared once. */
import { phraseTable, phraseTableInSteps, type Phrase, type PhraseTable } from "./phrases.ts";
import type { Spelling } from "./spelling.ts";
import { withPauses } from "./steps.ts";

/** Preparing a large one takes half a second. */
const tables = new WeakMap<object, unknown>();

type Phrases<Kind extends string> = Readonly<Record<Kind, { phrases: readonly Phrase[] }>>;

/** @param texts with the phrases of each kind */
export function tableOf<Kind extends string>(
  texts: Phrases<Kind>,
  spelling?: Spelling,
): PhraseTable<Kind> {
  const known = tables.get(texts) as PhraseTable<Kind> | undefined;
  const table = known ?? phraseTable(phrasesOf(texts), spelling);
  tables.set(texts, table);
  return table;
}

/** Prepares a table before it is needed. @param pause waited for after each of many steps */
export async function prepareTableOf<Kind extends string>(
  texts: Phrases<Kind>,
  spelling: Spelling | undefined,
  pause: () => Promise<unknown>,
): Promise<void> {
  if (tables.has(texts)) return;
  tables.set(texts, await withPauses(phraseTableInSteps(phrasesOf(texts), spelling), pause));
}

function phrasesOf<Kind extends string>(texts: Phrases<Kind>) {
  const entries = (Object.keys(texts) as Kind[]).map((kind) => [kind, texts[kind].phrases]);
  return Object.fromEntries(entries) as Record<Kind, readonly Phrase[]>;
}
