import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const potty: ThemeTexts = {
  name: "using the potty",
  phrases: [
    "=potty|=potties",
    "toilet train|training|=use|=uses|=using|using|learn|alone|sit|sitting|go|goes|going|independent|afraid|scared|fear|time|refuses|flush",
    "go|goes|going|=use|=uses|=using|using bathroom|restroom|=loo|washroom",
    "=wet|=wets|wetting bed|himself|herself|themselves|pants|trousers|sheets|nigh|accident|accidents",
    "bedwet",
    "=pee|=peeing|=pees|=peed|=wee|=weeing|=wees =on|=in|=the|bed|pants|nigh|potty|toilet|time",
    "=poo|=poop|=poops|=pooing|pooping",
    "accident|accidents pants|=pee|=pees|=peeing|toilet|nigh|potty|=wet|=wets|wetting|underwear",
    "diaper|napp|pullup|=nappies =off|without|=out|stop|=rid|nigh|give|giving|goodbye|leave|transition|=no|from|free|need|still|wants",
    "dry =nigh|=night|=nights|bed",
    "flush scared|afraid|toilet|noise",
    "hold|holds|holding =pee|=pees|=peeing|=wee|=wees|poop|=poo|=poop|=pooing",
    "wipe|wiping bottom|=bum|=bums|toilet",
    "underpants|underwear big|dry|wear",
    "constipat",
    "=pee|=wee|=poo|=poop|=peepee|=peeing needs|need|tell|tells|say|says|go|goes|potty|toilet|pants",
    "=toilet =train|training|=use|=uses|=using|using|own",
    "nappy|nappies|diaper|diapers =free|potty|stop|bye",
    "bathroom|restroom|toilet go|going|goes =to =alone|himself|herself|=by|independently",
    "toilet|=loo",
    "wets|wetting|=wet|=wets =his|=her|=the|=my pants|bed|=himself",
    "=diaper|=diapers|=nappy|=nappies|=pullups|=pampers",
    "peepee|=pipi|=poopoo|=tinkle|=peepees",
    "undies|knickers|=pants big|dry",
    "toilet|potty training|train",
    "=poo|=poop|=pooing|poop|=wee|=wees|=pee|=pees|=peeing =in =the|=his|=her|=on toilet|potty|pants|=loo|nappy",
    "nigh nappy|nappies|diaper|diapers",
    "sit|sits|sitting toilet|potty",
    "pull|pullup|pullups =ups|nappies",
    "accidents school|nursery|pants",
    "number =one|=two loo|toilet|potty|doing",
    "=pee|=wee =pee|=wee",
    "=wipe|wiping|=wipes =bottom|=bum|himself|herself|=butt",
    "flush|flushing",
    "=accidents|accident =pants|underwear|preschool|school|kindergarten|day",
    "wets|wetting =bed|=pants|himself|herself",
  ],
  facts: ["press|push", "sit|sat", "dry", "wipe|wiped", "wash"],
  moments: [
    {
      title: ["The hopping raccoon", "One leg, other leg"],
      lines: (t) => [
        [
          `A young raccoon hopped on one leg ${t.setting}. “Something presses in my tummy.”`,
          `“My tummy presses,” said a young raccoon ${t.setting}, hopping.`,
        ],
        "That is how a body says: I need to pee. Its potty stood near. “Yesterday I was late. So I got dry pants.”",
        forOlder(
          "“At night it happens too,” it said. “Then there are dry sheets, and a hug. A tummy learns slowly, as you learn the flute.”",
        ),
        [`What do we do now, ${t.child}?`, `What first, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Go there right away", "Run to the potty"],
          title: ["Just in time", "The game can wait"],
          lines: (t) => [
            `“The game waits for us,” said ${t.child}, and off they ran. Pants down, sit. Listen with them: psss! There it was, in the potty.`,
            "It wiped, pulled up, emptied it, washed its hands. The game had waited. It had not even sat down.",
            forOlder(
              "“I thought it would go on without me,” said the raccoon. It gave a jump, as light as a kite.",
            ),
          ],
          returns: (t) =>
            `“The game can wait a minute,” said ${t.child}, at the very first press, and it waited, as it had for the raccoon.`,
        },
        {
          text: ["Sit and sing awhile", "Stay for a song"],
          title: ["A song for sitting", "No hurry"],
          lines: (t) => [
            `It sat down, and nothing came. So ${t.child} sang to it, low and slow. Sing with them: la, la, la! In the third la: psss.`,
            `Then wipe, front to back, and wash hands. “And if nothing comes,” said ${t.child}, “we try later.”`,
            forOlder(
              "“You cannot push a song,” said the raccoon, “or the other thing.” It had sat there long enough to know.",
            ),
          ],
          returns: (t) =>
            `What would not come in a hurry came with a song: ${t.child} sat down, la, la, la, as with the raccoon.`,
        },
        {
          text: ["Make a secret sign", "Tell with two fingers"],
          title: ["The sign", "Two fingers on the nose"],
          lines: (t) => [
            `“Two fingers on the nose mean: I need to go,” said ${t.child}. Try it! The raccoon did it, and all understood, without a word.`,
            "It sat down, psss. It wiped, pulled up dry pants, washed its hands, and its nose was free again.",
            forOlder(
              "The sign also worked from far away, and with a full mouth. And in the night it worked on its sleepy father.",
            ),
          ],
          returns: (t) =>
            `Two fingers on the nose, in the middle of everything: ${t.child} needed a break, all understood, and they stopped for it.`,
        },
      ],
    },
  ],
};
