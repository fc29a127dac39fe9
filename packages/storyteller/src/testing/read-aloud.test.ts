import { expect, it } from "vitest";
import { readAloudPage } from "./read-aloud.ts";

it("[SMAKE-5] the page to read aloud quotes what the storyteller tells to its wishes and seeds", async () => {
  await expect(readAloudPage()).toMatchFileSnapshot("../../../../docs/stories-read-aloud.md");
});
