import { expect, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { castStory } from "../../characters/cast.ts";
import type { SceneContext } from "../../scene-context.ts";
import { spanish } from "./locale.ts";

test.each([
  ["mentor", "sabia", "Era Lila, un maestro sabio de muchos saberes."],
  ["guardián del faro", "muy valiente", "Era Lila, un guardián valiente de ojos muy despiertos."],
  ["héroe", "feliz, siempre se ríe", "Era Lila, un amigo alegre de pies ligeros."],
  ["ayudante", "", "Era Lila, una persona de manos siempre listas."],
  [
    "héroe",
    "miedo a la oscuridad",
    "Era Lila, un amigo de pies ligeros, con miedo a la oscuridad.",
  ],
  ["bruja", "de buen corazón", "Era Lila, una bruja amable."],
  ["hada", "curioso", "Era Lila, un hada curiosa."],
  ["águila", "presumido", "Era Lila, un águila presumida."],
  ["dragón", "miedo al fuego", "Era Lila, un dragón con miedo al fuego."],
])("%s, %s is introduced so that all words agree with the noun: %s", (role, traits, expected) => {
  const asked = wishes({ characters: [{ name: "Lila", role, traits }] });
  const cast = castStory(asked, spanish.casting, diceFrom("1"));
  const person = [cast.friend, cast.other].find(({ name }) => name === "Lila") ?? cast.friend;
  const [first] = spanish.people.meet(person, { cast } as unknown as SceneContext);
  expect(first).toEqual([expected, expected.replace("Era", "¿Y quién era?")]);
});
