import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const truth: ThemeTexts = {
  name: "telling the truth",
  phrases: [
    "truth|truthful",
    "=lie|=lies|=lied|=liar|=lying !awake|beside|next|chair|=down",
    "lying =not|stop|about|always",
    "=honest|honesty|honestly",
    "fib|fibs|fibbing|fibber",
    "=not|stop|never|always =lie|lying",
    "admit|admits|admitting|own|owning mistake|mistakes|fault|wrong|=up|blame",
    "=own|owning =up",
    "blames|blame|blaming others|brother|sister|dog|someone|everyone",
    "confess",
    "makes =up|stories things|excuses",
    "hide|hides|hiding broke|broken|mistake|mistakes|what",
    "broke|broken|spilled|damaged tell|admit|hide|say|denies|blame",
    "denies|deny|denying",
    "trustworthy|sincere|sincerity|integrity",
    "steal|steals|stealing",
    "secretly|sneaks sweets|candy|cookies",
    "=white lies",
    "says|say didn|wasn|=not =do|=me",
    "makes =up stories",
    "=always lying|lies",
    "tells|telling|tell lies|fibs|truth",
    "being|=be honest",
    "made|make|makes|making =up stories|story|excuses|excuse|things|stuff",
    "=lieing|=lyin|=lyed",
    "dishonest",
    "stole|stolen",
    "takes|take|took things|stuff|money =not|without|belong|asking =his|=hers|asking|ask|belong",
    "sneaky",
    "pretends|pretend|says|claims =didn|didn|didnt|wasn|=not =do|=did|=it|=him|=her|=me",
    "exaggerat",
    "=wasn|=wasnt =me",
    "blame|blames|blaming dog|=cat|=cats|brother|sister|others|someone|everyone|sibling",
    "own|owning|owns =up blame|blaming|mistake|instead|=to",
    "pinocchio",
    "trooth",
    "=cheat =not|stop|never|always|test|school|exam",
    "=lie|=lies|=lied|=lying =about brush|brushing|brushed|homework|wash|washing|school|eating|broke|everything|things|what",
    "took|takes|take|stole|steals toy|toys|something|sweets|candy|things =from|without shop|store|supermarket|paying|asking",
    "shoplift",
    "hides|hide|hid|hiding broken|broke|mistake|notes|sweets|candy|truth",
    "says|said|tells didn|didnt =when =did",
    "fakes|faking|fake sick|=ill|illness|stomach|tears",
    "cheats|cheating|cheater",
    "took|ate|broke|did|done|stole said|says|blames|blame dog|=cat|brother|sister|else|someone",
    "blame|blames|blaming brother|sister|others|else|someone|=dog",
    "=true|arent|untrue|invents =making|makes|tells|invented stories",
    "=says|=said =but|=when didn|hasn|wasn|not =she|=he washed|done|brushed|finished|did",
    "porkies|porkie|fibs|whoppers",
    "tells|telling|tell|told porkies|fibs|lies|whoppers|untruths",
    "=tall tale|tales|stories",
  ],
  facts: ["true|truth", "thank", "me", "wipe|wiped|mop|scrub"],
  moments: [
    {
      title: ["A blue puddle", "Blueberry jam"],
      lines: (t) => [
        [
          `${t.child} only wanted to smell the jam. Splosh! The jar of the badger tipped over ${t.setting}, and everything was blue.`,
          `Splosh! ${cap(t.setting)} a jar of jam had tipped, and the elbow of ${t.child} had done it. The badger had cooked all morning.`,
        ],
        "Round the corner came the badger. “Was that the wind?”",
        forOlder(
          "It would have been so easy to nod. The wind never says a word when it is blamed.",
        ),
        [`What do you do, ${t.child}?`, `How do you tell it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say what happened", "Tell it out loud"],
          title: ["Not the wind", "It was me"],
          lines: (t) => [
            `“It was me,” said ${t.child}, “with my elbow.” It is hard to begin. Take a breath with them, and out it comes: hooo.`,
            "“Thank you for the truth,” said the badger at once. Only then did they fetch cloths and wipe the floor clean.",
            forOlder(
              "The badger was a little sad about the jam. Jam is worth a little sadness. But there was no stone left in the tummy.",
            ),
          ],
          returns: (t) => [
            `Later something else went wrong. ${t.child} took one breath, hooo, and told it just as it was.`,
            `${t.child} said it straight out, as with the jam, and again it was easier after the first word.`,
          ],
        },
        {
          text: ["Show the blue elbow", "Hold up the sleeve"],
          title: ["The blue elbow", "Blue all over"],
          lines: (t) => [
            `No word would come. So ${t.child} held up an elbow, blue as the sea. “Me,” came a small voice. And that was true.`,
            "“Thank you for showing me,” said the badger. “I see, not the wind.” Then they wiped together, left, right, left.",
            forOlder(
              "Under the blue there was a patch in the floor that had been stuck for years. It came off too.",
            ),
          ],
          returns: (t) => [
            `When the words got stuck, ${t.child} pointed at what had happened. That was the truth too, only without a voice.`,
            `${t.child} held up an elbow and had to grin. What is true can be shown as well.`,
          ],
        },
        {
          text: ["Ask a friend for help", "Whisper it to somebody"],
          title: ["A word in an ear", "With somebody beside"],
          lines: (t) => [
            `“It was me,” whispered ${t.child}. “I will come with you,” ${t.friend} whispered back. Then, side by side, they told the true story, from elbow to splosh.`,
            "The badger nodded. “Thank you for telling me.” And they wiped up the blue with three cloths.",
            forOlder(
              "A truth weighs less if somebody stands next to you. The badger knew that, having broken a few jars too.",
            ),
          ],
          returns: (t) => [
            `${t.child} whispered it to ${t.friend}, then said it aloud: it was easier with somebody there, as on the day of the jam.`,
            `There was something to be told. ${t.friend} stood beside, and ${t.child} told it, from beginning to end.`,
          ],
        },
      ],
    },
  ],
};
