import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const selfConfidence: ThemeTexts = {
  name: "self-confidence",
  phrases: [
    "self confiden",
    "confiden",
    "self esteem|worth|belief|doubt|image",
    "believ|believing|trust =in himself|herself|themselves|themself|yourself|oneself|self|abilities",
    "trust|trusting =himself|=herself|=themselves|instincts",
    "thinks|feels|says|believes cant|=cannot|=can =do|anything",
    "thinks|says =he|=she =can =not|=t",
    "feel|feels|feeling =not =good enough",
    "=good enough",
    "insecur",
    "puts|putting|put himself|herself down",
    "thinks others better",
    "compar|compares|comparing =to|=with others|kids|children|friends",
    "stand|stands|standing =up =for himself|herself|themselves|themself",
    "speak|speaking mind|opinion",
    "proud =of himself|herself|themselves|being|work",
    "thinks stupid|dumb|useless",
    "doubts himself|herself|themselves|abilities",
    "=i =can =do =it",
    "love|like|likes|accept|accepting himself|herself|themselves",
    "inner voice|strength",
    "love|loves|loving|like|likes|accept|accepting yourself|myself|himself|herself|themselves|oneself =way|=who|=just|=you|=are|=as",
    "=love|=accept|=like|loving|accepting yourself|myself|oneself|=self",
    "=be|=being|=just yourself|myself|himself|herself|=me",
    "proud =of|=be|being|=to =who|=i|yourself|=am|myself|=me|what",
    "body image|positiv|shame",
    "feel|feels|thinks|says|=im|=i|calls ugly|=fat|stupid|dumb|worthless|useless|=not|=isn =am|=is|enough|himself|herself|=she|=he|ugly|stupid",
    "=not|=isn|never =smart|=clever|=pretty|=good|=strong =enough",
    "self love|accept|assur|respect|conscious|critical",
    "believ|believing =in|=you =self|=your|yourself|dreams|=can|=you|myself",
    "=dream|=dreams =big|follow|chase",
    "assertive",
    "peer pressure",
    "say|saying|says =no =to friends|peer|others|pressure|people",
    "worthless",
    "=low self|confidence|esteem",
    "confidence|confident more|=low|lacks|=no|building|build|boost|gain|need|needs",
    "believes|thinks|says|calls|feels stupid|dumb|ugly|useless|=fat|thick",
    "=not good|clever|smart enough",
    "hates|hate|dislikes =how|=way looks|look",
    "doesn|dont =like =how|=way looks|look",
    "compar =himself|=herself|=myself|themselves",
    "everyone|everybody|others better =than =me|=him|=her",
    "showing|show drawing|work|=her|=his perfect",
    "afraid|fear|scared mistake|mistakes|failing|failure|wrong",
    "=i =can|=cant|=cannot =do =it says|saying|favourite|favorite|sentence|phrase",
    "believ|believing =himself|=herself|=self|=you|=yourself|=themselves|=oneself",
    "positive =self|=talk|thinking",
    "=says|=tells|=thinks|=calls =he|=himself|=herself =dumb|stupid|=bad|=ugly|=no",
    "feel|feels|feeling capable|=able|=worthless|=useless|=good =enough|=himself|=herself",
    "capable",
    "=dare|=dares =because =thinks|=bad|=good",
    "=bad =at =thinks|=everything|=think|=it",
    "rubbish|bad|useless|terrible|awful =at everything|anything",
  ],
  facts: ["try", "can", "yet"],
  moments: [
    {
      title: ["The big drum", "Who dares may play"],
      lines: (t) => [
        [
          `A drum stood ${t.setting}, as tall as a pony. “Whoever likes may play,” was painted on it. Everybody looked at the ground.`,
          `${cap(t.setting)} stood a very big drum. “Please play me,” was painted on it, and nobody did.`,
        ],
        `A small voice spoke inside ${t.child}: “I cannot do that.” It is a voice that everyone knows.`,
        forOlder(
          "It had spoken inside the horse as well, and inside the beetle, and they had gone home.",
        ),
        [`What does ${t.child} do?`, `What do you tell it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say I can try", "Answer the small voice"],
          title: ["Not yet", "I can try"],
          lines: (t) => [
            `“I cannot do it yet,” said ${t.child} to the voice. “But I can try.” Say it aloud: I can try!`,
            "Bom? That was very soft. Bom! That was better. By the fifth bom the frogs came, and they danced.",
            forOlder(
              `“You sound like you,” said ${t.friend}. “No one else makes a bom like that.”`,
            ),
          ],
          returns: (t) =>
            `The small voice said, “I cannot.” “Not yet,” said ${t.child}, as at the drum. “But I am trying.”`,
        },
        {
          text: ["Start with a finger", "Begin very softly"],
          title: ["Tip, tap, bom", "A small beginning"],
          lines: (t) => [
            `${t.child} began with a finger: tip. Then with two: tip, tap. “A little I can do.”`,
            "Then came a whole hand: bom! It was not a song yet. But try by try it grew, and a row of frogs hopped to it.",
            forOlder(
              "At the end the drum hummed by itself for a while, as drums do when they are happy.",
            ),
          ],
          returns: (t) =>
            `It looked too big. So ${t.child} began with a finger, tip, then a bit more, as with the drum.`,
        },
        {
          text: ["Remember what I learned", "Think of hard things done"],
          title: ["Things that were hard once", "Three fingers"],
          lines: (t) => [
            `${t.child} counted on three fingers what had once been hard: walking, buttons, whistling. “Those I can do now. This one not yet. I will try.”`,
            "Bom, clack, bom! The clack was a mistake, and the frogs danced to it best of all.",
            forOlder(
              "“Play the mistake again!” they croaked. So it went into the song, and stayed there.",
            ),
          ],
          returns: (t) =>
            `${t.child} counted on three fingers what had once been hard, as before the big drum, and then it was time to try.`,
        },
      ],
    },
  ],
};
