/** Two halves of a map, and the last pear. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { treasure as plot } from "../../../plots/treasure.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const treasure: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} and Half a Map`,
    "Twelve Small Steps",
    "The Last Pear",
    `${hero}, ${other} and the Torn Map`,
  ],
  refrains: [
    "One and two, heel and toe, along the dots we go.",
    "Half for me, half for you, one is made of two.",
    "Over the brook, round the stone, nobody looks alone.",
  ],
  beats: {
    start: {
      title: ["Half a map", "Sticky with honey"],
      lines: (t) => [
        [
          `${t.hero} wished to find a treasure, a real one, with a map. “Take this,” said the old beekeeper. It was half a map.`,
          `Even more than honey, ${t.hero} wished for a real treasure. Then the old beekeeper held out half a map.`,
        ],
        introduceSiblings(t),
        forOlder(
          "“It lay under my honey for forty years,” said the beekeeper. “I don’t need it. And I’m not angry, whatever people say.” The bees hummed as if they knew better.",
          "It was yellow, and smelled of wax. A dotted line ran over a brook and past a stone. “I never look at it,” said the beekeeper, and looked.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Torn across", "Where the dots stop"],
      lines: (t) => [
        [
          "But just before the cross, the map was torn. Somebody had the other half!",
          "In the middle the dots stopped. The cross was on the other half.",
        ],
        forOlder(
          "“Twelve steps from the big,” it said, and there the paper ended. The big what? The big cow? The big nose?",
          "Nobody had used scissors. It had been torn in one go, by two people who were both pulling.",
        ),
        ...t.arrivals,
      ],
    },
    brook: {
      title: ["No bridge", "Up to the knees"],
      lines: (t) => [
        [
          "They followed the dots to a brook. It was knee-deep, and it had no bridge.",
          "The dots went down to the brook and came out on the far side. There was no bridge.",
        ],
        t.tool.pack,
        forOlder(
          "Long ago there had been a bridge. On each bank stood a post, and the two posts leaned away from each other. In the grass lay planks, and a cow.",
          "Flat stones looked out of the water like turtles. Planks lay about for whoever had time. A cow stood in the middle and did not mind.",
        ),
        [`How shall we cross, ${t.child}?`, `What takes us over, ${t.child}?`],
      ],
      choices: {
        raft: ["Build a raft", "Make a wooden raft"],
        stones: ["Hop over stones", "Step from stone to stone"],
        cow: ["Ask the cow", "Ride on the cow"],
      },
    },
    across: {
      title: ["Two names", "The far side"],
      lines: (t) => [
        t.recall("brook", {
          raft: "The raft floated well, but in circles. They got off where it liked it best.",
          stones: "Hop, hop! The fourth stone was a real turtle. It moved over, politely.",
          cow: "The cow carried them one by one, and chewed at every step.",
        }),
        [
          `Splash! Only ${t.friend} got wet, and laughed. On the bank lay a big stone with two names cut into it, both scratched out.`,
          `At the end ${t.friend} sat down in the brook. “It’s warm!” There stood a big stone. Somebody had cut two names in it, and crossed out both.`,
        ],
        forOlder(
          "One had been crossed out with a ruler, the other with an angry spiral. “That must have been a good quarrel,” they said.",
          "Below the names somebody had carved two small people, and between them a thing that was a bell, or a pear.",
        ),
      ],
    },
    pears: {
      title: ["The tree in the meadow", "Juice to the elbows"],
      lines: (t) => [
        t.landmark.pass,
        [
          "In the meadow stood a pear tree, all alone. They sat under it and ate.",
          "Nobody had planted it, but there stood a pear tree. They ate until they hummed.",
        ],
        t.recall("brook", {
          raft: ["A plank made a good table.", "Their shoes dried on a plank."],
          stones: ["Their toes dried in the sun.", "A frog came along for the peel."],
          cow: ["The cow got all the cores.", "The cow lay down for a backrest."],
        }),
        forOlder(
          "Juice ran down to their elbows. A wasp walked once round a pear to measure it, and then it needed a rest.",
          "Now and then the tree let one fall, right into somebody’s lap. It seemed glad of the company.",
        ),
        forOlder("For a while nobody thought of crosses, only of one more pear."),
      ],
    },
    door: {
      title: ["A sign that says no", "The house with the dots"],
      lines: (t) => [
        [
          "After the pears the dots led on to a house. “No”, said the sign on the gate.",
          "Then, behind a hill, came a house with its shutters closed. On the door stood “Not today”.",
        ],
        forOlder(
          "Under it, smaller, stood “Not tomorrow”. And right at the bottom, so tiny that you had to kneel, “Perhaps on Thursday”.",
          "But the step was swept, and outside stood two chairs. One was quite worn. The other was just as old, and like new.",
        ),
        [`What opens a door like that, ${t.child}?`, `How can we get them to open, ${t.child}?`],
      ],
      choices: {
        pear: ["Offer a pear", "Bring the best pear"],
        map: ["Show half a map", "Hold up the map"],
        song: ["Sing at the window", "Start singing"],
      },
    },
    half: {
      title: ["The other half", "Who saw it first"],
      lines: (t) => [
        t.recall("door", {
          pear: ["A hand came out and took the pear.", "“A pear,” said the door. Click!"],
          map: "“Where did you get that?” asked the keyhole.",
          song: ["At the second verse somebody hummed along.", "The song went in by the keyhole."],
        }),
        [
          "In the little house somebody was dusting the other half!",
          "Inside, in a frame, hung half a map! Somebody stood in front of it.",
        ],
        ...t.meeting,
        [
          `“Share with the beekeeper?” ${said(t.cast.other)}. “The last pear was mine! So we buried it.”`,
          `“I saw the last pear first,” ${said(t.cast.other)}. “The beekeeper did, too. So we buried it.”`,
        ],
        ifRoom(["That was forty years ago.", "Forty years is long for a pear."]),
        forOlder(
          `“It lies there with all the rest,” said ${t.other}, “until one of us says sorry. I listen for a knock every day.”`,
          `“It waits with our treasure, for the day when we are friends again,” said ${t.other}. “I thought that would be a Thursday.”`,
        ),
      ],
    },
    cake: {
      title: ["Cake with a ruler", "Fair is fair"],
      lines: (t) => [
        [
          `They stayed for hot milk and cake. ${t.other} cut it with a ruler.`,
          `There were pancakes for everyone. ${t.other} weighed each one, to be fair.`,
        ],
        t.recall("door", {
          pear: ["The pear sat on a cushion.", "The pear had its own plate."],
          map: ["Two half maps lay there, not touching.", "Each half map got its own chair."],
          song: ["There was a third verse, with spoons.", "The kettle took the high notes."],
        }),
        forOlder(
          "A cat with one white ear sat on every lap in turn, for one minute each. In this house even the cat was fair.",
          "Nobody spoke of pears. They talked about clouds, and whether cows have knees, and the stove ticked along.",
        ),
        t.refrain,
        forOlder("The second chair was brought in, dusted, and sat on. It creaked with pleasure."),
      ],
    },
    stone: {
      title: ["Back to back", "Nobody begins"],
      lines: (t) => [
        [
          `The next day the beekeeper and ${t.other} stood at the big stone by the brook, back to back.`,
          `In the morning both came to the big stone, ${t.other} and the beekeeper. Both looked at the sky.`,
        ],
        forOlder(
          `“Somebody could say something,” the beekeeper told a bee. “Somebody certainly could,” ${t.other} told a cloud.`,
          "Each held half a map behind the back. A bee flew round them, and round them again, like a thread.",
        ),
        [
          `Nobody wants to be first. What helps, ${t.child}?`,
          `How can two people begin at once, ${t.child}?`,
        ],
      ],
      choices: {
        three: ["Count to three", "Count one, two, three"],
        whisper: ["Carry whispers across", "Whisper from ear to ear"],
        swap: ["Swap the halves", "Trade both halves"],
      },
    },
    steps: {
      title: ["Twelve steps", "A child’s feet"],
      lines: (t) => [
        t.recall("stone", {
          three: ["At three, both shouted “sorry!”", "Two sorries bumped into each other."],
          whisper: "On the third trip the whisper was “sorry”.",
          swap: "On the back of each half stood “sorry”.",
        }),
        [
          `“Twelve steps from the big stone.” ${t.child} took them, small ones, and bumped into the pear tree!`,
          `Twelve small steps, said the map, now that it was whole. ${t.child} took them, and stopped at the pear tree!`,
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `“We buried a pear here,” said ${t.other} slowly. They all looked up. It had not stopped at one.`,
          "“So that’s where it went,” said the beekeeper. Above her hung three hundred pears, at least.",
        ),
        [`And what do we do now, ${t.child}?`, `Here we are! What next, ${t.child}?`],
      ],
      choices: {
        dig: ["Dig by the roots", "Look between the roots"],
        feast: ["Invite the village", "Call everybody to eat"],
        plant: ["Plant two seeds", "Sow some seeds"],
      },
    },
    box: {
      title: ["The box in the roots", "Marbles"],
      lines: (t) => [
        [
          `There was the box! Out of its lid, out of the old pear, grew the tree. The marbles were still there, and ${t.other} rolled first.`,
          `They found the box. The pear had become a root, a trunk and a tree. “You first,” said ${t.other}, and the marbles rolled.`,
        ],
        t.recall("stone", {
          three: forOlder("Every game begins at three, both at once, so it is hard to lose."),
          whisper: forOlder("They still whisper, but nobody has to carry it any more."),
          swap: forOlder("Each kept the wrong half, and would not swap it for a marble."),
        }),
        forOlder("There were two paper hats as well, and they were far too small."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `And ${t.hero} got the blue marble, a real treasure.`,
          `The blue one was for ${t.hero}, map and all.`,
        ],
      ],
    },
    basket: {
      title: ["Pears for everyone", "After you"],
      lines: (t) => [
        [
          `They all came with baskets and ate, until one last pear was left. “After you,” said ${t.other}. “No, after you,” said the beekeeper.`,
          `There were pears for the whole village. At the end there was one. “You saw it first,” said ${t.other}. “No, you!” said the beekeeper.`,
        ],
        t.recall("stone", {
          three: forOlder("So somebody counted to three, and they bit into it from both sides."),
          whisper: forOlder("It took nine more whispers. Then the cow settled the matter. Crunch!"),
          swap: forOlder("So they cut it in two, and each gave the other the bigger half."),
        }),
        forOlder("There is a bridge now, since pears are heavy to carry the long way round."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `So ${t.hero} had found the treasure, and eaten it.`,
          `It was a real treasure. ${t.hero} had seconds.`,
        ],
      ],
    },
    pips: {
      title: ["Two little trees", "One at each door"],
      lines: (t) => [
        [
          `They planted one seed for the beekeeper, and one for ${t.other}, each by the door. In spring two small trees nodded over the brook.`,
          `One seed was set by the hives, and one by the gate with the sign. Now each goes across every day, to water the other’s tree.`,
        ],
        t.recall("stone", {
          three: forOlder("At three, both cans are tipped, and whoever is dry has won."),
          whisper: forOlder("People whisper to them, too, since it worked so well the first time."),
          swap: forOlder("The map hangs in the middle, on the new bridge, glued with honey."),
        }),
        forOlder("The sign says “Today” now. And under it, in small letters, “Tomorrow as well”."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `A third seed is hidden. ${t.hero} drew the map.`,
          `And there is a new map, whole, by ${t.hero}.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Wind at the door", "A long way from home"],
      lines: (t) => [
        ["Outside the wind was pushing at the door.", "By then it was dark, and home was far."],
        ...t.returns,
        ifRoom(["And the stove was lit.", "And a good smell came from the kitchen."]),
      ],
    },
    {
      title: ["Heavy legs", "The sun goes down"],
      lines: (t) => [
        ["But the sun was low, and legs were heavy.", "But it was late, and there was much to do."],
        ...t.returns,
        ifRoom(["And bit by bit it was done.", "So it went on, hand in hand."]),
      ],
    },
  ],
};
