import { expect, it } from "vitest";
import {
  after,
  again,
  arrives,
  asking,
  done,
  listening,
  question,
  recording,
  trouble,
} from "../testing/playback-phases.ts";
import { aRecording, aNarratedScene } from "../testing/a-scene.ts";
import { playerError } from "./player-error.ts";

it("[SPLAY-4] records, sends what was recorded, and takes the transcript as the choice", () => {
  const recorded = aRecording();
  const steps = after(asking, { type: "record" });
  expect(steps.commands).toEqual([{ do: "hush" }, { do: "record", turn: steps.state.turn }]);

  const sent = after(steps.state, { type: "recorded", turn: -1, recording: recorded });
  expect(sent.state.phase).toBe("listening");
  expect(sent.commands).toEqual([
    {
      do: "understand",
      turn: sent.state.turn,
      recording: recorded,
      told: aNarratedScene(question),
    },
  ]);

  const heard = after(sent.state, { type: "heard", turn: -1, transcript: "Row the boat" });
  expect(heard.state.wanted).toEqual({ sceneId: "fork", answer: "Row the boat" });
});

it("[SPLAY-4] tells the reply to an answer that was not understood, then asks again", () => {
  const { state, commands } = after(listening, again);

  expect(state).toMatchObject({ phase: "telling", misses: 1, told: { scene: question } });
  expect(state.reply?.scene.reply).toBe("Row, or ask the owl?");
  expect(state.way.at(-1)).toEqual({ sceneId: "fork", asked: true, answer: null });
  expect(commands).toMatchObject([{ do: "tell" }]);
  expect(after(state, done)).toMatchObject({ state: { phase: "asking" }, commands: [] });
});

it("[SPLAY-4] asks again, too, where a choice in words was not understood", () => {
  expect(after(asking, { type: "choose", index: 0 }, again).state).toMatchObject({
    phase: "telling",
    misses: 1,
  });
});

it("reads the choices out after two answers that were not understood", () => {
  const once = after(listening, again, done).state;
  const twice = after(
    once,
    { type: "record" },
    { type: "recorded", turn: -1, recording: aRecording() },
    again,
  ).state;

  const { state, commands } = after(twice, done);

  expect(state).toMatchObject({ phase: "asking", misses: 2 });
  expect(commands).toEqual([{ do: "read-choices", turn: state.turn, choices: question.choices }]);
  expect(after(state, { type: "lit", turn: -1, index: 1 }).state.lit).toBe(1);
});

it("stops reading the choices out as soon as somebody answers, and forgets the misses", () => {
  const lit = { ...asking, misses: 2, lit: 1, reply: aNarratedScene(question) };

  expect(after(lit, { type: "choose", index: 0 })).toMatchObject({
    state: { lit: null },
    commands: [{ do: "hush" }, { do: "fetch" }],
  });
  expect(after(lit, { type: "record" }).state.lit).toBeNull();
  expect(after(lit, { type: "choose", index: 0 }, arrives()).state).toMatchObject({
    misses: 0,
    reply: null,
  });
});

it.each(["microphone", "no-audio"] as const)(
  "[SPLAY-6] comes back to the question when there is trouble with the recording: %s",
  (kind) => {
    const { state } = after(recording, {
      type: "not-recorded",
      turn: -1,
      trouble: playerError(kind),
    });

    expect(state).toMatchObject({ phase: "asking", trouble: { kind } });
    expect(after(state, { type: "record" }).state).toMatchObject({
      phase: "recording",
      trouble: null,
    });
    expect(after(state, { type: "dismiss" }).state).toMatchObject({
      phase: "asking",
      trouble: null,
    });
    expect(after(state, { type: "choose", index: 0 }).state.phase).toBe("fetching");
  },
);

it("[SPLAY-6] comes back to the question when a recording could not be sent or understood", () => {
  const { state } = after(listening, {
    type: "not-heard",
    turn: -1,
    trouble: playerError("not-recognised"),
  });

  expect(state).toMatchObject({ phase: "asking", trouble: { kind: "not-recognised" } });
});

it("[SPLAY-6] tries the same again when a scene could not be fetched", () => {
  const lost = after(
    asking,
    { type: "choose", index: 0 },
    { type: "missed", turn: -1, trouble },
  ).state;
  expect(lost).toMatchObject({ phase: "stuck", trouble });

  const { state, commands } = after(lost, { type: "retry" });

  expect(state).toMatchObject({ phase: "fetching", trouble: null });
  expect(commands).toEqual([
    { do: "fetch", turn: state.turn, wanted: { sceneId: "fork", answer: "Row the boat" } },
  ]);
  expect(after(lost, { type: "dismiss" }).state).toMatchObject({ phase: "asking", trouble: null });
});
