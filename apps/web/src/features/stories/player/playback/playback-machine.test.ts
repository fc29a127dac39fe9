import { expect, it } from "vitest";
import { initialState } from "./playback-state.ts";
import {
  after,
  arrives,
  asking,
  begin,
  done,
  ended,
  fetching,
  recognizing,
  none,
  question,
  reading,
  ready,
  recording,
  scene,
  failed,
  narrating,
  narratingQuestion,
} from "../testing/playback-phases.ts";
import { aPlayerScene, aNarratedScene, someAudio } from "../testing/a-scene.ts";

it("[SPLAY-1] begins with the scene `start`, and fetches it", () => {
  const { state, commands } = after(ready, begin);

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { type: "fetch", turn: state.turn, wanted: { sceneId: "start", answer: null } },
  ]);
});

it("[SPLAY-1] tells a scene as soon as it is there, and expects what may follow", () => {
  const { state, commands } = after(fetching, arrives());

  expect(state).toMatchObject({ phase: "narrating", scene, error: null });
  expect(commands).toEqual([
    { type: "prefetch", wanted: [{ sceneId: "second", answer: null }] },
    { type: "narrate", turn: state.turn, scene: aNarratedScene(scene) },
  ]);
});

it("expects every scene that a question may lead to, after its own choices", () => {
  expect(after(fetching, arrives(question)).commands.slice(0, 2)).toEqual([
    { type: "prefetch-choices", scene: aNarratedScene(question) },
    {
      type: "prefetch",
      wanted: [
        { sceneId: "fork", answer: "Row the boat" },
        { sceneId: "fork", answer: "Ask the owl" },
      ],
    },
  ]);
});

it("[SPLAY-2] goes on by itself when all is said and nothing is asked", () => {
  const { state, commands } = after(narrating, done);

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { type: "fetch", turn: state.turn, wanted: { sceneId: "second", answer: null } },
  ]);
});

it("[SPLAY-2] waits at a question", () => {
  expect(after(narratingQuestion, done)).toMatchObject({
    state: { phase: "asking" },
    commands: [{ type: "read-choice", index: 0 }],
  });
});

it("[SPLAY-2] waits after a redirect, also where the scene itself asks nothing", () => {
  const { state } = after(recognizing, arrives(scene, { isRedirect: true }), done);

  expect(state.phase).toBe("asking");
});

it("lets the listener go on where a redirect asks about a scene without choices", () => {
  const replied = after(
    { ...recognizing, scene: aNarratedScene(scene) },
    arrives(scene, { isRedirect: true }),
    done,
  ).state;

  const { state, commands } = after(replied, { type: "next" });

  expect(state).toMatchObject({ phase: "fetching", reply: null });
  expect(commands).toContainEqual({
    type: "fetch",
    turn: state.turn,
    wanted: { sceneId: "second", answer: null },
  });
});

it("[SPLAY-3] takes no choice before all is said", () => {
  for (const state of [
    fetching,
    narrating,
    narratingQuestion,
    recording,
    recognizing,
    failed,
    ended,
  ]) {
    expect(after(state, { type: "choose", index: 0 }).state).toBe(state);
  }
});

it("[SPLAY-3] sends a choice, and fetches where it leads", () => {
  const { state, commands } = after(asking, { type: "choose", index: 1 });

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { type: "stop-narration" },
    { type: "fetch", turn: state.turn, wanted: { sceneId: "fork", answer: "Ask the owl" } },
  ]);
});

it("takes no choice that is not there", () => {
  expect(after(asking, { type: "choose", index: 2 }).state).toBe(asking);
});

it("[SPLAY-3] ends the voice when the listener skips to the choices", () => {
  const { state, commands } = after(narratingQuestion, { type: "skip" });

  expect(state.phase).toBe("asking");
  expect(commands).toMatchObject([
    { type: "stop-narration" },
    { type: "read-choice", turn: state.turn, index: 0 },
  ]);
});

