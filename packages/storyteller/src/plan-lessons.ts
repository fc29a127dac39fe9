/** Chooses a lesson moment and a place in the plot for each learning objective. */
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";
import type { Dice } from "@codetale/domain/stories/dice";
import { classifyText } from "./keywords.ts";
import type { LessonPosition } from "./plan-scenes.ts";
import type { LessonMoment, StoryLocale } from "./story-locale.ts";

export interface PlannedLesson extends LessonPosition {
  /** In the parent's own words. */
  objective: string;
  moment: LessonMoment;
}

/** An objective longer than this, in words, is cut, so that a scene keeps its length. */
const MOST_OBJECTIVE_WORDS = 16;

/**
 * @param objectives as typed, at most as many as the locale has fallback lessons
 * @param slotCount how many lesson slots the plot has
 * @returns one lesson per objective, in their order
 */
export function planLessons(
  objectives: readonly string[],
  locale: StoryLocale,
  slotCount: number,
  dice: Dice,
): PlannedLesson[] {
  const slots = spread(objectives.length, slotCount, dice);
  const used = new Set<LessonMoment>();
  return objectives.map((objective, index) => {
    const moment = freshMoment(objective, locale, used, dice);
    used.add(moment);
    return {
      objective: sanitizeText(objective).split(" ").slice(0, MOST_OBJECTIVE_WORDS).join(" "),
      moment,
      choices: moment.choices.length,
      slot: slots[index] ?? 0,
    };
  });
}

/** A moment of the objective's topic that the story does not have yet, else an unused general one. */
function freshMoment(
  objective: string,
  { objectives, lessons, fallbackLessons }: StoryLocale,
  used: ReadonlySet<LessonMoment>,
  dice: Dice,
): LessonMoment {
  const topic = classifyText(objective, objectives);
  const unused = (moments: readonly LessonMoment[]) => moments.filter((one) => !used.has(one));
  const fitting = topic === null ? [] : unused(lessons[topic]);
  return dice.pick(fitting.length > 0 ? fitting : unused(fallbackLessons));
}

/** Slots for `count` lessons, ascending: each slot is used once before any is used again. */
function spread(count: number, slotCount: number, dice: Dice): number[] {
  const slots = Array.from({ length: slotCount }, (_, slot) => slot);
  const rounds = Array.from({ length: Math.ceil(count / slotCount) }, () => dice.shuffle(slots));
  return rounds
    .flat()
    .slice(0, count)
    .sort((a, b) => a - b);
}
