/** Sign-ins by password in a browser that the account knows. */
import { randomUUID } from "node:crypto";
import type { AccountRole } from "@codetale/contract/values";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#platform/db/database";
import {
  accounts,
  coderInvitations,
  knownDevices,
  profiles,
  securityEvents,
  sessions,
  users,
} from "#platform/db/schema/identity";
import { insertLearner } from "#testing/accounts";
import type { CoderAccess } from "../coder-access/coder-access.service.ts";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

const HASH = "the hash of the password";
const BROWSER = {
  address: "192.0.2.7",
  userAgent: "Firefox",
  deviceKeys: ["the browser's own"],
  origin: "http://localhost:3000",
};

let world: IdentityApp;
let uid: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(at("10:00"));
  ({ uid } = await insertLearner(world.db));
  const id = randomUUID();
  await world.db
    .insert(accounts)
    .values({ id, accountId: uid, providerId: "credential", userId: uid, password: HASH });
  await world.services.devices.noteOwners(uid, BROWSER);
  world.clock.advance(HOUR_MS);
});

it("[LOGIN-1] leave a session, the last use of password and browser, and one event", async () => {
  const now = world.clock.now();
  const cookie = await open();

  expect(await world.authenticate({ cookie })).toMatchObject({ uid, person: "user" });
  expect(await sessionsOf(uid)).toMatchObject([
    {
      ipAddress: "192.0.2.7",
      userAgent: "Firefox",
      createdAt: new Date(now),
      updatedAt: new Date(now),
    },
  ]);
  expect(await passwordUse()).toBe(now);
  expect(await devicesOf(uid)).toMatchObject([{ firstSeenAt: at("10:00"), lastSeenAt: now }]);
  expect(await eventsOf(uid)).toMatchObject([
    { at: now, kind: "sign-in", detail: "user by password", address: "192.0.2.7" },
  ]);
});

it("keep a session that was opened before in the same browser", async () => {
  const first = await open();
  const second = await open();

  expect(await world.authenticate({ cookie: first })).not.toBeNull();
  expect(await world.authenticate({ cookie: second })).not.toBeNull();
});

it("leave nothing where the password was changed while it was checked", async () => {
  await world.db.update(accounts).set({ password: "another" }).where(eq(accounts.userId, uid));

  expect(await open()).toBe("");
  expect(await sessionsOf(uid)).toEqual([]);
  expect(await passwordUse()).toBeNull();
  expect(await devicesOf(uid)).toMatchObject([{ lastSeenAt: at("10:00") }]);
  expect(await eventsOf(uid)).toEqual([]);
});

describe("[OPEN-4] by an invitation", () => {
  const coder = { person: "coder", access: { invitationId: randomUUID() } } as const;

  async function invite(): Promise<void> {
    const { invitationId: id } = coder.access;
    const times = { createdAt: 0, expiresAt: 1, usedAt: 0 };
    await world.db.delete(coderInvitations);
    await world.db.insert(coderInvitations).values({ id, codeHash: id, note: "", uid, ...times });
  }

  it("begin while it is the account's, with a profile and without", async () => {
    await invite();

    expect(await world.authenticate({ cookie: await open(coder) })).toMatchObject({
      uid,
      person: "coder",
    });
    expect(await world.authenticate({ cookie: await open(coder) })).toMatchObject({
      uid,
      person: "coder",
    });
  });

  it("leave nothing where it was revoked, or another account has it", async () => {
    await invite();
    await open(coder);
    const { uid: other } = await insertLearner(world.db);
    await world.db.update(coderInvitations).set({ uid: other });
    expect(await open(coder)).toBe("");

    await world.db.delete(coderInvitations);
    expect(await open(coder)).toBe("");
    expect(await sessionsOf(uid)).toHaveLength(1);
  });

  it.runIf(process.env["TEST_DATABASE"] === "postgresql")(
    "leave nothing where its revocation is committed while they wait for it",
    async () => {
      await invite();
      await open(coder);
      const opened = await world.db.transaction(async (tx) => {
        await tx.delete(coderInvitations);
        const opening = open(coder);
        await untilWaiting(tx);
        return { opening };
      });

      expect(await opened.opening).toBe("");
      expect(await sessionsOf(uid)).toHaveLength(1);
    },
  );
});

