/** How characters are drawn, by what a parent typed of them. */
import type { FigureAge, FigureKind } from "@codetale/domain/stories/pictures/figures";
import type { FigureId, RoleKind } from "./figures.ts";
import { classifyText, type Stems } from "./keywords.ts";
import type { TraitKind } from "./traits.ts";

/** What a drawing shows of a character. */
export interface Look {
  kind: FigureKind;
  age: FigureAge;
}

/** Words that say how old a character is: `old`, `baby`. */
export type AgeWords = Readonly<Record<"child" | "old", Stems>>;

/** What is understood of a character, and the words themselves. */
export interface DescribedCharacter {
  name: string;
  role: string;
  traits: string;
  part: RoleKind | null;
  figure: FigureId | null;
  traitKinds: readonly TraitKind[];
}

/** What was typed says more of an age than the figure, but for those who are always old. */
export function lookOf(character: DescribedCharacter, ages: AgeWords): Look {
  const { part, figure } = character;
  const { kind, age } = figure === null ? plain : looks[figure];
  if (age === "old") return { kind, age };
  const byPart = figure === null && part !== null ? agesOfParts[part] : undefined;
  return { kind, age: typedAge(character, ages) ?? age ?? byPart ?? "adult" };
}

function typedAge(
  { name, role, traits, traitKinds }: DescribedCharacter,
  ages: AgeWords,
): FigureAge | undefined {
  const found = [role, traits, name].flatMap((words) => classifyText(words, ages) ?? []);
  return [...found, ...traitKinds.flatMap((trait) => agesOfTraits[trait] ?? [])][0];
}

interface UsualLook {
  kind: FigureKind;
  /** Missing for adults. */
  age?: FigureAge;
}

const plain: UsualLook = { kind: "person" };

const agesOfTraits: Partial<Record<TraitKind, FigureAge>> = { wise: "old", tiny: "child" };

/** Friends of the children are as old as they are. */
const agesOfParts: Partial<Record<RoleKind, FigureAge>> = {
  hero: "child",
  helper: "child",
  trickster: "child",
  mentor: "old",
};

/** The drawing of each figure; of some, the nearest that there is. */
const looks: Readonly<Record<FigureId, UsualLook>> = {
  dragon: { kind: "dragon" },
  unicorn: { kind: "unicorn" },
  cat: { kind: "cat" },
  dog: { kind: "dog" },
  fox: { kind: "fox" },
  bear: { kind: "bear" },
  mouse: { kind: "mouse" },
  rabbit: { kind: "rabbit" },
  owl: { kind: "owl" },
  bird: { kind: "bird" },
  goose: { kind: "goose" },
  lion: { kind: "lion" },
  tiger: { kind: "tiger" },
  wolf: { kind: "wolf" },
  elephant: { kind: "elephant" },
  monkey: { kind: "monkey" },
  horse: { kind: "horse" },
  donkey: { kind: "donkey" },
  goat: { kind: "goat" },
  cow: { kind: "cow" },
  turtle: { kind: "turtle" },
  snail: { kind: "snail" },
  frog: { kind: "frog" },
  fish: { kind: "fish" },
  hedgehog: { kind: "hedgehog" },
  dinosaur: { kind: "dinosaur" },
  crocodile: { kind: "crocodile" },
  snake: { kind: "snake" },
  penguin: { kind: "penguin" },
  whale: { kind: "whale" },
  ant: { kind: "ant" },
  spider: { kind: "spider" },
  bee: { kind: "insect" },
  butterfly: { kind: "insect" },
  squirrel: { kind: "mouse" },
  pig: { kind: "pig" },
  giraffe: { kind: "horse" },
  kangaroo: { kind: "rabbit" },
  deer: { kind: "horse" },
  hippo: { kind: "pig" },
  crab: { kind: "turtle" },
  octopus: { kind: "fish" },
  vampire: { kind: "vampire" },
  monster: { kind: "monster" },
  giant: { kind: "giant" },
  troll: { kind: "troll" },
  ghost: { kind: "ghost" },
  fairy: { kind: "fairy" },
  elf: { kind: "elf" },
  mermaid: { kind: "mermaid" },
  robot: { kind: "robot" },
  alien: { kind: "alien" },
  snowman: { kind: "snowman" },
  cloud: { kind: "cloud" },
  king: { kind: "king" },
  queen: { kind: "queen" },
  prince: { kind: "prince", age: "child" },
  princess: { kind: "princess", age: "child" },
  knight: { kind: "knight" },
  wizard: { kind: "wizard" },
  witch: { kind: "witch" },
  pirate: { kind: "pirate" },
  doctor: { kind: "doctor" },
  nurse: { kind: "doctor" },
  teacher: { kind: "teacher" },
  baker: { kind: "cook" },
  cook: { kind: "cook" },
  clockmaker: { kind: "inventor" },
  inventor: { kind: "inventor" },
  gardener: { kind: "gardener" },
  farmer: { kind: "gardener" },
  fisher: { kind: "sailor" },
  captain: { kind: "sailor" },
  astronaut: { kind: "astronaut" },
  detective: { kind: "detective" },
  musician: { kind: "musician" },
  dancer: { kind: "person" },
  painter: { kind: "painter" },
  builder: { kind: "builder" },
  firefighter: { kind: "firefighter" },
  police: { kind: "police" },
  librarian: { kind: "teacher" },
  superhero: { kind: "superhero" },
  explorer: { kind: "person" },
  storyteller: { kind: "person" },
  postman: { kind: "person" },
  driver: { kind: "person" },
  shopkeeper: { kind: "person" },
  tailor: { kind: "person" },
  athlete: { kind: "person" },
  grandmother: { kind: "person", age: "old" },
  grandfather: { kind: "person", age: "old" },
  mother: { kind: "person" },
  father: { kind: "person" },
  aunt: { kind: "person" },
  uncle: { kind: "person" },
  brother: { kind: "person", age: "child" },
  sister: { kind: "person", age: "child" },
  cousin: { kind: "person", age: "child" },
  neighbor: { kind: "person" },
  friend: { kind: "person", age: "child" },
};
