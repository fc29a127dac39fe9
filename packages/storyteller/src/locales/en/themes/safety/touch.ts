import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const touch: ThemeTexts = {
  name: "my body belongs to me",
  phrases: [
    "body belongs|boundar|autonomy|safety|=mine|=own|private|rights|respect",
    "private =part|=parts|area",
    "good|bad|safe|unsafe|inappropriate|unwanted|wrong|secret|okay touch",
    "consent",
    "bodily autonomy",
    "touch|touching =no|nobody|permission|without|=me",
    "=say|says|saying =no =hug|=hugs|hugging|hugs|kiss|kisses|touch|adults|body|tickl",
    "secret|secrets =bad|uncomfortable|adult|unsafe|surprise|touch|keep",
    "personal =space",
    "personal|physical|body|own|=set|setting boundaries",
    "sexual abuse|assault",
    "underwear|swimsuit rule",
    "tickl stop|=no|want",
    "=my body",
    "grooming protect|child",
    "body =no|nobody",
    "nobody|noone touch =me|=my",
    "touch =me want|permission",
    "body rules|rule|boss|bound",
    "tell|tells|telling touches|touched|touching|touch",
    "bodily",
    "private =parts",
    "wrong|bad =touching|=touches",
    "=hug|=hugs|hugging|kiss|kisses|kissing|cuddle|cuddles =no|=not|force|forced|permission|want|wants|doesn|without|unwanted|refus|aunt|uncle|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "=say|=says|saying =no =hug|=hugs|hugging|kiss|kisses|touch|adults|body|tickl",
    "privacy",
    "boundar",
    "=my|own body =boss|=belongs|=rules|=mine|=is",
    "privates|penis|vagina|genital",
    "tickles|tickling|=tickle",
    "abuse|=molest|molested|molester|predator",
    "door|doors closing|close|closed bathroom|toilet|privacy",
    "secret|secrets body|touch|private|uncomfortable",
    "see|look|touch|show =bottom|=bum|privates|=willy|vagina|penis",
    "secret|secrets =good|=bad|=keep|unsafe|safe|body|surprise",
    "tickl =want|=no|=not|=stop|=dont|=don",
    "=bodily|=body autonomy",
  ],
  facts: ["belongs", "no", "tell|told", "fault"],
  moments: [
    {
      title: ["Stones in the tummy", "Beside the hedgehog"],
      lines: (t) => [
        [
          `A young hedgehog sat apart ${t.setting}. “Somebody I know kissed me. I did not want it. It is our secret, he says.”`,
          `“Somebody I know kissed me,” said a young hedgehog ${t.setting}. “I did not want it. It is a secret, he says.”`,
        ],
        "That felt like stones in its tummy. They sat down beside it.",
        forOlder(
          "A surprise may be kept, for in the end everyone is glad of it. A secret that feels bad may be told, always, whoever asked you to keep it.",
        ),
        [`What could help, ${t.child}?`, `What can they do, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Practice a clear no", "Try out saying no"],
          title: ["A clear no", "No, I don’t want that"],
          lines: (t) => [
            `“Your body belongs to you,” said ${t.child}. “You can say no, to kisses and hugs, and to grown-ups.” Say it too, if you like: no, I don’t want that.`,
            "Then it told Grandma. “It is not your fault,” she said. “I will help you.”",
            forOlder(
              "“And if the no gets stuck?” asked the hedgehog. “Then it still is not your fault,” she said. “You can go away, and tell me later.”",
            ),
          ],
          returns: (t) => [
            `“No, I don’t want that,” said ${t.child}, plainly, as beside the hedgehog, and that was enough.`,
            `${t.child} asked first, “May I give you a hug?” For each body belongs to someone, as the hedgehog knew.`,
          ],
        },
        {
          text: ["Tell Grandma about it", "Find someone to trust"],
          title: ["Told", "Someone who listens"],
          lines: (t) => [
            `${t.child} went with it. The hedgehog told its grandma everything. She put down her work and listened.`,
            "“I believe you,” she said. “Your body belongs to you, and no is enough. It is not your fault. Now I will see that it stops.”",
            forOlder(
              "“If I had not been here,” she said, “you could tell the next one, and the next, until somebody helps.” The hedgehog could think of three.",
            ),
          ],
          returns: (t) => [
            `${t.child} did not carry the heavy thing alone, but told someone, as the hedgehog told its grandma.`,
            `${t.child} told what felt like stones to somebody who listened to the end, and breathed more easily.`,
          ],
        },
      ],
    },
  ],
};
