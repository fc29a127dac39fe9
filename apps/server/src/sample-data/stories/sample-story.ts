/** The source format of sample stories. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { Setting } from "@codetale/domain/stories/setting";
import type { Mood, Sky, StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { figuresOf } from "@codetale/storyteller/story-figures";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { mentions } from "@codetale/domain/stories/text-matching";

export interface SampleStory {
  /** The same at every start, so that the story is not added twice. */
  id: string;
  title: string;
  language: string;
  wishes: StoryWishes;
  figures: readonly StoryFigure[];
  scenes: readonly Scene[];
}

interface SceneSource {
  setting: Setting;
  /** Daylight where absent. */
  sky?: Sky;
  title: string;
  dialogue: string;
  /** The character that speaks the dialogue; the narrator where absent. */
  speaker?: string;
  /** Who is in the picture though neither named nor speaking. */
  beside?: readonly string[];
  /** How some in the picture feel, by name; the others are calm. */
  moods?: Readonly<Record<string, Mood>>;
  /** Ids of the next scenes by the text of the choice. */
  choices?: Readonly<Record<string, string>>;
  next?: string;
  ending?: string;
  /** Names of characters whose role and traits the scene shows. */
  shows?: readonly string[];
  /** Learning objectives that the scene teaches. */
  teaches?: readonly string[];
}

/** Looks that the roles do not say. */
type OtherLooks = Readonly<Record<string, Partial<StoryFigure>>>;

interface StorySource extends Omit<SampleStory, "scenes" | "figures"> {
  looks?: OtherLooks;
  scenes: Readonly<Record<string, SceneSource>>;
}

export function sampleStory({ scenes, looks = {}, ...story }: StorySource): SampleStory {
  const { children, characters, objectives } = story.wishes;
  const people = [...children, ...characters].map(({ name }) => name);
  const [hero] = people;
  return {
    ...story,
    figures: figuresOf(story.wishes, story.language).map((figure) => ({
      ...figure,
      ...looks[figure.name],
    })),
    scenes: Object.entries(scenes).map(([id, scene]) => ({
      id,
      title: scene.title,
      speaker: scene.speaker ?? null,
      dialogue: scene.dialogue,
      choices: Object.entries(scene.choices ?? {}).map(([text, nextId]) => ({ text, nextId })),
      nextId: scene.next ?? null,
      ending: scene.ending ?? null,
      setting: scene.setting,
      sky: scene.sky ?? "day",
      moods: scene.moods ?? {},
      cast: people.filter(
        (name) =>
          name === hero ||
          scene.speaker === name ||
          scene.beside?.includes(name) ||
          mentions(scene.dialogue, name),
      ),
      teaches: (scene.teaches ?? []).map((objective) => objectives.indexOf(objective)),
      shows: (scene.shows ?? []).map((name) => ({
        character: characters.findIndex((character) => character.name === name),
        role: true,
        traits: true,
      })),
    })),
  };
}