it.runIf(process.env["TEST_DATABASE"] === "postgresql")(
  "leave nothing where a change of the password is committed while they wait for it",
  async () => {
    const opened = await world.db.transaction(async (tx) => {
      await tx.update(accounts).set({ password: "another" }).where(eq(accounts.userId, uid));
      const opening = open();
      await untilWaiting(tx);
      return { opening };
    });

    expect(await opened.opening).toBe("");
    expect(await sessionsOf(uid)).toEqual([]);
    expect(await devicesOf(uid)).toMatchObject([{ lastSeenAt: at("10:00") }]);
    expect(await eventsOf(uid)).toEqual([]);
  },
);

it("leave nothing where the account was deleted while the password was checked", async () => {
  await world.db.delete(users).where(eq(users.id, uid));

  expect(await open()).toBe("");
});

it("are told to the owner in a browser that only another account knows", async () => {
  const other = await insertLearner(world.db);
  const deviceKeys = ["another browser's"];
  await world.services.devices.noteOwners(other.uid, { deviceKeys });
  await open({ deviceKeys });

  expect(await devicesOf(uid)).toHaveLength(2);
  expect((await eventsOf(uid)).map(({ kind }) => kind)).toEqual(["new-device", "sign-in"]);
});

it("know the browser by any of several cookies", async () => {
  await open({ deviceKeys: ["an older one", "the browser's own"] });

  expect(await devicesOf(uid)).toMatchObject([{ lastSeenAt: world.clock.now() }]);
  expect((await eventsOf(uid)).map(({ kind }) => kind)).toEqual(["sign-in"]);
});

it("give the account the profile that it has not had", async () => {
  await open({ person: "coder" });
  const given = await world.db.select().from(profiles).where(eq(profiles.uid, uid));

  expect(given.map(({ person }) => person).toSorted()).toEqual(["coder", "user"]);
});

it("[OPEN-2] leave 50 sessions of an account at most, also many at once", async () => {
  await Promise.all(Array.from({ length: 60 }, () => open()));

  expect(await sessionsOf(uid)).toHaveLength(50);
  expect(await eventsOf(uid)).toHaveLength(60);
  expect(await devicesOf(uid)).toHaveLength(1);
});

it("[OPEN-2] end the oldest session beyond 50", async () => {
  const oldest = await open();
  for (let times = 0; times < 49; times += 1) {
    world.clock.advance(1);
    await open();
  }
  expect(await world.authenticate({ cookie: oldest })).not.toBeNull();

  world.clock.advance(1);
  await open();
  expect(await world.authenticate({ cookie: oldest })).toBeNull();
  expect(await sessionsOf(uid)).toHaveLength(50);
});

interface Opening {
  person?: AccountRole;
  access?: CoderAccess | null;
  deviceKeys?: readonly string[];
}

/** @returns the cookie to send; empty where no session was opened */
async function open({
  person = "user",
  access = null,
  deviceKeys = BROWSER.deviceKeys,
}: Opening = {}) {
  const signIn = { uid, person, method: "password", access } as const;
  const browser = { ...BROWSER, deviceKeys, replaced: null };
  const headers = await world.services.sessions.open(signIn, { passwordHash: HASH }, browser);
  return headers?.[0]?.split(";")[0] ?? "";
}

const sessionsOf = (whose: string) =>
  world.db.select().from(sessions).where(eq(sessions.userId, whose));

const devicesOf = (whose: string) =>
  world.db.select().from(knownDevices).where(eq(knownDevices.uid, whose));

const eventsOf = (whose: string) =>
  world.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.uid, whose))
    .orderBy(securityEvents.id);

/** Until a transaction waits for the row that `tx` has changed. */
async function untilWaiting(tx: Database): Promise<void> {
  const waiting = sql`select 1 from pg_locks where not granted
    and transactionid = (select backend_xid from pg_stat_activity where pid = pg_backend_pid())`;
  await expect
    .poll(async () => ((await tx.execute(waiting)) as { rows: unknown[] }).rows.length)
    .toBe(1);
}

async function passwordUse(): Promise<number | null> {
  const [password] = await world.db.select().from(accounts).where(eq(accounts.userId, uid));
  return password?.lastUsedAt ?? null;
}
