import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dinosaurs: ThemeTexts = {
  name: "dinosaurs",
  phrases: [
    "dinosaur",
    "=dino|=dinos",
    "dinosaur extinct|extinction|died|die|disappear|gone|happened",
    "dinosaur egg|eggs|bone|bones|fossil|footprint",
    "dinosaur lived|live|big|names|kinds|types|eat|ate",
    "dinosaur bird|birds|chicken",
    "fossil",
    "=rex|trex|tyrannosaur",
    "triceratops|stegosaur|brachiosaur|diplodocus|velociraptor|raptor|pterodactyl|pterosaur",
    "prehistoric|prehistory",
    "jurassic|cretaceous|triassic",
    "palaeontolog|paleontolog",
    "died =out long ago dinosaur|reptile",
    "giant|huge lizard|lizards|reptile|reptiles",
    "animals long ago lived|before people",
    "asteroid dinosaur|extinct",
    "dinosor|dinasaur|dinasor|dinosour",
    "why dinosaurs die|died|extinct|disappear",
    "dinasour|dinosuar|dinosur|dinosar",
    "=t =rex",
    "mammoth|=mammoths",
    "brontosaur|diplodocus|brachiosaur|velocirapt|stegosaur|pterodactyl",
    "extinct =animals|animal|why|=dinos|=when",
    "prehistor",
  ],
  facts: ["dinosaur", "million", "stone", "bird"],
  moments: [
    {
      title: ["Three toes", "The hen’s bathtub"],
      lines: (t) => [
        [
          `In a flat rock ${t.setting} was a footprint with three toes. A hen sat in it, as in a bathtub.`,
          `A hen stood in a hollow rock ${t.setting}: a footprint like hers, only ten times bigger.`,
        ],
        `“Whose is it?” she asked. “Is it coming back?” ${t.friend} looked round, just in case.`,
        forOlder(
          "The hen had counted the toes twice. Three here, three there. It was not a cow, and it was not the mail carrier.",
        ),
        [`Whose foot was that, ${t.child}?`, `What could tell us, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Measure the footprint", "Lie down inside"],
          title: ["From heel to toe", "As long as a bus"],
          lines: (t) => [
            `${t.child} lay down in it: head at the heel, feet at the toes! A dinosaur, and as long as a bus.`,
            "“It lived millions of years ago,” they told the hen, “and its mud is stone by now. Only birds are left of that family.”",
            forOlder(
              "“So nobody was waiting,” said the hen, and made room. There were dinosaurs no bigger than her, too, and some had feathers.",
            ),
          ],
          returns: (t) =>
            `${t.child} took one step as long as a bus, or nearly, and all came stomping after: boom, boom, boom.`,
        },
        {
          text: ["Brush the rock clean", "Sweep the dust away"],
          title: ["Sweep, sweep, bone", "Digging softly"],
          lines: (t) => [
            `Sweep, sweep. Brush with ${t.child}, softly! Under the dust lay a bone as long as a ladder, and all of stone.`,
            "“A dinosaur bone,” said a beetle who knew his stones. “Millions of years old, and kin to every bird.”",
            forOlder(
              "Such a find is called a fossil. Bones, eggs and footprints turned to stone long before there was anyone to look.",
            ),
          ],
          returns: (t) =>
            `“Softly, softly,” said ${t.child}, as with the brush. What is hidden comes out best when nobody hurries it.`,
        },
        {
          text: ["Compare the hen’s foot", "Ask her to step"],
          title: ["Small foot, big foot", "A family of toes"],
          lines: (t) => [
            `The hen put her foot into wet sand, and ${t.child} compared. Three toes in sand, three in stone!`,
            "“A dinosaur stood here millions of years ago,” said the others. “And birds come from small ones.” The hen grew an inch.",
            forOlder(
              "All other dinosaurs died out when a huge rock from space struck the earth, sixty-six million years ago. That is long before people.",
            ),
          ],
          returns: (t) =>
            `A bird called from somewhere, and ${t.child} bowed to it. You never know whose great-great-grandchild that is.`,
        },
      ],
    },
  ],
};
