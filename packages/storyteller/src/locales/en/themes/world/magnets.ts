import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const magnets: ThemeTexts = {
  name: "magnets",
  phrases: [
    "magnet",
    "magnet|magnets stick|pull|attract|work|iron|metal|how|why",
    "magnetic|magnetism",
    "magnets poles|north|south|repel|push",
    "attract|attracts metal|iron|magnet|steel",
    "repel|repels magnet|poles",
    "=compass",
    "north pole magnet|compass|needle",
    "iron stick|sticks|pull|pulled|filings",
    "metal|metals stick|sticks|attracted",
    "fridge magnet|stick|sticks|door",
    "science magnets|force|forces",
    "invisible force|forces|pull",
    "horseshoe magnet",
    "force|forces push pull",
    "why things stick|sticks fridge|metal",
    "magnit|=magnets",
    "things|something stick|sticks|cling metal|fridge|iron",
  ],
  facts: ["magnet", "iron|steel", "wood|wooden", "pull|pulls|pulled", "end|ends"],
  moments: [
    {
      title: ["The needle in the straw", "One sleeve is missing"],
      lines: (t) => [
        [
          `A tailor mouse crawled about ${t.setting}. Her needle was in the straw, and the coat had one sleeve.`,
          `“My needle!” A tailor mouse dug in the straw ${t.setting}. Beside her lay a coat with one sleeve.`,
        ],
        `${t.friend} found straw and a wooden button. In a basket lay a magnet, bent like a horseshoe.`,
        forOlder(
          "The coat was for a badger who had already come by three times, and shivered once more each time.",
        ),
        [`How could that help, ${t.child}?`, `Can it find needles, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Fish in the straw", "Tie it on string"],
          title: ["Fishing in straw", "Click"],
          lines: (t) => [
            `${t.child} let the magnet down on a string. The straw stayed. The wooden button stayed. Then, click!`,
            "It had pulled the steel needle out by its two ends, without a hand. Magnets pull iron and steel, but wood they leave alone.",
            forOlder(
              "By evening the coat had both sleeves, and the magnet hung by the door, with every pin the mouse had ever lost.",
            ),
          ],
          returns: (t) =>
            `${t.child} thought of the string and the straw: do not dig for it, let it come. And click, there it was.`,
        },
        {
          text: ["Test everything here", "Touch all sorts first"],
          title: ["Click or no click", "What sticks?"],
          lines: (t) => [
            `${t.child} tested it all. Guess too! A wooden button? No. A leaf? No. An iron nail? Click! Both ends pull it.`,
            "“A magnet pulls iron and steel,” said the mouse, “and my needle is steel!” Slowly over the straw: click.",
            forOlder(
              "Not every metal, though: her gold thimble and the copper kettle did not move a hair. They took it calmly.",
            ),
          ],
          returns: (t) =>
            `“Click or no click?” asked ${t.child}. They tried one thing after the other, and the right one came by itself.`,
        },
        {
          text: ["Play with two magnets", "Borrow another one"],
          title: ["Hello and go away", "Two ends"],
          lines: (t) => [
            `The mouse had a second magnet. ${t.child} held end to end: they pushed apart! One turned round: clack, pulled together.`,
            "Equal ends push, different ends pull. Wood felt nothing. But over the straw, click, both pulled at once: the needle was steel.",
            forOlder(
              "The two ends are called poles, north and south. Hung on a thread, a magnet turns until one looks north: a compass!",
            ),
          ],
          returns: (t) =>
            `It pushed, so ${t.child} simply turned round, as with the magnets, and clack, it fit.`,
        },
      ],
    },
  ],
};
