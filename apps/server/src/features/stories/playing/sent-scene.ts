/** A scene as the player gets it: to show now, or stored for playing offline. */
import type { StoredScene } from "@codetale/contract/stories/player";
import { scenePictures } from "@codetale/domain/stories/concepts/scene-pictures";
import type { Scene } from "@codetale/domain/stories/graph";
import { shownCast } from "@codetale/domain/stories/pictures/shown-cast";
import { publicScene } from "@codetale/domain/stories/scene-header";
import { choiceLine, lineKey, type LineKind } from "../narration/story-line.ts";
import type { LineAudio, PlayableStory } from "./playing.repository.ts";

export function shownScene(story: PlayableStory, scene: Scene) {
  return publicScene(scene, story.figures, scenePictures(scene, story.language));
}

/** @param audioByLine keys by `lineKey` */
export function toStoredScene(
  story: PlayableStory,
  scene: Scene,
  audioByLine: ReadonlyMap<string, LineAudio>,
): StoredScene {
  const audioOfLine = (line: LineKind) => audioByLine.get(lineKey({ sceneId: scene.id, line }));
  const pathOf = (audio: LineAudio | undefined) =>
    audio ? audioPath(story, audio.spokenId) : null;
  const audio = audioOfLine("dialogue");
  const pictures = scenePictures(scene, story.language);
  return {
    ...scene,
    choices: scene.choices.map((choice, index) => ({
      ...choice,
      picture: pictures.choices[index] ?? null,
    })),
    thing: pictures.thing,
    cast: shownCast(scene, story.figures),
    wordStarts: audio?.wordStarts ?? null,
    audio: pathOf(audio),
    choiceAudio: scene.choices.map((_, index) => pathOf(audioOfLine(choiceLine(index)))),
  };
}

export function audioPath({ id }: Pick<PlayableStory, "id">, audioId: string): string {
  return `/stories/${id}/audio/${audioId}`;
}
