/** How characters arrive, speak and help, by role and trait. */
import { forOlder, type Line } from "../../line.ts";
import type { CastMember, RoleKind, TraitKind } from "../../cast.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { an, isAdjective, list, withoutArticle } from "./grammar.ts";

/** `whispered Lila`: the verb expresses the trait. */
export function said(person: CastMember): string {
  const [trait] = person.traits;
  return `${trait ? SPEECH[trait] : "said"} ${person.name}`;
}

const SPEECH: Readonly<Record<TraitKind, string>> = {
  grumpy: "grumbled",
  shy: "whispered",
  brave: "called",
  curious: "said",
  kind: "said",
  funny: "giggled",
  wise: "said",
  cheerful: "sang",
  proud: "declared",
  sleepy: "yawned",
  lonely: "sighed",
  afraid: "squeaked",
};

export const people: CastLines = {
  arrive: (person, t) => [arrival(person, t), habit(person, t)],
  meet: (person, t) => [encounter(person), habit(person, t)],
  deed: (person) => {
    const deeds = person.role ? DEEDS[person.role] : WORK_DEEDS;
    return deeds.map((deed) => deed(person));
  },
};

function arrival(person: CastMember, { cast }: SceneContext): string[] {
  const place = [cast.friend, ...cast.extras].indexOf(person);
  const openings = ARRIVALS[place] ?? ARRIVALS[0];
  return openings.map((opening) => opening(`${person.name}, ${whoIs(person)}.`));
}

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [Opening[], ...Opening[][]] = [
  [
    (who) => `Along came ${who}`,
    (who) => `Round the corner came ${who}`,
    (who) => `Just then came ${who}`,
  ],
  [(who) => `Then came ${who}`, (who) => `Next came ${who}`],
  [(who) => `Behind them came ${who}`],
  [(who) => `And last came ${who}`],
];

type Opening = (who: string) => string;

function encounter(person: CastMember): string[] {
  const who = whoIs(person);
  return [`It was ${person.name}, ${who}.`, `And who was it? ${person.name}, ${who}.`];
}

/** `a grumpy and kind clockmaker who likes cheese` */
function whoIs(person: CastMember): string {
  const { traitWords } = person;
  const adjectives = traitWords.filter(isTraitAdjective);
  const others = traitWords.filter((word) => !isTraitAdjective(word)).map(clause);
  const thing = [list(adjectives), work(person)].filter((word) => word !== "").join(" ");
  return [an(thing), list(others)].filter((words) => words !== "").join(" ");
}

function isTraitAdjective(word: string): boolean {
  return isAdjective(word) || PLAIN_ADJECTIVES.has(word.toLowerCase());
}

/** Traits that do not look like adjectives, but are. */
const PLAIN_ADJECTIVES: ReadonlySet<string> = new Set(
  (
    "brave shy kind wise calm strong quick slow smart clever gentle honest proud loud quiet fast " +
    "bold sweet warm cool tall small big tiny little fair fun nice good bad mean cold sad glad " +
    "strict stern stubborn humble noble polite loyal fierce modest sincere mature lone free young " +
    "old bright grim evil cruel rude afraid"
  ).split(" "),
);

/** `who likes cheese`, `who is good at math`; any other trait is quoted. */
function clause(words: string): string {
  if (
    /^(?:likes|loves|hates|has|is|can|knows|always|never|wants|tells|makes|sings|eats)\s/i.test(
      words,
    )
  ) {
    return `who ${words}`;
  }
  return /^\S+ (?:at|of|with|to|in)\s/i.test(words)
    ? `who is ${words}`
    : `known for one thing, “${words.replace(/[“”"]/gu, "’")}”`;
}

function work({ roleWord }: CastMember): string {
  return withoutArticle(roleWord) || "friend";
}