it("waits for Next where no voice can read a scene, but asks a question at once", () => {
  expect(after(narrating, none).state.phase).toBe("reading");
  expect(after(narratingQuestion, none).state.phase).toBe("asking");
  expect(after(reading, { type: "next" }).state).toMatchObject({
    phase: "fetching",
    wanted: { sceneId: "second", answer: null },
  });
});

it("asks what follows on a scene that names no next one, to hear that it is the end", () => {
  const last = after(fetching, arrives(aPlayerScene({ next_id: null }))).state;

  expect(after(last, done).state.wanted).toEqual({ sceneId: null, answer: null });
});

it("[SPLAY-5] ends, and goes back to not started", () => {
  const { state } = after(ended, { type: "replay" });

  expect(ended.phase).toBe("ended");
  expect(state).toEqual({ ...initialState, turn: ended.turn + 1 });
});

it("pauses and goes on", () => {
  const paused = after(narrating, { type: "pause" });
  expect(paused).toMatchObject({
    state: { isPaused: true },
    commands: [{ type: "pause-narration" }],
  });
  expect(after(paused.state, { type: "pause" }).commands).toEqual([]);

  const resumed = after(paused.state, { type: "resume" });
  expect(resumed).toMatchObject({
    state: { isPaused: false },
    commands: [{ type: "resume-narration" }],
  });
});

it("waits for a press where the browser lets nothing sound", () => {
  const { state, commands } = after(
    narrating,
    { type: "narration-blocked", turn: -1 },
    { type: "resume" },
  );

  expect(state.isPaused).toBe(false);
  expect(commands).toEqual([{ type: "resume-narration" }]);
});

it("does not listen or speak on while the page is out of sight", () => {
  expect(after(narrating, { type: "hidden" }).state.isPaused).toBe(true);
  expect(after(recording, { type: "hidden" })).toMatchObject({
    state: { phase: "asking" },
    commands: [{ type: "cancel-recording" }],
  });
  expect(after({ ...asking, highlightedChoice: 0 }, { type: "hidden" })).toMatchObject({
    state: { highlightedChoice: null },
    commands: [{ type: "stop-narration" }],
  });
});

it("tells a scene again, and asks again after it", () => {
  const narrated = aNarratedScene(question, { audio: someAudio() });
  const { state, commands } = after({ ...asking, scene: narrated }, { type: "narrate-again" });

  expect(state.phase).toBe("narrating");
  expect(commands).toEqual([{ type: "narrate", turn: state.turn, scene: narrated }]);
  expect(after(state, done).state.phase).toBe("asking");
});

it("goes back to the last choice and asks it at once", () => {
  const further = after(
    asking,
    { type: "choose", index: 0 },
    arrives(aPlayerScene({ id: "boat" })),
  ).state;
  expect(further.path.map(({ sceneId }) => sceneId)).toEqual(["fork", "boat"]);

  const back = after(further, { type: "back" });
  expect(back.state.wanted).toEqual({ sceneId: "fork", answer: null });
  expect(back.commands).toMatchObject([
    { type: "stop-narration" },
    { type: "cancel-recording" },
    { type: "fetch" },
  ]);

  const there = after(back.state, arrives(question)).state;
  expect(there).toMatchObject({ phase: "asking", path: [{ sceneId: "fork", answer: null }] });
});

it("narrates a scene that was returned to where it asks nothing", () => {
  const path = [{ sceneId: "start", asked: true, answer: null }];

  expect(after(asking, { type: "jump", path }, arrives()).state.phase).toBe("narrating");
});

it("goes on where the listener left off, and narrates that scene again", () => {
  const path = [
    { sceneId: "start", asked: false, answer: null },
    { sceneId: "fork", asked: true, answer: null },
  ];

  const { state } = after(ready, { type: "play", path });

  expect(state.wanted).toEqual({ sceneId: "fork", answer: null });
  expect(after(state, arrives(question)).state).toMatchObject({ phase: "narrating", path });
});
