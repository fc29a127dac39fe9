import { aScene } from "@codetale/domain/testing/stories";
import type { Scene } from "@codetale/domain/stories/graph";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aStoryRequest, CHILD_DETAILS, wishesOf } from "#testing/stories";
import { sharedEditionOf } from "../../validated-story.ts";
import type { StoryEditions } from "../playing.repository.ts";
import { anonymousStory } from "./anonymous-story.ts";
import { editionsToPlay, questionOf } from "./testing/asked-idea.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("[SLIB-3] is the shared edition, and gives the names back to the owner alone", () => {
  const editions = editionsToPlay();
  const own = anonymousStory(editions, "own");
  const others = anonymousStory(editions, "others");
  for (const scene of editions.sharedScenes) expect(own.scene(scene.id)).toBe(scene);
  expect(own.scene("none")).toBeUndefined();
  expect(own.names).toEqual(["Robin", "Sky", "Lila"]);
  expect(own.withNames("Robin and Sky met Lila.")).toBe("Zebulon and Xanthippe met Lila.");
  expect(others.withNames("Robin and Sky met Lila.")).toBe("Robin and Sky met Lila.");
});

it.each([
  ["zebulon, come", "Robin, come"],
  ["XANTHIPPE de la Rosa is here", "Sky is here"],
  ["xanthippe rosa and the cat", "Sky and the cat"],
  ["la rosa de zebulon", "la Sky de Robin"],
  ["zebulons and rosary", "Robin and rosary"],
])("[SLIB-3] takes names out of what was said: %s", (said, anonymous) => {
  const { childrens_info } = aStoryRequest();
  const [zebulon, xanthippe] = childrens_info;
  const children = [zebulon!, { ...xanthippe!, name: " Xanthippe de la  Rosa " }];
  const editions = editionsToPlay(wishesOf(aStoryRequest({ childrens_info: children })));
  expect(anonymousStory(editions, "own").anonymize(said)).toBe(anonymous);
});

it.each([
  ["Zoë", "Zoe wants to fly"],
  ["José", "jose wants to fly"],
  ["Mina", "minas boat"],
  ["Mina", "minita wants to fly"],
  ["Mia-Rose", "mia rose flies"],
  ["Renée", "renee flies"],
  ["मीना", "मीनाजी उड़ी"],
  ["Øystein", "oystein flies"],
  ["Max", "maxes car"],
  ["Anna Lena", "annalena flies"],
  ["Will", "will flies"],
])("[SLIB-3] finds %s in what a transcript makes of the name: %s", (name, said) => {
  const [child] = aStoryRequest().childrens_info;
  const editions = editionsToPlay(
    wishesOf(aStoryRequest({ childrens_info: [{ ...child!, name }] })),
  );
  const imported = {
    ...editions,
    isAuthored: true,
    privateScenes: [aScene({ cast: [name], dialogue: "Once." })],
    wishes: { ...editions.wishes, children: [], characters: [] },
  };
  for (const each of [editions, imported]) {
    expect(anonymousStory(each, "own").anonymize(said)).toMatch(/^Robin (?!rose)\S/);
  }
});

it("[SLIB-3] of an imported story everybody has a stand-in, since nobody knows who is a child", () => {
  const { privateScenes, wishes } = editionsToPlay();
  const imported = {
    isAuthored: true,
    privateScenes,
    sharedScenes: privateScenes,
    wishes: { ...wishes, children: [], characters: [], objectives: [] },
    plot: null,
  };
  for (const edition of ["own", "others"] as const) {
    const { scene, names, anonymize, withNames } = anonymousStory(imported, edition);
    const scenes = privateScenes.map(({ id }) => scene(id)!);
    expect(
      JSON.stringify(scenes.map(({ dialogue, choices, cast }) => [dialogue, choices, cast])),
    ).not.toMatch(CHILD_DETAILS);
    const { dialogue } = questionOf(scenes);
    expect(withNames(dialogue)).toBe(questionOf(privateScenes).dialogue);
    expect(names).toHaveLength(new Set(privateScenes.flatMap(({ cast }) => cast)).size);
    expect(anonymize("zebulon and lila")).toMatch(/^[A-Z]\w+ and [A-Z]\w+$/);
  }
});

describe("[SLIB-3] [OPEN-5] of an imported story whose file names its children, others", () => {
  const editions = importedEditions();

  it("hear the shared edition's names and no real one", () => {
    const { scene, names, withNames } = anonymousStory(editions, "others");
    const { dialogue, cast } = scene("start")!;
    expect(withNames(dialogue)).toBe("Robin and Robin's cat met Otto.");
    expect(cast.map(withNames)).toEqual(["Robin", "Robin's cat", "Otto"]);
    expect(names.map(withNames).join()).not.toMatch(/mina/i);
  });

  it.each([
    ["Mina flies", "Robin flies"],
    ["minas boat", "Robin boat"],
    ["MINA'S CAT and otto", "Robin's cat and Otto"],
  ])("may say %s, which leaves this server without a name", (said, told) => {
    const { anonymize, withNames } = anonymousStory(editions, "others");
    expect(anonymize(said)).not.toMatch(/mina|robin|otto/i);
    expect(withNames(anonymize(said))).toBe(told);
  });

  it("have stand-ins that are no child's name", () => {
    const sky = importedEditions("Sky");
    expect(anonymousStory(sky, "others").names).not.toContain("Sky");
  });

  it("are not its owner, who hears the names of the family", () => {
    const { scene, anonymize, withNames } = anonymousStory(editions, "own");
    expect(anonymize("Mina flies")).not.toMatch(/mina/i);
    expect(withNames(scene("start")!.dialogue)).toBe("Mina and Mina's cat met Otto.");
  });
});

