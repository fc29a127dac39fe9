/** The generations that run in this process: independent of the request, ended with the process. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FieldError } from "@codetale/contract/errors";
import type { StoryProgress } from "@codetale/contract/stories-generation";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import {
  SERVER_STOPPED,
  INITIAL_PROGRESS,
  toGeneration,
  type StoredGeneration,
} from "./generation.ts";
import type { Attempt, GenerationRepository } from "./generations.repository.ts";
import { validateStory, type StoryDraft } from "../validated-story.ts";
import type { EarlierStory, GenerateOptions, Storyteller } from "./storyteller.ts";

interface NamedStoryteller {
  kind: Exclude<StoryDraft["storyteller"], "author">;
  storyteller: Storyteller;
}

export interface ChosenStorytellers {
  first: NamedStoryteller;
  /** Used when the first one fails with `story/model-failed`. */
  fallback: NamedStoryteller | null;
}

export interface GenerationPlan extends ChosenStorytellers {
  /** The plots of the account's earlier stories, the latest first. */
  told: readonly string[];
  again?: EarlierStory | null;
  /** Null or missing for a new one; the same adventure has the seed of the earlier story. */
  seed?: string | null;
}

export type GenerationRunner = ReturnType<typeof createGenerationRunner>;

export interface GenerationRunnerDeps {
  generations: GenerationRepository;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
  onSaved(storyId: string): void;
  /** Called once for each generation that ends in this process. */
  onEnded(outcome: "told" | "failed" | "cancelled" | "stopped"): void;
  /** Given errors whose details clients do not get. */
  onFailure(error: unknown): void;
}

const HEARTBEAT_MS = 10 * SECOND_MS;
/** Shortest time between two notifications within a step. */
const NOTIFY_EVERY_MS = 250;
const POLL_EVERY_MS = 500;

class CancelledError extends Error {}
class StoppedError extends Error {}

export function createGenerationRunner(deps: GenerationRunnerDeps) {
  const { generations, live, clock, onSaved, onEnded, onFailure } = deps;
  const running = new Map<string, { abort: AbortController; ended: Promise<FieldError[]> }>();
  let isStopped = false;

  /** @returns the fields that a failure blames */
  async function run(
    attempt: Attempt,
    wishes: StoryWishes,
    { told, again = null, seed = null, ...storytellers }: GenerationPlan,
    abort: AbortController,
  ): Promise<FieldError[]> {
    const progress = followProgress(attempt, deps, () => abort.abort(new CancelledError()));
    try {
      const draft = await generateWith(storytellers, wishes, {
        seed: seed ?? randomUUID(),
        told,
        again,
        signal: abort.signal,
        report: progress.report,
      });
      abort.signal.throwIfAborted();
      await save(attempt, draft);
      onEnded("told");
    } catch (error) {
      onEnded(outcomeOf(abort.signal));
      if (!(abort.signal.reason instanceof CancelledError)) {
        await fail(attempt, abort.signal.aborted ? abort.signal.reason : error);
      }
      return error instanceof AppError ? (error.details.errors ?? []) : [];
    } finally {
      await progress.end();
    }
    return [];
  }

  /** @throws Error when the story does not pass the validator */
  async function save(attempt: Attempt, draft: StoryDraft): Promise<void> {
    const proof = validateStory(draft);
    if (!proof.isValid) {
      throw new Error(`The storyteller's story is not valid: ${proof.problems[0]?.code ?? ""}.`);
    }
    const storyId = randomUUID();
    const facts = { storyId, now: clock.now() };
    const done = await generations.finish(attempt, proof.story, facts);
    if (!done) return;
    notifyOwner(done);
    onSaved(storyId);
  }

  async function fail(attempt: Attempt, error: unknown): Promise<void> {
    const { reason, message } = SERVER_STOPPED;
    const hasStopped = error instanceof StoppedError;
    const isOurs = error instanceof AppError;
    if (!isOurs && !hasStopped) onFailure(error);
    const failure = isOurs ? error : { reason, message: hasStopped ? message : null };
    const failed = await generations.fail(attempt, failure);
    if (failed) notifyOwner(failed);
  }

  function notifyOwner(stored: StoredGeneration): void {
    live.toAccounts([stored.ownerId], "story:progress", toGeneration(stored, clock.now()));
  }

  return {
    start(attempt: Attempt, wishes: StoryWishes, plan: GenerationPlan): void {
      const abort = new AbortController();
      if (isStopped) abort.abort(new StoppedError());
      const ended = run(attempt, wishes, plan, abort)
        .catch((error: unknown) => {
          onFailure(error);
          return [];
        })
        .finally(() => running.delete(attempt.attemptId));
      running.set(attempt.attemptId, { abort, ended });
    },

    /**
     * Resolves when the generation no longer runs, at the latest after `atMostMs`.
     *
     * @returns the fields that its failure blames; they are not stored, so that only the process that
     *   ran it knows them
     */
    async settled(
      { ownerId, id }: Pick<Attempt, "ownerId" | "id">,
      atMostMs: number,
    ): Promise<readonly FieldError[]> {
      const found = await generations.find(ownerId, id);
      const local = found && running.get(found.attemptId);
      if (local) {
        return Promise.race([local.ended, sleep(atMostMs, [], { ref: false })]);
      }
      // It runs in another process.
      for (let waitedMs = 0; waitedMs < atMostMs; waitedMs += POLL_EVERY_MS) {
        const stored = await generations.find(ownerId, id);
        if (!stored || toGeneration(stored, clock.now()).state !== "working") return [];
        await sleep(Math.min(POLL_EVERY_MS, atMostMs - waitedMs), undefined, { ref: false });
      }
      return [];
    },

    cancel({ attemptId }: Pick<Attempt, "attemptId">): void {
      running.get(attemptId)?.abort.abort(new CancelledError());
    },

    /** Fails what runs, and whatever is started later. */
    async stop(): Promise<void> {
      isStopped = true;
      const all = [...running.values()];
      for (const { abort } of all) abort.abort(new StoppedError());
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

function outcomeOf({ reason }: AbortSignal): "failed" | "cancelled" | "stopped" {
  if (reason instanceof CancelledError) return "cancelled";
  return reason instanceof StoppedError ? "stopped" : "failed";
}

async function generateWith(
  { first, fallback }: ChosenStorytellers,
  wishes: StoryWishes,
  order: GenerateOptions,
): Promise<StoryDraft> {
  const draftBy = async ({ kind, storyteller }: NamedStoryteller) => ({
    ...(await storyteller.generate(wishes, order)),
    wishes,
    storyteller: kind,
    seed: order.seed,
  });
  try {
    return await draftBy(first);
  } catch (error) {
    const hasFailed = error instanceof AppError && error.reason === "story/model-failed";
    if (!fallback || !hasFailed || order.signal.aborted) throw error;
    return draftBy(fallback).catch((otherError: unknown) => {
      // Our own storyteller lacks the language: the client gets the model's failure.
      throw otherError instanceof AppError ? error : otherError;
    });
  }
}

/** Sends progress to the owner and stores it; calls `onUnwanted` once the stored attempt has ended. */
function followProgress(attempt: Attempt, deps: GenerationRunnerDeps, onUnwanted: () => void) {
  const { generations, live, clock } = deps;
  const createdAt = clock.now();
  let latest: StoryProgress = INITIAL_PROGRESS;
  let notifiedAt = -Infinity;
  let writing = Promise.resolve();

  function write(): void {
    writing = writing
      .then(() => generations.keepAlive(attempt, latest, clock.now()))
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
      live.toAccounts([attempt.ownerId], "story:progress", {
        id: attempt.id,
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
