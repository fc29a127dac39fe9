import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const vegetables: ThemeTexts = {
  name: "trying new food",
  phrases: [
    "vegetable",
    "=veg|veggie|veggies|greens",
    "try|trying|tries|taste|tasting new|different|unfamiliar food|foods|dish|dishes|meals|tastes",
    "taste|tasting new things",
    "new food|foods",
    "picky|fussy|choosy eat|eats|eater|eating|food",
    "picky|fussy eater",
    "eat|eats|eating healthy|healthier|broccoli|carrots|spinach|peas|salad|fruit|varied|better|everything",
    "broccoli|spinach|cauliflower|zucchini|courgette",
    "only eats|eat pasta|noodles|rice|bread|chips|fries|nuggets|plain",
    "refuses|won|doesn|wouldn|hates|rejects eat|eating|food|dinner|vegetables|meals",
    "food yucky|yuck|disgusting|refuses",
    "taste|try bite|bites|everything|something",
    "healthy|balanced eating|food|foods|diet|nutrition",
    "selective eat|eater|eating",
    "finish|empty plate|dinner",
    "=at|sit table eat|refuses|meals",
    "eat =up",
    "fruit =and vegetables",
    "junk food|foods",
    "snack|snacks healthy|unhealthy|sugary",
    "eat|eats|eating vegetables|veggies|veg|greens|salad",
    "different foods|food",
    "adventurous eater|eating",
    "picky|fussy dinner|lunch|meals|mealtimes|mealtime|table|food",
    "picky|fussy|choosy",
    "eat|eats|eating only|just|nothing|=but|anything chicken|nuggets|pasta|bread|rice|chips|fries|sweets|cereal|cheese|=but|new|else !teeth|tooth",
    "live|lives =on|=off pasta|nuggets|chips|fries|bread|sweets",
    "eat|eats|eating =his|=her|=their|dinner|lunch|breakfast|supper|meals|meal|food|anything won|doesn|refus|hates|=not|never|wont|dont|=all|fight|struggle",
    "nutritio",
    "vitamin|vitamins",
    "sugar|sweets|candy|chocolate|junk|snacks less|=too|much|only|wants|always|eats|addict|stop|instead",
    "salad|spinach|=peas|carrots|carrot|peppers|tomato|tomatoes|mushroom|mushrooms|beans|cabbage|sprouts|onion|onions|fish eat|eats|hates|hate|try|taste|refus|eating",
    "mealtime|mealtimes",
    "tasting|tries|trying|try something|things new food|eat|table|dinner|taste",
    "new|unfamiliar|different tastes|flavours|flavors|dishes",
    "gag|gags|spits|throws food|dinner|eat|vegetables",
    "healthy|healthily|balanced eat|eats|eating|food|foods|diet|habits|choices|lunch|snacks",
    "fruit|fruits eat|eats|more|try|likes|hates",
    "=ice cream",
    "=one|=a =bite|=bites taste|try|food|vegetables",
    "eat|eats|eating plate|table|spoon|everything|properly|well|enough|anything|nothing",
    "food|foods refus|rejects|dislike|hates|new|likes|fuss|fussy|different|=all",
    "=eating =properly|=well|=habits|=problems|issues",
    "only|just wants|want|likes|eats|eat pasta|noodles|nuggets|chips|fries|sweets|bread|rice|pizza|chocolate|sugar",
    "hides|hide|spits|leaves =peas|carrots|food|greens|broccoli|vegetables plate|=under|napkin",
    "=peas|carrot|carrots|spinach|beans plate|=eat|eats",
    "anything|everything green",
    "=dal|sabzi|=sabji",
    "=bite|bites|spoonful|mouthful plate|everything|food|dish",
    "=learning|=learn =like =soup|=spinach|=fish|vegetables|fruit",
    "=one|=take|=try =bite =before|=saying|=no|=new|=food",
    "pushes =plate|=spinach|=peas",
  ],
  facts: ["look", "smell|sniff", "nibble|tongue|bite|taste", "not yet"],
  moments: [
    {
      title: ["A purple carrot", "The mole’s stew"],
      lines: (t) => [
        [
          `A mole ${t.setting} held out something purple. ${t.friend} pushed the bowl away.`,
          `“Lunch!” said a mole ${t.setting}. In its bowls lay something purple. ${t.friend} took a step back.`,
        ],
        "“It is a carrot,” said the mole. “Look, smell, taste a crumb. And ‘not yet’ is an answer.”",
        forOlder(
          "It was not offended. “The first time I met a beet,” it said, “I said good morning and ran away.”",
        ),
        [`How do we say hello to it, ${t.child}?`, `Where do we begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sniff it all over", "Follow our noses"],
          title: ["What the nose says", "Close to the carrot"],
          lines: (t) => [
            `They looked at it from all sides. Then ${t.child} smelled it: earth, rain, and a bit of sweet. Sniff along: one, two, three!`,
            `${t.child} took a nibble, big as an ant. ${t.friend} put out a tongue, thought, and said, “Not yet. Perhaps tomorrow.”`,
            forOlder(
              "“Tomorrow is fine,” said the mole. “Most tongues like to meet a thing ten times before they shake hands.”",
            ),
          ],
          returns: (t) =>
            `Something new was handed round. ${t.child} smelled it first, as with the purple carrot, and then tried one crumb of it.`,
        },
        {
          text: ["Bite like a mouse", "Crunch one tiny piece"],
          title: ["A mouse’s bite", "Crick, crack"],
          lines: (t) => [
            `First a look, then a sniff, and then ${t.child} took the smallest bite of the day. Crick! Crunch with them: crick, crack!`,
            `“Like a carrot, only more so,” said ${t.child}. ${t.friend} listened to the crack, and said, “Not yet. But it sounds good.”`,
            forOlder(
              "The mole wrote both down on a leaf. It kept such leaves for each bowl, and no answer was better than another.",
            ),
          ],
          returns: (t) =>
            `There was a taste nobody knew, and ${t.child} took a bite the size of a mouse’s, crick, crack, and told how it was.`,
        },
        {
          text: ["Find a friend for it", "Dip it in something"],
          title: ["Next to what we know", "Side by side"],
          lines: (t) => [
            `“New goes well with old,” said ${t.child}, and put it next to the bread. They looked, they smelled, and ${t.child} dipped it in sauce.`,
            `One taste: sweet at the front, earthy at the back. ${t.friend} licked off the sauce. “And the carrot?” “Not yet.”`,
            forOlder(
              "“That is how I got to the beet,” said the mole. “It came holding hands with a potato.”",
            ),
          ],
          returns: (t) =>
            `${t.child} put the new thing next to something they all knew, as with the carrot and the bread, and it looked friendlier.`,
        },
      ],
    },
  ],
};
