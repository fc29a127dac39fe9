import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const divorce: ThemeTexts = {
  name: "parents who separate",
  note: "This story says that two parents will not live together any more: that grown-ups decided it, that no child caused it or can mend it, and that both go on loving their child. It shows two homes with a bed in each. It blames nobody and promises no return to before. Your family may be different; it does not replace what only you can say.",
  phrases: [
    "divorc",
    "=parents separate|separating|separated",
    "separation =of =parents|=our|=the =parents|family",
    "parent|parents separat|split|break|broke|apart|breakup",
    "mum|mom|mummy|mommy|mother|mama|mami|amma|=ammi|=ma dad|daddy|father|papa|papi|=baba|=abba|=pa|=appa separat|split|apart|breakup",
    "=we separat|separating|split|splitting",
    "parents =not|=no|dont|longer|anymore live|living|together",
    "dad|daddy|father|papa|papi|=baba|=abba|=pa|=appa mov|moved|leaving|left =out|house|home",
    "mum|mom|mummy|mommy|mother|mama|mami|amma|=ammi|=ma moving|moved|moves =out|house",
    "two|2 home|homes|house|houses",
    "live|living|lives between|both house|houses|home|homes",
    "half week|time dad|daddy|mum|mom|father|papa|papi|=baba|=abba|=pa|=appa",
    "custody",
    "coparent",
    "=co parenting",
    "shared parenting|care",
    "weekend|weekends =with|=at =dad|=dads|daddy|=mum|=mom|=mums|=moms|father|papa|papi|=baba|=abba|=pa|=appa",
    "=dads|=dad|daddys =new house|flat|apartment|home|place",
    "parents =back together",
    "parents arguing|fighting|argue|fight",
    "new partner|girlfriend|boyfriend =dad|=dads|daddy|=mum|=mom|father|papa|papi|=baba|=abba|=pa|=appa",
    "stepmum|stepmom|stepdad|stepfather|stepmother|stepfamil|blended famil",
    "marriage =end|ending|ended|over",
    "different|separate home|homes|house|houses parents|mum|mom|dad",
    "parents =living|=live apart|separately",
    "=our separation",
    "dad|daddy|mum|mom|mummy|mommy|mama|papa|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa live|lives|living =not|doesn|doesnt|don|=no|longer|anymore|elsewhere|apart|somewhere|alone =with|anymore|longer|=us|=here|home|more",
    "dad|daddy|mum|mom|mummy|mommy|mama|papa|parents|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa separat|seperat|split|splitting|divorc|breaking|breakup",
    "mum|mom|mummy|mommy|mama|mother|mami|amma|=ammi|=ma dad|daddy|papa|father|papi|=baba|=abba|=pa|=appa apart|separat|seperat|splitting|split|fight|fighting|argue|arguing|together|divorc",
    "=ex =wife|=husband|partner",
    "moving|moves|moved|move =out =of|=is|dad|daddy|papa|mom|mum|mama|father|papi|=baba|=abba|=pa|=appa",
    "two|2|both =homes|=houses|=bedrooms",
    "leaving|left|leaves =us|family dad|daddy|papa|mom|mum|mama|father|papi|=baba|=abba|=pa|=appa",
    "seperated|seperation parents|mom|dad",
    "dad|daddy|mum|mom|mummy|mommy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa live|lives|living|stays somewhere|elsewhere|apart|another|different|separate",
    "stepfather|stepmother|stepdad|stepmum|stepmom|stepbrother|stepsister",
    "weekends|weekend =dad|=daddy|=mum|=mom|father|mother flat|house|place|=at",
    "=separation =parents|=parent|=mom|=dad|=marital|married",
    "=lives =somewhere|=elsewhere|else|apart =dad|=mom|daddy|=mommy|mum",
    "=weekends|=weekend =dad|=mom|daddy =see|sees|with|=at",
    "boyfriend|girlfriend =mom|=dad|mommy|=new|daddy",
    "=love|=loves =each =other =anymore|=more|=longer =mom|=dad|=mum|=parents",
    "=week|=weekend|=weekends =dad|=mom|=mum|daddy|mommy =one|=other|=with|=and",
    "=anymore =mom =dad",
  ],
  facts: ["grown-ups", "because of", "mend", "both", "bed", "love|loves"],
  moments: [
    {
      title: ["Two bags", "The fox with the bags"],
      lines: (t) => [
        [
          `A young fox sat ${t.setting} between two bags. “Mama and Papa will not live together any more,” it said.`,
          `${cap(t.setting)} sat a young fox, with a bag on each side. “Mama and Papa are separating,” it said.`,
        ],
        "Its aunt had poured it some tea. She had all the time in the world.",
        forOlder(
          "There were no loud words today. Only the two bags, a green and a brown, packed with care.",
        ),
        [`What would you do for the fox, ${t.child}?`, `What does ${t.child} do for the fox?`],
      ],
      choices: [
        {
          text: ["Ask the aunt why", "Ask how it happened"],
          title: ["Why", "A question for the aunt"],
          lines: (t) => [
            `“Why?” asked ${t.child}. “The grown-ups decided it,” said the aunt. “They were not happy together. It is not because of anything a child did, and no child can mend it.”`,
            "“And me?” “Both love you. That goes on.”",
            forOlder(
              "“You may ask me that every day,” she said. The fox asked it right away again, and the answer was the same.",
            ),
          ],
          returns: (t) =>
            `“Why?” asked ${t.child}, and then once more, as with the fox’s aunt. Some things want to be asked twice.`,
        },
        {
          text: ["Move close to the fox", "Listen to the fox"],
          title: ["Listening", "Next to the bags"],
          lines: (t) => [
            `${t.child} moved close. “I will be so good,” said the fox, “that they stay together.”`,
            "“You are good already,” said the aunt. “It is not because of you. The grown-ups decided it, and you cannot mend it. Both love you, and that goes on.”",
            forOlder(
              "The fox let its ears hang. It cried, and the tea waited, and nobody said hush.",
            ),
          ],
          returns: (t) =>
            `${t.child} moved close and listened to the end, without a hush, as beside the fox with the two bags.`,
        },
      ],
    },
    {
      title: ["Two dens", "A bed here, a bed there"],
      lines: (t) => [
        [
          "Now the fox had two dens. Mama’s had a round window, Papa’s a red door.",
          "The fox showed them: Mama’s den with a round window, Papa’s den with a red door.",
        ],
        "In each was a bed, and somebody who loves the fox.",
        "“I am sad,” it said. “Here I miss him, there I miss her.”",
        forOlder(
          "“You may be sad, and angry too,” said the aunt. “It will not be as before. Some things will be new, and some will stay.”",
        ),
        [`What could help the fox, ${t.child}?`, `What would ${t.child} suggest to the fox?`],
      ],
      choices: [
        {
          text: ["Color in the week", "Paint all seven days"],
          title: ["A week in colors", "Round window, red door"],
          lines: (t) => [
            `${t.child} drew seven squares. Monday to Wednesday became yellow for Mama, Thursday and Friday red for Papa, the weekend in turns.`,
            "Now the fox could see where it would wake up. It stuck the week above both beds.",
            forOlder(
              "“And if a day changes?” “Then they tell you before, and we paint it over,” said the aunt.",
            ),
          ],
          returns: (t) =>
            `${t.child} knew what comes next, like the fox with its week in yellow and red, and that made it easier.`,
        },
        {
          text: ["Hang up some drawings", "Make pictures for both"],
          title: ["A drawing in each den", "The same fox twice"],
          lines: (t) => [
            `The fox drew, and ${t.child} held the paper. A drawing for the wall with the round window, a drawing for the wall by the red door.`,
            `A toothbrush here, a toothbrush there, put up by ${t.friend}. Now both dens knew who lives there.`,
            forOlder(
              "On both pictures there was the same fox, in the middle, with the whole of its tail.",
            ),
          ],
          returns: (t) =>
            `${t.child} left a small drawing there, as the fox had done in both dens, so that the place knew who had come.`,
        },
        {
          text: ["Choose a traveling toy", "Send the bear along"],
          title: ["The bear that goes along", "Here and there"],
          lines: (t) => [
            `“Who knows both dens?” asked ${t.child}. The fox thought. Its bear with one ear! It would travel in the bag, here and there.`,
            "And when the fox missed Papa at Mama’s, or Mama at Papa’s, it could call and say good night.",
            forOlder("The bear already smelled a little of both. That is a good smell for a bear."),
          ],
          returns: (t) =>
            `In ${t.child}’s bag something small had come along all the way, as the one-eared bear does with the fox.`,
        },
      ],
    },
  ],
};
