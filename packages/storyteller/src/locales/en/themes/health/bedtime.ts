import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bedtime: ThemeTexts = {
  name: "going to sleep in the evening",
  phrases: [
    "bedtime",
    "bed time|routine|early|earlier|fight|fights|refuses|calm|calmly",
    "go|going|goes|get|getting bed|sleep =time|early|earlier|nicely|without|refuses|fight|hates|want|wants|tantrum|evening|night|late|calm|calmly|happily",
    "=go|=going =to bed|sleep",
    "evening routine|ritual",
    "bed|night|sleep|nighttime routine|ritual|habits",
    "fall|falling|falls|getting asleep|sleep",
    "=put|=putting bed|sleep|pajamas|pyjamas",
    "enough sleep|=rest",
    "won|=not|doesn|never sleep|asleep|tired",
    "sleep important|importance|need|why|hygiene|better|problems",
    "stay|staying|stays =up late",
    "=nap|=naps|naptime",
    "=wind|windy|winding|calm|calming down bed|sleep|evening|night|bedtime",
    "pyjamas|pajamas",
    "=good =night",
    "=tired|=sleepy",
    "lullaby",
    "insomnia",
    "=not tired",
    "settl nigh|bed|sleep|down|evening",
    "=go|=going|=goes =to =bed|=sleep !=sun|=moon|bear|bears",
    "=go|=going =to =bed =without|fuss|fight|fighting|tantrum|crying",
    "=sleep =well|=more|=enough|=through",
    "sleep|sleeping|sleeps =early|earlier|late|=time",
    "bedtime tears|crying|battle|struggle|fight|peaceful|without",
    "gets|getting|get|comes|coming =up|=out =of|again|=keeps bed|again|nigh|lights",
    "lights =out|=off again|after|=up|sleep|bedtime",
    "bedtime|nigh|nighttime|evening struggles|struggle|battle|battles|drama|fight|stall|stalling|refus",
    "sleepless",
    "wakes|wake|waking =up|every|=all|middle|times|through nigh|nights|=too",
    "early|=5am|=6am wakes|riser|waking|wake|=up",
    "=one|=another =more|=another story|stories|drink|water bed|sleep|bedtime|=before",
    "goes|go|going|get|gets =to =bed|=sleep late|refus|won|wont|doesn|without|hates|fights",
    "getting|gets|get =up =again|after lights|bed|bedtime =out|=off|again|nigh",
    "sleep|sleeping",
    "stay|staying|stays =bed =in nigh|sleep|sleeping|bedtime|=after",
    "sleep|sleeps|sleeping whole|through nigh",
    "=up =until|=till|=past midnight|=late|eleven|=ten",
    "awake night|midnight|late|=till",
    "lights|light =out|=off fight|fuss|battle|argu|tantrum|struggle",
    "bedtime|=bed resist|resistance|battle|battles|struggle|refusal",
    "awake|=up midnight|=ten|=nine|=eleven|late",
    "still awake",
    "fight|fights|fighting|resist|resists =sleep",
    "stall|stalling|stalls =night|bed|sleep|evening|drink",
    "=more drink|=water =story|=bed|=night",
    "=not =tired",
    "awake =late|=ten|=eleven|hours|=night",
    "clos =eyes =sleep|=drift|=drifting",
    "drift =off",
    "=lights =out =before|=circus|=evening|=bed|=time",
    "lights =out =at|bed|=8|=7|wind",
    "wind|winding =down",
  ],
  facts: ["wash", "story|book", "light|lamp", "sleep|slept", "grow"],
  moments: [
    {
      title: ["The wide-awake squirrel", "One more hop"],
      lines: (t) => [
        [
          `A young squirrel hopped ${t.setting}, and its eyes fell shut in mid-air. “Not tired,” it yawned.`,
          `“Not tired,” said a young squirrel ${t.setting}, and yawned like a barn door.`,
        ],
        "Its evening lay ready: wash, a story, light out. “Then sleep,” it sighed. “That is when I grow.”",
        forOlder(
          "While it sleeps, a body mends its scratches, and the head puts the day away in drawers. There is a lot to put away in a squirrel.",
        ),
        [`What helps it rest, ${t.child}?`, `What helps, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Breathe with the tummy", "Rock a leaf to sleep"],
          title: ["The leaf on the tummy", "Up and down"],
          lines: (t) => [
            `Washed, story read: now ${t.child} laid a leaf on its tummy. Breathe with it: up, and slowly down.`,
            "Up went the leaf, and down, and up. Nobody saw who put the light out. The leaf went on without them.",
            forOlder(
              "In the morning the leaf was still there, and the squirrel was longer by a hair. It had measured.",
            ),
          ],
          returns: (t) =>
            `${t.child} put a leaf on the tummy for a moment, up, and slowly down, as with the squirrel, and all grew calm inside.`,
        },
        {
          text: ["Say goodnight to toes", "Wish every paw goodnight"],
          title: ["Goodnight, toes", "From toe to ear"],
          lines: (t) => [
            `Wash, story, lamp: done. “Goodnight, toes,” said ${t.child}. Say it softly with them: goodnight, knees; goodnight, tummy; goodnight, ears!`,
            "Whatever had its goodnight became heavy and soft. At the ears there was no answer any more, only breathing.",
            forOlder(
              `It had slept through its favorite part, the tail. So ${t.child} whispered that one to the wind instead.`,
            ),
          ],
          returns: (t) =>
            `“Goodnight, knees,” said ${t.child}, as to the squirrel, and everything that was tired might rest a little.`,
        },
        {
          text: ["Put it in a row", "Follow the evening path"],
          title: ["Three stones in a row", "The same each evening"],
          lines: (t) => [
            `${t.child} laid three stones: wet for washing, flat for the story, dark for the lamp. Step along: one, two, three!`,
            "At the first stone it still hopped. At the second it walked. At the third it lay down and slept.",
            forOlder(
              "“Same again tomorrow,” it had murmured. Feet like to know a path, and so does sleep.",
            ),
          ],
          returns: (t) =>
            `One, two, three stones, and ${t.child} knew what came next, as in the squirrel’s evening: first this, then that, then rest.`,
        },
      ],
    },
  ],
};
