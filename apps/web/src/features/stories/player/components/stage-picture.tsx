import type { Story } from "@codetale/contract/stories";
import { useDeferredValue } from "react";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import type { PlaybackState } from "../playback/playback-machine.ts";

interface StagePictureProps {
  storyId: string;
  story: Story | null;
  playing: PlaybackState;
}

/** The present scene; before the first, the one that the story opens with. */
export function StagePicture({ storyId, story, playing }: StagePictureProps) {
  const told = playing.phase === "ready" ? null : playing.told;
  // Drawing a place takes a moment; what is told and can be done does not wait for it.
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
