/** Wires the stories feature. */
import { fromInk } from "@codetale/domain/stories/interchange/from-ink";
import { fromTwee } from "@codetale/domain/stories/interchange/from-twee";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { HOUR_MS, SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/files";
import type { LiveEvents } from "#core/live-events";
import type { Speech, VoiceServiceStatus } from "#core/speech";
import type { Database } from "#platform/db/database";
import { createBuiltinStoryteller } from "./making/builtin-storyteller.service.ts";
import { createGenerationRepository } from "./making/generations.repository.ts";
import { createInterchange } from "./interchange/interchange.service.ts";
import { createListening, type ListeningDeps } from "./playing/listening/listening.service.ts";
import {
  createGenerationService,
  type GenerationServiceDeps,
} from "./making/generation.service.ts";
import {
  createNarration,
  type Narration,
  type NarrationDeps,
} from "./narration/narration.service.ts";
import { createStoredOnlyNarration } from "./narration/stored-only-narration.service.ts";
import { createAuthoredStoryRepository } from "./interchange/authored-stories.repository.ts";
import { createPlaying } from "./playing/playing.service.ts";
import { createPlayingRepository } from "./playing/playing.repository.ts";
import { createLibraryRepository } from "./library/library.repository.ts";
import { createLibraryService } from "./library/library.service.ts";
import { createGenerationRunner } from "./making/generation-runner.service.ts";
import { createSampleStories } from "./interchange/sample-stories.service.ts";
import {
  pollVoiceStatus,
  type VoiceStatusPollerDeps,
} from "./narration/voice-status-poller.service.ts";
import { createNarrationRepository } from "./narration/narration.repository.ts";

export interface StoriesDeps extends Pick<ListeningDeps, "recognizer" | "interpretAnswer"> {
  db: Database;
  files: FileStore;
  live: LiveEvents;
  clock: Clock;
  /** Null where the settings leave the voice service out. */
  voice: { speech: Speech; status: VoiceStatusPollerDeps["status"] } | null;
  /** Null where no language model is connected. */
  model: GenerationServiceDeps["model"];
  /** Logs failures whose details clients do not get. */
  logger: { error(details: object, message: string): void };
  timeouts?: Partial<StoryTimeouts>;
}

interface StoryTimeouts {
  /** Longest wait of a request for its story; the answer then comes before the story. */
  storyMs: number;
  /** Longest wait of a request for the audio of a scene; the scene then comes without it. */
  voiceMs: number;
  /** Pause between two checks of the voice service, and before a failed narration is retried. */
  retryMs: number;
}

const DEFAULT_TIMEOUTS: StoryTimeouts = {
  storyMs: 20 * SECOND_MS,
  voiceMs: 8 * SECOND_MS,
  retryMs: 10 * SECOND_MS,
};

const NO_VOICE: VoiceServiceStatus = {
  state: "off",
  received: 0,
  total: 0,
  languages: { speaking: [], listening: [] },
};

/** Audio younger than this is kept: it is stored before it is linked to a line. */
const UNUSED_MS = HOUR_MS;

export type Stories = ReturnType<typeof createStories>;

const formats = {
  twee: { write: toTwee, read: fromTwee },
  ink: { write: toInk, read: fromInk },
};

export function createStories(deps: StoriesDeps) {
  const { db, files, live, clock, model, recognizer, interpretAnswer, logger } = deps;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...deps.timeouts };
  const playable = createPlayingRepository(db);
  const voices = createNarrationFor(deps, playable, timeouts);
  const generations = createGenerationRepository(db);
  const onSaved = () => voices.wake();
  const runner = createGenerationRunner({
    generations,
    live,
    clock,
    onSaved,
    onFailure: (err) => logger.error({ err }, "a story could not be told"),
  });
  const builtin = createBuiltinStoryteller();
  const library = createLibraryService({
    library: createLibraryRepository(db),
    voices,
    live,
    clock,
  });
  const playing = createPlaying({
    stories: playable,
    voices,
    files,
    longestWaitMs: timeouts.voiceMs,
  });
  const making = createGenerationService({
    generations,
    runner,
    builtin,
    model,
    live,
    clock,
    waitMs: timeouts.storyMs,
  });
  const newStories = createAuthoredStoryRepository(db);

  return {
    making,
    library,
    playing,
    listening: createListening({ playing, recognizer, interpretAnswer }),
    interchange: createInterchange({
      formats,
      stories: playable,
      saved: newStories,
      read: library.read,
      onSaved,
      clock,
    }),
    addSampleStory: createSampleStories(newStories).add,
    voiceStatus: () => deps.voice?.status() ?? Promise.resolve(NO_VOICE),

    /** Ends abandoned generations, deletes expired stories and unused audio; called at start and hourly. */
    async cleanUp(): Promise<void> {
      await making.sweep();
      await library.purge();
      await voices.deleteUnused(clock.now() - UNUSED_MS);
    },

    /** Deletes audio of no story at once, as after an account is deleted. */
    deleteUnusedNarration: () => voices.deleteUnused(clock.now()),

    /** Begins to narrate the lines that lack audio, also those that an earlier process left. */
    start: voices.wake,

    /** Ends running generations and narration. */
    async stop(): Promise<void> {
      await runner.stop();
      await voices.stop();
    },
  };
}

function createNarrationFor(
  { db, files, live, clock, voice, logger }: StoriesDeps,
  { scenes }: Pick<NarrationDeps, "scenes">,
  { retryMs }: StoryTimeouts,
): Narration {
  const voices = createNarrationRepository(db);
  if (!voice) return createStoredOnlyNarration(voices, files);
  const { speech, status } = voice;
  const watch = pollVoiceStatus({ status, everyMs: retryMs, onReady: () => narration.wake() });
  const narration = createNarration({
    speech,
    status: watch.latest,
    voices,
    scenes,
    files,
    live,
    clock,
    retryMs,
    onFailure: (err) => logger.error({ err }, "a story could not be spoken"),
  });
  return {
    ...narration,
    async stop() {
      watch.stop();
      await narration.stop();
    },
  };
}
