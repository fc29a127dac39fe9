import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const swimming: ThemeTexts = {
  name: "learning to swim",
  phrases: [
    "swim",
    "swimming",
    "swimmer|swims|swam",
    "learn|lesson|lessons|class|course swim|swimming",
    "afraid|scared|fear|nervous|anxious|hates water|pool|=wet|swim",
    "fear =of =water",
    "face|head =in|under|underwater|=wet water|pool|=wet|=wets|wetting",
    "blow bubbles|water",
    "underwater",
    "float water|back|pool|learn",
    "dive|diving pool|learn|water|under",
    "goggles",
    "armbands|floaties|=arm =bands",
    "kick|kicks legs water|pool",
    "splash|splashed|water =face|eyes scared|afraid|hates|likes",
    "pool first|learn|visit|scared|afraid|lesson|confiden",
    "water confiden",
    "doggy =paddle",
    "likes|like =water|pool =not|doesn",
    "swim|swimming armbands|floaties|without",
    "brave|courage water|pool swim|=in|deep",
    "jump|jumping =into|=in =pool|=water",
    "go|goes|get|gets|getting|going =in|=into|=to water|pool refus|=not|won|doesn|hates|scared|afraid|without|=like",
    "comfortable|confident|relaxed|happy =in water|pool",
    "=under water without|fear|scared|afraid",
    "refus water|pool",
    "breaststroke|backstroke|=butterfly =stroke",
    "crawl swim|swimming|stroke",
    "put|puts|putting head|face =under|water|=in =under|water",
    "afraid|scared|fear|nervous|hates|hate|terrified =sea|waves|lake|water|deep|pool =of|=the|going|get|deep",
    "=swiming|=swimm|=swim",
    "armband|floatie|=float =pool",
    "armband|floaties",
    "floating pool|=without|back",
    "=dive|diving",
    "=pool =jump|jumping|jumps|lesson|lessons|=float|=deep|face",
    "=water wings|=wings",
    "armband|armbands|floaties",
    "=deep =end",
    "breaststroke|backstroke|=crawl|doggy =learn|learning|=swim|paddle",
    "=won|=wont|afraid|=scared =pool",
  ],
  facts: ["alone", "breath|blow|blew", "float|carr", "kick"],
  moments: [
    {
      title: ["The shallow pool", "A beaver by the pool"],
      lines: (t) => [
        [
          `A small beaver stood ${t.setting}, feet in a shallow pool. “I cannot swim,” it said.`,
          `${cap(t.setting)} there was a calm pool, only belly-deep. “All beavers swim,” sighed a small one. “Not me, not yet.”`,
        ],
        "“We never go in alone,” said Mama. “Water wants three things: blow, float, kick.”",
        forOlder(
          "The water wobbled a little. It seemed to be waiting, and it did not look as if it was in a hurry.",
        ),
        [`What do they try first, ${t.child}?`, `How shall it begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Blow some bubbles", "Make the water bubble"],
          title: ["Blub", "Bubbles in the pool"],
          lines: (t) => [
            `${t.child} showed it: chin in, mouth in, and breathe out slowly. Blow with them: blub, blub, blub! Breathe in above, blow out below.`,
            "After ten bubbles its nose was in as well. The water was wet, and that was all.",
            forOlder(
              `“What did you say down there?” asked ${t.friend}. “Hello,” said the beaver. In bubbles, that takes quite a while.`,
            ),
          ],
          returns: (t) => [
            `When things felt tight, ${t.child} breathed out slowly, blub, blub, as with the beaver, and the air came back by itself.`,
            `${t.child} let the breath go, long and slow, like a row of bubbles, and everything became lighter.`,
          ],
        },
        {
          text: ["Lie back like a star", "Float with open arms"],
          title: ["The star on the water", "Ears under water"],
          lines: () => [
            "Mama’s paws lay under its back. Belly up, arms wide, ears in the water. Spread your arms too, and breathe: in, and out.",
            "“Now I hold you with just one paw,” said Mama. Then with one finger. The water carried the rest.",
            forOlder(
              "With the ears under water it was very quiet. The beaver could hear its own heart, and a fish, who was humming.",
            ),
          ],
          returns: (t) => [
            `${t.child} spread both arms and breathed, like the star on the water, and felt carried.`,
            `It did not help to fight it. ${t.child} lay back, arms wide, as in the calm pool, and it grew easy.`,
          ],
        },
        {
          text: ["Kick with both legs", "Splash like a motor"],
          title: ["The motor", "Splash, splash, splash"],
          lines: (t) => [
            "Hands on the edge, legs long, and kick! Small quick kicks, up and down. Kick along where you sit: splash, splash, splash!",
            "Then Mama held out a board, and the beaver went off with it. A whole beaver’s length, and then another!",
            forOlder(
              `${t.friend} got the waves, and the fish got the bubbles. Nobody stayed dry, and the beaver wanted to go on till supper.`,
            ),
          ],
          returns: (t) => [
            `${t.child} did it like the beaver with the board: small quick kicks, never stopping, and so they moved forward.`,
            `“Splash, splash, splash,” said ${t.child}, and on they went, one beaver’s length, and then another.`,
          ],
        },
      ],
    },
  ],
};
