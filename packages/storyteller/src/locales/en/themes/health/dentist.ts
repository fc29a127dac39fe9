import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dentist: ThemeTexts = {
  name: "a visit to the dentist",
  phrases: [
    "dentist",
    "tooth|teeth check",
    "teeth|tooth doctor",
    "filling|cavity|cavities",
    "tooth pulled",
    "=having|=have tooth =out",
    "tooth|teeth scared|afraid|fear|brave visit",
    "braces",
    "orthodontist",
    "dental",
    "dentist trip|visit|visiting|first|going|afraid|scared|fear|appointment|=go|checkup|brave|=to",
    "open|opens|opening =mouth dental|dentist|wide|checkup",
    "toothache",
    "drill|drilling|plaque|tartar tooth|teeth",
    "panic|panics|terrified|scared|fear|anxiety|anxious dentist",
    "tooth|teeth|molar extract|extraction|pulled|pulling|removed",
    "teeth|tooth mirror|drill|extract|pulled|pulling",
    "dentist chair",
    "tooth|teeth xray|=ray|=rays",
    "orthodont",
    "=dental =visit|checkup|appointment|exam",
    "=chair =back|=mirror =mouth|=mirror|dentist",
    "=cavity|=cavities fixed|filled|=filling",
    "mirror =mouth",
    "dentist appointment|tomorrow|monday|tuesday|wednesday|thursday|friday|week",
  ],
  facts: ["count", "clean|polish|shine|shiny", "hand up|raise|raised|stop sign|flag"],
  moments: [
    {
      title: ["A tooth that hums", "An ache that hums"],
      lines: (t) => [
        [
          `${t.friend} held one cheek. A tooth was humming, and not a nice tune.`,
          `All morning ${t.friend} had chewed on one side. Now the other side said “ow”.`,
        ],
        [
          `A dentist had her chair ${t.setting}. She counts teeth and cleans them, and whoever puts a hand up makes her stop at once.`,
          `Luckily there was a dentist ${t.setting}. A dentist counts teeth and cleans them. Hand up means stop, and she stops.`,
        ],
        forOlder(
          "Her chair went up, and down, and up. A lamp on a long arm looked on like a friendly crane.",
        ),
        [`How should they begin, ${t.child}?`, `What comes first, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Look in the mirror", "Peek with the mirror"],
          title: ["The little mirror", "Teeth from behind"],
          lines: (t) => [
            `First ${t.child} held the small round mirror. In it lived all of ${t.friend}’s teeth, and one had a dark dot.`,
            "“There you are,” said the dentist. She brushed it clean with a buzz, till it was shiny.",
            forOlder(
              `Once ${t.friend}’s hand went up. The buzz stopped that very second, and only a nod made it go on.`,
            ),
          ],
          returns: (t) => [
            `Where nobody could see round the corner, ${t.child} took out a little mirror, and looked first.`,
            `${t.child} remembered the little mirror: what you have looked at is only half as scary.`,
          ],
        },
        {
          text: ["Count the teeth together", "Number every tooth"],
          title: ["Twenty of them", "Counting teeth"],
          lines: (t) => [
            `The dentist tapped, and ${t.child} counted aloud. Count with them: one, two, three, four, five! All the way to twenty.`,
            "Number twelve had the hum. She cleaned it, tick, tick, tick, and the hum was gone.",
            forOlder(
              `“Hand up if you need a rest,” she said. At tooth sixteen ${t.friend} took one, and nobody minded.`,
            ),
          ],
          returns: (t) => [
            `And ${t.friend} counted, slowly, as at the dentist’s. By twenty all knees had stopped shaking.`,
            `“Count with me,” said ${t.child}, as they had in the dentist’s chair, and it helped again.`,
          ],
        },
        {
          text: ["Agree on a stop sign", "Practice the stop sign"],
          title: ["Hand up", "The stop sign"],
          lines: (t) => [
            `They tried it out. Hand up: the dentist stopped. Hand down: she went on. ${t.child} tried it three times, to be sure.`,
            "Then it was easy to open wide. She polished the tooth, and it shone like a window.",
            forOlder(
              "Each time she told them first what she would do, then showed it on a thumb, and only then did it.",
            ),
          ],
          returns: (t) => [
            `It was too loud all at once. ${t.friend} put a hand up, and everybody stopped, as the dentist had.`,
            `“Hand up means stop,” said ${t.child}. It had worked in the chair, and it worked here too.`,
          ],
        },
      ],
    },
  ],
};
