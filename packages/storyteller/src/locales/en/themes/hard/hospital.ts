import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const hospital: ThemeTexts = {
  name: "a stay in hospital",
  note: "This story goes with a small rabbit into the hospital: a bracelet with its name, a round listening thing, a clip on the finger. Everything is told, shown, then done; some of it is cold or stings for a moment, and you may say “ow”. Its father stays the night; please tell yours who will stay. It explains no particular treatment and does not replace you.",
  phrases: [
    "hospital",
    "hospitalis|hospitaliz",
    "operatio",
    "surgery|surgeon|surgical",
    "tonsil|adenoid|appendi",
    "anaesthe|anesthe",
    "operat =on",
    "overnight ward|=nurse|doctor",
    "emergency room|department",
    "ambulance",
    "broken|broke =arm|=arms|=leg|=legs|bone",
    "plaster|=cast =arm|=arms|=leg|=legs|bone",
    "stitches",
    "=iv drip|needle|hand",
    "drip needle|hand",
    "xray|=mri|=ct|scan",
    "=x =ray",
    "=nurse|=nurses ward|stay|night",
    "grommets",
    "medical procedure",
    "overnight|nights|sleeping|staying|stay|bed hospital",
    "=er|=icu|=nicu",
    "hospital trip|visit|visiting|first|going|afraid|scared|fear|stay|staying|overnight|=go",
    "hospitol|hosptial|hospit",
    "premature|preemie",
    "=cast|plaster|=xray|scan",
    "broke|broken arm|=leg|bone|wrist|ankle",
    "surger",
    "hospital sleep|sleeping|stay|staying|=night|=without|=alone",
  ],
  facts: ["hospital", "tell", "show", "may say", "stay", "awake all night"],
  moments: [
    {
      title: ["The house with many windows", "A rabbit and a teddy"],
      lines: (t) => [
        [
          `Across the street was a hospital; at its door stood a young rabbit with a teddy. “I will stay some nights,” it said.`,
          `Across the street stood a hospital with many windows, and before it a rabbit with a teddy. “I will sleep in there,” it said.`,
        ],
        "“First we tell you,” said the nurse, “then we show you, and then we do it.”",
        forOlder(
          "Its father carried the bag. The doors opened by themselves, whoosh, and it smelled of soap.",
        ),
        [`How do they begin there, ${t.child}?`, `What comes first in there, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Begin with the teddy", "Try it on the teddy"],
          title: ["First the teddy", "Bum, bum"],
          lines: (t) => [
            "The teddy got a bracelet, then the rabbit. The teddy felt the round listening thing, then the rabbit. Cold!",
            `“You may say brr,” said the nurse, “and ow as well.” ${t.child} listened too: bum, bum. Lay a hand on your chest. Is yours there?`,
            forOlder(
              "Then came the clip for the finger. It held on gently and glowed red, like a very small lamp.",
            ),
          ],
          returns: (t) =>
            `“First tell, then show, then do,” said ${t.child}, as the nurse does, and then it was not so strange.`,
        },
        {
          text: ["Ask how it feels", "Find out what it is like"],
          title: ["How it feels", "Cold, tight, warm"],
          lines: (t) => [
            `“What will it feel like?” asked ${t.child}. “The bracelet with your name is light as paper. The clip on your finger holds on like a small bird.”`,
            "“Some things are cold, and some sting for a moment. You may say ow, and hold Papa’s paw.”",
            forOlder(
              "The rabbit asked it all once more. The nurse told it all once more, just as calmly.",
            ),
          ],
          returns: (t) =>
            `${t.child} asked how it would feel, before it began. The rabbit in the hospital had done the same.`,
        },
      ],
    },
    {
      title: ["The first evening", "A bed with buttons"],
      lines: (t) => [
        [
          "The rabbit’s room had a high bed with buttons, and a low bed for Papa.",
          "In the rabbit’s room were a bed that went up and down, and a cot for Papa.",
        ],
        "“I am staying here,” he said. “And the nurse is awake all night.” Still, it was strange, and home was far away.",
        forOlder(
          "“I want to go home,” said the rabbit. “I know,” said Papa. “When the doctors say so, we will go home together.”",
        ),
        [`What could help now, ${t.child}?`, `What would ${t.child} try tonight?`],
      ],
      choices: [
        {
          text: ["Press the bell", "Ring for the nurse"],
          title: ["Ding", "Soft shoes"],
          lines: (t) => [
            `On a cord hung a bell. ${t.child} showed the way: press, ding! The nurse came in soft shoes. “You rang?”`,
            "“We wanted to see if you would come.” “I always come,” she said. “Sometimes it takes a little while.”",
            forOlder(
              "In the hallway a lamp stayed on, the whole night. Behind it somebody wrote, and sipped tea, and was there.",
            ),
          ],
          returns: (t) =>
            `When they needed somebody, ${t.child} called, and waited a little, and somebody came, as when the rabbit rang.`,
        },
        {
          text: ["Unpack something from home", "Fetch the old blanket"],
          title: ["A smell of home", "The blue blanket"],
          lines: (t) => [
            `${t.child} opened the bag: the blue blanket, a picture of the burrow, and the book with the bitten corner.`,
            `${t.friend} spread the blanket over the strange one. Now the bed smelled of home. Papa read the same page as every evening.`,
            forOlder(
              "“Again,” said the rabbit. Papa read it again. In the same place as always he yawned.",
            ),
          ],
          returns: (t) =>
            `${t.child} had something from home in one pocket, and held it tight, as the rabbit had held its blue blanket.`,
        },
        {
          text: ["Breathe out slowly", "Blow like on soup"],
          title: ["Long breaths", "Fff"],
          lines: (t) => [
            "In through the nose, as if it smelled of soup. Out through the mouth, to cool it: fff. Breathe with them: fff.",
            `The teddy lay on the rabbit’s tummy and went up and down, up and down. ${t.child} counted three rides.`,
            forOlder(
              "The rabbit was still a bit afraid, and it was breathing, and both had room in the bed.",
            ),
          ],
          returns: (t) =>
            `In through the nose, out as if to cool soup: fff. ${t.child} breathed as the rabbit had, and went on.`,
        },
      ],
    },
  ],
};
