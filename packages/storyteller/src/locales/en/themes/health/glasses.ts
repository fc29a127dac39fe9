import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const glasses: ThemeTexts = {
  name: "a first pair of glasses",
  phrases: [
    "glas wear|wearing|wears|first|pair|need|needs|new|get|gets|getting|eye|eyes|=see|=sees|=seeing|seeing|proud|teased|school|like|refuses|shy|embarrassed|looks|keep|break|hates|=on",
    "spectacles",
    "eyeglass",
    "optician",
    "optometr",
    "ophthalm",
    "eye =doctor|=test|=exam|=patch|checkup|check|specialist",
    "eyepatch",
    "eyesight",
    "=see|=sees|seeing blurry|badly|well|board|blackboard|clearly|=far",
    "blurry|blurred",
    "shortsighted|nearsighted|farsighted|longsighted|myopi",
    "vision test|problems|bad|poor|check",
    "squint",
    "lazy =eye",
    "contact lenses",
    "=specs",
    "astigmatis",
    "laugh|laughs|laughing|tease|teases|teasing|=fun|mock|hates|hate|refus|wont|won|wear|wearing|new glasses|=specs|spectacles",
    "glasses",
    "=eye|=eyes patch|tired|bad|weak|lazy|problem",
    "laugh|laughs|laughing|tease|teases|teased|=fun =at|=about|=of|kids|=for glasses|=specs",
    "spectacles|specs",
    "four =eyes",
  ],
  facts: ["fuzzy", "glasses", "clear", "ears", "nose"],
  moments: [
    {
      title: ["The owl and the bush", "Good morning, bush"],
      lines: (t) => [
        [
          `“Good morning, Auntie!” called a young owl ${t.setting}. It was a bush. “Far away is fuzzy,” it said.`,
          `A young owl waved ${t.setting}. “Auntie!” It was a bush. “Far away is fuzzy.”`,
        ],
        "There sat an optician with a row of glasses. They bend the light, so that eyes see clearly.",
        forOlder(
          "“Your eyes are fine eyes,” she told the owl. “They only like company. Many eyes do.”",
        ),
        [`Where to begin, ${t.child}?`, `How do we help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Test the picture board", "Read the tiny pictures"],
          title: ["Star, fish, cup", "Better or worse?"],
          lines: (t) => [
            `On the board were pictures, from big to tiny. ${t.child} pointed: star, fish, cup. “Better like this,” asked the optician, “or like this?”`,
            "Click, one more lens. “Oh! The cup has a handle!” And the glasses sat, behind the ears, over the nose.",
            forOlder(
              "Look at something far away, and name it, as the owl did: “A leaf. Another leaf. So many! Has anybody counted them?”",
            ),
          ],
          returns: (t) =>
            `${t.child} looked again, first like this, then like that, as at the picture board, till the thing was clear.`,
        },
        {
          text: ["Try on a few frames", "Choose by how it sits"],
          title: ["Round, square, green", "On the nose"],
          lines: (t) => [
            `${t.child} held out frames: round, square, green. Nod hard: one, two, three! The green ones stayed, over the nose, behind the ears.`,
            "The lenses clicked in. “Leaves!” called the owl. “One by one, all clear! And Auntie is there, behind the bush.”",
            forOlder(
              "“They pinch nowhere, and I chose them,” said the owl. It felt new on the nose all day, and in the evening not any more.",
            ),
          ],
          returns: (t) =>
            `${t.child} tried what fit, this one, that one, with a good hard nod, as for the owl’s green frames.`,
        },
        {
          text: ["Learn to care for them", "Wipe them and store them"],
          title: ["The little box", "Two hands"],
          lines: (t) => [
            "Both hands: over the nose, behind the ears. Make two rings with your fingers, and look! Far off there was a bird, clear to the beak.",
            `${t.child} showed the rest: a soft cloth for spots, a box for the night, lenses never face down.`,
            forOlder(
              `“And if somebody stares?” asked the owl. “Tell them what you see,” said ${t.child}. “They will want to see it too.”`,
            ),
          ],
          returns: (t) =>
            `What ${t.child} wanted to keep safe went into a small box with a soft cloth round it, like the owl’s glasses.`,
        },
      ],
    },
  ],
};
