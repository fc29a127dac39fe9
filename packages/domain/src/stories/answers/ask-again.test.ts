import { expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { mentions } from "../text-matching.ts";
import { askAgainText } from "./ask-again.ts";

const choices = ["Knock on the door", "Wait by the gate", "Follow the owl"].map((text) => ({
  text,
  nextId: "on",
}));

test.each(["en", "es", "fr", "hi", "German"])(
  "[SPLAY-4] a reply in %s names every choice, the same way each time",
  (language) => {
    const scene = aScene({ choices });
    const reply = askAgainText(scene, language);

    for (const { text } of choices) expect(mentions(reply, text)).toBe(true);
    expect(askAgainText(scene, language)).toBe(reply);
  },
);

it("has no word of another language where the story's own is not a story language", () => {
  expect(askAgainText(aScene({ choices }), "Deutsch")).toBe(
    "Knock on the door? Wait by the gate? Follow the owl?",
  );
});

it("does not say the same in every scene", () => {
  const replies = new Set(
    ["a", "b", "c", "d", "e", "f"].map((id) => askAgainText(aScene({ id, choices }), "en")),
  );
  expect(replies.size).toBeGreaterThan(1);
});
