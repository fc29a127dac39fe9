import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestAlerts } from "#platform/db/schema/notices";
import { schedules } from "#platform/db/schema/schedules";
import { endCodingWith } from "./end-coding.ts";
import { createInvitationRepository } from "./features/identity/coder-access/invitations.repository.ts";
import { newInvitation } from "./features/identity/coder-access/new-invitation.ts";
import { openPracticeApp, type PracticeApp } from "./features/identity/testing/practice.ts";

let world: PracticeApp;

beforeAll(async () => {
  world = await openPracticeApp();
});
afterAll(() => world.close());

it("[SCHED-10] revoking an invitation hands the coder's sessions back and ends their alerts", async () => {
  const { learner, coder } = await world.nextPair();
  const { coder: other } = await world.nextPair();
  const scheduleId = await world.practice.book(learner, { coderId: coder.uid });
  const startsAt = world.clock.now() + DAY_MS;
  const times = { startsAt, endsAt: startsAt + HOUR_MS };
  const kept = await world.practice.book(learner, { coderId: other.uid, ...times });
  const own = { language: "", difficulty: "", part: "", days: "" } as const;
  for (const accountId of [coder.uid, other.uid]) {
    const id = crypto.randomUUID();
    await world.db
      .insert(requestAlerts)
      .values({ id, accountId, ...own, createdAt: 0, changedAt: 0 });
  }

  await revokeInvitationOf(coder.uid);
  world.app.jobs.wake();
  await expect.poll(() => coderOf(scheduleId)).toBeNull();

  expect(await coderOf(kept)).toBe(other.uid);
  const alerts = await world.db.select().from(requestAlerts);
  expect(alerts.map(({ accountId }) => accountId)).toEqual([other.uid]);
});

/** As the operator's command does it, which runs no jobs. */
async function revokeInvitationOf(uid: string): Promise<void> {
  const { invitation } = newInvitation("Cody", world.clock.now());
  const endCoding = endCodingWith(world.app.jobs.addWithin);
  const invitations = createInvitationRepository(world.db, endCoding);
  await invitations.add(invitation);
  await invitations.take(invitation.id, uid, world.clock.now());
  await invitations.revoke(invitation.id);
}

async function coderOf(id: string): Promise<string | null | undefined> {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row?.coderId;
}
