/** Interests as things to carry and places to pass; any phrase fits every frame. */
import type { StoryLocale } from "../../story-locale.ts";

export const tools: StoryLocale["tools"] = [
  (love, { hero }) => ({
    pack: [
      `In ${hero}’s bag was a lamp that threw pictures of ${love} on the wall.`,
      `${hero} took a lamp along. When it shone, it drew ${love} on every wall.`,
    ],
    use: [
      "The little lamp clicked on, and its pictures danced all around.",
      "Click went the lamp. Its pictures showed the way.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} had a tin whistle in a box with a picture of ${love} on the lid.`,
      `In ${hero}’s pocket was a tin whistle, and on its box somebody had drawn ${love}.`,
    ],
    use: [
      "The tin whistle went tweet-a-tweet, and everyone knew where to go.",
      "One tweet of the tin whistle, and all heads turned.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} wore a long scarf with pictures of ${love} knitted into it.`,
      `Around ${hero}’s neck went a scarf, long as a street, with a picture of ${love}.`,
    ],
    use: [
      "The long scarf was just long enough for everyone to hold on to.",
      "Everyone held a bit of the long scarf, so nobody got lost.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} had a map, and all over it were little drawings of ${love}.`,
      `On ${hero}’s map, somebody had drawn ${love} in every corner.`,
    ],
    use: [
      "The old map had a dotted line, and the dots led right here.",
      "Out came the old map. One fold, two folds, there!",
    ],
  }),
];

export const landmarks: StoryLocale["landmarks"] = [
  (love) => ({
    pass: [
      `They passed a red door with a picture of ${love} on it. “Left here,” said the door sign.`,
      `On a red door somebody had painted ${love}. They turned left there.`,
    ],
    find: [
      "There was the red door again, so home was near.",
      "They turned right at the red door this time.",
    ],
  }),
  (love) => ({
    pass: [
      `They came to a blue wall. Somebody had painted ${love} on it.`,
      `A blue wall stood there, and all it showed was ${love}.`,
    ],
    find: [
      "The blue wall shone in the last light and pointed home.",
      "At the blue wall they knew the way.",
    ],
  }),
  (love) => ({
    pass: [
      `A wooden bench stood by the path. Into its back someone had carved ${love}.`,
      `They rested on a bench. Its back was carved: ${love}, from end to end.`,
    ],
    find: [
      "The carved bench was there, so they were on the right path.",
      "They all fit on the carved bench, just.",
    ],
  }),
  (love) => ({
    pass: [
      `A snail sat on a sign that told all about ${love}. The snail had read it twice.`,
      `They read a wooden sign about ${love}. A snail was reading it too.`,
    ],
    find: [
      "The snail was still reading, and showed the way with one horn.",
      "The snail from the sign was cheering, slowly.",
    ],
  }),
];
