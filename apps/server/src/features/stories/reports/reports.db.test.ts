import { randomUUID } from "node:crypto";
import { shareStory } from "@codetale/contract/stories";
import { createStoryLink, LINK_HEADER, readLinkedStory } from "@codetale/contract/stories/links";
import { reportStory } from "@codetale/contract/stories/reports";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { stories, storyReports } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { createReportRepository } from "./reports.repository.ts";
import { createStoryOperator, MOST_REPORTS_LISTED } from "./story-operator.service.ts";

let app: StoriesApp;
let noor: Actor;
let storyId: string;
let noted: [string, string | null][];
let counted: (string | null)[];

beforeAll(async () => {
  app = await openStoriesApp({
    reportLimit: { count: async ({ uid }) => void counted.push(uid) },
  });
  noor = await app.aLearner();
});
afterAll(() => app.close());
beforeEach(async () => {
  noted = [];
  counted = [];
  await app.empty();
  storyId = await app.aStory({ shared: true, title: "The Pond" });
});

const operator = {
  run: (...args: string[]) =>
    createStoryOperator({
      stories: createReportRepository(app.db),
      note: async (...event) => void noted.push(event),
      clock: app.clock,
    }).run(args),
};

const report = (said: object, as: Actor | null = noor, id = storyId) =>
  app.send(reportStory, { as, params: { storyId: id }, body: said });

const share = (shared: boolean) => app.send(shareStory, { params: { storyId }, body: { shared } });

describe("[OPEN-5] a report of a shared story", () => {
  it("waits for an operator, with what was said", async () => {
    const answer = await report({ reason: "personal", text: "It names our street.\nReally." });
    expect(answer.json()).toEqual({
      success: true,
      message: "Thank you. Somebody will look at this story.",
    });
    app.clock.advance(1);
    await report({ reason: "frightening" }, null);
    const [owner] = await app.db.select().from(users).where(eq(users.id, app.lena.uid));

    expect(await operator.run("reports")).toBe(
      [
        `${new Date(app.clock.now() - 1).toISOString()}  ${storyId}  personal`,
        `  “The Pond” by ${owner?.email}`,
        "  > It names our street.",
        "  > Really.",
        `${new Date(app.clock.now()).toISOString()}  ${storyId}  frightening`,
        `  “The Pond” by ${owner?.email}`,
        "",
      ].join("\n"),
    );
    expect(counted).toEqual([noor.uid, null]);
  });

  it("[OPEN-2] is listed with the oldest others up to a bound, and it is said that there are more", async () => {
    const said = { storyId, reporterId: null, reason: "other", text: "" } as const;
    const reportedAt = app.clock.now();
    const rows = Array.from({ length: MOST_REPORTS_LISTED }, (_, at) => ({
      ...said,
      id: randomUUID(),
      reportedAt: reportedAt + at,
    }));
    await app.db.insert(storyReports).values(rows);
    const listed = async () => (await operator.run("reports")).split("\n").slice(0, -1);
    const whole = await listed();
    expect(whole).toHaveLength(2 * MOST_REPORTS_LISTED);

    await app.db
      .insert(storyReports)
      .values({ ...said, id: randomUUID(), reportedAt: reportedAt + MOST_REPORTS_LISTED });
    expect(await listed()).toEqual([...whole, "There are more. The oldest 200 are listed."]);
  });

  it("is one for each account, in its latest words", async () => {
    await report({ reason: "other", text: "Hm." });
    await operator.run("keep", storyId);
    await report({ reason: "unsuitable", text: "It is rude." });

    expect(await app.db.select().from(storyReports)).toMatchObject([
      { reason: "unsuitable", text: "It is rude.", closedAt: null },
    ]);
  });

  it("is of a story that its reporter can see", async () => {
    await share(false);

    expect((await report({ reason: "other" })).json()).toMatchObject({ reason: "story/unknown" });
    expect((await report({ reason: "other" }, null, "no-id")).json()).toMatchObject({
      reason: "story/unknown",
    });
    expect((await report({ reason: "dull" })).json()).toMatchObject({
      reason: "request/invalid",
      errors: [{ path: "reason" }],
    });
  });
});

describe("[OPEN-5] an operator", () => {
  it("reads a story as others hear it", async () => {
    const shown = await operator.run("show", storyId);

    expect(shown).toContain("“The Pond” (en) by ");
    expect(shown).toContain(", shared\n\n[start] ");
    expect(shown).toMatch(/\n {4}> \S/);
  });

  it("takes it down: nobody but its owner plays it, and it cannot be shared or handed on", async () => {
    const made = await app.send(createStoryLink, { params: { storyId }, body: {} });
    await report({ reason: "unsuitable" });
    expect(await operator.run("take-down", storyId)).toContain("is taken down");

    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(404);
    expect((await app.list({}, noor)).json().stories).toEqual([]);
    const { secret } = made.json<{ secret: string }>();
    const visit = await app.send(readLinkedStory, { as: null, headers: { [LINK_HEADER]: secret } });
    expect(visit.json()).toMatchObject({ reason: "story/link-unknown" });
    expect((await app.details(storyId)).json().story).toMatchObject({
      isTakenDown: true,
      isShared: false,
    });
    for (const refused of [
      await share(true),
      await app.send(createStoryLink, { params: { storyId }, body: {} }),
    ]) {
      expect(refused.json()).toMatchObject({ reason: "story/taken-down" });
    }
    expect(await operator.run("reports")).toBe("No story is reported.\n");
    expect(await operator.run("take-down", storyId)).toContain("already");
    expect(noted).toEqual([["operator-took-down", app.lena.uid]]);
  });

  it("puts it back, for its owner to share it again", async () => {
    await operator.run("take-down", storyId);
    expect(await operator.run("put-back", storyId)).toContain("may be shared again");
    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(404);

    expect((await share(true)).json().story).toMatchObject({ isTakenDown: false, isShared: true });
    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(200);
    expect(await operator.run("put-back", storyId)).toContain("is not taken down");
  });

  it("puts back a sample story, which has no owner to share it", async () => {
    await app.db.update(stories).set({ ownerId: null }).where(eq(stories.id, storyId));
    await operator.run("take-down", storyId);
    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(404);

    expect(await operator.run("put-back", storyId)).toContain("is shared again");
    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(200);
  });

  it("keeps it, which closes its reports", async () => {
    await report({ reason: "other" });
    expect(await operator.run("keep", storyId)).toContain("stays");

    expect(await operator.run("reports")).toBe("No story is reported.\n");
    expect((await app.next(storyId, null, { as: noor })).statusCode).toBe(200);
  });

  it.each([
    [[]],
    [["reports", "all"]],
    [["remove", "x"]],
    [["toString", "x"]],
    [["keep", "x", "y"]],
  ])("is told how it is used: %j", async (args) => {
    await expect(operator.run(...args)).rejects.toThrow("npm run stories -- reports");
  });

  it("is told where there is no such story", async () => {
    await expect(operator.run("show", "x")).rejects.toThrow("There is no story with the id x.");
  });
});
