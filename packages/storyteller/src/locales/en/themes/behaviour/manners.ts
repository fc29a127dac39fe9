import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const manners: ThemeTexts = {
  name: "saying hello, please and thank you",
  phrases: [
    "manners",
    "gimme",
    "say|says|saying hello",
    "hello",
    "greeti",
    "greet neighbours|neighbors|people|adults",
    "polite|politeness|impolite",
    "=please =thank|thanks|say|says|=use|=uses|=using|using|word",
    "=thank =you|say|saying|says",
    "=thanks say|saying",
    "thankyou",
    "say|says|saying please|thanks",
    "say|says|saying =hello|=hi|=goodbye|=bye|=good",
    "greet|greets|greeting|greetings",
    "magic word|words",
    "rude|rudeness",
    "courte",
    "respectful|respect adults|elders|grownups|grandparents|teacher|teachers|others|people",
    "excuse =me",
    "asks|ask|asking nicely|politely",
    "demands|demanding bossy|rude|everything|instead",
    "=table manners|behaviour|behavior",
    "hello =and|people|neighbours|neighbors|adults",
    "shakes|shake hands",
    "well mannered|behaved",
    "wont|won|doesn|doesnt|never|refuses|=not =hello|=please|=thank|=thanks|=greet",
    "=say|=says|sayi hello|=hi",
    "greeti people|neighbours|grown",
    "knock|knocking door|before|entering",
    "polite words|talk",
    "thanking people|others|neighbours",
    "say|saying =bye|goodbye",
    "talks|talk|talking|chews|chew|chewing|speaks|speaking|eats|eating mouth full|open|closed",
    "burp|burps|fart|farts|belch",
    "eats|eating|eat =with hands|fingers|fork|spoon|cutlery|knife",
    "=maners|maner",
    "manner",
    "cheeky|disrespect",
    "respect|respects|respecting elders|adults|grown|grownups|teacher|teachers|parents|=gran|gramp|=gramm|grammy|grammi|nani|=nan|=nana|=dadi|=dada|=nonna|=nonno|abuel|=oma|=opa|=lola|=lolo|yaya|=bibi|=thatha|=paati|=teta|grandm|grandp|grandf|grandad|granny|granddad",
    "=respect|respectful",
    "wave|waves|waving =bye|goodbye|hello",
    "interrupt|interrupts|interrupting grown|adults|grownups|conversation|conversations =are|talking|speaking|=when|=while",
    "say|says|saying|never|forgets|remember|remembers =please|thanks|=thank",
    "=please =and =thank",
    "sit|sits|sitting|stays|stay table|dinner =at|nicely|properly|still|manners",
    "namaste|salaam",
    "=hello =goodbye|=bye",
    "behav|behave restaurant|=out|table|guests|visitors|church|temple",
    "restaurant",
    "=excuse =me",
    "slurp|slurps|slurping",
    "play|plays|playing =food",
  ],
  facts: ["hello|morning", "please", "thank"],
  moments: [
    {
      title: ["The cocoa heron", "Who is calling?"],
      lines: (t) => [
        [
          `A heron sold cocoa ${t.setting}. “Cocoa!” called ${t.friend}. “Cocoa!” called a toad. The heron looked left and right: was somebody talking to him?`,
          `${cap(t.setting)} stood a heron with a pot of cocoa. “Cocoa! Give! Quick!” it came from all sides, and he only blinked.`,
        ],
        "“I hear cocoa,” he said, “but nobody says hello to me.”",
        forOlder(
          "He poured for anyone who came, that was not it. But all day long he had been spoken to like a pot.",
        ),
        [`How would you ask him, ${t.child}?`, `How do you begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Wave and smile", "Look up and wave"],
          title: ["A wave", "Seen"],
          lines: (t) => [
            `${t.child} looked up and waved. “Hello, heron! Two cocoas, please.” That means: I see you, and you may say no.`,
            "“With pleasure,” he said. And what do you say when a cup is warm in your hands? Say it with them: thank you!",
            forOlder(
              "“You are welcome,” said the heron, and for a moment he stood on both legs, so glad was he.",
            ),
          ],
          returns: (t) => [
            `Somebody there was very busy. ${t.child} looked up, waved and said hello, and only then asked, please.`,
            `“Hello,” said ${t.child}, “and please, and thank you for before.” Three small words that take up no room in a bag.`,
          ],
        },
        {
          text: ["Sing a good morning", "Hum a greeting"],
          title: ["A sung good morning", "Good morning, la, la"],
          lines: (t) => [
            "Sing with them: good mor-ning, he-ron! He had never been sung to, and turned pink to the tip of his beak.",
            `“Two cups, please,” sang ${t.child}, and at the first sip, “thank you!” so that he knew how good it was.`,
            forOlder(
              "The toad tried it too. Hers was more of a croak, but there was a please in it, clear as a bell.",
            ),
          ],
          returns: (t) => [
            `${t.child} sang it again, the good morning for the heron, and whoever heard it looked up and said hello back.`,
            `A please sounds well in any tune. ${t.child} found one, and sang the thank you to the same.`,
          ],
        },
        {
          text: ["Bow very low", "Take a small bow"],
          title: ["Two bows", "Down and up"],
          lines: (t) => [
            `${t.child} bowed. The heron bowed back, as deep as the cocoa. “Good morning,” said ${t.child}. “May we have two cups, please?”`,
            "He filled them to the rim. Bow with them for the cocoa, slowly down and slowly up, and say it: thank you!",
            forOlder(
              "Some bow, some shake hands, some put palm to palm. The heron knew them all, and each meant: I see you.",
            ),
          ],
          returns: (t) => [
            `${t.child} bowed once more, slowly down, slowly up, and said thank you, so that it could be seen as well as heard.`,
            `Before they asked for anything, ${t.child} bowed. “Good day. Please, would you help us?” And somebody did.`,
          ],
        },
      ],
    },
  ],
};
