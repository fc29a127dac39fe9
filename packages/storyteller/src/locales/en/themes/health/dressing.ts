import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dressing: ThemeTexts = {
  name: "getting dressed alone",
  phrases: [
    "dres himself|herself|themselves|alone|independently|morning|own|get|gets|getting|self",
    "=get|=gets|=getting =dressed",
    "put|puts|putting clothes|shoe|shoes|jacket|coat|socks|trousers|pants|shirt|gloves|mittens|boots|hat",
    "zip|zips|zipper jacket|coat|close|pull|learn|=up|=alone",
    "zipper",
    "button|buttons|buttoning shirt|coat|jacket|learn|=up|=do|close|alone",
    "tie|tying|lace|laces shoe|shoes|knot|bow|learn",
    "shoelace",
    "velcro",
    "shoes =on|wrong|left|himself|herself|right",
    "clothes wear|refuses|picky|choose|own|himself|herself|itchy|inside|change|warm|weather",
    "jacket|coat =on|wear|refuses|=won|alone|winter|cold",
    "socks =on|refuses|seams|hates",
    "wear|wearing jacket|coat|hat|shoes|boots|gloves|mittens|socks",
    "undress",
    "=dressed|=dressing",
    "dres yourself|himself|herself|themselves|myself|oneself|alone",
    "wear|wearing|put warm clothes|jacket|coat|hat|outside",
    "=put|=puts|=putting =on shoes|jacket|coat|socks|clothes|boots|shirt|gloves|mittens|hat",
    "clothes|outfit|outfits|clothing choose|pick|picks|choosing|wear|fight|change|battle|himself|herself",
    "hates|hate|refus|won|wont|doesn|fight|fights|battle|never|takes|tantrum shoes|shoe|=coat|=jacket|socks|clothes|=hat|trousers|jumper|gloves|sweater|mittens|boots|dressed",
    "get|gets|getting ready morning|mornings",
    "naked|=nude|nudie",
    "inside|backwards =out|shirt|pants|=on shirt|clothes|pants|jumper",
    "shoes|shoe =on|wrong|put|puts =feet|=foot|feet|wrong",
    "tie|ties|tying =his|=her|=my|own|=their|learn shoe|shoes|laces|shoelaces",
    "=button|=buttons|buttoning",
    "princ|superhero|costume dress|wears|wear only|wants|always|refus",
    "clothes|outfit chose|choose",
    "wear|wears|wearing shorts|tshirt|=shirt|sandals|dress|pyjamas|sweater|=t winter|cold|outside|always|same|only|snow",
    "same clothes|shirt|dress|outfit",
    "tights|jeans|leggings|mittens|gloves wear|=on|hates|alone|put",
    "tie|ties|tying string|strings|laces",
    "=tag|=tags itch|itchy|scratch|shirt",
    "=socks =on|himself|herself|=shoes|sock",
    "cloth|clothes =on|putting|choosing|himself|herself|pick|picks",
    "coat|jacket|shoes =wont|=won|refuses|forever|ages|=slow",
    "=pulling|=pull|=putting|=puts|=put =on sweater|jumper|shirt|=pants|trousers|coat|dress|hat|hoodie",
    "sweater|jumper =without|=help|=himself|=herself",
  ],
  facts: ["arm|arms|sleeve|sleeves", "zip|zipper|zipped", "shoe|shoes"],
  moments: [
    {
      title: ["The jacket upside down", "A wind comes up"],
      lines: (t) => [
        [
          `A cold wind blew ${t.setting}. A young bear had one arm in its hood. “By myself!” it said.`,
          `“By myself!” said a jacket ${t.setting}. There was a bear in it, upside down. A cold wind blew.`,
        ],
        "In front of it stood two shoes, looking away from each other.",
        forOlder(
          "Its sister could do it in nine seconds. “But I am four,” it said, “so it may be more.”",
        ),
        [`What is the trick, ${t.child}?`, `Where do we begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Flip it over our heads", "Lay the jacket down"],
          title: ["The big flip", "Hood at the toes"],
          lines: (t) => [
            `${t.child} laid the jacket on the ground, hood at the toes. Both arms in, and over the head! Do it with them: hoopla!`,
            "It fit. Zip, and then each shoe on its foot. The wind found no way in.",
            forOlder(
              "“Again!” said the bear, took it all off, and did it three times. By the third time a beetle clapped.",
            ),
          ],
          returns: (t) =>
            `Both arms in and over the head, hoopla: ${t.child} did it like the bear, and was ready before anyone could help.`,
        },
        {
          text: ["Drive the zip train", "Close the zipper slowly"],
          title: ["The zip train", "All aboard"],
          lines: (t) => [
            `Arms in the sleeves. “The train goes into its station,” said ${t.child}, “right to the bottom. Hold on, and off!” Drive the zip along: zzzip!`,
            "Up to the chin it went. Then the shoes: tips together, like two ducks that talk. Both fit.",
            forOlder(
              `Once the train got stuck. “Back a bit, and on again,” said ${t.child}. Trains do that as well.`,
            ),
          ],
          returns: (t) =>
            `Down into the station, hold, and off, zzzip: with the bear’s train ${t.child} got that closed, too.`,
        },
        {
          text: ["Match the pairs first", "Sort left and right"],
          title: ["Ducks that talk", "Two and two"],
          lines: (t) => [
            `${t.child} turned the shoes round, until the tips looked at each other like ducks. “Now they talk,” said ${t.child}. Quack with them: quack, quack!`,
            "Each foot got its own. Then arm, arm, zip, hood. “By myself,” said the bear, quite warm.",
            forOlder(
              "The ducks even stayed friends on the way. You can tell by the toes: there is no pinching.",
            ),
          ],
          returns: (t) =>
            `${t.child} made sure that the two ducks talked to each other, quack, quack, and so everything was on the right foot.`,
        },
      ],
    },
  ],
};
