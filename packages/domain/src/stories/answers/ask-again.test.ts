import { expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { storyLanguages, type StoryLanguage } from "../languages.ts";
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

const endings: Record<StoryLanguage, string> = {
  en: "Say it once more, loud and clear: “Knock on the door”, “Wait by the gate” or “Follow the owl”?",
  es: "Dilo otra vez, bien clarito: ¿“Knock on the door”, “Wait by the gate” o “Follow the owl”?",
  fr: "Dis-le encore une fois, bien fort\u202F: «\u202FKnock on the door\u202F», «\u202FWait by the gate\u202F» ou «\u202FFollow the owl\u202F»\u202F?",
  hi: "ज़रा फिर से, ज़ोर से बोलो: “Knock on the door”, “Wait by the gate” या “Follow the owl”?",
};

test.each(storyLanguages)(
  "[SPLAY-4] a reply in %s begins in one of three ways and ends with the choices in order",
  (language) => {
    const replies = Array.from({ length: 30 }, (_, scene) =>
      askAgainText(aScene({ id: `scene ${scene}`, choices }), language),
    );
    const beginnings = new Set(replies.map((reply) => reply.replace(endings[language], "").trim()));

    expect(replies.filter((reply) => !reply.endsWith(` ${endings[language]}`))).toEqual([]);
    expect(beginnings.size).toBe(3);
    expect(beginnings).not.toContain("");
  },
);

test.each(storyLanguages)(
  "[SPLAY-4] a reply in %s is about a character of the scene, the speaker before others",
  (language) => {
    const cast = ["Rory", "Mina"];
    for (const id of ["a", "b", "c", "d", "e", "f"]) {
      const byMina = askAgainText(aScene({ id, choices, cast, speaker: "Mina" }), language);
      const told = askAgainText(aScene({ id, choices, cast, speaker: null }), language);
      expect([mentions(byMina, "Mina"), mentions(byMina, "Rory")]).toEqual([true, false]);
      expect([mentions(told, "Rory"), mentions(told, "Mina")]).toEqual([true, false]);
    }
  },
);

it("says a choice without the space around it", () => {
  const padded = choices.map(({ text, nextId }) => ({ text: ` ${text}\n`, nextId }));
  expect(askAgainText(aScene({ choices: padded }), "en")).toBe(
    askAgainText(aScene({ choices }), "en"),
  );
});

it("says a single choice alone, and asks for nothing where there is none", () => {
  const reply = (count: number) => askAgainText(aScene({ choices: choices.slice(0, count) }), "en");
  expect(reply(1)).toBe(`${reply(0)} Say it once more, loud and clear: “Knock on the door”?`);
  expect(reply(0)).toMatch(/^[^:?]+\.$/);
});

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
