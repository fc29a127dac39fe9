import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const losing: ThemeTexts = {
  name: "losing a game",
  phrases: [
    "just =a game",
    "coming|=come second",
    "=first =not|=isn upset|=mad|cries|cry|angry|always",
    "=losing",
    "=losing =mad|angry|upset|cry|cries|tantrum|furious|game|games|handle|deal|cope|hard|badly|=at",
    "loser",
    "=lose game|games|match|race|learn|learning|how|=ok|okay|accept|handle|hate|hates|=can|graceful|well|cry|cries|without|=to",
    "=loses game|games|match|race|cries|cry|scream|=mad|angry|tantrum|upset",
    "lost =game|=match|=race|=games",
    "defeat",
    "=bad|=sore|=good|=poor|=graceful loser|losers|winner|sport|sports",
    "sportsmanship|sportsmanlike",
    "=fair play",
    "winning always|everything|=not|losing|only",
    "=win|=wins|winning|wins|winner always|=has|must|every|everything|=not|only|need",
    "=be|=come|=being first always|must|everything|=not wants|=has|needs|=win|=wins|winning",
    "cheat|cheats|cheating game|games|=win|=wins|winning|lose",
    "cries|cry|quits|quit|screams|angry|=mad|upset game|games|=win|=wins|winning|lose|loses|losing",
    "board =game|=games",
    "flips|throws board|game|cards",
    "second place|best",
    "=not =the best|fastest",
    "beat|beats|beaten =him|=her|=them|=me|game|race|cards|chess|soccer|football",
    "play =again lose|lost|losing",
    "team lost|loses|losing",
    "lose|loses|losing|lost|beaten =uno|cards|chess|football|soccer|tennis|ludo|monopoly|race|match",
    "=win|=wins|winning|wins =uno|cards|ludo|monopoly|race|card|=can",
    "=isn|=not|about|=always =about|=win|=wins|winning winning|=win|everything",
    "=can|cant|cannot|bad|struggl handle|stand|take|bear|cope|=at losing|lose|loses",
    "cries|quits|storms|upset|=mad|angry|sulk|sulks loses|lose|lost|losing",
    "gracious|graceful loser|lose|losing|winner",
    "takes|take =part|=parts participat|=win|=wins|winning",
    "participat",
    "monopoly|ludo",
    "competi|=compete",
    "=lose|losing|=win|=wins|winning|wins|first always|=has|must =be|=to =game|=games|games",
    "=not|=isn|doesn =always|=every|everyone =win|=wins|winning|wins",
    "=loses|=lost|=losing =it|=when game|games|match",
    "matter who|=if|whether wins|win|won|winning",
    "=only|just =game",
    "cries|cry|sulks finishes|wins|comes first",
    "cries|cry|crying|upset|sulks|tantrum =second|=last|third",
    "comes|came|coming|finishes|finish =second|=last|third",
    "storms|storm|walks|stomps =off|=out win|wins|lose|loses|losing",
    "congratulat|lucky winner|winners|opponent",
    "flips|flip|tips|upends|overturns =board|game|pieces|counters",
    "sulk|sulks|sulking winner|loser|loses|losing",
  ],
  facts: ["lost|losing", "good game", "again|once more"],
  moments: [
    {
      title: ["The jumping game", "Frog first"],
      lines: (t) => [
        [
          `A frog asked ${t.friend} to a jumping game ${t.setting}. The frog won, by three frogs.`,
          `“Who jumps furthest?” called a frog. ${t.friend} jumped well. The frog jumped better.`,
        ],
        `${t.friend} had lost. The lips went thin, and the eyes got wet. “I never want to jump again!”`,
        forOlder(
          "The frog did not laugh. It had lost to a grasshopper that very morning, and by a lot.",
        ),
        [`What helps when you have lost, ${t.child}?`, `${t.child}, what can we do now?`],
      ],
      choices: [
        {
          text: ["Grumble a little", "Moan for a bit"],
          title: ["Three grumbles", "Grr, grr, grr"],
          lines: (t) => [
            `“Say that it hurts,” said ${t.child}. So ${t.friend} said it, and they grumbled. Grumble with them: grr, grr, grr!`,
            `Then there was room for more words. “Good game,” said ${t.friend}. “Good game,” said the frog. “Again?” And off they hopped.`,
            forOlder(
              "The frog won again, though only by half a frog, and this time both of them lay there laughing.",
            ),
          ],
          returns: (t) => [
            `Something was lost near the end, and ${t.child} grumbled three times, grr, and said: good game, once more.`,
            "After three good grumbles, as on the day of the frog, they could start again.",
          ],
        },
        {
          text: ["Shake hands with the frog", "Offer a handshake"],
          title: ["A cold, wet hand", "Good game"],
          lines: (t) => [
            `${t.friend} swallowed hard. “That hurts,” came first, and then: “Good game.” The hand of the frog was cold and wet and very kind.`,
            "“You jump like a spring,” it said. “Once more?” Count with them: one, two, three, hop! They landed nearly side by side.",
            forOlder(
              "Nobody measured it. There was a snail who might have, but it only wanted to see the hop again.",
            ),
          ],
          returns: (t) => [
            `“Good game,” said ${t.child} at the end of it all, and held out a hand, and they all wanted to play again.`,
            `Even where it had not gone as they wished, ${t.child} held out a hand, as to the frog: good game!`,
          ],
        },
        {
          text: ["Ask how it jumps", "Learn the trick"],
          title: ["The trick of the frog", "Knees like springs"],
          lines: (t) => [
            `“Oh, that hurts. But good game,” said ${t.friend}. “How do you do it?” The frog showed them: knees low, arms back, up!`,
            `Do it with them, low and then up: hop! They tried it again and again. ${t.friend} still lost, but by two frogs now.`,
            forOlder(
              `Two frogs are less than three. ${t.child} marked the spot with a leaf, for next time.`,
            ),
          ],
          returns: (t) => [
            `It went wrong, and ${t.child} asked how the others did it, as with the frog: knees low, arms back, once more!`,
            `Nobody had to be first. “Good game, show me how,” said ${t.friend}, and they all tried again.`,
          ],
        },
      ],
    },
  ],
};
