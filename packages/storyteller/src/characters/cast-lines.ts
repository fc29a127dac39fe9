/** What all languages decide alike when a character is described and acts. */
import { foldText } from "@codetale/domain/stories/text-matching";
import type { CastMember } from "./cast.ts";
import type { DescribedKind, FigureId, FigureTexts, Noun, RoleKind } from "./figures.ts";
import { forOlder, type Line } from "../line.ts";
import type { SceneContext } from "../scene-context.ts";
import { playfulTraits, type TraitKind, type TraitTexts } from "./traits.ts";

/** At most so many adjectives are spoken. */
const MOST_ADJECTIVES = 2;

/** So many who arrive with the friend are each introduced in few words. */
const CROWD = 2;

/** The tables of one language. */
export interface Describing {
  figures: Readonly<Record<FigureId, FigureTexts>>;
  parts: Readonly<Record<RoleKind, DescribedKind>>;
  traits: Readonly<Record<TraitKind, TraitTexts>>;
  /** Behaviour of a character of no known trait. */
  plainHabits: (name: string) => readonly string[];
}

interface Description {
  /** Without words where the name is the same: `Papa`, a papa. */
  noun: Noun;
  /** Agree with the noun. */
  adjectives: readonly string[];
  /** The adjectives are hard to believe of one character: `brave but nervous`. */
  isContrary: boolean;
  /** Follows the noun; empty where enough is said without it, or another has it already. */
  tail: string;
  isRespected: boolean;
}

/** The words that a character is introduced by. */
export function describe(
  person: CastMember,
  { cast }: SceneContext,
  tables: Describing,
): Description {
  const { nouns, tail = "", isRespected = false } = kindOf(person, tables);
  const noun = person.noun ?? nouns[person.gender ?? "any"] ?? nouns.any;
  const adjectives = person.traits
    .slice(0, MOST_ADJECTIVES)
    .map((trait) => tables.traits[trait].adjectives[noun.gender]);
  const asTheyCome = [cast.friend, ...cast.extras, cast.other];
  const before = asTheyCome.slice(0, asTheyCome.indexOf(person));
  const isSaidBefore = before.some((one) => kindOf(one, tables) === kindOf(person, tables));
  const isCrowded = person !== cast.other && cast.extras.length >= CROWD;
  const isLong = isCrowded || adjectives.length + person.fears.length >= MOST_ADJECTIVES;
  return {
    noun: withoutWordsOfName(noun, person),
    adjectives,
    isContrary: areContrary(person.traits.slice(0, MOST_ADJECTIVES)),
    tail: isLong || isSaidBefore ? "" : tail,
    isRespected,
  };
}

function withoutWordsOfName(noun: Noun, { name }: CastMember): Noun {
  const words = noun.words.replace(/^une? |^una /u, "");
  return foldText(words) === foldText(name) ? { ...noun, words: "" } : noun;
}

function areContrary(traits: readonly TraitKind[]): boolean {
  return contraries.some((pair) => pair.every((trait) => traits.includes(trait)));
}

/** Two traits that surprise beside each other. */
const contraries: readonly (readonly [TraitKind, TraitKind])[] = [
  ["brave", "afraid"],
  ["brave", "shy"],
  ["strong", "afraid"],
  ["strong", "tiny"],
  ["big", "afraid"],
  ["big", "shy"],
  ["big", "tiny"],
  ["proud", "shy"],
  ["proud", "afraid"],
  ["loud", "shy"],
  ["grumpy", "cheerful"],
  ["grumpy", "kind"],
  ["grumpy", "helpful"],
  ["grumpy", "generous"],
  ["lonely", "cheerful"],
  ["generous", "stingy"],
  ["kind", "stingy"],
  ["helpful", "stingy"],
  ["kind", "jealous"],
  ["generous", "jealous"],
  ["quick", "sleepy"],
  ["quick", "clumsy"],
  ["patient", "quick"],
  ["patient", "impatient"],
  ["wise", "impatient"],
  ["sleepy", "impatient"],
  ["strict", "kind"],
  ["strict", "funny"],
  ["strict", "cheerful"],
  ["strict", "shy"],
  ["clever", "forgetful"],
  ["wise", "forgetful"],
  ["helpful", "sleepy"],
];

/**
 * Behaviour that shows the first known trait; different for two characters with one trait. Beside a
 * hard theme a character of a playful trait is plain.
 */
export function habitLine(
  person: CastMember,
  { cast, gentle }: SceneContext,
  tables: Describing,
): Line {
  const habitsOf = ({ traits: [trait] }: CastMember) =>
    trait === undefined || (gentle && playfulTraits.has(trait))
      ? tables.plainHabits
      : tables.traits[trait].habits;
  const own = habitsOf(person);
  const alike = [cast.other, cast.friend, ...cast.extras].filter((one) => habitsOf(one) === own);
  const all = own(person.name);
  const mine = all[alike.indexOf(person) % all.length] ?? "";
  return alike.length === 1 ? forOlder(...all) : forOlder(mine);
}

/** What a character does where everybody is needed; different for two of one figure. */
export function deedLine(person: CastMember, { cast }: SceneContext, tables: Describing): Line {
  const own = kindOf(person, tables).deeds;
  const alike = cast.extras.filter((one) => kindOf(one, tables).deeds === own);
  const all = own(person.name);
  return alike.length === 1 ? all : (all[alike.indexOf(person) % all.length] ?? null);
}

/** One of the openings for the first character to arrive, the second, and so on. */
export function openingsFor<Opening>(
  person: CastMember,
  { cast }: SceneContext,
  openings: readonly [Opening, ...Opening[]],
): Opening {
  return openings[[cast.friend, ...cast.extras].indexOf(person)] ?? openings[0];
}

/** A figure says more than a part: a wise dragon is a dragon; of neither, a friend. */
function kindOf({ figure, role }: CastMember, { figures, parts }: Describing): DescribedKind {
  if (figure !== null && (figure !== "friend" || role === null)) return figures[figure];
  return role === null ? figures.friend : parts[role];
}
