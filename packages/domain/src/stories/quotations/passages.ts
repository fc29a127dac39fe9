/**
 * Cuts a scene's dialogue into what the narrator and what the characters say. Where it is not plain
 * who says quoted words, the narrator does: a wrong voice is worse than none.
 */
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import type { Scene } from "../graph.ts";
import { quotedRanges, type TextRange } from "./quoted-ranges.ts";
import { speechWords } from "./speech-verbs.ts";

export interface Passage {
  /** With the white space that follows it. */
  text: string;
  /** A name of the cast; null is the narrator. */
  speaker: string | null;
}

/** @returns passages that joined are the dialogue; each begins at a word, none is empty */
export function passagesOf(
  { dialogue, speaker, cast }: Pick<Scene, "dialogue" | "speaker" | "cast">,
  spokenLanguage: string,
): Passage[] {
  const language = storyLanguages.find((one) => one === spokenLanguage);
  if (!language) return [{ text: dialogue, speaker }];
  const names = [...new Set([...cast, ...(speaker === null ? [] : [speaker])])];
  const quotations = quotationsOf(dialogue, language, names);
  // A speaker whom the text names as the one who speaks is told about: the narrator says the rest.
  const isTold = quotations.some((one) => one.speaker !== null && one.speaker === speaker);
  const teller = isTold ? null : speaker;
  const passages: Passage[] = [];
  let at = 0;
  const add = (end: number, by: string | null) => {
    const border = end >= dialogue.length ? dialogue.length : wordBorder(dialogue, end);
    if (border <= at) return;
    const text = dialogue.slice(at, border);
    const last = passages.at(-1);
    if (last && (last.speaker === by || !/[\p{L}\p{N}]/u.test(text))) last.text += text;
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

interface Quotation extends TextRange {
  speaker: string | null;
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
    const inner = language === "fr" ? tags.within(text.slice(start, end)) : null;
    if (inner) {
      const { speaker } = inner;
      quotations.push({ start, end: start + inner.start, speaker });
      quotations.push({ start: start + inner.end, end, speaker });
    } else {
      const isOfNext = next !== undefined && belongsToNext(text.slice(start, end), after);
      const following = tags.after(after, isOfNext);
      const speaker = speakerOf(following, { before, after }, quotations, tags);
      quotations.push({ ...range, speaker, isTaggedAfter: typeof following === "string" });
    }
  }
  return quotations;
}

/** Whether the words between two quotations introduce the second: `“Go!” Mina asked, “Why?”` */
function belongsToNext(words: string, after: string): boolean {
  if (!/^[^.!?…।]*[,:]\s*$/u.test(after)) return false;
  return !/[,،—–]["”»’]?\s*$/u.test(words) && !/^\s*,/u.test(after);
}

function speakerOf(
  following: string | null | undefined,
  { before, after }: { before: string; after: string },
  quotations: readonly Quotation[],
  tags: ReturnType<typeof tagsOf>,
): string | null {
  const last = quotations.at(-1);
  if (following !== undefined) {
    return following ?? (tags.hasPronoun(after) ? continued(before, last) : null);
  }
  const goesOn = last?.isTaggedAfter === true && tags.isOnlyTag(before);
  return tags.before(before) ?? (goesOn ? last.speaker : alternating(before, quotations));
}

/** The one who spoke last, where nothing but white space or a tag is between. */
function continued(before: string, last: Quotation | undefined): string | null {
  return last && before.trim() === "" ? last.speaker : null;
}

/** Of two who answer each other without a word between, the one before the last. */
function alternating(before: string, quotations: readonly Quotation[]): string | null {
  const [other, last] = quotations.slice(-2);
  if (before.trim() !== "" || !other || !last) return null;
  return other.speaker !== last.speaker && last.speaker !== null ? other.speaker : null;
}

/** Reads who speaks from the words beside a quotation. */
function tagsOf(language: StoryLanguage, names: readonly string[]) {
  const { verbs, pronouns } = speechWords[language];
  const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
  const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const name = `(?:(?:the|el|la|le) |l’)?(${longestFirst.map(escaped).join("|") || "(?!)"})${END}`;
  const verb = `${BEGIN}(?:${verbs})${END}`;
  const pattern = (source: string) => new RegExp(source, "iu");
  const nameOf = (found: RegExpExecArray | null) =>
    found && (longestFirst.find((one) => one.toLowerCase() === found[1]?.toLowerCase()) ?? null);
  const clitics = "(?:(?:le|les|se|nos|lui|leur) )?";
  const inverted = pattern(String.raw`^[\s,.—–-]*${clitics}${verb} ${name}`);
  const straight = pattern(String.raw`^[\s,.—–-]*${name} (?:\p{L}+ly )?${verb}`);
  const anyTag = pattern(String.raw`^[\s,.—–-]*(?:${clitics}|(?:\p{L}+ ){0,5})${verb}`);
  const pronoun = pattern(
    String.raw`^[\s,.—–-]*(?:(?:${pronouns}) ${verb}|${verb}(?:-t)?[ -](?:${pronouns})${END})`,
  );
  const invertedBefore = pattern(
    String.raw`(?:^|[.!?…]\s|, |y |et )${clitics}${verb} ${name}[^.!?…]{0,40}[,:]\s*$`,
  );
  const nextBefore = pattern(
    String.raw`${BEGIN}${name} ${clitics}(?:\p{L}+ly )?${verb}[^.!?…,]{0,40}[,:]\s*$`,
  );
  const clauseBefore = pattern(
    String.raw`^(?:(?:and|then|but|so|y|entonces|et|puis|alors) )?${name} [^,;:]*(?:and|y|et) ${clitics}(?:\p{L}+ly )?${verb}[^,;:]{0,40}[,:]\s*$`,
  );
  const within = pattern(String.raw`(?<=[,!?…])\s${clitics}${verb} ${name}[^.,»]{0,30}[.,:]`);
  const agent = new RegExp(String.raw`${BEGIN}${name} ने [^।!?…]{0,60}?${verb}[,:]?\s*$`, "iu");
  const sayer = pattern(
    String.raw`^(?:(?:और|फिर|तब|तभी) )?${name} (?:[^।!?…,]{0,30} )?(?:बोला|बोली|बोले)[,:]?\s*$`,
  );
  const lastSentence = (text: string) =>
    text
      .split(/(?<=[.!?…।])\s+/u)
      .at(-1)
      ?.trimStart() ?? "";
  const mentioned = new RegExp(`${BEGIN}${name}`, "giu");

  const afterInHindi = (text: string, clause: string) => {
    if (!/^\s*\p{L}/u.test(text)) return undefined;
    return nameOf(agent.exec(clause)) ?? nameOf(sayer.exec(clause.trimStart())) ?? undefined;
  };

  return {
    /** @returns undefined where no tag follows; null where it names none of the cast */
    after(text: string, isOfNext: boolean): string | null | undefined {
      const clause = firstClause(text);
      if (language === "hi") return isOfNext ? undefined : afterInHindi(text, clause);
      const isIntroduced = isOfNext && (/:\s*$/u.test(text) || !inverted.test(text));
      if (isIntroduced || /^\s*[.!?…]/u.test(text)) return undefined;
      const found = nameOf(inverted.exec(text)) ?? nameOf(straight.exec(text));
      return found ?? (anyTag.test(clause) ? null : undefined);
    },

    before(text: string): string | null {
      const sentence = lastSentence(text);
      if (!/[,:]\s*$/u.test(sentence)) return null;
      if (language === "hi") {
        const subjects = [...sentence.matchAll(/ ने /gu)].length;
        return subjects > 1 ? null : (nameOf(agent.exec(sentence)) ?? nameOf(sayer.exec(sentence)));
      }
      const near = nameOf(invertedBefore.exec(sentence)) ?? nameOf(nextBefore.exec(sentence));
      if (near !== null) return near;
      const isPlain = [...sentence.matchAll(mentioned)].length === 1;
      return isPlain ? nameOf(clauseBefore.exec(sentence)) : null;
    },

    hasPronoun: (text: string) => pronoun.test(text),

    /** Whether the words between two quotations are nothing but the tag of the first. */
    isOnlyTag(text: string): boolean {
      const trimmed = text.trim();
      if (language === "hi" || !(inverted.test(trimmed) || straight.test(trimmed))) return false;
      return !/[.!?…]\s/u.test(trimmed);
    },

    within(text: string): (TextRange & { speaker: string }) | null {
      const found = within.exec(text);
      const speaker = nameOf(found);
      if (!found || speaker === null) return null;
      return { start: found.index + 1, end: found.index + found[0].length, speaker };
    },
  };
}

function firstClause(text: string): string {
  return text.split(/[.!?…।]/u).find((part) => part.trim() !== "") ?? "";
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** The next place at which a word begins: words, as captions show them, are never cut. */
function wordBorder(text: string, at: number): number {
  if (at === 0 || /\s/u.test(text[at - 1] ?? "")) {
    return at + (/^\s*/u.exec(text.slice(at))?.[0].length ?? 0);
  }
  const rest = /^\S*\s*/u.exec(text.slice(at))?.[0].length ?? 0;
  return at + rest;
}
