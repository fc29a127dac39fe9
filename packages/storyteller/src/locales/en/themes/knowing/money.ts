import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const money: ThemeTexts = {
  name: "money",
  phrases: [
    "money",
    "money save|saves|saving|spend|pocket|value|worth|=use|=uses|=using|count|counting|grow|trees|earn|buy",
    "pocket =money",
    "allowance",
    "=coin|=coins",
    "coins count|counting|notes|save|saving|names",
    "piggy =bank",
    "save|saving|saves =up toy|toys|coins|buy|something|bike",
    "spend|spends|spending money|coins|everything|wisely",
    "shop|shopping|store pay|paying|buy|buying|cost|costs|price",
    "pay|paying =for|shop|coins|till",
    "=price|=prices",
    "how =much cost|costs",
    "expensive|afford|cheap",
    "wants everything shop|store|shops|buy",
    "buy everything|always|toys|=me",
    "needs wants",
    "=where =money come|comes",
    "=where =money comes =from",
    "=what|how|much things|stuff|=it|=toys|toys|everything cost|costs",
    "budget",
    "value =of|=money money|things",
    "buy|buys|buying|bought|wants|want|begs everything|every|anything|toy|toys|something|=it shop|store|supermarket|shops|=see|=sees|=seeing|sees|=we|always",
    "piggybank",
    "greedy =for|money",
    "cost|costs|price what|how|much|things",
    "dollars|euros|pounds|pennies|=cents",
    "earn money|coins|pocket|chores|reward",
    "money grow|doesn|trees buy|tree|trees|just|everything",
    "=saving|=save|=saves =up|=money|pocket|pennies|dollars",
    "=buy|=buys|buying =everything|=all|=anything",
    "things|=toys =cost|costs",
  ],
  facts: ["coin", "five", "two", "left", "cost|price"],
  moments: [
    {
      title: ["A broken string", "The stall of the badger"],
      lines: (t) => [
        [
          `Snap! The string of a bag broke. A badger sold odds and ends ${t.setting}. “A new one costs five coins,” he said.`,
          `A badger sold odds and ends ${t.setting}. Just then a bag lost its string. “Five coins,” he said. “That is what one costs.”`,
        ],
        "Clink, went the purse. There were seven coins in it.",
        forOlder(
          "There were bells for sale too, and a whistle, and a jar of wind that was said to be nearly new.",
        ),
        [`How shall we buy it, ${t.child}?`, `What do we do, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Count out the coins", "Pay coin by coin"],
          title: ["Clink, clink, clink", "Five coins"],
          lines: (t) => [
            `${t.child} laid them down. Count with us: one, two, three, four, five! The badger counted too, and gave them the string.`,
            "Two coins were left in the purse, for another day.",
            forOlder(
              "“Now the coins are mine, and the string is yours,” said the badger. “And both of us like it better so.”",
            ),
          ],
          returns: (t) =>
            `Clink, said the purse, and ${t.child} counted: one, two. Both coins were still there, waiting for their day.`,
        },
        {
          text: ["Compare all the prices", "Look at each price"],
          title: ["Red or gold", "Five or nine"],
          lines: (t) => [
            `${t.child} looked at the prices. The red string: five coins. The golden one: nine, and nine is more than seven.`,
            "Red held just as well! Five coins went over the counter, and two were left.",
            forOlder(
              "“Gold shines,” said the badger, “but it ties no better.” He was an honest badger, even in front of the golden ones.",
            ),
          ],
          returns: (t) =>
            `“Let us compare first,” said ${t.child}, as at the badger’s stall. It took a moment, and was worth it.`,
        },
        {
          text: ["Save what is left", "Keep the rest safe"],
          title: ["Two for later", "The bell can wait"],
          lines: (t) => [
            `“The string we need,” said ${t.child}, “but the bell we only want.” Five coins for the string, and two were left.`,
            "Into the purse they went, to be saved. When there were five of them, the bell could come along.",
            forOlder(
              "“Two now, three more, then it rings for you,” said the badger. A bell is good at waiting. It just hangs there.",
            ),
          ],
          returns: (t) =>
            `In a pocket ${t.child} found another coin, and put it with the two. Three! That was nearly the sound of a bell.`,
        },
      ],
    },
  ],
};
