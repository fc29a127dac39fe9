/** A story told by a language model, which takes its time, is given up, or fails. */
import type { Page } from "@playwright/test";
import { scriptedAnswer } from "../../apps/server/src/features/stories/making/model/testing/scripted-story.ts";
import {
  answering,
  failing,
  ModelProvider,
  type Behaviour,
} from "../../apps/server/src/platform/language-model/testing/model-provider.ts";
import { AppServer } from "./support/app-server.ts";
import { toldIn } from "./support/exported-story.ts";
import { expect, login, sampleLearner, test as base } from "./support/fixtures.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";

/** A provider that answers when it is let. */
class SlowModel {
  readonly provider: ModelProvider;
  readonly #held: (() => void)[] = [];
  #isOpen = false;

  constructor(provider: ModelProvider) {
    this.provider = provider;
  }

  hold(): void {
    this.#isOpen = false;
    this.provider.behaviours = Array<Behaviour>(500).fill((response, well) => {
      const answer = () => wellAnswered(response, well);
      if (this.#isOpen) answer();
      else this.#held.push(answer);
    });
  }

  /** Answers the next call, and waits for it if need be. */
  async answerOne(): Promise<void> {
    await expect.poll(() => this.#held.length).toBeGreaterThan(0);
    this.#held.shift()?.();
  }

  open(): void {
    this.#isOpen = true;
    for (const answer of this.#held.splice(0)) answer();
  }
}

const wellAnswered = answering((answer) => answer);

const test = base.extend<object, { model: SlowModel }>({
  model: [
    async ({}, use) => {
      const provider = await ModelProvider.open(scriptedAnswer);
      await use(new SlowModel(provider));
      await provider.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const settings = {
        LLM_BASE_URL: model.provider.baseUrl,
        LLM_API_KEY: "a key",
        LLM_MODEL: "storyteller-7b",
      };
      const server = await AppServer.start(settings, { isLogKept: true });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

const wishes = {
  "Child name": "Zebulon",
  Age: "6",
  Interests: "the moon",
  "Character name": "Pip",
  Role: "clockmaker",
  Traits: "grumpy",
  Objective: "sharing",
  "Story Language": "English",
};

/** What a lesson of patience has to say. */
const PATIENCE = [/wait/, /open/, /rise/, /ready/];

const DONE = "Story generated and saved successfully!";

test("[SMAKE-3] [SMAKE-4] a parent sees how far a story is, leaves it and comes back to it", async ({
  openWindow,
  model,
}) => {
  model.hold();
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await askForStory(page);
  await expect(page.getByText("Thinking about what happens …")).toBeVisible();
  await model.answerOne();
  await expect.poll(() => sceneBeingTold(page)).toBe(1);
  await model.answerOne();
  await expect.poll(() => sceneBeingTold(page)).toBeGreaterThan(1);

  await page.goto("/stories/library");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories Library");
  await page.goto("/stories/create");
  await expect.poll(() => sceneBeingTold(page)).toBeGreaterThan(1);
  await expect(page.getByRole("button", { name: "Generating" })).toBeDisabled();
  model.open();
  await expect(page.getByText(DONE)).toBeVisible();
  await page.getByRole("link", { name: "Play it now" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("[SMAKE-4] a story that is cancelled leaves what was typed, and the model is asked no more", async ({
  openWindow,
  model,
}) => {
  model.hold();
  const page = await openWindow();
  const abandoned = model.provider.abandoned;
  await askForStory(page);
  await expect(page.getByText("Thinking about what happens …")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await expect(page.getByText("Cancelled. What you typed is still here.")).toBeVisible();
  await expect(page.getByLabel("Interests", { exact: true })).toHaveValue("the moon");
  await expect.poll(() => model.provider.abandoned).toBeGreaterThan(abandoned);
});

test("[SMAKE-4] where the model fails that is said, and our own storyteller tells it where that was asked for", async ({
  openWindow,
  model,
}) => {
  model.provider.behaviours = Array<Behaviour>(500).fill(failing(401));
  const page = await openWindow();
  const fallback = page.getByLabel("If it fails, let our own storyteller tell the story");
  await fillIn(page);
  await fallback.uncheck();
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText(/^The language model could not/)).toBeVisible();
  await expect(page.getByLabel("Traits", { exact: true })).toHaveValue("grumpy");

  await fallback.check();
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText(DONE)).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`[SMAKE-6] [SMAKE-7] a wish that our storyteller does not know is understood by the model, or told by it, at ${width} px`, async ({
    openWindow,
    model,
  }) => {
    model.provider.behaviours = [];
    const page = await openWindow({ viewport: { width, height: 900 } });
    await fillIn(page, { Objective: "planning for retirement" });
    await page.getByRole("radio", { name: /^Our own storyteller/ }).check();
    await expect(meaning(page, "planning for retirement")).toHaveValue("patience");
    await expect(page.getByText("Found by the language model")).toBeVisible();

    await page.getByRole("button", { name: "Add Objective" }).click();
    await page.getByLabel("Objective 2", { exact: true }).fill("folding paper cranes");
    await expect(meaning(page, "folding paper cranes")).toHaveValue("mention");
    const tell = page.getByRole("button", { name: "Let the language model tell it" });
    await expect(tell).toBeVisible();
    await takePicture(page, `wishes-for-the-model-${width}`);
    await expectNoSidewaysScroll(page);
    expect(await findSeriousViolations(page)).toEqual([]);
    await tell.click();
    await expect(page.getByLabel("The language model")).toBeChecked();
    await expect(meaning(page, "folding paper cranes")).toHaveValue("");
    await takePicture(page, `wishes-told-by-the-model-${width}`);
    expect(model.provider.calls.map(({ raw }) => raw).join()).not.toContain("Zebulon");

    await page.getByRole("button", { name: "Generate Story" }).click();
    const play = page.getByRole("link", { name: "Play it now" });
    const storyId = (await play.getAttribute("href"))?.split("/").at(-1) ?? "";
    const text = await toldIn(page, storyId);
    // The facts of patience, as the model of this test says them, and the child by their own name.
    for (const fact of PATIENCE) expect(text).toMatch(fact);
    expect(text).toContain("Zebulon");
    expect(text).not.toMatch(/Robin|[“"]planning for retirement/);
  });
}

/** 0 where none is. */
async function sceneBeingTold(page: Page): Promise<number> {
  const status = await page.getByRole("status").allTextContents();
  return Number(/Telling scene (\d+) of/.exec(status.join())?.[1] ?? 0);
}

async function askForStory(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole("button", { name: "Generate Story" }).click();
}

function meaning(page: Page, typed: string) {
  return page.getByLabel(`Meaning of “${typed}”`, { exact: true });
}

async function fillIn(page: Page, other: Readonly<Record<string, string>> = {}): Promise<void> {
  await login(page, "user", sampleLearner);
  await page.goto("/stories/create");
  for (const [label, text] of Object.entries({ ...wishes, ...other })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(page.getByLabel("The language model")).toBeChecked();
}
