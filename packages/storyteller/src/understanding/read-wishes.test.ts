import { describe, expect, it, test } from "vitest";
import { readObjective } from "./read-wishes.ts";
import { storyLocales } from "../story-locales.ts";

const { en, es, fr, hi: hindi } = storyLocales;

describe("[SMAKE-7] an objective", () => {
  test.each([
    ["bhai ko na maarna", "hitting"],
    ["भाई को न मारना", "hitting"],
    ["dadi chali gayi", "death"],
    ["andhere se darti hai", "dark"],
    ["अन्धेरे से डर", "dark"],
  ])("in Hindi is understood in both kinds of letters: %s", (text, theme) => {
    expect(readObjective(text, hindi).theme).toBe(theme);
  });

  it("that two themes have in the same words is asked about", () => {
    const { theme, nearest } = readObjective("body parts", hindi);
    expect(theme).toBeNull();
    expect(nearest.slice(0, 2).sort()).toEqual(["body", "touch"]);
  });
});

describe("[SMAKE-7] an objective is understood by all its words", () => {
  test.each([
    [en, "biting my tongue instead of exploding", "anger"],
    [en, "his uncle's funeral is on friday", "death"],
    [en, "counting to four", "counting"],
    [es, "contar hasta cinco", "counting"],
    [fr, "compter jusqu’à six", "counting"],
    [hindi, "पाँच तक गिनना", "counting"],
    [en, "hair rinse and bath time are a nightmare", "bath"],
    [en, "forgiving his sister for ruining the drawing", "forgiveness"],
    [en, "pot of gold and the colors in the sky", "rainbow"],
    [es, "menos celular y más parque", "screens"],
    [es, "cómo se hace la miel", "bees"],
    [fr, "intolérante au lait, pas de gâteau comme les autres", "allergies"],
    [fr, "nouvelle école la semaine prochaine", "school"],
    [hindi, "apni gudiya kisi ko chhune nahi deti", "sharing"],
    [hindi, "एक कान से सुने दूसरे से निकाले", "listening"],
  ])("not by the one that another theme has too", (locale, objective, theme) => {
    expect(readObjective(objective, locale).theme).toBe(theme);
  });

  it("where nothing else was typed, by one that several themes have", () => {
    expect(readObjective("le partage", fr).theme).toBe("sharing");
  });
});

describe("[SMAKE-7] an objective that two like themes are about is one of them", () => {
  test.each([
    [en, "waiting his turn", "turns"],
    [en, "interrupting", "turns"],
    [fr, "couper la parole", "turns"],
    [es, "pegar cuando se enfada", "hitting"],
  ])("%#", (locale, objective, theme) => {
    expect(readObjective(objective, locale).theme).toBe(theme);
  });
});

describe("[SMAKE-7] an objective is asked about rather than guessed", () => {
  it("where it is like a theme by its letters alone", () => {
    expect(readObjective("exercise", en).theme).toBeNull();
  });

  it("where two themes are near, which are offered first", () => {
    const { theme, nearest } = readObjective("volcanoes and dinosaurs", en);
    expect(theme).toBeNull();
    expect(nearest.slice(0, 2).sort()).toEqual(["dinosaurs", "volcanoes"]);
  });

  it("where only words were found that many themes have", () => {
    expect(readObjective("my brother and his friend", en).theme).toBeNull();
    expect(readObjective("mi hermano y su amigo", es).theme).toBeNull();
  });

  test.each([
    [en, "fire engines"],
    [en, "our bank holiday"],
    [en, "bedtime story about trains"],
    [es, "camión de bomberos"],
    [es, "hojas de cálculo"],
  ])("where its words have another sense", (locale, objective) => {
    expect(readObjective(objective, locale).theme).toBeNull();
  });

  it("unless it says something of a theme besides", () => {
    expect(readObjective("he hits his brother for the fire engine", en).theme).toBe("hitting");
    expect(readObjective("fire safety", en).theme).toBe("fire");
    expect(readObjective("bath", en).theme).toBe("bath");
  });

  it("but negations are meant as the thing itself", () => {
    expect(readObjective("not hitting my brother", en).theme).toBe("hitting");
    expect(readObjective("no pegarle a su hermano", es).theme).toBe("hitting");
    expect(readObjective("compartir con mi hermano", es).theme).toBe("sharing");
    expect(readObjective("doesn't want to share", en).theme).toBe("sharing");
  });
});
