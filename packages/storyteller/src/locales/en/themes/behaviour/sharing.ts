import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const sharing: ThemeTexts = {
  name: "sharing",
  phrases: [
    "sharing",
    "sharin toys|things|friends|siblings",
    "=share|=shares|=shared toys|toy|things|stuff|snack|snacks|sweets|candy|food|brother|sister|friends|friend|siblings|others|cousin|cousins|kids",
    "=share|=shares|=sharing =not|won|doesn|dont|don|refus|hates|learn|how|always|better|want|wants|willing|struggl|difficult|hard|never",
    "=to|=must|=should =share",
    "everything|=all =mine",
    "=mine =says|always|shout|shouts|shouting|screams|yells",
    "=keeps|keep everything|toys himself|herself|themselves",
    "gives|give|giving others|friends toys|sweets|some",
    "lend|lending|lends toys|things|friends",
    "selfish|greedy",
    "generous|generosity",
    "grabs|grab|grabbing|snatches|snatch|snatching toys|toy|things|others",
    "hogs|hog|hogging toys|toy",
    "play together|nicely same toys|toy",
    "=let|=lets|letting|lets|allow others|friends|brother|sister toys|toy",
    "possessive",
    "fairly|=fair|fairness divid|split|toys|cake",
    "=let|=lets|letting anyone|others|anybody touch|play|dolls",
    "hogs|hogging",
    "selfish less|=not|being",
    "lets|=let|=lets|letting|allow|=not =anyone|=anybody|nobody|=others|others|kids =play|touch|=use|=uses|=using|=near toys|toy|dolls|cars|lego|things",
    "=mine =mine",
    "=mine toy|toys|everything|=is|=all|=its|=that",
    "takes|take|taking|grabs|grabbing|snatches|snatching toys|toy =from|=away|others|kids|brother|sister|friends",
    "toys|toy fight|fights|fighting|squabbl|arguing|argue|tug =over|about|brother|sister|siblings",
    "=share|=sharing =is caring",
    "borrow|borrows|borrowing",
    "=share|=shares",
    "=shareing|=sharring",
    "=shair|=shar learn|toys|=to|friends|better|=not",
    "hoards|hoarding|stingy|possess",
    "snatch|snatches|grabby",
    "=let|lets|won|doesn|never touch|use|=have brother|sister|others|friend|anyone|cousin",
    "=let|lets|letting others|sister|brother play|=go|=have toys|trains|cars|dolls|things|his|her",
    "=go =with trains|toys|toy|cars =let|others|friends",
    "give|gives|lend|lends =his|=her|=their things|toys|stuff others|other|kids|friends|anyone",
    "hides|hide|hiding toys|toy|dolls|cars friends|others|visitors|=come|sister|brother|everyone",
    "giving|give|gives =some|half|part =away|friend|friends|brother|sister|others",
    "generos|generous",
    "split|splits|splitting|half last|slice|cookie|cookies|cake|pizza|snack",
    "possessiv",
    "fight|fights|fighting|argu|squabbl|quarrel =over =toy|=toys|=truck|=ball|=doll|=one|=same",
    "=one|=half candy|cookie|cookies|=each|=cake =each|=share|=everyone|friend",
    "=let|=letting|=lets =brother|=sister|friend|friends|=others|=cousin =use|=have|borrow|=ride|=play",
    "=let|letting|lets sister|brother|others|friends|cousin play stuff|toys|things",
    "sharing|=share|=shares scooter|bike|trike|=ball|swing|tablet|=doll|dolls|lego|crayons",
  ],
  facts: ["shar", "ask|asked|may", "each|both|everyone", "together|turned|swap"],
  moments: [
    {
      title: ["One stick of chalk", "Chalk for the wall"],
      lines: (t) => [
        [
          `${t.child} was drawing on a wall ${t.setting}, with the only stick of chalk for miles. A mole sat watching, both paws empty.`,
          `${cap(t.setting)} stood a wall to draw on, and ${t.child} had the only chalk. Next to it sat a mole with no chalk.`,
        ],
        "“May I?” it asked. “I have a sun in my head.”",
        forOlder(
          "It never saw much of the sun, being a mole. That was just why it wanted to draw one.",
        ),
        [`How could you share it, ${t.child}?`, `How will you share, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Snap it in half", "Break the chalk"],
          title: ["Snap", "Two short chalks"],
          lines: (t) => [
            "Snap! A piece for each. Then both drew at once, and the wall turned white twice as fast.",
            `The mole drew its sun. ${t.child} drew a house, right beneath, so that somebody lived in the light. They had never planned that.`,
            forOlder("A short chalk, they found, draws just as white a line as a long one does."),
          ],
          returns: (t) => [
            `There was only one cookie left. ${t.child} looked, and thought, and snap, there was a piece for each.`,
            `“This breaks quite well,” said ${t.child}, and shared out the last cookie, as with the chalk.`,
          ],
        },
        {
          text: ["Draw a picture together", "Hold it side by side"],
          title: ["One hand and a paw", "Four eyes, one chalk"],
          lines: () => [
            "They both held the chalk together, a hand and a paw. Draw with them in the air: round, round, round, and now the rays!",
            "It was a wobbly sun. Nobody could have drawn one like it alone, and that was the best of it.",
            forOlder(
              "“Left!” called one. “No, up!” called the other. So the sun got a tail, and they said it was a comet.",
            ),
          ],
          returns: (t) => [
            `One hand was not enough. “Hold on with me,” said ${t.child}, and it worked, as it had with the wobbly sun.`,
            `${t.child} gave somebody the other handle of the bag. Two on one thing: that had made a sun with a tail.`,
          ],
        },
        {
          text: ["Swap for something else", "Trade with the mole"],
          title: ["A good swap", "Chalk and sponge"],
          lines: (t) => [
            `“What have you got?” asked ${t.child}. The mole had a wet sponge. So they swapped, and then swapped back: each had both for a while.`,
            `The mole drew a white sun. ${t.child} wiped a blue sky around it. Wipe with them: swish, swish!`,
            forOlder(
              "“Lent is not lost,” said the mole, and gave back the chalk with a bow. It had lent out its spade before.",
            ),
          ],
          returns: (t) => [
            `“I give you this, you lend me that,” said ${t.child}, and it was the same good swap as at the wall.`,
            `${t.child} had what others needed, and they had what ${t.child} needed. So they swapped, and then swapped back.`,
          ],
        },
      ],
    },
  ],
};
