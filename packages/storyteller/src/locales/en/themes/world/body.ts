import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const body: ThemeTexts = {
  name: "how the body works",
  phrases: [
    "human body",
    "body work|works|working|inside",
    "body =part|=parts|parts names|name|learn|science|human|know",
    "body organs|bones|muscles|heart|lungs|blood|brain",
    "parts =of body",
    "anatomy",
    "skeleton",
    "=bone|=bones",
    "muscle|muscles",
    "heart beat|beats|beating|pump|pumps|blood|works",
    "heartbeat",
    "lung|lungs",
    "organs",
    "blood body|heart|veins|goes|flows",
    "brain works|work|body|think|thinks|does|how",
    "digest|digestion",
    "food goes inside|body|tummy|stomach",
    "how breathe|breathing works|lungs|body",
    "breathing lungs",
    "kidney|liver|veins",
    "head shoulders knees",
    "how =we breathe|breath|move",
    "body parts",
    "why heart beats|beat",
    "food =in|inside happen|happens|goes|go tummy|belly|stomach|body",
    "stomach works|work|food|does|how",
    "what inside =us|=me|body|=tummy",
    "food go|goes|happens eat|swallow|tummy where|what|how",
    "how body works|work|inside",
    "what|how|why =do|=does|=is heart|brain|lungs|stomach|blood|liver|muscles|bones|skeleton|veins",
    "heart|lungs|brain|stomach|blood|kidneys|muscles =do|does|job|=for|works|work|what|learn",
    "=body",
    "why =do =we|=i|=people poop|=poo|=poop|=pooing|=pee|=pees|=peeing|burp|fart|yawn|hiccup|sweat|blink|bleed",
    "inside|under =my|=our|=the|=human =body|skin",
    "bodies",
    "parts|=part|=parts body|=face|bodyparts",
    "hiccup|yawn",
    "stomach|=blood|=skin how|what|why|does|work|learn",
    "heart|hearts",
    "=brain|=brains",
    "tummy|stomach|belly rumbl|growl|gurgl|noise",
    "hiccup|hiccups|burp|sneeze|yawn why|=do|=i",
    "belly button|buttons",
    "=food =travel|travels|goes|digest =tummy|stomach|body|belly|through",
    "=blood =heart|=body|=veins|why|pump",
  ],
  facts: ["bone|bones", "muscle|muscles", "heart", "lung|lungs", "brain"],
  moments: [
    {
      title: ["All straw inside", "A scarecrow asks"],
      lines: (t) => [
        [
          `A scarecrow slumped ${t.setting}, all straw and buttons. “You stand, you run, you think,” it said. “What is inside you?”`,
          `${cap(t.setting)} sat a scarecrow with its nose on its knees. “I am all straw,” it said. “And you? What holds you up?”`,
        ],
        `${t.friend} peered down a shirt. Dark in there, and it rumbled.`,
        forOlder(
          "The scarecrow had always wanted to wave at the crows. But each time it lifted an arm, the rest of it sat down.",
        ),
        [`How do we show it, ${t.child}?`, `Where could we start, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Feel for the bones", "Knock on our knees"],
          title: ["Knock, knock", "A broomstick back"],
          lines: () => [
            "Knock on your knee with them! That is bone. Bones hold us up, and muscles pull them along. The lungs fetch air.",
            "“And the heart pumps blood to all, and the brain steers.” They pushed in a broomstick. The scarecrow stood up straight!",
            forOlder(
              "A grown-up has more than two hundred bones. The scarecrow had one now, and it was very proud of its collection.",
            ),
          ],
          returns: (t) =>
            `${t.child} knocked on one knee: all there, all in one piece. And the bones carried everyone on, pulled by the muscles.`,
        },
        {
          text: ["Listen to a heart", "Count the beats"],
          title: ["Boom-boom", "The drum in the chest"],
          lines: (t) => [
            `The scarecrow laid its ear on ${t.child}’s chest. Hand on yours! Boom-boom: your heart, pumping blood everywhere.`,
            "The lungs bring it air. The bones hold, the muscles move, and the brain gives the signs. “What a band!” said the scarecrow.",
            forOlder(
              "They hopped ten times and listened again. How it hurried now! Muscles at work need more, so the heart brings more.",
            ),
          ],
          returns: (t) =>
            `It grew still, and ${t.child} put a hand on the chest. Boom-boom. The drum was there, as always, keeping time.`,
        },
        {
          text: ["Breathe in deeply", "Blow like the wind"],
          title: ["Two bags of air", "In and out"],
          lines: (t) => [
            `Breathe in with ${t.child}: the chest grows! Those are the lungs, filling with air. And out: hooo. Straw flew about.`,
            "The heart sends that air in the blood to each muscle. Bones hold it all, and the brain keeps watch.",
            forOlder(
              "Even at night, when nobody thinks of it, the brain goes on saying: in, out, in, out. The scarecrow found that very kind.",
            ),
          ],
          returns: (t) =>
            `${t.child} took a breath, down to the bottom of both lungs, and let it out: hooo. Then came the next step.`,
        },
      ],
    },
  ],
};
