/** How characters arrive, speak and help, by part, figure and traits. */
import {
  deedLine,
  describe,
  habitLine,
  openingsFor,
  type Describing,
} from "../../characters/cast-lines.ts";
import type { CastMember } from "../../characters/cast.ts";
import type { DescribedKind, RoleKind } from "../../characters/figures.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { creatures } from "./figures/creatures.ts";
import { adjectivesOf, an, pluralOf } from "./grammar.ts";
import { traits } from "./traits.ts";

/** `whispered Lila`: the verb expresses the trait. */
export function said({ name, traits: [trait] }: CastMember): string {
  return `${trait ? traits[trait].says : "said"} ${name}`;
}

/** The parts, for characters who are no figure. */
const parts: Readonly<Record<RoleKind, DescribedKind>> = {
  hero: part("friend", "with quick feet", (name) => [
    `${name} went first and held the branches back.`,
    `${name} took the heavy end, and whistled.`,
  ]),
  villain: part("neighbor", "whom nobody knew well", (name) => [
    `Even ${name} held the door, and nearly smiled.`,
    `${name} helped as well, and told nobody.`,
  ]),
  mentor: part("teacher", "of many things", (name) => [
    `${name} gave one slow nod, and they knew it was right.`,
    `${name} asked just the right thing at the right time.`,
  ]),
  helper: part("friend", "with two ready hands", (name) => [
    `${name} had string for it, and a second piece of string.`,
    `${name} was already there, with both sleeves rolled up.`,
  ]),
  trickster: part("joker", "with a spoon up one sleeve", (name) => [
    `${name} made a funny face, and nobody was tired any more.`,
    `${name} pulled a spoon out of an ear, just in time.`,
  ]),
  guardian: part("watcher", "of doors and gates", (name) => [
    `${name} kept watch the whole time, and never blinked.`,
    `${name} made sure that nobody was left out.`,
  ]),
};

function part(noun: string, tail: string, deeds: DescribedKind["deeds"]): DescribedKind {
  return { nouns: { any: { words: noun, gender: "m" } }, tail, deeds };
}

const tables: Describing = {
  figures,
  parts,
  traits,
  plainHabits: (name) => [
    `${name} had big pockets and a small smile.`,
    `${name} waved with both hands.`,
    `${name} always had time for one more question.`,
  ],
};

export const people: CastLines = {
  arrive: (person, t) => [
    openingsFor(person, t, ARRIVALS).map((opening) => `${opening} ${introduced(person, t)}.`),
    habitLine(person, t, tables),
  ],
  meet: (person, t) => [
    [`It was ${introduced(person, t)}.`, `And who was it? ${introduced(person, t)}.`],
    habitLine(person, t, tables),
  ],
  deed: (person, t) => deedLine(person, t, tables),
};

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["Along came", "Round the corner came", "Just then came"],
  ["Then came", "Next came"],
  ["Behind them came"],
  ["And last came"],
];

/** `Lila, a grumpy and kind clockmaker, afraid of fire` */
function introduced(person: CastMember, t: SceneContext): string {
  const { noun, adjectives, isContrary, tail } = describe(person, t, tables);
  const manner = adjectivesOf(adjectives, isContrary);
  const isPair = person.count === 2;
  const isNamed = noun.words === "" || (isPair && !isCountable(person));
  const who = [manner, isPair ? pluralOf(noun.words) : noun.words, tail]
    .filter((words) => words !== "")
    .join(" ");
  const feared = person.fears.slice(0, 1).map((fear) => fears[fear].name);
  return [
    person.name,
    isNamed ? mannerAlone(manner, isPair) : isPair ? `two ${who}` : an(who),
    ...feared,
  ]
    .filter((words) => words !== "")
    .join(", ");
}

/** Of Pip and Max two mice can be said; of Grandma and Grandpa no one noun. */
function isCountable({ figure }: CastMember): boolean {
  return figure === null || figure === "friend" || figure in creatures;
}

/** Of a character who is called what it is: `Fox, who was shy`. */
function mannerAlone(manner: string, isPair: boolean): string {
  return manner === "" ? "" : `who ${isPair ? "were" : "was"} ${manner}`;
}
