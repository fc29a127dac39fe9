/** How an earlier story is remembered: by one thing that every path of it had. */
import type { StoryLocale } from "../../story-locale.ts";

export const remembered: StoryLocale["remembered"] = {
  quest: ({ hero }) => [
    `${hero} thought of the bell in the blanket. They had gotten home from that cave, too.`,
    `“Bong,” said ${hero} softly, for the bell that once wore a blanket. It helped a little.`,
  ],
  mystery: ({ hero }) => [
    `${hero} thought of the seven moon buns: even the strangest rumble had only been a hungry tummy.`,
    `There might be buns at the end, thought ${hero}. Last time it was six and a half.`,
  ],
  rescue: ({ hero }) => [
    `${hero} gave the air a little wave. Somewhere a whale was surely waving back, with its tail.`,
    `“A little whale found the way out of the harbor,” said ${hero}, “so we will manage this.”`,
  ],
  contest: ({ hero }) => [
    `What would the goat from the race do now? Chew, thought ${hero}, and then go on.`,
    `“At the race a goat ate our number,” said ${hero}, “and still we got there.”`,
  ],
  "journey-home": ({ hero }) => [
    `${hero} felt for the string in the tummy. It was still there, and still led home.`,
    `“The string in my tummy is only humming today,” said ${hero}. “It knows the way home.”`,
  ],
  building: ({ hero }) => [
    `The first wall of our house lay down at once, thought ${hero}, and still the house stands.`,
    `“The toad behind the beans would just close one eye,” said ${hero}, and tried it. It helped.`,
  ],
  monster: ({ hero }) => [
    `“Hoom,” sang ${hero}, as low as it goes. With that song, nothing stays scary for long.`,
    `Last time the monster was only a song, thought ${hero}. Perhaps somebody sings here, too.`,
  ],
  celebration: ({ hero }) => [
    `${hero} thought of the goat with all the names in its tummy. That turned out well, too.`,
    `“Once our cake went flump,” said ${hero}, “and it was a feast all the same.”`,
  ],
  voyage: ({ hero }) => [
    `Someone who has filled a spoon with moon, thought ${hero}, can manage this as well.`,
    `“A goat once ate our sail,” said ${hero}, “and we still got to the moon.”`,
  ],
  garden: ({ hero }) => [
    `For the slow seed it was not easy either, thought ${hero}, and one day it bloomed.`,
    `“We waited for a seed once,” said ${hero}. “After that, this is over in a blink.”`,
  ],
  theatre: ({ hero }) => [
    `When the castle came, it was a cart of cabbages, thought ${hero}, and still the king laughed.`,
    `“Cabbages,” said ${hero}, who had once waited for a castle. It is a word that helps.`,
  ],
  letter: ({ hero }) => [
    `At the end of the wet letter stood nine plates, thought ${hero}. Who knows what waits here?`,
    `“That wet letter looked bad too,” said ${hero}, “and it was only missing one word.”`,
  ],
  storm: ({ hero }) => [
    `${hero} thought of the coat with the lamp in it, and something glowed a little inside.`,
    `“Toot,” said ${hero}, like the mail boat in the storm. That boat had come in, too.`,
  ],
  swap: ({ hero }) => [
    `A button had turned into a goose, thought ${hero}. So this could turn into something, too.`,
    `The blue button came back in the soup, thought ${hero}. Things do turn up in the end.`,
  ],
  inventor: ({ hero }) => [
    `If an old donkey can see the sea at last, thought ${hero}, this can work too.`,
    `One more nail, thought ${hero}, just as with the donkey’s cart. And then it rolled.`,
  ],
  treasure: ({ hero }) => [
    `Twelve small steps had led to a tree of pears, thought ${hero}. So: one, two, three.`,
    `“With half a map we found the whole treasure,” said ${hero}, “so half a plan will do.”`,
  ],
  "quiet-afternoon": ({ hero }) => [
    `“Whoo,” went ${hero}, as over the soup that rainy day. After that it was a bit easier.`,
    `There is an old coat for moments like this, thought ${hero}, and it felt quite near.`,
  ],
};
