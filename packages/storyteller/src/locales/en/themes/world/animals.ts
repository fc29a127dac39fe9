import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const animals: ThemeTexts = {
  name: "caring for animals and nature",
  phrases: [
    "animal|animals care|caring|kind|gentle|respect|love|loving|protect|look|hurt|hurting|treat|nice|rough|tease|help|feelings|mean|hit|kick|chase|chasing|welfare|rights",
    "tail pull|pulls|pulling",
    "nature care|caring|respect|protect|love|loving|appreciate|look|connect|preserve|conserv",
    "care|caring|love|kind|respect =for|=of|=to animals|animal nature",
    "=not|=stop|=no|=without killing|stepping|squash|squashing|crush|hurting ants|insects|bugs|spiders|snails|worms|animals",
    "squash|squashes|stepping|steps|kills bugs|ants|insects|snails|spiders",
    "bird|birds care|feed|feeding|nest|help|baby",
    "wildlife",
    "endangered|extinct animals|species",
    "plants|trees|flowers|flower respect|care|caring|picking|pick|protect|water|watering|love|hurt",
    "wild|forest animals|creatures",
    "feed|feeding ducks|animals",
    "gentle =with|=to animals|animal|=cat|=dog|pets|dogs|cats",
    "care|caring =for animals|animal|nature|plants",
    "kind|kindness|nice|respect|respectful =to|=with|=for animals|animal|nature|=dog|=cat",
    "=cat|=dog|cats|dogs tail pull|pulls|pulling =not|=stop|=the",
    "love|loving =for|=of animals|nature",
    "gentle creatures|insects|bugs",
    "=cat|=dog|=dogs|=cats|kitten|puppy gentle|rough|tail|hurt|hurting|kick|hit|pull|pulling|pulls|tease|chase|softly|stroke|squeeze",
    "look|looking after animals|nature",
    "protect|protecting|save|saving nature|animals|wildlife",
    "conservation",
    "nice|kind|gentle =to =the dog|=cat|=cats|animals|animal|puppy|kitten",
    "animal|animals",
    "animal|animals plant|plants|nature|trees|forest|world",
    "animal|animals learn|learning|about|facts|names|sounds|noises|name|kinds|types|different|live|lives|habitat|habitats|homes|eat|baby|babies|wild|zoo|jungle|love|loves|likes|discover",
    "farm|jungle|forest|wild|zoo|arctic|african|woodland|desert animal|animals",
    "farm animal|animals sounds|sound|noises|noise|names|learn|about",
    "lion|lions|tiger|tigers|elephant|giraffe|zebra|zebras|hippo|rhino|crocodile|kangaroo|koala|panda|gorilla|monkey|monkeys|cheetah|leopard|snake|snakes|=fox|=foxes|hedgehog|squirrel|=owl|=owls|=frog|=frogs|=deer|=bear|=bears|=wolf|wolves|penguin|penguins|=cow|=cows|cows|=pig|=pigs|=birds|camel live|lives|eat|eats|where|how|what|why|learn|about|facts|love|loves|likes|baby|habitat|sleep|know",
    "elephants|giraffes|penguins|monkeys|hedgehogs|crocodiles|kangaroos|squirrels|gorillas|hippos|rhinos",
    "=zoo|safari|savanna|rainforest",
    "mammal|amphibian|reptil|hibernat|nocturnal|camouflag",
    "insects|=bugs love|loves|learn|about|facts|creepy|garden",
    "=birds",
    "hurts|hurt|mean|rough|hits|kicks|chases|teases|squeezes =the|=our|=to|=with =cat|=dog|animals|animal|cats|dogs",
    "=sheep",
    "=nest|=nests",
    "step|steps|stepping|stomp|stomps|squash|squashes|kill|kills|killing|hurt|crush ants|bugs|insects|snails|spiders|worms|beetles|ladybugs|frogs",
    "nice|kind|gentle|mean|caring|respectful =be|being|=more =to|=with animals|animal|insects",
    "nature",
    "habitat",
    "baby animals",
    "animals winter|survive|surviv|hibernat|mothers|babies",
    "hibernat",
    "why =do|how cats|dogs|cows|bears|birds|lions|owls|frogs purr|bark|moo|hibernate|sing|roar|hunt|sleep",
    "endangered|extinction animal|animals|tiger|tigers|species",
    "tiger|tigers",
    "animals habitat|endangered",
    "=lions|=lion|=tigers|tiger|=bears =eat|=live|=wild|=roar|=babies|=zoo|=savanna",
    "insect|insects|spiders|snakes|reptiles|=birds =live|=kinds|facts|about|=wild|learning|interesting",
    "wolves|=wolf|=foxes",
    "gentle|nice|kind|rough|careful|soft animal|animals|insects|creatures",
    "look|looks|looking =after nature|=planet|wildlife",
  ],
  facts: ["food", "water", "home", "quiet"],
  moments: [
    {
      title: ["The boot with a nest", "Tsip"],
      lines: (t) => [
        [
          `In an old boot ${t.setting} a small bird had her nest. “Tsip!” she cried, and spread her wings over five beaks.`,
          `“Tsip!” came a cry ${t.setting}. In an old boot sat a small bird, her wings over five tiny beaks.`,
        ],
        `“What does she need?” whispered ${t.friend}. Food, water, a safe home, and quiet.`,
        forOlder(
          "To her they were as big as houses, and a house that comes walking is a lot for a small heart.",
        ),
        [`How do we care for her, ${t.child}?`, `What would you do for her, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Tiptoe around the boot", "Keep back and whisper"],
          title: ["Quiet as moss", "A big bow round a boot"],
          lines: (t) => [
            "Hands on your back, and tiptoe with them: one, and two, and three. From over there they only looked.",
            `The bird folded her wings. Then she trusted them enough to fly off for a worm, and ${t.child} saw all five open wide.`,
            forOlder(
              "Nobody touched the little ones. They have a mother, and she knows best what five beaks want.",
            ),
          ],
          returns: (t) =>
            `Somebody small was in the way, so ${t.child} put both hands on the back, and went round on tiptoe.`,
        },
        {
          text: ["Put out some water", "Fill a flat bowl"],
          title: ["A bath for a bird", "Water with a stone"],
          lines: (t) => [
            `${t.child} filled a flat bowl, and slowly put it down, a good bit away. A stone went into it, so that beetles could climb out.`,
            "Then they moved back and waited. The bird came, drank, and bathed. Drops flew as far as their noses.",
            forOlder(
              "A bee drank from the edge, and after it a mouse with a very long tail. News like that travels fast.",
            ),
          ],
          returns: (t) =>
            `${t.child} left a bit of water in a flat bowl, with a stone in it, for whoever came by in the night.`,
        },
        {
          text: ["Clear the string away", "Pick up the trash"],
          title: ["A clean front garden", "String, paper, a lid"],
          lines: (t) => [
            `String and paper lay around the boot, and thin legs get caught in string. Quietly ${t.child} picked up one piece after another.`,
            "Now the way to the nest was clear. The bird brought a caterpillar, right past their knees, and was not afraid.",
            forOlder(
              `A leaf, a twig and a feather they left lying. That was no trash, that was building material. ${t.friend} had asked her.`,
            ),
          ],
          returns: (t) =>
            `A bit of string lay on the ground. ${t.child} picked it up, for the sake of somebody’s thin legs.`,
        },
      ],
    },
  ],
};
