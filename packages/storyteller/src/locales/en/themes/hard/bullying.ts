import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bullying: ThemeTexts = {
  name: "bullying and being teased",
  note: "In this story three jays tease and shove a young mole every day. It says that the mole did nothing wrong, that you may say “stop”, go where it is safe, and tell a grown-up until somebody helps, and that others can stand beside it. The grown-up believes it and takes over. The jays do not become friends. It does not replace talking, nor the school.",
  phrases: [
    "teas =by|kids|school|others|friends|classmates|being|gets|getting|=him|=her",
    "=being|gets|getting teased|mocked|laughed|picked|insulted|pushed|shoved|=hit",
    "pick|picks|picking|picked =on",
    "kids|classmates =are|being|=were mean|nasty|unkind",
    "make|makes|making =fun =of",
    "laugh|laughs|laughing =at =him|=her|=me",
    "=being|=gets|=was|=is =called names",
    "stand|standing =up =bullies|bully",
    "harass",
    "mobbing",
    "threat|intimidat school|kids|boy|girl|child",
    "afraid|scared =of kids|children|boy|girl|classmate school",
    "being mean =to =him|=her|=me",
    "bystander",
    "others|they|kids|children =are mean|nasty",
    "children|kids|others|boys =hit =him|=her|=me",
    "bully|bulli|=buly|=bulys|buly|bulying|bullie",
    "take|takes|steal|steals|took|taking lunch|money|bag|things|hat|food kids|boys|older|bigger|girls|classmates|others|school =his|=her|=my|=him",
    "shove|shoves|push|pushes|hit|hits|hurt|hurts|kick|kicks =him|=her|=me big|bigger|older|kids|boys|girls|school|others|classmates",
    "mean|nasty|cruel|horrible kids|girls|boys|classmates|others =to|=at|=are =him|=her|=me|school|=my",
    "call|calls|called|calling =me|=him|=her =names|=fat|=ugly|=stupid|=a",
    "laugh|laughs|laughing|laughed =at|=about =him|=her|=me|school|=my|everyone",
    "pick|picks|picking|picked =on =him|=her|=me|kids|school|others",
    "cyber",
    "tormen",
    "=tease|=teases|teased|teasing",
    "hit|hits|hurts|kicks|pushes|mocks|mock|shoves|scares|threatens =him|=her|=me|=my boy|girl|kid|kids|boys|girls|someone school|class|classmate|playground|=bus|=buses|=at",
    "boy|girl|kid|someone =is|keeps|always mean|nasty|cruel|horrible =to =him|=her|=me|=my",
    "afraid|scared =of =the|=a|=some|older|big kids|boys|girls|boy|girl|bully",
    "teased|teasing",
    "=call|calls|called|calling =him|=her fatty|=fat|ugly|stupid|names|loser|dumb",
    "boys|girls|kids school calls|call|laugh|tease|push|mean",
    "mean|nasty|cruel online|internet|chat|whatsapp",
    "cyberbully",
    "=stand|=stands|standing =up =bully|bullies|=mean|=for|=himself|=herself|=kids|=to",
    "mean|=cruel =kids|=girls|=boys|=children =school|=to|=are|class",
    "=victim =school|kids|class|=of",
    "laugh|laughed|laughing|laughs =at =him|=her|=kids|=school|class|=me",
    "fatso|=fatty|loser =call|calls|called",
    "=made|=make|=makes|=making =fun =of|=him|=her",
    "steal|steals|=take|=takes|=stole =lunch",
    "=boy|=girl|=boys|=girls =hits|insults|=hit|=pushes =school|=day|=every",
  ],
  facts: ["nothing wrong", "stop", "safe", "tell"],
  moments: [
    {
      title: ["The cap", "Every day"],
      lines: (t) => [
        [
          `Every day three jays waited ${t.setting} for a young mole. They called it names, shoved it and pulled off its cap. Today again.`,
          `A young mole held on to its cap ${t.setting}. Every day three jays waited there, called it names and shoved it.`,
        ],
        "“My tummy aches every morning,” it whispered.",
        forOlder(
          "When somebody is hurt again and again, that is called bullying. It is no game, for only one side laughs.",
        ),
        [`What would you do for the mole, ${t.child}?`, `What does ${t.child} do for the mole?`],
      ],
      choices: [
        {
          text: ["Say stop out loud", "Call a loud stop"],
          title: ["Stop", "A loud word"],
          lines: (t) => [
            `“Stop!” said ${t.child}, loud and clear. “Stop,” said the mole, and its voice shook, but it was out.`,
            "Then they turned round and walked to where it was safe. “You did nothing wrong,” they told the mole. “They did.”",
            forOlder(
              "They did not shout back, and they did not shove. One word, and then away, side by side.",
            ),
          ],
          returns: (t) =>
            `“Stop!” said ${t.child}, loud and clear, as with the three jays, and went on with the others, side by side.`,
        },
        {
          text: ["Stand beside the mole", "Walk along with it"],
          title: ["Left and right", "Not alone"],
          lines: (t) => [
            `${t.child} stood on the left of the mole, ${t.friend} on the right. “Stop that,” said the mole from between them, and its cap stayed on.`,
            "They went away together, to where it was safe. “You did nothing wrong,” they said.",
            forOlder(
              "The jays called after them, a little less loudly. It is harder to be mean to three than to one.",
            ),
          ],
          returns: (t) =>
            `On the left walked ${t.child}, on the right walked ${t.friend}, as they had with the mole, and between them it was safe.`,
        },
      ],
    },
    {
      title: ["Somebody who helps", "The green door"],
      lines: (t) => [
        [
          "Behind a green door lived Miss Badger. She was grown-up, and the mole trusted her.",
          "The mole knew somebody grown-up to trust. That was Miss Badger, behind the green door.",
        ],
        "“If I tell her, is that tattling?” it asked. “No. When someone is hurt, you tell, until somebody helps.”",
        forOlder("It stood before the door a good while. Nobody pushed it on."),
        [`How shall they do it, ${t.child}?`, `What could help the mole, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Practice the words", "Try out a sentence"],
          title: ["Eight words", "Please help me"],
          lines: (t) => [
            `“They hurt me every day. Please help me.” ${t.child} said it with the mole, softly, then louder. Say it too, if you like.`,
            "Then the mole told it to Miss Badger. “Thank you,” she said. “I believe you. Now I will see to it.”",
            forOlder(
              "From then on she stood there each morning, with a mug of tea. The jays did not become friends. But they let the cap be.",
            ),
          ],
          returns: (t) =>
            `“Please help me,” said ${t.child}, for those words had been practiced before a green door, and somebody came.`,
        },
        {
          text: ["Go in together", "Hold its paw"],
          title: ["Through the green door", "Take your time"],
          lines: (t) => [
            `${t.child} held the mole’s paw, and they went in. At first no word came. “Take your time,” said Miss Badger.`,
            "Then it told her everything: the names, the shoving, the cap. “I believe every word,” she said. “I will stop it.”",
            forOlder(
              "“You need not carry this alone.” That same day she talked to the jays, and to their parents. Then she told the mole about it.",
            ),
          ],
          returns: (t) =>
            `Some doors are easier with a paw to hold. ${t.child} held out a hand, as at the green door, and they went in.`,
        },
      ],
    },
  ],
};
