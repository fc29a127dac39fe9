import type { InterestId, InterestTexts } from "../../../interests.ts";

export const moving = {
  football: {
    name: "football",
    phrases: ["football|soccer|goalkeeper|goalie|=goal|=goals|penalt|dribbl|=kick|=kicks|kicking"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a referee’s whistle and a yellow card, with a joke written on the back.`,
        `${t.hero} had goalkeeper’s gloves, much too big, and good for catching anything.`,
      ],
      use: [
        "The referee’s whistle blew for half-time, and everyone took a breath.",
        "In the goalkeeper’s gloves two hands were as big as eight.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a small field moles were kicking a walnut about, four against four.",
        "A goal stood in a field with nobody in it but a snail. “Nothing gets past me,” it said.",
      ],
      find: [
        "The moles were celebrating. The walnut had gone in, at last.",
        "The snail in goal was still unbeaten, and they clapped for it.",
      ],
    }),
  },
  "ball-games": {
    name: "ball games",
    phrases: [
      "=ball|=balls|basketball|tennis|volleyball|baseball|rugby|hockey|badminton|handball",
      "=catch|frisbee|bowling|golf|pingpong",
      "cricket",
      "ping pong",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a soft striped ball, which could bounce as high as a nose.`,
        `In ${t.hero}’s bag were three juggling balls, filled with rice, one red and two green.`,
      ],
      use: [
        "Boing, went the striped ball, from one to the next, and everyone caught it.",
        "Three balls went round in a ring, swish, swish, and nobody stood outside.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Over a hedge flew a ball. They threw it back. Over came two.",
        "Two badgers were playing table tennis on a stump. Plick, plock. They kept no score.",
      ],
      find: [
        "A ball came over the hedge with “thank you” written on it.",
        "Plick, plock, the badgers were still at it, and nobody was winning.",
      ],
    }),
  },
  swimming: {
    name: "swimming",
    phrases: ["swim|=pool|=pools|paddling|goggles|snorkel|waterslide|splash|=dive|=dives|=water"],
    tool: (t) => ({
      pack: [
        `${t.hero} had swimming goggles and a swim ring, which let out air with a quack.`,
        `${t.hero} had a swimming medal made of tin, for one whole width with no foot down.`,
      ],
      use: [
        "The swim ring quacked, and even the stillest face had to laugh.",
        "The swimming medal was hung on everyone once, clink, for being brave.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A family of ducks was having a swimming lesson: kick, kick, and blow bubbles.",
        "An otter floated on its back in a pool and waved with a foot. Its tummy was the table.",
      ],
      find: [
        "All the ducklings could swim now, even the last one: kick, kick.",
        "The otter did one more turn in the pool, just to show them.",
      ],
    }),
  },
  climbing: {
    name: "climbing",
    phrases: ["climb|boulder|bouldering|=rope|=ropes|=ladder|ladders"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a climber’s rope, blue with yellow dots, neatly coiled, with a proper knot.`,
        `${t.hero} had a climber’s bag of chalk, soft and white, for hands that slip.`,
      ],
      use: [
        "They all held the climber’s rope and felt each other’s tugs: here, here, here.",
        "They chalked their hands from the climber’s bag and clapped: a small white cloud!",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a low rock a gecko was climbing, one foot, then the other. They clapped for it.",
        "Three kids, of the goat kind, were climbing a heap of logs. The smallest told them how.",
      ],
      find: [
        "The gecko had climbed its rock, and now it showed its toes.",
        "The smallest goat stood on top of the logs, telling everyone.",
      ],
    }),
  },
  running: {
    name: "running and racing",
    phrases: [
      "=run|=runs|running|runner|=races|racing|marathon|sprint|athletics|jogging|hurdle|relay",
      "hopscotch",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a relay baton, smooth and red, made to go from hand to hand.`,
        `${t.hero} wore running shoes with laces as orange as a carrot, tied in double bows.`,
      ],
      use: [
        "The relay baton went round, and whoever held it counted as brave.",
        "The orange laces of the running shoes shone, and everyone followed the feet.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Two tortoises were running a race. One was ahead, by a leaf.",
        "A finish line hung between two bushes. A beetle had been running toward it since Monday.",
      ],
      find: [
        "The tortoise race was over, and both had reached the same lettuce.",
        "The beetle crossed the finish line, and they all held the ribbon for it.",
      ],
    }),
  },
  gymnastics: {
    name: "gymnastics and yoga",
    phrases: [
      "gymnast|yoga|cartwheel|somersault|acrobat|handstand|stretching|karate|=judo|taekwondo",
      "martial",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a gymnast’s ribbon on a stick. It drew circles, waves and snails.`,
        `${t.hero} rolled up a gym mat, soft and blue, and carried it like a giant sausage.`,
      ],
      use: [
        "The long ribbon drew a big slow circle, and it looked like a smile.",
        "They all sat down on the soft gym mat and breathed in, breathed out.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A heron stood on one leg, like a tree. It had been at it since breakfast.",
        "Four little pigs rolled down the grass: somersault, somersault, somersault, and one sideways.",
      ],
      find: [
        "The heron changed legs at last, and everyone clapped.",
        "The fourth pig could do a somersault now, and did it twice.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
