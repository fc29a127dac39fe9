import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const shyness: ThemeTexts = {
  name: "being shy",
  phrases: [
    "quiet school|kindergarten|=too",
    "speak|talk brave|dare|courage",
    "warm|warming =up relatives|family|people|others|new",
    "answer|answers grown|adults|people|strangers",
    "say|says hello doesn|won|=not|never|people",
    "shy",
    "timid",
    "speak|speaking|talk|talking =up class|others|front",
    "bashful",
    "introvert",
    "quiet child|kid|group|class|strangers|others",
    "hides|hide|hiding behind",
    "speak|talk|talking|speaking =up|group|class|others|adults|grown|people|front|new|strangers|guests",
    "doesn|won|=not|never|dares|dare|afraid|scared speak|talk|say hello|class|others|front|people|guests|visitors",
    "say|saying|says hello|=hi|greet",
    "greet|greeting people|guests|visitors|others|grown|adults|relatives",
    "social|socially anxi|confiden|phob|fear",
    "confidence|confident people|others|speaking|talking|group",
    "afraid|scared|fear =of people|others|visitors|guests|crowds|public",
    "raise|raising hand|=her|=his class",
    "public speaking",
    "perform|performing|stage scared|afraid|fright|front",
    "stage fright",
    "opening|open|come|coming =up|=out shell|others|people",
    "join|joining group|others =shy|afraid|dare",
    "blush",
    "selective mutism",
    "warm|warming =up people|others|slowly",
    "hello =new people",
    "whispers",
    "more outgoing|sociable",
    "shy stranger|strangers|people|adults|kids|party|parties|school|class",
    "freezes|freeze people|speak|talk|adults|front|asked",
    "eye =contact",
    "clams|clam =up",
    "wallflower",
    "talks|talk|speak|speaks =to|=with =new|unfamiliar|unknown|other|others people|adults|kids",
    "quiet|silent people|group|groups|party|parties|=around",
    "stands|stays|stand|stay edge|corner|side party|group|others|kids|playground",
    "mutism",
    "embarras",
    "dares|dare =to|=not|doesn speak|talk|ask|say|join",
    "reserved",
    "hides|hide|hiding visitors|visitor|guests|people|company|adults|=when|strangers come|comes|visit|arrive|ring",
    "dare|dares|daring|courage|brave =to speak|talk|sing|ask|answer|join front|class|group|people|kids|others",
    "front =of =the =class|class|people|everyone",
    "hides|hide|hiding behind =leg|=legs|legs|mom|mum|mommy|mummy|dad|daddy|=me|people|skirt|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "never|won|wont|doesn|afraid|scared =say|=says|saying hello neighbours|neighbors|people|visitors|others|relatives",
    "talk|talks|speak|speaks anyone|anybody|people|adults won|wont|doesn|never|=not|dont|doesnt",
    "quiet|silent around|with|people|others|new|guests",
    "quiet|silent|clams|shuts people|others|adults know|meet|meets",
    "hide|hides|hiding face|=behind talk|talks|speak|aunt|aunties|people|visitors|guests|=when",
  ],
  facts: ["shy", "hello|wave|waving", "time|slow"],
  moments: [
    {
      title: ["The drummers", "A gap in the ring"],
      lines: (t) => [
        [
          `Some hedgehogs sat drumming ${t.setting}, and in their ring there was a gap.`,
          `Bom, bom! Hedgehogs were drumming ${t.setting}. One place in the ring was free.`,
        ],
        `${t.friend} slid behind ${t.child}. “I am shy,” came a whisper. “Then take your time,” said a hedgehog.`,
        forOlder(
          "“I rolled up for a week before my first drum,” said another. “They left my drum where it was.”",
        ),
        [`How do we begin, ${t.child}?`, `${t.child}, how shall we start?`],
      ],
      choices: [
        {
          text: ["Wave from right here", "Lift a finger slowly"],
          title: ["A small wave", "From far away"],
          lines: (t) => [
            "They stayed there and waved, first with one finger, then with the hand. Wave with them! All the hedgehogs waved back.",
            `Two steps closer, one more wave. After a while a small “hello” slipped out of ${t.friend}, all by itself. Bom, went a drum.`,
            forOlder(
              "It was a hello as thin as a thread. But on a thread you can pull a whole drum toward you.",
            ),
          ],
          returns: (t) => [
            `First one finger, then the hand: ${t.child} waved from far away, and that was hello enough to begin with.`,
            `When all looked round at once, ${t.friend} lifted one finger and waved. The rest of the hand came after.`,
          ],
        },
        {
          text: ["Watch them for a bit", "Sit at the edge"],
          title: ["At the edge", "Bom, bom, and"],
          lines: (t) => [
            "They sat down at the edge, slowly, and watched. Tap along on your knees: bom, bom, tap! Nobody asked them anything.",
            `By the third round ${t.friend} knew the beat, and slid into the gap. “Hello,” said the drum, and ${t.friend} said so too.`,
            forOlder(
              "Watching is not nothing. Inside, the hands had been playing along the whole time.",
            ),
          ],
          returns: (t) => [
            "They did not rush in. They watched for a bit from the edge, as beside the drums, till the feet wanted to go.",
            `${t.child} tapped the beat on one knee, bom, bom, tap, and by the third round they were in the middle of it.`,
          ],
        },
        {
          text: ["Whisper hello together", "Greet them with a partner"],
          title: ["Two whispers", "Louder by two"],
          lines: (t) => [
            `“With me,” said ${t.child}. They took hands and whispered. Whisper along: hello! Then a bit louder, and once more: hello!`,
            "Two small voices made one big enough. “What good voices,” said the hedgehogs, and gave them a drum for two.",
            forOlder(
              `${t.friend} hit it very softly at first. The drum did not mind. A drum has all the time in the world.`,
            ),
          ],
          returns: (t) => [
            `They took hands, ${t.child} and ${t.friend}, and said hello together; two small voices were big enough again.`,
            `“With me,” whispered ${t.child}, as at the drums, and out came a hello for two.`,
          ],
        },
      ],
    },
  ],
};
