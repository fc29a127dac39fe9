/**
 * The pictures that the words of a scene ask for. They are stored nowhere: stories of every origin
 * have them, edited ones too, and none has to be written again when the words of a concept change.
 */
import type { Scene } from "../graph.ts";
import type { ScenePictures } from "../pictures/cards.ts";
import { figureKinds } from "../pictures/figures.ts";
import { thingIds, type ThingId } from "../pictures/things.ts";
import { conceptsIn, everyConceptIn } from "./concepts-in.ts";
import { namePattern } from "../text-matching.ts";
import { picturesOf } from "./pictures-of.ts";

type SceneWords = Pick<Scene, "title" | "dialogue" | "choices" | "cast">;

/** @param language of the story: a code of `storyLanguages`; in any other there are no pictures */
export function scenePictures(scene: SceneWords, language: string): ScenePictures {
  const names = scene.cast.filter((name) => name !== "" && !namesFigure(name, language));
  const { title, dialogue, choices } = {
    title: withoutNames(scene.title, names),
    dialogue: withoutNames(scene.dialogue, names),
    choices: scene.choices.map(({ text }) => withoutNames(text, names)),
  };
  return {
    thing: thingOf({ title, dialogue, choices }, language),
    choices: picturesOf(choices, language),
  };
}

/** Whether a name says how its bearer looks, as `Bear` does. */
function namesFigure(name: string, language: string): boolean {
  return conceptsIn(name, language).some(({ concept }) => FIGURES.has(concept));
}

/** A child called Rose is no flower. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(new RegExp(namePattern(name), "gu"), "…"), text);
}

interface PlainWords {
  title: string;
  dialogue: string;
  choices: readonly string[];
}

const FIGURES: ReadonlySet<string> = new Set(figureKinds);

/**
 * What the setting or the cast shows already, and what words name in passing more often than they
 * mean it: pockets, hours, the end of the story.
 */
const NO_OBJECTS: ReadonlySet<string> = new Set<ThingId>([
  "bag",
  "book",
  "bubbles",
  "calendar",
  "clock",
  "colours",
  "drop",
  "ear",
  "earth",
  "eye",
  "faces",
  "foot",
  "hand",
  "heart",
  "house",
  "leaf",
  "letters",
  "list",
  "moon",
  "mountain",
  "mouth",
  "music",
  "nose",
  "numbers",
  "path",
  "puddle",
  "puzzle",
  "river",
  "seeds",
  "shadow",
  "shapes",
  "sign",
  "snow",
  "stage",
  "star",
  "sun",
  "tooth",
  "tree",
  "village",
  "waves",
  "wind",
]);

const OBJECTS: ReadonlySet<string> = new Set(thingIds.filter((id) => !NO_OBJECTS.has(id)));

/** How much it counts that the title or a choice names a thing, in mentions of the dialogue. */
const IN_TITLE = 3;
const IN_CHOICE = 1;

/** A thing that is named once in passing is not shown. */
const FEWEST_POINTS = 2;

/** The thing that the title names, that choices speak of or that is named often; null for none. */
function thingOf({ title, dialogue, choices }: PlainWords, language: string): ThingId | null {
  const thingsIn = (text: string) =>
    everyConceptIn(text, language).flatMap(({ concept }) => (isObject(concept) ? concept : []));
  const named = thingsIn(`${title}\n${dialogue}`);
  const points = new Map(named.map((thing) => [thing, 0]));
  function give(things: Iterable<ThingId>, count: number) {
    for (const thing of things) {
      if (points.has(thing)) points.set(thing, (points.get(thing) ?? 0) + count);
    }
  }
  give(thingsIn(dialogue), 1);
  give(new Set(thingsIn(title)), IN_TITLE);
  give(new Set(choices.flatMap(thingsIn)), IN_CHOICE);
  const [best] = [...points].sort(([, one], [, other]) => other - one);
  return best && best[1] >= FEWEST_POINTS ? best[0] : null;
}

function isObject(concept: string): concept is ThingId {
  return OBJECTS.has(concept);
}
