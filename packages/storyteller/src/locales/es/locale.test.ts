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
  ["se le mueve un diente", "loose-tooth"],
  ["pedir ayuda", "asking-help"],
  ["ayudar a la abuela", "helping"],
  ["compartir su patinete", "sharing"],
  ["miedo a la aspiradora", "courage"],
  ["la frustración", "anger"],
  ["el Ratoncito Pérez", "loose-tooth"],
  ["dejar el chupete", "pacifier"],
  ["dormir sin chupón", "pacifier"],
  ["se chupa el dedo", "thumb-sucking"],
  ["dejar de chuparse el pulgar", "thumb-sucking"],
  ["meterse el dedo en la nariz", "germs"],
])("[SMAKE-7] “%s” means %s", (objective, theme) => {
  expect(readObjective(objective, spanish).theme).toBe(theme);
});

// What shares words with a theme that it is not about.
test.each([
  ["no quiere irse del parque", "strangers"],
  ["llora cuando nos vamos del parque", "parting"],
  ["dejar los columpios cuando toca ir a casa", "turns"],
  ["tiene miedo a los perros", "pet"],
  ["se chupa el dedo", "pacifier"],
  ["sueña que se le caen los dientes", "loose-tooth"],
  ["hay que sacarle una muela de leche", "loose-tooth"],
])("[SMAKE-7] “%s” does not mean %s", (objective, theme) => {
  expect(readObjective(objective, spanish).theme).not.toBe(theme);
});
