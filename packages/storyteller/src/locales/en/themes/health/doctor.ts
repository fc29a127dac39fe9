import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const doctor: ThemeTexts = {
  name: "a check-up at the doctor’s",
  phrases: [
    "doctor",
    "doctors visit|appointment|check|scared|afraid|go|going",
    "pediatric|paediatric",
    "vaccin",
    "=jab|=jabs|jabbed",
    "immunis|immuniz",
    "check =up",
    "checkup",
    "=shot|=shots doctor|=arm|=arms|=flu|needle|scared|afraid|brave|get|gets|getting|booster|fear",
    "=flu =shot|jab|vaccine",
    "needle|needles",
    "injection",
    "booster =shot|jab",
    "stethoscope",
    "health|medical visit|exam|examination|appointment|checkup",
    "nurse visit|scared|afraid",
    "afraid|scared|fear blood draw|test",
    "medicine take|taking|refuses|bitter",
    "well =child|=baby visit",
    "surgery =gp|doctors",
    "=gp visit|appointment|check",
    "blood test|draw|sample",
    "=dr|doctor scared|afraid|fear|fears|cry|crying|visit|going|brave|appointment|check",
    "shot|shots brave|scared|afraid|cry|crying|nurse",
    "=doc|docter|=docs",
    "doctor trip|visit|visiting|first|going|afraid|scared|fear|appointment|=go|checkup|brave|=to",
    "medicine|medication|antibiotics|syrup|pills|drops take|takes|taking|refus|hates|spits|bitter|swallow|=not|won",
    "pediatr|paediatr",
    "jabs|vaxx",
    "check =ups",
    "thermometer|temperature doctor|fever|sick",
    "=getting|=get|=gets|=having =a|=his|=her|=my =shot|=shots|=jab",
    "=nurse needle|visit|blood",
    "medicine|temperature|fever|thermometer",
    "paediatric|pediatric|vaccin",
    "=clinic",
    "ear|ears|throat|mouth look|looks|checked|examined clinic|doctor|nurse",
    "=shot|=shots need|needs|scared|getting|having|due|fear|afraid|gets",
    "white =coat|=coats",
    "=ear|ears|eye exam|drops|infection|check",
    "=eye =drops",
    "antibiotic",
    "nurse|stethoscope chest|heart|listen|listens",
    "blood =test|=draw|drawn",
    "=flu =jab|shot|vaccine",
    "=cough =syrup|medicine",
    "swallow =medicine|=pill|=pills|syrup",
    "white coat|coats",
    "pediatric",
    "=gp|doctor|nurse chest|ears|throat|listen|listens|looks|stethoscope",
    "vaccination",
    "vaccine",
  ],
  facts: ["listen|heard", "heart", "prick", "arm", "illness"],
  moments: [
    {
      title: ["The doctor’s bag", "Cold paws"],
      lines: (t) => [
        [
          `A young fox sat ${t.setting} with cold paws. Check-up day!`,
          `“It is check-up day,” said a young fox ${t.setting}.`,
        ],
        "First the doctor listens to the heart. Next, a prick in the arm: it stings a bit, and teaches the body to beat an illness.",
        forOlder(
          "“You may be brave, or cry, or both,” said the doctor, an old stork with a big bag.",
        ),
        [`What helps, ${t.child}?`, `What would help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Blow it away slowly", "Puff like a dandelion"],
          title: ["The dandelion", "A long, long breath"],
          lines: (t) => [
            `First the heart: boom, boom. For the prick ${t.child} held up a dandelion. Blow slowly with the fox: fff, as long as you can!`,
            "“Ow,” said the fox, and “Oh,” for the bandage was on already. The fluff was still flying.",
            forOlder(
              "The fox watched the fluff till it came down. It had flown longer than the stinging.",
            ),
          ],
          returns: (t) =>
            `It stung for a moment, and ${t.child} blew it off slowly, fff, as they had with the dandelion.`,
        },
        {
          text: ["Ask to see first", "Peep into the doctor’s bag"],
          title: ["Everything out", "What is inside"],
          lines: (t) => [
            `“May we look first?” asked ${t.child}. The doctor took it all out: a lamp for ears, a tube for listening. ${t.child} heard a heart: boom, boom.`,
            "The fox saw how thin the needle was, and held out its arm. Prick, sting, bandage.",
            forOlder(
              "“What else can you ask?” said the stork. The fox asked eleven things, and the last one was about lunch.",
            ),
          ],
          returns: (t) =>
            `Before it began, ${t.child} asked to see everything first, as with the doctor’s bag; and then it was only half as strange.`,
        },
        {
          text: ["Hold paws and count", "Squeeze a friendly paw"],
          title: ["One, two, three", "Paw in hand"],
          lines: (t) => [
            `${t.child} took one paw, and the doctor listened at the chest: boom, boom. “Now,” it said. Count with them: one, two, three!`,
            "At two came the prick, at three the bandage. The fox rubbed its arm, and its paws grew warm again.",
            forOlder(
              "Somewhere inside, the body had begun to practice. It would know that illness now if it ever came by.",
            ),
          ],
          returns: (t) =>
            `${t.child} held on to a hand and counted, one, two, three, as with the fox, and by three the hard part was over.`,
        },
      ],
    },
  ],
};
