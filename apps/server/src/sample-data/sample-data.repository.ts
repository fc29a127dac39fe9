import { previewOf } from "@codetale/domain/chat/preview";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chats, messages } from "#platform/db/schema/chat";
import { users } from "#platform/db/schema/identity";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import type { SampleProblem } from "./sample-problems.ts";
import type { SampleSchedule } from "./sample-schedules.ts";

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

    async hasSchedules(learnerId: string): Promise<boolean> {
      const found = await db
        .select({ id: schedules.id })
        .from(schedules)
        .where(eq(schedules.learnerId, learnerId))
        .limit(1);
      return found.length > 0;
    },

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
  if (row.coderId === null || row.startedAt === null) return;

  const last = conversation.at(-1);
  await tx.insert(chats).values({
    scheduleId: row.id,
    learnerId: row.learnerId,
    coderId: row.coderId,
    createdAt: row.startedAt,
    closedAt: row.completedAt,
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
