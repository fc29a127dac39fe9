import { expect, it } from "vitest";
import { notStarted, play, type Command, type PlayEvent, type Playing } from "./playing.ts";
import { aPlayerScene, aQuestion, aRecording, arrival, told } from "./testing/told.ts";
import { troubleOf } from "./trouble.ts";

const scene = aPlayerScene();
const question = aQuestion();
const trouble = troubleOf("fetch");

/** Tells the machine one thing after the other; `turn: -1` stands for the present turn. */
function after(state: Playing, ...events: PlayEvent[]): { state: Playing; commands: Command[] } {
  let commands: Command[] = [];
  for (const event of events) {
    const present = "turn" in event && event.turn === -1 ? { ...event, turn: state.turn } : event;
    const move = play(state, present);
    state = move.state;
    commands = [...move.commands];
  }
  return { state, commands };
}

const begin: PlayEvent = { type: "play", way: [] };
const done: PlayEvent = { type: "voice-done", turn: -1 };
const none: PlayEvent = { type: "voice-none", turn: -1 };
const arrives = (what = scene, facts = {}): PlayEvent => ({
  type: "arrived",
  turn: -1,
  answer: arrival(what, facts),
});
const again = arrives(aQuestion({ reply: "Row, or ask the owl?" }), { isRedirect: true });

const ready = notStarted;
const fetching = after(ready, begin).state;
const telling = after(fetching, arrives()).state;
const tellingQuestion = after(fetching, arrives(question)).state;
const reading = after(telling, none).state;
const asking = after(tellingQuestion, done).state;
const recording = after(asking, { type: "record" }).state;
const listening = after(recording, {
  type: "recorded",
  turn: -1,
  recording: aRecording(),
}).state;
const stuck = after(fetching, { type: "missed", turn: -1, trouble }).state;
const ended = after(fetching, { type: "arrived", turn: -1, answer: { kind: "end" } }).state;

const phases = {
  ready,
  fetching,
  stuck,
  telling,
  reading,
  asking,
  recording,
  listening,
  ended,
};

it("reaches every phase", () => {
  for (const [phase, state] of Object.entries(phases)) expect(state.phase).toBe(phase);
});

/** In which phases an event changes anything; in all others it must not. */
const heeded: Record<PlayEvent["type"], (keyof typeof phases)[]> = {
  play: ["ready"],
  arrived: ["fetching", "listening"],
  missed: ["fetching"],
  "voice-done": ["telling"],
  "voice-none": ["telling"],
  "voice-blocked": ["telling"],
  skip: ["telling"],
  next: ["reading"],
  pause: ["telling"],
  resume: [],
  hidden: ["telling", "recording"],
  choose: ["asking"],
  lit: ["asking"],
  record: ["asking"],
  "stop-recording": ["recording"],
  recorded: ["recording"],
  "not-recorded": ["recording"],
  heard: ["listening"],
  "not-heard": ["listening"],
  retry: ["stuck"],
  dismiss: [],
  "hear-again": ["asking", "reading"],
  back: [],
  jump: [
    "ready",
    "fetching",
    "stuck",
    "telling",
    "reading",
    "asking",
    "recording",
    "listening",
    "ended",
  ],
  replay: ["ended"],
};

const samples: PlayEvent[] = [
  begin,
  arrives(),
  { type: "missed", turn: -1, trouble },
  done,
  none,
  { type: "voice-blocked", turn: -1 },
  { type: "skip" },
  { type: "next" },
  { type: "pause" },
  { type: "resume" },
  { type: "hidden" },
  { type: "choose", index: 0 },
  { type: "lit", turn: -1, index: 0 },
  { type: "record" },
  { type: "stop-recording" },
  { type: "recorded", turn: -1, recording: aRecording() },
  { type: "not-recorded", turn: -1, trouble },
  { type: "heard", turn: -1, transcript: "Row the boat" },
  { type: "not-heard", turn: -1, trouble },
  { type: "retry" },
  { type: "dismiss" },
  { type: "hear-again" },
  { type: "back" },
  { type: "jump", way: [{ sceneId: "fork", asked: true, answer: null }] },
  { type: "replay" },
];

