import { aScene } from "@codetale/domain/testing/stories";
import { expect, it } from "vitest";
import { aStoryRequest, CHILD_DETAILS, wishesOf } from "#testing/stories";
import { anonymousStory } from "./anonymous-story.ts";
import { editionsToPlay, questionOf } from "./testing/asked-idea.ts";

it("[SLIB-3] is the shared edition, and gives the names back to the owner alone", () => {
  const editions = editionsToPlay();
  const own = anonymousStory(editions, "own");
  const others = anonymousStory(editions, "others");
  expect(own.scenes).toBe(editions.sharedScenes);
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
    const { scenes, names, anonymize, withNames } = anonymousStory(imported, edition);
    expect(
      JSON.stringify(scenes.map(({ dialogue, choices, cast }) => [dialogue, choices, cast])),
    ).not.toMatch(CHILD_DETAILS);
    const { dialogue } = questionOf(scenes);
    expect(withNames(dialogue)).toBe(questionOf(privateScenes).dialogue);
    expect(names).toHaveLength(new Set(privateScenes.flatMap(({ cast }) => cast)).size);
    expect(anonymize("zebulon and lila")).toMatch(/^[A-Z]\w+ and [A-Z]\w+$/);
  }
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
    expect(JSON.stringify(story.scenes)).not.toMatch(/m[ií]n(?:a|ita)/i);
    expect(story.scenes[0]).toMatchObject({ speaker: "Robin", cast: ["Robin"] });
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
  expect(story.scenes[0]).toMatchObject({ speaker: "Person 10", cast: story.names });
  expect(story.withNames(story.scenes[0]!.dialogue)).toBe(cast.join(", "));
});

it("a story without people stays as it is", () => {
  const scenes = [aScene({ cast: [], dialogue: "Once." })];
  const wishes = { children: [], characters: [], objectives: [], language: "en" };
  const story = anonymousStory(
    { isAuthored: true, privateScenes: scenes, sharedScenes: scenes, wishes, plot: null },
    "others",
  );
  expect(story.scenes).toEqual(scenes);
  expect(story.withNames(story.anonymize("Robin ran"))).toBe("Robin ran");
});
