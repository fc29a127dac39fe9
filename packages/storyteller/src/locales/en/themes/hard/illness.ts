import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const illness: ThemeTexts = {
  name: "a serious illness in the family",
  note: "This story says that a mother is seriously ill: that it is nobody’s fault and does not come from anything a child did, that this illness is not caught from hugs, that doctors help her, and that nobody knows yet how it will go. It promises no recovery. Someone takes care of the child. How it is in your family, only you can say.",
  phrases: [
    "mum|mom|mummy|mommy|mother|mama|mami|amma|=ammi|=ma =ill|sick|unwell|poorly|illness|disease",
    "dad|daddy|father|papa|papi|=baba|=abba|=pa|=appa =ill|sick|unwell|poorly|illness|disease",
    "=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =ill|sick|unwell|poorly|illness",
    "brother|sister|sibling|baby =ill|sick|unwell|poorly|illness|disease",
    "uncle|aunt|auntie|cousin|parent|someone|somebody =ill|sick|unwell|poorly|illness",
    "family|relative =ill|sick|illness|disease",
    "mum|mom|mummy|mommy|mother|dad|daddy|father|mama|mami|amma|=ammi|=ma|papa|papi|=baba|=abba|=pa|=appa hospital|operatio|surgery|chemo",
    "=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad hospital|operatio|surgery|stroke",
    "brother|sister|sibling|baby|parent hospital|operatio|surgery",
    "cancer",
    "chemo",
    "tumo",
    "leukemia|leukaemia",
    "seriously|chronically|very =ill",
    "serious|chronic|long illness|disease",
    "dementia|alzheimer",
    "=stroke grand|mum|mom|dad|father|mother",
    "mum|mom|dad|mother|father depress|mental",
    "parent|mum|mom|dad heart attack|disease",
    "sick|=ill someone love|close",
    "illness|disease|=ill",
    "diabet|epilep|arthritis|parkinson|=als|leukem|cystic",
    "unwell|poorly",
    "very|really|seriously|badly|=so sick|unwell|poorly",
    "forget|forgets|remember|memory =us|=me|=who|loss|=my|name =gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "mum|mom|mummy|mommy|mama|dad|daddy|papa|parent|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa|grandm|grandp|grandf|grandad|granny|granddad =is|=has|gets|being =sick|=ill|unwell|poorly",
    "burnout",
    "chemo|chemotherap",
    "tired|weak|rest|play chemo|treatment|illness",
    "=asthma|diabet|epilep|=stroke|dementia|alzheim|arthritis",
    "=chemo|chemotherapy",
    "=stroke =grandpa|=grandma|=had|=dad|=mom",
    "=ms|=als|=lupus|=copd =has",
    "seriously|chronically|gravely =ill|=sick",
    "intensive care|unit",
  ],
  facts: ["ill|illness", "nobody", "doctors", "not know", "all right", "care of"],
  moments: [
    {
      title: ["Soup that waits", "The quiet otter"],
      lines: (t) => [
        [
          `A young otter sat ${t.setting} beside a bowl of soup. “My mama is ill,” it said. “Not a cold. A big illness.”`,
          `${cap(t.setting)} sat a young otter, very still. “Mama is ill,” it said. “Not a cold. It takes a long time.”`,
        ],
        "Its grandfather put the spoon down and listened.",
        forOlder(
          "On some days Mama sat in the sun. On other days she needed all her strength to rest.",
        ),
        [`What would you do for the otter, ${t.child}?`, `What does ${t.child} do for the otter?`],
      ],
      choices: [
        {
          text: ["Ask about the illness", "Ask the grandfather"],
          title: ["Questions", "What we know"],
          lines: (t) => [
            `“Can you catch it from a hug?” asked ${t.child}. “Not this illness,” said the grandfather. “And it is nobody’s fault. Nothing we said or did made her ill. Doctors help her, with medicine and rest.”`,
            "“Will she get well?” “We do not know yet.”",
            forOlder(
              "“When I know something, I will tell you,” he said. “And you may ask me at any time, even twice.”",
            ),
          ],
          returns: (t) =>
            `“We do not know yet,” said ${t.child}, “but we can ask.” So they asked, as the young otter does.`,
        },
        {
          text: ["Sit beside the otter", "Stay with it"],
          title: ["Beside the otter", "A worry said aloud"],
          lines: (t) => [
            `${t.child} sat down beside it. “I was so loud in the mornings,” said the otter. “Is Mama ill because of that?”`,
            "“No,” said its grandfather. “It is nobody’s fault. The doctors are helping her body. How it will go, we do not know yet.”",
            forOlder(
              "“And hugs?” “Hugs are fine. This illness does not jump from one person to another.”",
            ),
          ],
          returns: (t) =>
            `There was a worry in the air. ${t.child} sat down beside it until it could be said aloud, as with the otter.`,
        },
      ],
    },
    {
      title: ["Something small", "In the otters’ house"],
      lines: (t) => [
        [
          "“I am sad,” said the otter, “and cross. And then I laugh and play.”",
          "“Some days I am cross with her,” said the otter, “and then I am sorry.”",
        ],
        "“That is all right,” said its grandfather. “Making her well is the doctors’ work, not yours. And I am here to take care of you.”",
        forOlder(
          "He cooked the soup now, and he knew the good-night song, all but the ending. Mama sang that.",
        ),
        [`What would be good now, ${t.child}?`, `What would ${t.child} like to do?`],
      ],
      choices: [
        {
          text: ["Tell Mama a story", "Whisper her something nice"],
          title: ["A soft story", "By Mama’s bed"],
          lines: (t) => [
            `They sat down by her bed, and ${t.child} told very softly of a fish that wanted to see the mountains.`,
            "Mama kept her eyes shut and listened, with the otter’s paw in hers. “And then?” she asked, so they went on.",
            forOlder(
              "When she got tired, she lifted one finger. Then the story waited until tomorrow, and nobody was cross.",
            ),
          ],
          returns: (t) =>
            `“And then?” asked somebody who was tired, and ${t.child} went on, softly, with the fish and the mountains.`,
        },
        {
          text: ["Find her some stones", "Bring smooth pebbles"],
          title: ["Three stones", "A river on the sill"],
          lines: (t) => [
            `They looked for stones: ${t.child} found a gray one, ${t.friend} a white one with a stripe, the otter a green one, still wet.`,
            "They laid them where Mama can see them from her pillow. “Now the river has come to me,” she said.",
            forOlder(
              "The stones did not make her well. They made the window nicer, and the morning too.",
            ),
          ],
          returns: (t) =>
            `${t.child} put a smooth stone in a pocket, for somebody who cannot come outside today.`,
        },
        {
          text: ["Play outside a while", "Slide on our bellies"],
          title: ["Whee", "Through the open window"],
          lines: (t) => [
            `Outside they slid, once on the belly, once on the back. Whee! ${t.child} laughed, and the otter laughed loudest.`,
            "Then the otter stopped. “May I, while Mama is ill?” Through the open window came her voice: “Again! I like that sound.”",
            forOlder("So they did it again. Playing took nothing away from her."),
          ],
          returns: (t) =>
            `Somebody laughed out loud, and ${t.child} thought of an open window, and of someone in bed who likes that sound.`,
        },
      ],
    },
  ],
};