it.each(samples)("heeds $type only where it means something", (event) => {
  for (const [phase, state] of Object.entries(phases)) {
    const { state: next, commands } = after(state, event);
    const isMoved = next !== state || commands.length > 0;
    expect(isMoved, `${event.type} while ${phase}`).toBe(
      heeded[event.type].includes(phase as keyof typeof phases),
    );
  }
});

it("has a sample of every event", () => {
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(Object.keys(heeded)));
});

it.each(samples.filter((event) => "turn" in event))("ignores $type of an earlier turn", (event) => {
  for (const state of Object.values(phases)) {
    expect(play(state, { ...event, turn: state.turn - 1 })).toEqual({ state, commands: [] });
  }
});

it("[SPLAY-1] begins with the scene `start`, and fetches it", () => {
  const { state, commands } = after(ready, begin);

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { do: "fetch", turn: state.turn, wanted: { sceneId: "start", answer: null } },
  ]);
});

it("[SPLAY-1] tells a scene as soon as it is there, and expects what may follow", () => {
  const { state, commands } = after(fetching, arrives());

  expect(state).toMatchObject({ phase: "telling", told: { scene }, trouble: null });
  expect(commands).toEqual([
    { do: "expect", wanted: [{ sceneId: "second", answer: null }] },
    { do: "tell", turn: state.turn, told: told(scene) },
  ]);
});

it("expects every scene that a question may lead to", () => {
  expect(after(fetching, arrives(question)).commands[0]).toEqual({
    do: "expect",
    wanted: [
      { sceneId: "fork", answer: "Row the boat" },
      { sceneId: "fork", answer: "Ask the owl" },
    ],
  });
});

it("[SPLAY-2] goes on by itself when all is said and nothing is asked", () => {
  const { state, commands } = after(telling, done);

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { do: "fetch", turn: state.turn, wanted: { sceneId: "second", answer: null } },
  ]);
});

it("[SPLAY-2] waits at a question", () => {
  expect(after(tellingQuestion, done)).toMatchObject({ state: { phase: "asking" }, commands: [] });
});

it("[SPLAY-2] waits after a redirect, also where the scene itself asks nothing", () => {
  const { state } = after(listening, arrives(scene, { isRedirect: true }), done);

  expect(state.phase).toBe("asking");
});

it("lets somebody go on where a redirect asks about a scene without choices", () => {
  const replied = after(
    { ...listening, told: told(scene) },
    arrives(scene, { isRedirect: true }),
    done,
  ).state;

  const { state, commands } = after(replied, { type: "next" });

  expect(state).toMatchObject({ phase: "fetching", reply: null });
  expect(commands).toContainEqual({
    do: "fetch",
    turn: state.turn,
    wanted: { sceneId: "second", answer: null },
  });
});

it("[SPLAY-3] takes no choice before all is said", () => {
  for (const state of [fetching, telling, tellingQuestion, recording, listening, stuck, ended]) {
    expect(after(state, { type: "choose", index: 0 }).state).toBe(state);
  }
});

it("[SPLAY-3] sends a choice, and fetches where it leads", () => {
  const { state, commands } = after(asking, { type: "choose", index: 1 });

  expect(state.phase).toBe("fetching");
  expect(commands).toEqual([
    { do: "hush" },
    { do: "fetch", turn: state.turn, wanted: { sceneId: "fork", answer: "Ask the owl" } },
  ]);
});

it("takes no choice that is not there", () => {
  expect(after(asking, { type: "choose", index: 2 }).state).toBe(asking);
});

