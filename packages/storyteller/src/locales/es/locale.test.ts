import { expect, test } from "vitest";
import { describeLocale } from "../../testing/describe-locale.ts";
import { spanishSamples } from "../../testing/samples/es.ts";
import { readObjective } from "../../understanding/read-wishes.ts";
import { spanish } from "./locale.ts";

describeLocale(spanish, spanishSamples);

test.each([
  ["Ser amable con los demás", "kindness"],
  ["Compartir los juguetes", "sharing"],
  ["decir la verdad", "truth"],
  ["perder el miedo", "courage"],
  ["aprender a esperar", "patience"],
  ["hacer preguntas", "curiosity"],
  ["trabajar en equipo", "teamwork"],
  ["controlar la rabia", "anger"],
  ["contar hasta diez", "counting"],
  ["el abecedario", "letters"],
  ["los animales y las plantas", "animals"],
  ["cepillarse los dientes", "teeth"],
  ["cruzar la calle con seguridad", "road"],
  ["dar las gracias", "manners"],
  ["no rendirse nunca", "perseverance"],
  ["no pegar a mi hermano", "hitting"],
  ["dormir en su propia cama", "own-bed"],
  ["la fotosíntesis", "photosynthesis"],
  ["primera visita al dentista", "dentist"],
  ["se murió la abuela", "death"],
])("[SMAKE-7] “%s” means %s", (objective, theme) => {
  expect(readObjective(objective, spanish).theme).toBe(theme);
});
