import type { Story } from "@codetale/contract/stories";
import { useDeferredValue } from "react";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import type { PlaybackState } from "../playback/playback-machine.ts";

interface StagePictureProps {
  storyId: string;
  story: Story | null;
  playing: PlaybackState;
}

/** The picture of the present scene; before the story, that of its first scene. */
export function StagePicture({ storyId, story, playing }: StagePictureProps) {
  const told = playing.phase === "ready" ? null : playing.told;
  // Drawing a setting is slow; caption and buttons must not wait for it.
  const { setting, cast } = useDeferredValue(told?.scene ?? story ?? nowhere);
  return (
    <ScenePicture
      seed={storyId}
      setting={setting}
      cast={cast}
      speaker={playing.phase === "telling" ? (told?.scene.speaker ?? null) : null}
    />
  );
}

const nowhere = { setting: "", cast: [] };
