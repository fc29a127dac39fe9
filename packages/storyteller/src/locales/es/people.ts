/** How characters arrive, speak and help, by part, figure and traits; no word shows a gender but nouns. */
import { foldText } from "@codetale/domain/stories/text-matching";
import {
  deedLine,
  describe,
  habitLine,
  openingsFor,
  type Describing,
} from "../../characters/cast-lines.ts";
import type { CastMember } from "../../characters/cast.ts";
import type { DescribedKind, Noun, RoleKind } from "../../characters/figures.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { nounsOf } from "./figures/figure.ts";
import { adjectivesOf } from "./grammar.ts";
import { traits } from "./traits.ts";

/** `susurró Lila`: the verb expresses the trait. */
export function said({ name, traits: [trait] }: CastMember): string {
  return `${trait ? traits[trait].says : "dijo"} ${name}`;
}

/** The parts, for characters who are no figure. */
const parts: Readonly<Record<RoleKind, DescribedKind>> = {
  hero: part("una persona|un amigo|una amiga", "de pies ligeros", (name) => [
    `${name} fue por delante y apartó las ramas.`,
    `${name} cargó con lo más pesado, y silbando.`,
  ]),
  villain: part("una persona|un vecino|una vecina", "de quien se sabía poco", (name) => [
    `Hasta ${name} echó una mano, y casi sonrió.`,
    `${name} ayudó también, sin contárselo a nadie.`,
  ]),
  mentor: part("una persona|un maestro|una maestra", "de muchos saberes", (name) => [
    `${name} asintió despacio, y supieron que estaba bien.`,
    `${name} hizo la pregunta justa en el momento justo.`,
  ]),
  helper: part("una persona|un amigo|una amiga", "de manos siempre listas", (name) => [
    `${name} ya estaba allí, con las mangas subidas.`,
    `${name} traía una cuerda, y otra cuerda de repuesto.`,
  ]),
  trickster: part("una persona|un bromista|una bromista", "con una cuchara en la manga", (name) => [
    `${name} puso cara de pez, y se fue el cansancio.`,
    `${name} se sacó una cuchara de la oreja, justo a tiempo.`,
  ]),
  guardian: part("una persona|un guardián|una guardiana", "de ojos muy despiertos", (name) => [
    `${name} vigiló todo el rato, sin pestañear ni una vez.`,
    `${name} contó narices, y no faltaba ninguna.`,
  ]),
};

function part(nouns: string, tail: string, deeds: DescribedKind["deeds"]): DescribedKind {
  return { nouns: nounsOf(nouns), tail, deeds };
}

const tables: Describing = {
  figures,
  parts,
  traits,
  plainHabits: (name) => [
    `${name} llevaba bolsillos grandes y una sonrisa pequeña.`,
    `${name} saludó con todo el cuerpo.`,
    `${name} siempre tenía tiempo para una pregunta más.`,
  ],
};

export const people: CastLines = {
  arrive: (person, t) => [
    openingsFor(person, t, ARRIVALS).map((opening) => `${opening} ${introduced(person, t)}.`),
    habitLine(person, t, tables),
  ],
  meet: (person, t) => [
    [`Era ${introduced(person, t)}.`, `¿Y quién era? ${introduced(person, t)}.`],
    habitLine(person, t, tables),
  ],
  deed: (person, t) => deedLine(person, t, tables),
};

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["Y en eso llegó", "Justo entonces llegó", "De pronto apareció"],
  ["Luego vino", "Después apareció"],
  ["Detrás venía"],
  ["Y por fin llegó"],
];

/**
 * `Lila, una relojera gruñona y amable, con miedo al fuego`, but `Lila, un dragón con miedo al fuego` and
 * `abuela Rosa, tan sabia`
 */
function introduced(person: CastMember, t: SceneContext): string {
  const { noun: described, adjectives, isContrary, tail } = describe(person, t, tables);
  const noun = beginsWithNoun(person.name, described) ? { ...described, words: "" } : described;
  const adjoined = adjectivesOf(adjectives, isContrary);
  const traitWords = noun.words === "" && adjoined !== "" ? `tan ${adjoined}` : adjoined;
  const further = [traitWords, tail].filter((words) => words !== "");
  const feared = person.fears.slice(0, 1).map((fear) => `con ${fears[fear].name}`);
  const isPlain = further.length === 0 && noun.words !== "";
  const who = [noun.words, ...further, ...(isPlain ? feared : [])]
    .filter((words) => words !== "")
    .join(" ");
  return [person.name, who, ...(isPlain ? [] : feared)].filter((words) => words !== "").join(", ");
}

/** Whether a name says already what its owner is: `abuela Rosa`, `Capitán Nemo`, `la reina Berta`. */
function beginsWithNoun(name: string, { words }: Noun): boolean {
  const [first = ""] = name.replace(/^(?:el|la|mi) /i, "").split(" ");
  return foldText(first) === foldText(words.replace(/^una? /, ""));
}
