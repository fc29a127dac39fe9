import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const travelling: ThemeTexts = {
  name: "a long journey",
  phrases: [
    "=travel|=travelling|=traveling",
    "journey",
    "airport",
    "train =ride|journey|trip|first|travel|station|taking",
    "long =car|=ride|=drive|drives|rides",
    "road =trip|=trips",
    "=car =ride|=rides|=journey|sick|carsick",
    "=holiday|=holidays|vacation =going|=first|travel|=sea|abroad|=our|away|beach|family",
    "=are =we =there =yet",
    "luggage|suitcase",
    "packing suitcase|=bag|trip|holiday|vacation",
    "ferry|cruise",
    "abroad",
    "travel =sick|sickness",
    "scared|afraid|fear flying|flight",
    "layover|passport",
    "=trip !bakery|shop|dentist|doctor|hospital|museum|park|library|=mars|=moon|=zoo",
    "=trips",
    "hotel holiday|vacation|trip|travel|first",
    "vacation",
    "=abroad =going",
    "=trip|=trips long|=plane|train|=car|road|school|boat|beach|holiday|family|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "travel|travelling|traveling =by|=plane|train|=car|boat|ship|=far|abroad|family|first|long|another|=to|with",
    "=plane|=planes|airplan|aeroplan|flight|flights",
    "=fly|flying first|=plane|=planes|time|scared|afraid|fear|nervous|visit|holiday|vacation|country|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "visit|visiting cousins|family|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad =far|=plane|train|country|abroad",
    "=fly|flying =plane|airplane first|time",
    "=far =by|drive|travel|away =plane|train|=car",
    "roadtrip",
    "going|go|goes|went|=on =on|=for holiday|holidays|vacation",
    "flying|=fly =to|=on|home =see|=sees|=seeing|visit|family|country|=plane|=planes|abroad|first|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "=carsick",
    "bored =in =car|=plane|train",
    "long|hours =bus|=train|=car|=flight|drive|=plane|=ride",
    "=beach|seaside trip|holiday|vacation|day",
    "=jetlag|=jet",
    "trip|holiday|vacation|journey plan|pack",
    "summer|winter vacation|holiday|holidays",
    "=plane|=planes|airplane|aeroplane =going|first|=on|=go|=by time|=to|holiday|first",
    "train|plane|ferry|flight|flying|=fly =spain|=france|=italy|=rome|=paris|=london|=greece|=portugal|=turkey|=germany|=india|=america|=mexico|=canada|=australia|abroad|holiday",
    "sleeper|=night =train",
    "=another|=foreign =country|=countries =holiday|holidays|vacation|=trip|=visit",
  ],
  facts: ["suitcase", "hand", "window", "home"],
  moments: [
    {
      title: ["The tortoise on the suitcase", "How long is far?"],
      lines: (t) => [
        [
          `A small tortoise sat on a suitcase ${t.setting}. “To Grandma! How long is far?”`,
          "“We are off to see Grandma,” said a small tortoise on a suitcase. “How long is far?”",
        ],
        "“A train, a sleep, a boat,” said Papa. “I hold your hand, you get the window. On Sunday we go home.”",
        forOlder(
          "Tortoises have their house with them, in fact. But not the toothbrush, and not the bathtub duck.",
        ),
        [`What will make it shorter, ${t.child}?`, `How do they prepare, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Pack a small backpack", "Choose what comes along"],
          title: ["The little backpack", "Five things"],
          lines: (t) => [
            `${t.child} counted the things in. Count with them: water, one, a snack, two, the cuddly snail, three, crayons, four, a warm sock, five!`,
            "What you pack yourself, you can find yourself. The tortoise tried it on, and it fit over the shell.",
            forOlder(
              "“And against popping ears,” said Papa, “when a plane goes up or down: swallow, or yawn.” They all yawned, just to see.",
            ),
          ],
          returns: (t) => [
            `Halfway along, ${t.child} took out just what was needed, as if from the tortoise’s little backpack.`,
            `Water, snack, a warm sock: ${t.child} had thought of the five things of the tortoise, and two of them came in handy.`,
          ],
        },
        {
          text: ["Draw the whole way", "Make a picture ticket"],
          title: ["A way with four stops", "The long strip"],
          lines: (t) => [
            `${t.child} drew it on a strip of paper: the train, the bed, the boat, and Grandma with her arms wide. After each, the tortoise could tear one off.`,
            "Now you could see how long far is: four pictures. What would be on yours?",
            forOlder(
              "“And back again?” it asked. So they turned the strip over and drew it all once more, with Sunday at the end.",
            ),
          ],
          returns: (t) => [
            `${t.child} thought of the long strip: one bit, and one bit, and one bit more, and far came closer.`,
            `One picture after the other was torn off, as on the way to Grandma, and ${t.child} saw how little was left.`,
          ],
        },
        {
          text: ["Play at looking out", "Search for red things"],
          title: ["I can see", "The window game"],
          lines: () => [
            "They practiced at once. Who sees something red? And something that rolls? Look round where you are: which round thing can you see?",
            "Such a game fits any window, and while you look, the way goes by. The tortoise found seven round things.",
            forOlder(
              "The eighth was Papa. He said that this was his shell, and only partly his breakfast.",
            ),
          ],
          returns: (t) => [
            `It was a long stretch, so ${t.child} played the window game: something red, something round, and then they were through.`,
            `“I see something round,” said ${t.child}, as with the tortoise, and nobody asked any more how far it was.`,
          ],
        },
      ],
    },
  ],
};
