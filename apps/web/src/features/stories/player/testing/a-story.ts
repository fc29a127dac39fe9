import type { Story } from "@codetale/contract/stories";
import type { StoredScene } from "@codetale/contract/stories/player";
import { aShownFigure } from "@codetale/domain/testing/stories";

/** A shared story in English, with `facts` on top. */
export function aStory(facts: Partial<Story> = {}): Story {
  return {
    id: "s1",
    title: "The Boat with Two Seats",
    language: "en",
    level: "6-9",
    learning_objectives: ["sharing"],
    characters: [{ name: "Lila", role: "hero", traits: "kind" }],
    scenes: { fewest: 3, most: 3, total: 4 },
    endings: 2,
    setting: "river",
    sky: "dusk",
    cast: [aShownFigure("Mina"), aShownFigure("Lila")],
    isShared: true,
    isOwn: false,
    isAuthored: false,
    isTakenDown: false,
    createdAt: 0,
    voiced: null,
    ...facts,
  };
}

/** A scene as a download has it, the last of its story. */
function aStoredScene(facts: Partial<StoredScene> = {}): StoredScene {
  return {
    id: "start",
    title: "At the river",
    speaker: null,
    dialogue: "The river is glowing!",
    choices: [],
    nextId: null,
    ending: null,
    setting: "river",
    sky: "day",
    thing: null,
    cast: [aShownFigure("Mina")],
    wordStarts: null,
    audio: null,
    choiceAudio: [],
    ...facts,
  };
}

/** A whole download: the river, a fork, and two endings. */
export function aDownload() {
  return {
    success: true,
    title: "The Boat with Two Seats",
    language: "en",
    scenes: [
      aStoredScene({ nextId: "fork", audio: "/stories/s1/audio/a1", wordStarts: [0, 1, 2, 3] }),
      aStoredScene({
        id: "fork",
        thing: "boat",
        choices: [
          { text: "Row the boat", nextId: "boat", picture: "boat" },
          { text: "Ask the owl", nextId: "owl", picture: "owl" },
        ],
        audio: "/stories/s1/audio/a2",
        choiceAudio: ["/stories/s1/audio/c1", null],
      }),
      aStoredScene({ id: "boat", ending: "rowed" }),
      aStoredScene({ id: "owl", ending: "asked" }),
    ],
    answerWords: { stopWords: ["the", "i", "want"], ordinals: [["one", "first"]] },
  };
}
