/** What a parent asks for, how it is understood before anything is made, and what becomes of it. */
import type { Page } from "@playwright/test";
import { toldIn } from "./support/exported-story.ts";
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";
import { fillIn } from "./support/wishes-form.ts";

const wishes = {
  "Story Language": "English",
  "Child name": "Mina",
  Age: "6",
  Interests: "volcanoes, quokkas",
  "Character name": "Ember",
  Role: "dragon",
  Traits: "afraid of fire",
  Objective: "not hitting my brother",
};

for (const width of [390, 1440]) {
  test(`[SMAKE-6] [SMAKE-7] a parent sees what was understood and corrects it, and the story lives it at ${width} px`, async ({
    openWindow,
  }) => {
    const parent = await openWindow({ viewport: { width, height: 900 } });
    await login(parent, "user", sampleLearner);
    await parent.goto("/stories/create");
    await fillIn(parent, wishes);

    await expect(meaning(parent, "not hitting my brother")).toHaveValue("hitting");
    await expect(meaning(parent, "volcanoes")).toHaveValue("volcanoes");
    await expect(meaning(parent, "quokkas")).toHaveValue("");
    await expect(meaning(parent, "dragon")).toHaveValue("dragon");
    await expect(meaning(parent, "afraid of fire")).toHaveValue("afraid-of-fire");

    await parent.getByRole("button", { name: "Add Objective" }).click();
    const second = parent.getByLabel("Objective 2", { exact: true });
    await second.fill("planning for retirement");
    await expect(parent.getByText(/I cannot teach this yet/)).toBeVisible();
    await takePicture(parent, `wishes-unknown-${width}`);
    await meaning(parent, "planning for retirement").selectOption("patience");
    await expect(parent.getByText(/I cannot teach this yet/)).toHaveCount(0);

    await parent.getByRole("button", { name: "Add Objective" }).click();
    await parent.getByLabel("Objective 3", { exact: true }).fill("dadi died");
    await expect(meaning(parent, "dadi died")).toHaveValue("death");
    await expect(parent.getByRole("status").filter({ hasText: /died/ })).toBeVisible();
    await takePicture(parent, `wishes-hard-${width}`);
    await expectNoSidewaysScroll(parent);
    expect(await findSeriousViolations(parent)).toEqual([]);
    await parent.getByRole("button", { name: "Remove objective 3" }).click();

    await parent.reload();
    await expect(meaning(parent, "planning for retirement")).toHaveValue("patience");
    await parent.getByRole("button", { name: "Generate Story" }).click();
    const play = parent.getByRole("link", { name: "Play it now" });
    const storyId = (await play.getAttribute("href"))?.split("/").at(-1) ?? "";

    const text = await toldIn(parent, storyId);
    expect(text).toMatch(/fire/);
    expect(text).toMatch(/volcano/);
    expect(text).not.toMatch(/quokka|retirement|[“"]not hitting/i);
  });
}

function meaning(page: Page, typed: string) {
  return page.getByLabel(`Meaning of “${typed}”`, { exact: true });
}
