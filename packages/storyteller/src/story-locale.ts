/**
 * What a language brings to our storyteller. Everything a child hears is written here, natively;
 * the frame only decides what happens, who is there and which wording is taken.
 */
import type { Setting } from "@codetale/domain/stories/setting";
import type { InterestWords } from "./interests.ts";
import type { Stems } from "./keywords.ts";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { Line, Variants } from "./line.ts";
import type { CastingWords, CastMember } from "./cast.ts";
import type { BeatIdOf, ChoiceIdOf, Plot } from "./plot.ts";
import type { Plots } from "./plots.ts";
import type { LandmarkLines, SceneContext, ToolLines } from "./scene-context.ts";

export const lessonTopics = [
  "kindness",
  "sharing",
  "honesty",
  "courage",
  "patience",
  "curiosity",
  "teamwork",
  "feelings",
  "counting",
  "letters",
  "nature",
  "habits",
  "safety",
  "gratitude",
  "trying",
] as const;

export type LessonTopic = (typeof lessonTopics)[number];

export interface StoryLocale {
  language: StoryLanguage;
  casting: CastingWords;
  interests: InterestWords;
  /** Which words of an objective mean which family. */
  objectives: Readonly<Record<LessonTopic, Stems>>;
  settingPhrases: Readonly<Record<Setting, Variants>>;
  people: CastLines;
  /** Questions that fit every choice, at least ten; no path asks the same one twice. */
  questions: (t: SceneContext) => readonly string[];
  tools: readonly ((interest: string, t: SceneContext) => ToolLines)[];
  landmarks: readonly ((interest: string, t: SceneContext) => LandmarkLines)[];
  plots: { readonly [Id in keyof Plots]: PlotTexts<Plots[Id]> };
  /** At least one moment each; a family asked for more often than it has moments gets riddles. */
  lessons: Readonly<Record<LessonTopic, readonly LessonMoment[]>>;
  /** For every other objective, in the parent's own words; as many as a story may have. */
  fallbackLessons: readonly LessonMoment[];
}

export interface CastLines {
  /** Comes along: name, role and all traits in the first line (never spare). */
  arrive(person: CastMember, t: SceneContext): readonly Line[];
  /** Is met: name, role and all traits in the first line (never spare). */
  meet(person: CastMember, t: SceneContext): readonly Line[];
  /** One line: what they do when everybody is needed. */
  deed(person: CastMember, t: SceneContext): Line;
}

export interface PlotTexts<P extends Plot> {
  titles: (t: SceneContext) => readonly string[];
  /** Short, musical, without names; one is taken for the whole story. */
  refrains: readonly string[];
  beats: { readonly [Id in BeatIdOf<P>]: BeatTexts<P["beats"][Id]> };
}

export type BeatTexts<B> = SceneTexts &
  ([ChoiceIdOf<B>] extends [never]
    ? { choices?: never }
    : { choices: Readonly<Record<ChoiceIdOf<B>, Variants>> });

export interface SceneTexts {
  title: Variants;
  /** 20 to 45 words without the spare lines, 25 to 80 with them. */
  lines: (t: SceneContext) => readonly Line[];
  /** Who says all of it, in the first person; else it is told. */
  speaker?: (t: SceneContext) => string;
}

/** A moment where a child decides, and sees what follows; it fits into every plot and place. */
export interface LessonMoment extends SceneTexts {
  /** Two or three good ideas, each with the scene it leads to. */
  choices: readonly (SceneTexts & { text: Variants })[];
}
