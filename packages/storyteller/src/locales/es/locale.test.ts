import { describeLocale } from "../../testing/describe-locale.ts";
import { spanishSamples } from "../../testing/samples/es.ts";
import { spanish } from "./locale.ts";

describeLocale(spanish, {
  words: spanishSamples,
  objectiveOf: {
    kindness: "Ser amable con los demás",
    sharing: "Compartir los juguetes",
    honesty: "decir la verdad",
    courage: "perder el miedo",
    patience: "aprender a esperar",
    curiosity: "hacer preguntas",
    teamwork: "trabajar en equipo",
    feelings: "controlar la rabia",
    counting: "contar hasta diez",
    letters: "el abecedario",
    nature: "los animales y las plantas",
    habits: "cepillarse los dientes",
    safety: "cruzar la calle con seguridad",
    gratitude: "dar las gracias",
    trying: "no rendirse nunca",
  },
});
