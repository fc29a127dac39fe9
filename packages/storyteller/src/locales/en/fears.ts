/** Fears in English: each is met on the way, and a child helps. */
import type { FearTable, FearTexts } from "../../characters/fear-texts.ts";

export const fears: FearTable = {
  fire: fear("fire", "=fire, =fires, flame, campfire, bonfire", (name, child) => [
    `Not far off crackled a small fire. ${name} stopped and took ${child}’s sleeve, and they stayed ten steps away from it.`,
    `A lantern with a tiny flame hung nearby. “We can look from here,” said ${child}, and ${name} looked, and breathed out.`,
  ]),
  dark: fear("the dark", "=dark, darkness, =night, =nights, shadow", (name, child) => [
    `In one spot it was quite dark. ${child} hummed, ${name} hummed back, and step by step it was light again.`,
    `Then everything was dark. ${name} held ${child}’s hand, and they counted five steps aloud. On the fifth, the light came back.`,
  ]),
  water: fear(
    "water",
    "water, swim, =sea, ocean, =lake, =river, drown, =rain, =pool",
    (name, child) => [
      `A puddle shone at their feet. ${child} held ${name} by the hand. First one toe, then another, and they were past.`,
      `Drip, drip, it went in front of them. “Just drops,” said ${child}, and caught one. ${name} held out a hand, and caught one too.`,
    ],
  ),
  heights: fear("heights", "height, =high, climb, fall, =cliff, tower, ladder", (name, child) => [
    `One step down was as high as a chair. ${name} took ${child}’s hand, sat down, and slid. It was over.`,
    `From a little rise they could see far. “Look at me, not down,” said ${child}, and ${name} did, all the way.`,
  ]),
  thunder: fear("thunder", "thunder, lightning, storm", (name, child) => [
    `Far away it rumbled. ${name} froze. ${child} counted until the next rumble, and each time the number was bigger: it was moving off.`,
    `Thunder rolled behind the hills. ${child} rolled louder, “Brrrum!” and ${name} had to laugh, and rolled along.`,
  ]),
  spiders: fear(
    "spiders",
    "spider, tarantula, =bug, =bugs, insect, =beetle, creepy",
    (name, child) => [
      `A small spider sat in its web beside them. ${child} looked for both of them, and ${name} waved to it from afar.`,
      `A thread of spider silk glittered ahead. ${name} stood still. “It is knitting,” said ${child}, and they made a wide, quiet curve.`,
    ],
  ),
  dogs: fear("dogs", "=dog, =dogs, =puppy, puppies, barking", (name, child) => [
    `Somewhere a little dog barked. ${name} moved to ${child}’s other side, and they listened. It was a small woof, and a sleepy one.`,
    `“Woof,” said a dog, far away. ${name} took ${child}’s arm. “It is only saying hello,” said ${child}, and they breathed out, slow and calm.`,
  ]),
  cats: fear("cats", "=cat, =cats, kitten", (name, child) => [
    `Two green eyes shone ahead: a cat. ${name} hid behind ${child}. They watched until it purred, then tiptoed by.`,
    `A cat sat right in the way. ${child} made room, ${name} stood very still, and the cat strolled off with its tail up.`,
  ]),
  mice: fear("mice", "=mouse, =mice, =rat, =rats", (name, child) => [
    `Something rustled: a mouse, no bigger than a plum. ${name} squeezed ${child}’s hand. The mouse bowed, or so it looked, and was gone.`,
    `A mouse ran across with a nut. “It is afraid of us,” whispered ${child}, so ${name} stood quite still to be kind.`,
  ]),
  bees: fear("bees", "=bee, =bees, wasp, bumblebee, hornet, sting", (name, child) => [
    `A bee hummed around them. “It is only shopping,” said ${child}. ${name} held on tight, and slowly, with no waving, they went on.`,
    `A bee landed right beside them. ${name} and ${child} stood still as trees until it had flown off, humming.`,
  ]),
  ghosts: fear(
    "ghosts",
    "ghost, monster, =spirits, zombie, vampire, skeleton, witch",
    (name, child) => [
      `Something white waved at them. ${name} took ${child}’s hand, and they looked together. It was a shirt, hung up to dry.`,
      `“Whoo,” it went, somewhere close. ${child} peeked first, then ${name}. It was only the wind in an old watering can.`,
    ],
  ),
  noise: fear(
    "loud noises",
    "noise, =noisy, loud, =bang, fireworks, vacuum, balloon",
    (name, child) => [
      `Bang! went a barrel lid in the wind. ${child} laid two hands on ${name}’s ears, until it was just a lid again.`,
      `Something rattled, loud as a drum. ${name} and ${child} hummed into their hands until it was quiet again.`,
    ],
  ),
  crowds: fear("crowds", "crowd, people, =strangers, =audience, stage", (name, child) => [
    `A whole school class came walking by. ${name} stood at the side with ${child}, and said hello to one of them. Just one.`,
    `Many people came along the way. “Hold my bag strap,” said ${child}, and so ${name} got through, looking only at the strap.`,
  ]),
  cold: fear("the cold", "=cold, =ice, =snow, =winter, freez", (name, child) => [
    `A cold wind blew. ${name} wanted to turn back. ${child} shared one scarf for two, and in there it was nearly summer.`,
    `There was frost in the shade. ${child} and ${name} stamped their feet, left and right, and danced across until they glowed.`,
  ]),
  "being-alone": fear("being alone", "alone, lonely, =left, =lost, separat", (name, child) => [
    `For a moment ${name} saw nobody at all. “Here!” called ${child}. So they called and answered, all along the way.`,
    `${name} did not like to walk last. So ${child} held the other end of a string, and gave it two small tugs.`,
  ]),
  flying: fear("flying", "=fly, =flying, flight, =plane, airplane, helicopter", (name, child) => [
    `There was a gap to cross, one hop wide. Hand in hand with ${child}, ${name} jumped. For one blink they both flew.`,
    `They found an old swing. ${child} gave ${name} one soft push, no higher than a hen. “Again,” came the answer.`,
  ]),
};

function fear(
  what: string,
  phrases: string,
  met: (name: string, child: string) => string[],
): FearTexts {
  return {
    name: `afraid of ${what}`,
    phrases: phrases.split(", "),
    met: ({ name }, { child }) => met(name, child),
  };
}
