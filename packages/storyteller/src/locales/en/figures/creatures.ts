/** Animals, creatures of tales and machines, in English. */
import type { CreatureId, FigureTexts } from "../../../characters/figures.ts";
import { figure } from "./figure.ts";

export const creatures: Readonly<Record<CreatureId, FigureTexts>> = {
  dragon: figure("dragon", "dragon, =wyvern", (name) => [
    `${name} breathed on the cold cocoa until it steamed.`,
    `${name} warmed all their fingers with one small puff.`,
  ]),
  unicorn: figure("unicorn", "unicorn, pegasus", (name) => [
    `${name} lit the way with one bright horn.`,
    `${name} hung all the bags on one long horn.`,
  ]),
  cat: figure("cat", "=cat, =cats, =kitty, kitten, tomcat", (name) => [
    `${name} listened first, and then one soft paw showed the way.`,
    `${name} sat down on the map, so that it could not blow away.`,
  ]),
  dog: figure("dog", "=dog, =dogs, doggy, doggie, pupp, poodle, police =dog", (name) => [
    `${name} sniffed left, sniffed right, and barked, “This way!”`,
    `${name} carried all the sticks, and chewed only one.`,
  ]),
  fox: figure("fox", "=fox, =foxes, =vixen", (name) => [
    `${name} thought of a trick, and it was a kind one.`,
    `${name} swept the dust aside with one big tail.`,
  ]),
  bear: figure("bear", "=bear, =bears, teddy, =panda, =grizzly", (name) => [
    `${name} lifted the heavy end with one paw.`,
    `${name} stood in the wind, so that nobody else got cold.`,
  ]),
  mouse: figure("mouse", "=mouse, =mice, =hamster, =rat", (name) => [
    `${name} slipped through the smallest gap and looked ahead.`,
    `${name} nibbled at the knot until it came undone.`,
  ]),
  rabbit: figure("rabbit", "rabbit, bunny, bunnies, =hare", (name) => [
    `${name} heard every little sound with two long ears.`,
    `${name} hopped ahead and thumped twice, for “all clear”.`,
  ]),
  owl: figure("owl", "=owl, =owls, =owlet", (name) => [
    `${name} looked all the way round and missed nothing.`,
    `${name} kept count, out loud, without one mistake.`,
  ]),
  bird: figure(
    "bird",
    "=bird, =birds, birdie, magpie, parrot, =duck, duckling, =eagle, sparrow, =robin, =crow",
    (name) => [
      `${name} went ahead and came back to tell them all about it.`,
      `${name} picked up every little thing that the wind had taken.`,
    ],
  ),
  goose: figure("goose", "=goose, =geese, gosling, =gander, =swan, =swans", (name) => [
    `${name} stretched that long neck and saw over everyone.`,
    `${name} honked so loudly that nobody fell asleep.`,
  ]),
  lion: figure("lion", "=lion, =lions, lioness", (name) => [
    `${name} gave one great roar, and everyone felt bigger.`,
    `${name} let them all hold on to that thick, warm coat.`,
  ]),
  tiger: figure("tiger", "tiger, tigress, leopard, cheetah, panther", (name) => [
    `${name} went ahead on four quiet paws.`,
    `${name} pulled, stripes and all, until it moved.`,
  ]),
  wolf: figure("wolf", "=wolf, =wolves", (name) => [
    `${name} sang one long note, so that nobody got lost.`,
    `${name} trotted around them all and kept them together.`,
  ]),
  elephant: figure("elephant", "elephant", (name) => [
    `${name} carried the bags, all on one long trunk.`,
    `${name} blew the dust away with one big puff.`,
  ]),
  monkey: figure("monkey", "monkey, =ape, chimp, gorilla", (name) => [
    `${name} held one thing in each hand and each foot.`,
    `${name} hung by the tail and passed things down.`,
  ]),
  horse: figure("horse", "horse, =pony, ponies, =foal, zebra", (name) => [
    `${name} carried the bags, and whoever was tired, too.`,
    `${name} pulled hard, and clip, clop, it moved.`,
  ]),
  donkey: figure("donkey", "donkey, =mule, =camel", (name) => [
    `${name} took the bags, all of them, without a word.`,
    `${name} stood as still as a post, to be leaned on.`,
  ]),
  goat: figure("goat", "=goat, =goats, =sheep, =lamb", (name) => [
    `${name} jumped ahead and found where the ground was firm.`,
    `${name} ate the old paper that lay in the way.`,
  ]),
  cow: figure("cow", "=cow, =cows, =calf, =bull, =ox", (name) => [
    `${name} pulled slowly and did not stop until it moved.`,
    `${name} gave warm milk to everyone who was tired.`,
  ]),
  turtle: figure("turtle", "turtle, tortoise", (name) => [
    `${name} went so slowly that nothing was dropped.`,
    `${name} was a fine step for everyone who was too short.`,
  ]),
  snail: figure("snail", "snail, =slug", (name) => [
    `${name} went last and found what the others had dropped.`,
    `${name} drew a silver line, so that nobody got lost.`,
  ]),
  frog: figure("frog", "=frog, =frogs, =toad", (name) => [
    `${name} croaked the beat, and they all pulled in time.`,
    `${name} took one big leap with the end of the rope.`,
  ]),
  fish: figure("fish", "=fish, =fishes, goldfish", (name) => [
    `${name} blew bubbles, one for each hand that helped.`,
    `${name} woke them all up with one flick of the tail.`,
  ]),
  hedgehog: figure("hedgehog", "hedgehog", (name) => [
    `${name} held all their notes, one on each spine.`,
    `${name} rolled ahead and found the smoothest bit.`,
  ]),
  dinosaur: figure("dinosaur", "dino, =trex, rex, triceratops, =raptor", (name) => [
    `${name} stamped the ground flat with two big feet.`,
    `${name} looked far ahead over everyone’s heads.`,
  ]),
  crocodile: figure("crocodile", "crocodile, =croc, =crocs, alligator, =gator, =caiman", (name) => [
    `${name} lay down in the ditch and was a bridge for everyone.`,
    `${name} smiled with all those teeth and cracked the nuts for tea.`,
  ]),
  snake: figure("snake", "snake, serpent, =python, =cobra", (name) => [
    `${name} went round the bundle three times and was as good as a rope.`,
    `${name} slid through the long grass and found the shortest way.`,
  ]),
  penguin: figure("penguin", "penguin", (name) => [
    `${name} slid ahead on a round tummy and left a smooth path.`,
    `${name} bowed to the left and to the right, and everyone stood up straighter.`,
  ]),
  whale: figure("whale", "whale, =orca, narwhal", (name) => [
    `${name} blew a fountain, and every dusty nose was clean again.`,
    `${name} hummed so low that even the stones kept time.`,
  ]),
  ant: figure("ant", "=ant, =ants", (name) => [
    `${name} lifted a thing ten times as big, and asked for another.`,
    `${name} called, “In a line!” and nobody got lost.`,
  ]),
  spider: figure("spider", "spider, tarantula", (name) => [
    `${name} tied all the loose ends together with one silver thread.`,
    `${name} held eight things at once and dropped none of them.`,
  ]),
  bee: figure("bee", "=bee, =bees, bumblebee, =wasp, =wasps", (name) => [
    `${name} danced the way for them: twice left, and then straight on.`,
    `${name} had a drop of honey for everyone who was tired.`,
  ]),
  butterfly: figure(
    "butterfly",
    "butterfly, butterflies, =moth, ladybug, ladybird, dragonfly, firefly",
    (name) => [
      `${name} flew ahead and sat down on just the right sign.`,
      `${name} fanned every hot nose with two busy wings.`,
    ],
  ),
  squirrel: figure("squirrel", "squirrel, chipmunk", (name) => [
    `${name} had hidden nuts along the way, and found nearly all of them.`,
    `${name} ran up the nearest tree and called down the news.`,
  ]),
  pig: figure("pig", "=pig, =pigs, piglet, =hog, =boar", (name) => [
    `${name} followed one round nose, and the nose was right.`,
    `${name} rolled in the mud until it was as flat as a road.`,
  ]),
  giraffe: figure("giraffe", "giraffe", (name) => [
    `${name} reached the highest things without a ladder.`,
    `${name} lent out one long neck as a slide, twice.`,
  ]),
  kangaroo: figure("kangaroo", "kangaroo, wallaby", (name) => [
    `${name} carried all the small things in one warm pocket.`,
    `${name} was there in two leaps, and back in one.`,
  ]),
  deer: figure("deer", "=deer, =deers, =stag", (name) => [
    `${name} walked ahead so softly that no twig cracked.`,
    `${name} leapt the log and showed them where to jump.`,
  ]),
  hippo: figure("hippo", "hippo", (name) => [
    `${name} leaned on the heavy thing until it moved.`,
    `${name} sat down in the puddle, and everyone crossed dry.`,
  ]),
  crab: figure("crab", "=crab, =crabs", (name) => [
    `${name} went sideways through the gap and opened the gate.`,
    `${name} snipped the knot, click, clack, and it was free.`,
  ]),
  octopus: figure("octopus", "octopus, octopi", (name) => [
    `${name} held all corners of the map, and nothing flapped.`,
    `${name} waved every arm at once, and nobody felt alone.`,
  ]),
  vampire: figure("vampire", "vampire, =dracula", (name) => [
    `${name} held out the big black cape, and nobody got wet.`,
    `${name} could see in the dark, and read out every sign.`,
  ]),
  monster: figure("monster", "monster, =yeti, creature", (name) => [
    `${name} held three bags at once, in three big hands.`,
    `${name} made such funny faces that nobody felt tired.`,
  ]),
  giant: figure("giant", "giant, =titan", (name) => [
    `${name} lifted them over the puddle, one by one.`,
    `${name} held up an umbrella as big as a tent.`,
  ]),
  troll: figure("troll", "=troll, =trolls, =ogre", (name) => [
    `${name} made a bridge of two long, strong arms.`,
    `${name} rolled the big stone aside and gave it a pat.`,
  ]),
  ghost: figure("ghost", "ghost, phantom, =spirit", (name) => [
    `${name} glowed a little, so that everyone could see.`,
    `${name} floated ahead and came back with good news.`,
  ]),
  fairy: figure("fairy", "fairy, fairies, =faerie, pixie, =sprite, =nymph", (name) => [
    `${name} sprinkled a little light on the dark corners.`,
    `${name} flew from ear to ear and whispered, “You can!”`,
  ]),
  elf: figure("elf", "=elf, =elves, =gnome, leprechaun", (name) => [
    `${name} mended the strap with three quick stitches.`,
    `${name} read the signs in the dust, as elves do.`,
  ]),
  mermaid: figure("mermaid", "mermaid, merman, =siren", (name) => [
    `${name} sang of waves, and they all pulled in time.`,
    `${name} blew a shell, and it sounded like a whole band.`,
  ]),
  robot: figure(
    "robot",
    "robot, android, =machine, =cyborg, toaster, =fridge, vacuum, dishwasher, computer",
    (name) => [
      `${name} said, “One, two, beep,” and held the heavy side.`,
      `${name} folded out a tool for just this job. Click!`,
    ],
  ),
  alien: figure("alien", "alien, martian, extraterrestrial", (name) => [
    `${name} asked what everything was called, and carried it.`,
    `${name} switched on three green lights, and they saw more.`,
  ]),
  snowman: figure("snowman", "snowman, snow =man, snowwoman", (name) => [
    `${name} kept the lemonade cool until they were done.`,
    `${name} lent them one carrot nose to point the way.`,
  ]),
  cloud: figure("cloud", "cloud", (name) => [
    `${name} held back the rain until they were done.`,
    `${name} made a patch of shade just where they needed it.`,
  ]),
};
