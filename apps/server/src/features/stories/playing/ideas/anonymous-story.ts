/**
 * A story as it may leave this server, with stand-ins for all names of children. Of a story that was
 * made from wishes that is the shared edition. Of one that was written by hand or imported it is not
 * known which names are children's: everybody in the played edition gets a stand-in.
 */
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
import { sceneInOtherWords } from "@codetale/domain/stories/in-other-words";
import { nameReplacer } from "@codetale/domain/stories/child-names";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import { anyNamePattern } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { scenesById, type Scene } from "@codetale/domain/stories/graph";
import { anonymousWishes, standInsOf } from "../../making/model/anonymous-wishes.ts";
import type { PlayableStory, StoryEditions } from "../playing.repository.ts";

export interface AnonymousStory {
  /** Undefined where the edition has no such scene. */
  scene(id: string): Scene | undefined;
  /** Everybody in the story, as the model may write of them. */
  names: readonly string[];
  /** Those that stand in for names. */
  standIns: readonly string[];
  /** Puts stand-ins in place of names in what was said, in whatever form a transcript spells them. */
  anonymize(said: string): string;
  /** Puts back the names of the edition that is played. */
  withNames(text: string): string;
}

/** Shorter parts of a name, such as `de`, are words of their own. */
const SHORTEST_PART = 3;

export function anonymousStory(
  editions: StoryEditions,
  edition: PlayableStory["edition"],
): AnonymousStory {
  const { isAuthored, sharedScenes, wishes } = editions;
  if (isAuthored) return allAnonymous(editions, edition);
  const { language, names, wishes: anonymous, withRealNames } = anonymousWishes(wishes);
  const standIns = wishes.children.flatMap(({ name }, index) => {
    const standIn = sanitizeName(anonymous.children[index]?.name ?? "");
    return formsOf(name).map((form) => [form, standIn] as const);
  });
  const scenes = scenesById({ scenes: sharedScenes });
  return {
    scene: (id) => scenes.get(id),
    names,
    standIns: standInsOf(anonymous),
    anonymize: withoutNames(wishes, language, replacer(standIns, "giu")),
    withNames: edition === "own" ? withRealNames : (text) => text,
  };
}

type NamePair = readonly [name: string, standIn: string];

/** Scenes are made anonymous when they are asked for, since a file may have very many. */
function allAnonymous(editions: StoryEditions, edition: PlayableStory["edition"]): AnonymousStory {
  const { privateScenes, sharedScenes, wishes } = editions;
  const played = edition === "own" ? privateScenes : sharedScenes;
  const inScenes = peopleIn(played);
  const wished = wishedPeople(wishes, edition, new Set(inScenes));
  const people = new Set([...inScenes, ...wished.map(({ name }) => name)]);
  const untold = wished.filter(({ typed }) => !people.has(typed));
  const pairs = pairsOf([...people], untold, wishes.language);
  const standInOf = new Map(pairs);
  // A name that the edition does not tell means the person by the name that it tells.
  const hidden = [
    ...pairs,
    ...untold.map(({ typed, name }) => [typed, standInOf.get(name) ?? ""] as const),
  ];
  const anonymize = nameReplacer(
    hidden.map(([name]) => name),
    (index) => hidden[index]?.[1] ?? "",
    replacer(hidden, "giu"),
  );
  const names = pairs.map(([, standIn]) => standIn);
  const scenes = scenesById({ scenes: played });
  return {
    scene(id) {
      const scene = scenes.get(id);
      return scene && sceneInOtherWords(scene, anonymize);
    },
    names,
    standIns: names,
    anonymize,
    withNames: replacer(
      pairs.map(([name, standIn]) => [standIn, name]),
      "gu",
    ),
  };
}

function peopleIn(scenes: readonly Scene[]): string[] {
  const all = scenes.flatMap(({ cast, speaker }) => (speaker === null ? cast : [...cast, speaker]));
  return [...new Set(all)].filter((name) => name !== "");
}

/**
 * Whom the file or its author's note names: as typed, and by the name that the edition has, which for
 * others is a stand-in of the shared edition. A sample story has one edition, which tells all names.
 */
function wishedPeople(
  wishes: StoryWishes,
  edition: PlayableStory["edition"],
  inScenes: ReadonlySet<string>,
): { typed: string; name: string }[] {
  const shared = withStandIns(wishes, wishes.language);
  return (["children", "characters"] as const)
    .flatMap((list) =>
      wishes[list].map(({ name }, index) => {
        const typed = sanitizeName(name);
        const isTold = edition === "own" || inScenes.has(typed);
        return { typed, name: isTold ? typed : sanitizeName(shared[list][index]?.name ?? "") };
      }),
    )
    .filter(({ typed, name }) => typed !== "" && name !== "");
}

function pairsOf(
  people: readonly string[],
  untold: readonly { typed: string }[],
  language: string,
): NamePair[] {
  const children = people.map((name) => ({ name, age: "", interests: "" }));
  // No stand-in is one of their names.
  const characters = untold.map(({ typed }) => ({ name: typed, role: "", traits: "" }));
  const standIns = withStandIns({ children, characters, objectives: [], language }, language);
  return people.map((name, index) => {
    const standIn = standIns.children[index]?.name;
    // There are eight stand-ins; an imported story may have more people.
    return [name, standIn || `Person ${index + 1}`] as const;
  });
}

function formsOf(typed: string): string[] {
  const parts = sanitizeName(typed).split(" ");
  return [
    typed.trim(),
    sanitizeName(typed),
    ...parts.filter((part) => part.length >= SHORTEST_PART),
  ];
}

/** Replaces all names at once, the longest first, so that no stand-in is replaced in its turn. */
function replacer(pairs: readonly NamePair[], flags: "gu" | "giu"): (text: string) => string {
  const byName = new Map(pairs.map(([name, by]) => [keyOf(name, flags), by]));
  const names = [...new Set(pairs.map(([name]) => name))].filter((name) => name !== "");
  if (names.length === 0) return (text) => text;
  const pattern = new RegExp(anyNamePattern(names), flags);
  return (text) => text.replace(pattern, (name) => byName.get(keyOf(name, flags)) ?? name);
}

function keyOf(name: string, flags: "gu" | "giu"): string {
  return flags === "giu" ? name.toLowerCase() : name;
}
