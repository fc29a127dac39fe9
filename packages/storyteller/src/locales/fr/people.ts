/** How characters arrive, speak and help, by part, figure and traits. */
import { foldText } from "@codetale/domain/stories/text-matching";
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
import { nounsOf } from "./figures/figure.ts";
import { adjectivesOf } from "./grammar.ts";
import { traits } from "./traits.ts";

/** `murmure Lila`: the verb expresses the trait. */
export function said({ name, traits: [trait] }: CastMember): string {
  return `${trait ? traits[trait].says : "dit"} ${name}`;
}

/** The parts, for characters who are no figure. */
const parts: Readonly<Record<RoleKind, DescribedKind>> = {
  hero: part("une personne|un ami|une amie", "aux pieds légers", (name) => [
    `${name} passe devant et écarte les branches.`,
    `${name} prend le bout le plus lourd, et sifflote.`,
  ]),
  villain: part("une personne|un voisin|une voisine", "qu’on connaît mal", (name) => [
    `Même ${name} tient la porte, et sourit presque.`,
    `${name} aide aussi, et ne le dit à personne.`,
  ]),
  mentor: part("une personne|un maître|une maîtresse", "qui sait mille choses", (name) => [
    `${name} hoche la tête, lentement : c’est la bonne idée.`,
    `${name} pose juste la bonne question, juste à temps.`,
  ]),
  helper: part("une personne|un ami|une amie", "aux mains toujours prêtes", (name) => [
    `${name} est déjà là, les manches retroussées.`,
    `${name} a de la ficelle pour ça, et de la ficelle de réserve.`,
  ]),
  trickster: part(
    "une personne|un farceur|une farceuse",
    "avec une cuillère dans la manche",
    (name) => [
      `${name} fait une drôle de grimace, et la fatigue s’en va.`,
      `${name} tire une cuillère d’une oreille, juste à temps.`,
    ],
  ),
  guardian: part("une personne|un gardien|une gardienne", "aux yeux grands ouverts", (name) => [
    `${name} monte la garde tout du long, sans cligner des yeux.`,
    `${name} veille à ce que personne ne manque.`,
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
    `${name} a de grandes poches et un petit sourire.`,
    `${name} fait signe des deux mains.`,
    `${name} a toujours le temps pour une question de plus.`,
  ],
};

export const people: CastLines = {
  arrive: (person, t) => [
    openingsFor(person, t, ARRIVALS).map((opening) => `${opening} ${introduced(person, t)}.`),
    habitLine(person, t, tables),
  ],
  meet: (person, t) => [
    [`C’est ${introduced(person, t)}.`, `Et qui voilà ? ${introduced(person, t)}.`],
    habitLine(person, t, tables),
  ],
  deed: (person, t) => deedLine(person, t, tables),
};

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["Et voilà qu’arrive d’un bon pas", "Juste à ce moment arrive", "Qui arrive là-bas ? C’est"],
  ["Puis vient", "Et voici"],
  ["Derrière trotte"],
  ["Et pour finir, voici"],
];

/** `Lila, une horlogère grognonne et gentille, qui a peur du feu`; `Tante Léa, toujours joyeuse` */
function introduced(person: CastMember, t: SceneContext): string {
  const { noun, adjectives, isContrary, tail } = describe(person, t, tables);
  const kind = isSaidBy(person.name, noun.words) ? "" : noun.words;
  const known = adjectivesOf(adjectives, isContrary);
  const who = [kind, kind === "" && known !== "" ? `toujours ${known}` : known, tail]
    .filter((words) => words !== "")
    .join(" ");
  const feared = person.fears.slice(0, 1).map((fear) => `qui a ${fears[fear].name}`);
  return [person.name, who, ...feared].filter((words) => words !== "").join(", ");
}

/** Whether a name begins with what its bearer is: `Tante Léa`, a tante; `Docteur Okapi`, a docteure. */
function isSaidBy(name: string, noun: string): boolean {
  const [title, ...rest] = foldText(name).split(" ");
  const kind = foldText(noun).replace(/^une? /, "");
  return rest.length > 0 && (kind === title || kind === `${title}e`);
}
