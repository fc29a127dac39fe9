import { accountRoleSchema } from "@codetale/contract/values";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { openidSignIns } from "#platform/db/schema/identity";
import type { GoogleSignInRepository } from "./google-sign-in.service.ts";

export function createGoogleSignInRepository(db: Database): GoogleSignInRepository {
  return {
    async add(signIn) {
      await db.insert(openidSignIns).values(signIn);
    },

    async take(stateHash) {
      const [taken] = await db
        .delete(openidSignIns)
        .where(eq(openidSignIns.stateHash, stateHash))
        .returning();
      return taken ? { ...taken, person: accountRoleSchema.parse(taken.person) } : null;
    },
  };
}
