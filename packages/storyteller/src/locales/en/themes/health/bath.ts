import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bath: ThemeTexts = {
  name: "having a bath",
  phrases: [
    "=bath|=bathe|=bathing|bathtime|bathtub|=baths",
    "bath time|=tub",
    "shower",
    "water|soap|shampoo face|eyes|ears afraid|scared|fear|hate|hates|splash|cry|cries|hair",
    "wash|washing|washes body|himself|herself|themselves|neck|ears|feet|face",
    "soap =in eyes",
    "hates|afraid|scared =wet|=tub|drain|plug|plughole",
    "bubble bath",
    "=tub",
    "towel dry|drying",
    "dirty stink|smelly|wash",
    "clean|keep =body",
    "refuses|hates washing|washed",
    "rinse|rinsing shampoo|head|hair eyes",
    "face =wash|=washed",
    "=bath|bathing|=bathe|shower|bathtub hates|hate|refuses|afraid|scared|cries|screams|fear|want|=fun|taking|take",
    "cleanliness",
    "keep|stay|staying|keeping =clean =body|=yourself|=himself|=herself|=and",
    "wash|washing|washes|clean soap body|=over|=all|himself|herself",
    "getting|get|=be|being =clean body|wash|water|dirty",
    "hates|hate|refus|won|wont|doesn|fights wash|washed|washing|bathing",
    "=drain|plughole|=plug scared|afraid|fear|bath|=tub",
    "stinky|smelly|stinks",
    "bathti|=bathtime|bathroom =bath|=tub|wash|shower",
    "=bath|=baths|bathing time|battle|=fun|scared|afraid|hates|=tub|drain",
    "=bath|shower|=tub|bathtub water|head|face|hair|eyes|ears =on|=in|hates|hate|scared|afraid|fear",
    "=bath|shower|=tub water head|face|hair|eyes|ears|hot|cold hates|hate|scared|afraid|=on|=in|cry|cries",
    "shampoo eyes",
    "hair wash|washing|rinse|shampoo scream|screams|cry|cries|tub|bath",
    "like|likes|hates wet !bed|pants",
    "hair|head wash|washing|rinse|rinsing =screams|cries|scream|hate|hates|=eyes",
    "wash|washing hair =water|=tub|shower|soap",
    "=having|=taking|=take|=have =bath",
  ],
  facts: ["warm", "soap|foam", "rinse|rinsed", "towel"],
  moments: [
    {
      title: ["The puppy made of mud", "Who is in there?"],
      lines: (t) => [
        [
          `A puppy had rolled in the mud ${t.setting}. Now it was dry, and nothing wagged.`,
          `Something brown stood ${t.setting}. “I am a puppy,” it said from inside. “I cannot wag.”`,
        ],
        "There was a tub of warm water, soap, a towel. “But water,” said the puppy, “gets in my eyes.”",
        forOlder(
          "It itched as well. Under the mud sat three ticklish spots, and it could not reach a single one.",
        ),
        [`How do we bathe it, ${t.child}?`, `How do we start, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Test it with elbows", "Dip one toe first"],
          title: ["Warm as a pocket", "Elbow first"],
          lines: (t) => [
            `${t.child} dipped in an elbow: nice! Then one paw, then two, then the puppy. Soap on its back, slowly.`,
            `“Say when,” said ${t.child}, and rinsed only when it said “now.” In the towel the tail was free: thump, thump, thump!`,
            forOlder(
              "The water had turned to cocoa. The puppy looked down at it. “That was me,” it said, quite proud.",
            ),
          ],
          returns: (t) =>
            `${t.child} tried it with an elbow first, as with the puppy’s bath, then a toe, and then it was fine to go in.`,
        },
        {
          text: ["Build hats of foam", "Make a foam beard"],
          title: ["Hats and beards", "A very old puppy"],
          lines: (t) => [
            `They rubbed till it foamed. ${t.child} got a beard, the puppy got a hat. Blow it off with them: fff!`,
            "Under the foam the mud let go. They rinsed from the neck down, and the towel caught a puppy wagging at both ends.",
            forOlder(
              "“I was two hundred years old just now,” it told the towel. “It was nice, but you cannot see much.”",
            ),
          ],
          returns: (t) =>
            `For a moment there was a beard of foam again: ${t.child} blew, fff, and all laughed as in the puppy’s bath.`,
        },
        {
          text: ["Look up while pouring", "Find a cloud above"],
          title: ["Chin up", "The cloud above"],
          lines: (t) => [
            `Soap first. To rinse, ${t.child} pointed up. “Chin to the sky! Shut your eyes.” Do it too: chin up, and breathe out.`,
            "The water ran off behind, and not a drop went in. Towel, rub, rub: a wag!",
            forOlder(
              `“And if one does get in, a dry corner of the towel is for eyes,” said ${t.child}. They had kept one.`,
            ),
          ],
          returns: (t) =>
            `“Chin up,” said ${t.child}, as when they rinsed the puppy, and what came from above ran off at the back.`,
        },
      ],
    },
  ],
};
