/** The stories feature, put together. */
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

export interface StoriesDeps extends Pick<ListeningDeps, "listener" | "understand"> {
  db: Database;
  files: FileStore;
  live: LiveEvents;
  clock: Clock;
  /** Null where nobody speaks. */
  voice: { speech: Speech; status: VoiceStatusPollerDeps["status"] } | null;
  /** Null where no language model is connected. */
  model: GenerationServiceDeps["model"];
  /** Hears of failures that people are told of in few words only. */
  logger: { error(details: object, message: string): void };
  patience?: Partial<StoryTimeouts>;
}

/** How long to wait for what takes long. */
interface StoryTimeouts {
  /** A call for the story that it asked for. */
  storyMs: number;
  /** A child for the voice of a scene; the words come without it then. */
  voiceMs: number;
  /** Between two looks for a voice, and before what it failed at is tried again. */
  retryMs: number;
}

const PATIENCE: StoryTimeouts = {
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

/** A line that was spoken just now may be about to get its story. */
const UNUSED_MS = HOUR_MS;

export type Stories = ReturnType<typeof createStories>;

const formats = {
  twee: { write: toTwee, read: fromTwee },
  ink: { write: toInk, read: fromInk },
};

export function createStories(deps: StoriesDeps) {
  const { db, files, live, clock, model, listener, understand, logger } = deps;
  const patience = { ...PATIENCE, ...deps.patience };
  const playable = createPlayingRepository(db);
  const voices = createNarrationFor(deps, playable, patience);
  const generations = createGenerationRepository(db);
  const onSaved = () => voices.wake();
  const work = createGenerationRunner({
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
    longestWaitMs: patience.voiceMs,
  });
  const making = createGenerationService({
    generations,
    work,
    builtin,
    model,
    live,
    clock,
    waitMs: patience.storyMs,
  });
  const newStories = createAuthoredStoryRepository(db);

  return {
    making,
    library,
    playing,
    listening: createListening({ playing, listener, understand }),
    interchange: createInterchange({
      formats,
      stories: playable,
      saved: newStories,
      read: library.read,
      onSaved,
      clock,
    }),
    addWritten: createSampleStories(newStories).add,
    voiceStatus: () => deps.voice?.status() ?? Promise.resolve(NO_VOICE),

    /** Ends and forgets what time has made worthless; to be called at start and every hour or so. */
    async tidyUp(): Promise<void> {
      await making.sweep();
      await library.purge();
      await voices.deleteUnused(clock.now() - UNUSED_MS);
    },

    /** Deletes at once what nobody says any more, as after an account is deleted. */
    forgetUnusedVoices: () => voices.deleteUnused(clock.now()),

    /** Goes on where the last process stopped. */
    start: voices.wake,

    /** Stops telling and speaking. */
    async stop(): Promise<void> {
      await work.stop();
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