it("a sample story tells all names to everybody", () => {
  const scenes = [aScene({ cast: ["Nell"], dialogue: "Nell ran." })];
  const wishes = {
    children: [{ name: "Nell", age: "7", interests: "" }],
    characters: [],
    objectives: [],
    language: "en",
  };
  const story = anonymousStory(
    { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
    "others",
  );
  expect(story.names).toHaveLength(1);
  expect(story.withNames(story.anonymize("nell runs"))).toBe("Nell runs");
});

describe("an imported story with very many people", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `Somebody${index} Nobody${index}`);
  const wishes = { children: [], characters: [], objectives: [], language: "en" };
  const storyOf = (scenes: Scene[]) =>
    anonymousStory(
      { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
      "others",
    );

  it("is made anonymous scene by scene, where the model is told of one", () => {
    const asked = aScene({ id: "asked", dialogue: "Mina ran." });
    const other = aScene({ id: "other" });
    Object.defineProperty(other, "dialogue", {
      get: () => expect.fail("nobody has asked for it"),
    });
    expect(storyOf([asked, other]).scene("asked")?.dialogue).toBe("Robin ran.");
  });

  it("takes few patterns, each of which takes milliseconds to make", () => {
    let made = 0;
    class CountedPattern extends RegExp {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        made += 1;
      }
    }
    vi.stubGlobal("RegExp", CountedPattern);
    const dialogue = names.slice(-5).join(" met ");
    const story = storyOf(
      names.map((name, at) => aScene({ id: `s${at}`, cast: [name], dialogue })),
    );
    const said = story.scene("s999")!.dialogue;
    expect(said).toMatch(/^Person 996 met .* met Person 1000$/);
    expect(story.withNames(story.anonymize(said))).toBe(dialogue);
    expect(made).toBeLessThan(names.length / 10);
  });
});

it.each(["MINA! Come back.", "mina's boat", "Minas boat", "Minita sang.", "Mína sang."])(
  "[SLIB-3] of an imported story no name is told in any form: %s",
  (dialogue) => {
    const scenes = [
      aScene({ cast: ["Mina"], speaker: "Mina", title: dialogue, dialogue, ending: dialogue }),
    ];
    const wishes = { children: [], characters: [], objectives: [], language: "en" };
    const story = anonymousStory(
      { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
      "own",
    );
    const scene = story.scene(scenes[0]!.id);
    expect(JSON.stringify(scene)).not.toMatch(/m[ií]n(?:a|ita)/i);
    expect(scene).toMatchObject({ speaker: "Robin", cast: ["Robin"] });
  },
);

it("a crowd has a name each", () => {
  const cast = Array.from({ length: 10 }, (_, index) => `Nobody${index}`);
  const scenes = [aScene({ cast, speaker: "Nobody9", dialogue: cast.join(", ") })];
  const wishes = { children: [], characters: [], objectives: [], language: "en" };
  const story = anonymousStory(
    { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
    "own",
  );
  expect(new Set(story.names).size).toBe(10);
  const scene = story.scene(scenes[0]!.id)!;
  expect(scene).toMatchObject({ speaker: "Person 10", cast: story.names });
  expect(story.withNames(scene.dialogue)).toBe(cast.join(", "));
});

it("a story without people stays as it is", () => {
  const scenes = [aScene({ cast: [], dialogue: "Once." })];
  const wishes = { children: [], characters: [], objectives: [], language: "en" };
  const story = anonymousStory(
    { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
    "others",
  );
  expect(story.scene(scenes[0]!.id)).toEqual(scenes[0]);
  expect(story.withNames(story.anonymize("Robin ran"))).toBe("Robin ran");
});

function importedEditions(child = "Mina"): StoryEditions {
  const privateEdition = {
    title: "A walk",
    figures: [],
    scenes: [
      aScene({
        id: "start",
        cast: [child, `${child}'s cat`, "Otto"],
        dialogue: `${child} and ${child}'s cat met Otto.`,
      }),
    ],
  };
  const wishes = {
    children: [{ name: child, age: "", interests: "" }],
    characters: [{ name: `${child}'s cat`, role: "cat", traits: "brave" }],
    objectives: [],
    language: "en",
  };
  return {
    isAuthored: true,
    privateScenes: privateEdition.scenes,
    sharedScenes: sharedEditionOf(privateEdition, wishes, "en").scenes,
    wishes,
    plot: null,
  };
}
