import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import { insertLearner } from "#testing/accounts";
import { openTestDatabase } from "#testing/database";
import { RemovalAtOnce } from "#testing/file-removal";
import { FilesInMemory } from "#testing/files-in-memory";
import {
  createAccountDeletionRepository,
  type OtherFeaturesErasure,
} from "./account-deletion.repository.ts";

it("locks the account before its schedules, as changes of schedules do that lock both", async () => {
  const { db, close } = await openTestDatabase();
  const { uid } = await insertLearner(db);
  const isLocked = sql<boolean>`xmax = pg_current_xact_id()::xid`;
  const found: { isLocked: boolean }[] = [];
  const otherFeatures: OtherFeaturesErasure = {
    async lockSchedules(tx) {
      found.push(...(await tx.select({ isLocked }).from(users).where(eq(users.id, uid))));
    },
    eraseSchedules: async () => "going-on",
    eraseMails: async () => {},
  };
  const fileRemoval = new RemovalAtOnce(new FilesInMemory());
  const deletion = createAccountDeletionRepository(db, otherFeatures, fileRemoval);
  await deletion.remove({ uid, sessionId: "none" }, "another@mail.test", 0);
  await close();

  expect(found).toEqual([{ isLocked: true }]);
});