/** Behaviour that shows the first known trait; different for two characters with one trait. */
function habit(person: CastMember, { cast }: SceneContext): Line {
  const habitsOf = ({ traits: [trait] }: CastMember) => (trait ? HABITS[trait] : PLAIN_HABITS);
  const own = habitsOf(person);
  const alike = [cast.other, cast.friend, ...cast.extras].filter((one) => habitsOf(one) === own);
  const all = own(person.name);
  const mine = all[alike.indexOf(person) % all.length] ?? "";
  return alike.length === 1 ? forOlder(...all) : forOlder(mine);
}

const PLAIN_HABITS = (name: string) => [
  `${name} had big pockets and a small smile.`,
  `${name} waved with both hands.`,
  `${name} always had time for one more question.`,
];

const HABITS: Readonly<Record<TraitKind, (name: string) => readonly string[]>> = {
  grumpy: (name) => [
    `“Hmpf, mud,” said ${name}, “I knew it.”`,
    `“No singing,” said ${name}, and hummed.`,
    `${name} kicked a pebble and said sorry to it.`,
  ],
  shy: (name) => [
    `“Hello,” said ${name}, mostly to the ground.`,
    `${name} waved with one finger.`,
    `${name} hid behind a very thin tree.`,
  ],
  brave: (name) => [
    `“Me first!” called ${name}.`,
    `${name} looked into the dark, just to say hello.`,
    `${name} stood up very straight.`,
  ],
  curious: (name) => [
    `${name} asked why, and why, and why again.`,
    `${name} looked under every stone.`,
    `${name} had a list of questions, and it was long.`,
  ],
  kind: (name) => [
    `${name} stepped over every ant.`,
    `${name} had a warm bun for everyone.`,
    `${name} gave away half a plum.`,
  ],
  funny: (name) => [
    `${name} wore a sock as a hat.`,
    `${name} could quack like nine ducks.`,
    `${name} bowed and fell over, on purpose.`,
  ],
  wise: (name) => [
    `${name} thought twice and spoke once.`,
    `“Slow feet, quick ears,” said ${name}.`,
    `${name} knew the names of all the clouds.`,
  ],
  cheerful: (name) => [
    `${name} skipped every third step.`,
    `“What a day to have a day!” sang ${name}.`,
    `${name} whistled, even uphill.`,
  ],
  proud: (name) => [
    `${name} walked as if a band played.`,
    `“I am the best at this,” said ${name}, about everything.`,
    `${name} wore a medal made of a lid.`,
  ],
  sleepy: (name) => [
    `${name} yawned like a barn door.`,
    `${name} carried a pillow, just in case.`,
    `${name} could nap while standing.`,
  ],
  lonely: (name) => [
    `${name} had set two cups, and only one was used.`,
    `${name} talked to a teapot for company.`,
    `${name} waved first, just in case.`,
  ],
  afraid: (name) => [
    `${name} jumped at the plop of a leaf.`,
    `${name} held on to a button for luck.`,
    `${name} looked left, right, and under the hat.`,
  ],
};

type Deed = (person: CastMember) => string;

const DEEDS: Readonly<Record<RoleKind, readonly Deed[]>> = {
  hero: [({ name }) => `${name} went first.`, ({ name }) => `${name} took the heavy end.`],
  villain: [
    ({ name }) => `Even ${name} held the door.`,
    ({ name }) => `${name} helped, and told nobody.`,
  ],
  mentor: [
    ({ name }) => `${name} gave one slow nod.`,
    ({ name }) => `${name} asked just the right thing.`,
  ],
  helper: [
    ({ name }) => `${name} was there with a hand.`,
    ({ name }) => `${name} had string for it.`,
  ],
  trickster: [
    ({ name }) => `${name} made a funny face.`,
    ({ name }) => `${name} pulled a spoon out of an ear.`,
  ],
  guardian: [
    ({ name }) => `${name} kept watch.`,
    ({ name }) => `${name} made sure nobody was left out.`,
  ],
};

const WORK_DEEDS: readonly Deed[] = [
  (person) => `${person.name} helped as only ${an(work(person))} can.`,
  (person) => `${person.name} showed what ${an(work(person))} knows.`,
];
