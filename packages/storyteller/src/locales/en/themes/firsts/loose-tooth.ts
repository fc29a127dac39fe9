import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const looseTooth: ThemeTexts = {
  name: "losing a first tooth",
  phrases: [
    "wobbly|wobbling|wobble|wobbles|wobbled tooth|teeth",
    "wiggly|wiggling|wiggle|wiggles|wiggled|shaky tooth|teeth",
    "loose tooth|teeth",
    "tooth|teeth =fell|fall|falls|falling|fallen|came|come|coming|dropped =out",
    "lost|lose|loses|losing|loosing|loose =tooth|=teeth !decay|pulled|dentist",
    "lost|lose|loses|losing|loosing =tooth|=teeth =first|=front|=baby|=milk|=his|=her|=a|=my",
    "milk|=baby =tooth|=teeth !brush|brushing|clean|care|decay|cavities|cavity|dentist|check|sister|brother",
    "first|=baby|milk =tooth =loose|=out|=lost|=gone|wobbly|wiggly",
    "new|grown|big|adult|permanent =tooth|=teeth grow|grows|growing|come|comes|coming|push|pushes",
    "gap|gaps tooth|teeth",
    "gap|gappy|toothless smile|grin",
    "toothless",
    "toothfairy",
    "tooth|teeth =fairy =first|=lost|=losing|=wobbly|=loose|=pillow|=comes|=come|=visit|=visits|=waiting",
    "=tooth =pillow",
    "swallowed|swallow =tooth",
    "front =tooth|=teeth =out|=gone|missing|=lost",
    "=tooth hang|hangs|hanging =thread",
    "incisor",
    "wobbly|wiggly =one|=ones tooth|teeth|=front|=bottom",
  ],
  facts: ["milk tooth", "new", "below", "pull", "cloth"],
  moments: [
    {
      title: ["Something wobbles", "Like a little gate"],
      lines: (t) => [
        [
          `A fox cub stood still ${t.setting}. Its tooth wobbled like a little gate. “Is it broken?” whispered ${t.friend}.`,
          `“My tooth wobbles like a gate!” said a fox cub ${t.setting}. “Does it hurt?” whispered ${t.friend}.`,
        ],
        [
          `“That is a milk tooth,” said ${t.child}. “A new one pushes from below, and nobody has to pull.”`,
          `“It is a milk tooth,” said ${t.child}. “Nobody has to pull. From below, a new one is pushing.”`,
        ],
        forOlder(
          "From five or six years on they grow loose, one by one. The new ones are bigger, and they take their time.",
        ),
        [`What shall we do, ${t.child}?`, `And what now, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Wobble it with the tongue", "Push it with the tongue"],
          title: ["To and fro", "A gentle push"],
          lines: () => [
            [
              "First with the tongue, then with one clean paw. Wiggle your tongue with the cub: to and fro, to and fro!",
              "A push with the tongue, a push with one clean paw. Do it with your tongue: to and fro, to and fro!",
            ],
            [
              "Out it came, and it hardly hurt. A clean cloth to bite on stopped the blood. There sat the new tooth.",
              "It hardly hurt, and out it came. A bite on a clean cloth stopped the blood. The new tooth was peeping out.",
            ],
            forOlder(
              "“Under the pillow,” said the cub, “for the tooth fairy. And if she is busy, I have a little box.”",
            ),
          ],
          returns: (t) => [
            `A big push was no use here. So ${t.child} went at it gently, to and fro, as with the tooth.`,
            "Something rattled not far off: a milk tooth in a little box. The fox cub smiled a wide smile, gap and all.",
          ],
        },
        {
          text: ["Wait and let it be", "Chew on the other side"],
          title: ["No hurry", "In the middle of a laugh"],
          lines: (t) => [
            [
              `They let it be, and the cub chewed on the other side. Say it with ${t.child}, softly: no hurry, no hurry!`,
              `Nobody touched it, and the cub chewed on the other side. Sing it softly with ${t.child}: no hurry, no hurry!`,
            ],
            [
              "In the middle of a laugh it fell out. A clean cloth stopped the blood, and below sat the new tooth.",
              "Then came a good laugh, and the tooth fell out. A clean cloth for the blood, and there was the new tooth!",
            ],
            forOlder(
              "In the hand it looked very small. Some put such a tooth under the pillow for the tooth fairy, and some keep it in a little box.",
            ),
          ],
          returns: (t) => [
            `Some things will not be rushed. So ${t.child} stayed calm, as with the tooth, and in the end it came by itself.`,
            "“Fweet!” That was the fox cub, whistling through its gap. With all the teeth in, it had never worked.",
          ],
        },
        {
          text: ["Bite into an apple", "Nibble a ripe apple"],
          title: ["Crunch", "A tooth in an apple"],
          lines: (t) => [
            [
              `${t.child} found a ripe apple. The cub took one soft bite, and one more. Bite along in the air: crunch, crunch, crunch!`,
              "A ripe apple was just the thing. The cub took one soft bite, then another. Bite the air with it: crunch, crunch, crunch!",
            ],
            [
              "There stood the tooth in the apple, like a candle on a cake. A clean cloth stopped the blood. Hello, new tooth!",
              "And the tooth? It stayed in the apple! A bite on a clean cloth, and the blood stopped. There it was, the new tooth!",
            ],
            forOlder(
              "“For the tooth fairy,” said the cub, “or for my little box. I will think about it until bedtime.”",
            ),
          ],
          returns: (t) => [
            `It looked too big. “One soft bite, and one more,” said ${t.child}, as with the apple, and it became smaller.`,
            `Slices of apple were handed round. ${t.friend} took one, crunch, and thought of the fox cub and its new tooth.`,
          ],
        },
      ],
    },
  ],
};
