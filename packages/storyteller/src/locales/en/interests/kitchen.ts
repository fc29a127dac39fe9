import type { InterestId, InterestTexts } from "../../../interests.ts";

export const kitchen = {
  cooking: {
    name: "cooking",
    phrases: [
      "=cook|=cooks|cooking|cooker|=chef|=chefs|kitchen|soup|pizza|pasta|spaghetti|noodle|=ramen|=sushi",
      "=food|pancake|=rice|=recipe|recipes|sandwich|cheese|bread",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a wooden spoon and a small pot with a lid that could clatter.`,
        `In ${t.hero}’s bag was a bunch of pretzels on a string, baked that very day.`,
      ],
      use: [
        "They shared warm soup from the small pot, one spoon, many mouths.",
        "Everyone bit off a pretzel, crunch, and was two bites braver.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A cook with a tall hat was stirring soup nearby. “More salt?” asked the hat.",
        "A pan stood nearby, as wide as a cart. Nine people were stirring noodles in it.",
      ],
      find: [
        "The cook with the tall hat had saved them the bottom of the pot.",
        "There was one noodle left in the wide pan. It was enough for all.",
      ],
    }),
  },
  cakes: {
    name: "cakes and baking",
    phrases: [
      "cake|cupcake|baking|=bake|=bakes|baker|cookie|biscuit|muffin|=pie|=pies|gingerbread",
      "=dough|pastry|doughnut|donut|pudding",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a tin of cookies: stars, hearts, and one that was meant to be a cat.`,
        `${t.hero} had a whisk and six small buns with raisins, still a bit warm.`,
      ],
      use: [
        "The cookie tin went round, and with a cookie nobody can stay cross.",
        "The raisin buns were broken in half, so that there were twelve.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A cake shop stood there with its door open. It smelled so good that everyone walked slowly.",
        "A baker was putting the last layer on a cake and needed a ladder of three steps.",
      ],
      find: [
        "The cake shop had put out a tray of broken cookies, for friends.",
        "The baker’s tall cake leaned over and was shared before it fell.",
      ],
    }),
  },
  fruit: {
    name: "fruit and berries",
    phrases: [
      "fruit|apple|banana|strawberry|strawberries|=berry|berries|orange|lemon|cherry|cherries",
      "grape|melon|watermelon|mango|=pear|=pears|peach|blueberr|raspberr|vegetable|=carrot",
      "pumpkin|tomato|=corn",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a big red apple and polished it on a sleeve until it shone.`,
        `${t.hero} had a paper cone of cherries, paired, to be worn over the ears.`,
      ],
      use: [
        "They cut the red apple across. Inside was a star with five points.",
        "With cherries over their ears everyone looked like somebody important.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A cherry tree leaned over a wall. “Take the low ones,” said a blackbird, with its mouth full.",
        "A pumpkin lay in a field, so big that a family of mice had put in windows.",
      ],
      find: [
        "Under the cherry tree lay two cherries on one stalk, for everyone’s ears.",
        "In the pumpkin’s windows there was light, and someone was playing cards.",
      ],
    }),
  },
  "ice-cream": {
    name: "ice cream",
    phrases: [
      "=icecream|popsicle|=sorbet|gelato|=sundae|lolly|lollipop|=sweets|candy|candies",
      "marshmallow",
      "=ice cream",
    ],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s bag lay a bag of ice cream cones, empty, crisp, and good to call through.`,
        `In ${t.hero}’s bag was an ice cream scoop, which clacked like a frog.`,
      ],
      use: [
        "They called through the ice cream cones, and then they ate the cones.",
        "Clack, clack, went the ice cream scoop, and everybody knew what they wished for.",
      ],
    }),
    landmark: () => ({
      pass: [
        "An ice cream cart stood there, ding-a-ling. A penguin was next, and could not decide.",
        "At the foot of a hill stood an ice cream cone made of snow, with a pine cone on top.",
      ],
      find: [
        "The penguin by the ice cream cart had picked at last: all of them.",
        "The snow ice cream had grown a second scoop, and a squirrel.",
      ],
    }),
  },
  chocolate: {
    name: "chocolate",
    phrases: ["choco|cocoa|cacao|brownie|praline|=nutella"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bar of chocolate with twenty squares, and they were quite hard to count slowly.`,
        `${t.hero} had nine chocolate coins in gold paper, and one that was real, by mistake.`,
      ],
      use: [
        "The chocolate was shared, square by square, and the last square went to someone big.",
        "The chocolate coins went round, crackle, and each took one big bite.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A little stand sold hot cocoa. All who drank it got a brown mustache.",
        "A chocolate maker was pouring a hen. She had forgotten the feet, so it sat.",
      ],
      find: [
        "The woman at the cocoa stand knew them again by their mustaches.",
        "The chocolate hen was finished and sat in the window, shining.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
