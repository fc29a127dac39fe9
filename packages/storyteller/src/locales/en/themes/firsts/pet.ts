import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const pet: ThemeTexts = {
  name: "getting and looking after a pet",
  phrases: [
    "=pet|=pets =a|=new|=get|getting|looking|look|care|caring|responsib|feed|feeding|=our|first|family|wants|kind|gentle|how|having",
    "=pet",
    "=pets",
    "puppy|kitten|hamster|bunny|rabbit|goldfish|budgie|parakeet|guinea new|get|getting|first|care|feed|look|looking|=our|gentle|walk|responsib|adopt",
    "dog|=cat|=cats new|get|getting|adopt|feed|feeding|walk|walking|care|gentle|=our|look|looking|brush|responsib|first",
    "puppy|kitten|hamster",
    "guinea =pig|=pigs !died|dead|death|dies|buried",
    "care|caring|look|looking =after|=for =pet|=pets|dog|=cat|=cats|rabbit",
    "gentle|kind|rough =to|=with =cat|=cats|dog|=pet|=pets",
    "feeds|feed|feeding =cat|=cats|dog|rabbit|fish",
    "pulls|pull tail =cat|=cats|dog",
    "walks|walk|walking =the|=our dog",
    "adopt|adopting|rescue dog|=cat|=cats|=pet|animal|puppy|kitten",
    "litter =box|tray",
    "aquarium|fishtank|goldfish",
    "pony|horse feed|brush|care|look",
    "wants|want dog|puppy|=cat|=cats|kitten|hamster|bunny",
    "=dog|=cat|puppy|kitten =our|=new|=a new",
    "responsibility =pet|=pets",
    "=got|=getting|=have =a dog|=cat|=cats|puppy|kitten|rabbit|fish",
    "parrot|turtle|tortoise care|pet|feed|new|=our",
    "gentle =cat|=cats|dog",
    "feeding fish",
    "=vet =dog|=cat|=pet|puppy|kitten|taking|visit|hamster|rabbit|=our",
    "kitty|doggy|doggie|=pup|=pups",
    "wants|want|begs|asks|asking|wish|wishes|getting|get =a|=our|=first dog|puppy|=cat|=cats|kitten|hamster|bunny|rabbit|=pet",
    "=dog|=cat|puppy|kitten|dogs|cats =our|new|getting|family|bath|feed|feeding|walk|groom|train",
    "care|caring|look|looking|looks|taking|take =after|=of|=for =our|=the|=a|=his|=her dog|=cat|=cats|rabbit|hamster|puppy|kitten|fish|=pet|=pets|guinea|bunny",
    "play|playing gentle|=with dog|=cat|=cats|puppy|kitten",
    "beg|begs|begging|=ask|asks|asking|=want|wants|get =dog|=dogs|=cat|=cats|puppy|kitten|hamster|rabbit",
    "gentle|careful|kind|nice =our|=the|=my|with cat|kitten|dog|puppy|rabbit|hamster|=pet|bunny",
    "rabbit|bunny|parrot|turtle|tortoise|gerbil =our|care|look|feed|feeding|new|getting|want|wants",
    "=bunny|=puppy|=kitten|=hamster|=cat|=dog =home|=house|=our|=family",
    "litter =box|=cat|=tray",
    "=walking|=walk =dog",
  ],
  facts: ["water", "food|eat|ate", "soft|gentl|quiet", "every day|each day|daily"],
  moments: [
    {
      title: ["Something under the hat", "Two eyes under a hat"],
      lines: (t) => [
        [
          `An old bear had gotten a kitten that morning. Now it sat under his hat ${t.setting}, and only its eyes could be seen.`,
          `${cap(t.setting)} an old bear lay on his belly, and looked under his own hat. Two eyes looked back. It was his new kitten.`,
        ],
        "“What does it need?” he whispered. “I only know about honey.”",
        forOlder(
          "He had wanted one for eleven winters. And now that it was there, his paws seemed so very big to him.",
        ),
        [`What shall we do, ${t.child}?`, `Where do we begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Wait with a low hand", "Hold out some fingers"],
          title: ["Sniff", "The low hand"],
          lines: (t) => [
            `${t.child} sat down, one hand on the ground, quiet as moss. Wait with them: one, two, three, four. Sniff! Then it came by itself.`,
            "Soft strokes, the way the fur grows. “And food and fresh water every day,” the bear wrote down.",
            forOlder(
              `“And when it goes away, it has had enough,” said ${t.child}. The bear underlined that twice.`,
            ),
          ],
          returns: (t) => [
            `Somebody was too shy to come out. ${t.child} sat down, laid one hand low, and waited till they came by themselves.`,
            `As with the kitten: ${t.child} did not reach, ${t.child} waited, and that was faster.`,
          ],
        },
        {
          text: ["Fill the little bowls", "Set down water and food"],
          title: ["Two bowls", "Lap, lap"],
          lines: (t) => [
            "One bowl for fresh water, one for cat food. Not honey, not milk! Listen: lap, lap, lap. It ate, and purred.",
            `“When does it want more?” asked the bear. “Every day,” said ${t.child}, “and clean bowls, a clean tray, a soft hand.”`,
            forOlder(
              "“On Sundays too?” “On Sundays too.” The bear drew a bowl on his calendar, on every single day.",
            ),
          ],
          returns: (t) => [
            `Before anyone ate, ${t.child} checked that everybody had water, as you do once you have filled two bowls.`,
            `${t.child} thought of the two bowls: someone who cannot ask still needs it, every day.`,
          ],
        },
        {
          text: ["Build a quiet den", "Make it a snug bed"],
          title: ["A place of its own", "The basket"],
          lines: (t) => [
            "A basket, a soft scarf, a corner with no noise. In went the kitten, round and round. Purr with it: rrr, rrr, rrr.",
            `“Let it sleep,” said ${t.child}. “And every day fresh water, food, a clean place.” The bear nodded without a sound.`,
            forOlder("He went on tiptoe for the rest of the day, which for a bear is hard work."),
          ],
          returns: (t) => [
            `${t.child} found a quiet corner, and put a soft scarf there, for whoever might be needing a den.`,
            `Where it was loud, ${t.child} made a small den, as for the kitten, and somebody in it began to breathe more slowly.`,
          ],
        },
      ],
    },
  ],
};
