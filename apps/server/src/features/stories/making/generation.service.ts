/** Asking for stories: who may, how often, and what to answer while one is being told. */
import { createHash, randomUUID } from "node:crypto";
import type { StoryGeneration } from "@codetale/contract/stories-generation";
import { storyLanguages } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { HOUR_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { requirePerson } from "#core/access";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { BuiltinStoryteller } from "./builtin-storyteller.service.ts";
import { INITIAL_PROGRESS, toGeneration, type StoredGeneration } from "./generation.ts";
import type { GenerationStore, GenerationRefusal } from "./generation-store.ts";
import type { Storyteller } from "./storyteller.ts";
import type { GenerationRunner } from "./generation-runner.service.ts";
import { checkWishes, type ParsedStoryRequest } from "./check-wishes.ts";

export interface GenerationServiceDeps {
  generations: GenerationStore;
  work: GenerationRunner;
  builtin: BuiltinStoryteller;
  /** Null where no language model is connected. */
  model: { name: string; storyteller: Storyteller } | null;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
  /** So long a call waits for its story. */
  waitMs: number;
}

const MOST = { working: 3, begun: 30 } as const;
const TRY_AGAIN_MS = 10_000;

export function createGenerationService({
  generations,
  work,
  builtin,
  model,
  ...deps
}: GenerationServiceDeps) {
  const { live, clock, waitMs } = deps;

  /** @throws AppError `story/model-not-set-up` or `story/language-unknown` */
  function chooseTellers({ storyteller, fallback }: ParsedStoryRequest, wishes: StoryWishes) {
    const wanted = storyteller ?? (model ? "model" : "builtin");
    if (wanted === "model") {
      if (!model) throw new AppError("story/model-not-set-up");
      const second = fallback ? { kind: "builtin" as const, storyteller: builtin } : null;
      return { first: { kind: "model" as const, storyteller: model.storyteller }, second };
    }
    builtin.refuseUnknownLanguage(wishes);
    return { first: { kind: "builtin" as const, storyteller: builtin }, second: null };
  }

  return {
    /**
     * Has a story told. Where it takes long, the answer comes before the story.
     *
     * @throws AppError of the contract's `generateStory`
     */
    async generate(actor: Actor, order: ParsedStoryRequest, key: string | null) {
      requirePerson(actor, "user");
      const wishes = checkWishes(order);
      const tellers = chooseTellers(order, wishes);
      const attempt = { ownerId: actor.uid, id: key ?? randomUUID(), attemptId: randomUUID() };
      const fingerprint = fingerprintOf(order);
      const now = clock.now();
      const begun = await generations.begin({
        ...attempt,
        fingerprint,
        progress: INITIAL_PROGRESS,
        createdAt: now,
        most: MOST,
        windowMs: HOUR_MS,
      });
      if (begun === "begun") work.start(attempt, wishes, tellers);
      else if ("refused" in begun) throw refusal(begun, now);
      else if (begun.fingerprint !== fingerprint) throw new AppError("story/key-reused");

      await work.settled(attempt, waitMs);
      const told = await generations.find(actor.uid, attempt.id);
      if (!told) throw new AppError("session/required");
      return answerOf(toGeneration(told, clock.now()), told.reason);
    },

    async list({ uid }: Actor): Promise<StoryGeneration[]> {
      const now = clock.now();
      return (await generations.list(uid, now)).map((each) => toGeneration(each, now));
    },

    /** @throws AppError `story/generation-unknown` */
    async cancel({ uid }: Actor, id: string): Promise<StoryGeneration> {
      const cancelled = await generations.cancel(uid, id);
      const stored = cancelled ?? (await generations.find(uid, id));
      if (!stored) throw new AppError("story/generation-unknown");
      const generation = toGeneration(stored, clock.now());
      if (cancelled) {
        work.cancel(stored);
        live.toAccounts([uid], "story:progress", generation);
      }
      return generation;
    },

    storytellers: () => ({
      builtin: { languages: [...storyLanguages] },
      model: model && { name: model.name },
    }),

    /** Ends what processes that are gone have left behind. */
    async sweep(): Promise<void> {
      const now = clock.now();
      for (const gone of await generations.sweep(now)) {
        live.toAccounts([gone.ownerId], "story:progress", toGeneration(gone, now));
      }
    },
  };
}

const WORDS = {
  done: "Story generated and saved successfully!",
  working: "Your story is still being told.",
} as const;

/** @throws AppError for one that failed or was cancelled */
function answerOf(generation: StoryGeneration, reason: StoredGeneration["reason"]) {
  const { state, storyId, message } = generation;
  if (state === "cancelled") throw new AppError("story/cancelled");
  if (state === "failed") {
    throw new AppError(reason ?? "server/failed", message === null ? {} : { message });
  }
  return { message: WORDS[state], story_id: storyId, generation };
}

function refusal(refused: GenerationRefusal, now: EpochMs): AppError {
  if (refused.refused === "no-account") return new AppError("session/required");
  const { freeAt } = refused;
  return new AppError("story/too-many", {
    retryAfterMs: freeAt === null ? TRY_AGAIN_MS : Math.max(freeAt - now, 1_000),
  });
}

/** The same for the same order, however it was written down. */
function fingerprintOf(order: ParsedStoryRequest): string {
  const { childrens_info, characters, learning_objectives, story_language } = order;
  const content = [
    childrens_info.map(({ name, age, interests }) => [name, age, interests]),
    characters.map(({ name, role, traits }) => [name, role, traits]),
    learning_objectives,
    story_language,
    order.storyteller ?? null,
    order.fallback,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
