import type { InterestId, InterestTexts } from "../../../interests.ts";

export const people = {
  princesses: {
    name: "princesses and princes",
    phrases: ["princess|=prince|=princes|queen|=king|=kings|crown|royal|tiara"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a paper crown, only a bit bent, which made anyone’s voice sound royal.`,
        `${t.hero} had a queen’s cape, once a curtain. It still had rings on it.`,
      ],
      use: [
        "The paper crown went from head to head, and everyone ruled for a minute.",
        "The queen’s cape rustled, its rings chinked, and everyone bowed to everyone.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A princess was mending her carriage nearby, with a hammer and mud on her nose.",
        "A prince was sitting on a fence, learning to whistle. His crown hung on the post.",
      ],
      find: [
        "The princess rolled past, and her carriage squeaked like a happy pig.",
        "The prince could whistle now, and he whistled them past.",
      ],
    }),
  },
  pirates: {
    name: "pirates",
    phrases: ["pirate|buccaneer|corsair|=jollyroger|=arrr|eyepatch"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a pirate’s spyglass. Through the wrong end, everything big was tiny.`,
        `${t.hero} tied on a pirate’s scarf and had a bag of ship’s biscuits, hard as wood.`,
      ],
      use: [
        "They looked through the spyglass from the wrong end, and the trouble was small.",
        "They knocked their ship’s biscuits together, pirate fashion, and nibbled one edge.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Three pirates sat on the shore and knitted, for the nights at sea are cold.",
        "A pirate ship lay on dry sand. Its captain was waiting for the tide, with a cup of tea.",
      ],
      find: [
        "The three pirates waved. They had knitted a hat for the parrot.",
        "The pirate ship was afloat, and its flag showed a teapot.",
      ],
    }),
  },
  knights: {
    name: "knights",
    phrases: ["knight|=armor|armour|shield|helmet|tournament|joust|medieval|viking"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a knight’s helmet, a saucepan once. It rang when somebody knocked on it.`,
        `${t.hero} had a knight’s banner on a stick, with a hedgehog on it, standing up.`,
      ],
      use: [
        "Bong, went the knight’s helmet, and an echo answered like a whole army of cooks.",
        "They held up the knight’s banner, and everyone gathered under the hedgehog.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A knight in full armor was hanging up his socks. Clank, squeak, clank.",
        "Two knights were having a tournament, in snoring. Their horses had gone for a walk.",
      ],
      find: [
        "The knight’s socks were dry. He wore one, and waved the other.",
        "Both knights had won the snoring, and their horses were back.",
      ],
    }),
  },
  fairies: {
    name: "fairies and elves",
    phrases: [
      "=fairy|fairies|=elf|=elves|gnome|goblin|pixie|=dwarf|dwarves|giant|troll|leprechaun",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a thimble from a fairy. Whatever you drank from it, three drops were enough.`,
        `${t.hero} had an elf’s lantern, an acorn cup with a glowworm’s light painted in it.`,
      ],
      use: [
        "The fairy’s thimble shone on a fingertip, no bigger than a firefly.",
        "The elf’s lantern gave a light like honey, and faces grew soft.",
      ],
    }),
    landmark: () => ({
      pass: [
        "At the foot of a tree was a fairy’s door, and a doormat as small as a stamp.",
        "Three gnomes carried a strawberry past on a ladder. “Mind the turn,” said the last one.",
      ],
      find: [
        "The fairy’s door stood open a crack, and a wee voice said good night.",
        "The gnomes were still turning the corner with their strawberry.",
      ],
    }),
  },
  mermaids: {
    name: "mermaids",
    phrases: ["mermaid|merman|=merfolk|=neptune"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a mermaid’s comb, made of a fish bone, and still a bit salty.`,
        `${t.hero} had a bracelet of green glass beads, which a mermaid had lost at low tide.`,
      ],
      use: [
        "Somebody played on the mermaid’s comb, plink, plink, and it sounded like water.",
        "The mermaid’s beads clicked like small waves, and everyone listened.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On a wet rock sat a mermaid and sorted buttons: two holes, four holes, no holes.",
        "Two mermaids sat in the shallows and were knitting a scarf for an eel. It was getting long.",
      ],
      find: [
        "The mermaid slapped the water with her tail and called, “Buttons are done!”",
        "The mermaids’ eel wore its scarf, and it still was not all on.",
      ],
    }),
  },
  superheroes: {
    name: "superheroes",
    phrases: ["superhero|=hero|=heroes|=cape|superpower|=power|powers|batgirl|invisible"],
    tool: (t) => ({
      pack: [
        `${t.hero} tied on a cape, red on one side, and a picnic blanket on the other.`,
        `${t.hero} wore a superhero’s mask and had one superpower ready: listening very well.`,
      ],
      use: [
        "The cape was big enough for many shoulders, and it was warm.",
        "Behind the superhero’s mask sat two ears that heard every small sigh.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A superhero was helping a snail across, very, very slowly. “No hurry,” she said.",
        "On a phone booth lay a superhero, resting. “I can nap, too,” she said. “At top speed.”",
      ],
      find: [
        "The superhero and the snail had made it. Both were out of breath.",
        "The superhero was awake again and held doors open for everybody.",
      ],
    }),
  },
  doctors: {
    name: "doctors and vets",
    phrases: ["doctor|nurse|=vet|=vets|hospital|stethoscope|bandage|veterinar|medical|medicine"],
    tool: (t) => ({
      pack: [
        `${t.hero} had a stethoscope and a roll of bandage, for bears, dolls and table legs.`,
        `${t.hero} had a doctor’s bag, with bandages that had dinosaurs, no, dots on them.`,
      ],
      use: [
        "They listened with the stethoscope: bump, bump. Everyone’s heart said the same word.",
        "Each got a bandage from the doctor’s bag, on the bravest spot.",
      ],
    }),
    landmark: () => ({
      pass: [
        "A vet sat nearby and tied a bow on a goose’s foot. “Better,” said the goose.",
        "A doctor was listening to a tree. “Say ah,” she said, and a woodpecker said it.",
      ],
      find: [
        "The vet’s goose ran to meet them, on two good feet.",
        "The doctor’s tree was well, and the woodpecker had a tiny scarf.",
      ],
    }),
  },
  detectives: {
    name: "detectives and spies",
    phrases: [
      "detective|=spy|=spies|=clue|=clues|mystery|mysteries|investigat|secret|footprint",
      "sherlock",
      "police inspector",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} had a detective’s notebook, with a pencil on a string, and one clue already.`,
        `${t.hero} wore a detective’s cap and carried a flashlight with a very thin beam.`,
      ],
      use: [
        "The detective’s notebook got a new line: “Nobody here is frightening.”",
        "The detective’s flashlight wrote a thin bright line on the dark.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Somebody had left prints in flour: three toes. A hen came round the corner, very white.",
        "Behind a newspaper with two holes sat a spy. It was a heron. It read upside down.",
      ],
      find: [
        "The hen with the floury toes had nothing to hide any more.",
        "The heron spy had solved its case: the fish had left by water.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
