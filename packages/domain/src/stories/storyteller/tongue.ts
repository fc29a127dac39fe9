/**
 * What a language brings to our storyteller. Everything a child hears is written here, natively;
 * the frame only decides what happens, who is there and which wording is taken.
 */
import type { AnswerWords } from "../answer.ts";
import type { NumberWords } from "./age.ts";
import type { InterestWords } from "./interests.ts";
import type { Stems } from "./keywords.ts";
import type { StoryLanguage } from "./languages.ts";
import type { Line, Variants } from "./line.ts";
import type { CastingWords, Person } from "./people.ts";
import type { BeatIdOf, ChoiceIdOf, Plot, Setting } from "./plot.ts";
import type { Plots } from "./plots.ts";
import type { MarkLines, Telling, ToolLines } from "./telling.ts";

export const families = [
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

export type Family = (typeof families)[number];

export interface Tongue {
  language: StoryLanguage;
  answer: AnswerWords;
  /** One, two, three…, for ages. */
  numbers: NumberWords;
  casting: CastingWords;
  interests: InterestWords;
  /** Which words of an objective mean which family. */
  objectives: Readonly<Record<Family, Stems>>;
  places: Readonly<Record<Setting, Variants>>;
  people: PeopleWords;
  /** Questions that fit every choice, at least ten; no path asks the same one twice. */
  questions: (t: Telling) => readonly string[];
  tools: readonly ((interest: string, t: Telling) => ToolLines)[];
  marks: readonly ((interest: string, t: Telling) => MarkLines)[];
  plots: { readonly [Id in keyof Plots]: PlotWords<Plots[Id]> };
  /** At least one moment each; a family asked for more often than it has moments gets riddles. */
  lessons: Readonly<Record<Family, readonly LessonMoment[]>>;
  /** For every other objective, in the parent's own words; as many as a story may have. */
  riddles: readonly LessonMoment[];
}

export interface PeopleWords {
  /** Comes along: name, role and all traits in the first line (never spare). */
  arrive(person: Person, t: Telling): readonly Line[];
  /** Is met: name, role and all traits in the first line (never spare). */
  meet(person: Person, t: Telling): readonly Line[];
  /** One line: what they do when everybody is needed. */
  deed(person: Person, t: Telling): Line;
}

export interface PlotWords<P extends Plot> {
  titles: (t: Telling) => readonly string[];
  /** Short, musical, without names; one is taken for the whole story. */
  refrains: readonly string[];
  beats: { readonly [Id in BeatIdOf<P>]: BeatWords<P["beats"][Id]> };
}

export type BeatWords<B> = TellWords &
  ([ChoiceIdOf<B>] extends [never]
    ? { choices?: never }
    : { choices: Readonly<Record<ChoiceIdOf<B>, Variants>> });

export interface TellWords {
  title: Variants;
  /** 20 to 45 words without the spare lines, 25 to 80 with them. */
  tell: (t: Telling) => readonly Line[];
  /** Who says all of it, in the first person; else it is told. */
  speaker?: (t: Telling) => string;
}

/** A moment where a child decides, and sees what follows; it fits into every plot and place. */
export interface LessonMoment extends TellWords {
  /** Two or three good ideas, each with the scene it leads to. */
  choices: readonly (TellWords & { text: Variants })[];
}
