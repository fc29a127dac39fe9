import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const photosynthesis: ThemeTexts = {
  name: "photosynthesis",
  phrases: [
    "photosynthes",
    "plant|plants food|eat|eats|eating|fed|feed|hungry",
    "plant|plants =sun|sunlight|light",
    "plant|plants grow|grows|growing|need|needs|live",
    "plant|plants breathe|oxygen|air",
    "plant|plants water|thirsty|sugar",
    "plant|plants energy|work|works",
    "leaf|leaves food|=sun|sunlight|light|sugar|work|job|=do",
    "tree|trees food|eat|breathe|oxygen|air|sunlight|clean",
    "chlorophyll",
    "oxygen tree|leaf|come|comes|from",
    "seed|seeds grow|grows|sprout",
    "flower|flowers grow|grows|need|needs|eat",
    "science plant|plants",
    "how plants|trees live|work|survive",
    "tree|trees important|need air|oxygen|breathe|=us",
    "why trees|plants important|need|green",
    "why leaves =green",
    "plant|plants turn|=use|=uses|=using|make light|sunlight food|energy",
    "plant|plants cycle|parts|stages",
    "seed|seeds flower|plant|tree becomes|turns|from|into",
    "fotosynt|fotosint|photosint|photosyn|fotosyn",
    "plant|planting|plants|sow|sowing|grow|growing|grows seed|seeds|bean|beans|sunflower|sunflowers|tree|flower|flowers|garden",
    "=leaves|=leaf =green why|=are",
    "garden grow|growing|plant|plants|seed|seeds|flowers",
    "trees|tree grow|grows|growing|life|important",
    "plants|plant",
    "plants|plant|trees breath|breathe|oxygen",
    "sunflower|sunflowers",
    "tree|trees =good|breathe|oxygen|air|leaves",
    "=leaves|=leaf =green|food|sun|sunlight|oxygen",
    "=trees|=plants =eat|=drink|=food",
    "=how|=why =leaves|=leaf|=plants|=trees =feed|=eat|=breathe",
    "=seed =plant|=tree|=flower|=grow|=grows|=turns|=become",
  ],
  facts: ["light|sun", "water", "air", "sugar", "leaf|leaves"],
  moments: [
    {
      title: ["Under the bucket", "A plant like a wet sock"],
      lines: (t) => [
        [
          `Under a bucket ${t.setting} they found a small bean plant. It was pale, and it drooped like a wet sock.`,
          `A bucket stood upside down ${t.setting}. Under it was a bean plant, pale as porridge, every leaf hanging.`,
        ],
        `It was hungry. ${t.friend} held out half a sandwich. The plant did not bite.`,
        forOlder(
          "“My fault,” said a spider. “A bucket is a fine house. But for a leaf it is midnight in here, even at noon.”",
        ),
        [`What does it eat, ${t.child}?`, `How do we feed it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Move it into light", "Find it a sunny spot"],
          title: ["Into the light", "Kitchen of leaves"],
          lines: (t) => [
            `${t.child} pushed the pot to the brightest spot. That was what the leaves had missed: light to cook with!`,
            "With light they turn water from the roots and a bit of air into sugar. That is plant food. One leaf stood up.",
            forOlder(
              "Something is left over when leaves cook: oxygen. They give it away, and it is the very part of the air that we breathe.",
            ),
          ],
          returns: (t) =>
            `“Come where it is bright,” said ${t.child}, as to the bean, and one head after the other came up like a leaf.`,
        },
        {
          text: ["Water the dry roots", "Pour a slow drink"],
          title: ["Up the stem", "Glug"],
          lines: (t) => [
            `Glug, glug, glug! ${t.child} poured, the roots drank, and up the stem went the water, into every leaf.`,
            "There air and light came in. Out of all three the leaves cooked sugar, their own food, and slowly they perked up.",
            forOlder(
              "A kitchen without a pot or a spoon! And no smoke came out of it, but oxygen, fresh for whoever needs to breathe.",
            ),
          ],
          returns: (t) =>
            `${t.child} drank in small sips and felt it climb, as it had climbed in the stem, right up to the ears.`,
        },
        {
          text: ["Breathe on it gently", "Give some air"],
          title: ["A swap of breath", "In and out"],
          lines: (t) => [
            `${t.child} breathed on the leaves. Do it too: hoo! A part of the air that we breathe out, leaves take in.`,
            "From that, from water and from light they make sugar, their food. And they give us fresh air. Breathe in: ahh!",
            forOlder(
              "Hoo and ahh, hoo and ahh. It was a swap. The bean had never been so polite, and its top leaf began to lift.",
            ),
          ],
          returns: (t) =>
            `“Breathe,” said ${t.child}. In went what leaves had given, and out went a little something for the leaves.`,
        },
      ],
    },
  ],
};
