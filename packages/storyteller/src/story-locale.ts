/**
 * The texts of one language. Every sentence a child hears is written in its locale; the code outside
 * only decides what happens, who takes part and which wording is used.
 */
import type { Setting } from "@codetale/domain/stories/setting";
import type { FearTable } from "./characters/fear-texts.ts";
import type { RoleKind } from "./characters/figures.ts";
import type { InterestId, InterestTexts } from "./interests.ts";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { Line, Variants } from "./line.ts";
import type { CastingWords, CastMember } from "./characters/cast.ts";
import type { BeatIdOf, ChoiceIdOf, Plot } from "./plot.ts";
import type { Phrase } from "./understanding/phrases.ts";
import type { Phrasings } from "./understanding/phrasings.ts";
import type { PlotId, Plots } from "./plots.ts";
import type { Spelling } from "./understanding/spelling.ts";
import type { ThemeTexts } from "./theme-texts.ts";
import type { ThemeId } from "./themes.ts";
import type { SceneContext } from "./scene-context.ts";
import type { SceneTexts } from "./scene-texts.ts";

export interface StoryLocale {
  language: StoryLanguage;
  /** How objectives are spelt; without it, as they are written. */
  spelling?: Spelling;
  casting: CastingWords;
  /** The parts of a story as a parent reads them in the form: `a villain`. */
  partNames: Readonly<Record<RoleKind, string>>;
  interests: Readonly<Record<InterestId, InterestTexts>>;
  settingPhrases: Readonly<Record<Setting, Variants>>;
  people: CastLines;
  fears: FearTable;
  /** Questions that fit every choice, at least ten; no path asks the same one twice. */
  questions: (t: SceneContext) => readonly string[];
  plots: { readonly [Id in keyof Plots]: PlotTexts<Plots[Id]> };
  themes: Readonly<Record<ThemeId, ThemeTexts>>;
  /** What children and parents talk of that is neither a theme nor an interest: `piano`. */
  otherSubjects: OtherSubjects;
  /** What parents may type; the phrases of the themes are tuned on these. */
  phrasings: Phrasings;
  /** More of it, of which no phrase was made. */
  furtherPhrasings: Phrasings;
  /** Whole sentences of what happens at home, of which no phrase was made. */
  situations: Phrasings;
  /** The children think back to the story of a plot, in the family's next one: 12 to 18 words. */
  remembered: Readonly<Record<PlotId, (t: SceneContext) => Variants>>;
  /** What the storyteller cannot teach is kept for later, in the parent's words, or without any. */
  mention: (words: string, t: SceneContext) => Line;
  /** Capitals, in order. */
  alphabet: readonly string[];
  /** Words of one letter: `a`, `I`. */
  letterWords: readonly string[];
}

export type OtherSubjects = Readonly<Record<string, { phrases: readonly Phrase[] }>>;

export interface CastLines {
  /** A companion joins: name, role and all traits are in the first line, which is never spare. */
  arrive(person: CastMember, t: SceneContext): readonly Line[];
  /** The antagonist is met: as for `arrive`. */
  meet(person: CastMember, t: SceneContext): readonly Line[];
  /** What an extra does in the scene that needs all companions. */
  deed(person: CastMember, t: SceneContext): Line;
}

export interface PlotTexts<P extends Plot> {
  titles: (t: SceneContext) => readonly string[];
  /** Short, rhythmic, without names; one is used for the whole story. */
  refrains: readonly string[];
  beats: { readonly [Id in BeatIdOf<P>]: BeatTexts<P["beats"][Id]> };
  /** One for each of the plot's return slots, with the lines of `SceneContext.returns`. */
  returns: readonly SceneTexts[];
}

export type BeatTexts<B> = SceneTexts &
  ([ChoiceIdOf<B>] extends [never]
    ? { choices?: never }
    : { choices: Readonly<Record<ChoiceIdOf<B>, Variants>> });
