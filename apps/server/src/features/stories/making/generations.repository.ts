/** The generations' table. Of two requests with one key, the primary key decides which begins. */
import type { StoryProgress } from "@codetale/contract/stories-generation";
import { HOUR_MS, type EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import {
  SERVER_STOPPED,
  isAbandoned,
  LISTED_FOR_MS,
  LIMITS,
  ABANDONED_AFTER_MS,
  type StoredGeneration,
} from "./generation.ts";
import { hasMostStories } from "../story-count.repository.ts";
import { saveStory } from "../saved-stories.repository.ts";
import type { ValidatedStory } from "../validated-story.ts";

/** One run of a generation; a retry under the same key is another. */
export type Attempt = Pick<StoredGeneration, "ownerId" | "id" | "attemptId">;

type NewGeneration = Attempt & Pick<StoredGeneration, "fingerprint" | "progress" | "createdAt">;

export type GenerationRefusal =
  /** `freeAt` is null where a running one has to end first. */
  | { refused: "too-many"; freeAt: EpochMs | null }
  | { refused: "no-account" }
  | { refused: "most-stories" };

export type GenerationRepository = ReturnType<typeof createGenerationRepository>;

export function createGenerationRepository(db: Database) {
  return {
    /**
     * Begins a generation, or begins one again that failed or was abandoned.
     *
     * @returns the stored generation where the key already stands for one that is not to be begun
     *   again
     */
    begin: (wanted: NewGeneration): Promise<"begun" | StoredGeneration | GenerationRefusal> =>
      db.transaction((tx) => begin(tx, wanted)),

    find: (ownerId: string, id: string): Promise<StoredGeneration | null> => find(db, ownerId, id),

    /** Running generations and those created within the last hour, latest first. */
    list: (ownerId: string, now: EpochMs): Promise<StoredGeneration[]> =>
      db
        .select()
        .from(storyGenerations)
        .where(
          and(
            eq(storyGenerations.ownerId, ownerId),
            or(
              eq(storyGenerations.state, "working"),
              gt(storyGenerations.createdAt, now - LISTED_FOR_MS),
            ),
          ),
        )
        .orderBy(sql`${storyGenerations.createdAt} desc`, storyGenerations.id),

    /**
     * The plots of the account's stories, the latest first; deleted ones too as long as they can be
     * restored.
     *
     * @param before only of stories that were created before then
     */
    async plotsTold(ownerId: string, before: EpochMs | null = null): Promise<string[]> {
      const rows = await db
        .select({ plot: stories.plot })
        .from(stories)
        .where(
          and(
            eq(stories.ownerId, ownerId),
            isNotNull(stories.plot),
            before === null ? undefined : lt(stories.createdAt, before),
          ),
        )
        .orderBy(desc(stories.createdAt), stories.id);
      return rows.flatMap(({ plot }) => plot ?? []);
    },

    /** @returns false when the attempt has ended, as by cancelling */
    async keepAlive(attempt: Attempt, progress: StoryProgress, now: EpochMs): Promise<boolean> {
      return (await changed(db, attempt, { progress, aliveAt: now })) !== null;
    },

    /** Saves the story in the same transaction. @returns null when the attempt has ended already */
    finish: (
      attempt: Attempt,
      story: ValidatedStory,
      { storyId, now }: { storyId: string; now: EpochMs },
    ): Promise<StoredGeneration | null> =>
      db.transaction(async (tx) => {
        const [atWork] = await tx
          .select({ id: storyGenerations.id })
          .from(storyGenerations)
          .where(isAtWork(attempt))
          .for("update");
        if (!atWork) return null;
        await saveStory(tx, story, { id: storyId, ownerId: attempt.ownerId, createdAt: now });
        return changed(tx, attempt, { state: "done", storyId });
      }),

    /** @returns null when the attempt has ended already */
    fail: (
      attempt: Attempt,
      { reason, message }: Pick<StoredGeneration, "reason" | "message">,
    ): Promise<StoredGeneration | null> =>
      changed(db, attempt, { state: "failed", reason, message }),

    /** @returns null where it does not run */
    cancel: (ownerId: string, id: string): Promise<StoredGeneration | null> =>
      changed(db, { ownerId, id }, { state: "cancelled" }),

    /** Fails the abandoned ones. @returns those */
    sweep: (now: EpochMs): Promise<StoredGeneration[]> =>
      db
        .update(storyGenerations)
        .set(SERVER_STOPPED)
        .where(
          and(
            eq(storyGenerations.state, "working"),
            lt(storyGenerations.aliveAt, now - ABANDONED_AFTER_MS + 1),
          ),
        )
        .returning(),
  };
}

async function begin(
  tx: Database,
  wanted: NewGeneration,
): Promise<StoredGeneration | "begun" | GenerationRefusal> {
  const { ownerId, id, createdAt: now } = wanted;
  // Serializes an account's requests: else two at once could both pass the limit.
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("update");
  if (!owner) return { refused: "no-account" };

  const known = await find(tx, ownerId, id);
  const mayBeginAgain =
    known !== null &&
    known.fingerprint === wanted.fingerprint &&
    (known.state === "failed" || isAbandoned(known, now));
  if (known && !mayBeginAgain) return known;

  const refusal = await refusalOf(tx, ownerId, now);
  if (refusal) return refusal;
  const fresh = { ...wanted, state: "working" as const, aliveAt: now };
  await tx
    .insert(storyGenerations)
    .values(fresh)
    .onConflictDoUpdate({
      target: [storyGenerations.ownerId, storyGenerations.id],
      set: { ...fresh, reason: null, message: null, tries: sql`${storyGenerations.tries} + 1` },
    });
  return "begun";
}

async function refusalOf(
  tx: Database,
  ownerId: string,
  now: EpochMs,
): Promise<GenerationRefusal | null> {
  if (await hasMostStories(tx, ownerId)) return { refused: "most-stories" };
  const { working, begun, oldestAt } = await countOf(tx, ownerId, now);
  if (working >= LIMITS.working) return { refused: "too-many", freeAt: null };
  if (begun < LIMITS.hourly) return null;
  return { refused: "too-many", freeAt: (oldestAt ?? now) + HOUR_MS };
}

async function countOf(tx: Database, ownerId: string, now: EpochMs) {
  const since = now - HOUR_MS;
  const [counts] = await tx
    .select({
      working: sql<number>`(count(*) filter (where ${storyGenerations.state} = 'working'
        and ${storyGenerations.aliveAt} > ${now - ABANDONED_AFTER_MS}))::integer`,
      begun: sql<number>`coalesce(sum(${storyGenerations.tries})
        filter (where ${storyGenerations.createdAt} > ${since}), 0)::integer`,
      oldestAt: sql<string | null>`min(${storyGenerations.createdAt})
        filter (where ${storyGenerations.createdAt} > ${since})`,
    })
    .from(storyGenerations)
    .where(eq(storyGenerations.ownerId, ownerId));
  return {
    working: counts?.working ?? 0,
    begun: counts?.begun ?? 0,
    oldestAt: counts?.oldestAt ? Number(counts.oldestAt) : null,
  };
}

async function find(db: Database, ownerId: string, id: string): Promise<StoredGeneration | null> {
  const [row] = await db
    .select()
    .from(storyGenerations)
    .where(and(eq(storyGenerations.ownerId, ownerId), eq(storyGenerations.id, id)));
  return row ?? null;
}

/** @param attempt any attempt of the generation, where it names none */
function isAtWork({ ownerId, id, attemptId }: AnyAttempt) {
  return and(
    eq(storyGenerations.ownerId, ownerId),
    eq(storyGenerations.id, id),
    attemptId === undefined ? undefined : eq(storyGenerations.attemptId, attemptId),
    eq(storyGenerations.state, "working"),
  );
}

type AnyAttempt = Pick<Attempt, "ownerId" | "id"> & Partial<Attempt>;

/** @returns null where the attempt does not run any more */
async function changed(
  db: Database,
  attempt: AnyAttempt,
  change: Partial<StoredGeneration>,
): Promise<StoredGeneration | null> {
  const [row] = await db.update(storyGenerations).set(change).where(isAtWork(attempt)).returning();
  return row ?? null;
}
