/** Converts sentences to symbol ids of Kokoro, each id with the index of its word. */
import { alignToWords } from "./alignment.ts";
import { accents, type Accent } from "../voices.ts";
import { MAX_SYMBOLS, symbolIds } from "./kokoro-symbols.ts";
import { toKokoroSymbols } from "./espeak-to-kokoro.ts";
import type { TextWord } from "../text/text-words.ts";

/** The input of one run of the model. */
export interface Phrase {
  /** Symbol ids, without the padding at both ends. */
  ids: number[];
  /** For every id the index of the word it is part of; null for marks and the space between. */
  wordIndexes: (number | null)[];
}

/**
 * @returns for each text its phonemes as espeak-ng writes them: `_` between phonemes, a space between
 *   words, ` | ` between clauses
 */
export type Phonemize = (voice: string, texts: readonly string[]) => Promise<string[]>;

export async function phonemizeSentence(
  sentence: readonly TextWord[],
  accent: Accent,
  phonemize: Phonemize,
): Promise<Phrase[]> {
  const runs = runsOf(sentence, accent);
  const elements: Element[] = [];
  for (const run of runs) {
    if ("mark" in run) elements.push({ symbols: run.mark, owner: null });
    else elements.push(...(await soundsOf(run, accent, phonemize)));
  }
  return inLimits(spaced(elements));
}

/** Consecutive words in one script, phonemized together. */
interface Run {
  voice: string;
  words: { say: string; index: number }[];
}

interface Element {
  symbols: string;
  owner: number | null;
}

function runsOf(sentence: readonly TextWord[], accent: Accent): (Run | { mark: string })[] {
  const runs: (Run | { mark: string })[] = [];
  for (const { pieces, index } of sentence) {
    for (const piece of pieces) {
      if ("mark" in piece) {
        runs.push(piece);
        continue;
      }
      const voice = voiceFor(piece.say, accent);
      const last = runs.at(-1);
      if (last && "words" in last && last.voice === voice) {
        last.words.push({ say: piece.say, index });
      } else {
        runs.push({ voice, words: [{ say: piece.say, index }] });
      }
    }
  }
  return runs;
}

/** Words in another script than the language's, such as names, are phonemized by a language of theirs. */
function voiceFor(word: string, accent: Accent): string {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word);
  const isForeignLatin = accent === "h" && /\p{Script=Latin}/u.test(word);
  return accents[isDevanagari ? "h" : isForeignLatin ? "a" : accent].espeakVoice;
}

async function soundsOf({ voice, words }: Run, accent: Accent, phonemize: Phonemize) {
  const whole = words.map(({ say }) => say).join(" ");
  const [together = "", ...alone] = await phonemize(voice, [whole, ...words.map(({ say }) => say)]);
  const tokens = tokensOf(together);
  const sounds = tokens.flat();
  const wordIndexes = alignToWords(
    sounds,
    alone.map((each) => tokensOf(each).flat()),
  );
  const begins = beginningsOf(tokens);
  return sounds.flatMap((sound, at): Element[] => {
    const place = wordIndexes[at] ?? 0;
    const owner = words[place]?.index ?? null;
    const symbols = toKokoroSymbols(sound, accent);
    const isNewWord = at > 0 && (begins.has(at) || place !== wordIndexes[at - 1]);
    return isNewWord
      ? [
          { symbols: " ", owner: place === wordIndexes[at - 1] ? owner : null },
          { symbols, owner },
        ]
      : [{ symbols, owner }];
  });
}

/** Phonemes by word as espeak-ng divides them, without its marks for switches of language. */
function tokensOf(phonemes: string): string[][] {
  return phonemes
    .replace(/\([a-z-]+\)/gu, " ")
    .split(/[\s|]+/u)
    .map((token) => token.split("_").filter((sound) => sound !== ""))
    .filter((sounds) => sounds.length > 0);
}

function beginningsOf(tokens: readonly string[][]): Set<number> {
  const begins = new Set<number>();
  let at = 0;
  for (const token of tokens) {
    begins.add(at);
    at += token.length;
  }
  return begins;
}

/** Puts closing marks at the word before, opening marks at the word after. */
function spaced(elements: readonly Element[]): Element[] {
  const result: Element[] = [];
  for (const element of elements) {
    const last = result.at(-1);
    if (last && needsSpace(last, element)) result.push({ symbols: " ", owner: null });
    result.push(element);
  }
  return result;
}

function needsSpace(last: Element, element: Element): boolean {
  if (last.symbols === " " || element.symbols === " ") return false;
  const isMark = isMarkElement(element);
  const isOpening = isMark && "“(".includes(element.symbols);
  if (isMarkElement(last)) return (!isMark || isOpening) && !"“(".includes(last.symbols);
  return isMark ? isOpening || element.symbols === "—" : last.owner !== element.owner;
}

function isMarkElement({ symbols }: Element): boolean {
  return symbols !== "" && ";:,.!?—…()“”".includes(symbols);
}

/** Splits an input that is too long for the model, at a mark if there is one, else between words. */
function inLimits(elements: readonly Element[]): Phrase[] {
  const phrases: Phrase[] = [];
  let rest = elements.flatMap(({ symbols, owner }) =>
    [...symbols].flatMap((symbol) => {
      const id = symbolIds[symbol];
      return id === undefined ? [] : [{ id, owner, symbol }];
    }),
  );
  while (rest.length > 0) {
    const cut = rest.length <= MAX_SYMBOLS ? rest.length : cutOf(rest.map(({ symbol }) => symbol));
    const taken = rest.slice(0, cut);
    rest = rest.slice(cut);
    phrases.push({
      ids: taken.map(({ id }) => id),
      wordIndexes: taken.map(({ owner }) => owner),
    });
  }
  return phrases;
}

function cutOf(symbols: readonly string[]): number {
  const window = symbols.slice(0, MAX_SYMBOLS);
  const mark = window.findLastIndex((symbol) => ";:,—…".includes(symbol));
  if (mark > MAX_SYMBOLS / 3) return mark + 1;
  const space = window.lastIndexOf(" ");
  return space > 0 ? space + 1 : MAX_SYMBOLS;
}
