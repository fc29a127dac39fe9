/** The stage leaves the faces of its picture free, whatever its size and however long its texts. */
import type { Page, Route } from "@playwright/test";
import { toldMinutes } from "../../packages/storyteller/src/testing/told-minutes.ts";
import { expect, login, sampleLearner } from "./support/fixtures.ts";
import { takePicture } from "./support/page-checks.ts";
import { openCards, playToEnd, startStory, test } from "./support/play-story.ts";
import { fillIn } from "./support/wishes-form.ts";

const sizes = [
  [360, 740],
  [390, 667],
  [390, 844],
  [412, 915],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [844, 390],
  [740, 360],
] as const;

const kinds = ["person", "king", "dog", "wizard", "elephant", "mouse"];
const everybody = kinds.map((kind, index) => ({
  name: `Figure ${index}`,
  kind,
  age: index === 0 ? "child" : "adult",
  mood: "happy",
}));

const wishesForFive = {
  "Story Language": "English",
  "Child name": "Mina",
  Age: "5",
  Interests: "trains",
  "Character name": "Ember",
  Role: "dragon",
  Traits: "shy",
  Objective: "sharing toys",
};

const sentence = "Mina and her friends look at the river.";
const scenes = [
  { people: 1, sentences: 10, choices: ["Row the boat", "Ask the owl", "Walk home together"] },
  {
    people: 3,
    sentences: 4,
    choices: [
      "Row the old boat to the other side of it",
      "Ask the owl who lives in the tallest oak",
    ],
  },
  { people: 6, sentences: 10, choices: ["Row the boat", "Ask the owl", "Walk home together"] },
];

for (const { people, sentences, choices } of scenes) {
  test(`[SPLAY-9] caption and cards cover no face of ${people}`, async ({
    openWindow,
    storyId,
  }) => {
    const page = await openWindow();
    await page.route("**/next_scene/", (route) =>
      giveScene(route, {
        cast: everybody.slice(0, people),
        dialogue: Array(sentences).fill(sentence).join(" "),
        choices,
        choice_pictures: ["boat", "owl", "walk"].slice(0, choices.length),
      }),
    );
    await startStory(page, storyId);
    await openCards(page).first().waitFor();
    // After the choices were read: no row of actions is taller.
    await page.getByRole("button", { name: "Hear the choices" }).waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(FACES)).toHaveCount(people);
      // The picture takes another frame once it knows its size.
      await expect.poll(() => coveredFaces(page), `at ${width} by ${height}`).toEqual([]);
      await takePicture(page, `faces-${people}-${width}-${height}`);
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[SMAKE-5] [SPLAY-9] a story made for a child of five takes five to nine minutes, with all faces free, at ${width} px`, async ({
    openWindow,
  }) => {
    const parent = await openWindow({ viewport: { width, height } });
    await login(parent, "user", sampleLearner);
    await parent.goto("/stories/create");
    await fillIn(parent, wishesForFive);
    await parent.getByRole("button", { name: "Generate Story" }).click();
    await parent.getByRole("link", { name: "Play it now" }).click();
    await parent.getByRole("button", { name: "Play", exact: true }).click();
    const path: { dialogue: string; choices: { text: string }[] }[] = [];
    await playToEnd(
      parent,
      () => 0,
      async () => {
        await expect(parent.locator(FACES).first()).toBeVisible();
        await expect.poll(() => coveredFaces(parent), `scene ${path.length}`).toEqual([]);
        await takePicture(parent, `five-${width}-${path.length}`);
        const dialogue = await parent.getByRole("group", { name: "What is told" }).innerText();
        const choices = await openCards(parent).allInnerTexts();
        path.push({ dialogue, choices: choices.map((text) => ({ text })) });
      },
    );
    const minutes = toldMinutes(path, "5");
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(9);
  });
}

const FACES = "[data-setting] [data-face]";

/** @returns what covers which face, as `selector: index` */
function coveredFaces(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const faces = [...document.querySelectorAll(selector)].map((face) =>
      face.getBoundingClientRect(),
    );
    return ["main section[aria-label]", "[aria-keyshortcuts]"].flatMap((above) =>
      [...document.querySelectorAll(above)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        return faces.flatMap((face, index) => {
          const isApart =
            face.right <= box.left ||
            box.right <= face.left ||
            face.bottom <= box.top ||
            box.bottom <= face.top;
          return isApart ? [] : [`${above}: ${index}`];
        });
      }),
    );
  }, FACES);
}

async function giveScene(route: Route, changes: object): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { scene: object };
  const scene = {
    ...answer.scene,
    ...changes,
    thing: "boat",
    prompt_for_user: true,
    next_id: null,
  };
  await route.fulfill({ json: { ...answer, scene } });
}
