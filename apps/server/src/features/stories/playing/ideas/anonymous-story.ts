/**
 * A story as it may leave this server, with stand-ins for all names of children. Of a story that was
 * made from wishes that is the shared edition. Of one that was written by hand or imported, nobody
 * knows which names are children's: everybody gets a stand-in.
 */
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
import { sceneInOtherWords } from "@codetale/domain/stories/in-other-words";
import { replaceNames } from "@codetale/domain/stories/child-names";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import { namePattern } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Scene } from "@codetale/domain/stories/graph";
import { anonymousWishes, standInsOf } from "../../making/model/anonymous-wishes.ts";
import type { PlayableStory, StoryEditions } from "../playing.repository.ts";

export interface AnonymousStory {
  scenes: readonly Scene[];
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
  { isAuthored, privateScenes, sharedScenes, wishes }: StoryEditions,
  edition: PlayableStory["edition"],
): AnonymousStory {
  if (isAuthored) return allAnonymous(privateScenes, wishes);
  const { language, names, wishes: anonymous, withRealNames } = anonymousWishes(wishes);
  const standIns = wishes.children.flatMap(({ name }, index) => {
    const standIn = sanitizeName(anonymous.children[index]?.name ?? "");
    return formsOf(name).map((form) => [form, standIn] as const);
  });
  return {
    scenes: sharedScenes,
    names,
    standIns: standInsOf(anonymous),
    anonymize: withoutNames(wishes, language, replacer(standIns, "giu")),
    withNames: edition === "own" ? withRealNames : (text) => text,
  };
}

function allAnonymous(scenes: readonly Scene[], wishes: StoryWishes): AnonymousStory {
  const people = [
    ...new Set([
      ...scenes.flatMap(({ cast, speaker }) => [...cast, ...(speaker === null ? [] : [speaker])]),
      ...[...wishes.children, ...wishes.characters].map(({ name }) => sanitizeName(name)),
    ]),
  ].filter((name) => name !== "");
  const children = people.map((name) => ({ name, age: "", interests: "" }));
  const { language } = wishes;
  const standIns = withStandIns({ children, characters: [], objectives: [], language }, language);
  const pairs = people.map((name, index) => {
    const standIn = standIns.children[index]?.name;
    // There are eight stand-ins; an imported story may have more people.
    return [name, standIn || `Person ${index + 1}`] as const;
  });
  const renameInAnyCase = replacer(pairs, "giu");
  const anonymize = (text: string) =>
    replaceNames(text, people, (person) => pairs[person]?.[1] ?? "", renameInAnyCase);
  const names = pairs.map(([, standIn]) => standIn);
  return {
    scenes: scenes.map((scene) => sceneInOtherWords(scene, anonymize)),
    names,
    standIns: names,
    anonymize,
    withNames: replacer(
      pairs.map(([name, standIn]) => [standIn, name]),
      "gu",
    ),
  };
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
function replacer(
  pairs: readonly (readonly [name: string, by: string])[],
  flags: "gu" | "giu",
): (text: string) => string {
  const byName = new Map(pairs.map(([name, by]) => [keyOf(name, flags), by]));
  const names = [...new Set(pairs.map(([name]) => name))]
    .filter((name) => name !== "")
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return (text) => text;
  const pattern = new RegExp(names.map(namePattern).join("|"), flags);
  return (text) => text.replace(pattern, (name) => byName.get(keyOf(name, flags)) ?? name);
}

function keyOf(name: string, flags: "gu" | "giu"): string {
  return flags === "giu" ? name.toLowerCase() : name;
}
