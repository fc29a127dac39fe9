/** The stories feature, put together. */
import { fromInk } from "@codetale/domain/stories/interchange/from-ink";
import { fromTwee } from "@codetale/domain/stories/interchange/from-twee";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { HOUR_MS, SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/files";
import type { Live } from "#core/live";
import type { Speech, VoiceStatus } from "#core/speech";
import type { Database } from "#platform/db/database";
import { createBuiltinStoryteller } from "./builtin-storyteller.ts";
import { createGenerationRepository } from "./generations.repository.ts";
import { createInterchange } from "./interchange.service.ts";
import { createListening, type ListeningDeps } from "./listening.service.ts";
import { createMaking, type MakingDeps } from "./making.service.ts";
import { createNarration, type Narration, type NarrationDeps } from "./narration.ts";
import { createSilence } from "./silence.ts";
import { createNewStoryRepository } from "./new-stories.repository.ts";
import { createPlaying } from "./playing.service.ts";
import { createPlayingRepository } from "./playing.repository.ts";
import { createStoryRepository } from "./stories.repository.ts";
import { createStoryService } from "./stories.service.ts";
import { createTellingWork } from "./telling-work.ts";
import { createWrittenStories } from "./written-stories.ts";
import { watchVoice, type VoiceWatchDeps } from "./voice-watch.ts";
import { createVoiceRepository } from "./voices.repository.ts";

export interface StoriesDeps extends Pick<ListeningDeps, "listener" | "understand"> {
  db: Database;
  files: FileStore;
  live: Live;
  clock: Clock;
  /** Null where nobody speaks. */
  voice: { speech: Speech; status: VoiceWatchDeps["status"] } | null;
  /** Null where no language model is connected. */
  model: MakingDeps["model"];
  /** Hears of failures that people are told of in few words only. */
  logger: { error(details: object, message: string): void };
  patience?: Partial<Patience>;
}

/** How long to wait for what takes long. */
interface Patience {
  /** A call for the story that it asked for. */
  storyMs: number;
  /** A child for the voice of a scene; the words come without it then. */
  voiceMs: number;
  /** Between two looks for a voice, and before what it failed at is tried again. */
  retryMs: number;
}

const PATIENCE: Patience = {
  storyMs: 20 * SECOND_MS,
  voiceMs: 8 * SECOND_MS,
  retryMs: 10 * SECOND_MS,
};

const NO_VOICE: VoiceStatus = {
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
  const voices = createVoices(deps, playable, patience);
  const generations = createGenerationRepository(db);
  const onSaved = () => voices.wake();
  const work = createTellingWork({
    generations,
    live,
    clock,
    onSaved,
    onFailure: (err) => logger.error({ err }, "a story could not be told"),
  });
  const builtin = createBuiltinStoryteller();
  const library = createStoryService({ library: createStoryRepository(db), voices, live, clock });
  const playing = createPlaying({
    stories: playable,
    voices,
    files,
    longestWaitMs: patience.voiceMs,
  });
  const making = createMaking({
    generations,
    work,
    builtin,
    model,
    live,
    clock,
    waitMs: patience.storyMs,
  });
  const newStories = createNewStoryRepository(db);

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
    addWritten: createWrittenStories(newStories).add,
    voiceStatus: () => deps.voice?.status() ?? Promise.resolve(NO_VOICE),

    /** Ends and forgets what time has made worthless; to be called at start and every hour or so. */
    async tidyUp(): Promise<void> {
      await making.sweep();
      await library.purge();
      await voices.forgetUnused(clock.now() - UNUSED_MS);
    },

    /** Deletes at once what nobody says any more, as after an account is deleted. */
    forgetUnusedVoices: () => voices.forgetUnused(clock.now()),

    /** Goes on where the last process stopped. */
    start: voices.wake,

    /** Stops telling and speaking. */
    async stop(): Promise<void> {
      await work.stop();
      await voices.stop();
    },
  };
}

function createVoices(
  { db, files, live, clock, voice, logger }: StoriesDeps,
  { scenes }: Pick<NarrationDeps, "scenes">,
  { retryMs }: Patience,
): Narration {
  const voices = createVoiceRepository(db);
  if (!voice) return createSilence(voices, files);
  const { speech, status } = voice;
  const watch = watchVoice({ status, everyMs: retryMs, onReady: () => narration.wake() });
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
