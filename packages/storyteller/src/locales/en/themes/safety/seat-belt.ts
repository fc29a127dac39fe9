import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const seatBelt: ThemeTexts = {
  name: "seat belt and helmet",
  phrases: [
    "seatbelt",
    "=seat =belt|=belts",
    "=car =seat|=seats",
    "carseat",
    "booster seat",
    "buckle|buckles|buckling|unbuckles|unbuckle",
    "strap|straps|strapped =in|=into|=car|=cars|seat|helmet",
    "belt =car|seat|wear|fasten|wearing",
    "fasten",
    "helmet wear|wears|wearing|put|puts|putting|scooter|always|refus|=on|head|safety|bike|hates|importan|without",
    "helmets",
    "=car safety|safe sit|ride|seat|belt|buckle",
    "sit|sits|sitting still|stay|staying =car|seat",
    "=gets =out =of seat|belt",
    "kneepads|=knee =pads",
    "climbs|wriggles|escapes seat|belt|=car|straps",
    "safe|safety =in =the =car",
    "safe =car =ride|=rides",
    "sit|sitting =car =seat",
    "=car safety",
    "sit|sits|sitting =properly|nicely|still|quietly =car",
    "belt =every|=each|always =on|ride|=car",
    "helmet cycling|skating|riding|skateboard",
    "stay|stays strapped|buckled|seated",
    "=child =seat",
    "helmet",
    "unbuckl",
    "wriggle|wriggles|climbs|refus|hates|screams|fights|takes|cries =car|=cars|seat|belt =seat|seatbelt|=belt|=straps",
    "=belt|=belts",
    "unclip|unclips|unbuckle|unbuckles|unstraps",
    "booster =seat",
    "booster",
    "straps =car|=seat",
  ],
  facts: ["belt", "click", "helmet", "every|each|always"],
  moments: [
    {
      title: ["The mole’s taxi", "The melon that went on"],
      lines: (t) => [
        [
          `Squeak, a mole’s cart stopped ${t.setting}. But the melon in the back flew on, plop.`,
          "Squeak! A mole’s cart braked. Plop! The melon in the back flew on into the grass.",
        ],
        "“What is not held flies on,” said the mole. “So, every ride: belt, click! On two wheels: helmet.”",
        forOlder("The melon said nothing. It had a new dent, and was looking at the sky."),
        [`Once round the tree, ${t.child}: what first?`, `How do we get ready, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buckle up carefully", "Fasten every strap"],
          title: ["Click", "Over the shoulder"],
          lines: (t) => [
            "Over the shoulder, low on the hips, not twisted. Lay a hand across you like a belt: click!",
            `${t.child} tugged once, and it held. Round the tree they went, squeak, and all stayed where they were, even the melon.`,
            forOlder(
              "Small ones sat on a raised seat, so that the belt ran over the shoulder and not the neck. The melon wanted one too.",
            ),
          ],
          returns: (t) => [
            `Before it got going, ${t.child} made sure that all was held, click, as in the mole’s cart.`,
            `Squeak, all of a sudden they stopped. But ${t.child} had looked after everyone before, click, click, and nobody flew.`,
          ],
        },
        {
          text: ["Check the helmet fit", "Try the two-finger test"],
          title: ["Two fingers", "The hat that stays"],
          lines: (t) => [
            "Helmet straight, two fingers above the eyebrows. Measure on yourself: one, two! Then the strap, click, one finger loose under the chin.",
            `${t.child} tried a shake: nothing slipped. By scooter they went round it, one after the other.`,
            forOlder(
              "The mole had worn his like a beret until then, far back, for elegance. Now he wore it straight, and saw where he was going.",
            ),
          ],
          returns: (t) => [
            `Two fingers above, one finger below: ${t.child} checked it, as with the helmet, and only then did they begin.`,
            `What protects should sit properly: ${t.child} checked it with one finger and a click, as by the mole’s cart.`,
          ],
        },
        {
          text: ["Invent a starting rhyme", "Say it before each ride"],
          title: ["Sit, pull, click", "The rhyme of the cart"],
          lines: (t) => [
            `${t.child} made one for everybody. Say it with them: sit, pull, click, off we flit! For two wheels: helmet, click, that’s the trick!`,
            "The mole waited till he had heard every click. One for each seat, and one for the melon.",
            forOlder(
              `“Even for such a short way?” asked ${t.friend}. “The brake does not know how short it is,” said the mole.`,
            ),
          ],
          returns: (t) => [
            `“Sit, pull, click,” sang ${t.child}, as in the mole’s cart, and waited until it clicked everywhere.`,
            `${t.child} remembered the rhyme, and counted the clicks before they went on: one for each of them.`,
          ],
        },
      ],
    },
  ],
};
