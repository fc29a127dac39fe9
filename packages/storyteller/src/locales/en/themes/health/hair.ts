import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const hair: ThemeTexts = {
  name: "haircuts and combing hair",
  phrases: [
    "haircut",
    "hair =cut|cutting|wash|washing|washed|brush|brushing|comb|combing|tangle|tangles|tangled|knots|shampoo|trim|rinse|salon|dry|braid|scissors|tie|plait|long|detangl",
    "hairdress",
    "barber",
    "hairbrush",
    "combing|comb =hair|=curls|tangles|knots|pull",
    "shampoo",
    "tangle|detangl",
    "=curls|=curly brush|comb|wash|tangles|care",
    "scissors afraid|scared|hair|salon",
    "=salon",
    "stylist",
    "pigtails|braids|ponytail",
    "brush|brushing knots|tangles",
    "hairstyle",
    "first|trip|visit|going|afraid|scared hairdress|barber|haircut|haircuts",
    "cut|cutting =hair",
    "brush|brushing|comb|combing|wash|washing =her|=his|=their|=my =hair",
    "first trip|visit|time|=cut barber|hairdress|haircut|salon|hair",
    "barber|hairdress|haircut|salon trip|visit|going|=go|scared|afraid|fear|=to|screams|cries",
    "hair|hairs",
    "nits",
    "ponytail|pigtail|braid|plait",
    "=lice",
    "fringe|=bangs|ponytail|plait|plaits|braids|pigtails",
    "cut|cutting|trim|trimming fringe|=bangs",
    "=comb|=combs|=combing =howls|=hate|=hates|=hurts|=it|=hair",
    "=bangs =cut|=trim",
    "=comb|hairbrush runs|run|hates|cries|screams|come",
  ],
  facts: ["comb", "ends|tips", "snip|cut", "grow|grows|grew"],
  moments: [
    {
      title: ["The lion behind its mane", "Burrs and a fringe"],
      lines: (t) => [
        [
          `A young lion walked into a post ${t.setting}. Its mane hung over its eyes, full of burrs.`,
          `“Who put that post there?” said a young lion ${t.setting}. A mane full of burrs hung over its eyes.`,
        ],
        "A hairdresser came. “Hair feels no cut, and it grows again. Only the roots feel a pull.”",
        forOlder(
          "The lion kept one paw on its ear. “That is an ear,” it said, to be sure. “Ears stay on,” said the hairdresser.",
        ),
        [`How do we begin, ${t.child}?`, `What is first, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Hold the strand tight", "Start at the ends"],
          title: ["From the ends up", "Seven burrs"],
          lines: (t) => [
            `${t.child} held a strand tight, so nothing pulled, and combed the ends first, then higher. Count burrs: one, two, three!`,
            `At seven the comb sailed through. Snip, along the front, and the lion saw a post, a path, and ${t.friend}.`,
            forOlder(
              "“I thought it was evening,” it said. It had been evening under that mane for about two weeks.",
            ),
          ],
          returns: (t) =>
            `${t.child} began at the very ends of the muddle, as with the lion’s mane, then a bit higher, and it came undone.`,
        },
        {
          text: ["Look in the mirror", "Watch each snip"],
          title: ["One curl on the floor", "The mirror"],
          lines: (t) => [
            `${t.child} held the mirror so the lion could watch. First the comb, from the ends. Then the scissors. Say it: snip, snap, snip!`,
            "A curl fell and did not say ow. “Goodbye,” said the lion, “the next one grows already.” And it could see!",
            forOlder(
              "A wren asked for the curl, and carried it off. “Now I am also a nest,” said the lion.",
            ),
          ],
          returns: (t) =>
            `${t.child} held up the mirror again, as for the lion, so that all could watch it being done, snip, snap, snip.`,
        },
        {
          text: ["Tip our heads back", "Wash it out first"],
          title: ["Like a seal", "Warm rain from behind"],
          lines: (t) => [
            `“Washed burrs slide,” said ${t.child}. “Head back, like a seal, eyes shut.” Tip yours back too! Warm water ran off behind.`,
            "Now the comb slid from the ends to the top. Three snips, and the fringe ended above the eyes. Hello, world!",
            forOlder(
              "The lion shook itself, and everybody was washed. Nobody had asked for it, but it was warm.",
            ),
          ],
          returns: (t) =>
            `“Head back, like a seal,” said ${t.child}, as at the lion’s wash, and it ran off behind and was no trouble.`,
        },
      ],
    },
  ],
};
