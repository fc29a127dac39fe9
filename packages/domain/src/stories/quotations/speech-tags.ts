/** Reads who speaks from the words beside a quotation. */
import type { StoryLanguage } from "../languages.ts";
import { endOfName, passerBy, passerByPattern, type Sayer } from "./passers-by.ts";
import type { TextRange } from "./quoted-ranges.ts";
import { speechWords, type PronounKind } from "./speech-verbs.ts";

/** What is known of the words that follow a quotation. */
export interface Following {
  /** They introduce the next one. */
  isOfNext: boolean;
  /** The quoted words end with a full stop. */
  isEnded: boolean;
}

export type SpeechTags = ReturnType<typeof tagsOf>;

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const CLITICS = "(?:(?:le|les|se|nos|lui|leur) )?";

/** @param names of those who may speak, whom the text may also name with an article */
export function tagsOf(language: StoryLanguage, names: readonly string[]) {
  const { verbs, pronouns } = speechWords[language];
  const verb = `${BEGIN}(?:${verbs})${END}`;
  const cast = tagsOfCast(language, verb, names);
  const others = tagsOfPassersBy(language, verb);
  const anyTag = pattern(String.raw`^[\s,.—–-]*(?:${CLITICS}|(?:\p{L}+ ){0,5})${verb}`);
  const pronounTags = tagsOfPronouns(language, verb, pronouns);

  const namedAfter = (text: string) => cast.after(text) ?? others.after(text);
  const introducesNext = (text: string) => /:\s*$/u.test(text) || !cast.isInverted(text);
  const inHindi = (clause: string) => cast.inHindi(clause) ?? others.inHindi(clause);
  const afterInHindi = (text: string) =>
    /^\s*\p{L}/u.test(text) ? (inHindi(firstClause(text).trimStart()) ?? undefined) : undefined;

  return {
    /** @returns undefined where no tag follows; null where it names nobody */
    after(text: string, { isOfNext, isEnded }: Following): Sayer | null | undefined {
      if (language === "hi") return isOfNext ? undefined : afterInHindi(text);
      // English has a comma before a tag: `hungry.” Leo counted the ticks`.
      const isSentence = (isEnded && language === "en") || /^\s*[.!?…]/u.test(text);
      if (isSentence || (isOfNext && introducesNext(text))) return undefined;
      return namedAfter(text) ?? (anyTag.test(firstClause(text)) ? null : undefined);
    },

    before(text: string): Sayer | null {
      const sentence = lastSentence(text);
      if (!/[,:]\s*$/u.test(sentence)) return null;
      if (language !== "hi") return cast.before(sentence) ?? others.before(sentence);
      const subjects = [...sentence.matchAll(/ ने /gu)].length;
      return subjects > 1 ? null : inHindi(sentence);
    },

    pronoun: pronounTags,

    /** Whether the words between two quotations are nothing but the tag of the first. */
    isOnlyTag(text: string): boolean {
      const trimmed = text.trim();
      const tag = namedAfter(trimmed) ?? pronounTags.after(trimmed);
      if (language === "hi" || !tag) return false;
      return !/[.!?…]\s/u.test(trimmed);
    },

    within: (text: string) => cast.within(text) ?? others.within(text),
  };
}

/** `“For visitors,” it said on each`: a jar, a door, a sign. */
const NO_SIGN = "(?! (?:on|above|over|below|at|in)(?![\\p{L}]))";

/** Tags by a pronoun, `it said`, and Spanish ones by the verb alone, `dijo`. */
function tagsOfPronouns(
  language: StoryLanguage,
  verb: string,
  pronouns: Readonly<Record<string, PronounKind>>,
) {
  const any = `(${Object.keys(pronouns).join("|")})`;
  const after = pattern(
    String.raw`^[\s,.—–-]*(?:${any} (?:\p{L}+ly )?${verb}|${verb}(?:-t)?[ -]${any}${END})${NO_SIGN}`,
  );
  const bare = pattern(String.raw`^[\s,.—–-]*${verb}\s*[.,;:]`);
  const before = pattern(
    language === "hi"
      ? String.raw`^(?:${HINDI_BEGINNING} )?(?:${any} (?:[^।!?…,]{0,30} )?)?${verb}[,:]\s*$`
      : String.raw`^(?:(?:and|y|et) )?${any} (?:\p{L}+ly )?${verb}[^.!?…,:]{0,40}[,:]\s*$`,
  );
  const within = pattern(String.raw`(?<=[,!?…])\s${verb}(?:-t)?-${any}${END}[^.,»]{0,30}[.,:]`);
  const kindOf = (found: RegExpExecArray | null): PronounKind | null => {
    const word = found
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.toLowerCase();
    return word === undefined ? null : (pronouns[word] ?? null);
  };
  return {
    /** @returns null where no pronoun follows that stands for one speaker */
    after(text: string): PronounKind | null {
      if (language === "es" && bare.test(text)) return "either";
      return kindOf(after.exec(text));
    },

    before(text: string): PronounKind | null {
      const found = before.exec(lastSentence(text));
      // In Hindi the verb alone may be the whole tag: `बोली, “…”`.
      return found && language === "hi" ? (kindOf(found) ?? "either") : kindOf(found);
    },

    within(text: string): (TextRange & { kind: PronounKind }) | null {
      const found = within.exec(text);
      const kind = kindOf(found);
      if (!found || !kind) return null;
      return { start: found.index + 1, end: found.index + found[0].length, kind };
    },
  };
}

