/**
 * Makes of a story that was written for a screen one that can be listened to, where its meaning stays
 * the same, and says what was changed. No text of a story is ever invented. What cannot be repaired
 * is refused with the passage or knot that it is in, or left to the validator.
 */
import { scenesById, START_ID, type Scene } from "../graph.ts";
import { isEnd, reachableFrom } from "../paths.ts";
import { wordCount, wordsOf } from "../text-matching.ts";
import { withChoices, withoutWaysBack, type WayBack } from "./repair-loops.ts";
import { splitScene } from "./split-scene.ts";
import {
  FileProblems,
  listed,
  refuseSceneCount,
  type ReadFile,
  type ReadStory,
} from "./story-file.ts";

/** The steps need each other's result: what is not reached must not be asked to lead on. */
export function repairStory(file: ReadFile): ReadStory {
  const problems = new FileProblems();
  const repairs = [...file.repairs];
  const nameOf = (id: string) => file.places.get(id)?.name ?? `“${id}”`;

  const reached = reachableScenes(file.scenes, nameOf, repairs);
  const single = reached.map((scene) => withoutRepeats(scene, nameOf, repairs));
  const { scenes: unlooped, waysBack } = withoutWaysBack(single);
  for (const scene of unlooped) {
    const back = waysBack.filter(({ from }) => from === scene.id);
    if (back.length > 0 && isEnd(scene)) refuseWayBack(scene.id, back, file, problems);
  }
  const unreadable = problems.asUnreadable();
  if (unreadable) return unreadable;
  if (waysBack.length > 0) repairs.push(waysBackText(waysBack, nameOf));

  const spoken = withoutSilence(unlooped, nameOf, repairs);
  const scenes = inShortParts(spoken, nameOf, repairs);
  const places = new Map(file.places);
  for (const { id, from } of scenes) {
    const place = file.places.get(from);
    if (place) places.set(id, place);
  }
  return (
    refuseSceneCount(scenes.length) ?? {
      ...file,
      // A passage that was an ending before its author let it lead on keeps the note of it.
      scenes: scenes.map(({ scene }) => (isEnd(scene) ? scene : { ...scene, ending: null })),
      places,
      repairs,
    }
  );
}

type NameOf = (id: string) => string;

function reachableScenes(scenes: readonly Scene[], nameOf: NameOf, repairs: string[]): Scene[] {
  const reached = reachableFrom(scenesById({ scenes }), START_ID);
  const left = scenes.filter(({ id }) => !reached.has(id)).map(({ id }) => nameOf(id));
  if (left.length > 0) {
    const what = left.length === 1 ? "1 scene" : `${left.length} scenes`;
    repairs.push(`We left out ${what} that nothing leads to: ${listed(left)}.`);
  }
  return scenes.filter(({ id }) => reached.has(id));
}

/** Of choices that sound the same and lead to the same scene, the first stays. */
function withoutRepeats(scene: Scene, nameOf: NameOf, repairs: string[]): Scene {
  const known = new Set<string>();
  const kept = scene.choices.filter(({ text, nextId }) => {
    const key = JSON.stringify([wordsOf(text), nextId]);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  if (kept.length === scene.choices.length) return scene;
  repairs.push(`We left out choices of ${nameOf(scene.id)} that were there twice.`);
  return withChoices(scene, kept);
}

function refuseWayBack(
  id: string,
  back: readonly WayBack[],
  { places }: ReadFile,
  problems: FileProblems,
): void {
  const place = places.get(id);
  const targets = [...new Set(back.map(({ to }) => places.get(to)?.name ?? `“${to}”`))];
  problems.enter(place?.part ?? "");
  problems.add(
    place?.line ?? 0,
    `this only leads back to ${targets.join(" and ")}, where the listener has been. ` +
      "Let it lead on, or take its way back out, so that the story ends here",
  );
}

function waysBackText(waysBack: readonly WayBack[], nameOf: NameOf): string {
  const count = waysBack.length === 1 ? "1 way" : `${waysBack.length} ways`;
  const each = waysBack.map(({ from, to, text }) => {
    const link = text === null ? "" : `“${text}” `;
    return `${link}in ${nameOf(from)} to ${nameOf(to)}`;
  });
  return `We left out ${count} back to where the listener has been: ${listed(each)}.`;
}

/** A scene that says nothing and only goes on is passed over. */
function withoutSilence(scenes: readonly Scene[], nameOf: NameOf, repairs: string[]): Scene[] {
  const silent = new Map(
    scenes
      .filter(
        ({ id, dialogue, nextId }) => id !== START_ID && nextId !== null && isSilent(dialogue),
      )
      .map(({ id, nextId }) => [id, nextId ?? ""]),
  );
  if (silent.size === 0) return [...scenes];
  repairs.push(`We passed over scenes without text: ${listed([...silent.keys()].map(nameOf))}.`);
  const beyond = (id: string) => {
    let next = id;
    // Ways back were left out before, so this comes to an end.
    for (let to = silent.get(next); to !== undefined; to = silent.get(next)) next = to;
    return next;
  };
  return scenes
    .filter(({ id }) => !silent.has(id))
    .map((scene) => ({
      ...scene,
      choices: scene.choices.map(({ text, nextId }) => ({ text, nextId: beyond(nextId) })),
      nextId: scene.nextId === null ? null : beyond(scene.nextId),
    }));
}

function isSilent(dialogue: string): boolean {
  return wordCount(dialogue) === 0;
}

interface Part {
  id: string;
  /** The id of the scene that it is a part of. */
  from: string;
  scene: Scene;
}

function inShortParts(scenes: readonly Scene[], nameOf: NameOf, repairs: string[]): Part[] {
  const taken = new Set(scenes.map(({ id }) => id));
  const freeId = (wanted: string) => {
    let id = wanted;
    while (taken.has(id)) id = `${id}-more`;
    taken.add(id);
    return id;
  };
  const split: string[] = [];
  const parts = scenes.flatMap((whole) => {
    const own = splitScene(whole, freeId);
    if (own.length > 1) split.push(`${nameOf(whole.id)} in ${own.length}`);
    return own.map((scene) => ({ id: scene.id, from: whole.id, scene }));
  });
  if (split.length > 0) {
    repairs.push(`Long texts are told in parts that follow each other: ${listed(split)}.`);
  }
  return parts;
}
