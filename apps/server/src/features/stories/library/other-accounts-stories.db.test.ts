import type { ErrorBody } from "@codetale/contract/error-body";
import { deleteStory, renameStory, restoreStory, shareStory } from "@codetale/contract/stories";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { storyRowOf } from "../testing/story-row.ts";

let app: StoriesApp;
let other: Actor;
beforeAll(async () => {
  app = await openStoriesApp();
  other = await app.aLearner();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[GUARD-4] a story of another account", () => {
  it("is unknown while it is not shared, like one that there never was", async () => {
    const hidden = await app.aStory({ owner: other });
    for (const as of [app.lena, null, await app.aCoder()]) {
      for (const id of [hidden, crypto.randomUUID(), "no-uuid", "1"]) {
        const response = await app.details(id, as);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ reason: "story/unknown" });
      }
    }
  });

  test.each([
    ["renamed", renameStory, { title: "Mine now" }],
    ["shared", shareStory, { shared: true }],
    ["unshared", shareStory, { shared: false }],
    ["deleted", deleteStory, undefined],
    ["restored", restoreStory, undefined],
  ] as const)("is not %s, shared or not, by anybody else", async (_, endpoint, body) => {
    for (const shared of [true, false]) {
      const storyId = await app.aStory({ owner: other, shared });
      const before = await rowOf(storyId);
      const params = { storyId };
      const as = await app.aCoder();
      const refused = [
        await app.send(endpoint, { params, body }),
        await app.send(endpoint, { params, body, as }),
      ];
      expect(refused.map((answer) => answer.json<ErrorBody>().reason)).toEqual(
        Array(2).fill("story/unknown"),
      );
      const nobody = await app.send(endpoint, { params, body, as: null });
      expect(nobody.json()).toMatchObject({ reason: "session/required" });
      expect(await rowOf(storyId)).toEqual(before);
    }
  });

  it("stories without an owner do not belong to visitors either", async () => {
    const storyId = await app.aStory({ shared: true });
    await app.db.update(stories).set({ ownerId: null }).where(eq(stories.id, storyId));

    expect((await app.details(storyId)).json()).toMatchObject({
      story: { isOwn: false },
      childrens_info: null,
    });
    const response = await app.send(deleteStory, { params: { storyId } });
    expect(response.statusCode).toBe(404);
  });
});

function rowOf(storyId: string) {
  return storyRowOf(app.db, storyId);
}
