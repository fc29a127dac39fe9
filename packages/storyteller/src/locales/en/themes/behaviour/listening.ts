import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const listening: ThemeTexts = {
  name: "listening",
  phrases: [
    "listen",
    "listens",
    "listening",
    "=hear|hears =not|doesn|first|=me|what",
    "ignores|ignoring|ignore =me|=us|=when|parents|teacher|instructions",
    "pay|pays|paying attention",
    "attentive",
    "follow|follows|following instructions|directions|rules|steps",
    "instructions",
    "=first time asked|ask|told|called|=the",
    "ask|asking|repeat|say|tell|telling =ten|hundred|twenty|thousand times",
    "interrupt|interrupts|interrupting =not|stop|always|adults|conversation|others|talk",
    "interrupt",
    "talks|talking =over|back|=when|while others|people|teacher|someone",
    "obey|obeys|obedient|obedience|disobedient|disobeys",
    "=does =what told|asked|=is",
    "=tuning|=tunes =out",
    "ears =open|=on|=use|=uses|=using",
    "=one =ear",
    "=do|does =as told",
    "concentrat|distracted teacher|listening|class|attention",
    "focus",
    "cooperate =with parents|adults|=us",
    "=do|does|doing =what told|asked",
    "=what =told",
    "=do|does|doing =as =say|told|asked",
    "doing|=do what parents|mom|dad|ask|asks",
    "cooperat parents|mom|dad|=us",
    "ignores|ignoring|ignore|ignored call|called|calling|ask|name|=my|=what|everything|=i",
    "selective hearing",
    "repeat|repeating|repeated myself|everything|times",
    "says|say =no everything|always|constantly|=to",
    "come|comes|coming =when call|called",
    "hears|=hear|=hears|hearing =me|=us|=what =not|doesn|won|never|dont|first",
    "rules follow|following|respect|obey|break|breaks|house|keep",
    "sit|sits|sitting still",
    "fidget",
    "=wont|=won|doesn|doesnt|never|refuses|=not =do =what|=as told|=we|=i|say|said|asked",
    "attention teacher|class|school|pay|span|pays|short",
    "defiant|defiance|oppositional|uncooperative|disobe|stubborn",
    "=do|does|doing =what =i|=we|=im|mom|mum|dad|parents|teacher say|says|said|ask|asks|tell|told",
    "=wont|=won|doesn|doesnt|never|refuses|=not =do|=does =what|=as told|=we|=i|say|said|asked",
    "argues|argue|argument every|instruction|instructions|everything|rule|order",
    "shout|shouts|yell before|reacts|responds|times|every|has",
    "reacts|responds =me|=us|called|before",
    "=whatever =likes|=wants|=does|pleases",
    "=pretends =hear|=deaf|=not =listen|=hear",
    "=shout|=yell|=scream =before|=comes|=until =comes|=listens|=moves",
  ],
  facts: ["listen|ear", "look|eyes", "again|back", "small", "big", "wait"],
  moments: [
    {
      title: ["Three bells", "The gate with the bells"],
      lines: (t) => [
        [
          `A snail had a gate ${t.setting}, with bells, and explained how it opened. But ${t.friend} was talking, a jay was talking, and nobody heard a word.`,
          `${cap(t.setting)} stood a gate no higher than a knee, with bells, and a snail explained the bells. Everyone talked at once. Ding! Dong! Nothing.`,
        ],
        "“Shall I say it again?” she asked.",
        forOlder(
          "She was not cross. She was a snail, and had time. But she had said it four times now.",
        ),
        [`How do you listen best, ${t.child}?`, `How can we hear her, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Stop and look at her", "Keep still and watch"],
          title: ["Mouths at rest", "All ears"],
          lines: (t) => [
            `Feet still, mouth at rest, eyes on the snail. ${t.child} listened. “Small bell, big bell, wait,” she said. Listen with them: ting… dong… shh.`,
            `${t.child} told it back: small, big, wait. They did just that, and the gate swung open.`,
            forOlder(
              "“How quick you are,” said the snail. Nobody had ever said that near her before.",
            ),
          ],
          returns: (t) => [
            `They were all talking at once. ${t.child} stood still, looked at the one who knew, and listened to the end.`,
            `Feet still, mouth at rest, eyes open: so ${t.child} heard what the others had talked over.`,
          ],
        },
        {
          text: ["Say it back to her", "Repeat every word"],
          title: ["Small, big, wait", "There and back again"],
          lines: () => [
            "They looked and listened. Then they said it back. Say it with them: small bell, big bell, wait! Once more: small, big, wait!",
            "“Just so,” said the snail. Ting, dong, shh, and the gate swung open. Words you have said do not run away.",
            forOlder(
              "The jay said it a third time, and later to its children, and the gate has been easy ever since.",
            ),
          ],
          returns: (t) => [
            `“You mean this, and then that?” ${t.child} said it back, as to the snail, and it was just so.`,
            `${t.child} listened, and said it back once, small, big, wait. After that nobody needed to ask.`,
          ],
        },
        {
          text: ["Show it with our hands", "Act out the steps"],
          title: ["Hands that listen", "Ears and hands"],
          lines: (t) => [
            `They looked and listened, and ${t.child} let the hands say each word. Do it too: a small pinch, a big swing, and wait, with flat palms.`,
            "“Do it again,” said the snail. Pinch, swing, wait. Then with the real bells, and the gate swung open.",
            forOlder("If anybody forgot, the hands still knew. Hands are good at keeping things."),
          ],
          returns: (t) => [
            `And ${t.child}’s hands still knew it: pinch, swing, wait. What you have listened to with your hands stays.`,
            `As they were told what to do, ${t.child} showed each bit with the hands, and not one bit was lost.`,
          ],
        },
      ],
    },
  ],
};
