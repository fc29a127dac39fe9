import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dayAndNight: ThemeTexts = {
  name: "day and night",
  phrases: [
    "day =night|nights|nighttime",
    "day daytime night|nighttime",
    "why =it|gets|get dark =at|evening|night|outside",
    "=sun go|goes|disappear|disappears|sleep|sleeps|hide|hides|=set|sets|rise|rises|where|=up|=down|night",
    "sunrise|sunset",
    "=sun =night",
    "earth|planet turn|turns|turning|spin|spins|spinning|rotat|axis",
    "earth|world rotation",
    "earth globe",
    "globe light|lamp|torch|=sun",
    "time =zone|=zones",
    "other side =world|earth night|day|sleep|time",
    "why =do|=have|=is|=we night|nights =and|have",
    "24 =hours",
    "shadow|shadows =sun|move|moves|moving|long|longer|why|how",
    "dark =why|how =gets|=get|becomes|comes|turns",
    "=night =why|=there =why|=there|=we",
    "=night how|=why comes|come|happens|happen|made|begins",
    "=sun why|where|how =set|sets|rise|rises|go|goes|night|sleep|sleeps|disappear|disappears|hide|hides|=up|=down",
    "earth|world|globe spin|spins|rotat|turn|turns|spinning|turning day|night|days|nights",
    "=day =night",
    "where|why =sun|=the =go|=goes|=set|sleep night|evening|nighttime",
    "night|dark =why|how =it|=is|=get|=gets =outside|dark|night|=there",
    "=sun goes|go|hide|hides|sleep|sleeps =at|where|why night|evening|=down",
    "why =it|=is =night",
    "why|how|=when|where =sun =come|=comes|rise|rises =up|morning|night",
    "earth|world|globe spins|spin|spinning|rotat|turns|turning",
    "earth|world|globe spins|spin|rotat|turns|spinning sun|day|night",
    "=sun =bed|asleep why|where|when",
  ],
  facts: ["earth", "turn", "sun", "day", "night"],
  moments: [
    {
      title: ["The tired rooster", "Who takes the sun?"],
      lines: (t) => [
        [
          `“Every evening someone takes the sun away,” croaked a rooster ${t.setting}. “And I have to shout till it is back!”`,
          `A rooster sat ${t.setting}, with no voice left. “Every morning I shout for the sun,” he croaked. “Who takes it?”`,
        ],
        "“Nobody,” said a tortoise. “It stays. The Earth turns, and takes us with it.”",
        forOlder(
          "The rooster held on to the ground with both feet. He could not feel it turn. “It is very smooth,” said the tortoise.",
        ),
        [`How do we show him, ${t.child}?`, `How could he see it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Be the Earth and turn", "Play the Earth ourselves"],
          title: ["Nose to the sun", "Once round"],
          lines: (t) => [
            `${t.friend} was the sun and stood still. Now turn slowly with ${t.child}! Face to the sun: day. On you turn, back to it: night.`,
            "“It was there behind me all the time!” said the rooster. Once round is one day and one night.",
            forOlder(
              "The real Earth takes twenty-four hours for it. The rooster took eleven seconds, and then had to sit down.",
            ),
          ],
          returns: (t) =>
            `${t.child} turned once, slowly: face to the light, back to the light. That was one day and one night.`,
        },
        {
          text: ["Shine a lamp on an apple", "Light an apple up"],
          title: ["An apple by the lamp", "A seed for a rooster"],
          lines: (t) => [
            `A lamp was the sun, an apple the Earth, a seed stuck on it the rooster. ${t.child} turned the apple: into the light, day! On and out again: night.`,
            "“And over there?” asked the rooster. On the far side somebody was just waking up.",
            forOlder(
              "“So there is always a rooster awake somewhere,” he said. That was a comfort, and he could rest his throat.",
            ),
          ],
          returns: (t) =>
            `${t.child} turned an apple in the light, day, night, day, and bit into the morning.`,
        },
        {
          text: ["Follow a shadow", "Watch where the shadow goes"],
          title: ["The shadow that walks", "A pebble at its tip"],
          lines: (t) => [
            `${t.child} stood a twig up straight, and put a pebble at the tip of its shadow. They sang three songs. The shadow had moved!`,
            "Not the twig, not the sun: the Earth turns. Turned to the light, we have day. Turned away, we have night.",
            forOlder(
              "The rooster laid down pebble after pebble till there was a whole row. “My walk today,” he said proudly, “and I only sat.”",
            ),
          ],
          returns: (t) =>
            `“The Earth has turned a good bit since the first pebble,” said ${t.child}, “with everybody on it.”`,
        },
      ],
    },
  ],
};
