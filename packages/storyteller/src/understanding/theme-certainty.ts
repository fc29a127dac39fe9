/** How sure it is which theme is meant, by tables of phrases and by what was learned. */
import { areAkin } from "./akin-themes.ts";
import type { LearnedThemes, MaybeTheme } from "./learned-themes.ts";
import type { Evidence } from "./phrases.ts";
import { themeIds, type ThemeId } from "../themes.ts";

/** What speaks for no theme, where words are left that no whole phrase of the likeliest theme has. */
const NONE = 3.3;

/** What speaks for no theme where nothing else was typed: `sharing` is no other subject. */
const NONE_FOR_ALL = 0.8;

/** The same where it was misspelt, so that it may be another word. */
const NONE_FOR_ALL_MISTAKEN = 2;

/** What another subject adds that a word names beside the theme. */
const OTHER_SUBJECT = 1.5;

/** By how much evidence of the tables has to differ for one theme to be e times likelier than another. */
const STEP = 0.6;

/** What a learned difference counts: words of one text are not as independent as they are taken to be. */
const LEARNED = 1.2;

/** What speaks for no theme before a word is read. */
const NONE_BEFORE = 1;

/**
 * What each sign counts: by logistic regression on phrasings that tables and learning had not met, those of no theme
 * six times as much as others, which are many more.
 */
const CERTAINTY = {
  before: -5.445,
  overNone: 0.545,
  inTables: 0.401,
  learned: 0.235,
  inAll: 0.008,
};

export interface WeighedTheme {
  theme: ThemeId;
  evidence: number;
  /** What speaks for it: a natural logarithm, of which only differences mean anything. */
  weight: number;
}

export interface WeighedThemes {
  /** All themes, the likeliest first; of equals the first in the list of themes. */
  themes: readonly WeighedTheme[];
  /** What speaks for none of them. */
  none: number;
  /** What tells whether the first is meant: `CERTAINTY`. */
  signs: Signs;
}

/** By how much the likeliest theme leads over others that are not akin to it, each limited, so that none alone decides. */
export interface Signs {
  /** Over none. */
  overNone: number;
  /** Over others in the tables. */
  inTables: number;
  /** Over others in what was learned. */
  learned: number;
  /** Over others in both together. */
  inAll: number;
}

export function weighThemes(
  evidence: readonly Evidence<ThemeId>[],
  learned: ReturnType<LearnedThemes>,
  namesOther: (best: Evidence<ThemeId>) => boolean,
): WeighedThemes {
  const scores = new Map(evidence.map(({ kind, score }) => [kind, score]));
  const learnedFor = (kind: MaybeTheme) => learned.get(kind) ?? 0;
  const themes = themeIds
    .map((theme) => {
      const score = scores.get(theme) ?? 0;
      return { theme, evidence: score, weight: score / STEP + LEARNED * learnedFor(theme) };
    })
    .sort((a, b) => b.weight - a.weight);
  const [first] = evidence;
  const noneInTables = noneBeside(first) + (first && namesOther(first) ? OTHER_SUBJECT : 0);
  const none = noneInTables / STEP + LEARNED * learnedFor(null) + NONE_BEFORE;
  const [best, ...others] = themes;
  if (!best) throw new RangeError("no themes");
  const unlike = others.filter(({ theme }) => !areAkin(theme, best.theme));
  const lead = (of: (one: WeighedTheme) => number) => of(best) - Math.max(...unlike.map(of));
  return {
    themes,
    none,
    signs: {
      overNone: within(best.weight - none, 10),
      inTables: within(
        lead((one) => one.evidence),
        6,
      ),
      learned: within(
        lead(({ theme }) => learnedFor(theme)),
        6,
      ),
      inAll: within(
        lead((one) => one.weight),
        10,
      ),
    },
  };
}

/** How certain it is that the first theme is meant, from 0 to 1. */
export function certaintyOf({ signs }: WeighedThemes): number {
  const sum =
    CERTAINTY.before +
    CERTAINTY.overNone * signs.overNone +
    CERTAINTY.inTables * signs.inTables +
    CERTAINTY.learned * signs.learned +
    CERTAINTY.inAll * signs.inAll;
  return 1 / (1 + Math.exp(-sum));
}

/** What speaks for no theme in the tables, beside the likeliest. */
function noneBeside(best: Evidence<ThemeId> | undefined): number {
  if (best?.isAll !== true) return NONE;
  return best.isMistaken ? NONE_FOR_ALL_MISTAKEN : NONE_FOR_ALL;
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
