import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildPlaces = {
  snow: {
    name: "snow and winter",
    phrases: [
      "=snow|snowm|snowf|snowball|snowy|winter|=ice|icicle|sled|sledge|sleigh|skiing|=ski",
      "skating|arctic|=polar|igloo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a snow globe. Turn it over, and it snows on a very small house.`,
        `${t.hero} put on mittens with snowflakes, joined by a string as long as a sled.`,
      ],
      use: [
        "They shook the snow globe, and everyone watched until the last flake was down.",
        "One mitten for you, one for me: the snowflake string kept them together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Nearby stood a snowman with a spoon for a nose. His scarf needed tying.",
        "A penguin of ice stood there, carved, with a real hat. Sparrows slid down its back.",
      ],
      find: [
        "The snowman with the spoon nose wore his scarf well now.",
        "The ice penguin had lost its hat, but a sparrow wore it.",
      ],
    }),
  },
  caves: {
    name: "caves",
    phrases: ["cave|cavern|stalactite|stalagmite|=bat|=bats|tunnel"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a caver’s helmet with a lamp in front. It was the color of mustard.`,
        `${t.hero} had a cave lamp that you wind up, and it hums a bit.`,
      ],
      use: [
        "The lamp on the caver’s helmet shone, and the dark took two steps back.",
        "The cave lamp hummed, and in its light everyone had long, funny legs.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They called into a small cave. “Ho!” A bat hung there and folded its wings.",
        "In a cave a drop fell into a pool: plink. It had built a stone icicle so far.",
      ],
      find: [
        "The bat of the small cave was awake now, and it did one loop.",
        "Plink, said the cave, just as before. It has plenty of time.",
      ],
    }),
  },
  islands: {
    name: "islands",
    phrases: ["island|lagoon|palm|coconut|hammock|desert"],
    tool: (t) => ({
      pack: [
        `${t.hero} had half a coconut from an island. It made a cup, a drum, and a hat.`,
        `${t.hero} rolled up a hammock, such as people have on islands between two palms.`,
      ],
      use: [
        "Tock, tock, went the coconut, and it sounded like an island far away.",
        "They spread the island hammock over all the knees, like a net of friends.",
      ],
    }),
    landmark: () => ({
      pass: [
        "In the blue water lay an island with just one palm, and on it sat a gull.",
        "A lake lay there, with an island for one duck. It had put up a flag.",
      ],
      find: [
        "The gull still sat on its one-palm island. It called: no room!",
        "The duck lowered the flag on its island. It was bedtime.",
      ],
    }),
  },
  jungle: {
    name: "the jungle",
    phrases: [
      "jungle|rainforest|=vine|=vines|toucan|chameleon|=snake|=snakes|crocodile|alligator",
      "tropical|tarzan|frog|lizard|turtle|tortoise",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a rain stick from the jungle. Turned over, it sounded like a warm shower.`,
        `${t.hero} had a frog of wood from the jungle. Stroked along its back, it croaked.`,
      ],
      use: [
        "The jungle rain stick whispered shhh, and everyone grew calm.",
        "The wooden jungle frog croaked krrrk, and not one face stayed serious.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They came by a corner of jungle. A toucan carried its beak about, like a banana.",
        "A chameleon sat on a jungle vine and tried out colors. It was on polka dots.",
      ],
      find: [
        "The toucan tapped its beak on a jungle leaf: tock, tock, this way.",
        "The chameleon on its vine had found a good color: the evening’s.",
      ],
    }),
  },
  playground: {
    name: "playgrounds",
    phrases: [
      "playground|=swing|=swings|=slide|=slides|seesaw|trampoline|sandpit|sandbox|=park",
      "=parks|merry|carousel",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} took a bucket and shovel, straight from the sandbox. There was still sand inside.`,
        `${t.hero} had a jump rope from the playground, with red handles, and it was quite long.`,
      ],
      use: [
        "Someone drummed on the sandbox bucket, and others clapped along.",
        "They all held the jump rope in a row, like beads.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They came by a playground, and for a moment everyone had a turn on the seesaw.",
        "A slide stood nearby, and a hedgehog came down it, rolled up: wheee.",
      ],
      find: [
        "On the playground the swing still moved, as if it waited for them.",
        "The hedgehog sat on top of the slide again and let them go first.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
