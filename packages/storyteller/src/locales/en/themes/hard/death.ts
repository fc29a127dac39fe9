import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const death: ThemeTexts = {
  name: "the death of someone we love",
  note: "This story says “died”, not “asleep” or “gone away”: a grandmother’s body stopped working and will not start again. It says that it was nobody’s fault, that every feeling is all right, that someone takes care of you, and that memories stay. It says nothing of what comes after death; that is yours to tell. It does not replace you: listen together, by day.",
  phrases: [
    "deat",
    "dyin",
    "died|=die|=dies",
    "dead",
    "passed away|=on",
    "grie",
    "mour",
    "bereave",
    "funeral",
    "cemetery|graveyard",
    "coffin",
    "burial",
    "heaven",
    "lost|losing|loss =grandma|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "losing|loss =mum|=mom|mummy|mommy|=dad|daddy|mother|father|mama|mami|amma|=ammi|=ma|papa|papi|=baba|=abba|=pa|=appa",
    "lost|losing|loss uncle|aunt|auntie|cousin|brother|sister|baby",
    "loss|losing|lost =loved",
    "loss|losing|lost family member|relative",
    "cop|deal|understand|explain|handl =loss",
    "gone forever|=ever",
    "never come|comes|coming back",
    "=no longer =alive|living|=here",
    "terminal =ill|illness",
    "miscarr|stillb",
    "life after",
    "=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =gone",
    "gone|went|=now =forever|=heaven|heaven|stars|=ever",
    "=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =gone|died|passed|lost|=loss|=star|=stars|heaven|dead|away|funeral",
    "=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =is =gone",
    "mourn",
    "loss|lost|losing =of|=loved|someone loved|=love|someone|=close|dear|=one|parent",
    "what|where|=when|why =happens|=do|people|=go =we|=you|people|someone|=they =die|=died|dead|=dies",
    "afraid|scared|fear =of death|=die|dyin|=dying",
    "uncle|aunt|auntie|cousin|teacher|friend|mom|mum|dad|baby|neighbour|neighbor|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =died|=dies|passed|dead|dying",
    "ashes|=grave|=graves|tomb|afterlife|mortal",
    "=deth",
    "=empty chair|bed",
    "grandma|grandpa|nana|grandad|granny|dadi|nani|=dada|=nana where =went|=gone|=go|=is|now",
    "where went|gone grandma|grandpa|granny|nana|grandad",
    "cremat|buried|burial",
    "lost|loses =life|lives",
    "=not|=isn|never|=wont|=won|=t coming|=come =back =gran|grandma|grandpa|grandad|granny|=nan|=nana|=nani|=dadi|=dada|abuela|abuelo|uncle|auntie|=aunt|=oma|=opa|=lola|=nonna|=nonno",
    "=passed =away|=on|grandpa|grandma|=uncle|=aunt",
    "=heart stopped =gone|uncle|grandpa|grandma|died",
    "mean|means =dead|=dying|=death =what",
    "=chang|=die =people|=they|=we =where|=go|after",
    "=no|longer =longer =us|=with|=alive =grandpa|=grandma|grandfather|grandmother|=uncle|=aunt|=nana|=granny",
    "talk|talking|=speak|=explain =death|=dying",
    "passed =away =mum|=mom|=dad|grandma|grandpa|granny|=gran|=nan|uncle|aunt|friend|last|explain|week",
  ],
  facts: ["died|die", "stopped", "start again|starts again", "nobody", "all right", "care"],
  moments: [
    {
      title: ["The blue scarf", "A scarf of Grandma’s"],
      lines: (t) => [
        [
          `A young hedgehog sat ${t.setting} with a long blue scarf in its lap. “It was Grandma’s,” it said. “Grandma has died.”`,
          `${cap(t.setting)} sat a young hedgehog, holding a blue scarf. “This was Grandma’s,” it said. “My grandma has died.”`,
        ],
        "Its father sat beside it and kept a paw on its back.",
        forOlder(
          "The scarf still smelled of her, of apples and wool. Nobody had to go anywhere. It was a quiet day.",
        ),
        [
          `What would you do for the hedgehog, ${t.child}?`,
          `How does ${t.child} comfort the hedgehog?`,
        ],
      ],
      choices: [
        {
          text: ["Ask what died means", "Ask the father about it"],
          title: ["A question", "What it means"],
          lines: (t) => [
            `“What does it mean, died?” asked ${t.child}. “Her body stopped working,” said the father. “It will not start again, and she cannot come back. It was nobody’s fault.”`,
            "“Not even because I was cross?” asked the hedgehog. “Not even then.”",
            forOlder(
              "“Nothing we say or think can make somebody die,” he said. “And her body feels no cold now, and no pain.”",
            ),
          ],
          returns: (t) =>
            `${t.child} asked the same thing twice, as you may, and got a calm answer both times, as from the hedgehog’s father.`,
        },
        {
          text: ["Sit down close by", "Stay near the hedgehog"],
          title: ["Close by", "Near enough to lean"],
          lines: (t) => [
            `${t.child} sat down, near enough to lean on. For a while they needed no words.`,
            "“Her body stopped working,” the hedgehog said then. “It will not start again. Was it because I shouted?” “No,” said its father. “It was nobody’s fault.”",
            forOlder(
              "“Shouting cannot make anybody die,” he went on, “and neither can a bad thought.” He said it slowly, and he would say it again tomorrow.",
            ),
          ],
          returns: (t) =>
            `When all was quiet, ${t.child} sat down close to ${t.friend}, the way you sit beside a hedgehog with a blue scarf.`,
        },
      ],
    },
    {
      title: ["What stays", "Remembering"],
      lines: (t) => [
        [
          "“First I was sad,” said the hedgehog. “Then I was angry. Then I wanted to play.”",
          "“Sometimes I cry,” said the hedgehog, “sometimes I feel nothing, and sometimes I play.”",
        ],
        "“All of that is all right,” said its father. “And I am here to take care of you.”",
        "They wished to remember Grandma together.",
        forOlder(
          "He folded the scarf, edge to edge. “She will not come back,” he said. “What we know of her stays with us.”",
        ),
        [`What would you like to do, ${t.child}?`, `How would ${t.child} remember Grandma?`],
      ],
      choices: [
        {
          text: ["Tell about Grandma", "Share a memory"],
          title: ["A memory", "Tell me about her"],
          lines: (t) => [
            `“What was she like?” asked ${t.child}. She could whistle on a blade of grass, said the hedgehog, and she always saved it the best plum.`,
            "Its father knew one more. They cried a little and smiled a little, both at once.",
            forOlder(
              "You can tell a memory as often as you like. It does not wear out, and somebody else can carry it too.",
            ),
          ],
          returns: (t) =>
            `“Do you remember?” asked ${t.child}, and they told it once more, about the best plum and the whistle of grass.`,
        },
        {
          text: ["Draw her picture", "Paint her portrait"],
          title: ["The picture", "All her spines"],
          lines: (t) => [
            `They drew her together: ${t.child} the blue scarf, ${t.friend} the round glasses, and the hedgehog all her spines, one after another.`,
            "“That is her,” it said, and held the paper close. It would hang above the bed.",
            forOlder(
              "In one corner there was room left. If something else came to mind, it could be added later.",
            ),
          ],
          returns: (t) =>
            `With one finger ${t.child} drew a small scarf, for a grandmother who had died and was not forgotten.`,
        },
        {
          text: ["Hum her song", "Sing the old tune"],
          title: ["Three notes", "Her song"],
          lines: (t) => [
            `Her song had three notes: hm, hm, hmmm. The hedgehog hummed it into the scarf, and ${t.child} came in softly. You may hum too, or just listen.`,
            "Grandma had died, and her song was there, warm and low.",
            forOlder(
              "It sounded a little different from each mouth. “She never sang it the same way either,” said the father.",
            ),
          ],
          returns: (t) =>
            `Very softly ${t.child} hummed three notes, hm, hm, hmmm. The song of the hedgehog’s grandmother was still there.`,
        },
      ],
    },
  ],
};
