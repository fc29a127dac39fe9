import { describe, expect, it, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import type { Character } from "@codetale/domain/stories/wishes";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { SceneContext } from "../scene-context.ts";
import { storyLocales } from "../story-locales.ts";
import { toMarked } from "../line.ts";
import { castStory } from "./cast.ts";
import { withSeparateCharacters } from "./separate-characters.ts";

function namesIn(language: string, ...typed: readonly string[]): string[] {
  return parted(language, typed).map(({ name }) => name);
}

function parted(language: string, typed: readonly string[]): readonly Character[] {
  const characters = typed.map((text) => {
    const [name = "", role = "", traits = ""] = text.split(":");
    return { name, role, traits };
  });
  return withSeparateCharacters(wishes({ characters, language })).characters;
}

describe("[SMAKE-5] two people typed as one character", () => {
  test.each([
    ["English", "Max and Mia:friends", ["Max", "Mia"]],
    ["English", "Max & Mia:best friend", ["Max", "Mia"]],
    ["English", "Salt and Pepper:cats", ["Salt", "Pepper"]],
    ["English", "Salt and Pepper:two grumpy mice", ["Salt", "Pepper"]],
    ["English", "Bubble and Squeak:fish", ["Bubble", "Squeak"]],
    ["English", "Grandma Rose and Grandpa Joe:grandparents", ["Grandma Rose", "Grandpa Joe"]],
    ["English", "Tom, Dick and Harry:pirates", ["Tom", "Dick", "Harry"]],
    ["Spanish", "Lucía y Marta:amigas", ["Lucía", "Marta"]],
    ["Spanish", "Marta e Inés:hermanas", ["Marta", "Inés"]],
    ["Spanish", "Sal y Pimienta:ratones", ["Sal", "Pimienta"]],
    ["French", "Zoé et Léa:amies", ["Zoé", "Léa"]],
    ["French", "Zoé et Léa:copine", ["Zoé", "Léa"]],
    ["French", "Sel et Poivre:chats", ["Sel", "Poivre"]],
    ["French", "Sel et Poivre:des souris", ["Sel", "Poivre"]],
    ["Hindi", "रिया और मीरा:दोस्त", ["रिया", "मीरा"]],
    ["Hindi", "चिंकी व मिंकी:बिल्लियाँ", ["चिंकी", "मिंकी"]],
    ["Hindi", "Riya aur Meera:dost", ["Riya", "Meera"]],
  ])("are two in %s: %s", (language, typed, names) => {
    expect(namesIn(language, typed)).toEqual(names);
  });

  test.each([
    ["English", "Salt and Pepper:the cat"],
    ["English", "Salt and Pepper:mouse"],
    ["English", "Tom & Jerry Junior:mice"],
    ["English", "Fred and Company:clockmaker"],
    ["English", "Lady and the Tramp:dogs"],
    ["English", "The Queen of Sand and Sea:queen"],
    ["English", "Ferdinand:bull"],
    ["Spanish", "Sal y Pimienta:una gata"],
    ["Spanish", "Pérez y Compañía:relojero"],
    ["French", "Fred et Compagnie:horloger"],
    ["French", "Sel et Poivre:le chat"],
    ["French", "Sel et Poivre:une souris"],
    ["Hindi", "नमक और मिर्च:बिल्ली"],
    ["Hindi", "चाँद और तारों की रानी:रानी"],
    ["German", "Max and Mia:Freunde"],
  ])("but a title, or one animal, is one in %s: %s", (language, typed) => {
    expect(namesIn(language, typed)).toEqual([typed.split(":")[0]]);
  });

  it("each have the role and the traits of both", () => {
    expect(parted("French", ["Zoé et Léa:amies:timides"])).toEqual([
      { name: "Zoé", role: "amies", traits: "timides" },
      { name: "Léa", role: "amies", traits: "timides" },
    ]);
  });

  it("stay as they were typed where there is no room, or a name is in the story already", () => {
    const others = ["Ann:cook", "Bo:cook", "Cy:cook"];
    expect(namesIn("English", "Max and Mia:friends", ...others)).toEqual([
      "Max and Mia",
      "Ann",
      "Bo",
      "Cy",
    ]);
    expect(namesIn("English", "Ann:cook", "Ann and Max:friends")).toEqual(["Ann", "Ann and Max"]);
  });
});

describe("[SMAKE-5] how those are introduced who were typed as one", () => {
  test.each([
    ["en", "Salt and Pepper:mice:brave", "Salt, a brave mouse"],
    ["en", "Salt and Pepper:puppies:brave", "Salt, a brave puppy"],
    ["en", "Salt and Pepper:the cat:brave", "Salt and Pepper, a brave cat"],
    ["es", "Lucía y Marta:hermanas:tímidas", "Lucía, una hermana tímida"],
    ["es", "Sal y Pimienta:gatas:valientes", "Sal, una gata valiente"],
    ["fr", "Zoé et Léa:amies:curieuses", "Zoé, une amie curieuse"],
    ["fr", "Sel et Poivre:chats:courageux", "Sel, un chat courageux"],
    ["fr", "Sel et Poivre:brebis:courageuses", "Sel, une brebis courageuse"],
    ["hi", "चिंकी और मिंकी:बिल्लियाँ:बहादुर", "चिंकी, एक बहादुर बिल्ली"],
    ["hi", "नमक और मिर्च:बिल्ली:बहादुर", "नमक और मिर्च, एक बहादुर बिल्ली"],
  ] as const)("in %s %s", (language, typed, expected) => {
    const characters = parted(language, [typed]);
    const locale = storyLocales[language];
    const cast = castStory(wishes({ characters }), locale.casting, diceFrom("x"));
    const [first = null] = locale.people.meet(cast.friend, { cast } as unknown as SceneContext);
    expect(first).not.toBeNull();
    const { says } = toMarked(first ?? "");
    expect([says].flat()[0]).toContain(expected);
  });
});
