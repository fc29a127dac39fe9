import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const moving: ThemeTexts = {
  name: "moving to a new home",
  phrases: [
    "=moving",
    "move|moves house|home|apartment|flat|city|town|country|away|place|village|soon|abroad|another|next|new|=we",
    "moving house|home|apartment|flat|city|town|country|away|abroad",
    "new house|home|apartment|flat|room|city|town|neighbourhood|neighborhood|place|country",
    "relocat",
    "leaving|leave house|home|neighbourhood|neighborhood|town|city|=old|village",
    "=old house|home|flat|apartment|room",
    "packing boxes|house|move",
    "boxes pack|house|move|moving|home",
    "emigrat|immigrat",
    "change|changing house|home|city|country|town",
    "misses|miss|missing =old house|home|room|town|neighbourhood|city",
    "house =move",
    "removal van",
    "moving truck|van|day|box",
    "new|old neighbourhood|neighborhood move|moving|leav",
    "=new =neighbourhood|=neighborhood",
    "goodbye =old|=our house|home|room|flat",
    "moved|move|moving|moves new|another|different|=far|away house|home|apartment|flat|city|town|country|place|village|state",
    "leave|leaving|left|miss|misses =old|=our|=my house|home|friends|school|room|city|country",
    "new home|neighbourhood|neighborhood|surroundings",
    "migrat|migration",
    "uproot",
    "chang|change house|home|city|country|town|flat|apartment",
    "move|moving|moves|new|chang|change|leav cities|countries|houses|homes|apartments|towns",
    "leaving|=leave =our|=old house|home|flat|apartment",
    "boxes everywhere|packed|packing|=move|leave|leaving|=new",
    "=leave|leaving =for june|july|august|september|=new|country|city|abroad",
    "=new =bedroom|apartment|=flat|=house|=home|=room =new|=moving|=town|=city|country",
    "=leaving|=leave =village|=town|=home|country|=house|apartment",
  ],
  facts: ["box", "bed", "sad", "new"],
  moments: [
    {
      title: ["The cart full of boxes", "Full of boxes"],
      lines: (t) => [
        [
          `A mouse family was packing boxes on a cart ${t.setting}. “We are moving,” said the youngest. “I am sad and curious.”`,
          `A cart stood ${t.setting}, full of boxes. “We are moving,” said a small mouse. “I am sad in front and curious behind.”`,
        ],
        "“Your bed comes too, and the lamp,” said Mama, “and all of us.”",
        forOlder(
          "On one box somebody had written: spoons. On the next one: more spoons. On the third: no idea.",
        ),
        [`What would help the mouse, ${t.child}?`, `What comes first, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say goodbye to everything", "Thank the old home"],
          title: ["Goodbye, door", "Round the old house"],
          lines: () => [
            "They went from room to room. “Goodbye, door. Goodbye, window. Goodbye, creaky step!” Wave with them: goodbye!",
            "The mouse put a pebble in its pocket, to remember. “Now my paws are free for a new door.”",
            forOlder(
              "The creaky step creaked one last time. The mouse wept a little, and that was all right with everyone.",
            ),
          ],
          returns: (t) => [
            `Before going on, ${t.child} said goodbye to the place, softly, as with the creaky step of the mice.`,
            `${t.child} waved to what stayed behind, as the small mouse had waved to its door, and then turned to what came.`,
          ],
        },
        {
          text: ["Pack a treasure box", "Fill the first-night box"],
          title: ["The box with the star", "To open first"],
          lines: (t) => [
            `${t.child} found a box and painted a star on it: to be opened first! In it went the bear, the lamp, the good-night book. What would you put in?`,
            "That way the new room would feel like home before anyone had found a spoon.",
            forOlder(
              "The mouse carried it on its own knees. It was the only box that everybody could always find.",
            ),
          ],
          returns: (t) => [
            `One thing was at hand when it was needed, for ${t.child} had packed like the mouse: the star on top.`,
            `${t.child} unpacked first what felt like home, like the mouse with its starry box, and the place looked friendlier.`,
          ],
        },
        {
          text: ["Draw the new room", "Plan where things go"],
          title: ["A room on paper", "A map with a bed"],
          lines: (t) => [
            `Mama knew the new room: one window, a tree, a crooked wall. ${t.child} drew it, and the mouse added its bed. Draw a window in the air!`,
            "Then came the lamp, then a chair for visits from old friends. The room was empty no longer.",
            forOlder(
              "“And who lives next door?” it asked. Nobody knew yet. So they drew a door there, with a question mark on it.",
            ),
          ],
          returns: (t) => [
            `${t.child} had never been there, and drew it in the air first, window, tree and bed, as for the mouse.`,
            `An unknown place is easier with a map. ${t.child} made one, with a door and a question mark, as for the mouse.`,
          ],
        },
      ],
    },
  ],
};
