import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dark: ThemeTexts = {
  name: "being afraid of the dark",
  phrases: [
    "overcom|conquer|beat|brave|=lose|get|=not|=of afraid|scared|fear|fears dark|nigh",
    "afraid|scared|fear|something|what under =bed",
    "=bedtime fear|fears|scared|afraid",
    "monster|monsters|ghost|ghosts nigh|nights",
    "dark",
    "darkness",
    "afraid|scared|fear|frightened|scary|terrified nigh|nights|nighttime",
    "nyctophob",
    "ligh =off|=out|=on sleep|scared|afraid|bed|nigh|without|needs|wants",
    "turn|turning|switch =off ligh",
    "without|needs =a ligh|nightlight|lamp sleep|bed|nigh",
    "nightlight",
    "nigh =lamp",
    "nigh ligh",
    "monster|monsters|ghost|ghosts|something|someone bed|beds|closet|wardrobe|cupboard|room|shadows|under",
    "shadow|shadows scared|afraid|fear|wall|bedroom|room|nigh|scary",
    "noises nigh|room|scared|dark|bed",
    "pitch black",
    "black room",
    "basement|cellar|attic|hallway|corridor scared|afraid|fear|alone",
    "power cut|outage",
    "creepy room|nigh|bedroom",
    "brave nigh|nights|nighttime",
    "go|going toilet|bathroom nigh scared|afraid|alone",
    "boogeyman|bogeyman",
    "dark room|rooms|bedroom|house|basement|hallway|corridor|cellar|stairs =alone|=go|=in|=into|scared|afraid",
    "needs|need|wants|want|leave|sleep|sleeps ligh =on nigh|hall|bed|sleep",
    "shadow|shadows scary|scared|moving|=on",
    "alone|outside nigh|nighttime scared|afraid|fear",
    "monster|monsters|ghost|ghosts|witch|witches scared|afraid|fear|fears|=no|exist|real|=under",
    "monster|monsters",
    "landing|hall|hallway|corridor light =on|leave",
    "shadow|shadows night|=dark|room|bedroom",
    "lamp|=light|hallway|corridor =off|dark",
    "bumps|noises|creaks night",
    "cellar|basement|attic|dark =wont|=won|refuse|alone|scared|afraid|goes|=go",
    "shadow|shadows wall|ceiling|bedroom|night",
    "=door =open|ajar =crack|=night|=light|=bed|=sleep",
    "=ghost|=ghosts closet|=night|=bed|=room|=dark",
    "upstairs|downstairs|stairs|hallway|landing light|lights",
    "shadow|shadows corner|wall|light|lights|=dark",
    "light|lights|lamp =out|=off okay|afraid|scared|goes|cries|afriad",
  ],
  facts: ["dark", "same", "afraid|scared"],
  moments: [
    {
      title: ["The hollow oak", "A hat goes in"],
      lines: (t) => [
        [
          `The wind blew ${t.friend}’s hat into a hollow oak. Inside it was as dark as a pocket.`,
          `The wind blew ${t.friend}’s hat into a hollow oak, and in there it was very dark.`,
        ],
        `“I am afraid of the dark,” said ${t.friend}. Something in there went: tick.`,
        forOlder(
          "The dark did nothing. It only stood there and was dark, which is all that it can do.",
        ),
        [`How shall we go in, ${t.child}?`, `${t.child}, what do we do first?`],
      ],
      choices: [
        {
          text: ["Let our eyes wait", "Give both eyes time"],
          title: ["Black, gray, hat", "Slow eyes"],
          lines: () => [
            "They sat down and let their eyes get used to it. Count slowly with us: one, two, three, four, five!",
            "The black turned gray, and in the gray lay the hat, the same as ever, only without colors. A beetle ticked beside it.",
            forOlder(
              "That is how eyes are made: in the dark the black dot in the middle opens wide, and that takes a little while.",
            ),
          ],
          returns: (t) => [
            `Where it was darkest, ${t.child} stood still and counted slowly, until the eyes had opened and the way was there.`,
            "Behind a shed it was dark, and they sat down first, as at the oak. Black turned gray, and gray turned into a path.",
          ],
        },
        {
          text: ["Shine a lamp around", "Fetch some light"],
          title: ["On and off", "The same with light"],
          lines: (t) => [
            `${t.child} shone a small lamp on it all: one root, one hat, one beetle. Then off. Then on again. All the same things!`,
            `“The dark does not bring anything in,” said ${t.friend}, and picked up the hat. The beetle ticked for them: tick, tick.`,
            forOlder(
              "With the light off, the root looked a bit like a nose. With the light on it was a root. They shook hands with it.",
            ),
          ],
          returns: (t) => [
            `The lamp went on, and off, and on. “All still the same,” said ${t.child}, and they went on.`,
            `What stood there like a giant was a coat on a hook, lamp or no lamp. ${t.child} had thought as much.`,
          ],
        },
        {
          text: ["Listen for each sound", "Name what we hear"],
          title: ["What goes tick", "Big ears"],
          lines: () => [
            "They held hands and listened. Tick: a beetle. Drip: a drop. Whoo: the wind. Listen too: what can you hear right now?",
            "They were the same sounds as by day. Step by step they went in. Something soft! The hat!",
            forOlder(
              "“Hello there,” said the beetle. “I tick in the sunshine as well. Only then nobody listens.”",
            ),
          ],
          returns: (t) => [
            `In a dark corner something creaked, and ${t.child} gave it its name: door. Something puffed: wind. Then they could go on.`,
            `“Tick is a beetle, drip is a drop,” said ${t.child} into a dark corner, and it was only the dark, going about its day.`,
          ],
        },
      ],
    },
  ],
};
