/** Composes what the texts of one scene are computed from. */
import type { Dice } from "@codetale/domain/stories/dice";
import { foldText } from "@codetale/domain/stories/text-matching";
import type { CastMember } from "./characters/cast.ts";
import type { Composition } from "./composition.ts";
import type { MatchingWordings } from "./interests.ts";
import { pickVariant, toMarked, type Line } from "./line.ts";
import type { PlannedScene } from "./plan-scenes.ts";
import { returnLines } from "./return-lines.ts";
import type { SceneContext } from "./scene-context.ts";

export function contextFor(planned: PlannedScene, composition: Composition): SceneContext {
  const { cast, locale, dice } = composition;
  const [hero] = cast.children;
  if (!hero) throw new RangeError("a story needs a child");
  const companions = [cast.friend, ...cast.extras];
  const lesson =
    planned.kind === "lesson" || planned.kind === "outcome"
      ? composition.lessons[planned.lesson]
      : undefined;
  const { carried, visited } = composition.interests;
  const context: SceneContext = {
    cast,
    young: composition.young,
    gentle: composition.plot.gentle ?? false,
    hero: hero.name,
    siblings: cast.children.slice(1).map(({ name }) => name),
    child: (cast.children[Math.max(0, planned.turn - 1) % cast.children.length] ?? hero).name,
    friend: cast.friend.name,
    other: cast.other.name,
    freeName: (names) => names.find((name) => !composition.taken.has(foldText(name))) ?? names[0],
    setting: pickVariant(locale.settingPhrases[planned.at], dice.fork(`${planned.id}/place`)),
    refrain: { says: composition.refrain, refrain: true },
    counted: lesson?.counted ?? [],
    letter: lesson?.letter ?? "",
    get returns() {
      return planned.kind === "return" ? returnLines(planned, context, composition) : [];
    },
    recall: (beat, lines) => {
      if (
        planned.kind !== "beat" ||
        !composition.plot.beats[planned.beat]?.recalls?.includes(beat)
      ) {
        throw new RangeError(`the scene "${planned.id}" does not recall "${beat}"`);
      }
      return lines[planned.memory[beat] ?? ""] ?? null;
    },
    get question() {
      const questions = dice.fork("questions").shuffle(locale.questions(context));
      return questions[planned.turn % questions.length] ?? "";
    },
    get tool() {
      return matching(locale.interests[carried].tool(context), dice.fork("tool"));
    },
    get landmark() {
      return matching(locale.interests[visited].landmark(context), dice.fork("landmark"));
    },
    get arrivals() {
      return companions.flatMap((one) => withIntroduction(one, locale.people.arrive(one, context)));
    },
    get meeting() {
      return withIntroduction(cast.other, locale.people.meet(cast.other, context));
    },
    get deeds() {
      return cast.extras.map((one) => locale.people.deed(one, context));
    },
  };
  return context;
}

/** Of all lines the wordings of one number. */
function matching<Part extends string>(
  lines: MatchingWordings<Part>,
  dice: Dice,
): Record<Part, string> {
  const number = dice.pick([0, 1] as const);
  const parts = Object.keys(lines) as Part[];
  return Object.fromEntries(parts.map((part) => [part, lines[part][number]])) as Record<
    Part,
    string
  >;
}

/** Marks the first line as the one that shows the character's role and traits. */
function withIntroduction({ character }: CastMember, lines: readonly Line[]): readonly Line[] {
  const [first = null, ...rest] = lines;
  if (character === null || first === null) return lines;
  return [{ ...toMarked(first), shows: { character, role: true, traits: true } }, ...rest];
}
