/** What returns in a story: what was done in its lessons, what is only mentioned, met or remembered. */
import type { Cast, CastMember } from "./characters/cast.ts";
import type { Composition } from "./composition.ts";
import { ifRoom, type Line } from "./line.ts";
import type { PlannedScene } from "./plan-scenes.ts";
import type { SceneContext } from "./scene-context.ts";
import type { NamedThings } from "./theme-texts.ts";

/** The first companion who is afraid of something meets it, and the last story is remembered. */
const MEETING_SLOT = 0;

/** The return slots that stand without a lesson. */
export function returnsKept({ mentions, plot, cast, remembers }: Composition): ReadonlySet<number> {
  const isMet = remembers !== null || afraid(cast) !== undefined;
  return new Set([
    ...(isMet ? [MEETING_SLOT] : []),
    ...(mentions.length > 0 ? [plot.returnSlots.length - 1] : []),
  ]);
}

/** What was done in lessons is met again; what is only mentioned comes in the last return scene. */
export function returnLines(
  planned: PlannedScene & { kind: "return" },
  context: SceneContext,
  { lessons, mentions, locale, plot, cast, remembers }: Composition,
): Line[] {
  const returned = planned.lessons.map(({ lesson, choice }) => {
    const told = lessons[lesson];
    return told?.moment.choices[choice]?.returns(naming(told, context)) ?? null;
  });
  const person = planned.slot === MEETING_SLOT ? afraid(cast) : undefined;
  const [fear] = person?.fears ?? [];
  const isLast = planned.slot === plot.returnSlots.length - 1;
  return [
    planned.slot === MEETING_SLOT && remembers !== null
      ? ifRoom(locale.remembered[remembers](context))
      : null,
    person && fear ? locale.fears[fear].met(person, context) : null,
    ...returned,
    isLast && mentions.length > 0
      ? locale.mention(
          mentions
            .map(({ words }) => words)
            .filter((words) => words !== "")
            .join("; "),
          context,
        )
      : null,
  ];
}

/**
 * The context of one lesson's return: a scene may have several, each of which names things of its
 * own. All else is asked of `context`, which composes some of it when asked.
 */
function naming({ counted, letter }: NamedThings, context: SceneContext): SceneContext {
  const own = { counted: { value: counted }, letter: { value: letter } };
  return Object.create(context, own) as SceneContext;
}

function afraid({ friend, extras }: Cast): CastMember | undefined {
  return [friend, ...extras].find(({ fears }) => fears.length > 0);
}
