import { describe, expect, it } from "vitest";
import { aBranch, aNarratedScene, someAudio } from "../testing/a-scene.ts";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";
import {
  after,
  again,
  arrives,
  asking,
  awaitingVoice,
  begin,
  done,
  fetching,
  none,
  question,
  reading,
  ready,
  recognizing,
  scene,
} from "../testing/playback-phases.ts";
import { initialState, type PlaybackEvent } from "./playback-state.ts";

const coming = { isVoiceComing: true };
const missing: PlaybackEvent = { type: "voice-missing", turn: -1 };
const narrated = aNarratedScene(scene, { audio: someAudio() });
const voice: PlaybackEvent = { type: "voice-arrived", turn: -1, scene: narrated };

describe("[SPLAY-10] a scene whose voice is on its way", () => {
  it("is on the stage and waits for it, and what may follow is fetched meanwhile", () => {
    const { state, commands } = after(fetching, arrives(scene, coming));

    expect(state).toMatchObject({ phase: "awaiting-voice", scene, isUnvoiced: false });
    expect(state.path.at(-1)?.sceneId).toBe("start");
    expect(commands).toEqual([
      { type: "prefetch", wanted: [{ sceneId: "second", answer: null }] },
      {
        type: "await-voice",
        turn: state.turn,
        scene: aNarratedScene(scene, coming),
      },
    ]);
  });

  it("is read by itself once it has come", () => {
    const { state, commands } = after(awaitingVoice, voice);

    expect(state).toMatchObject({ phase: "narrating", scene: narrated });
    expect(commands).toEqual([{ type: "narrate", turn: state.turn, scene: narrated }]);
  });

  it("fetches its choices anew where they have a voice by now", () => {
    const { state } = after(fetching, arrives(question, { ...coming, choice_audio: [null, null] }));
    const spoken = { audio: someAudio(), choice_audio: ["/a", "/b"] };
    const come = aNarratedScene(question, spoken);
    const { commands } = after(state, { type: "voice-arrived", turn: -1, scene: come });

    expect(commands.map(({ type }) => type)).toEqual(["prefetch-choices", "narrate"]);
  });

  it("can be skipped, to what follows or to its choices", () => {
    expect(after(awaitingVoice, { type: "skip" }).state.phase).toBe("fetching");
    const asks = after(fetching, arrives(question, coming)).state;

    const { state, commands } = after(asks, { type: "skip" });
    expect(state.phase).toBe("asking");
    expect(commands.map(({ type }) => type)).toEqual(["stop-narration", "read-choice"]);
  });

  it("is left to the browser's voice where its own does not come, and says so without one", () => {
    const { state, commands } = after(awaitingVoice, missing);
    expect(state.phase).toBe("narrating");
    expect(commands).toMatchObject([{ type: "narrate", scene: { audio: null } }]);

    expect(after(state, none).state).toMatchObject({ phase: "reading", isUnvoiced: true });
    expect(after(state, done).state.isUnvoiced).toBe(false);
  });

  it("asks its question where no voice comes", () => {
    const asks = after(fetching, arrives(question, coming)).state;

    expect(after(asks, missing, none).state).toMatchObject({ phase: "asking", isUnvoiced: true });
  });

  it("is not waited for where the listener began without waiting, until they want to hear it", () => {
    const began = after(ready, { type: "play", path: [], withoutVoice: true }).state;
    const { state } = after(began, arrives(scene, coming));
    expect(state.phase).toBe("narrating");
    const silent = after(state, none).state;
    expect(silent).toMatchObject({ phase: "reading", isUnvoiced: true });

    const heard = after(silent, { type: "narrate-again" }).state;
    expect(heard).toMatchObject({ phase: "awaiting-voice", isUnvoiced: false });
    const next = after(heard, voice, done, arrives(scene, coming)).state;
    expect(next.phase).toBe("awaiting-voice");
  });

  it("is waited for again after a replay", () => {
    const played = after(ready, { type: "play", path: [], withoutVoice: true }).state;
    const ended = after(played, { type: "scene-arrived", turn: -1, result: "end" }).state;
    const replayed = after(ended, { type: "replay" }, begin, arrives(scene, coming)).state;

    expect(replayed.phase).toBe("awaiting-voice");
  });
});

it("[SPLAY-10] a reply whose voice is on its way is waited for, and read in place of the scene", () => {
  const reply = { ...(again as { result: object }).result, ...coming };
  const late = { ...again, result: reply } as PlaybackEvent;
  const { state } = after(recognizing, late);
  expect(state).toMatchObject({ phase: "awaiting-voice", reply: { isRedirect: true } });

  const spoken = { ...reply, audio: someAudio() } as typeof narrated;
  const { state: read, commands } = after(state, {
    type: "voice-arrived",
    turn: -1,
    scene: spoken,
  });
  expect(read).toMatchObject({ phase: "narrating", reply: spoken, scene: { audio: null } });
  expect(commands).toMatchObject([{ type: "narrate", scene: spoken }]);
});

describe("[SPLAY-10] “Hear it again”", () => {
  it.each([
    ["reading", reading],
    ["asking", asking],
  ])("asks for a scene anew that came without a voice: %s", (_, state) => {
    const { state: waiting, commands } = after(state, { type: "narrate-again" });

    expect(waiting).toMatchObject({ phase: "awaiting-voice", isUnvoiced: false });
    const { turn } = waiting;
    expect(commands).toEqual([
      { type: "stop-narration" },
      { type: "await-voice", turn, scene: state.scene },
    ]);
  });

  it("reads a child's own idea once more, since nobody can ask for that again", () => {
    const branch = { ...reading, scene: aNarratedScene(aBranch(), { isBranch: true }) };

    expect(after(branch, { type: "narrate-again" }).state.phase).toBe("narrating");
  });
});

describe("[SPLAY-10] a voice that breaks off where the browser has none", () => {
  async function brokenOff() {
    const stream = new FakeAudioStream();
    const audio = stream.audio();
    const { state } = after(fetching, arrives(scene, { audio }));
    stream.breakOff();
    await audio.untilWhole().catch(() => undefined);
    return state;
  }

  it("is asked for again, once", async () => {
    const first = after(await brokenOff(), none);
    expect(first.state).toMatchObject({ phase: "awaiting-voice", hasBrokenOff: true });
    expect(first.commands).toMatchObject([{ type: "await-voice" }]);

    const second = { ...(await brokenOff()), hasBrokenOff: true };
    expect(after(second, none).state).toMatchObject({ phase: "reading", isUnvoiced: true });
  });

  it("counts anew for the next scene, and when it is to be heard again", async () => {
    const broken = after(await brokenOff(), none).state;
    const next = after(broken, { type: "skip" }, arrives(scene));
    expect(next.state.hasBrokenOff).toBe(false);

    const silent = { ...reading, hasBrokenOff: true };
    expect(after(silent, { type: "narrate-again" }).state.hasBrokenOff).toBe(false);
  });
});

it("[SPLAY-10] says of no later scene that the voice of an earlier one was missing", () => {
  const silent = after(reading, { type: "next" }, arrives(scene, { audio: someAudio() }));

  expect(reading.isUnvoiced).toBe(true);
  expect(silent.state.isUnvoiced).toBe(false);
  expect(initialState.isUnvoiced).toBe(false);
});
