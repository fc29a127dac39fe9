/**
 * The texts of one language. Every sentence a child hears is written in its locale; the code outside
 * only decides what happens, who takes part and which wording is used.
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
  /** Which words of an objective mean which topic. */
  objectives: Readonly<Record<LessonTopic, Stems>>;
  settingPhrases: Readonly<Record<Setting, Variants>>;
  people: CastLines;
  /** Questions that fit every choice, at least ten; no path asks the same one twice. */
  questions: (t: SceneContext) => readonly string[];
  tools: readonly ((interest: string, t: SceneContext) => ToolLines)[];
  landmarks: readonly ((interest: string, t: SceneContext) => LandmarkLines)[];
  plots: { readonly [Id in keyof Plots]: PlotTexts<Plots[Id]> };
  /** At least one moment each; a topic asked for more often than that gets fallback lessons. */
  lessons: Readonly<Record<LessonTopic, readonly LessonMoment[]>>;
  /** For objectives of no topic, quoted in the parent's words; at least `MOST_OBJECTIVES`. */
  fallbackLessons: readonly LessonMoment[];
}

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
}

export type BeatTexts<B> = SceneTexts &
  ([ChoiceIdOf<B>] extends [never]
    ? { choices?: never }
    : { choices: Readonly<Record<ChoiceIdOf<B>, Variants>> });

export interface SceneTexts {
  title: Variants;
  /** 20 to 45 words without the spare lines, 25 to 80 with them. */
  lines: (t: SceneContext) => readonly Line[];
  /** The name of the character who says the scene in the first person; else the narrator does. */
  speaker?: (t: SceneContext) => string;
}

/** A scene where a child decides, and one outcome per choice; fits every plot and setting. */
export interface LessonMoment extends SceneTexts {
  /** Two or three good ideas, each with the scene it leads to. */
  choices: readonly (SceneTexts & { text: Variants })[];
}
