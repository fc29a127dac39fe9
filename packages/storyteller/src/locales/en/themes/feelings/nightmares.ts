import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const nightmares: ThemeTexts = {
  name: "nightmares",
  phrases: [
    "asleep|sleep after nightmare|dream",
    "nightmare",
    "night =mare|=mares|terror|terrors",
    "dream bad|scary|scared|afraid|horrible|frightening|terrible|monster|monsters|woke|wakes|evil|=not =real",
    "bad|scary|evil =dreams|=dream",
    "wake|waki|woke screaming|crying|scared|afraid|frightened|cries|screams",
    "wake|waki|woke middle nigh scared|crying|afraid|upset",
    "dreams|dreamt|dreamed|dreaming monster|monsters|wolf|ghost|ghosts|falling|chased|witch",
    "afraid|scared fall|falling|go|going asleep dream|dreams",
    "afraid|scared =of =to dream|dreaming|dreams",
    "dreams =not real",
    "dreams|dream",
    "screams|cries =in =his|=her|=their sleep",
    "monster|monsters chased|chasing|sleep",
    "sweet dreams",
    "nightmar",
    "nitemare",
    "bad|scary|horrible|awful dream|dreams|dreem",
    "woke|wakes|wake|waking screaming|crying|scared|afraid|frightened|sweating|terrified nigh|=up|dream",
    "scared|afraid =to sleep|asleep dream|dreams|nightmare|nightmares",
    "nightmare|nightmares ghost|ghosts|monster|monsters|witch|=about|every|night|having|after",
    "wake|wakes|woke|waking dream|dreams|nightmare crying|cries|screaming|scared|=up|=from|nigh",
    "wakes|woke|wake|waking dream|dreams =up|nigh cry|crying|cries|screaming|scared|afraid",
    "nightmers|nitemare|nitemares",
    "sleep|night terror|terrors",
    "dream|dreamt|dreamed scary|wolf|monster|witch|bad",
  ],
  facts: ["dream", "sleep|asleep", "awake", "told|tell|said|say"],
  moments: [
    {
      title: ["A nap and a cry", "The young hare wakes"],
      lines: (t) => [
        [
          `A young hare woke ${t.setting} with a squeak. “A giant boot was after me!”`,
          `Squeak! A young hare sat up ${t.setting}. “A giant boot was after me!”`,
        ],
        `“That was a dream,” said ${t.friend}. “Heads make them up in their sleep. Now you are awake.”`,
        forOlder(
          "Its heart still ran like ten hares. A dream can be over while the heart has not heard of it yet.",
        ),
        [`What helps after such a dream, ${t.child}?`, `${t.child}, what helps the hare?`],
      ],
      choices: [
        {
          text: ["Look around together", "Find five real things"],
          title: ["Five things", "All still here"],
          lines: (t) => [
            `“Tell me what you see,” said ${t.child}. A leaf, a paw, a stone, ${t.friend}, a nose! Find five things around you as well.`,
            "There was no boot among them. The hare felt its ears. “All here,” it said, and its heart slowed down.",
            forOlder(
              `“Dreams leave no footprints,” said ${t.friend}. They looked for some, just in case, and found only those of a wren.`,
            ),
          ],
          returns: (t) => [
            `When everything felt like a bad dream, ${t.child} looked around and found five real things; and then it was easier.`,
            `One, two, three, four, five real things ${t.child} could see and touch, and so they knew where they were.`,
          ],
        },
        {
          text: ["Tell the whole dream", "Talk about the boot"],
          title: ["Bit by bit", "The boot gets a face"],
          lines: (t) => [
            `The hare told it all, bit by bit, and ${t.child} listened. Told out loud, the boot was already not so big.`,
            "“And one lace was undone.” It could breathe again: in, and out. Do it too, nice and slow.",
            forOlder(
              "At night, it said, it would call its mother now. She comes, even with only one slipper on.",
            ),
          ],
          returns: (t) => [
            `Afterward ${t.child} told the whole of the scary part to somebody, from start to end, and so it shrank.`,
            `“Tell me,” said ${t.child}, as to the hare; and what had been big enough for a barn now fit in two ears.`,
          ],
        },
        {
          text: ["Make up another ending", "Change how it goes"],
          title: ["The boot and the hiccup", "A new end"],
          lines: (t) => [
            `“It is your dream,” said ${t.child}. “Tell us how it should go on.” The hare thought. “It gets the hiccups!” Hiccup with us: hic, hic!`,
            "The boot hopped off, hic, and asked the way to the other boot. The hare giggled, and lay down again.",
            forOlder(
              "It even asked for one more ending, the one in which both boots find their feet again.",
            ),
          ],
          returns: (t) => [
            `That bad part got a new ending too: hic, said ${t.child}, and the scary thing hopped away in search of its other boot.`,
            `${t.child} made up an ending of their own for it, hic, hic, as with the hare, and it was a good one.`,
          ],
        },
      ],
    },
  ],
};
