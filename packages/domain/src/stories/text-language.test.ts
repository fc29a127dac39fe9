import { describe, expect, it, test } from "vitest";
import { storyLanguages } from "./languages.ts";
import { isInLanguage } from "./text-language.ts";

const scenes = {
  en: "Robin took the long red rope and climbed up to the window. The owl was there, and she said: come in! Which way shall we go now?",
  es: "Robin tomó la larga cuerda roja y subió hasta la ventana. Allí estaba el búho, y dijo: ¡entra! ¿Por dónde vamos ahora con los demás?",
  fr: "Robin prend la longue corde rouge et grimpe à la fenêtre. Le hibou est là, et il dit : entre ! Par où est-ce que nous allons maintenant ?",
  hi: "रॉबिन ने लंबी लाल रस्सी पकड़ी और खिड़की तक चढ़ गया। वहाँ उल्लू बैठा था, और उसने कहा, अंदर आओ! अब हम किधर चलें?",
};

describe("[SMAKE-5] a scene", () => {
  test.each(storyLanguages)("of %s is in it, and in none of the others", (language) => {
    const found = storyLanguages.filter((other) => isInLanguage(scenes[language], other));
    expect(found).toEqual([language]);
  });

  test.each([
    [
      "German",
      "Robin nahm das lange rote Seil und kletterte bis zum Fenster hinauf. Dort saß die Eule, und sie sagte: Komm herein! Wohin gehen wir jetzt?",
    ],
    [
      "Hindi in Latin letters",
      "Robin ne lambi laal rassi pakdi aur khidki tak chadh gaya. Wahan ullu baitha tha, aur usne kaha, andar aao! Ab hum kidhar chalein?",
    ],
    ["Russian", "Робин взял длинную верёвку."],
  ])("of %s is in none of ours", (_, text) => {
    expect(storyLanguages.filter((language) => isInLanguage(text, language))).toEqual([]);
  });

  it("is in no language of ours with a sentence in letters of another", () => {
    expect(isInLanguage(`${scenes.en} Привет, друг!`, "en")).toBe(false);
    expect(isInLanguage(`${scenes.es} नमस्ते.`, "es")).toBe(false);
  });
});

test.each([
  ["without a common word", "Ding, dong! Hop, hop!", "en", []],
  ["that counts", "One, two, three, four, five, six, seven, eight, nine, ten!", "en", []],
  ["of a few words of another language", "Hola, amigo, ¿qué tal?", "en", []],
  ["with names in other letters", `${scenes.en} आरव saw Иван.`, "en", ["आरव", "Иван Грозный"]],
  ["with a part of such a name, elided", `${scenes.fr} C’est le chat d’आरव.`, "fr", ["आरव सिंह"]],
  ["of Hindi with Latin names", `${scenes.hi} Kabir और Mia ने कहा, OK!`, "hi", ["Kabir", "Mia"]],
  ["of names alone", "Kabir, Mia, Zoe, Kabir, Mia", "hi", ["Kabir", "Mia", "Zoe"]],
  ["of nothing", "", "hi", []],
] as const)("a text %s may be in the language", (_, text, language, names) => {
  expect(isInLanguage(text, language, names)).toBe(true);
});
