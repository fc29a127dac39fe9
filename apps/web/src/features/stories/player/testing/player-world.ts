import { vi } from "vitest";
import type { RecognitionResult } from "../answering/recognize-answer.ts";
import type { RecordingResult } from "../answering/recorder.ts";
import type { NarrationListener, NarrationRequest } from "../narration/narration.ts";
import { StoryPlayer } from "../playback/story-player.ts";
import type { ChoiceAudio } from "../prefetch/choice-audio.ts";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";
import { aNarratedScene, aPlayerScene, aQuestion, aRecording, someAudio } from "./a-scene.ts";

export const story: Record<string, SceneResult> = {
  "start/null": aNarratedScene(aPlayerScene({ next_id: "fork" }), { audio: someAudio() }),
  "fork/null": aNarratedScene(aQuestion()),
  "fork/Row the boat": aNarratedScene(aPlayerScene({ id: "boat", next_id: null })),
  "fork/Ask the owl": aNarratedScene(aPlayerScene({ id: "owl", next_id: null })),
  "null/null": "end",
};

/** Everything around a player: a story, a voice, a microphone. Timers are to be faked. */
export class World {
  readonly asked: string[] = [];
  readonly narrated: NarrationRequest[] = [];
  readonly askedChoices: string[] = [];
  /** The audio of choices by address. */
  readonly choices = new Map<string, ChoiceAudio>();
  readonly calls: string[] = [];
  listener: NarrationListener | null = null;
  recognition: RecognitionResult = { kind: "transcript", transcript: "Row the boat" };
  /** The choice that was sent with the last recording as the one read last. */
  lastRead: number | null | undefined;
  endRecording: (outcome: RecordingResult) => void = () => {};
  showSeconds: (seconds: number) => void = () => {};
  fetchScene: FetchScene = async ({ sceneId, answer }) => {
    const key = `${sceneId}/${answer}`;
    this.asked.push(key);
    const step = story[key];
    if (!step) throw new Error(`no ${key}`);
    return step;
  };

  player(): StoryPlayer {
    return new StoryPlayer("s1", {
      fetchScene: (...step) => this.fetchScene(...step),
      fetchChoiceAudio: async (address) => {
        this.askedChoices.push(address);
        const audio = this.choices.get(address);
        if (!audio) throw new Error(`no ${address}`);
        return audio;
      },
      narrator: {
        unlock: () => void this.calls.push("unlock"),
        narrate: (request, listener) => {
          this.calls.push("narrate");
          this.narrated.push(request);
          this.listener = listener;
        },
        pause: () => void this.calls.push("pause"),
        resume: () => void this.calls.push("resume"),
        stop: () => void this.calls.push("stop"),
      },
      recordAnswer: (onSecondsLeft) => {
        this.showSeconds = onSecondsLeft;
        const result = new Promise<RecordingResult>((resolve) => (this.endRecording = resolve));
        return {
          stop: () => this.endRecording({ kind: "recording", recording: aRecording() }),
          cancel: () => this.endRecording({ kind: "cancelled" }),
          result,
        };
      },
      recognizeAnswer: async (_story, _scene, _recording, _signal, lastRead = null) => {
        this.lastRead = lastRead;
        return this.recognition;
      },
      prepareRecognition: () => void this.calls.push("prepare"),
    });
  }

  /** A player whose story waits at its question, the first choice about to be read. */
  async playToQuestion(): Promise<StoryPlayer> {
    const player = this.player();
    player.start();
    player.send({ type: "play", path: [] });
    await vi.advanceTimersByTimeAsync(0);
    this.listener?.onDone();
    await vi.advanceTimersByTimeAsync(0);
    this.listener?.onDone();
    return player;
  }
}
