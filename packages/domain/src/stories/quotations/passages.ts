/**
 * Cuts a scene's dialogue into what the narrator, the characters and passers-by say. Where it is not
 * plain who says quoted words, the narrator does: a wrong voice is worse than none.
 */
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import type { Scene } from "../graph.ts";
import { quotedRanges, type TextRange } from "./quoted-ranges.ts";
import { antecedentOf } from "./antecedents.ts";
import type { Sayer } from "./passers-by.ts";
import type { PronounKind } from "./speech-verbs.ts";
import { tagsOf, type SpeechTags } from "./speech-tags.ts";

export interface Passage {
  /** With the white space that follows it. */
  text: string;
  /** Null is the narrator. */
  speaker: Sayer | null;
}

/** @returns passages that joined are the dialogue; each begins at a word, none is empty */
export function passagesOf(
  { dialogue, speaker, cast }: Pick<Scene, "dialogue" | "speaker" | "cast">,
  spokenLanguage: string,
): Passage[] {
  const language = storyLanguages.find((one) => one === spokenLanguage);
  if (!language) return [{ text: dialogue, speaker: castSayer(speaker) }];
  const names = [...new Set([...cast, ...(speaker === null ? [] : [speaker])])];
  const quotations = quotationsOf(dialogue, language, names);
  // A speaker whom the text names as the one who speaks is told about: the narrator says the rest.
  const isTold = quotations.some((one) => one.speaker?.name === speaker && !one.speaker?.passerBy);
  const teller = isTold ? null : castSayer(speaker);
  const passages: Passage[] = [];
  let at = 0;
  const add = (end: number, by: Sayer | null) => {
    const border = end >= dialogue.length ? dialogue.length : wordBorder(dialogue, end);
    if (border <= at) return;
    const text = dialogue.slice(at, border);
    const last = passages.at(-1);
    if (last && (isSame(last.speaker, by) || !/[\p{L}\p{N}]/u.test(text))) last.text += text;
    else passages.push({ text, speaker: by });
    at = border;
  };
  for (const { start, end, speaker: by } of quotations) {
    if (by === null) continue;
    add(start, teller);
    add(end, by);
  }
  add(dialogue.length, teller);
  return passages;
}

function castSayer(name: string | null): Sayer | null {
  return name === null ? null : { name, passerBy: null };
}

function isSame(one: Sayer | null, other: Sayer | null): boolean {
  return one?.name === other?.name && !one?.passerBy === !other?.passerBy;
}

interface Quotation extends TextRange {
  speaker: Sayer | null;
  /** Whether a tag after it names who speaks. */
  isTaggedAfter?: boolean;
}

/** A quotation with a tag within it (`« Attends, dit Lila. J’arrive. »`) becomes two. */
function quotationsOf(text: string, language: StoryLanguage, names: readonly string[]) {
  const ranges = quotedRanges(text, language);
  const tags = tagsOf(language, names);
  const quotations: Quotation[] = [];
  for (const [index, range] of ranges.entries()) {
    const { start, end } = range;
    const next = ranges[index + 1];
    const before = text.slice(ranges[index - 1]?.end ?? 0, start);
    const after = text.slice(end, next?.start);
    const refer = (kind: PronounKind | null) =>
      kind &&
      antecedentOf(withoutQuotations(text.slice(0, start), ranges), kind, { language, names });
    const inner = language === "fr" ? tagWithin(text.slice(start, end), tags, refer) : null;
    if (inner) {
      const { speaker } = inner;
      quotations.push({ start, end: start + inner.start, speaker });
      quotations.push({ start: start + inner.end, end, speaker });
    } else {
      const words = text.slice(start, end);
      const isOfNext = next !== undefined && belongsToNext(words, after);
      const following = tags.after(after, { isOfNext, isEnded: /\.["”]?$/u.test(words) });
      const speaker = speakerOf(following, { before, after, refer }, quotations, tags);
      quotations.push({ ...range, speaker, isTaggedAfter: following !== undefined });
    }
  }
  return quotations;
}

/** Finds whom a pronoun stands for in what was told before. */
type Refer = (kind: PronounKind | null) => Sayer | null;

function tagWithin(words: string, tags: SpeechTags, refer: Refer) {
  const named = tags.within(words);
  if (named) return named;
  const pronoun = tags.pronoun.within(words);
  const speaker = refer(pronoun?.kind ?? null);
  return pronoun && speaker ? { ...pronoun, speaker } : null;
}

/** What the narrator says: quoted words mention others than who stands there. */
function withoutQuotations(text: string, ranges: readonly TextRange[]): string {
  let narration = "";
  let at = 0;
  for (const { start, end } of ranges.filter((range) => range.end <= text.length)) {
    narration += text.slice(at, start);
    at = end;
  }
  return narration + text.slice(at);
}

/** Whether the words between two quotations introduce the second: `“Go!” Mina asked, “Why?”` */
function belongsToNext(words: string, after: string): boolean {
  if (!/^[^.!?…।]*[,:]\s*$/u.test(after)) return false;
  return !/[,،—–]["”»’]?\s*$/u.test(words) && !/^\s*,/u.test(after);
}

function speakerOf(
  following: Sayer | null | undefined,
  { before, after, refer }: { before: string; after: string; refer: Refer },
  quotations: readonly Quotation[],
  tags: SpeechTags,
): Sayer | null {
  const last = quotations.at(-1);
  if (following !== undefined) {
    if (following) return following;
    const kind = tags.pronoun.after(after);
    return kind && (continued(before, last) ?? refer(kind));
  }
  const named = tags.before(before) ?? refer(tags.pronoun.before(before));
  const goesOn = last?.isTaggedAfter === true && tags.isOnlyTag(before);
  return named ?? (goesOn ? last.speaker : alternating(before, quotations));
}

/** The one who spoke last, where nothing but white space or a tag is between. */
function continued(before: string, last: Quotation | undefined): Sayer | null {
  return last && before.trim() === "" ? last.speaker : null;
}

/** Of two who answer each other without a word between, the one before the last. */
function alternating(before: string, quotations: readonly Quotation[]): Sayer | null {
  const [other, last] = quotations.slice(-2);
  if (before.trim() !== "" || !other || !last) return null;
  return last.speaker !== null && !isSame(other.speaker, last.speaker) ? other.speaker : null;
}

/** The next place at which a word begins: words, as captions show them, are never cut. */
function wordBorder(text: string, at: number): number {
  if (at === 0 || /\s/u.test(text[at - 1] ?? "")) {
    return at + (/^\s*/u.exec(text.slice(at))?.[0].length ?? 0);
  }
  const rest = /^\S*\s*/u.exec(text.slice(at))?.[0].length ?? 0;
  return at + rest;
}
