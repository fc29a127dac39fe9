import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const biting: ThemeTexts = {
  name: "not biting",
  phrases: [
    "biti",
    "=bite|=bites|=biter|=bit|=bitten|=bitey !plate|food|dish",
    "bitt",
    "bite|bites|biting friend|friends|brother|sister|kid|kids|child|children|others|people|mom|mum|dad|baby",
    "stop|=not|=no|never bite|bites|biting",
    "teeth =not|hurt|=for food|people|friends|chewing",
    "teeth =on people|skin|others|=arm|=arms",
    "bites|bite angry|=mad|upset|excited|frustrated",
    "bite|bites daycare|nursery|preschool|kindergarten|school",
    "chomp|chomps|chomping friends|kids|people|brother|sister",
    "nips|nipping friends|kids|people|brother|sister",
    "=nip =not|stop|friends",
    "chews|chewing =on people|=arm|=arms|hand|sleeve",
    "sinks|sink teeth",
    "bite =marks|mark",
    "mouth =not hurt",
    "nipping",
    "chews|chewing kids|friends|others|people",
    "=bit|=bite|bites|bitten =girl|=boy|=kid|child|baby|teacher|friend|=him|=her|others|another",
    "bit|bite|bites again",
    "nibbl|nibbles|gnaw|chomp kids|friends|toddlers|children|others|people|brother|sister|babies",
    "sank|sunk teeth",
    "teeth =on|into|using others|people|brother|brothers|sister|arm|arms|friends|kids",
    "=bites|=bite playgroup|daycare|nursery|kindergarten|preschool|school|=kids|=others|cousin",
    "teeth marks|mark =arm|brother|sister|=skin",
  ],
  facts: ["hurt", "food", "crunch|say|hum", "cool"],
  moments: [
    {
      title: ["Nip!", "A quick little beaver"],
      lines: (t) => [
        [
          `Nip! A young beaver ${t.setting} had hold of ${t.friend}’s arm. “Ow! That hurts.”`,
          `“That hurts!” cried ${t.friend} ${t.setting}. On one arm hung a young beaver, by the teeth.`,
        ],
        "It let go at once. “You stood close, and my teeth itched,” it said. “They were quicker than me.”",
        forOlder(
          "It looked at the arm, and at the dents in a row, and it pulled its tail up to its chin.",
        ),
        [`What could help it, ${t.child}?`, `What can teeth do instead, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Find something to crunch", "Offer it an apple"],
          title: ["Crunch", "The apple"],
          lines: (t) => [
            `“Teeth are for food,” said ${t.child}, and held out an apple. Crunch with the beaver: crunch, crunch, crunch!`,
            `The itch in the teeth was gone. Then the beaver laid a cool leaf on ${t.friend}’s arm, and held it there.`,
            forOlder(
              "“From now on I carry an apple,” it said. “When it itches, I bite that.” It chose the reddest one.",
            ),
          ],
          returns: (t) => [
            `Somewhere it began to itch and to grumble. ${t.child} handed out apples, and there was only crunching to be heard.`,
            `${t.child} still had an apple left over for teeth with an itch. Crunch, and all was calm.`,
          ],
        },
        {
          text: ["Teach it a word", "Practice “too close”"],
          title: ["Too close", "A word in the mouth"],
          lines: (t) => [
            `“Teeth are for food. For friends you have words,” said ${t.child}. Say it with them, loud and clear: “Too close!”`,
            `${t.friend} took one step back, and the beaver breathed again. It fetched a cool leaf for the sore arm.`,
            forOlder(
              "It tried the words on a bush, on a beetle, and on its own tail. They worked on nearly everyone.",
            ),
          ],
          returns: (t) => [
            `It was terribly crowded there. “Too close!” said ${t.child}, loud and clear, and everybody took one step back.`,
            `Two small words were quicker than any teeth. “Too close,” said ${t.child}, and there was room.`,
          ],
        },
        {
          text: ["Shut both lips", "Hum like a bee"],
          title: ["Mmm", "The hum"],
          lines: (t) => [
            `“Teeth are for food,” said ${t.child}. “When they want a friend, shut the door.” Lips closed, hum with them: mmm, mmm, mmm.`,
            "With a hum in it, a mouth cannot bite. So the beaver hummed, while it put a cool leaf on the arm.",
            forOlder(
              `At the end it found the words as well: “I wanted you to play with me.” And ${t.friend} had been waiting for that.`,
            ),
          ],
          returns: (t) => [
            `${t.child} shut both lips and hummed, mmm, mmm, until the words that were needed had come.`,
            `When it was nearly too much, somebody hummed. It was ${t.child}, lips closed, as with the beaver that day.`,
          ],
        },
      ],
    },
  ],
};
