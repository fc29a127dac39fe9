// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refusal } from "#testing/server";
import { aQuestion } from "../testing/a-scene.ts";
import { aStory } from "../testing/a-story.ts";
import { withoutNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";
import type { PlayerWords } from "../words/player-words.ts";
import { playerWordsIn } from "../words/words-by-language.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const english = Object.values(playerWordsIn("en").words.errors).concat(
  Object.values(playerWordsIn("en").words).filter((text) => typeof text === "string"),
);

/** What is English on the page, in texts and in names. */
function englishShown({ pause }: PlayerWords): string[] {
  const named = [...document.querySelectorAll("[aria-label]")].map(
    (element) => element.getAttribute("aria-label") ?? "",
  );
  const leaves = [...document.querySelectorAll("body *")].filter(
    ({ childElementCount }) => childElementCount === 0,
  );
  const texts = leaves.map(({ textContent }) => textContent.trim());
  // French says it like that, too.
  return [...texts, ...named].filter((text) => text !== pause && english.includes(text));
}

test.each(["es", "fr", "hi"])(
  "[SPLAY-5] [SPLAY-6] [SPLAY-7] a story in %s is played in its language, from Play to the end",
  async (language) => {
    const { words } = playerWordsIn(language);
    const { server, open } = aPlayerScreen();
    server.story = aStory({ language, isOwn: true });
    server.steps.set("fork/Row the boat", () => refusal("server/failed"));
    server.steps.set("fork/Ask the owl", () =>
      Response.json({ success: true, end: true, scene: null }),
    );
    const { user } = open();
    const hint = await screen.findByText(words.readyHint);
    expect(hint.closest("[lang]")?.getAttribute("lang")).toBe(language);
    expect(englishShown(words)).toEqual([]);

    await user.click(button(words.map));
    const map = within(await screen.findByRole("dialog", { name: words.map }));
    expect(englishShown(words)).toEqual([]);
    await user.click(map.getByRole("button", { name: words.close }));

    await user.click(await screen.findByRole("button", { name: words.play }));
    await user.click(await screen.findByRole("button", { name: words.next }));
    await screen.findByRole("button", { name: "Row the boat" });
    expect(englishShown(words)).toEqual([]);

    await user.keyboard("1");
    await screen.findByText(words.errors.fetch);
    expect(englishShown(words)).toEqual([]);

    server.steps.set("fork/Row the boat", () =>
      withoutNarration(aQuestion({ reply: "Row?" }), { "x-llm-redirect": "1" }),
    );
    await user.click(button(words.tryAgain));
    // With its narrow spaces, which are made ordinary ones by default.
    await screen.findByText(words.askAgain, { normalizer: (text) => text });
    expect(englishShown(words)).toEqual([]);

    await user.keyboard("2");
    await screen.findByRole("heading", { name: words.theEnd });
    expect(screen.getByText(words.endText)).toBeTruthy();
    expect(englishShown(words)).toEqual([]);
    expect(button(words.replay)).toBeTruthy();
  },
);

test("[SPLAY-5] a story in a language that the player does not speak is played in English", async () => {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ language: "Deutsch" });
  open();
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  expect(button("Play").closest("[lang]")?.getAttribute("lang")).toBe("en");
});
