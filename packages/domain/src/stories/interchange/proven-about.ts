/** What a file says that its story is about, as far as every way through the story bears it out. */
import { scenesById, START_ID, type Scene } from "../graph.ts";
import { isEnd, reachableFrom } from "../paths.ts";
import { sanitizeName } from "../sanitize-text.ts";
import { mentions } from "../text-matching.ts";
import { listed, type ReadFile } from "./story-file.ts";

/**
 * Leaves out the objectives that some path never comes to and the characters that some path never
 * names, as may happen when an exported story is edited.
 */
export function withProvenAbout(file: ReadFile): ReadFile {
  const { scenes, about } = file;
  const byId = scenesById({ scenes });
  const isOnEveryPath = (meets: (scene: Scene) => boolean) => {
    const without = reachableFrom(byId, START_ID, meets);
    return !scenes.some((scene) => isEnd(scene) && without.has(scene.id));
  };
  const objectives = places(about.objectives, (index) =>
    isOnEveryPath(({ teaches }) => teaches.includes(index)),
  );
  const characters = places(about.characters, (index) => {
    const name = sanitizeName(about.characters[index]?.name ?? "");
    return isOnEveryPath(({ dialogue, speaker }) => mentions(dialogue, name) || speaker === name);
  });
  const left = [
    ...about.objectives.filter((_, index) => !objectives.has(index)),
    ...about.characters.filter((_, index) => !characters.has(index)).map(({ name }) => name),
  ].map((text) => `“${text}”`);
  return {
    ...file,
    about: {
      ...about,
      objectives: about.objectives.filter((_, index) => objectives.has(index)),
      characters: about.characters.filter((_, index) => characters.has(index)),
    },
    scenes: scenes.map((scene) => ({
      ...scene,
      teaches: scene.teaches.flatMap((index) => objectives.get(index) ?? []),
      shows: scene.shows.flatMap((showing) => {
        const character = characters.get(showing.character);
        return character === undefined ? [] : [{ ...showing, character }];
      }),
    })),
    repairs:
      left.length === 0
        ? file.repairs
        : [...file.repairs, `Not every way through the story has these any more: ${listed(left)}.`],
  };
}

/** Where the entries that `holds` are in the shorter list. */
function places(all: readonly unknown[], holds: (index: number) => boolean): Map<number, number> {
  const found = new Map<number, number>();
  for (const index of all.keys()) if (holds(index)) found.set(index, found.size);
  return found;
}
