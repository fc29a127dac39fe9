/** The generations' table. Of two requests with one key, the primary key decides which begins. */
import type { FieldError } from "@codetale/contract/error-body";
import type { StoryProgress } from "@codetale/contract/stories/generation";
import { HOUR_MS, type EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import type { AddJob } from "#platform/db/add-job";
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
import { storyTelling } from "./generation.jobs.ts";
import { hasMostStories } from "../story-count.repository.ts";
import { saveStory } from "../saved-stories.repository.ts";
import type { ValidatedStory } from "../validated-story.ts";

/** One try of a generation; a retry under the same key is another. */
export type Attempt = Pick<StoredGeneration, "ownerId" | "id" | "attemptId">;

/** One process's run of a try. */
export type Run = Attempt & Pick<StoredGeneration, "runs">;

type NewGeneration = Attempt &
  Pick<StoredGeneration, "fingerprint" | "progress" | "createdAt"> & {
    order: NonNullable<StoredGeneration["order"]>;
  };

export type GenerationRefusal =
  /** `freeAt` is null where a running one has to end first. */
  | { refused: "too-many"; freeAt: EpochMs | null }
  | { refused: "no-account" }
  | { refused: "most-stories" };

export type GenerationRepository = ReturnType<typeof createGenerationRepository>;

export function createGenerationRepository(db: Database, addJob: AddJob) {
  return {
    /**
     * Begins a generation, or begins one again that failed or was abandoned; adds its job.
     *
     * @returns the stored generation where the key already stands for one that is not to be begun
     *   again
     */
    begin: (wanted: NewGeneration): Promise<"begun" | StoredGeneration | GenerationRefusal> =>
      db.transaction((tx) => begin(tx, wanted, addJob)),

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

    /** Takes the generation over from any process that ran it. @returns null when it has ended */
    async claim(attemptId: string, now: EpochMs): Promise<StoredGeneration | null> {
      const [row] = await db
        .update(storyGenerations)
        .set({ runs: sql`${storyGenerations.runs} + 1`, aliveAt: now })
        .where(isAtWork({ attemptId }))
        .returning();
      return row ?? null;
    },

    isAtWork: async (attemptId: string): Promise<boolean> =>
      (await db.$count(storyGenerations, isAtWork({ attemptId }))) > 0,

    /** @returns false when the run has ended, as by cancelling */
    async keepAlive(run: Run, progress: StoryProgress, now: EpochMs): Promise<boolean> {
      return (await changed(db, run, { progress, aliveAt: now })) !== null;
    },

    /** Saves the story in the same transaction. @returns null when the run has ended already */
    finish: (
      attempt: Run,
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
        return changed(tx, attempt, { state: "done", storyId, order: null });
      }),

    /** @param of a run, or a try, whichever process runs it @returns null when that has ended */
    fail: (
      of: Run | Pick<Attempt, "attemptId">,
      { reason, message, blamed = [] }: GenerationFailure,
    ): Promise<StoredGeneration | null> =>
      changed(db, of, { state: "failed", reason, message, blamed, order: null }),

    /** @returns null where it does not run */
    cancel: (ownerId: string, id: string): Promise<StoredGeneration | null> =>
      changed(db, { ownerId, id }, { state: "cancelled", order: null }),

    /** Fails the abandoned ones. @returns those */
    sweep: (now: EpochMs): Promise<StoredGeneration[]> =>
      db
        .update(storyGenerations)
        .set({ ...SERVER_STOPPED, order: null })
        .where(
          and(
            eq(storyGenerations.state, "working"),
            lt(storyGenerations.aliveAt, now - ABANDONED_AFTER_MS + 1),
          ),
        )
        .returning(),
  };
}

interface GenerationFailure extends Pick<StoredGeneration, "reason" | "message"> {
  blamed?: readonly FieldError[];
}

async function begin(
  tx: Database,
  wanted: NewGeneration,
  addJob: AddJob,
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
      set: {
        ...fresh,
        reason: null,
        message: null,
        blamed: [],
        runs: 0,
        tries: sql`${storyGenerations.tries} + 1`,
      },
    });
  await addJob(tx, storyTelling, { attemptId: wanted.attemptId });
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

/** @param attempt any try of the generation, or run of the try, where it names none */
function isAtWork({ ownerId, id, attemptId, runs }: AnyRun) {
  return and(
    ownerId === undefined ? undefined : eq(storyGenerations.ownerId, ownerId),
    id === undefined ? undefined : eq(storyGenerations.id, id),
    attemptId === undefined ? undefined : eq(storyGenerations.attemptId, attemptId),
    runs === undefined ? undefined : eq(storyGenerations.runs, runs),
    eq(storyGenerations.state, "working"),
  );
}

type AnyRun = (Pick<Run, "ownerId" | "id"> | Pick<Run, "attemptId">) & Partial<Run>;

/** @returns null where it does not run any more */
async function changed(
  db: Database,
  attempt: AnyRun,
  change: Partial<StoredGeneration>,
): Promise<StoredGeneration | null> {
  const [row] = await db.update(storyGenerations).set(change).where(isAtWork(attempt)).returning();
  return row ?? null;
}
