/** English words that are recognised in wishes, and phrases for settings and questions. */
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { pluralOf } from "./grammar.ts";
import { traits } from "./traits.ts";

export const casting: StoryLocale["casting"] = {
  joiners: ["and", "&", "but"],
  roles: {
    villain: [
      "villain",
      "villian",
      "antagonist",
      "bad guy",
      "baddie",
      "enemy",
      "=monster",
      "witch",
      "rival",
      "bully",
      "ogre",
      "evil",
      "=mean",
      "wicked",
      "nasty",
      "cruel",
    ],
    mentor: [
      "mentor",
      "teacher",
      "guide",
      "master",
      "coach",
      "elder",
      "wizard",
      "grandm",
      "grandp",
      "tutor",
    ],
    helper: [
      "helper",
      "sidekick",
      "assistant",
      "companion",
      "friend",
      "best friend",
      "=pet",
      "partner",
      "buddy",
    ],
    trickster: ["trickster", "joker", "clown", "prankster", "jester", "fool"],
    guardian: ["guardian", "guard", "protector", "keeper", "knight", "watchman"],
    hero: ["hero", "protagonist", "main char", "champion", "lead"],
  },
  ages: {
    child: stems(
      "baby|=little|=small|young|=kid|child|boy|girl|toddler|puppy|kitten|=cub|year old|years old",
    ),
    old: stems("=old|=older|oldest|elder|ancient|=aged|grandm|grandp|granny|retired"),
  },
  figures,
  traits,
  fears,
  genderOf: () => null,
  number: {
    one: ["a", "an", "one", "my", "his", "her"],
    many: ["two", "three", "both", "twins", "triplets", "these", "2", "3"],
    pluralsOf: ({ words }) => [pluralOf(words)],
  },
  wicked: /^(?:(?:very|really|so|big) )?(?:mean|bad|evil|wicked|nasty|cruel|villainous)$/,
  owner: /^.*(?:['’]s|s['’])\s/u,
  friends: [
    { name: "Button", role: "donkey", traits: "grumpy" },
    { name: "Pip", role: "mouse", traits: "brave" },
    { name: "Tilly", role: "goat", traits: "curious" },
    { name: "Moss", role: "turtle", traits: "wise" },
    { name: "Fern", role: "hedgehog", traits: "shy" },
  ],
  others: [
    { name: "Grumbo", role: "troll", traits: "lonely" },
    { name: "Bramble", role: "giant", traits: "shy" },
    { name: "Old Soot", role: "dragon", traits: "sleepy" },
    { name: "Zuzu", role: "magpie", traits: "proud" },
    { name: "Mumble", role: "bear", traits: "grumpy" },
  ],
};

function stems(words: string): string[] {
  return words.split("|");
}

export const settingPhrases: StoryLocale["settingPhrases"] = {
  home: ["by the kitchen door", "on the front step"],
  village: ["in the village square", "by the old well"],
  road: ["on the long road", "where the road bends"],
  forest: ["under the tall trees", "among the ferns"],
  river: ["by the river", "near the cool water"],
  hill: ["high on the hill", "on the windy hill"],
  cave: ["near the mouth of the cave", "by the mossy cave"],
  garden: ["in the garden", "between the bean rows"],
  workshop: ["in the workshop", "by the workbench"],
  harbor: ["at the harbor", "on the harbor wall"],
  sea: ["at the edge of the sea", "where the waves come in"],
  meadow: ["in the meadow", "in the long grass"],
  market: ["at the market", "between the market stalls"],
  tower: ["on the tower stairs", "at the foot of the tower"],
  snow: ["in the soft snow", "out in the snow"],
};

export const questions: StoryLocale["questions"] = ({ child }) => [
  `What would ${child} do?`,
  `What now, ${child}?`,
  `Any ideas, ${child}?`,
  `What would you do, ${child}?`,
  `What could ${child} try?`,
  `Hm. What comes next, ${child}?`,
  `What does ${child} choose?`,
  `How does ${child} go on?`,
  `What do you say, ${child}?`,
  `Quick, ${child}, what can we do?`,
];
