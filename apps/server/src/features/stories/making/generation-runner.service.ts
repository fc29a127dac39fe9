/** Runs generations as jobs: independent of the request, in whichever process takes the job. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoryProgress } from "@codetale/contract/stories/generation";
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import type { StoryOrder } from "#core/stories/story-order";
import type { Consents } from "../consents/consents.service.ts";
import { validateStory, type StoryDraft, type ValidatedStory } from "../validated-story.ts";
import { builtinStoryteller } from "./builtin-storyteller.service.ts";
import {
  INITIAL_PROGRESS,
  SERVER_STOPPED,
  toGeneration,
  type StoredGeneration,
} from "./generation.ts";
import type { Attempt, GenerationRepository, Run } from "./generations.repository.ts";
import type { GenerateOptions, Storyteller } from "./storyteller.ts";

export type GenerationRunner = ReturnType<typeof createGenerationRunner>;

export interface GenerationRunnerDeps {
  generations: GenerationRepository;
  /** Null where no language model is connected. */
  model: { storyteller: Storyteller } | null;
  consents: Pick<Consents, "allows">;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
  onSaved(storyId: string): void;
  /** Called once for each generation that ends in this process. */
  onEnded(outcome: "told" | "failed" | "cancelled"): void;
  /** Given errors whose details clients do not get. */
  onFailure(error: unknown): void;
}

const HEARTBEAT_MS = 10 * SECOND_MS;
/** Shortest time between two notifications within a step. */
const NOTIFY_EVERY_MS = 250;
const POLL_EVERY_MS = 500;

class CancelledError extends Error {}

export function createGenerationRunner(deps: GenerationRunnerDeps) {
  const { generations, live, clock, onSaved, onEnded, onFailure } = deps;
  const running = new Map<string, AbortController>();
  /** Requests that wait, by `keyOf` their generation. */
  const waiting = new Map<string, Set<() => void>>();
  let isStopped = false;

  /**
   * @returns false where the generation had ended before, as by cancelling
   * @throws what the database does; then the generation runs again
   */
  async function save(run: Run, story: ValidatedStory): Promise<boolean> {
    const storyId = randomUUID();
    const done = await generations.finish(run, story, { storyId, now: clock.now() });
    if (!done) return false;
    notifyOwner(done);
    onSaved(storyId);
    return true;
  }

  /** @returns and throws as `save` */
  async function fail(run: Run, error: unknown): Promise<boolean> {
    const isOurs = error instanceof AppError;
    if (!isOurs) onFailure(error);
    const failure = isOurs
      ? { reason: error.reason, message: error.message, blamed: error.details.errors ?? [] }
      : { reason: SERVER_STOPPED.reason, message: null };
    const failed = await generations.fail(run, failure);
    if (failed) notifyOwner(failed);
    return failed !== null;
  }

  function notifyOwner(stored: StoredGeneration): void {
    live.toAccounts([stored.ownerId], "story:progress", toGeneration(stored, clock.now()));
  }

  /** @throws AppError, what a storyteller throws, or Error when the story is not valid */
  async function tell(ownerId: string, order: StoryOrder, options: Options) {
    const proof = validateStory(await draftOf(ownerId, order, options));
    if (proof.isValid) return proof.story;
    throw new Error(`The storyteller's story is not valid: ${proof.problems[0]?.code ?? ""}.`);
  }

  async function draftOf(
    ownerId: string,
    { wishes, storyteller, hasFallback, told, again, seed }: StoryOrder,
    options: Options,
  ): Promise<StoryDraft> {
    const mayAsk = () => deps.consents.allows("language-model", ownerId);
    const draftBy = async (kind: StoryOrder["storyteller"], teller: Storyteller) => ({
      ...(await teller.generate(wishes, { told, again, seed, mayAsk, ...options })),
      wishes,
      storyteller: kind,
      seed,
    });
    if (storyteller === "builtin") return draftBy("builtin", builtinStoryteller);
    if (!deps.model) throw new AppError("story/model-not-set-up");
    // It may have been withdrawn while the order waited.
    if (!(await mayAsk())) throw new AppError("story/model-not-agreed");
    try {
      return await draftBy("model", deps.model.storyteller);
    } catch (error) {
      const hasFailed = error instanceof AppError && error.reason === "story/model-failed";
      if (!hasFallback || !hasFailed || options.signal.aborted) throw error;
      return draftBy("builtin", builtinStoryteller).catch((otherError: unknown) => {
        // Our own storyteller lacks the language: the client gets the model's failure.
        throw otherError instanceof AppError ? error : otherError;
      });
    }
  }

  function wake({ ownerId, id }: GenerationId): void {
    for (const resolve of waiting.get(keyOf({ ownerId, id })) ?? []) resolve();
  }

  return {
    /**
     * The job. Does nothing where the generation has ended, as by cancelling.
     *
     * @param stopping aborted when another process is to go on
     * @throws to run again: what `stopping` aborts with, what the database throws
     */
    async run(attemptId: string, stopping: AbortSignal): Promise<void> {
      const stored = await generations.claim(attemptId, clock.now());
      if (!stored?.order) return;
      const { ownerId, id, runs } = stored;
      const run = { ownerId, id, attemptId, runs };
      const cancelling = new AbortController();
      running.set(attemptId, cancelling);
      const signal = AbortSignal.any([stopping, cancelling.signal]);
      const progress = followProgress(run, stored.createdAt, deps, () =>
        cancelling.abort(new CancelledError()),
      );
      try {
        const options = { signal, report: progress.report };
        const outcome = await tell(ownerId, stored.order, options).then(
          (story) => ({ story }),
          (error: unknown) => ({ error }),
        );
        if (cancelling.signal.aborted) return onEnded("cancelled");
        stopping.throwIfAborted();
        if ("story" in outcome) {
          if (await save(run, outcome.story)) onEnded("told");
        } else if (await fail(run, outcome.error)) onEnded("failed");
      } finally {
        await progress.end();
        running.delete(attemptId);
        wake(run);
      }
    },

    /** Fails a generation whose job has no try left. */
    async giveUp(attemptId: string): Promise<void> {
      const failed = await generations.fail({ attemptId }, SERVER_STOPPED);
      if (!failed) return;
      notifyOwner(failed);
      onEnded("failed");
    },

    /** Whether it was told, failed or cancelled, upon which its order is erased. */
    isOver: async (attemptId: string): Promise<boolean> => !(await generations.isAtWork(attemptId)),

    /** Resolves when the generation no longer runs, at the latest after `atMostMs`. */
    async settled({ ownerId, id }: GenerationId, atMostMs: number): Promise<void> {
      for (let waitedMs = 0; waitedMs < atMostMs && !isStopped;) {
        const end = nextEnd(waiting, keyOf({ ownerId, id }));
        try {
          const stored = await generations.find(ownerId, id);
          if (!stored || toGeneration(stored, clock.now()).state !== "working") return;
          // It may run in another process.
          const pauseMs = Math.min(POLL_EVERY_MS, atMostMs - waitedMs);
          const pause = sleep(pauseMs, pauseMs, { ref: false });
          waitedMs += await Promise.race([pause, end.reached]);
        } finally {
          end.forget();
        }
      }
    },

    cancel({ attemptId }: Pick<Attempt, "attemptId">): void {
      running.get(attemptId)?.abort(new CancelledError());
    },

    /** Answers the requests that wait; what runs is ended by its jobs. */
    stop(): void {
      isStopped = true;
      for (const resolves of waiting.values()) for (const resolve of resolves) resolve();
    },
  };
}

