import { expect, it } from "vitest";
import { aBranch, aNarratedScene, aPlayerScene } from "../testing/a-scene.ts";
import { after, arrives, done, error, none, recognizing } from "../testing/playback-phases.ts";
import { pathBack } from "./playback-state.ts";

const branch = aBranch();
const comes = arrives(branch, { isBranch: true });
const onBranch = after(recognizing, comes);

it("[SPLAY-4] a child's own idea is told as a scene of the story, and what follows is fetched ahead", () => {
  const { state, commands } = onBranch;
  expect(state).toMatchObject({
    phase: "narrating",
    scene: branch,
    reply: null,
  });
  expect(commands).toEqual([
    { type: "prefetch", wanted: [{ sceneId: "boat", answer: null }] },
    { type: "narrate", turn: state.turn, scene: aNarratedScene(branch, { isBranch: true }) },
  ]);
});

it("[SPLAY-4] it goes on by itself to the scene that it leads to", () => {
  const { state, commands } = after(onBranch.state, done);
  expect(commands).toEqual([
    { type: "fetch", turn: state.turn, wanted: { sceneId: "boat", answer: null } },
  ]);
  const there = after(state, arrives(aPlayerScene({ id: "boat" }))).state;
  expect(there.path).toEqual([
    { sceneId: "fork", asked: true, answer: null },
    { sceneId: "boat", asked: false, answer: null },
  ]);
});

it("[SPLAY-3] its id is never in the path, which ends at its question", () => {
  expect(onBranch.state.path).toEqual([{ sceneId: "fork", asked: true, answer: null }]);
  expect(pathBack(onBranch.state)).toEqual(onBranch.state.path);
});

it("its question is where back leads", () => {
  const { state, commands } = after(onBranch.state, { type: "back" });
  expect(commands.at(-1)).toMatchObject({
    type: "fetch",
    wanted: { sceneId: "fork", answer: null },
  });
  expect(state.isReturn).toBe(true);
});

it("without a voice it is read, and heard again", () => {
  const { state } = after(onBranch.state, none);
  expect(state.phase).toBe("reading");
  const again = after(state, { type: "narrate-again" });
  expect(again.commands).toMatchObject([{ type: "narrate", scene: branch }]);
});

it("what follows is asked for again where it failed", () => {
  const failed = after(onBranch.state, done, { type: "scene-failed", turn: -1, error }).state;
  expect(after(failed, { type: "dismiss-error" }).state).toBe(failed);
  expect(after(failed, { type: "retry" }).commands).toMatchObject([
    { type: "fetch", wanted: { sceneId: "boat", answer: null } },
  ]);
});
