// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, test } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import type { PlaybackState } from "../playback/playback-state.ts";
import { noProgress } from "../progress/saved-progress.ts";
import { aNarratedScene, aQuestion, someAudio } from "../testing/a-scene.ts";
import {
  after,
  again,
  arrives,
  asking,
  done,
  fetching,
  narratingQuestion,
  none,
  question,
  reading,
  recognizing,
} from "../testing/playback-phases.ts";
import { english } from "../words/en.ts";
import { StageHeading } from "./stage-heading.tsx";

afterEach(cleanup);

/** Whether screen readers announce the caption. */
function isAnnounced(state: PlaybackState): boolean {
  render(
    <StageHeading
      story={null}
      isUnknown={false}
      failure={null}
      title=""
      state={state}
      progress={noProgress}
      opening="ready"
      word={new ObservedValue(-1)}
    />,
  );
  const caption = screen.getByRole("group", { name: english.caption });
  return caption.closest("[aria-live]")?.getAttribute("aria-live") === "polite";
}

const narratingReply = after(recognizing, again).state;
const returned = after(
  asking,
  { type: "jump", path: asking.path },
  arrives(aQuestion({ title: "The boat again" })),
).state;
const voiced = aNarratedScene(question, { audio: someAudio() });

describe("[SPLAY-7] screen readers announce a text", () => {
  test.each([
    ["of a scene that no voice could read", reading],
    ["of a question that no voice could read", after(narratingQuestion, none).state],
    ["of a reply that no voice could read", after(narratingReply, none).state],
    [
      "of a question without audio that was skipped",
      after(narratingQuestion, { type: "skip" }).state,
    ],
    ["of a question without audio that was returned to", returned],
  ])("%s", (_, state) => {
    expect(isAnnounced(state)).toBe(true);
  });
});

describe("[SPLAY-7] screen readers do not speak over the choices", () => {
  test.each([
    ["once a voice of the browser has read the question", after(narratingQuestion, done).state],
    ["once a voice of the browser has read the reply", after(narratingReply, done).state],
    ["while a voice reads", narratingQuestion],
    ["of a reply that was skipped", after(narratingReply, { type: "skip" }).state],
    ["of a question with audio that was skipped", { ...asking, scene: voiced, isHeard: false }],
    ["where the next scene is fetched", after(reading, { type: "next" }).state],
  ])("%s", (_, state) => {
    expect(isAnnounced(state)).toBe(false);
  });
});

it("a question counts as unheard again when it is returned to", () => {
  expect(asking.isHeard).toBe(true);
  expect(returned.isHeard).toBe(false);
  expect(after(fetching, arrives()).state.isHeard).toBe(false);
});
