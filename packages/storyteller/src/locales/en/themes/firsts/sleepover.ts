import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sleepover: ThemeTexts = {
  name: "a first sleepover",
  phrases: [
    "first sleep|sleeping|stay|staying|night friend|friends|cousin|aunt|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "weekend|stay|staying =gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "sleepover",
    "sleep =over|=overs",
    "overnight",
    "slumber",
    "pajama|pyjama party",
    "sleep|sleeping|spend|spending|stay|staying|nigh friend|friends|aunt|uncle|cousin|cousins|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad house|place|nigh|first|without|=at|home|away|over",
    "nigh|nights away|=without home|parents|mom|mum|mommy|mummy|dad|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "sleep|sleeping =away =from|home",
    "nigh|nights =at friend|friends|aunt|uncle|cousin|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "away =from home nigh|nights|first|sleep",
    "homesick",
    "missing|miss|misses home",
    "camp|camping overnight|nigh|first|sleep|away|school|summer|week",
    "=school|class trip|outing overnight|nigh|nights|sleep|away",
    "first =night away|without|friend|friends|else|=at|=not|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "sleep|sleeping somewhere|elsewhere|different|else|other|someone|stranger",
    "tent|hotel nigh|first|sleep",
    "sleeping bag",
    "sleep|sleeps|sleeping|staying|stay|nigh|nights|weekend =at|=with cousins|cousin|aunt|uncle|friend|friends|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "summer camp",
    "=away nigh|nights|sleep|first|without =home|mom|mum|parents",
    "sleep|sleeping =out =at|=with|=of",
    "pajama|pyjama|pyjamas|pajamas party",
    "=camp =overnight|night|nights|away|sleep",
  ],
  facts: ["overnight|sleepover", "home", "wake|call"],
  moments: [
    {
      title: ["A very full bag", "A night with the badgers"],
      lines: (t) => [
        [
          `A dormouse sat on a bag ${t.setting}. “Tonight is my first sleepover, with the badgers.”`,
          "“Tonight I have my first sleepover, at the badger house,” said a dormouse on a huge bag.",
        ],
        "“And if I miss home?” “Then you wake me,” said Mother Badger, “and we call your mama.”",
        forOlder(
          "“Some stay till morning,” she said, “some till the second song. Both are fine. The first time, all beds smell odd.”",
        ),
        [`How can they get it ready, ${t.child}?`, `${t.child}, what might help the dormouse?`],
      ],
      choices: [
        {
          text: ["Pack a bit of home", "Choose what to bring"],
          title: ["What goes in", "The cushion that smells of home"],
          lines: (t) => [
            "Out came a ladder. In went what smelled of home: the pillow, the toothbrush, the bear. And what would you pack?",
            "They laid it all on the strange bed, and that was half a nest already. The dormouse stopped shaking.",
            forOlder(
              `The ladder stayed with ${t.friend}. A bag is for what you will want at night, not for everything that might happen.`,
            ),
          ],
          returns: (t) => [
            `From the very bottom of the bag ${t.child} took a bit of home, as the dormouse had, and laid it close by.`,
            `It was strange there, but one thing smelled of home, and ${t.child} had packed it.`,
          ],
        },
        {
          text: ["Explore the badger house", "Ask about each room"],
          title: ["Where is the light", "From lamp to bathroom"],
          lines: () => [
            "They walked the way for the night: bed, lamp, bathroom, Mother Badger’s door. Walk with us, tiptoe: tap, tap, tap!",
            "The dormouse did it twice, once with its eyes shut. Then it knew the way by heart. “Nearly like home.”",
            forOlder(
              "The badgers had five clocks, and no two of them agreed. Such things are good to know before bedtime.",
            ),
          ],
          returns: (t) => [
            `First ${t.child} asked where the lamp was, and the water, and whom to wake: tap, tap, tap, as at the badgers’.`,
            "They walked the way once in the light, as with the dormouse, and later the feet found it themselves.",
          ],
        },
        {
          text: ["Try the night by day", "Play that it is evening"],
          title: ["A night before supper", "The rehearsal"],
          lines: () => [
            "Mother Badger drew the curtains, and they played night: teeth, one song, pillow, light out. Snore with us: krr, krr!",
            "Once the dormouse called softly, and she came at once. Then it was morning, with toast. “I can do that till morning!”",
            forOlder(
              "The badger children wanted three more nights straight away, and by then it still was not supper time.",
            ),
          ],
          returns: (t) => [
            "They had tried it once by day, krr, krr, and so it was almost an old friend when it came.",
            `“We tried it out first,” said ${t.child}, as on that night with toast; and what you have tried is half known.`,
          ],
        },
      ],
    },
  ],
};
