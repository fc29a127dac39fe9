import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { at } from "@codetale/domain/testing/at";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { openConnectionBreaker, type ConnectionBreaker } from "#testing/broken-connections";
import { openTestDatabase } from "#testing/database";
import { insertLearner } from "#testing/accounts";
import { insertSchedule } from "#testing/schedules";
import type { Database, OpenDatabase } from "./database.ts";
import { schedules } from "./schema/schedules.ts";
import { refusalWhenUnavailable } from "./unavailable.ts";

/** As many as the pool has. */
const POOL_SIZE = 10;

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")("a connection that breaks", () => {
  let database: OpenDatabase;
  let db: Database;
  let breaker: ConnectionBreaker;

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ db } = database);
    breaker = await openConnectionBreaker(db);
  });
  afterAll(async () => {
    await breaker.close();
    await database.close();
  });

  describe("under a transaction", () => {
    let learnerId: string;
    beforeEach(async () => {
      learnerId = (await insertLearner(db)).uid;
    });
    afterEach(async () => {
      await allConnectionsAtOnce();
    });

    test.each<[string, (tx: Database) => Promise<unknown>]>([
      [
        "between two statements",
        async (tx) => {
          await breaker.breakAll();
          await tx.execute(sql`select 1`);
        },
      ],
      [
        "while a statement runs",
        async (tx) => {
          const sleeping = tx.execute(sql`select pg_sleep(600)`);
          await Promise.all([sleeping, untilSleeping().then(breaker.breakAll)]);
        },
      ],
      ["before the commit", () => breaker.breakAll()],
      [
        "while it waits for something else, that fails",
        async () => {
          await breaker.breakAll();
          await untilNoConnection();
          throw new Error("something else");
        },
      ],
    ])("%s undoes it, and the client may try again", async (_, breakIn) => {
      const work = db.transaction(async (tx) => {
        await insertSchedule(tx, { learnerId, startsAt: at("10:00"), endsAt: at("11:00") });
        await breakIn(tx);
      });

      expect(await refusalOf(work)).toMatchObject({ reason: "server/busy" });
      await untilNoConnection();
      expect(await db.$count(schedules, eq(schedules.learnerId, learnerId))).toBe(0);
    });

    it("many times over costs the pool none of its connections", async () => {
      for (let round = 0; round < 10; round += 1) {
        const under = Array.from({ length: 2 * POOL_SIZE }, () =>
          refusalOf(db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`))),
        );
        await breaker.breakAll();
        const after = Array.from({ length: 2 * POOL_SIZE }, () =>
          refusalOf(db.transaction((tx) => tx.execute(sql`select 1`))),
        );
        for (const refusal of await Promise.all([...under, ...after])) {
          if (refusal !== "none") expect(refusal).toMatchObject({ reason: "server/busy" });
        }
      }
    });
  });

  it("under a plain query is told to its caller alone", async () => {
    const sleeping = db.execute(sql`select pg_sleep(600)`);
    const refusal = refusalOf(sleeping);
    await untilSleeping();
    await breaker.breakAll();

    expect(await refusal).toMatchObject({ reason: "server/busy" });
    await allConnectionsAtOnce();
  });

  it("while nothing uses it is replaced", async () => {
    await allConnectionsAtOnce();
    expect(await breaker.breakAll()).toBe(POOL_SIZE);
    await allConnectionsAtOnce();
  });

  /** Fails where the pool is left with fewer connections than it may have. */
  async function allConnectionsAtOnce(): Promise<void> {
    await untilNoConnection();
    let held = 0;
    let letGo = () => {};
    const all = new Promise<void>((resolve) => (letGo = resolve));
    const hold = async (tx: Database): Promise<void> => {
      await tx.execute(sql`select 1`);
      held += 1;
      if (held === POOL_SIZE) letGo();
      await all;
    };
    const holding = Array.from({ length: POOL_SIZE }, () => db.transaction(hold).finally(letGo));
    await Promise.all(holding);
  }

  async function untilSleeping(): Promise<void> {
    const sleeping = sql`pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    await expect.poll(() => db.select({ one: sql`1` }).from(sleeping)).toHaveLength(1);
  }

  /** By then the pool knows of every connection that was ended. */
  async function untilNoConnection(): Promise<void> {
    await expect.poll(() => breaker.breakAll()).toBe(0);
    // What the ended connections sent arrived before the breaker's answer; it is read by then.
    await setImmediate();
  }
});

/** What a client would be told of a failure; "none" where there was none. */
async function refusalOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
    return "none";
  } catch (error) {
    return refusalWhenUnavailable(error) ?? error;
  }
}
