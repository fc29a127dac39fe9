/** Narrates stories. A line that a listener waits for comes before those made in advance. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Scene } from "@codetale/domain/stories/graph";
import type { EpochMs } from "@codetale/domain/time";
import { eachDespiteFailures } from "#core/errors/despite-failures";
import { VoiceServiceError, type SpeechPriority } from "#core/ports/speech";
import type { LineAudio, PlayableStory, PlayingRepository } from "../playing/playing.repository.ts";
import { expectedWordStarts } from "./expected-word-times.ts";
import { audioFileKey } from "./audio-file-key.ts";
import type { LiveAudio } from "./live-audio.ts";
import { createSpeechSynthesis, type SpeechSynthesisDeps } from "./speech-synthesis.service.ts";
import {
  createNarrationInAdvance,
  type NarrationInAdvanceDeps,
} from "./narration-in-advance.service.ts";
import { choiceAudioId, rolesOf, spokenText, type SpokenText } from "./spoken-text.ts";
import {
  choiceLine,
  storyLine,
  type LineKind,
  type LiveLine,
  type NarratedLine,
  type StoryLine,
  type UnstoredLine,
} from "./story-line.ts";
import { pollVoiceStatus, type VoiceStatusPollerDeps } from "./voice-status-poller.service.ts";

export interface NarrationDeps
  extends
    Omit<SpeechSynthesisDeps, "signal" | "voices">,
    Omit<NarrationInAdvanceDeps, "status" | "synthesis" | "signal">,
    Pick<VoiceStatusPollerDeps, "status">,
    Pick<PlayingRepository, "scenes"> {}

export type Narration = ReturnType<typeof createNarration>;

export function createNarration(deps: NarrationDeps) {
  const { voices, files, retryMs, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const status = pollVoiceStatus({
    status: deps.status,
    everyMs: retryMs,
    onReady: () => inAdvance.wake(),
    signal,
  });
  const synthesis = createSpeechSynthesis({ ...deps, signal });
  const inAdvance = createNarrationInAdvance({ ...deps, status, synthesis, signal });

  function canSpeak({ language, maySpeak }: PlayableStory): boolean {
    const { state, languages } = status();
    return maySpeak && state === "ready" && languages.speaking.includes(language);
  }

  async function link(line: StoryLine, audio: LineAudio): Promise<NarratedLine | null> {
    return (await voices.link(line, audio)) ? { kind: "stored", audio } : null;
  }

  /** Live from the first sentence on where synthesis outpaces playback, else once it is whole. */
  async function playLive<Whole>(
    { text }: SpokenText,
    liveAudio: LiveAudio,
    whole: Promise<Whole>,
  ): Promise<Whole | LiveLine> {
    const first = await liveAudio.first();
    if (!first || !synthesis.speed.isFasterThanPlayback()) return whole;
    return { kind: "live", liveAudio, wordStarts: expectedWordStarts(text, first.words ?? []) };
  }

  return {
    /** Begins to narrate the lines that lack audio, unless that is going on. */
    wake: inAdvance.wake,

    /** Whether stories in this language are narrated here, at once or later. */
    isSpoken(language: string): boolean {
      const { state, languages } = status();
      // The languages are known once the voice service has answered; until then it may have this one.
      if (state === "starting") return true;
      return state !== "off" && state !== "unavailable" && languages.speaking.includes(language);
    },

    /**
     * The ids of the audio of a scene's choices: of what is stored, and of what can be synthesized
     * when it is asked for; null for others.
     */
    choiceAudioIds(story: PlayableStory, scene: Scene): Promise<(string | null)[]> {
      return Promise.all(
        scene.choices.map(async (_, index) => {
          if (canSpeak(story)) return choiceAudioId(story, scene, index);
          const found = await voices.find(storyLine(story, scene, choiceLine(index)));
          return found?.spokenId ?? null;
        }),
      );
    },

    /** Whether audio that is missing is on its way, so that it is worth while to ask again. */
    isComing(story: PlayableStory, scene: Scene, line: LineKind): boolean {
      const isRefused = inAdvance.refusalOf(storyLine(story, scene, line)) === "refused";
      if (isRefused || !story.maySpeak) return false;
      return status().state === "starting" || canSpeak(story);
    },

    /** @returns null when there is no audio within `atMostMs` */
    async narrate(
      story: PlayableStory,
      scene: Scene,
      line: LineKind,
      { atMostMs, priority }: { atMostMs: number; priority: SpeechPriority },
    ): Promise<NarratedLine | null> {
      inAdvance.notePlayed(story, priority === "now" ? scene.id : null);
      const at = storyLine(story, scene, line);
      const found = await voices.find(at);
      if (found) return { kind: "stored", audio: found };
      if (!canSpeak(story)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, rolesOf(scenes, story.figures));
      // No wait where the audio would come too late; it is still stored for later listeners.
      const waitMs = synthesis.speed.firstMs() > atMostMs ? 0 : atMostMs;
      const { audio, liveAudio } = synthesis.speak(text, priority);
      const stored = audio
        .then((audio) => link(at, audio))
        .catch((error: unknown) => {
          if (!(error instanceof VoiceServiceError)) {
            if (!signal.aborted) onFailure(error);
          } else if (error.reason === "refused") inAdvance.noteRefused(at, error);
          return null;
        });
      return resolveWithin(waitMs, Promise.race([stored, playLive(text, liveAudio, stored)]));
    },

    /**
     * Speaks a scene for one listener and stores nothing; an error is not reported, since it may
     * contain the text.
     *
     * @returns null when there is no audio within `atMostMs`
     */
    async narrateOnce(
      story: PlayableStory,
      scene: Scene,
      atMostMs: number,
    ): Promise<UnstoredLine | null> {
      if (!canSpeak(story)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, "dialogue", rolesOf(scenes, story.figures));
      const { audio, liveAudio } = synthesis.speakOnce(text);
      const whole = audio
        .then(({ audio, wordStarts }) => ({
          kind: "whole" as const,
          audio: Buffer.from(audio),
          wordStarts,
        }))
        .catch(() => null);
      return resolveWithin(atMostMs, Promise.race([whole, playLive(text, liveAudio, whole)]));
    },

    /** Called when the file of stored audio is missing, so that the line is narrated again. */
    async reportLost(
      story: PlayableStory,
      scene: Scene,
      line: LineKind,
      audio: LineAudio,
    ): Promise<void> {
      await voices.forget(storyLine(story, scene, line), audio);
      inAdvance.reopen(story);
    },

    /** Called when the file of stored audio cannot be read for now. */
    reportUnreadable: onFailure,

    /** Deletes files and rows of audio that was created until `spokenUntil` and belongs to no story. */
    async deleteUnused(spokenUntil: EpochMs): Promise<void> {
      const deleted: string[] = [];
      // The file first: one that cannot be deleted keeps its row, and is found again in the next hour. A
      // line that is given such audio meanwhile lacks its file, and is narrated again.
      try {
        await eachDespiteFailures(await voices.findUnused(spokenUntil), async (spokenId) => {
          await files.delete(audioFileKey(spokenId));
          deleted.push(spokenId);
        });
      } finally {
        await voices.removeUnused(deleted);
      }
    },

    async stop(): Promise<void> {
      stopping.abort();
      await inAdvance.stop();
      await synthesis.settled();
    },
  };
}

/** @returns null when `work` takes longer than `ms` */
async function resolveWithin<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(ms, waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<null> {
  await sleep(ms, null, { signal, ref: false }).catch(() => {});
  return null;
}
