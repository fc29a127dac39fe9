/** Wires the stories feature. */
import { HOUR_MS, SECOND_MS, type Clock } from "@codetale/domain/time";
import type { Allowance } from "#core/access/allowance";
import type { FileStore } from "#core/ports/files";
import type { Jobs } from "#core/ports/jobs";
import type { LiveEvents } from "#core/ports/live-events";
import { noMetrics, type Metrics } from "#core/ports/metrics";
import type { VoiceService } from "#core/ports/speech";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { createGenerationRepository } from "./making/generations.repository.ts";
import { createConsentRepository } from "./consents/consents.repository.ts";
import { createConsents, type OutsideProviders } from "./consents/consents.service.ts";
import {
  createImportModeration,
  type ImportModerationDeps,
} from "./interchange/import-moderation.service.ts";
import { createInterchange } from "./interchange/interchange.service.ts";
import { createListening, type ListeningDeps } from "./playing/listening/listening.service.ts";
import {
  createGenerationService,
  type GenerationServiceDeps,
} from "./making/generation.service.ts";
import { handleStoryJobs } from "./making/generation.jobs.ts";
import type { ReadObjectiveByModel } from "./making/model/objective-reader.service.ts";
import { createUnderstanding } from "./making/understanding.service.ts";
import { createEditingRepository } from "./editing/editing.repository.ts";
import { createEditing } from "./editing/editing.service.ts";
import { createNarration } from "./narration/narration.service.ts";
import { createPlaying } from "./playing/playing.service.ts";
import { createRecognitionTurns } from "./playing/listening/recognition-turns.ts";
import { createRecordingSlots } from "./playing/listening/recording-slots.ts";
import { createPlayingRepository } from "./playing/playing.repository.ts";
import { createLibraryRepository } from "./library/library.repository.ts";
import { createLibraryService } from "./library/library.service.ts";
import { createLinkRepository } from "./links/links.repository.ts";
import { createLinks, type LinksDeps } from "./links/links.service.ts";
import { createReportRepository } from "./reports/reports.repository.ts";
import { createReportedStories } from "./reports/reported-stories.service.ts";
import { createReports, type ReportDeps } from "./reports/reports.service.ts";
import { postTakeDownMails, type TakeDownMails } from "./reports/take-down-mails.repository.ts";
import { createTellingAgain } from "./making/telling-again.service.ts";
import { createToldStoriesRepository } from "./making/told-stories.repository.ts";
import {
  createGenerationRunner,
  type GenerationRunnerDeps,
} from "./making/generation-runner.service.ts";
import { createNarrationLeaseRepository } from "./narration/narration-leases.repository.ts";
import { createNarrationRepository } from "./narration/narration.repository.ts";
import { hasMostStories } from "./story-count.repository.ts";
import { saveStory } from "./saved-stories.repository.ts";

export interface StoriesDeps
  extends
    Pick<ListeningDeps, "interpretAnswer" | "ideaLimit">,
    Pick<GenerationServiceDeps & GenerationRunnerDeps, "model">,
    Pick<LinksDeps, "linkGuesses">,
    Pick<ReportDeps, "reportLimit">,
    Pick<ImportModerationDeps, "moderate"> {
  db: Database;
  files: FileStore;
  jobs: Pick<Jobs, "handle" | "wake"> & { addWithin: AddJob };
  live: LiveEvents;
  clock: Clock;
  allowance: Allowance;
  voice: VoiceService;
  /** The services outside this installation among `model` and `voice`. */
  providers: OutsideProviders;
  /** What limits count as one place. */
  networkOf(address: string): string;
  takeDownMails: TakeDownMails;
  /** Null where no language model is connected. */
  readObjective: ReadObjectiveByModel | null;
  /** Logs failures whose details clients do not get. */
  logger: { error(details: object, message: string): void };
  metrics?: Pick<Metrics, "count">;
  timeouts?: Partial<typeof DEFAULT_TIMEOUTS>;
}

const DEFAULT_TIMEOUTS = {
  /** Longest wait of a request for its story; the answer then comes before the story. */
  storyMs: 20 * SECOND_MS,
  /** Longest wait of a request for the audio of a scene; its text is then shown without it. */
  voiceMs: 3 * SECOND_MS,
  /** Pause between two checks of the voice service, and before a failed narration is retried. */
  retryMs: 10 * SECOND_MS,
  /** Pause between two looks for narration that other processes left behind. */
  lookMs: 30 * SECOND_MS,
};

