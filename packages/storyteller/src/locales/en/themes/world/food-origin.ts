import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const foodOrigin: ThemeTexts = {
  name: "where food comes from",
  phrases: [
    "food come|comes|from|where|origin|made|grown|grows",
    "farm table|fork|plate",
    "field table|fork|plate",
    "=bread made|from|come|comes|how|where|wheat|bake|baked",
    "wheat|grain =flour|=bread",
    "milk come|comes|from|=cow|=cows|where",
    "egg|eggs come|comes|from|=hen|=hens|chicken|where",
    "vegetable|vegetables|fruit|fruits|carrot|carrots|potato|potatoes grow|grows|from|where|come|comes|grown|garden",
    "apple|apples tree|grow|grows|from|where",
    "harvest",
    "farming|agriculture",
    "grow|growing own food|vegetables|fruit",
    "what =is food|bread made",
    "=rice|chocolate|cocoa|sugar come|comes|from|where|grows|grow",
    "food table|plate gets|get|how|from|journey|comes",
    "chocolate|cocoa|sugar made|come|comes|from|grow|grows",
    "bakery|baker|=mill|miller bread|flour|how|where|from|made|makes|grain|wheat",
    "farm|farmer|farmers =food|work|visit|tractor|grow",
    "=farm|=farms|farmer",
    "=meat|sausage|=ham|pasta|spaghetti|=flour|juice|ketchup|=tea|coffee|=oil|=jam|=salt|=fish =come|=comes|=made|=from|where|how",
    "grow|grown|growing|grows =food|veggies|vegetables|tomatoes|potatoes|=own",
    "milk|eggs|=egg|cheese|bread|food|meat|rice where|how =from|made|come|comes|get",
    "=food|=meal|=dinner =where|=how =from|=come|=comes|table|plate",
    "supermarket|shop|store|grocery food|milk|vegetables|fruit|bread|eggs",
    "vegetables|fruit|vegetable|fruits|food how|where|from get|gets|reach|come|comes supermarket|shop|store|plate|table|farm",
    "cheese|=butter|yogurt made|from|come|comes|milk|how|where",
    "=milk =cow|=cows|=from|=comes|=come|carton",
    "=bread =made|=make|=from|=wheat|flour",
    "=eggs =chickens|=hens|=from|chicken",
    "=lays|=lay|=laid =eggs|=egg",
    "=hens|=chickens =eggs",
  ],
  facts: ["grain|grains|wheat", "flour", "field|fields", "earth|soil|ground", "tree|trees|branch"],
  moments: [
    {
      title: ["The bread that did not grow", "An empty basket"],
      lines: (t) => [
        [
          `A young mouse watered a bread roll ${t.setting}. She had planted it, because the basket was empty.`,
          `A young mouse had planted a bread roll ${t.setting}, by an empty basket. She watered it and waited.`,
        ],
        "“It does not come up,” she said. “Where does the basket get bread, carrots and apples?”",
        forOlder(
          `${t.friend} looked under the basket, and behind it. The basket looked as surprised as a basket can.`,
        ),
        [`How can we show her, ${t.child}?`, `How did the bread begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Follow the bread back", "Ask the roll first"],
          title: ["Backwards from bread", "Before it was a roll"],
          lines: (t) => [
            `${t.child} told it backwards. Before it was bread it was dough, before that flour, before that grain in a field.`,
            "“And before that?” A seed, with rain and sun. Carrots start in the earth, apples on a tree. “So nothing starts in a basket!”",
            forOlder(
              "“And milk?” asked the mouse. From a cow that ate the grass of the field. She gave the basket a friendly pat anyway.",
            ),
          ],
          returns: (t) =>
            `${t.child} chewed slowly and tasted it all backwards: the crust, the dough, the flour, the grain, and a bit of sun.`,
        },
        {
          text: ["Grind some grain", "Make our own flour"],
          title: ["Round goes the stone", "Flour on every nose"],
          lines: (t) => [
            `From the next field ${t.child} fetched wheat, rubbed out the grains and ground them. Turn with us: round, and round, and round!`,
            "“Flour!” With water it became dough, on hot stones bread. “And carrots come from the ground, apples from trees,” they told the mouse.",
            forOlder(
              "Out of two hundred grains they got one roll, about as big as a walnut. It was the best they had ever had.",
            ),
          ],
          returns: (t) =>
            `“Round, and round, and round,” said ${t.child}, as with the grain. With enough rounds anything gets done.`,
        },
        {
          text: ["Look below and above", "Search the garden rows"],
          title: ["Under the green", "Low and high"],
          lines: (t) => [
            `In the next garden ${t.child} pulled at some green: out of the ground came a carrot! Above it a tree hung full of apples.`,
            "And the field was full of wheat. “Ground to flour and baked: your roll!” they said. The mouse ate it, relieved.",
            forOlder(
              "She planted one grain instead. It would take from spring to summer, they told her. She fetched a chair.",
            ),
          ],
          returns: (t) =>
            `Some things are below, some are above. So ${t.child} looked low, looked high, and there it was.`,
        },
      ],
    },
  ],
};
