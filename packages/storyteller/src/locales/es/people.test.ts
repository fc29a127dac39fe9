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
  expect(introductionsOf("Lila", role, traits)).toEqual([
    expected,
    expected.replace("Era", "¿Y quién era?"),
  ]);
});

test.each([
  ["abuela Rosa", "la abuela", "sabia y chistosa", "Era abuela Rosa, tan sabia y graciosa."],
  ["Capitán Nemo", "capitán", "", "Era Capitán Nemo."],
  ["la reina Berta", "reina", "", "Era la reina Berta."],
  ["Papá", "papá", "valiente", "Era Papá, tan valiente."],
  ["abuela Rosa", "bruja", "sabia", "Era abuela Rosa, una bruja sabia."],
])("[SMAKE-7] %s, %s, %s: what a name says is not said twice", (name, role, traits, expected) => {
  expect(introductionsOf(name, role, traits)).toContain(expected);
});

test.each([
  ["el señor alcalde", "un alcalde"],
  ["alcaldesa", "una alcaldesa"],
  ["la jueza", "una jueza"],
  ["farero", "un farero"],
  ["directora de la escuela", "una directora"],
  ["periodista", "un periodista"],
  ["leñador", "un leñador"],
  ["minera", "una minera"],
  ["campanero", "un campanero"],
  ["mensajera", "una mensajera"],
  ["bisabuela", "una bisabuela"],
  ["padrino", "un padrino"],
  ["mi mamá", "una mamá"],
  ["titiritera", "una titiritera"],
  ["heladero", "un heladero"],
  ["acróbata", "un acróbata"],
])("[SMAKE-7] %s is spoken of as %s", (role, noun) => {
  expect(introductionsOf("Lila", role, "valiente")).toContain(`Era Lila, ${noun} valiente.`);
});

/** All wordings of the sentence that introduces a character. */
function introductionsOf(name: string, role: string, traits: string): unknown {
  const asked = wishes({ characters: [{ name, role, traits }] });
  const cast = castStory(asked, spanish.casting, diceFrom("1"));
  const person = [cast.friend, cast.other].find((one) => one.name === name) ?? cast.friend;
  return spanish.people.meet(person, { cast } as unknown as SceneContext)[0];
}