/** Audio younger than this is kept: it is stored before it is linked to a line. */
const UNUSED_MS = HOUR_MS;

export type Stories = ReturnType<typeof createStories>;

export function createStories(deps: StoriesDeps) {
  const { db, jobs, clock, logger, voice, providers, metrics = noMetrics } = deps;
  const { storyMs, voiceMs, retryMs, lookMs } = { ...DEFAULT_TIMEOUTS, ...deps.timeouts };
  const playable = createPlayingRepository(db, providers.voice);
  const leases = createNarrationLeaseRepository(db);
  const voices = createNarration({
    ...deps,
    speech: voice,
    status: voice.status,
    voices: createNarrationRepository(db, providers.voice),
    leases,
    scenes: playable.scenes,
    retryMs,
    lookMs,
    onFailure: (err) => logger.error({ err }, "a story could not be spoken"),
  });
  const consents = createConsents({
    consents: createConsentRepository(db),
    providers,
    onVoiceDecided: voices.wake,
    clock,
  });
  const generations = createGenerationRepository(db, jobs.addWithin);
  const onSaved = voices.wake;
  const runner = createGenerationRunner({
    ...deps,
    generations,
    consents,
    onSaved,
    onEnded: (outcome) => metrics.count("codetale_story_generations_total", { outcome }),
    onFailure: (err) => logger.error({ err }, "a story could not be told"),
  });
  handleStoryJobs(jobs, runner);
  const library = createLibraryService({
    ...deps,
    library: createLibraryRepository(db, providers.voice),
    voices,
  });
  const moderate = createImportModeration({ ...deps, consents });
  const editing = createEditing({
    ...deps,
    stories: createEditingRepository(db),
    read: library.read,
    voices,
    moderate,
  });
  const playing = createPlaying({ ...deps, stories: playable, voices, longestWaitMs: voiceMs });
  const reports = createReportRepository(db);
  const reported = createReportedStories({
    ...deps,
    reports,
    postTakeDownMails: (now) => postTakeDownMails(db, deps.takeDownMails, now),
  });
  const tellingAgain = createTellingAgain({ told: createToldStoriesRepository(db), generations });
  const making = createGenerationService({
    ...deps,
    generations,
    runner,
    tellingAgain,
    consents,
    onBegun: () => jobs.wake(),
    waitMs: storyMs,
  });

  return {
    making,
    consents,
    understanding: createUnderstanding({ ...deps, consents }),
    tellingAgain,
    library,
    editing,
    reports: createReports({ ...deps, reports }),
    /** For the operator's screen. */
    reported,
    /** How many editions are narrated in advance by all processes. */
    narrating: (): Promise<number> => leases.count(clock.now()),
    links: createLinks({ ...deps, links: createLinkRepository(db), read: library.read }),
    playing,
    recordings: createRecordingSlots(clock),
    networkOf: deps.networkOf,
    listening: createListening({
      ...deps,
      recognizer: voice,
      playing,
      consents,
      turns: createRecognitionTurns(),
      onFailure: (err) => logger.error({ err }, "an answer could not be recognized"),
    }),
    interchange: createInterchange({
      open: playing.open,
      readDetails: library.readDetails,
      save: (story, facts) => saveStory(db, story, facts),
      read: library.read,
      hasMostStories: (ownerId) => hasMostStories(db, ownerId),
      onSaved,
      moderate,
      allowance: deps.allowance,
      clock,
    }),
    voiceStatus: voice.status,
    /** As the job of a generation does that has no try left. */
    giveUp: runner.giveUp,

    /** Ends abandoned generations, deletes expired stories and unused audio, tells owners; called at start and hourly. */
    async cleanUp(): Promise<void> {
      await making.sweep();
      await library.purge();
      await voices.deleteUnused(clock.now() - UNUSED_MS);
      await reported.tellOwners();
    },

    /** Deletes audio of no story at once, as after an account is deleted. */
    deleteUnusedNarration: () => voices.deleteUnused(clock.now()),

    /** Begins to narrate the lines that lack audio, also those that an earlier process left. */
    start: voices.wake,

    /** Answers requests that wait for a story, and ends narration. */
    async stop(): Promise<void> {
      runner.stop();
      await voices.stop();
    },
  };
}
