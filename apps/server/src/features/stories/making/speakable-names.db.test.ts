import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type Generated, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[API-2] what cannot be read aloud", () => {
  it.each([
    ["Lúa 🦊", "Lúa"],
    ["**Max**", "Max"],
    ["<b>Zoé</b>", "Zoé"],
  ])("of a child called %j is neither shown nor said", async (name, said) => {
    const childrens_info = [{ name, age: "7", interests: "trains" }];
    const { story_id: storyId } = (await app.generate({ childrens_info })).json<Generated>();

    const row = await app.db.select().from(stories);
    const heard = JSON.stringify(row.map(({ title, scenes }) => [title, scenes]));
    expect(heard).toContain(said);
    expect(heard).not.toMatch(/\p{Extended_Pictographic}|[*<>_#]/u);
    expect((await app.details(storyId)).json().childrens_info[0].name).toBe(name);
  });

  it.each(["🦄🌈", "👨‍👩‍👧‍👦", "***", "?!"])(
    "is no name: %j is refused, the field named",
    async (name) => {
      const childrens_info = [{ name, age: "7", interests: "trains" }];
      const response = await app.generate({ childrens_info });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        reason: "request/invalid",
        errors: [
          {
            path: "childrens_info.0.name",
            message: "Please write this in letters, as it is read aloud",
          },
        ],
      });
      expect(await app.db.$count(stories)).toBe(0);
    },
  );
});
