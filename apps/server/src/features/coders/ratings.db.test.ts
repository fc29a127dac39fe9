import type { CoderProfile, ShownRatings } from "@codetale/contract/coders";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { coderRatings } from "#platform/db/schema/coders";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner } from "#testing/http";
import { openCodersApp, type CodersApp } from "./testing/open-coders-app.ts";

const now = at("09:00");
const FORTNIGHT = 14 * DAY_MS;

let feature: CodersApp;
let coder: Actor;
beforeAll(async () => {
  feature = await openCodersApp();
});
beforeEach(async () => {
  feature.clock.set(now);
  coder = aCoder((await insertCoder(feature.db)).uid);
});
afterAll(() => feature.close());

describe("[SCHED-4] a learner rates the coder of a completed session", () => {
  it("with stars, and with words where they like", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    const rating = { scheduleId, stars: 4, words: "Patient.\nThank you." };
    const expected = { ...rating, changeableUntil: now + FORTNIGHT };
    const response = await feature.rate(learner, rating);

    expect(response.json()).toEqual({ success: true, rating: expected });
    expect(await feature.ratingsOf(learner)).toEqual([expected]);
    expect((await stored(scheduleId))[0]).toMatchObject({ coderId: coder.uid, ratedAt: now });
  });

  it("once a session, however often it is sent at once", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    const sent = await Promise.all(
      [1, 2, 3, 4, 5, 5, 5].map((stars) => feature.rate(learner, { scheduleId, stars })),
    );

    expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    expect(await stored(scheduleId)).toHaveLength(1);
    await feature.rate(learner, { scheduleId, stars: 3 });
    await feature.rate(learner, { scheduleId, stars: 3 });
    expect(await feature.ratingsOf(learner)).toMatchObject([{ scheduleId, stars: 3, words: "" }]);
  });

  it("anew for 14 days after the first time, and then no more", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    await feature.rate(learner, { scheduleId, stars: 1, words: "Late." });

    feature.clock.set(now + FORTNIGHT - 1);
    const changed = await feature.rate(learner, { scheduleId, stars: 2 });
    expect(changed.json().rating).toMatchObject({ stars: 2, changeableUntil: now + FORTNIGHT });

    feature.clock.set(now + FORTNIGHT);
    const refused = await feature.rate(learner, { scheduleId, stars: 5 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().reason).toBe("rating/final");
    expect(await feature.ratingsOf(learner)).toMatchObject([{ stars: 2, words: "" }]);
  });

  it("not before it is completed", async () => {
    const { learner, scheduleId } = await feature.addPair({ startedAt: now });

    expect((await feature.rate(learner, { scheduleId })).json().reason).toBe(
      "rating/not-completed",
    );
  });

  it("not once the coder's account is deleted", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    await insertCoder(feature.db, { uid: DELETED_ACCOUNT.uid });
    const coderId = DELETED_ACCOUNT.uid;
    await feature.db.update(schedules).set({ coderId }).where(eq(schedules.id, scheduleId));

    expect((await feature.rate(learner, { scheduleId })).json().reason).toBe("coder/unknown");
  });

  test.each([
    ["stars", { stars: 0 }],
    ["stars", { stars: 6 }],
    ["stars", { stars: 4.5 }],
    ["words", { words: "x".repeat(301) }],
    ["words", { words: "He is a bastard." }],
  ])("[API-2] and is refused with the field: %s", async (path, rating) => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    const response = await feature.rate(learner, { scheduleId, ...rating });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect(await stored(scheduleId)).toEqual([]);
  });
});

describe("[GUARD-4] a session is rated by its learner alone", () => {
  it("and by no other account, its coder neither", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    const stranger = aLearner((await insertLearner(feature.db)).uid);
    await feature.rate(learner, { scheduleId, stars: 2 });

    for (const actor of [coder, aLearner(coder.uid), stranger]) {
      const response = await feature.rate(actor, { scheduleId, stars: 5 });
      expect(response.statusCode).toBe(404);
      expect(response.json().reason).toBe("schedule/unknown");
      expect(await feature.ratingsOf(actor)).toEqual([]);
    }
    expect((await feature.rate(null, { scheduleId })).json().reason).toBe("session/required");
    expect((await feature.rate(learner, { scheduleId: "none" })).json().reason).toBe(
      "schedule/unknown",
    );
    expect(await stored(scheduleId)).toMatchObject([{ stars: 2 }]);
  });
});

describe("[GUARD-4] of its coder is shown", () => {
  it("nothing before three learners have rated, and then the average of all", async () => {
    const first = await feature.addCompleted(coder);
    await feature.rate(first.learner, { scheduleId: first.scheduleId, stars: 5 });
    // Of one learner again: that makes them no other.
    for (const stars of [4, 4]) {
      const again = await feature.addCompleted(coder, first.learner);
      await feature.rate(first.learner, { scheduleId: again.scheduleId, stars });
    }
    await rateBy(4);
    expect(await shownTo(first.learner)).toBeNull();
    expect((await feature.readOwn(coder)).json().ratings).toBeNull();
    await rateBy(3);

    const shown = { average: 4, count: 5, words: [] };
    expect(await shownTo(first.learner)).toEqual(shown);
    expect((await feature.readOwn(coder)).json().ratings).toEqual(shown);
  });

  it("what learners wrote once that of three is final, by text and without names", async () => {
    const reader = await rateBy(5, "Patient");
    await rateBy(4, "Clear");
    feature.clock.advance(1);
    await rateBy(3, "Asks well");
    await rateBy(3);

    feature.clock.set(now + FORTNIGHT);
    expect((await shownTo(reader))?.words).toEqual([]);
    feature.clock.advance(1);
    await rateBy(1, "Not yet final");
    const response = await feature.read(reader, coder.uid);

    expect(response.json().coder.ratings).toEqual({
      average: 3.2,
      count: 5,
      words: ["Asks well", "Clear", "Patient"],
    });
    expect(response.body).not.toContain(reader.uid);
    expect(response.body).not.toContain("Lena");
  });

  it("nothing of another coder's ratings", async () => {
    for (const stars of [1, 1, 1]) await rateBy(stars);
    const other = await feature.addPair();

    expect(await shownTo(other.learner, other.coder)).toBeNull();
  });
});

describe("a rating goes", () => {
  it("with the learner's account", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    await feature.rate(learner, { scheduleId });
    await feature.deleteAccount(learner.uid);

    expect(await stored(scheduleId)).toEqual([]);
  });

  it("with the coder's, also where the session stays with its learner", async () => {
    const { learner, scheduleId } = await feature.addCompleted(coder);
    await feature.rate(learner, { scheduleId });
    await feature.deleteAccount(coder.uid);

    expect(await feature.ratingsOf(learner)).toEqual([]);
    const { id } = schedules;
    expect(await feature.db.$count(schedules, eq(id, scheduleId))).toBe(1);
  });
});

/** Another learner rates the coder of this test. */
async function rateBy(stars: number, words = ""): Promise<Actor> {
  const { learner, scheduleId } = await feature.addCompleted(coder);
  const response = await feature.rate(learner, { scheduleId, stars, words });
  if (response.statusCode !== 200) throw new Error(response.body);
  return learner;
}

async function shownTo(learner: Actor, { uid } = coder): Promise<ShownRatings> {
  const response = await feature.read(learner, uid);
  return response.json<{ coder: CoderProfile }>().coder.ratings;
}

function stored(scheduleId: string) {
  return feature.db.select().from(coderRatings).where(eq(coderRatings.scheduleId, scheduleId));
}
