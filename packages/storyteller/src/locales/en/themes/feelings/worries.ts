import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const worries: ThemeTexts = {
  name: "worries",
  phrases: [
    "calm|calming anxi|nerv|worr",
    "thinking|thoughts =stop|=can|=too|nigh",
    "worr school|kindergarten|tomorrow|exam|test",
    "worr",
    "worries",
    "anxi|anxious|anxiety",
    "nervous",
    "what =if =ifs|always|keeps|asks|happens|wrong|worst",
    "overthink",
    "fears|fear everything|many|=lots|=about|future|tomorrow",
    "afraid|scared something|everything bad|happen|wrong|fail",
    "stress|stressed|stressful",
    "panic",
    "=tummy|stomach|belly ache|aches|hurts|butterflies|knot nervous|school|exam|before|worr|anxi|stress",
    "butterflies stomach|tummy|belly",
    "exam|test|exams|tests afraid|nervous|scared|fear|stress|anxi",
    "=can|cannot|=not sleep thinking|thoughts|worr",
    "thoughts bad|scary|racing|head|=too",
    "concern",
    "relax|relaxing|=unwind",
    "uneasy|insecure",
    "feel|feels|feeling safe",
    "doubts",
    "=tense feels|feeling|feel|body|gets|always",
    "jitter",
    "catastroph",
    "scared|afraid|fear =future|fail|failing|tomorrow|tests|exams",
    "always|constantly thinks|expects|imagin worst|bad",
    "nervous|nerves =about|before|=first|calm|=of",
    "thinks|thinking|think =too =much",
    "thinks|think|thinking|worst|scary bad things|thoughts",
    "imagines|expects|fears|fear bad|terrible|worst things|happen|=will",
    "=about|=of fire|=war|death|everything|school worr",
    "school anxi",
    "worr|worried =that|mom|mum|mommy|mummy|dad|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa happen|die|=not|=never|come|back",
    "fear|fears|fearing|afraid|scared everything",
    "asking|asks|asked =ok|okay|alright|safe",
    "=will =we =be =ok|okay|alright",
    "fret|frets|fretting",
    "awake think|thinking|worrying|worries|mind",
    "=wrong could|might think|thinking|thinks|worries|awake|happen",
    "anxious child|kid|daughter|=son|=boy|=girl|mind|thought|thoughts",
    "afraid|fear|scared mistakes|=mistake|wrong|failing",
    "perfectionis",
    "nail|nails|fingernail|fingernails =bite|=bites|=biting|=bit|=bitten|biter|chew|chews|chewing|chewed|nibble|nibbles|nibbling|gnaw|gnaws|gnawing",
    "nailbiting|nailbiter",
  ],
  facts: ["worr", "said|told|tell|say", "tummy|belly", "small|light"],
  moments: [
    {
      title: ["The heavy tummy", "What if"],
      lines: (t) => [
        [
          `${t.friend} stopped ${t.setting}. “What if it rains? What if it goes wrong?”`,
          `Then ${t.friend}’s feet would not go on. “What if it rains? What if it goes wrong?”`,
        ],
        "In the tummy sat a stone. “Worries,” said a dormouse. “Mine get small when I tell them to somebody.”",
        forOlder(
          "Next to the dormouse stood a painted box, with a slit in its lid and a key as thin as a hair.",
        ),
        [
          `Where do we put the worries, ${t.child}?`,
          `${t.child}, what shall we do with the worries?`,
        ],
      ],
      choices: [
        {
          text: ["Drop them in a box", "Mail every worry"],
          title: ["The worry box", "Shut for today"],
          lines: (t) => [
            `${t.friend} said each worry out loud, drew it on a leaf, and mailed it in the dormouse’s box: plip, plip!`,
            "Click, shut. The stone in the tummy was as small as a bean now. The rest could wait till story time.",
            forOlder(
              "“In the evening I open it with my grandma,” said the dormouse. “By then half of them have gone stale.”",
            ),
          ],
          returns: (t) => [
            `A new worry came. ${t.child} heard it out, folded it up small, and put it away for later: plip.`,
            `“Tell it, draw it, plip, in the box,” said ${t.child}, and the feet could go on again.`,
          ],
        },
        {
          text: ["Breathe into the tummy", "Take long, slow breaths"],
          title: ["A hand on the tummy", "The boat"],
          lines: (t) => [
            `“Tell me,” said ${t.child}, and heard them all. Then they breathed, hand on tummy. Breathe with us: in, and slowly out!`,
            "The tummy rose and sank like a boat. With each breath the stone grew lighter, and the feet wanted to walk.",
            forOlder(
              "Out takes longer than in; that is the whole trick. A slow breath tells the heart that it need not run.",
            ),
          ],
          returns: (t) => [
            `Hand on the tummy, in, and slowly out: ${t.child} did it as with the dormouse, and the stone got light.`,
            "A big what if stood in the way. They breathed, slowly out, and it was a small one.",
          ],
        },
        {
          text: ["Make a little plan", "Plan what we can do"],
          title: ["A plan for rain", "If this, then that"],
          lines: (t) => [
            `“Tell me,” said ${t.child}. “Rain? Then coats! Gone wrong? Then once more!” And what would you do in the rain?`,
            "One last worry had no plan, so they carried it together, and it was light. The tummy let go of its stone.",
            forOlder(
              "Some things you can do something about, and some you can only tell. It is good to know which is which.",
            ),
          ],
          returns: (t) => [
            `“What if?” somebody asked, and ${t.child} already had the answer ready: then we have a small plan, and each other.`,
            "They had a plan, if this, then that; and what had no plan they told each other.",
          ],
        },
      ],
    },
  ],
};
