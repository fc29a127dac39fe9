/** Decides which moment each learning objective becomes, and where in the plot it stands. */
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

/** A scene holds no more of a parent's words than this. */
const MOST_OBJECTIVE_WORDS = 16;

export function planLessons(
  objectives: readonly string[],
  tongue: StoryLocale,
  slotCount: number,
  dice: Dice,
): PlannedLesson[] {
  const slots = spread(objectives.length, slotCount, dice);
  const used = new Set<LessonMoment>();
  return objectives.map((objective, index) => {
    const moment = freshMoment(objective, tongue, used, dice);
    used.add(moment);
    return {
      objective: sanitizeText(objective).split(" ").slice(0, MOST_OBJECTIVE_WORDS).join(" "),
      moment,
      choices: moment.choices.length,
      slot: slots[index] ?? 0,
    };
  });
}

/** No moment is lived twice in a story. */
function freshMoment(
  objective: string,
  { objectives, lessons, fallbackLessons }: StoryLocale,
  used: ReadonlySet<LessonMoment>,
  dice: Dice,
): LessonMoment {
  const family = classifyText(objective, objectives);
  const unused = (moments: readonly LessonMoment[]) => moments.filter((one) => !used.has(one));
  const fitting = family === null ? [] : unused(lessons[family]);
  return dice.pick(fitting.length > 0 ? fitting : unused(fallbackLessons));
}

/** Places for `count` lessons in order, as evenly as the slots allow; chance settles the rest. */
function spread(count: number, slotCount: number, dice: Dice): number[] {
  const slots = Array.from({ length: slotCount }, (_, slot) => slot);
  const rounds = Array.from({ length: Math.ceil(count / slotCount) }, () => dice.shuffle(slots));
  return rounds
    .flat()
    .slice(0, count)
    .sort((a, b) => a - b);
}
