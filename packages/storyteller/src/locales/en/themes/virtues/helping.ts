import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const helping: ThemeTexts = {
  name: "helping others",
  phrases: [
    "help|helps|helping others|people|neighbour|neighbor|someone|somebody",
    "helping|helps friend|friends|=kids|children",
    "help|helps|helping =at|around home|house",
    "helping|helps =mum|mummy|=mom|mommy|=dad|daddy|parents|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa|grandm|grandp|grandf|grandad|granny|granddad",
    "helping|helps brother|sister|sibling|baby",
    "=to =help brother|sister|friends|=mum|=mom|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "help|helps|helping chores|housework|household|kitchen|cook|cooking|garden|gardening|dishes|laundry",
    "help|helps|helping table =set|=lay|clear",
    "=set|setting|laying table",
    "helpful",
    "helper",
    "willing|eager|ready|refuses|never|wont help",
    "lend|lending|give hand|helping",
    "=do|doing|join household|=house chores|jobs",
    "volunteer",
    "old|elderly people help|care|kind|carry",
    "make|makes|making =himself|=herself useful",
    "notice|noticing|=see|=sees|=seeing =when someone|somebody needs|help",
    "offer|offers|offering help",
    "=to =help mummy|mommy|=dad|daddy|parents|others|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "cook|cooking|bake|baking mom|mum|mummy|mommy|dad|help|helping|kitchen|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|mother|mama|mami|amma|=ammi|=ma|grandm|grandp|grandf|grandad|granny|granddad",
    "help|helps|helping mom|mum|mummy|mommy|mama|dad|daddy|=me|=us|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa|grandm|grandp|grandf|grandad|granny|granddad",
    "house|household|home chores|work|jobs help|helping|helps|=do|doing|around",
    "dishes|dishwasher|laundry|sweep|vacuum help|helping|helps|=do|load|empty|unload",
    "pitch|pitching =in",
    "help|helps|helping =each|=other|=others|others|friend|friends|people",
    "never|doesn|wont|won|refuses|=not =help|helps",
    "carry|carries|carrying bags|groceries|shopping help|grandm",
    "helping",
    "water|watering plants|garden grandpa|grandma|grandad|=for|=my",
    "carry|carrying bags|shopping|groceries",
    "does|lifts|lift nothing|finger house|home",
    "=lay|laying table",
    "chore|chores",
    "=chores|=chore",
    "groceries|=grocery|=shopping carry|carrying|help",
    "=comforting =others =helping",
    "clear|clearing|=setting|=set =table",
    "=giving|=give|=gives|=lend =hand =grandpa|=grandma|=garden|=kitchen|=mom|=dad|=with|=neighbor",
  ],
  facts: ["help", "may we", "thank|thanks"],
  moments: [
    {
      title: ["Socks everywhere", "The goat’s washing"],
      lines: (t) => [
        [
          `Ping! An old goat’s clothesline had snapped ${t.setting}. Socks flew about, and a shirt landed on ${t.friend}.`,
          `${cap(t.setting)} stood an old goat with a snapped clothesline. Socks lay all about, and a shirt sat on ${t.friend}.`,
        ],
        "“Oh dear,” said the goat. She had just four hooves.",
        `“May we help you?” asked ${t.child}. “Oh yes!”`,
        forOlder("You ask first, for sometimes a goat likes to do it by herself. Not today."),
        [`What would help the goat, ${t.child}?`, `Where does ${t.child} begin?`],
      ],
      choices: [
        {
          text: ["Gather all the socks", "Look for pairs"],
          title: ["Four pairs and one", "Sock by sock"],
          lines: (t) => [
            `${t.child} gathered socks, side by side. Count with us: one pair, two pairs, three pairs, four pairs! And one left over.`,
            "It was on the tail of a passing dog. “I wondered why I was warm,” he said. “Thank you,” said the goat.",
            forOlder(
              "She counted once more herself, and sat down for a moment. She had not sat down since breakfast.",
            ),
          ],
          returns: (t) =>
            `Things lay about, and somebody sighed. “May I help?” asked ${t.child}, and gathered one by one, as with the socks.`,
        },
        {
          text: ["Tie the line again", "Knot the rope"],
          title: ["Over, under, pull", "A good knot"],
          lines: (t) => [
            `${t.friend} held this end, ${t.child} held that end. Over, under, round and pull! Twang, sang the line, as good as new.`,
            "It took three tries and one tongue between the teeth. “Thank you,” said the goat, and hung up the shirt at last.",
            forOlder(
              "Then she showed them her own knot, the old goat’s knot, so that now they had two.",
            ),
          ],
          returns: (t) =>
            `Something had torn, and ${t.child} asked, “May I help?” Over, under, round and pull, as at the clothesline.`,
        },
        {
          text: ["Ask what she needs", "Find out what is hardest"],
          title: ["What she needed", "A song for the washing"],
          lines: (t) => [
            `“What do you need most?” asked ${t.child}. The goat thought. “Somebody to hold the basket. And somebody to sing. It is so long without a song.”`,
            `So ${t.child} held, and ${t.friend} sang. “Thank you,” said the goat. “That was the very thing.”`,
            forOlder("Nobody would have guessed the song. They were glad that they had asked."),
          ],
          returns: (t) =>
            `“What do you need most?” asked ${t.child}, as with the goat, for help fits best when you have asked.`,
        },
      ],
    },
  ],
};
