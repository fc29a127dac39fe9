import type { InterestId, InterestTexts } from "../../../interests.ts";

export const vehicles = {
  trains: {
    name: "trains",
    phrases: [
      "train|trains|locomotive|railway|railroad|=tram|=trams|subway|=metro|=rails|carriage",
      "pantograph",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a train conductor’s whistle and a ticket punch that bit out small stars.`,
        `In ${t.hero}’s pocket was a tin engine with a key. Wound up, it went chuff, chuff.`,
      ],
      use: [
        "The conductor’s whistle went tweet: all aboard, and close together, please.",
        "The tin engine chuffed from hand to hand, and everyone pulled together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "At a tiny station stood a steam engine, out of breath. “Tsh,” it said, “tsh, tsh.”",
        "A railroad crossing closed its gates, ding, ding, and a very long, very slow train counted its cars.",
      ],
      find: [
        "The steam engine had its breath back and gave them one long toot.",
        "The long train had reached its last car, and the conductor waved a lamp.",
      ],
    }),
  },
  cars: {
    name: "cars",
    phrases: [
      "=car|=cars|=lorry|lorries|truck|=bus|=buses|=taxi|=taxis|=van|=vans|motorbike",
      "motorcycle|=race|garage|traffic",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had an old car horn with a rubber ball. Squeeze it, and it said ah-ooga.`,
        `${t.hero} had a toy truck with lights that really shone, front and back.`,
      ],
      use: [
        "Ah-ooga, said the car horn, and everyone stepped aside for everyone.",
        "The truck’s two little lights came on, and they all followed them.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A little round car stood nearby, with its wipers on. Swish, it waved at them.",
        "A bus stood there with nobody in it but chickens. The driver was knitting.",
      ],
      find: [
        "There was the little round car, and it flashed both its lights.",
        "The chickens’ bus rolled by, and someone clucked out of each window.",
      ],
    }),
  },
  diggers: {
    name: "diggers",
    phrases: [
      "digger|excavator|bulldozer|crane|=dumper|dumptruck|backhoe|construction|=cement",
      "=concrete|roller",
      "building site",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a digger driver’s helmet, yellow as a lemon, and a very small shovel.`,
        `${t.hero} had a toy excavator whose arm really bent, with a bucket for one nut.`,
      ],
      use: [
        "They took turns with the digger helmet. It was far too big, and that was good.",
        "The toy excavator passed out nuts by the bucket, one for each.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A digger was lifting one single pebble, very carefully, and set it down for a beetle.",
        "A road roller came along, very slowly, and pressed a pancake of sand flat.",
      ],
      find: [
        "The digger bowed with its long arm, bucket and all.",
        "The road roller had made the last bit of their way quite smooth.",
      ],
    }),
  },
  planes: {
    name: "planes",
    phrases: [
      "=plane|=planes|airplane|aeroplane|aircraft|pilot|helicopter|=jet|=jets|airport",
      "propeller|glider",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} folded a paper plane, with a sharp nose, and put a spare one behind it.`,
        `${t.hero} had a pilot’s cap with ear flaps and goggles, which smelled of clouds.`,
      ],
      use: [
        "The paper plane made one quiet loop and landed on someone’s head.",
        "Under the pilot’s cap you hear your own breath, and grow calm.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Above them a small plane drew a loop, then a second one, like an eight.",
        "A wind sock hung by a meadow. A plane as small as a bench said brrrum.",
      ],
      find: [
        "The small plane dipped one wing, then the other: good evening.",
        "Brrrum, said the plane on the meadow, and wiggled its tail.",
      ],
    }),
  },
  boats: {
    name: "boats",
    phrases: [
      "=boat|=boats|=ship|=ships|sailing|sailboat|=ferry|ferries|submarine|canoe|kayak|=raft",
      "=rafts|captain|anchor|lighthouse|=tug|tugboat",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a walnut shell boat with a leaf for a sail, and a ship’s bell.`,
        `${t.hero} wore a captain’s cap, and had a rope’s end for practicing knots.`,
      ],
      use: [
        "Ding-ding, went the ship’s bell, which means: all hands together.",
        "Somebody tied a sailor’s knot that held them all together.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A red tugboat came by on the water, puffing, with one duck in tow.",
        "A lighthouse stood there, red and white. It blinked at them: long, short, long.",
      ],
      find: [
        "The red tugboat had brought the duck home and hooted twice.",
        "The lighthouse blinked short, short, long, which must have been a greeting.",
      ],
    }),
  },
  bicycles: {
    name: "bicycles",
    phrases: [
      "bicycle|=bike|=bikes|=biking|cycling|cyclist|scooter|tricycle|unicycle|skateboard",
      "pedal",
      "roller skates",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a bicycle bell, the kind with a lid. It went tring with a thumb.`,
        `${t.hero} took along a bicycle lamp that shines as long as you turn the wheel.`,
      ],
      use: [
        "Tring-tring, went the bicycle bell, and everyone made room for everyone.",
        "They turned the wheel of the bicycle lamp by hand, and it was bright.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A mail carrier’s bicycle leaned on a fence, and a spider had knitted between its spokes.",
        "A tandem with three seats came by. One seat was free, and a cat jumped on.",
      ],
      find: [
        "The mail carrier’s bicycle was moving now, with the spider riding along.",
        "The tandem came back with four cats on it, ringing.",
      ],
    }),
  },
  rockets: {
    name: "rockets",
    phrases: [
      "rocket|spaceship|spacecraft|shuttle|satellite|=ufo|=ufos|launch|countdown",
      "space shuttle",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a cardboard rocket with three windows, and a lamp inside shone through them.`,
        `${t.hero} wore a space helmet, once a fish bowl, and spoke with a very round voice.`,
      ],
      use: [
        "The rocket’s three windows lit up, and light fell on every nose.",
        "“Earth to everyone,” said the space helmet roundly, and everyone answered.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a meadow stood a rocket, only for practice. “Three, two, one,” it said. “Lunch break.”",
        "Three mice were building a rocket from a pen. They were already packing cheese.",
      ],
      find: [
        "The practice rocket counted them home: three, two, one, here.",
        "The mice’s rocket was finished, but the cheese was all gone.",
      ],
    }),
  },
  "fire-engines": {
    name: "fire engines",
    phrases: [
      "firefighter|fireman|firemen|fireperson|ambulance|police|siren",
      "=fire engine",
      "=fire engines",
      "=fire truck",
      "=fire trucks",
      "=fire station",
      "=fire brigade",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a firefighter’s helmet with a flap behind, so that no drop runs down the neck.`,
        `In ${t.hero}’s bag was a toy fire engine, with a ladder and a tiny bell.`,
      ],
      use: [
        "Under the firefighter’s helmet even a small voice sounded calm.",
        "The toy fire engine rang its bell, and everyone lined up at once.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Two firefighters were washing their red engine. Somebody lifted a kitten from the ladder.",
        "A fire hose hung out to dry, as long as a street. The crew played cards.",
      ],
      find: [
        "The red fire engine stood there, dry now, and blinked its light.",
        "The fire crew lifted their helmets to them, all in one go.",
      ],
    }),
  },
  robots: {
    name: "robots",
    phrases: ["robot|=bot|=bots|android|cyborg"],
    tool: (t) => ({
      pack: [
        `In ${t.hero}’s bag was a robot of two tins. Wind it up, and it blinks.`,
        `${t.hero} had a robot’s arm, a tube with a hook, good for very polite handshakes.`,
      ],
      use: [
        "The tin robot blinked and said “beep”, and someone said “beep” back.",
        "The robot’s arm shook each hand twice, click, click, and squeaked.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A robot was watering flowers in the rain. “Beep,” it said. “It is Tuesday.”",
        "A robot swept the path, left, right, left. It said “sorry” to every leaf.",
      ],
      find: [
        "The robot was watering still, and held an umbrella over its can.",
        "The robot had swept the whole path and was telling the leaves good night.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
