import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const screens: ThemeTexts = {
  name: "switching the screen off",
  phrases: [
    "screen",
    "screens",
    "=tv|=telly|television|tablet|phone|smartphone|ipad|cartoons|videos =not|less|much|=off|limit|time|stop|addict|turn|without|tantrum|cries|hours|=all|=too",
    "tablet",
    "smartphone",
    "cartoon|cartoons stop|less|=off|much|turn|=too|watching|tantrum|ends",
    "video|videos =game|=games|less|much|stop|watching|=too",
    "watches|watching =too|much|less|hours|videos|tv|=all",
    "=off switch|switching|turn|turning tv|tablet|phone|television|device|game",
    "device|devices",
    "gami",
    "console game|games|play|=off|time",
    "computer|games time|much|less|stop",
    "addicted|addict|glued =to",
    "unplug|digital detox",
    "glued",
    "scrolling|youtuber|youtube|online",
    "put|puts down phone|tablet",
    "cartoons =no|more",
    "computer =off|turn|less|=too",
    "media =use|=uses|=using|digital|healthy",
    "nintendo|playstation|xbox",
    "=tv|=telly|=ipad|television",
    "youtube|tiktok|netflix|roblox|fortnite|minecraft",
    "=phone|mobile|cellphone =his|=her|=my|=too|much|=all|always|time|addict|constantly|less|=off|=on|without|stop|glued",
    "video|computer|console|online =game|=games|gaming",
    "=on =the|=his|=her|=their tablet|phone|ipad|computer|=tv always|=all|=too|constantly|day",
    "=tech|technology|gadget|gadgets|electronics less|limit|=too|much|healthy|balance|time",
    "watch|watches|watching cartoon|cartoons|shows|video|videos",
    "cartoons",
    "breakfast|dinner|lunch|meals watch|watches|cartoons|=tv|tablet|phone",
    "switch|switching|turn|turning =off =tv|screen|tablet|cartoons|ipad|phone|game",
    "episode|episodes more|another|one|just",
    "patrol =paw",
    "cartoon|cartoons|=tv tantrum|tantrums|meltdown|fight",
    "phone|tablet|ipad =take|taken|taking|away tantrum|tantrums|cries|screams|rage",
  ],
  facts: ["agree", "off", "eyes", "hop|jump|run"],
  moments: [
    {
      title: ["One more video", "Round eyes"],
      lines: (t) => [
        [
          `A frog stared at a glowing tablet ${t.setting}, its eyes dry, its legs asleep. “One more,” it said, for the fifth time.`,
          `${cap(t.setting)} something glowed. It was a tablet, and behind it a frog with tired eyes. “Just one more video,” it mumbled. “And one more.”`,
        ],
        "Somebody called: “Are you coming to play?”",
        forOlder(
          "The frog had heard it each time. But the next video always started by itself, and that was quicker than any legs.",
        ),
        [`How can the frog stop, ${t.child}?`, `How do we find the end, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Set the egg timer", "Agree on a bell"],
          title: ["Ring!", "When it rings"],
          lines: () => [
            "They agreed first: one video, and when the bell rings, off. Ring! Press with the frog: one finger, click, off.",
            "“Oh,” it said, a little sad, and that was all right. It blinked, looked into the distance, and hopped: one, two, three!",
            forOlder("The bell was no meanie. It only said what they had said themselves."),
          ],
          returns: (t) => [
            `${t.child} agreed on the end before the start, and when it was time, it was easy enough to say: ring!`,
            `“When it rings, we stop,” said ${t.child}. It rang, they stopped, and something new could begin.`,
          ],
        },
        {
          text: ["Wave goodbye to the picture", "Tell the video good night"],
          title: ["Good night, video", "Bye-bye"],
          lines: () => [
            "They agreed: to the end of this one. Then wave with the frog: “Goodbye, video, till tomorrow!” Click. Off.",
            "It was strangely quiet. The frog shut its eyes tight, then looked far away, rubbed its legs, and hopped after the voices.",
            forOlder(
              "A video that you say goodbye to waits. Next day it was still there, with all its songs.",
            ),
          ],
          returns: (t) => [
            `It was lovely, and it was over. ${t.child} waved at it, as at the video: “Goodbye, till tomorrow!”`,
            `When something nice had to stop, ${t.child} waved to it. Things like that wait until you are back.`,
          ],
        },
        {
          text: ["Plan what comes after", "Choose the next game"],
          title: ["After the video", "What comes then"],
          lines: (t) => [
            `“What will you play then?” asked ${t.child}. “Leapfrog!” They agreed: this video, then off, then leapfrog. Click.`,
            `Its eyes watered in the bright day. It looked at the farthest tree, counted three, and hopped over ${t.friend}. Whee!`,
            forOlder(
              "“I forgot that I am good at this,” said the frog, up in the air. In the video others had done the leaping.",
            ),
          ],
          returns: (t) => [
            `${t.child} already knew what would come after. So stopping was only the beginning of the next thing.`,
            `“And what do we play then?” asked ${t.child}, and with that, the ending was half as hard.`,
          ],
        },
      ],
    },
  ],
};
