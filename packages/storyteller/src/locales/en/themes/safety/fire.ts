import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const fire: ThemeTexts = {
  name: "care with fire and hot things",
  phrases: [
    "=fire safe|safety|danger|careful|play|playing|rules|drill|alarm|smoke|touch|afraid|scared|escape",
    "=fire",
    "lighter",
    "hot stove|oven|=pan|=pans|=pot|=pots|things|kitchen|iron|=tea|coffee|drink|touch|food|plate|soup|burn",
    "stove",
    "oven",
    "burn|burns|burnt|burned|burning hot|hand|finger|himself|herself|kitchen|stove|fire|touch|oven|avoid|careful|candle",
    "kettle",
    "candle|candles careful|safe|touch|play|danger|burn",
    "kitchen safe|safety|danger|hot|careful|rules|knife|knives",
    "smoke alarm|detector",
    "firework|fireworks|sparkler safe|danger|careful",
    "campfire|bonfire|barbecue|=bbq|fireplace safe|danger|careful|near",
    "boiling water",
    "iron hot",
    "play|playing =with =matches|=fire|lighter",
    "touch|touching =hot things|stove|oven|pans|pots",
    "=hot careful|caution|danger",
    "burn|burns|burned|burnt =from|=about|prevent|treat|skin|cool|=on",
    "matches play|playing|plays|=fire|ligh|lighting|=box|danger|touch|lighter|careful|safe|=don|=dont|=not|=no",
    "matchbox|matchstick",
    "radiator|cooker|=hob|fireplace hot|touch|burn|careful",
    "playing|plays|play =with ligh|lighters|=fire|candle|candles",
    "what|knows|=if =fire|smoke alarm|rings|house|home|=out",
    "burnt|burn =fingers|fingers|hand|himself|herself|=stove",
    "scalded|scalding",
    "candle|candles",
    "=away cooker|stove|oven|hob|iron|=fire|=hot",
    "cooker",
    "fire brigade|firemen|firefighters calling|call|phone",
    "=matches|=match =play|playing|lighter|lighters|danger|dangerous|burn|candle",
    "firework|fireworks|campfire|bonfire =safe|safety|careful|danger|dangerous",
    "=stop =drop =roll",
    "=burns|=burn|burning =hot|=stove|hand|finger|safety|house",
    "=call =firefighters|=fire|=911|=fireman|=firemen",
    "=get =out =fast|=house|=fire|=smoke",
    "firefighter|firefighters",
  ],
  facts: ["hot", "cool water", "matches", "cook"],
  moments: [
    {
      title: ["The soup outdoors", "Bubbling"],
      lines: (t) => [
        [
          "Blub, blub went a badger’s pot. A small paw came nearer.",
          `A badger was cooking soup ${t.setting}. Her little one reached out.`,
        ],
        "“Stop, hot!” said the cook. “Three steps back. If you burn a paw: cool water, and call me. And matches come to me.”",
        forOlder("Hot is a sly thing. From outside, a hot pot looks just like one that is cold."),
        [`What do they do first, ${t.child}?`, `How can they help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mark a hot circle", "Lay stones round the stove"],
          title: ["The ring of stones", "Inside and outside"],
          lines: (t) => [
            `${t.child} laid a ring of stones, three steps wide. Inside, only the cook. Hold up your hand too: this is hot!`,
            "Then they could watch in peace. She turned the handle inwards, so that nobody could knock it.",
            forOlder(
              "A beetle ran over the line, felt how warm it was, and went back by itself. It, too, watched from there.",
            ),
          ],
          returns: (t) => [
            `${t.child} saw that something was hot, and laid stones around it, as round the badger’s pot: up to here, no farther.`,
            `“Three steps back,” said ${t.child}, as by the soup, and held up a hand: stop, hot.`,
          ],
        },
        {
          text: ["Practice with cool water", "Play at first aid"],
          title: ["Long and cool", "The water game"],
          lines: (t) => [
            `They played it: ow, a paw! At once under cool water, and keep it there, long, long. Hold out your hand and make the sound: shhh. Meanwhile ${t.friend} called the cook.`,
            "“Just so,” she said. “No ice, no butter. Only water, and me.”",
            forOlder(
              "Cool and running, for twenty minutes: that is how long it takes. In that time you can sing eight songs, or one very slow one.",
            ),
          ],
          returns: (t) => [
            `${t.child} remembered the badger: first cool water, long, and call somebody; and with that the main thing was done.`,
            `“First cool it, then call,” said ${t.child}, for that order had been practiced by the soup.`,
          ],
        },
        {
          text: ["Look out for matches", "Search the ground well"],
          title: ["The open box", "Seven of them"],
          lines: (t) => [
            `A box of matches lay in the grass, open. “No lighting, no playing: we call,” said ${t.child}. “Cook! Matches!”`,
            "She picked them up, and everybody counted. Count along: one, two, three, four, five, six, seven! On the top shelf they were safe.",
            forOlder(
              "“And if something does burn?” asked the little one. “Then out, right away, and call for help from outside. Nobody hides, and nobody fetches a toy.”",
            ),
          ],
          returns: (t) => [
            `${t.child} found something that did not belong in small hands, left it lying, and called, as with the seven matches.`,
            `What can burn goes up high, ${t.child} knew that from the badger’s shelf, and someone big came to take it.`,
          ],
        },
      ],
    },
  ],
};
