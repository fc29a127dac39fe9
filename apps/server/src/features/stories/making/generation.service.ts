/** Requests for stories: limits, idempotency keys, choice of the storyteller, and cancelling. */
import { createHash, randomUUID } from "node:crypto";
import type { StoryGeneration } from "@codetale/contract/stories/generation";
import { storyLanguageOf, storyLanguages } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Clock, EpochMs } from "@codetale/domain/time";
import { requirePerson, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import { refuseLanguage } from "./builtin-storyteller.service.ts";
import {
  ABANDONED_AFTER_MS,
  INITIAL_PROGRESS,
  toGeneration,
  type StoredGeneration,
} from "./generation.ts";
import type { GenerationRefusal, GenerationRepository } from "./generations.repository.ts";
import type { StoryOrder } from "#core/stories/story-order";
import type { GenerationRunner } from "./generation-runner.service.ts";
import type { TellingAgain } from "./telling-again.service.ts";
import type { Consents } from "../consents/consents.service.ts";
import { checkWishes, type ParsedStoryRequest } from "./check-wishes.ts";

export interface GenerationServiceDeps {
  generations: GenerationRepository;
  runner: Pick<GenerationRunner, "settled" | "cancel">;
  tellingAgain: Pick<TellingAgain, "relationOf">;
  /** Null where no language model is connected. */
  model: { name: string } | null;
  /** Has the job of a begun generation run without delay. */
  onBegun(): void;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
  consents: Pick<Consents, "allows">;
  /** Longest wait of a request for its story. */
  waitMs: number;
}

const TRY_AGAIN_MS = 10_000;

export function createGenerationService({
  generations,
  runner,
  tellingAgain,
  model,
  live,
  clock,
  consents,
  onBegun,
  waitMs,
}: GenerationServiceDeps) {
  const openedAt = clock.now();

  /** @throws AppError `story/model-not-set-up`, `story/model-not-agreed` or `story/language-unknown` */
  async function chooseStoryteller(
    { uid }: Actor,
    { storyteller, fallback }: ParsedStoryRequest,
    wishes: StoryWishes,
  ): Promise<Pick<StoryOrder, "storyteller" | "hasFallback">> {
    const isAgreed = await consents.allows("language-model", uid);
    const wanted = storyteller ?? (model && isAgreed ? "model" : "builtin");
    if (wanted === "builtin") {
      if (storyLanguageOf(wishes.language) === null) refuseLanguage(wishes.language);
      return { storyteller: "builtin", hasFallback: false };
    }
    if (!model) throw new AppError("story/model-not-set-up");
    if (!isAgreed) throw new AppError("story/model-not-agreed");
    return { storyteller: "model", hasFallback: fallback };
  }

  return {
    /**
     * Waits up to `waitMs` for the story; answers with the running generation after that.
     *
     * @param key the client's idempotency key: the same key and order answer the same generation
     * @throws AppError of the contract's `generateStory`
     */
    async generate(actor: Actor, order: ParsedStoryRequest, key: string | null) {
      requirePerson(actor, "user");
      const wishes = checkWishes(order);
      const chosen = await chooseStoryteller(actor, order, wishes);
      const attempt = { ownerId: actor.uid, id: key ?? randomUUID(), attemptId: randomUUID() };
      const fingerprint = fingerprintOf(order);
      const relation = await tellingAgain.relationOf(actor, order, chosen.storyteller);
      const now = clock.now();
      const begun = await generations.begin({
        ...attempt,
        fingerprint,
        progress: INITIAL_PROGRESS,
        createdAt: now,
        order: { wishes, ...chosen, ...relation, seed: relation.seed ?? randomUUID() },
      });
      if (begun === "begun") onBegun();
      else if ("refused" in begun) throw refusal(begun, now);
      else if (begun.fingerprint !== fingerprint) throw new AppError("story/key-reused");

      await runner.settled(attempt, waitMs);
      const stored = await generations.find(actor.uid, attempt.id);
      if (!stored) throw new AppError("session/required");
      return answerOf(toGeneration(stored, clock.now()), stored);
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
        runner.cancel(stored);
        live.toAccounts([uid], "story:progress", generation);
      }
      return generation;
    },

    storytellers: () => ({
      builtin: { languages: [...storyLanguages] },
      model: model && { name: model.name },
    }),

    /**
     * Fails generations that have lost their job, and notifies their owners: those that no process has
     * run as long as this one could have. Before, they may wait for it since a time without any.
     */
    async sweep(): Promise<void> {
      const now = clock.now();
      if (now - openedAt < ABANDONED_AFTER_MS) return;
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
function answerOf(
  generation: StoryGeneration,
  { reason, blamed }: Pick<StoredGeneration, "reason" | "blamed">,
) {
  const { state, storyId, message } = generation;
  if (state === "cancelled") throw new AppError("story/cancelled");
  if (state === "failed") {
    throw new AppError(reason ?? "server/failed", {
      ...(message !== null && { message }),
      ...(blamed.length > 0 && { errors: [...blamed] }),
    });
  }
  return { message: WORDS[state], story_id: storyId, generation };
}

function refusal(refused: GenerationRefusal, now: EpochMs): AppError {
  if (refused.refused === "no-account") return new AppError("session/required");
  if (refused.refused === "most-stories") return new AppError("story/most-stories");
  const { freeAt } = refused;
  return new AppError("story/too-many", {
    retryAfterMs: freeAt === null ? TRY_AGAIN_MS : Math.max(freeAt - now, 1_000),
  });
}

/** @returns the same hash for the same order, whatever the order of its JSON keys */
function fingerprintOf(order: ParsedStoryRequest): string {
  const { childrens_info, characters, learning_objectives, story_language } = order;
  const content = [
    childrens_info.map(({ name, age, interests }) => [name, age, interests]),
    characters.map(({ name, role, traits }) => [name, role, traits]),
    learning_objectives,
    story_language,
    order.storyteller ?? null,
    order.fallback,
    ...(order.objective_themes ? [order.objective_themes] : []),
    ...(order.tell_again
      ? [[order.tell_again.story_id, order.tell_again.adventure, order.tell_again.but_this_time]]
      : []),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
