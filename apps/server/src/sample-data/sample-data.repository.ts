import { previewOf } from "@codetale/domain/chat/preview";
import type { EpochMs } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chats, messages } from "#platform/db/schema/chat";
import { coderProfiles } from "#platform/db/schema/coders";
import { users } from "#platform/db/schema/identity";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";

export type SampleProblem = typeof problems.$inferInsert;

export type SampleCoderProfile = typeof coderProfiles.$inferInsert;

export type SampleSchedule = typeof schedules.$inferInsert & {
  /** Empty where the schedule has not started. */
  conversation: { senderId: string; text: string; sentAt: EpochMs }[];
};

export function createSampleDataRepository(db: Database) {
  return {
    async uidOf(email: string): Promise<string | null> {
      const found = await db.select({ uid: users.id }).from(users).where(eq(users.email, email));
      return found[0]?.uid ?? null;
    },

    /** Adds those whose id does not exist. */
    async addProblems(samples: readonly SampleProblem[]): Promise<void> {
      await db
        .insert(problems)
        .values([...samples])
        .onConflictDoNothing({ target: problems.id });
    },

    /** Adds those of coders who have said nothing of themselves. */
    async addCoderProfiles(samples: readonly SampleCoderProfile[]): Promise<void> {
      await db
        .insert(coderProfiles)
        .values([...samples])
        .onConflictDoNothing({ target: coderProfiles.uid });
    },

    hasSchedules: async (learnerId: string) =>
      (await db.$count(schedules, eq(schedules.learnerId, learnerId))) > 0,

    /** Adds all schedules with their conversations, or none. */
    async addSchedules(samples: readonly SampleSchedule[]): Promise<void> {
      await db.transaction(async (tx) => {
        for (const sample of samples) await addSchedule(tx, sample);
      });
    },
  };
}

async function addSchedule(tx: Database, { conversation, ...row }: SampleSchedule): Promise<void> {
  await tx.insert(schedules).values(row);
  const { coderId, learnerId, startedAt, completedAt: closedAt } = row;
  if (!coderId || !startedAt) return;

  const last = conversation.at(-1);
  await tx.insert(chats).values({
    scheduleId: row.id,
    learnerId,
    coderId,
    createdAt: startedAt,
    closedAt,
    lastSeq: conversation.length,
    lastText: last ? previewOf(last.text) : null,
    lastAt: last?.sentAt ?? null,
    learnerReadSeq: conversation.length,
    coderReadSeq: conversation.length,
  });
  await tx.insert(messages).values(
    conversation.map((message, index) => ({
      ...message,
      id: `sample-${index + 1}`,
      scheduleId: row.id,
      seq: index + 1,
    })),
  );
}
