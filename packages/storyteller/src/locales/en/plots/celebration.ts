/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Upside-Down Feast`,
    "The Day of a Hundred Lights",
    "A Party with a Wobble",
    `The Great Day of ${hero}`,
  ],
  refrains: [
    "Hang up the lights and tie the balloons, polish the spoons.",
    "Hip, hop, hurry along, bring a spoon and a song.",
    "Stir it, string it, set it out right, all come tonight.",
  ],
  beats: {
    start: {
      title: ["The morning of the feast", "Nine hours to go"],
      lines: (t) => [
        [
          `On the longest day the village has a feast, and this year ${t.hero} was in charge.`,
          `“${t.hero},” said the mayor, “you will make the summer feast this year.”`,
        ],
        [
          `${t.hero} wanted it to be the best ever, with no one left out.`,
          `${t.hero} wrote a list as long as a scarf. At the top it said: all must come.`,
        ],
        introduceSiblings(t),
        forOlder("The last feast had one balloon. It was gray."),
        t.refrain,
      ],
    },
    morning: {
      title: ["Helpers wanted", "The list"],
      lines: (t) => [
        [
          "Then the list blew out of the window, and a goat ate it. They needed help, and fast.",
          "But the cook had a cold, and the band was late. Who would help?",
        ],
        forOlder("“A-choo,” said the cook, and that was all anyone heard."),
        ...t.arrivals,
      ],
    },
    cake: {
      title: ["The cake", "Flump"],
      lines: (t) => [
        [
          "First, the cake. It rose and rose, and then it went flump, and lay there like a hat.",
          "They baked a cake, tall as a tower. It sank. Flump!",
        ],
        t.tool.pack,
        [
          `${t.friend} blew into it with a straw. It did not help.`,
          `${t.friend} pulled it up with two spoons. Now it had two holes.`,
        ],
        forOlder("It was ten o’clock, and the guests would come at six."),
        [`What now for a cake, ${t.child}?`, `What would ${t.child} do about the cake?`],
      ],
      choices: {
        pancakes: ["Fry a pancake tower", "Stack up pancakes"],
        fruit: ["Cut a melon boat", "Fill it with fruit"],
      },
    },
    noon: {
      title: ["No band", "The music"],
      lines: (t) => [
        t.recall("cake", {
          pancakes: [
            "They fried a hundred pancakes and stacked them up. It leaned, but so do all great towers.",
            "Flip, flop, flip! Soon a tower of pancakes stood there, with jam for windows.",
          ],
          fruit: [
            "They cut a melon into a boat and filled it with plums. It looked like a ship with a crew.",
            "Plums, pears, berries: the old cake was a bowl now, and the bowl was full.",
          ],
        }),
        t.refrain,
        ifRoom(t.landmark.pass),
        [
          `Next, the music. The band was not here. ${t.question}`,
          `But what is a dance with no band? ${t.question}`,
        ],
      ],
      choices: {
        pots: ["Drum on the pots", "Play pans and spoons"],
        birds: ["Whistle with the birds", "Ask the blackbirds"],
      },
    },
    played: {
      title: ["The new band", "Ting and bong"],
      lines: (t) => [
        t.recall("noon", {
          pots: [
            "Ting went the lid, bong went the pot, and the spoons went clackety-clack.",
            "They hung the pots in a tree and hit them. Bing, bang, bong, it was a band!",
          ],
          birds: [
            "They whistled, and a blackbird whistled back. Soon the whole hedge joined in.",
            "One blackbird came, then ten. They sat on the fence like notes on a line.",
          ],
        }),
        [
          `${t.child} waved a spoon to keep the time.`,
          `In front stood ${t.child}, and waved both arms.`,
        ],
        [
          "Even the goat was sorry, and wagged along.",
          "The goat tapped one foot, with the list still in its beard.",
        ],
        forOlder("The cook heard it through the window and forgot to sneeze."),
      ],
    },
    guest: {
      title: ["The lights go out", "Somebody in the dark"],
      lines: (t) => [
        [
          "At last, the lights. They hung up a hundred. And then, click, every one of them was gone.",
          "By six they had hung a hundred lights. They blinked, and there were none!",
        ],
        t.tool.use,
        [
          "Behind the hedge someone shone like a sun.",
          "But behind the hedge stood someone, bright as noon.",
        ],
        ...t.meeting,
        forOlder("A hundred lights are hard to hide. They shine out of every pocket."),
      ],
    },
    wish: {
      title: ["The one with no letter", "Why the lights went"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "I took the lights. All got a letter that said “please come”. I got none.",
          "It was me. I waited by my door for three days, and no letter came for me.",
        ],
        [
          "So I wanted to have a feast of my own. But it is no fun with just me.",
          "I thought, with lights it would feel like a feast. But a feast is more than lights.",
        ],
        forOlder("I even put a flower on. Look. It is a bit squashed now."),
        ["Here they are. I suppose you want me to go?", "You can have them back. Shall I go?"],
      ],
      choices: {
        chair: ["Set one more chair", "Sit down with us"],
        dance: ["Dance the first dance", "Teach us your dance"],
        lantern: ["Lead our light parade", "Carry a lantern in front"],
      },
    },
    seated: {
      title: ["One more chair", "The longest table"],
      lines: (t) => [
        [
          `They put a chair in the middle for ${t.other}, and the letter was written then and there.`,
          `“Dear ${t.other},” wrote ${t.hero}, “please come.” And ${t.other} came, from right here.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("cake", {
            pancakes: [
              "Then the pancake tower fell, plop, and everyone got one.",
              "The tower of pancakes was gone by eight, right down to the jam.",
            ],
            fruit: [
              "The fruit went round, and round again, till only pips were left.",
              "The last plum of the fruit ship was cut in two and shared.",
            ],
          }),
        ),
        forOlder("The goat got the napkins."),
        t.refrain,
        [
          `The list was gone, but not its first line: all must come. And they had.`,
          "It was the longest day, and the longest table, and no one was left out.",
        ],
      ],
    },
    danced: {
      title: ["The first dance", "Down the hill"],
      lines: (t) => [
        [
          `${t.other} had a dance that went hop, hop, slide, and ${t.hero} had it in no time.`,
          `Hop, hop, slide! ${t.other} danced ahead, and ${t.hero} came right after.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "The pots went bing, bang, bong, faster and faster.",
              "Clackety-clack went the spoons, and no foot could keep still.",
            ],
            birds: [
              "The blackbirds whistled so fast that they ran out of air.",
              "On the fence the blackbirds swayed from side to side.",
            ],
          }),
        ),
        [
          "The whole village danced down the hill in one long row.",
          "In one long line they danced down the hill and up again.",
        ],
        t.refrain,
        [
          "They still dance it each year. It is called the late guest.",
          "And the list? The goat danced it off.",
        ],
      ],
    },
    lit: {
      title: ["The parade of lights", "A hundred lights"],
      lines: (t) => [
        [
          `${t.other} went in front, with lights in both hands and one on each ear.`,
          `First came ${t.other}, shining like a birthday cake, and then came ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "Behind them came the pots, bing, bang, bong.",
              "Then came the spoons, clackety-clack.",
            ],
            birds: [
              "Over them flew the blackbirds, and not one would go to bed.",
              "The blackbirds sang, though it was long past their bedtime.",
            ],
          }),
        ),
        [
          "They walked past each door, and out came more and more.",
          "“Come too!” they called. And all did, some in pajamas.",
        ],
        t.refrain,
        [
          "From the moon, the village was a string of stars.",
          "Even the longest day did not want to end.",
        ],
      ],
    },
  },
};
