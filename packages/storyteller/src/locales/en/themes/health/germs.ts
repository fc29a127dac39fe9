import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const germs: ThemeTexts = {
  name: "sneezing into the elbow",
  phrases: [
    "=germs|=germ|=germy",
    "sneez",
    "coug",
    "elbow coug|sneez|=into",
    "=cold|=colds|=flu =catch|catching|spread|spreading|=a|=the|runny|sick|nose|why|get|germs|season",
    "runny nose|nosed",
    "blow|blowing|wipe|wiping|picking =nose",
    "snot|booger",
    "tissue|tissues|handkerchief|hankie nose|=use|=uses|=using|sneez",
    "virus",
    "bacteri",
    "infection|infections|contagious",
    "spread|spreading illness|sickness|disease|sick",
    "sick stay|staying home|=rest",
    "cover|covering mouth|coug|sneez",
    "mask wear|wearing sick|virus|germs",
    "covid|corona",
    "=fever|=fevers",
    "sore throat",
    "microbe",
    "=why =get|=do|=we sick|=ill",
    "=why =we =get sick|=ill",
    "=catch|=catching =cold|=colds|=flu",
    "hygiene coug|sneez",
    "pick|picks|picking =nose",
    "catches|catch|catching =colds|=cold|=flu|everything|bug|bugs",
    "immune|immunity",
    "=colds|=flu",
    "cover|covering|covers sneez|coug|mouth|nose",
    "snot|snotty",
    "sick|=ill|illness =why =do|=does|=get =we|=i|=people",
    "spread|spreads|spreading germs|virus|cold|=flu",
    "=bugs ill|sick|catch|spread|=us",
    "share|sharing|same|drink =cup|=cups|glass|bottle|spoon =ill|=sick|=cold|=flu",
    "tissue|tissues =trash|=bin|=used|=nose|blow",
    "catch|catching =flu|=cold|=virus",
  ],
  facts: ["germ", "small|tiny", "elbow", "wash|washed"],
  moments: [
    {
      title: ["The sneeze and the fluff", "Achoo"],
      lines: (t) => [
        [
          `Achoo! A kitten sneezed ${t.setting}, into a dandelion, and the fluff flew far, far away.`,
          `A kitten held a dandelion ${t.setting}. Achoo! And all the fluff was gone.`,
        ],
        `“The drops fly that far,” said ${t.child}. “Germs ride in them, too small to see, to the next nose.”`,
        forOlder(
          "The kitten looked after the fluff. “I only had a cold,” it said. “I did not know I was giving it away.”",
        ),
        [`What can it do, ${t.child}?`, `What about the next sneeze, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sneeze into the elbow", "Hide it in your sleeve"],
          title: ["Into the wing", "Achoo, number two"],
          lines: (t) => [
            `“Like a bat with its wing,” said ${t.child}. “Arm up, nose in.” Do it with them: arm up, elbow, achoo!`,
            "The second dandelion did not lose one hair. The kitten washed its paws as well, just to be sure, with foam.",
            forOlder(
              "A whole row of beetles had come to watch. Now they sneezed too, each into three elbows at once.",
            ),
          ],
          returns: (t) =>
            `A nose itched, an arm flew up like a bat’s wing, achoo, and nothing flew any farther; ${t.child} had shown how.`,
        },
        {
          text: ["Catch it with tissue", "Fetch a soft cloth"],
          title: ["Caught", "One sneeze, one tissue"],
          lines: (t) => [
            `${t.child} gave it a tissue. “Catch, fold, into the trash. And if there is none, the elbow.” Count with them: one, two, three, achoo!`,
            "The next dandelion stayed round. The kitten washed its paws, palm, back, between the toes, and they sparkled.",
            forOlder(
              "“It is like fishing,” said the kitten, “only that nobody wants to see what you have caught.”",
            ),
          ],
          returns: (t) =>
            `One, two, three, achoo: ${t.child} had a tissue ready, as for the kitten, and all the fluff in the world stayed put.`,
        },
        {
          text: ["Give the kitten a rest", "Make space and wave"],
          title: ["Rest and a wave", "A bit of room"],
          lines: (t) => [
            `“Whoever has a cold may rest,” said ${t.child}. They waved from three steps off. Wave along! Sneezes went into the elbow, and the next dandelion never knew.`,
            "The kitten washed its paws, and lay in the sun. Its body had work to do.",
            forOlder(
              "Inside, small guards were looking for the germs and showing them out. It takes some days, and a lot of naps.",
            ),
          ],
          returns: (t) =>
            `“First a rest,” said ${t.child}, as with the kitten, and waved from three steps away, and that was friendly too.`,
        },
      ],
    },
  ],
};