it("[SPLAY-3] ends the voice when somebody skips to the choices", () => {
  const { state, commands } = after(tellingQuestion, { type: "skip" });

  expect(state.phase).toBe("asking");
  expect(commands).toEqual([{ do: "hush" }]);
});

it("waits for Next where nobody can read a scene, but asks a question at once", () => {
  expect(after(telling, none).state.phase).toBe("reading");
  expect(after(tellingQuestion, none).state.phase).toBe("asking");
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
  expect(state).toEqual({ ...notStarted, turn: ended.turn + 1 });
});

it("[SPLAY-4] records, sends what was recorded, and takes the transcript as the choice", () => {
  const recorded = aRecording();
  const steps = after(asking, { type: "record" });
  expect(steps.commands).toEqual([{ do: "hush" }, { do: "record", turn: steps.state.turn }]);

  const sent = after(steps.state, { type: "recorded", turn: -1, recording: recorded });
  expect(sent.state.phase).toBe("listening");
  expect(sent.commands).toEqual([
    { do: "understand", turn: sent.state.turn, recording: recorded, told: told(question) },
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
  const lit = { ...asking, misses: 2, lit: 1, reply: told(question) };

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
      trouble: troubleOf(kind),
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
    trouble: troubleOf("not-recognised"),
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

it("pauses and goes on", () => {
  const paused = after(telling, { type: "pause" });
  expect(paused).toMatchObject({ state: { isPaused: true }, commands: [{ do: "pause-voice" }] });
  expect(after(paused.state, { type: "pause" }).commands).toEqual([]);

  const resumed = after(paused.state, { type: "resume" });
  expect(resumed).toMatchObject({ state: { isPaused: false }, commands: [{ do: "resume-voice" }] });
});

it("waits for a press where the browser lets nothing sound", () => {
  const { state, commands } = after(
    telling,
    { type: "voice-blocked", turn: -1 },
    { type: "resume" },
  );

  expect(state.isPaused).toBe(false);
  expect(commands).toEqual([{ do: "resume-voice" }]);
});

it("does not listen or speak on while the page is out of sight", () => {
  expect(after(telling, { type: "hidden" }).state.isPaused).toBe(true);
  expect(after(recording, { type: "hidden" })).toMatchObject({
    state: { phase: "asking" },
    commands: [{ do: "cancel-recording" }],
  });
  expect(after({ ...asking, lit: 0 }, { type: "hidden" })).toMatchObject({
    state: { lit: null },
    commands: [{ do: "hush" }],
  });
});

it("tells a scene again, and asks again after it", () => {
  const { state, commands } = after(asking, { type: "hear-again" });

  expect(state.phase).toBe("telling");
  expect(commands).toEqual([{ do: "tell", turn: state.turn, told: told(question) }]);
  expect(after(state, done).state.phase).toBe("asking");
});

it("goes back to the last choice and asks it at once", () => {
  const further = after(
    asking,
    { type: "choose", index: 0 },
    arrives(aPlayerScene({ id: "boat" })),
  ).state;
  expect(further.way.map(({ sceneId }) => sceneId)).toEqual(["fork", "boat"]);

  const back = after(further, { type: "back" });
  expect(back.state.wanted).toEqual({ sceneId: "fork", answer: null });
  expect(back.commands).toMatchObject([
    { do: "hush" },
    { do: "cancel-recording" },
    { do: "fetch" },
  ]);

  const there = after(back.state, arrives(question)).state;
  expect(there).toMatchObject({ phase: "asking", way: [{ sceneId: "fork", answer: null }] });
});

it("goes on where somebody left off, and tells that scene again", () => {
  const way = [
    { sceneId: "start", asked: false, answer: null },
    { sceneId: "fork", asked: true, answer: null },
  ];

  const { state } = after(ready, { type: "play", way });

  expect(state.wanted).toEqual({ sceneId: "fork", answer: null });
  expect(after(state, arrives(question)).state).toMatchObject({ phase: "telling", way });
});