function tagsOfCast(language: StoryLanguage, verb: string, names: readonly string[]) {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const name = `(?:(?:the|el|la|le) |l’)?(${longestFirst.map(escaped).join("|") || "(?!)"})${END}`;
  const sayerOf = (found: string): Sayer | null => {
    const known = longestFirst.find((one) => one.toLowerCase() === found.toLowerCase());
    return known === undefined ? null : { name: known, passerBy: null };
  };
  const tags = tagPatterns(verb, name, name, sayerOf);
  const clauseBefore = pattern(
    String.raw`^(?:(?:and|then|but|so|y|entonces|et|puis|alors) )?${name} [^,;:]*(?:and|y|et) ${CLITICS}(?:\p{L}+ly )?${verb}[^,;:]{0,40}[,:]\s*$`,
  );
  const mentioned = new RegExp(`${BEGIN}${name}`, "giu");
  const agent = pattern(String.raw`${BEGIN}${name} ने [^।!?…]{0,60}?${verb}[,:]?\s*$`);
  const sayer = hindiSayer(`${name} (?:[^।!?…,]{0,30} )?`);
  return {
    ...tags,
    isInverted: (text: string) => tags.inverted.test(text),
    inHindi: (clause: string) => tags.read(agent, clause) ?? tags.read(sayer, clause),
    before(sentence: string): Sayer | null {
      const isPlain = [...sentence.matchAll(mentioned)].length === 1;
      return tags.before(sentence) ?? (isPlain ? tags.read(clauseBefore, sentence) : null);
    },
  };
}

function tagsOfPassersBy(language: StoryLanguage, verb: string) {
  // Before a verb there may be another verb's words, which are not of the name.
  const words = passerByPattern(language, 1);
  const ended = `${passerByPattern(language, 2)}${endOfName(language)}`;
  const tags = tagPatterns(verb, words, ended, (found) => {
    const one = passerBy(found, language);
    return { name: one.word, passerBy: one };
  });
  // Only at the very beginning: further on, words before the verb may name its object.
  const agent = pattern(
    String.raw`^(?:${HINDI_BEGINNING} )?${words} ने (?:\S+ ){0,3}${verb}[,:]?\s*$`,
  );
  const sayer = hindiSayer(`${words} `);
  return {
    ...tags,
    inHindi: (clause: string) => tags.read(agent, clause) ?? tags.read(sayer, clause),
    // A capital begins a sentence of its own: `“Why?” The echo laughed.`
    after: (text: string) => (/^\s*\p{Lu}/u.test(text) ? null : tags.after(text)),
  };
}

const HINDI_BEGINNING = "(?:और|फिर|तब|तभी)";

function hindiSayer(who: string): RegExp {
  return pattern(String.raw`^(?:${HINDI_BEGINNING} )?${who}(?:बोला|बोली|बोले|बोलीं)[,:]?\s*$`);
}

/**
 * @param who the source of a pattern with one group, for the words that name somebody
 * @param ended the same, where nothing shows otherwise that the name ends
 */
function tagPatterns(
  verb: string,
  who: string,
  ended: string,
  sayerOf: (found: string) => Sayer | null,
) {
  const inverted = pattern(String.raw`^[\s,.—–-]*${CLITICS}${verb} ${ended}`);
  const straight = pattern(String.raw`^[\s,.—–-]*${who} (?:\p{L}+ly )?${verb}`);
  const invertedBefore = pattern(
    String.raw`(?:^|[.!?…]\s|, |y |et )${CLITICS}${verb} ${ended}[^.!?…]{0,40}[,:]\s*$`,
  );
  const nextBefore = pattern(
    String.raw`${BEGIN}${who} ${CLITICS}(?:\p{L}+ly )?${verb}[^.!?…,]{0,40}[,:]\s*$`,
  );
  const within = pattern(String.raw`(?<=[,!?…])\s${CLITICS}${verb} ${ended}[^.,»]{0,30}[.,:]`);
  const read = (tag: RegExp, text: string) => {
    const found = tag.exec(text)?.[1];
    return found === undefined ? null : sayerOf(found);
  };
  return {
    inverted,
    read,
    after: (text: string) => read(inverted, text) ?? read(straight, text),
    before: (sentence: string) => read(invertedBefore, sentence) ?? read(nextBefore, sentence),
    within(text: string): (TextRange & { speaker: Sayer }) | null {
      const found = within.exec(text);
      const speaker = read(within, text);
      if (!found || !speaker) return null;
      return { start: found.index + 1, end: found.index + found[0].length, speaker };
    },
  };
}

function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}

function firstClause(text: string): string {
  return text.split(/[.!?…।]/u).find((part) => part.trim() !== "") ?? "";
}

function lastSentence(text: string): string {
  return (
    text
      .split(/(?<=[.!?…।])\s+/u)
      .at(-1)
      ?.trimStart() ?? ""
  );
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
