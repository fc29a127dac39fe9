/** How the stories that every installation may begin with are written down. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { Setting } from "@codetale/domain/stories/setting";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { mentions } from "@codetale/domain/stories/text-matching";

export interface SampleStory {
  /** The same at every start, by which what is there already is known again. */
  id: string;
  title: string;
  language: string;
  wishes: StoryWishes;
  scenes: readonly Scene[];
}

interface SceneSource {
  setting: Setting;
  title: string;
  dialogue: string;
  /** Who says all of it; without it the narrator. */
  speaker?: string;
  /** What may be answered, and the scene each leads to. */
  choices?: Readonly<Record<string, string>>;
  next?: string;
  ending?: string;
  /** Characters that come in here as who they are. */
  shows?: readonly string[];
  /** Objectives that are lived through here. */
  teaches?: readonly string[];
}

interface StorySource extends Omit<SampleStory, "scenes"> {
  scenes: Readonly<Record<string, SceneSource>>;
}

export function sampleStory({ scenes, ...story }: StorySource): SampleStory {
  const { children, characters, objectives } = story.wishes;
  const people = [...children, ...characters].map(({ name }) => name);
  return {
    ...story,
    scenes: Object.entries(scenes).map(([id, written]) => ({
      id,
      title: written.title,
      speaker: written.speaker ?? null,
      dialogue: written.dialogue,
      choices: Object.entries(written.choices ?? {}).map(([text, nextId]) => ({ text, nextId })),
      nextId: written.next ?? null,
      ending: written.ending ?? null,
      setting: written.setting,
      cast: people.filter((name) => mentions(written.dialogue, name) || written.speaker === name),
      teaches: (written.teaches ?? []).map((objective) => objectives.indexOf(objective)),
      shows: (written.shows ?? []).map((name) => ({
        character: characters.findIndex((character) => character.name === name),
        role: true,
        traits: true,
      })),
    })),
  };
}
