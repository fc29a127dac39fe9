import { expect, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { composeStory } from "../../compose-story.ts";
import { spanish } from "./locale.ts";

test.each([
  ["la relojera", "gruñona y amable", "Lila, relojera gruñona y amable."],
  ["mentor", "sabia", "Lila, mentor, sabia."],
  ["guardián del faro", "muy valiente", "Lila, guardián del faro, muy valiente."],
  ["relojera", "le gusta el queso", "Lila, relojera, a quien le gusta el queso."],
  ["héroe", "feliz, siempre se ríe", "Lila, héroe feliz, que siempre se ríe."],
  ["héroe", "miedo a la oscuridad", "Lila, héroe, con miedo a la oscuridad."],
  ["bruja", "de buen corazón", "Lila, bruja, de buen corazón."],
  ["héroe", "buena en música", "Lila, héroe, buena en música."],
  ["héroe", "más rápida que nadie", "Lila, héroe, de quien se dice: “más rápida que nadie”."],
])("%s, %s is introduced as %s", (role, traits, introduced) => {
  const asked = wishes({ characters: [{ name: "Lila", role, traits }] });
  const story = composeStory(asked, "monster", spanish, diceFrom("1"));
  const text = story.scenes.map(({ dialogue }) => dialogue).join(" ");
  expect(text).toContain(introduced);
});
