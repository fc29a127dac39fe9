/** Traits in English. */
import type { TraitKind, TraitTexts } from "../../characters/traits.ts";

export const traits: Readonly<Record<TraitKind, TraitTexts>> = {
  grumpy: trait(
    "grumpy",
    "grumbled",
    "grump, grouch, crank, angry, =cross, moody, =mean, =rude, =evil, =cruel, =wicked, bad|quick|short|hot|ill temper|mood",
    (name) => [
      `“Hmpf, mud,” said ${name}, “I knew it.”`,
      `“No singing,” said ${name}, and hummed.`,
      `${name} kicked a pebble and said sorry to it.`,
    ],
  ),
  strict: trait("strict", "announced", "=strict !not|never, =stern, =severe", (name) => [
    `“Shoes in a row, please,” said ${name}, and even the ants lined up.`,
    `“Rules are rules,” said ${name}, and straightened a crooked daisy.`,
    `${name} put one finger up, and the sparrows hushed.`,
  ]),
  shy: trait(
    "shy",
    "whispered",
    "=shy !not|never, quiet, =timid, bashful, reserved, introvert",
    (name) => [
      `“Hello,” said ${name}, mostly to the ground.`,
      `${name} waved with one finger.`,
      `${name} hid behind a very thin tree.`,
    ],
  ),
  brave: trait(
    "brave",
    "called",
    "=brave !not|never, =bold, courag, confident, fearless, daring, heroic, not|=never|nothing afraid|scared, no|without fear",
    (name) => [
      `“Me first!” called ${name}.`,
      `${name} looked into the dark, just to say hello.`,
      `${name} stood up very straight.`,
    ],
  ),
  curious: trait("curious", "said", "curious, inquisit, =nosy, adventur, asks question", (name) => [
    `${name} asked why, and why, and why again.`,
    `${name} looked under every stone.`,
    `${name} had a list of questions, and it was long.`,
  ]),
  kind: trait(
    "kind",
    "said",
    "=kind, kindheart, kindly, =gentle, =caring, =sweet, =nice, =loving, =loyal, friendly, =warm, polite, good|big heart, honest",
    (name) => [
      `${name} stepped over every ant.`,
      `${name} had a warm bun for everyone.`,
      `${name} tucked in a tired ladybug under a leaf.`,
    ],
  ),
  funny: trait(
    "funny",
    "said",
    "=funny, =silly, goofy, =witty, playful, mischiev, sneaky, tricky, jokes, =naughty, =cheeky",
    (name) => [
      `${name} wore a sock as a hat.`,
      `${name} could quack like nine ducks.`,
      `${name} bowed and fell over, on purpose.`,
    ],
  ),
  wise: trait("wise", "said", "=wise, =calm, thoughtful, =peaceful, =serious", (name) => [
    `${name} thought twice and spoke once.`,
    `“Slow feet, quick ears,” said ${name}.`,
    `${name} knew the names of all the clouds.`,
  ]),
  cheerful: trait(
    "cheerful",
    "said",
    "cheerful, cheery, =happy, =jolly, =joy, joyful, =merry, =sunny, optimis, energetic, =lively, always smiling|laughing|smiles|laughs|singing|sings",
    (name) => [
      `${name} skipped every third step.`,
      `“What a day to have a day!” sang ${name}.`,
      `${name} whistled, even uphill.`,
    ],
  ),
  proud: trait("proud", "declared", "=proud, =vain, boast, =bossy, =arrogant", (name) => [
    `${name} walked as if a band played.`,
    `“I am the best at this,” said ${name}, about everything.`,
    `${name} wore a medal made of a lid.`,
  ]),
  sleepy: trait(
    "sleepy",
    "yawned",
    "sleepy, =lazy, =tired, =dozy, always sleeping|sleeps",
    (name) => [
      `${name} yawned like a barn door.`,
      `${name} carried a pillow, just in case.`,
      `${name} could nap while standing.`,
    ],
  ),
  lonely: trait("lonely", "sighed", "lonely, =sad, =lone, misunderstood, no friend", (name) => [
    `${name} had set two cups, and only one was used.`,
    `${name} talked to a teapot for company.`,
    `${name} waved first, just in case.`,
  ]),
  afraid: trait(
    "nervous",
    "squeaked",
    "afraid, =scared, =scares, fear, nervous, anxious, worried, terrified, frightened, =coward, phobia",
    (name) => [
      `${name} jumped at the plop of a leaf.`,
      `${name} held on to a button for luck.`,
      `${name} looked left, right, and under the hat.`,
    ],
  ),
  clever: trait(
    "clever",
    "said",
    "clever, =smart, intellig, =bright, brilliant, genius, =cunning, inventive, creative, quick|sharp|fast witted|=wit|mind|learner",
    (name) => [
      `${name} could open a knot with two looks.`,
      `${name} had a pencil behind each ear.`,
      `${name} drew the answer first and the question later.`,
    ],
  ),
  strong: trait(
    "strong",
    "boomed",
    "=strong, stronger, strongest, muscl, powerful, =mighty, =tough",
    (name) => [
      `${name} carried a tree stump, to sit on later.`,
      `${name} opened every jar, even the ones that were open.`,
      `${name} shook hands very, very carefully.`,
    ],
  ),
  tiny: trait("tiny", "piped", "=tiny, =small, =little, =short, miniature", (name) => [
    `${name} had a walnut shell for an umbrella.`,
    `${name} took four steps where others took one.`,
    `${name} stood on a mushroom to see more.`,
  ]),
  big: trait("big", "boomed", "=big, =huge, =tall, =large, =enormous, gigantic", (name) => [
    `${name} ducked under every branch and said, “Excuse me.”`,
    `Two sparrows rode along on ${name} and liked the view.`,
    `${name} needed two chairs, and asked both first.`,
  ]),
  quick: trait("quick", "called", "=quick, =fast, faster, fastest, =speedy, =swift", (name) => [
    `${name} was there, and back, and there again.`,
    `${name} caught a falling leaf before it landed.`,
    `${name} always tied the second shoe while walking.`,
  ]),
  messy: trait("messy", "said", "=messy, untidy, =dirty, chaotic, disorgani, muddy", (name) => [
    `${name} had jam on one elbow and leaves in one pocket.`,
    `${name} left a small trail of crumbs, buttons and string.`,
    `${name} wore two different socks, and a third one in reserve.`,
  ]),
  forgetful: trait(
    "forgetful",
    "said",
    "forget, absent minded, absentminded, distract, dizzy",
    (name) => [
      `${name} had a knot in each handkerchief, and no idea why.`,
      `“I had a hat,” said ${name}, wearing it.`,
      `${name} said good morning twice, to be sure.`,
    ],
  ),
  clumsy: trait("clumsy", "mumbled", "clumsy, awkward, =trips, drops, stumbl", (name) => [
    `${name} tripped over a shadow and bowed to it.`,
    `${name} dropped three things, and caught a fourth.`,
    `${name} walked into a bush and asked it the way.`,
  ]),
  hungry: trait(
    "hungry",
    "mumbled",
    "hungry, =eats, =eating, glutton, always|loves|likes food|eat|eating|eats|snack",
    (name) => [
      `${name} asked if clouds could be eaten.`,
      `A tummy rumbled. “That was me,” said ${name}.`,
      `${name} kept a sandwich under the hat.`,
    ],
  ),
  loud: trait(
    "loud",
    "bellowed",
    "=loud, =noisy, talkative, chatty, talks, =shouts, =shouting",
    (name) => [
      `When ${name} whispered, a whole hedge of birds flew up.`,
      `${name} sneezed, and two hills away a dog answered.`,
      `${name} could be heard around three corners.`,
    ],
  ),
  patient: trait(
    "patient",
    "said",
    "=patient !not|never, patience, =slow, can wait !t|cant|cannot",
    (name) => [
      `${name} let a snail go first.`,
      `${name} could wait for a flower to open, and did.`,
      `“There is time,” said ${name}, and there was.`,
    ],
  ),
  impatient: trait(
    "impatient",
    "blurted",
    "impatien, not|never =patient, cannot|cant|t|never =wait, =hasty, always =hurry|=rush",
    (name) => [
      `“Is it now?” asked ${name}. “And now?”`,
      `${name} tapped one foot, and then the other, to save time.`,
      `${name} said goodbye to the road before they had left.`,
    ],
  ),
  stubborn: trait(
    "stubborn",
    "insisted",
    "stubborn, =headstrong, strong willed, determined, never give, never gives",
    (name) => [
      `${name} tried the same door seven times, and then it opened.`,
      `“No means no,” said ${name}, and then, “Maybe.”`,
      `${name} argued with the wind, and neither gave in.`,
    ],
  ),
  dreamy: trait("dreamy", "murmured", "dream, imaginat, romantic, =poetic", (name) => [
    `${name} saw a whale in one cloud and a spoon in another.`,
    `${name} listened to music that only one person heard.`,
    `${name} walked past the gate, smiling, and came back.`,
  ]),
  helpful: trait(
    "helpful",
    "said",
    "helpful, =helps, =helping, supportive, hardworking, hard working",
    (name) => [
      `${name} had rolled up both sleeves already.`,
      `${name} carried a bag for somebody else, as always.`,
      `“Can I hold that?” asked ${name}, and held it.`,
    ],
  ),
  generous: trait("generous", "said", "generous, =giving, =shares, unselfish", (name) => [
    `${name} gave away half a plum, the bigger half.`,
    `${name} had five cookies and asked for five hands.`,
    `${name} lent a coat to a cold fence post.`,
  ]),
  stingy: trait(
    "stingy",
    "sniffed",
    "stingy, =miser, miserly, selfish, greedy, never shares, not share",
    (name) => [
      `${name} kept the crumbs of last week in a box, and knew how many.`,
      `${name} owned one button and showed it to nobody.`,
      `“One each,” said ${name}, and cut the one in half.`,
    ],
  ),
  jealous: trait("jealous", "muttered", "jealous, envious, =envy", (name) => [
    `${name} counted everyone’s buttons, and then counted again.`,
    `“Mine is nearly as nice,” said ${name}, looking twice.`,
    `${name} wanted a turn, too, whatever it was.`,
  ]),
};

function trait(
  adjective: string,
  says: string,
  phrases: string,
  habits: TraitTexts["habits"],
): TraitTexts {
  return {
    name: adjective,
    phrases: phrases.split(", "),
    adjectives: { m: adjective, f: adjective },
    says,
    habits,
  };
}
