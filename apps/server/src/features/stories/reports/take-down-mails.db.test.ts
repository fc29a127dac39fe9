import { deleteStory, restoreStory } from "@codetale/contract/stories";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { createReportRepository } from "./reports.repository.ts";

let app: StoriesApp;
let posted: { to: string; title: string }[];
let wakes: number;
/** What keeping a mail comes to. */
let keep: () => Promise<void>;

beforeAll(async () => {
  app = await openStoriesApp({
    takeDownMails: {
      async add(_tx, mail) {
        await keep();
        posted.push(mail);
      },
      wake: () => (wakes += 1),
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  posted = [];
  wakes = 0;
  keep = async () => {};
  await app.empty();
});

describe("[OPEN-5] a mail that tells of a story that was taken down", () => {
  it("is posted once, of any number of callers at once, and sent without delay", async () => {
    await takenDown("The Pond");
    await Promise.all([1, 2, 3].map(() => app.feature.reported.tellOwners()));

    const [owner] = await app.db.select().from(users).where(eq(users.id, app.lena.uid));
    expect(posted).toEqual([{ to: owner?.email, title: "The Pond" }]);
    expect(wakes).toBe(1);
  });

  it("is posted again where it could not be kept, as are those beside it", async () => {
    const ids = [await takenDown("The Pond"), await takenDown("The Hill")];
    keep = async () => {
      if (posted.length === 1) throw new Error("the database is away");
    };
    await expect(app.feature.reported.tellOwners()).rejects.toThrow("the database is away");
    expect([await toldAt(ids), wakes]).toEqual([[null, null], 0]);

    posted = [];
    keep = async () => {};
    await app.feature.reported.tellOwners();
    expect(posted.map(({ title }) => title).sort()).toEqual(["The Hill", "The Pond"]);
    expect(await toldAt(ids)).toEqual([app.clock.now(), app.clock.now()]);
  });

  it("is not posted while its owner has deleted the story, and says that it is theirs still", async () => {
    const storyId = await takenDown("The Pond");
    await app.send(deleteStory, { params: { storyId } });
    await app.feature.reported.tellOwners();
    expect(posted).toEqual([]);

    await app.send(restoreStory, { params: { storyId } });
    await app.feature.reported.tellOwners();
    expect(posted).toMatchObject([{ title: "The Pond" }]);
  });
});

/** By command, which tells no one. */
async function takenDown(title: string): Promise<string> {
  const storyId = await app.aStory({ shared: true, title });
  await createReportRepository(app.db).takeDown(storyId, app.clock.now());
  return storyId;
}

async function toldAt(ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await app.db.select().from(stories).orderBy(asc(stories.id));
  return rows.filter(({ id }) => ids.includes(id)).map(({ ownerToldAt }) => ownerToldAt);
}
