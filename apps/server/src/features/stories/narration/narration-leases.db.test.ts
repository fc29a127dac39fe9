import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { narrationLeases, spokenLines } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { openNarration, type NarrationApp } from "../testing/open-narration.ts";
import { LEASE_MS } from "./narration-lease.service.ts";

const LOOK_MS = 20;
const PATIENT = { timeout: 20_000 };
const never = () => new Promise<void>(() => {});

let database: OpenDatabase;
let one: NarrationApp;
let other: NarrationApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  one = await openNarration(database, {}, 0, LOOK_MS);
});
afterEach(async () => {
  await one.app.close();
  await other.app.close();
  await one.app.empty();
  // What was spoken once is not spoken again for the same words.
  await database.db.delete(spokenLines);
});
afterAll(() => database.close());

describe("[HOLD-1] of two processes on one database", () => {
  it("one narrates a story in advance, line for line", async () => {
    other = await openOther();
    const { id } = await one.aSavedStory();
    other.app.feature.start();
    await one.untilSpoken(id);

    const spoken = [...one.voice.spoken, ...other.voice.spoken].map((order) =>
      JSON.stringify(order),
    );
    expect(new Set(spoken).size).toBe(spoken.length);
  });

  it("each narrates a story of its own", async () => {
    one.voice.gate = never;
    await one.aSavedStory();
    await expect.poll(() => one.voice.spoken.length, PATIENT).toBe(1);
    other = await openOther({ gate: never });
    await other.aSavedStory();
    await expect.poll(() => other.voice.spoken.length, PATIENT).toBe(1);

    const leases = await database.db.select().from(narrationLeases);
    expect(new Set(leases.map(({ storyId }) => storyId)).size).toBe(2);
    expect(new Set(leases.map(({ holder }) => holder)).size).toBe(2);
  });

  it("one goes on where the other was killed, once a minute is over, and not before", async () => {
    one.voice.gate = never;
    const { id } = await one.aSavedStory();
    await expect.poll(() => one.voice.spoken.length, PATIENT).toBe(1);
    other = await openOther();
    other.app.clock.set(one.app.clock.now() + LEASE_MS - 1);
    other.app.feature.start();
    // What the other may speak comes before a story of its own.
    const own = await other.app.aStory({ createdAt: 0 });
    other.app.feature.start();
    await other.untilSpoken(own);
    await expect
      .poll(() => database.db.select().from(narrationLeases))
      .toMatchObject([{ storyId: id }]);

    other.app.clock.advance(1);
    await other.untilSpoken(id);
    await expect.poll(() => database.db.$count(narrationLeases)).toBe(0);
  });

  it("one goes on at once where the other stops in good order", async () => {
    one.voice.gate = async () => (one.voice.spoken.length < 3 ? undefined : never());
    const { id } = await one.aSavedStory();
    await expect.poll(() => one.voice.spoken.length, PATIENT).toBe(3);
    await one.app.feature.stop();
    other = await openOther();
    other.app.feature.start();

    await other.untilSpoken(id);
  });

  it("the other narrates a story whose process has no voice", async () => {
    await one.app.close();
    one = await openNarration(database, { state: "unavailable" }, 0, LOOK_MS);
    other = await openOther();
    const { id } = await one.aSavedStory();

    await other.untilSpoken(id);
    expect(one.voice.spoken).toEqual([]);
  });
});

function openOther(facts: Parameters<typeof openNarration>[1] = {}): Promise<NarrationApp> {
  return openNarration(database, facts, 0, LOOK_MS);
}
