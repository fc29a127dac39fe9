import type { InterestId, InterestTexts } from "../../../interests.ts";

export const arts = {
  drawing: {
    name: "drawing and painting",
    phrases: [
      "=draw|=draws|drawing|painting|=paint|=paints|=painter|=art|=arts|crayon|pencil",
      "colouring|coloring|sketch|=doodle",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a box of crayons, twelve in a row. The blue one was the shortest.`,
        `${t.hero} had chalk in six colors, and the white one squeaked like a mouse.`,
      ],
      use: [
        "One chalk line, a nose, two ears: the crayons had drawn somebody laughing.",
        "The chalk drew a round sun on the ground, and they stood in it.",
      ],
    }),
    landmark: () => ({
      pass: [
        "An easel stood nearby. A painter was painting the clouds, and they would not sit still.",
        "On a long wall a child’s chalk drawing had begun: a dog, forty legs so far.",
      ],
      find: [
        "On the painter’s easel was the whole sky now, with them at the bottom.",
        "The chalk dog had its tail by now, at the other end.",
      ],
    }),
  },
  music: {
    name: "music",
    phrases: [
      "music|guitar|piano|drum|violin|flute|trumpet|instrument|xylophone|ukulele|orchestra",
      "=band|=bands|harmonica|saxophone",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a harmonica in one pocket and a spoon to drum with in the other.`,
        `In ${t.hero}’s bag was a triangle, with a little stick, and it liked to be last.`,
      ],
      use: [
        "The harmonica played three notes, and three were enough to begin.",
        "Ting, said the triangle, and even the silence listened.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A band of five was playing nearby, and the tuba was bigger than its player.",
        "A piano stood in the open. A cat walked over it, and it was nearly a waltz.",
      ],
      find: [
        "The band was packing up, but the tuba had one oompah left.",
        "The cat lay on the piano, and its tail played the last note.",
      ],
    }),
  },
  dancing: {
    name: "dancing",
    phrases: ["danc|ballet|ballerina|=hiphop|=waltz|=disco|tutu|=tango"],
    tool: (t) => ({
      pack: [
        `${t.hero} tied little bells to both ankles, as dancers do. Ching, ching!`,
        `${t.hero} had dance shoes with taps, tickety-tack, and a rose made of paper.`,
      ],
      use: [
        "The dancer’s bells went ching, and all the feet wanted to know more.",
        "Tickety-tack went the dance shoes, and fear fell out of step.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a wooden floor two old people were dancing a polka. They danced right around them.",
        "Six cranes were dancing in a ring, bowing and hopping. They left a gap for guests.",
      ],
      find: [
        "The polka was still going on, so they took three steps of it along.",
        "The cranes bowed to them, and for once everyone bowed back in time.",
      ],
    }),
  },
  singing: {
    name: "singing",
    phrases: ["sing|=sings|singer|=song|=songs|choir|karaoke|lullaby|lullabies|=voice"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a songbook, thin and soft. Its best song was only four words long.`,
        `${t.hero} had a tuning fork, which hums one clear note when it is tapped.`,
      ],
      use: [
        "They sang from the songbook, quietly, and nobody was out of tune for long.",
        "The tuning fork hummed, and they all found the same note.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A choir of frogs was practicing: high, low, and one that always came in late.",
        "A kettle, a wind and a cricket sang together nearby. The cricket had the solo.",
      ],
      find: [
        "The frog choir sang, and the late one came in on time.",
        "The cricket still had the solo, and now it knew a second verse.",
      ],
    }),
  },
  books: {
    name: "books and stories",
    phrases: [
      "=book|=books|reading|story|stories|library|libraries|fairytale|comic|novel|bookworm",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a thick book with a ribbon in it, and room for one more pressed leaf.`,
        `${t.hero} had a book of very short stories, and a reading lamp with a clip.`,
      ],
      use: [
        "Somebody read one page from the book, and it grew quiet and warm.",
        "The reading lamp lit a page, and the book began: “Once.”",
      ],
    }),
    landmark: () => ({
      pass: [
        "A library on wheels stood there. Inside, a mouse was asleep on the letter M.",
        "A bookshop stood there, no wider than a bed. In its window lay a snoring cat.",
      ],
      find: [
        "They brought their leaf to the library on wheels. It went under L.",
        "In the tiny bookshop the cat had turned a page in its sleep.",
      ],
    }),
  },
  theatre: {
    name: "theater and puppets",
    phrases: [
      "theatre|theater|puppet|acting|actor|actress|=stage|costume|circus|=clown|=clowns",
      "pretend|juggl",
      "dressing up",
      "dress up",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a hand puppet, a crocodile with felt teeth, who always wanted the last word.`,
        `${t.hero} put a red clown nose in one pocket and a false mustache in the other.`,
      ],
      use: [
        "The hand puppet whispered something, and somebody giggled.",
        "The red clown nose went from face to face, and nobody stayed glum.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They came to a tiny stage with a red curtain. A clown was bowing to three snails.",
        "A circus wagon stood there. A juggler threw four oranges and caught, mostly, three.",
      ],
      find: [
        "The red curtain opened again, and the clown bowed to them.",
        "The juggler by the circus wagon caught all four, just as they came.",
      ],
    }),
  },
  blocks: {
    name: "building blocks",
    phrases: ["=block|=blocks|=brick|=bricks|building|=build|=builds|tower"],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s bag were wooden blocks, four long and four short, and one round.`,
        `${t.hero} had a bag of bricks that click together, and the red ones were in front.`,
      ],
      use: [
        "They built a small block house, and someone was glad to sit beside it.",
        "Click, click: out of the bricks came a tiny bench, for a guest.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        `Nearby stood a tower of blocks, taller than ${t.child}, and it leaned and did not fall.`,
        `Ants had built a hill, grain on grain, with towers and doors. “Like blocks,” said ${t.child}.`,
      ],
      find: [
        "The leaning tower of blocks was there still, with a bird on top.",
        "On the ants’ hill a new tower stood, no taller than a thimble.",
      ],
    }),
  },
  crafts: {
    name: "crafts",
    phrases: [
      "craft|=glue|scissors|=knit|knitting|sewing|=sew|origami|pottery|=clay|weaving|beads",
      "=felt|plasticine|playdough|cutting|crochet",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had string, glue, and a paper lantern, folded flat like a sandwich.`,
        `${t.hero} took a ball of wool, green as grass, and it had no end so far.`,
      ],
      use: [
        "The paper lantern opened with a crackle and made a soft light.",
        "The green wool went around every wrist, and so they were one long string.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Under a roof a potter’s wheel was turning, and out of a lump grew a pot.",
        "A weaver bird was making a nest, in and out, like a basket with a front door.",
      ],
      find: [
        "The potter’s pot was finished, and it had ears, like a rabbit’s.",
        "The weaver bird’s nest was done, and it leaned out to be admired.",
      ],
    }),
  },
  cameras: {
    name: "cameras and films",
    phrases: ["camera|photo|=film|=films|=movie|=movies|cinema|cartoon|=video|=videos|selfie"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a box camera. It went click, and out came a picture, slowly.`,
        `${t.hero} had a flashlight that could throw movies on a wall, all of them about a goose.`,
      ],
      use: [
        "Click, went the camera, and on the picture everyone was smiling.",
        "The goose movie flickered, and whoever watched forgot to be afraid.",
      ],
    }),
    landmark: () => ({
      pass: [
        "They came by a movie in the open air. On the sheet, a snail was winning a race.",
        "A photographer wanted a picture of some geese. One always closed its eyes.",
      ],
      find: [
        "In the open-air movie the snail was just getting its prize.",
        "The photographer had the geese at last, with every eye open.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