type GenerationId = Pick<Attempt, "ownerId" | "id">;

type Options = Pick<GenerateOptions, "signal" | "report">;

function keyOf({ ownerId, id }: GenerationId): string {
  return `${ownerId} ${id}`;
}

/** Resolves with 0, the time that counts as waited, when a run of the generation ends here. */
function nextEnd(waiting: Map<string, Set<() => void>>, key: string) {
  const resolves = waiting.get(key) ?? new Set();
  waiting.set(key, resolves);
  let resolve = () => {};
  const reached = new Promise<number>((resolveWith) => {
    resolve = () => resolveWith(0);
  });
  resolves.add(resolve);
  return {
    reached,
    forget(): void {
      resolves.delete(resolve);
      if (resolves.size === 0) waiting.delete(key);
    },
  };
}

/** Sends progress to the owner and stores it; calls `onUnwanted` once the stored run has ended. */
function followProgress(
  run: Run,
  createdAt: EpochMs,
  deps: GenerationRunnerDeps,
  onUnwanted: () => void,
) {
  const { generations, live, clock } = deps;
  const { ownerId, id } = run;
  let latest: StoryProgress = INITIAL_PROGRESS;
  let notifiedAt = -Infinity;
  let writing = Promise.resolve();

  function write(): void {
    writing = writing
      .then(() => generations.keepAlive(run, latest, clock.now()))
      .then((isWanted) => {
        if (!isWanted) onUnwanted();
      })
      .catch(deps.onFailure);
  }

  const timer = setInterval(write, HEARTBEAT_MS);
  timer.unref();
  return {
    report(progress: StoryProgress): void {
      const isNewStep = progress.step !== latest.step;
      latest = progress;
      const now = clock.now();
      if (!isNewStep && now - notifiedAt < NOTIFY_EVERY_MS) return;
      notifiedAt = now;
      live.toAccounts([ownerId], "story:progress", {
        id,
        state: "working",
        progress,
        storyId: null,
        message: null,
        createdAt,
      });
      write();
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await writing;
    },
  };
}
