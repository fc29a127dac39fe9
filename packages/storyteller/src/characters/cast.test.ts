import { describe, expect, it, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { castStory, type CastMember } from "./cast.ts";
import { fearIds } from "./fears.ts";
import { figureIds } from "./figures.ts";
import type { SceneContext } from "../scene-context.ts";
import type { StoryLocale } from "../story-locale.ts";
import { storyLocales } from "../story-locales.ts";
import { toMarked, type Line } from "../line.ts";
import { playfulTraits, traitKinds } from "./traits.ts";
import { readRole, readTraits } from "./read-characters.ts";

const { en } = storyLocales;
const locales = Object.values(storyLocales);

function castOf(typed: readonly string[], locale: StoryLocale = en) {
  const characters = typed.map((text) => {
    const [name = "", role = "", traits = ""] = text.split(":");
    return { name, role, traits };
  });
  return castStory(wishes({ characters }), locale.casting, diceFrom("x"));
}

/** The words in which a single character is met. */
function introduction(role: string, traits: string, locale: StoryLocale): string {
  const cast = castOf([`Lila:${role}:${traits}`], locale);
  const person = [cast.friend, cast.other].find(({ character }) => character === 0) as CastMember;
  const [first = null] = locale.people.meet(person, { cast } as unknown as SceneContext);
  return wordingsOf(first)[0] ?? "";
}

function wordingsOf(line: Line): readonly string[] {
  if (line === null) return [];
  const { says } = toMarked(line);
  return typeof says === "string" ? [says] : says;
}

describe("parts", () => {
  test.each([
    { typed: ["Lila:clockmaker"], friend: "Lila", extras: [] },
    { typed: ["Zog:the villain", "Lila:helper"], friend: "Lila", other: "Zog", extras: [] },
    { typed: ["Ann:helper", "Max:hero"], friend: "Max", extras: ["Ann"] },
    { typed: ["Trix:trickster", "Ann:helper"], friend: "Ann", other: "Trix", extras: [] },
    { typed: ["Trix:trickster"], friend: "Trix", extras: [] },
    { typed: ["Zog:villain", "Bog:villain"], friend: "Bog", other: "Zog", extras: [] },
    { typed: ["Ann:cook", "Drago:the mean pirate"], friend: "Ann", other: "Drago", extras: [] },
    { typed: ["Drago:pirate:not mean"], friend: "Drago", extras: [] },
    { typed: ["Drago:my helper:mean"], friend: "Drago", extras: [] },
  ])("$typed are cast as friend $friend and other $other", ({ typed, friend, other, extras }) => {
    const cast = castOf(typed);
    expect(cast.friend.name).toBe(friend);
    expect(cast.extras.map(({ name }) => name)).toEqual(extras);
    if (other === undefined) expect(cast.other.character).toBeNull();
    else expect(cast.other.name).toBe(other);
  });

  test.each([
    ["en", "pirate", "greedy, very mean"],
    ["en", "the mean pirate", "loud"],
    ["es", "pirata", "muy malo"],
    ["es", "el pirata malvado", "gritón"],
    ["fr", "pirate", "méchant, bruyant"],
    ["fr", "un pirate cruel", "bruyant"],
    ["hi", "समुद्री डाकू", "बहुत बुरा"],
    ["hi", "दुष्ट समुद्री डाकू", "घमंडी"],
  ] as const)("[SMAKE-5] in %s “%s”, who is “%s”, is the antagonist", (language, role, traits) => {
    const { other } = castOf([`Drago:${role}:${traits}`], storyLocales[language]);
    expect(other).toMatchObject({ name: "Drago", figure: "pirate", role: "villain" });
  });

  it("fills an open part with a stock character whose name is not taken", () => {
    const names = en.casting.friends.map(({ name }) => name);
    const [free, ...taken] = names;
    const asked = wishes({
      children: taken.map((name) => ({ name, age: "5", interests: "" })),
      characters: [{ name: "Zog", role: "villain", traits: "" }],
    });
    expect(castStory(asked, en.casting, diceFrom("x")).friend).toMatchObject({
      name: free,
      character: null,
    });
  });

  it("knows the figure and the trait of every stock character", () => {
    for (const locale of locales) {
      for (const { role, traits } of [...locale.casting.friends, ...locale.casting.others]) {
        expect(readRole(role, locale).figure, role).not.toBeNull();
        expect(readTraits(traits, locale)[0]?.trait, traits).not.toBeNull();
      }
    }
  });
});

describe("what is read of a character", () => {
  test.each([
    ["en", "my dragon friend", "helper", "dragon"],
    ["en", "wise mentor", "mentor", null],
    ["en", "evil queen", "villain", "queen"],
    ["en", "unicron", null, "unicorn"],
    ["en", "best friend", "helper", "friend"],
    ["en", "qwerty", null, null],
    ["es", "la relojera", null, "clockmaker"],
    ["es", "mi abuela", "mentor", "grandmother"],
    ["fr", "l'horlogère", null, "clockmaker"],
    ["fr", "la chevalière", "guardian", "knight"],
    ["hi", "जादूगरनी", "villain", "witch"],
    ["hi", "मेरी बिल्ली", null, "cat"],
  ] as const)(
    "[SMAKE-7] in %s the role “%s” has the part %s and the figure %s",
    (language, typed, part, figure) => {
      expect(readRole(typed, storyLocales[language])).toEqual({ part, figure });
    },
  );

  test.each([
    ["en", "grumpy, afraid of fire", ["grumpy", "fire"]],
    ["en", "Kind but afraid of heights", ["kind", "heights"]],
    ["en", "afraid of dogs and spiders", ["dogs"]],
    ["en", "scared of loud noises", ["noise"]],
    ["en", "not afraid of anything", ["brave"]],
    ["en", "breathes fire", [null]],
    ["en", "likes cheese", [null]],
    ["es", "no tiene miedo; miedo al agua", ["brave", "water"]],
    ["fr", "n'a peur de rien, peur de l'orage", ["brave", "thunder"]],
    ["hi", "बहादुर और अँधेरे से डरती है", ["brave", "dark"]],
  ] as const)("[SMAKE-7] in %s the traits “%s” mean %j", (language, typed, meant) => {
    expect(
      readTraits(typed, storyLocales[language]).map(({ trait, fear }) => fear ?? trait),
    ).toEqual(meant);
  });

  it("[SMAKE-7] gives up to three traits, each with the words typed for it", () => {
    expect(readTraits("grumpy and kind\nsparkly, shy", en)).toEqual([
      { words: "grumpy", trait: "grumpy", fear: null, isInRole: false },
      { words: "kind", trait: "kind", fear: null, isInRole: false },
      { words: "sparkly", trait: null, fear: null, isInRole: false },
    ]);
  });

  it("[SMAKE-7] reads every figure, trait and fear by the name that the form shows", () => {
    for (const locale of locales) {
      const { figures, traits, fears } = locale.casting;
      for (const id of figureIds) {
        expect(readRole(figures[id].name, locale).figure, figures[id].name).toBe(id);
      }
      for (const id of traitKinds) {
        const [first] = readTraits(traits[id].adjectives.f, locale);
        expect(first?.trait, traits[id].name).toBe(id);
      }
      for (const id of fearIds) {
        expect(readTraits(locale.fears[id].name, locale)[0]?.fear).toBe(id);
        expect(fears[id]).toBe(locale.fears[id]);
      }
    }
  });
});

describe("how a character is introduced", () => {
  test.each([
    ["en", "wise mentor", "kind", "It was Lila, a kind and wise teacher."],
    [
      "en",
      "robot doctor",
      "grumpy, afraid of fire",
      "It was Lila, a grumpy robot, afraid of fire.",
    ],
    ["en", "hero", "shy, curious, brave", "It was Lila, a shy and curious friend."],
    ["en", "magpie", "proud", "It was Lila, a proud magpie."],
    ["en", "elephant", "sparkly, likes cheese", "It was Lila, an elephant."],
    ["es", "la relojera", "gruñona y amable", "Era Lila, una relojera gruñona pero amable."],
    ["en", "ant", "brave, scared", "It was Lila, a brave but nervous ant."],
    ["en", "washing machine", "grumpy", "It was Lila, a grumpy washing machine."],
    ["en", "time machine", "grumpy", "It was Lila, a grumpy robot."],
    ["es", "la lavadora", "alegre", "Era Lila, una lavadora alegre."],
    ["es", "cocodrila", "tacaña y generosa", "Era Lila, una cocodrila tacaña pero generosa."],
    ["fr", "machine à laver", "râleuse", "C’est Lila, une machine à laver grognonne."],
    ["fr", "fourmi", "courageuse, peureuse", "C’est Lila, une fourmi courageuse mais craintive."],
    ["hi", "चींटी", "बहादुर, डरपोक", "यह है Lila, एक बहादुर मगर डरपोक चींटी।"],
    ["hi", "वाशिंग मशीन", "चिड़चिड़ी", "यह है Lila, एक चिड़चिड़ी वाशिंग मशीन।"],
    ["es", "detective", "curiosa", "Era Lila, una detective curiosa."],
    ["es", "dragón", "tímido, miedo al fuego", "Era Lila, un dragón tímido, con miedo al fuego."],
    ["es", "la villana", "sola", "Era Lila, una vecina solitaria de quien se sabía poco."],
    ["es", "tortuga", "lento", "Era Lila, una tortuga paciente."],
    ["fr", "l'horlogère", "gentille", "C’est Lila, une horlogère gentille."],
    ["fr", "la pianiste", "patiente", "C’est Lila, une pianiste patiente."],
    ["fr", "dragon", "a peur du feu", "C’est Lila, un dragon, qui a peur du feu."],
    ["fr", "mentor", "sage", "C’est Lila, une personne sage qui sait mille choses."],
    ["hi", "घड़ीसाज़", "चिड़चिड़ी", "यह है Lila, एक चिड़चिड़ी घड़ीसाज़।"],
    ["hi", "दादी", "दयालु, आग से डर", "ये हैं Lila, दयालु दादी माँ, जिन्हें आग से डर लगता है।"],
    ["hi", "मेरी नानी", "दयालु", "ये हैं Lila, दयालु नानी।"],
    ["hi", "फूल वाली", "ग़ुस्सैल", "यह है Lila, एक चिड़चिड़ी दोस्त।"],
    ["hi", "शेर", "शर्मीला", "यह है Lila, एक शर्मीला शेर।"],
  ] as const)("[SMAKE-5] in %s “%s” and “%s”: %s", (language, role, traits, expected) => {
    expect(introduction(role, traits, storyLocales[language])).toBe(expected);
  });

  it("[SMAKE-5] never repeats what was typed but names", () => {
    for (const locale of locales) {
      const text = introduction("Zorblat “the” <b>", "quux frob, wibble wobble, plugh", locale);
      expect(text).toContain("Lila");
      expect(text).not.toMatch(/zorblat|quux|wibble|plugh|[“”<>]/i);
    }
  });
});

it.each(["es", "fr"] as const)(
  "[SMAKE-5] describes two of unknown roles differently in %s",
  (language) => {
    const locale = storyLocales[language];
    const cast = castOf(["Ada:zorblat:", "Bo:zorblat:"], locale);
    const texts = [cast.friend, ...cast.extras].map((person) =>
      wordingsOf(locale.people.meet(person, { cast } as unknown as SceneContext)[0] ?? null).join(
        " ",
      ),
    );
    const isTold = (text: string) => /grandes/.test(text);
    expect(texts.filter(isTold)).toHaveLength(1);
  },
);

it("[SMAKE-5] gives an elder by name adjectives of respect in Hindi", () => {
  const { hi } = storyLocales;
  const cast = castOf(["रमेश जी:xyz:चिड़चिड़ा"], hi);
  const [met = null] = hi.people.meet(cast.friend, { cast } as unknown as SceneContext);
  for (const wording of wordingsOf(met)) expect(wording).toContain("रमेश जी, एक चिड़चिड़े दोस्त");
});

it.each([...playfulTraits])(
  "[SMAKE-6] lets nobody who is %s clown beside a hard theme",
  (trait) => {
    for (const locale of locales) {
      const cast = castOf(
        [`Lila:${locale.casting.figures.dog.name}:${locale.casting.traits[trait].name}`],
        locale,
      );
      const clowning = locale.casting.traits[trait].habits("Lila");
      const wordingsWhere = (gentle: boolean) => {
        const context = { cast, gentle } as unknown as SceneContext;
        return locale.people.arrive(cast.friend, context).flatMap(wordingsOf);
      };
      expect(wordingsWhere(false)).toEqual(expect.arrayContaining([...clowning]));
      for (const wording of wordingsWhere(true)) expect(clowning).not.toContain(wording);
    }
  },
);

it("[SMAKE-5] lets a figure act, and two of one figure differently", () => {
  for (const locale of locales) {
    const role = locale.casting.figures.cook.name;
    const cast = castOf(
      [`Max:${locale.casting.figures.cat.name}`, `Ann:${role}`, `Bo:${role}`],
      locale,
    );
    const context = { cast } as unknown as SceneContext;
    const [ann, bo] = cast.extras.map((one) => wordingsOf(locale.people.deed(one, context)));
    expect(ann).toEqual([locale.casting.figures.cook.deeds("Ann")[0]]);
    expect(bo).toEqual([locale.casting.figures.cook.deeds("Bo")[1]]);
  }
});

it("[SMAKE-5] lets a fear be met with the help of a child, in words that no other fear has", () => {
  for (const locale of locales) {
    const [person] = castOf(["Lila:x:"], locale).children;
    const context = { child: "Mina" } as SceneContext;
    const said = fearIds.flatMap((fear) =>
      wordingsOf(locale.fears[fear].met({ ...person, name: "Lila" } as CastMember, context)),
    );
    expect(new Set(said).size).toBe(fearIds.length * 2);
    for (const wording of said) expect(wording).toMatch(/Lila.*Mina|Mina.*Lila/);
  }
});
