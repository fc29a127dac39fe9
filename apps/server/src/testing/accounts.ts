import { randomUUID } from "node:crypto";
import type { AccountRole } from "@codetale/contract/values";
import type { Database } from "#platform/db/database";
import { profiles, users } from "#platform/db/schema/identity";

export interface InsertedAccount {
  uid?: string;
  name?: string;
  photoId?: string;
}

/** An account with a learner profile. */
export function insertLearner(db: Database, facts: InsertedAccount = {}): Promise<{ uid: string }> {
  return insertPerson(db, "user", { name: "Lena Learner", ...facts });
}

/** An account with a coder profile. */
export function insertCoder(db: Database, facts: InsertedAccount = {}): Promise<{ uid: string }> {
  return insertPerson(db, "coder", { name: "Cody Coder", ...facts });
}

/** Gives an account its other profile as well. */
export async function insertProfile(
  db: Database,
  person: AccountRole,
  facts: InsertedAccount & { uid: string },
): Promise<void> {
  const { uid, name = "", photoId = null } = facts;
  await db.insert(profiles).values({ uid, person, name, photoId, createdAt: 0 });
}

/** Many accounts with a coder profile, at the cost of one. */
export async function insertCoders(db: Database, count: number): Promise<{ uid: string }[]> {
  const people = Array.from({ length: count }, (_, index) =>
    aPerson("coder", { name: `Coder ${index}` }),
  );
  await db.insert(users).values(people.map(({ user }) => user));
  await db.insert(profiles).values(people.map(({ profile }) => profile));
  return people.map(({ user }) => ({ uid: user.id }));
}

async function insertPerson(
  db: Database,
  person: AccountRole,
  facts: InsertedAccount,
): Promise<{ uid: string }> {
  const { user, profile } = aPerson(person, facts);
  await db.insert(users).values(user);
  await db.insert(profiles).values(profile);
  return { uid: user.id };
}

function aPerson(person: AccountRole, facts: InsertedAccount) {
  const { uid = randomUUID(), name = "", photoId = null } = facts;
  return {
    user: { id: uid, name, email: `${uid}@codetale.test`, emailVerified: true },
    profile: { uid, person, name, photoId, createdAt: 0 },
  };
}
