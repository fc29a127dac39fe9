/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Goat That Ate the Names`,
    "Not One Empty Chair",
    "The Feast of a Hundred Lights",
    `${hero} and the Last Chair`,
  ],
  refrains: [
    "Hang up the lights and tie the balloons, polish the spoons.",
    "Hip, hop, hurry along, bring a spoon and a song.",
    "Stir it, string it, set it out right, all come tonight.",
  ],
  beats: {
    start: {
      title: ["The morning of the feast", "A list like a scarf"],
      lines: (t) => [
        [
          `On the longest day the village has a feast, and this year ${t.hero} was in charge. ${t.hero} wished for one thing: not one empty chair.`,
          `“This year the summer feast is yours, ${t.hero},” said the mayor. So ${t.hero} wrote a list. On top it said: not one empty chair.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Every name in the village went on a list, and the list was as long as a scarf. Last year they had forgotten the mayor, who sat at home all evening with a spoon.",
          "Under it, on the list, came the names, from the mayor down to the cat at the mill. Last year there was one balloon, and it was gray. This year there would be a hundred lights.",
        ),
        t.refrain,
      ],
    },
    eaten: {
      title: ["The goat", "All those names"],
      lines: (t) => [
        [
          "Then the wind took the list, and a goat ate it. All those names!",
          "But the list lay on the sill, and a goat ate it, from first name to last.",
        ],
        ...t.arrivals,
        forOlder(
          "The goat looked pleased. A last corner of paper hung in its beard, and it would not give it up.",
          "The goat chewed the long names slowly and swallowed the short ones whole. One corner stayed in its beard, where nobody could read it.",
        ),
      ],
    },
    cake: {
      title: ["Flump", "Hat for breakfast"],
      lines: (t) => [
        [
          "First they baked the cake. It rose, and rose, and went flump, flat as a hat. So they sat down and had hat for breakfast.",
          "The cake was as tall as a tower. Flump! Then it was not. They took spoons, sat on the floor, and ate it warm.",
        ],
        t.tool.pack,
        forOlder(
          `“A flat cake is easier to reach,” said ${t.friend}. Nobody hurried. Flour came down like snow, and on a sack slept the cook, who had a cold, and sneezed in time.`,
          `${t.friend} had blown into it with a straw, but a cake knows when it has had enough. “Tonight it will be pancakes,” said the cook through a red nose. “Those are flat on purpose.”`,
        ),
      ],
    },
    names: {
      title: ["Letters to everybody", "Who is everybody?"],
      lines: (t) => [
        [
          "When the pan was clean, it was time to write the letters. But to whom? All the names were in the goat.",
          "After that they sat down with paper and ink, to invite everybody. But who was everybody? The list was gone.",
        ],
        forOlder(
          "They thought of the baker at once, then of the mayor, then of the mayor’s aunt. After that it got harder. Loud people are easy to remember.",
          "They began with the smith, the piano teacher and the twins. Those were soon done. The quiet ones take longer. That is how it is with quiet ones.",
        ),
        [`How can we remember them all, ${t.child}?`, `Where do we get the names, ${t.child}?`],
      ],
      choices: {
        walk: ["Walk from door to door", "Knock along the street"],
        count: ["Count the chimneys", "Look for smoke"],
      },
    },
    music: {
      title: ["No band", "A flat tire"],
      lines: (t) => [
        [
          "By noon the letters were out. But on the meadow there was no band, for the band had a flat tire.",
          "The letters flew off, and tables stood in the grass. Only the band was missing, stuck in the mud.",
        ],
        t.landmark.pass,
        forOlder(
          "The band was seven players on one bicycle, so it was a very flat tire. Somebody hummed, to try it out. It was not a feast yet. It was a hum.",
          "The band sent a card: “First the tuba got stuck, and then all of us.” The goat read it carefully, and then it ate that too.",
        ),
        [`Where do we get music, ${t.child}?`, `Who can play for us, ${t.child}?`],
      ],
      choices: {
        pots: ["Drum on the pots", "Play pans and spoons"],
        birds: ["Whistle with the birds", "Ask a blackbird"],
      },
    },
    shade: {
      title: ["The hot hour", "Plums in the shade"],
      lines: (t) => [
        t.recall("music", {
          pots: "They hung the pots in a tree. Bing, bang, bong, a band!",
          birds: "They whistled, a blackbird whistled back, and soon the whole hedge was a band.",
        }),
        [
          "Then it was too hot for anything, and they lay in the shade with cold plums.",
          "After that they took a nap under a tree, and a cloud like a spoon went by.",
        ],
        forOlder(
          `They talked about old feasts, the one with the rain and the one with the bees. “And each year somebody danced hop, hop, slide,” said ${t.friend}. “Who was that?” They thought and thought, and then they dozed off.`,
          `“Who washed all the cups last year?” asked ${t.friend}. “In the morning they stood there, clean.” Nobody knew. The goat slept too, with its corner of paper in its beard.`,
        ),
        t.refrain,
      ],
    },
    chairs: {
      title: ["One chair too many", "Click"],
      lines: (t) => [
        [
          "In the evening a hundred lights hung over the table. All sat down, and one chair stayed empty. Then, click, the lights were gone!",
          "When the sun sank, they hung up a hundred lights. Everybody came, and still a chair was empty. They blinked, and it was dark!",
        ],
        forOlder(
          "“Whose chair is this?” asked the mayor. They counted again, noses this time. It came out the same.",
          `“There is one too many,” said the mayor. “Or one too few,” said ${t.friend}.`,
        ),
        [
          `Behind the hedge it glowed. What now, ${t.child}?`,
          `Something shone behind the hedge. What next, ${t.child}?`,
        ],
      ],
      choices: {
        creep: ["Creep up to it", "Tiptoe around"],
        call: ["Call who is there", "Shout hello"],
        plate: ["Carry a plate over", "Bring some pancakes"],
      },
    },
    guest: {
      title: ["Behind the hedge", "A feast for one"],
      lines: (t) => [
        t.recall("chairs", {
          creep: "Past the last bush they crept, as quiet as flour.",
          call: "“Who is there?” “Nobody,” said the hedge, and sniffed.",
          plate: "A hand came out of the hedge and took a pancake.",
        }),
        [
          "There sat somebody with a hundred lights, at a small table set for one.",
          "Somebody was having a feast for one, with a hundred lights and a single bun.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "A hundred lights are hard to hide. They shone out of every pocket, and out of one shoe.",
          "A flower stood in a cup. Beside it lay a card, written by hand: “Dear me, please come.”",
        ),
      ],
    },
    wish: {
      title: ["The one with no letter", "Why the lights went"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "I took them. I wash your cups each year, and still I got no letter. I sat by my door for three days.",
          "Yes, it was me. Each year I wash your cups. But the mail went past my door. So I made my own feast.",
        ],
        t.recall("names", {
          walk: "My door is at the back, you know. You walked right by.",
          count: "My house has no chimney, you know. So nobody counted me.",
        }),
        forOlder(
          "I dance, too, each year, hop, hop, slide. I do not think that anyone knew who it was.",
          "But it is no fun for one. I told a joke, and I knew it already. Last year I found a lost cat as well, and nobody asked who.",
        ),
        ["Here are the lights. And what about me?", "You can have them back. Should I go?"],
      ],
      choices: {
        chair: ["Take the empty chair", "Sit down with us"],
        dance: ["Dance the first dance", "Start off our dance"],
        lantern: ["Lead the light parade", "Carry a lantern in front"],
      },
    },
    seated: {
      title: ["The last chair", "The longest table"],
      lines: (t) => [
        [
          `“Dear ${t.other}, please come,” wrote ${t.hero}, and the letter had three steps to go. Then, along the table, they remembered: “You washed the cups!”`,
          `${t.other} took the last chair. “You washed our cups,” said one. “Every year!” said all. And ${t.hero} wrote it down.`,
        ],
        forOlder(`Then the goat sneezed out its paper corner. On it stood: ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("The soup was late, because it was still drumming."),
          birds: forOlder("The blackbirds got the crumbs, and asked for more."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Not one empty chair. The goat had a stool.", "And the goat sat on the list."],
      ],
    },
    danced: {
      title: ["The first dance", "Down the hill"],
      lines: (t) => [
        [
          `Hop, hop, slide, danced ${t.other}, and ${t.hero} had it in no time. “So that was you, each year!” they called, and jumped up.`,
          `${t.other} began, hop, hop, slide. ${t.hero} came next, then the mayor, then the whole village, down the hill in one long row.`,
        ],
        forOlder(`The dance has a name now, so that nobody forgets: the ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("The pots went faster and faster, until a lid flew off."),
          birds: forOlder("The blackbirds whistled so fast that they ran out of air."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "All the chairs stood empty, and nobody was missing.",
          "Not one empty chair? They were all empty, from dancing.",
        ],
      ],
    },
    lit: {
      title: ["The parade of lights", "At the back doors too"],
      lines: (t) => [
        [
          `${t.other} went ahead with the lights, and ${t.hero} came behind. They stopped at every door, even for the cook, in bed with a cold.`,
          `In front shone ${t.other}, then ${t.hero}, then a hundred lights in a row. They stopped at every house, at the back doors too.`,
        ],
        forOlder(`On the biggest light they painted a name, to keep: ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("Behind them came the pots, bing, bang, bong."),
          birds: forOlder("The blackbirds came too, though it was long past their bedtime."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "So the feast came to every chair in the village.",
          "That night not one chair sat in the dark.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["So much to carry", "Under the sun"],
      lines: (t) => [
        [
          "The sun burned, and there was so much to carry.",
          "Bench after bench had to cross the hot grass.",
        ],
        ...t.returns,
        ifRoom(["And then the last table stood.", "Then all of it was there."]),
      ],
    },
    {
      title: ["A hundred knots", "Up with the lights"],
      lines: (t) => [
        [
          "But the hundred lights were one big tangle.",
          "First the lights had to go up, knots and all.",
        ],
        ...t.returns,
        ifRoom(["And then they all shone again.", "One by one the lights came on."]),
      ],
    },
  ],
};
