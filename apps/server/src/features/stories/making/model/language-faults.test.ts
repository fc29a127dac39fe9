import { storyLanguages } from "@codetale/domain/stories/languages";
import { anyGeneratedStory } from "@codetale/storyteller/testing/generated-stories";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { languageFaults } from "./language-faults.ts";

const english = "They came to the river, and there was no bridge. What shall we do now?";

describe("[SMAKE-5] in our own stories", () => {
  it("no text of any scene is in another language, and every scene is, asked for another", () => {
    const stories = fc.sample(anyGeneratedStory, { numRuns: 12, seed: 3 });
    expect(new Set(stories.map(({ language }) => language)).size).toBe(storyLanguages.length);
    for (const { language, title, scenes } of stories) {
      const names = [...new Set(scenes.flatMap(({ cast }) => cast))];
      const texts = scenes.map(({ id, dialogue, choices }) => ({
        sceneId: id,
        text: [dialogue, ...choices.map(({ text }) => text)].join(" "),
      }));
      const titles = [title, ...scenes.map((scene) => scene.title)];
      const all = [...texts, ...titles.map((text) => ({ sceneId: null, text }))];
      expect(languageFaults(all, language, names)).toEqual([]);
      for (const other of storyLanguages.filter((one) => one !== language)) {
        const found = languageFaults(texts, other, names);
        expect(found.length).toBeGreaterThan(0.9 * texts.length);
      }
    }
  });
});

test("texts too short to tell are judged together", () => {
  const choices = ["Sube a la torre", "Baja por el río", "Entra en la cueva", "Sal con los demás"];
  const texts = choices.map((text) => ({ sceneId: "den", text }));
  for (const text of texts) expect(languageFaults([text], "en", [])).toEqual([]);
  expect(languageFaults(texts, "en", [])).toMatchObject([
    { code: "other-language", sceneId: null },
  ]);
  expect(languageFaults(texts, "es", [])).toEqual([]);
});

test("a text of another language is named by its scene", () => {
  const texts = [{ sceneId: "den", text: english }];
  expect(languageFaults(texts, "es", [])).toMatchObject([{ sceneId: "den" }]);
});

test("of languages that are not ours nothing is known", () => {
  expect(languageFaults([{ sceneId: null, text: english }], "German", [])).toEqual([]);
});
