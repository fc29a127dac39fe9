/** The rescue of a stranded whale, and the goodbye. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} and the Little Whale`,
    "The Whale Who Took a Wrong Turn",
    "The Sea That Would Not Wave",
    `A Very Small Whale for ${hero}`,
  ],
  refrains: [
    "Splish, splash, big and small, there is sea for all.",
    "In and out, says the sea, you and me.",
    "Wave by wave and now and then, out and in again.",
  ],
  beats: {
    start: {
      title: ["The house by the harbor", "Good morning, sea"],
      lines: (t) => [
        [
          `Every morning ${t.hero} stood on the harbor wall and waved at the sea. If only somebody out there would wave back, just once!`,
          `Down at the harbor lived ${t.hero}, who waved at the sea before breakfast. The sea had a thousand waves. ${t.hero} wished for just one wave back.`,
        ],
        introduceSiblings(t),
        forOlder(
          "A gull had nodded once. But that gull nodded at everyone. The boats went knock, knock, knock, the water went slap, and nothing out there had a hand.",
          "Once a mop had waved, but it hung on a ship, and the wind did it. It was a big sea, gray as an old coat, and all it ever did was come and go.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["The rock that blinked", "Something round and gray"],
      lines: (t) => [
        [
          "But this morning the sea was out, and on the sand lay a baby whale.",
          "One morning a gray rock on the sand blinked. It was a baby whale!",
        ],
        forOlder(
          "“Pfff,” it said, out of the top of its head.",
          "It was as big as a bed, and it looked about as soft.",
        ),
        ...t.arrivals,
        forOlder(
          "A whale on land needs three things: wet, shade, and company.",
          "The water would be back by evening. But whales cannot tell the time.",
        ),
      ],
    },
    plan: {
      title: ["A dry whale", "The sun climbs"],
      lines: (t) => [
        [
          "The sun was drying that whale like a towel, and the sea was still far away. “Ooo,” it said, and looked at them with one round eye.",
          "Until the tide came back, the whale had to stay wet. And it was getting hot. It opened one brown eye and looked at them, each in turn.",
        ],
        forOlder(
          `By the steps stood eight buckets for fish, and over the steps hung twelve sheets to dry. ${t.friend} offered it half a bun. That is not what whales eat.`,
          `The harbor had buckets, it had a pump, and it had somebody’s laundry, all in a row. ${t.friend} lent it a hat. It was no help, but it looked smart.`,
        ),
        [`How can we keep it wet, ${t.child}?`, `What does a dry whale need, ${t.child}?`],
      ],
      choices: {
        buckets: ["Carry buckets of water", "Pour cool water on it"],
        sheets: ["Spread wet sheets", "Build a shady tent"],
      },
    },
    wet: {
      title: ["Pfff", "A shower for everyone"],
      lines: (t) => [
        t.recall("plan", {
          buckets: [
            `Splish, splosh! ${t.child} ran and poured, and half of it went into the shoes.`,
            `Up and down the steps they ran with buckets, and ${t.child} poured the last one over its nose.`,
          ],
          sheets: [
            `They soaked all twelve sheets, and ${t.child} tucked the whale in, right up to the chin.`,
            `Sheet after wet sheet went over its back, and one over a broom. ${t.child} crept under it too.`,
          ],
        }),
        [
          "“Pfff!” said the whale, and a warm rain came down on everybody.",
          "The whale blew as high as a door. Now all of them were wet, and it looked pleased.",
        ],
        forOlder(
          `When they stopped, it nudged them with its nose. When they went on, it hummed. “It likes me best,” said ${t.friend}. “Me too,” said all the others.`,
          `It learned fast. If one of them sneezed, it sneezed too, and its sneeze was bigger. After one hour ${t.friend} said that it had a nice face. After two, that it was family.`,
        ),
      ],
    },
    soup: {
      title: ["Soup on the sand", "A bench that breathes"],
      lines: (t) => [
        [
          "Toward evening there was soup on the sand, and the whale was the bench.",
          "They ate their soup on the sand that evening and leaned on the whale.",
        ],
        ifRoom("Someone ran home for blankets, and for one thing more."),
        t.tool.pack,
        forOlder(
          "A crab came by, looked into the pot, and went off sideways with a spoon. Nobody talked about the water that would come. They scraped the pot instead.",
          "The whale smelled the soup and sneezed, and after that it was a sea soup. “And tomorrow?” said somebody. “More soup?” said somebody else.",
        ),
        t.refrain,
      ],
    },
    afloat: {
      title: ["The water comes back", "Round and round"],
      lines: (t) => [
        [
          "After the soup came the sea. It crept up the sand and lifted the whale like a feather. It could go now. But it swam around their knees, like a puppy.",
          "Soon the water was back, softly, in the dusk, and the little whale floated. It did not leave. It swam in rings around them and looked up.",
        ],
        forOlder(
          `It brought them presents: a cork, a boot, and a very surprised fish. “We could keep it,” said ${t.friend}. Nobody said yes, and nobody said no.`,
          `It gave them back a shoe that somebody had lost the summer before. “It wants to stay,” said ${t.friend}. They all wished it so hard that nobody answered.`,
        ),
        [`What shall we play, ${t.child}?`, `Which game is for whales, ${t.child}?`],
      ],
      choices: {
        song: ["Hum a deep tune", "Sing something slow"],
        splash: ["Splash three times", "Clap on the water"],
      },
    },
    chain: {
      title: ["Clank", "A chain in the water"],
      lines: (t) => [
        t.recall("afloat", {
          song: [
            `${t.child} hummed, deep as a cello, and the whale hummed too.`,
            `${t.child} hummed. “Ooo,” went the whale, on the same note.`,
          ],
          splash: [
            `${t.child} clapped on the water three times. So did a tail.`,
            `Clap, clap, clap went ${t.child}. Splat, splat, splat went the tail.`,
          ],
        }),
        [
          "Then it clanked. Someone was pulling a chain across the way out!",
          "Clank! Somebody was pulling a chain across the harbor mouth.",
        ],
        ...t.meeting,
        forOlder(
          `“Everything swims out there, and nothing swims back,” ${said(t.cast.other)}. “But this one stays.” The odd thing was that nobody was cross. They all liked that chain, a little.`,
          `“So,” ${said(t.cast.other)}, and locked it with a big key. “Now it cannot get lost.” Somebody should have said, “Take it away.” They looked at their feet.`,
        ),
      ],
    },
    night: {
      title: ["The bench at the end", "Plums in the dark"],
      lines: (t) => [
        ["They walked to the end of the wall.", "At the very end was a bench for all."],
        t.landmark.pass,
        [
          `“My boats went out, and my hat,” ${said(t.cast.other)}. “I stay.”`,
          `“I stand here and wave,” ${said(t.cast.other)}, “and then I go home alone.”`,
        ],
        ifRoom("They shared a blanket and a bag of plums."),
        forOlder(
          `The whale slept with one eye shut. With the other it counted them, to be sure. At the second snore ${t.other} had to laugh, and laughed so long that it woke a gull.`,
          `Below them the whale snored, and each of its snores smelled of soup. ${t.other} got the biggest plum, and looked at it for a while before the first bite.`,
        ),
      ],
    },
    dawn: {
      title: ["A voice from far out", "The key"],
      lines: (t) => [
        [
          "At sunrise a deep voice sang, far out. It was its mother. The little whale swam to the chain, and back to them.",
          "Then the sky turned pink, and far out at sea a mother was calling. The little whale looked at the sea, and then at them.",
        ],
        t.recall("plan", {
          buckets: forOlder("It pushed an empty bucket before it, just to have it near."),
          sheets: forOlder("It still wore one of the sheets, like a cape."),
        }),
        forOlder(
          "One more day, they all thought. One more day, and then one more after that.",
          "If nobody moved, there would be a whale tomorrow, too. For a while nobody moved.",
        ),
        ifRoom(t.tool.use),
        [
          `Then ${t.other} held out the key of the chain to ${t.child}.`,
          `And ${t.other} laid the key of the chain beside ${t.child}.`,
        ],
        [`How do we say goodbye, ${t.child}?`, `What is a good goodbye, ${t.child}?`],
      ],
      choices: {
        turn: ["Turn the key together", "Open the chain slowly"],
        row: ["Row out beside it", "Bring it to its mother"],
        lamp: ["Promise it a light", "Leave a lamp burning"],
      },
    },
    waved: {
      title: ["Smaller and smaller", "What the sea did"],
      lines: (t) => [
        [
          `${t.hero} turned the key, and the chain sank, clank, clank, clank. The whale swam out. Then, far away, a tail rose and waved.`,
          `The key went round in ${t.hero}’s hand. Down went the chain. Out it went, to its mother. And there came a tail, waving!`,
        ],
        t.recall("afloat", {
          song: forOlder("Over the water came one deep tune, and they knew every note of it."),
          splash: forOlder("Then it slapped the water, splat, splat, splat, for all to hear."),
        }),
        forOlder(
          `${t.other} waved with both arms, and then with somebody else’s hat.`,
          `The chain? ${t.other} hung the laundry on it.`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "On that morning the sea had waved back.",
          "“Good morning,” said the sea at last, with its tail.",
        ],
      ],
    },
    family: {
      title: ["Seven tails", "Out past the rocks"],
      lines: (t) => [
        [
          `They rowed out to its mother, and ${t.other} pulled the oars. Seven tails came up, and every one of them waved at ${t.hero}.`,
          `Everyone fit into one boat, just, and ${t.other} rowed best. First one big tail, then two, then seven, and all waved at ${t.hero}.`,
        ],
        t.recall("afloat", {
          song: forOlder("The little one hummed the deep tune, and seven whales hummed along."),
          splash: forOlder("The little one clapped three times. So did seven tails. What rain!"),
        }),
        forOlder(
          "It looked back once more. Then it pressed its nose into that huge warm side.",
          `“Look,” ${said(t.cast.other)}, when they bumped into the wall again, “boats do come back.”`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "They waved until their arms were as long as oars.",
          "Then they rowed home, and behind them the sea was waving.",
        ],
      ],
    },
    shone: {
      title: ["The lamp on the wall", "A light for coming back"],
      lines: (t) => [
        [
          `${t.hero} hung a lamp on the wall, and the whale swam out past it. All winter ${t.other} lit it. In spring a tail came up and waved.`,
          `“This will shine for you,” said ${t.hero}, and let the chain fall. Each night ${t.other} lights it. One night a tail waved in it.`,
        ],
        t.recall("afloat", {
          song: forOlder("It had brought a cousin, who knew the deep tune already."),
          splash: forOlder("Splat, splat, splat, it went, until every window was open."),
        }),
        forOlder(
          "The chain lies in the grass behind the shed now, and snails sleep in it.",
          "It had grown as big as a bus, but it still tried to fit between their knees.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["It comes and goes now, as the sea does.", "It stayed for soup. Then it waved and went."],
      ],
    },
  },
  returns: [
    {
      title: ["Dark by now", "The slippery wall"],
      lines: (t) => [
        [
          "By now the wall was dark and very slippery.",
          "It was night, and all the stones were wet.",
        ],
        ...t.returns,
        ifRoom([
          "So the dark was dark, and nothing more.",
          "Then somebody laughed, and the wall felt wider.",
        ]),
      ],
    },
    {
      title: ["A heavy word", "Before the goodbye"],
      lines: (t) => [
        [
          "But goodbye weighs more than an anchor, much more.",
          "Nobody’s feet wanted to move, not a single toe.",
        ],
        ...t.returns,
        ifRoom([
          "And then they could do it, just about.",
          "Then it was time, and nobody ran away.",
        ]),
      ],
    },
  ],
};
