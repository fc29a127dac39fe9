import type { Story } from "@codetale/contract/stories";
import { useDeferredValue } from "react";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import type { PlaybackState } from "../playback/playback-state.ts";

interface StagePictureProps {
  storyId: string;
  story: Story | null;
  state: PlaybackState;
}

/** The picture of the present scene; before the story, that of its first scene. */
export function StagePicture({ storyId, story, state: { phase, scene } }: StagePictureProps) {
  const shown = (phase === "ready" ? null : scene) ?? story ?? nowhere;
  // Drawing a setting is slow; caption and buttons must not wait for it.
  const { setting, cast } = useDeferredValue(shown);
  const speaker = phase === "narrating" && scene ? scene.speaker : null;
  return <ScenePicture seed={storyId} setting={setting} cast={cast} speaker={speaker} />;
}

const nowhere = { setting: "", cast: [] };
