import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const hitting: ThemeTexts = {
  name: "not hitting when angry",
  phrases: [
    "hitt",
    "hiti",
    "=hit|=hits brother|sister|sibling|friend|friends|kid|kids|child|children|other|others|people|mom|mum|mommy|mummy|dad|daddy|baby|=us|=me|him|=her|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "=hit|=hits =not|dont|don|stop|never|=no|without|instead|anger|angry|=mad",
    "=not =hit",
    "smack|slap|punch|whack",
    "gentle|kind|soft|nice|safe =hands",
    "hands =not hurt|hurting|hit",
    "hands =to myself|himself|herself|themselves|yourself|self",
    "kick|kicks|kicking brother|sister|friend|friends|kids|children|people|others|mom|mum|dad|stop|=not",
    "kicking pushing|shoving",
    "push|pushes|pushing|shove|shoves|shoving brother|sister|friend|friends|kids|children|people|others|=not|stop",
    "pull|pulls|pulling hair",
    "scratch|scratches|scratching friend|friends|brother|sister|others|kids|people",
    "lash =out",
    "physical|physically aggress|fight|fighting|violent",
    "aggressive|aggression|violent|violence",
    "fight|fights|fighting brother|sister|sibling|siblings|kids|others|physical",
    "rough|roughly brother|sister|friends|others|kids|baby",
    "throws|throwing things angry|=mad|people|someone|brother|sister",
    "hurt|hurts|hurting brother|sister|friends|others|kids|people|baby stop|=not|hands",
    "hurti others|other|people|kids|sister|brother",
    "words instead hands|hitting|fists|hit",
    "gentle baby|sister|brother",
    "=use|=uses|=using|uses|using =hands nicely|gently",
    "=hands|=hand =off|raising|against kids|others|children|people",
    "beats|beating =up",
    "fists|fist",
    "roughhous|wrestl",
    "shov school|kindergarten|daycare|kids|others|line",
    "=hits",
    "hand|hands =not =for",
    "throw|throws|throwing =sand|blocks|rocks|stones|toys|things =at kids|others|people|brother|sister|=us|friends|children",
    "pinch",
    "headbutt",
    "attack|attacks|attacking brother|sister|kids|others|=us|=me|friends|children",
    "hurts|hurt|hurting =with hands|hand|fist",
    "bicker|squabbl|fight|fights|fighting|argu brother|sister|sibling|siblings|cousin|cousins",
    "poke|pokes|poking others|kids|friends|brother|sister|eyes",
    "spit|spits|spitting =at|=on people|others|kids|=me|=us|brother|sister",
    "kick|kicks|kicking|push|pushes|pushing|hurt|hurts|hurting =other|others kids|children",
    "pushy",
    "violen",
    "sibling|siblings|brother|sister|cousins fights|fight|fighting|punch",
    "pushes|pushing|shoves|shoving|hits|kicks|kicking =at|=in|=other kindergarten|nursery|daycare|school|others|kids|preschool",
    "pushes|pushing|hits|kicks|punches kindergarten|nursery|daycare|school|preschool",
    "rough|raises|raised baby|hand|hands|sister|brother|=on",
    "beats|beating other|others|children|childrens|kids|friends|brother|sister",
    "=gets|=is|=getting physical",
    "thump|thumps|thumping|thwack|wallop",
    "shove|shoves|shoving playground|park|yard",
    "raise|raises fist|fists",
  ],
  facts: ["angry", "stop|stopped", "push|stamp|squeeze", "again"],
  moments: [
    {
      title: ["The tower of pebbles", "Nine flat pebbles"],
      lines: (t) => [
        [
          `${t.child} had piled up nine flat pebbles ${t.setting}. Then a young goat skipped past, and clatter!`,
          `${cap(t.setting)} ${t.child} had built a tower of nine pebbles. A young goat came skipping, and clatter!`,
        ],
        `Heat ran down ${t.child}’s arm. A hand flew up, and stopped, there in the air.`,
        forOlder(
          "The goat looked at the hand, and its ears went flat. It had only wanted to see the top.",
        ),
        [`Where can the heat go, ${t.child}?`, `What else can a hand do, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Push against a rock", "Lean on something heavy"],
          title: ["The rock that did not mind", "Push!"],
          lines: (t) => [
            `“Stop, hands. I am angry,” said ${t.child}, and pushed a big rock. Push with them, palm on palm: one, two, three!`,
            "The rock did not mind. The heat got smaller, and the goat came near. They built the tower again, together.",
            forOlder(
              `“Did I scare you?” asked ${t.child}. “A bit,” said the goat. “I am sorry about your pebbles.” It carried the biggest one.`,
            ),
          ],
          returns: (t) => [
            `All at once something went wrong again. ${t.child} found a rock, pushed till the heat was out, and talked after that.`,
            `When it got hot inside, ${t.child} pushed both palms together, as on the rock, until there was room for words.`,
          ],
        },
        {
          text: ["Stamp like an elephant", "Stomp the heat out"],
          title: ["Boom, boom, boom", "Elephant feet"],
          lines: (t) => [
            `“I am angry!” said ${t.child}. The hands stopped. The feet stamped: boom, boom, boom! Stamp with them till the floor hums.`,
            `Out it went, through both soles. “Are you all right?” ${t.child} asked the goat, and they piled the pebbles up again, side by side.`,
            forOlder(
              "The goat had tried the stamping too. It said that it helped, even with only half a reason.",
            ),
          ],
          returns: (t) => [
            `There it was again, that heat. So ${t.child} stopped, stamped like an elephant, boom, boom, and then said what was the matter.`,
            `“Feet first,” said ${t.child}, and stamped, boom, boom, boom, until the hands were quiet again.`,
          ],
        },
        {
          text: ["Squeeze both fists tight", "Make hard fists"],
          title: ["Lemons", "Two lemons"],
          lines: (t) => [
            `“Stop,” ${t.child} told the hands. “I am angry.” Squeeze with them, as if each fist held a lemon: tight, tighter, and let go!`,
            `The heat dripped out. “That was my tower,” ${t.child} told the goat. “I did not look,” it said. They built it again.`,
            forOlder(
              "It took longer with hooves. But the goat knew a trick: the flattest pebble goes at the bottom.",
            ),
          ],
          returns: (t) => [
            `When somebody took the wrong thing, ${t.child} squeezed two lemons, let go, and had a hand free for mending.`,
            `${t.child} squeezed the two lemons once more, tight and let go, and nobody even felt the heat go by.`,
          ],
        },
      ],
    },
  ],
};
