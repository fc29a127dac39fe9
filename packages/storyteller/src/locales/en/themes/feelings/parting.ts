import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const parting: ThemeTexts = {
  name: "saying goodbye at school",
  phrases: [
    "miss|misses|missing =us|=me|family kindergarten|school|nursery|preschool|daycare|day",
    "=apart mom|mum|mommy|mummy|mama|dad|daddy|parents|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "parents come|return =back",
    "say|saying goodbye|bye kindergarten|nursery|preschool|daycare|school|mom|mum|mommy|mummy|dad|daddy|parents|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "want|wants|=let|=lets|letting|lets mom|mum|mommy|mummy|mama|dad|daddy|=me|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa leave|leaving|=go",
    "goodbye|bye|farewell mom|mum|mommy|mummy|mama|dad|daddy|papa|parent|parents|school|kindergarten|nursery|preschool|daycare|crying|cries|tears|morning|=at|without|say|saying|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa",
    "goodbye",
    "drop =off|=offs|dropoff",
    "dropoff",
    "cries|cry|crying|tears|screams|clings kindergarten|nursery|preschool|daycare|school leave|leaves|left|morning|=when|drop|=at|=every",
    "cling|clingy|clings",
    "miss|misses|missing mom|mum|mommy|mummy|mama|dad|daddy|papa|parent|parents|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa",
    "leave|leaves|leaving|left|go|goes|going =me|=him|=her|mom|mum|mommy|mummy|mama|dad|daddy|parents|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa work|trip|travel|away",
    "mom|mum|mommy|mummy|mama|dad|daddy|papa|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa comes|come|coming|always back|return",
    "mom|mum|mommy|mummy|mama|dad|daddy|papa|mother|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa travels|travelling|traveling|business|deployed|abroad|work",
    "=let|=lets|letting =go mom|mum|mommy|mummy|dad|daddy|parent|hand|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "stay|staying|=be|being without|away mom|mum|mommy|mummy|mama|dad|daddy|parent|parents|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "won|doesn|=not stay kindergarten|nursery|preschool|daycare|babysitter|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "babysitter",
    "homesick school|kindergarten|nursery|day",
    "settl|settling kindergarten|nursery|preschool|daycare",
    "pick|picks|picked =up kindergarten|nursery|preschool|daycare|school late|afraid|worr|=when|mom|mum|dad",
    "separat|seperat anxi|mommy|mummy|mama|kindergarten|nursery|preschool|school|daycare|morning|fear|hard|difficult|mother|mami|amma|=ammi|=ma",
    "separat|seperat =from mom|mum|mommy|mummy|mama|dad|daddy|parent|parents|=me|=us|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "mom|mum|mommy|mummy|mama|dad|daddy|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa go|goes|going|leaves|leaving|leave|away|=has work|trip|business|travel|days|week|office business|trip|away|work|back",
    "mom|mum|mommy|mummy|mama|dad|daddy|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa =on business|work trip",
    "cries|cry|screams|crying|upset drop|leave|leaving|left|leaves|=go|goes nursery|kindergarten|work|daycare|preschool|school|mom|mum|mummy|mommy|dad|morning|mother|mama|mami|amma|=ammi|=ma",
    "school|nursery|kindergarten|daycare =gate|gates cry|cries|crying|clings|goodbye",
    "=don|=dont|=not|never =leave|=go =me|mommy|mummy|mom|mum|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "clingy|clings|clinging mom|mum|mommy|mummy|mama|dad|daddy|=to|=me|=leg|=legs|mother|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "stay|staying|stays|left =with =babysitter|nanny|sitter|childminder",
    "nanny|childminder",
    "wants|want|only mom|mum|mommy|mummy|mama|mother|mami|amma|=ammi|=ma =all|stay|=with|near|always",
    "daycare|preschool|nursery|kindergarten|school =without|leave|leaving mom|mum|mummy|mommy|dad|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "miss|misses|missing mom|mum|mommy|mummy|dad|daddy|parents|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa kindergarten|nursery|preschool|daycare|school|during|day|work",
    "sobs|sob|cries|cry|tears drives|drive|leaves|leave|goes =off|away|leaves|home",
    "sob|sobs|cries|cry|weeps =go|=leave|leaves|=going out|evening|door|babysitter",
    "=let|lets =sight|=leave",
    "homesick",
    "=miss|misses|missing =mama|=mommy|=mom|mommy|home|=dad|daddy|papa",
  ],
  facts: ["goodbye", "comes back|came back|come back|back", "snack|nap", "miss"],
  moments: [
    {
      title: ["The mouse school", "A tail held tight"],
      lines: (t) => [
        [
          `A mouse school began ${t.setting}. One small mouse held on to Papa.`,
          "A mouse school had opened its door, but one small mouse held on to its papa.",
        ],
        "“I will miss you,” it squeaked. “And I you,” said Papa. “I will be back right after the snack. Now, goodbye.”",
        forOlder(
          "The teacher, a round old vole, put a cushion by the window. “Missing somebody is all right here,” she said.",
        ),
        [`Which goodbye would help, ${t.child}?`, `${t.child}, how can they do it?`],
      ],
      choices: [
        {
          text: ["Invent a secret squeeze", "Press paws very softly"],
          title: ["Press, press, press", "Three squeezes"],
          lines: (t) => [
            `${t.child} showed them: three squeezes. Squeeze your own hand too: one, two, three! It means: I will be back.`,
            "Papa squeezed, waved once, and went. The mouse wept a bit, then drew a cat with a hat. After the snack, there he was!",
            forOlder(
              "They did their three squeezes again, and it turned out that the same sign also means hello.",
            ),
          ],
          returns: (t) => [
            `Before they parted, ${t.child} squeezed three times, as at the mouse school: goodbye, and I will be back.`,
            `At the goodbye ${t.friend} felt three squeezes, one, two, three; and that was easy to keep until the next hello.`,
          ],
        },
        {
          text: ["Keep something of Papa’s", "Hold on to a button"],
          title: ["The button", "In the pocket"],
          lines: () => [
            "Papa took a button off his coat. “Keep it for me till I come back.” The mouse put it in its pocket. “Goodbye, Papa!”",
            "When it missed him, it felt for the button. Song, sandbox, snack, and look, Papa was back! The button went home.",
            forOlder(
              "Every child there had something in a pocket: a ribbon, a pebble, half a pencil. They showed them all round.",
            ),
          ],
          returns: (t) => [
            `${t.child} felt in a pocket for something small from home, like the button at the mouse school, and went on.`,
            "Whoever was missed was near in a pocket, like the mouse’s button; and at the end each came back.",
          ],
        },
        {
          text: ["Wave from the window", "Look through the glass"],
          title: ["The window", "Two waves"],
          lines: (t) => [
            `${t.child} knew a place: the window. One kiss, one goodbye, and then they waved until the tail was round the corner. Wave along!`,
            "The mouse missed him for one song. Then came blocks, then snack, and then a known tail came back round the corner.",
            forOlder(
              "“Always at the same window,” said the vole. “That way the goodbye knows where to find you.”",
            ),
          ],
          returns: (t) => [
            "They waved until nobody could be seen any more, as at the mouse school window, and knew: there is a way back.",
            `One goodbye, one wave, and ${t.child} turned to what came next; the one who had gone came back, as said.`,
          ],
        },
      ],
    },
  ],
};
