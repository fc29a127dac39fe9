import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const leftOut: ThemeTexts = {
  name: "being left out",
  note: "In this story a small toad is sent away from a game. It says that this hurts, that nothing is wrong with somebody who is left out, and that you can ask again, find another game or tell a grown-up. The one who watches stands beside the toad. Not everybody becomes friends in the end. It does not replace talking about what happened to your child.",
  phrases: [
    "left|=leave|leaving =out",
    "feel|feels|feeling left|excluded|unwanted",
    "exclud|exclusion",
    "nobody|=none|noone wants|want|play|plays|likes|invite",
    "=no =one wants|want|play|plays|likes|invites|invited",
    "=not invited",
    "wasn|isn|didn|=never invit",
    "birthday|party =not|=no invit",
    "kids|friends|children|others|they =don|dont|=won|wont|didn|=not|=let play|join|includ =him|=her|=me|=my|=our",
    "friends ignor",
    "ignored =by|=at others|school|friends|kids",
    "sits|stands|eats|sitting|left =alone school|playground|recess|break|lunch|others",
    "=alone playground|playtime|recess|break|lunch",
    "chosen|picked last",
    "=not =picked|chosen",
    "doesn|=not belong|=fit",
    "best friend another|someone|replac",
    "lonely school|playground|recess|others|group",
    "nobody plays|wants =with =him|=her|=me",
    "reject",
    "invit|=invited =not|didn|wasn|never|everyone|=but|without",
    "nobody|noone talks|likes|plays|sits|wants|=play|=with =with|=to|=me|=him|=her",
    "=no =one plays|talks|likes|sits|wants|play =with|=to|=me|=him|=her",
    "outsider|outcast|clique",
    "won|wont|don|dont|never =let|lets =him|=her|=me =play|join",
    "unpopular",
    "doesn|dont|don|=not includ|included",
    "best friend =found|=has|plays|=new|new other|another|someone|else",
    "exclu",
    "alone =at|=in|plays|sits|always =recess|break|lunch|playground|playtime|school",
    "=left =out|outside feel|feels|feeling|=by|=of",
    "never|=not =gets|=get|=got|=was invited|invit|picked|chosen",
    "=girls|=boys|=kids|=friends|=others =won|=wont|=don|=dont|=never|=not =let play|join",
    "feel|feels|feeling alone school|=at|class|group|friends|party",
    "doesn|dont|don|=not|never include|included|includes",
    "best friend new|another best|friend",
    "nobody|noone|never|=one picks|picked|chooses|chosen|choose|pick|sits game|team|him|her|lunch|with",
    "=own|alone|himself|herself recess|playtime|playground|lunchtime|breaktime|=break",
    "=no =friends =at|recess|school|has|=alone|lonely",
    "lonel =school|recess|class|kids|group",
    "picked|chosen|chooses =last",
    "=being|=feeling|=feel|=feels =left =out",
    "eats|=eat|=sits|=sit =alone =cafeteria|=lunch|=school|=bus",
    "ignore|ignores|ignored =friends|=her|=him|=kids|=others",
    "=cannot|=can =play =with =us",
    "=you =play =with =us",
  ],
  facts: ["left you out|left out", "hurts", "nothing wrong", "tell"],
  moments: [
    {
      title: ["“Not you”", "The jump rope"],
      lines: (t) => [
        [
          `Three hares were jumping rope ${t.setting}. “Not you,” they said to a small toad. It stepped back and looked at its feet.`,
          `${cap(t.setting)} three hares were jumping rope. “May I?” asked a small toad. “Not you,” they said, and turned their backs.`,
        ],
        "Its throat went tight, and its eyes were hot.",
        forOlder(
          "The rope went on, flip, flap, flip, flap. It was the same sound as before, but not for the toad.",
        ),
        [`What would you do for the toad, ${t.child}?`, `What does ${t.child} do for the toad?`],
      ],
      choices: [
        {
          text: ["Stand beside the toad", "Walk over to it"],
          title: ["Beside the toad", "Somebody saw"],
          lines: (t) => [
            `${t.child} walked over and stood beside the toad. “They left you out,” said ${t.child}. “That hurts.” The toad nodded, and a tear fell.`,
            "“There is nothing wrong with you. And you can always tell me.”",
            forOlder(
              "The toad had thought that nobody saw. To be seen was not the whole help. It was where the help began.",
            ),
          ],
          returns: (t) =>
            `Somebody stood a little apart, and ${t.child} went and stood beside them, as beside the toad.`,
        },
        {
          text: ["Ask how it feels", "Listen for a while"],
          title: ["A stone in the throat", "How it feels"],
          lines: (t) => [
            `“How does it feel?” asked ${t.child}. “Like a stone in my throat,” said the toad. “They left me out. Perhaps I am no good.”`,
            `“To be left out hurts,” said ${t.child}. “But there is nothing wrong with you. It is good to tell.”`,
            forOlder(
              "The toad told the rest too, about yesterday and the day before. The stone became a little smaller.",
            ),
          ],
          returns: (t) =>
            `“How does it feel?” asked ${t.child}, as with the toad, and then listened right to the end.`,
        },
      ],
    },
    {
      title: ["Something to do", "Not alone"],
      lines: (t) => [
        [
          "The hares went on skipping. But now the toad was not alone.",
          "Flip, flap, went the rope. The toad did not stand there by itself any more.",
        ],
        "“I may be sad,” it said, “and I can do something as well.”",
        "Close by, an old goose with kind eyes was sweeping her steps.",
        forOlder("There was more than one way, and none of them had to be quick."),
        [`What would you try, ${t.child}?`, `What does ${t.child} suggest?`],
      ],
      choices: [
        {
          text: ["Ask to join in", "Ask for a turn"],
          title: ["May we?", "Room in the rope"],
          lines: (t) => [
            `“May we skip too?” asked ${t.child}, loud and clear. Two hares said no. The third moved over. “Come in from my side,” she said.`,
            "In hopped the toad: one, two, three! Count along, if you like. The other two looked away, and that was that.",
            forOlder(
              "They did not become friends that day. But there was room in the rope, and the third hare knew it.",
            ),
          ],
          returns: (t) =>
            `${t.child} asked, loud and clear, “Can I join in?” If one says no, perhaps the next one moves over.`,
        },
        {
          text: ["Start another game", "Draw some hopping squares"],
          title: ["Another game", "Who hops along?"],
          lines: (t) => [
            `${t.child} drew squares on the ground. “Who hops along?” The toad did, and ${t.friend}, then a frog who had only watched, and at last a snail.`,
            "The hares did not come. It was a good game all the same.",
            forOlder("The snail took ages over a single square. Nobody sent it away."),
          ],
          returns: (t) =>
            `${t.child} began something new and asked who would like to come, as at the toad’s hopping squares.`,
        },
        {
          text: ["Tell the old goose", "Fetch a grown-up"],
          title: ["The goose listens", "A broom put down"],
          lines: () => [
            `They told the goose. She put down her broom and listened to the end. “I am glad you told me,” she said.`,
            "Then she talked to the hares. “You need not be friends. But nobody is sent off like that.” One hare held out the rope.",
            forOlder(
              "The toad thought about it, and chose a turn at the end of the line. It had the goose at its back.",
            ),
          ],
          returns: (t) =>
            `When it was too much for children alone, ${t.child} told somebody grown-up, as they had told the goose.`,
        },
      ],
    },
  ],
};
