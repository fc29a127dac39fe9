import { describe, expect, it, test } from "vitest";
import { readObjective } from "./read-wishes.ts";
import { storyLocales } from "./story-locales.ts";

const { en, es, hi: hindi } = storyLocales;

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

describe("[SMAKE-7] an objective is asked about rather than guessed", () => {
  it("where two themes are near, which are offered first", () => {
    const { theme, nearest } = readObjective("biting my tongue instead of exploding", en);
    expect(theme).toBeNull();
    expect(nearest.slice(0, 2).sort()).toEqual(["anger", "biting"]);
  });

  test.each([
    [en, "fire engines"],
    [en, "our bank holiday"],
    [en, "bedtime story about trains"],
    [en, "nail biting"],
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
