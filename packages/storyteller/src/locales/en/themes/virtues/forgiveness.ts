import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const forgiveness: ThemeTexts = {
  name: "forgiving",
  phrases: [
    "forgiv",
    "forgave",
    "unforgiv",
    "grudge|grudges",
    "resentment|resentful",
    "accept|accepts|accepting apolog|sorry",
    "make|making|made =up after|fight|argument|quarrel|friends|friend",
    "reconcil",
    "=let|=lets|letting =it =go",
    "=let|=lets|letting =go anger|grudge|hurt",
    "move|moving =on after fight|argument|hurt|quarrel",
    "revenge|vengeful",
    "=get|=getting =even|=back =at",
    "second chance|chances",
    "friends|friend =again fight|argument|quarrel|falling",
    "=when =someone hurts|hurt feelings",
    "make|making|made =up after fight|argument|quarrel",
    "stay|stays|staying|still|long angry|=mad|cross days|hours|weeks|forever|long",
    "=let|=lets|letting|lets =go =of|hurt|anger|grudge|grudges|someone|past|things",
    "hold|holds|holding =on|onto|anger|grudge|grudges =to|grudge|grudges|anger|against",
    "make|making|made peace|=friends =again|=with|peace|after",
    "=mad|angry|cross|upset =at|=with =friend|=best|friend|brother|sister still|days|weeks|long|forever",
    "argument|quarrel|fight|fights|fighting|fought|argues|arguing friend|friends|bestie|=best",
    "conflict",
    "resolv|resolution conflict|fight|argument|fights|problems",
    "forgive|=forget =and =forget|forgive|=others",
    "make|making|made =up =after|=with|again friend|friends|brother|sister|fight|argument",
    "disagree|disagreement|disagreements",
    "let|letting|lets =go friend|sister|brother|grudge|grudges|resentment",
    "never lets =go anything|things|=it",
    "letting|=let|lets =go =grudge|=hurt|=anger|=past|=resent",
    "=make|=making|=makes peace",
    "=makes|=make|making =up =after quarrel|fight|argument|friend",
    "hold|holds|holding =on =hurt|=grudge|grudges",
    "bygones",
    "=mad|=angry =friend =days|=weeks|=still|=for",
  ],
  facts: ["sorry", "hurt", "forgive|forgave", "again|new"],
  moments: [
    {
      title: ["The chalk sun", "A smear"],
      lines: (t) => [
        [
          `${t.child} had drawn a chalk sun on a stone ${t.setting}. A young goat came dancing, slid, and smeared it.`,
          `There was a chalk sun ${t.setting}, drawn by ${t.child}. A young goat danced up, slid, and smeared it.`,
        ],
        "“Sorry!” cried the goat, and meant it. But something still hurt, like a pebble inside.",
        forOlder(
          "With such a pebble you may be sad, or cross, or both. It is yours, and you say when it goes.",
        ),
        [`What would help you, ${t.child}?`, `What do you need now, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say how it feels", "Tell the goat about it"],
          title: ["Said and heard", "The whole pebble"],
          lines: (t) => [
            `“That hurt. I liked my sun,” said ${t.child}. The goat heard all of it, and did not once say “but”.`,
            "And when it was all said, the pebble was gone. “I forgive you. Do you want to play again?” It did.",
            forOlder(
              `“So was it nothing?” asked ${t.friend}. “It was something,” said ${t.child}. “But I do not want to carry it about.”`,
            ),
          ],
          returns: (t) =>
            `“That hurt,” said ${t.child}, and somebody listened to the end, like the goat. Then forgiving was easy.`,
        },
        {
          text: ["Wait until it is lighter", "Take a bit of time"],
          title: ["A while", "The pebble gets light"],
          lines: (t) => [
            `“I need a while,” said ${t.child}. Breathe with them: in, and slowly out, fff. Once again: fff. The goat sat waiting.`,
            "The pebble grew as light as a crumb, and a crumb can be blown away. “Now I forgive you.”",
            forOlder(
              "It might have taken till the next day. “Then I would have come back tomorrow,” said the goat.",
            ),
          ],
          returns: (t) =>
            `Breathe in, and slowly out: ${t.child} felt a pebble turn into a crumb, and blew it away.`,
        },
        {
          text: ["Draw another together", "Make a new sun"],
          title: ["Crooked rays", "A sun for two"],
          lines: (t) => [
            `${t.child} held out the chalk. “You do the rays.” The goat drew with its mouth: they were very crooked.`,
            `The new sun had a hoof in the middle. With each ray it hurt less. “I forgive you,” said ${t.child}.`,
            forOlder(
              "The old smear stayed below. From far away it looked like a cloud, and the sun came out just on top.",
            ),
          ],
          returns: (t) =>
            `There was a bit of chalk left. ${t.child} and the others drew one more sun together, crooked rays and all.`,
        },
      ],
    },
  ],
};
