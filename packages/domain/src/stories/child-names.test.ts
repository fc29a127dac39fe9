import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findNames } from "./child-names.ts";
import { withStandIns } from "./stand-ins.ts";

describe("[SLIB-3] a child's name is found", () => {
  test.each([
    ["in letters that are one without their case", "!Straſſe Σίσυφος!", "!STRASSE σίσυφοσ!", "*"],
    ["in any case", "Mina", "help MINA and mina", "help * and *"],
    ["by each of its parts", "Mina Okafor", "mina with the okafor cousins", "* with the * cousins"],
    ["as a whole", "Mina Okafor", "mina okafor-Mina shares", "* shares"],
    ["with its parts in one", "Anna Lena Okafor", "annalena, AnnaLenas boat", "*, * boat"],
    ["by parts that a hyphen joins", "Mia-Rose", "mia rose, miarose", "*, *"],
    ["with particles", "Mia de la Paz", "Mia de la paz, la casa de Paz", "*, la casa de *"],
    ["with a short part", "Shaun O'Neil", "O'Neil and Neil", "* and *"],
    ["as a plural", "Mina", "Minas wish", "* wish"],
    ["with a possessive", "Mina", "Mina's, Mina’s, minas'", "*'s, *’s, *'"],
    ["behind a French elision", "Anna", "le vœu d'anna, l’Anna", "le vœu d'*, l’*"],
    ["in endearment", "Mina", "minita, Minette, Minou", "*, *, *"],
    ["with a Hindi word of respect", "मीना", "मीनाजी, मीना", "*, *"],
    ["in a case of Hindi", "राम", "रामों, रामो", "*, *"],
    ["with a Hindi postposition", "मीना", "मीनाने, मीनाको", "*, *"],
    ["without its accents", "José Núñez", "jose nunez, Nuñez", "*, *"],
    ["in the letters of another keyboard", "Łukasz Strauß", "lukasz, Strauss", "*, *"],
    ["with accents that it lacks", "Zoe", "Zoë", "*"],
    ["in decomposed letters", "Chloé", "Chloe\u0301", "*"],
    ["in letters of full width", "Mina", "Ｍｉｎａ", "*"],
    ["in letters of mathematics", "Mina", "𝐌𝐢𝐧𝐚", "*"],
    ["with something invisible within", "Mina", "Mi\u200Bna, M\u00ADina", "*, *"],
    ["without the dot of a Hindi letter", "ज़ारा", "जारा", "*"],
  ])("%s", (_, name, text, expected) => {
    expect(hidden(text, [name])).toBe(expected);
  });
});

test.each([
  ["a longer word that begins or ends like it", "Mina", "Minaret, Domina, minable"],
  ["a word that some are called by, in lower case", "Al", "al sol"],
  ["a particle of it", "Mia de la Paz", "de la casa"],
  ["its initial", "Mina J. Okafor", "j is a letter"],
])("is not %s", (_, name, text) => {
  expect(findNames(text, [name])).toEqual([]);
});

it("is the child's whose whole name it is", () => {
  const names = findNames("leo, king leo", ["King Leo", "Leo"]).map(({ name }) => name);
  expect(names).toEqual([1, 0]);
});

it("a particle is a name where the name begins with it", () => {
  expect(hidden("Ben and ben's cat", ["Ben Okafor"])).toBe("* and *'s cat");
});

it("[SLIB-3] no name is left in wishes for others, whatever a parent typed where", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...firstNames), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...familyNames),
      fc.array(
        fc.tuple(fc.constantFrom(...sentences), fc.constantFrom(...forms), fc.nat(), fc.boolean()),
        {
          minLength: 4,
          maxLength: 4,
        },
      ),
      fc.constantFrom("en", "es", "fr", "hi"),
      (first, family, typed, language) => {
        const texts = typed.map(([sentence, form, child, isFamily]) => {
          const name = isFamily ? family : first[child % first.length]!;
          return sentence.replace("NAME", () => form(name));
        });
        const [name = "", role = "", traits = "", objective = ""] = texts;
        const { characters, objectives } = withStandIns(
          {
            children: first.map((each) => ({ name: `${each} ${family}`, age: "5", interests: "" })),
            characters: [{ name, role, traits }],
            objectives: [objective],
            language,
          },
          language,
        );
        const said = [...Object.values(characters[0]!), ...objectives].map(plain).join("\n");
        for (const each of [...first, family]) expect(said).not.toContain(plain(each));
      },
    ),
    { numRuns: 3_000 },
  );
});

const firstNames = ["Mina", "José", "Zoë", "Anaïs", "Ximena", "Thaddeus", "मीना", "आरव", "Łukasz"];
const familyNames = ["Okafor", "Núñez", "O'Reilly", "Lefèvre", "Quist-Dahl", "शर्मा"];

const sentences = [
  "help NAME to share",
  "NAME's first day, and NAME again",
  "que NAME comparta con su prima",
  "apprendre à NAME, la grande",
  "le chat d'NAME",
  "NAME को बाँटना सिखाना",
  "(NAME) «NAME»",
  "NAME",
];

const forms: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => name.normalize("NFD"),
  plain,
  (name) => `${name}s`,
  (name) => `${name}’s`,
  (name) => [...name].join("\u200B"),
];

/** In lower case, without what is added to letters. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036F\p{Cf}]/gu, "")
    .normalize("NFC");
}

function hidden(text: string, names: readonly string[]): string {
  return findNames(text, names).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}*${rest.slice(end)}`,
    text,
  );
}
