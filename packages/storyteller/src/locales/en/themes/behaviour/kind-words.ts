import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const kindWords: ThemeTexts = {
  name: "using kind words",
  phrases: [
    "makes|making|make =fun others",
    "kind|nice|nicer|gentle|friendly|good|polite words|word",
    "=name =calling",
    "names|name call|calls|calling people|others|friends|him|=her|=not|kids|sister|brother",
    "=calls|=calling =names|=stupid|=dumb|=fat|=ugly|=poop|=poopoo",
    "swear",
    "curse|cursing|cusses|cuss|cussing",
    "insult",
    "potty|toilet|bathroom talk|words|mouth|humour|humor",
    "talks|talk|speak|speaks|speaking kindly|nicely|rudely|mean",
    "talking =back rude|mean",
    "says|say|saying mean|nasty|hurtful|hate|stupid|shut|ugly|horrible|unkind",
    "mean|unkind|hurtful things",
    "unkind words|things|word|say|language",
    "=shut =up",
    "mocks|mock|mocking|makes|making =fun|others",
    "makes|making|make =fun",
    "backtalk|sassy|sass",
    "foul|bad mouth",
    "compliment|compliments",
    "speak|talk respectfully",
    "poop say|saying|words|talk",
    "teas words|name|sister|brother",
    "talks|talking =back",
    "gentle|quiet voice",
    "foul",
    "say|says|saying =nice things",
    "swear|swearing =words",
    "words hurt|hurts|hurtful|harm|power|matter",
    "say|says|saying|calls|shouts|call|calling stupid|=poo|=poop|=pooing|poop|=butt|idiot|=bum|=bums|hate|dumb|=fat|ugly everyone|people|others|=head|friends|friend|brother|sister|=me|=us|kids|=you",
    "=poo|=poop|=pee|=bum|=butt =head|=face|words|jokes|talk|talks",
    "=f =word|=bomb",
    "four letter|=letters words|word",
    "trash talk",
    "speak|talk|speaks|talks|speaking|talking =more nice|nicely|kindly|gently|kind|respect",
    "tone voice",
    "gossip",
    "rumor|rumour",
    "nice|nicer|kind|kinder|gentle|good|better|positive things|words =use|=uses|=using|using|say|saying|instead|choose",
    "=i =hate =you say|says|saying|said|screams",
    "name =calling|calls",
    "=no|=stop|=not swear|cursing|cussing",
    "=swears|=swear|profanity|vulgar",
    "=bad|=naughty|=rude|=ugly|=dirty|=mean|=potty|=hurtful|=poopy|=nasty words|word|language|talk|mouth",
    "=mean|=nasty|=hurtful things|stuff",
    "say|says|saying|said =bad|=naughty|=rude|=ugly|=mean|=nasty things|stuff",
    "sarcasm|sarcastic",
    "gentle|kind|nice|kinder|respectful|soft language|words|speech",
    "mean|nasty|rude|unkind|hurtful comment|comments|remarks|words|things",
    "mock|mocks|mocking others|people|=names|words",
    "sarcas",
    "talk|talks|talking =back",
    "=back =talk",
    "=sailor|=trucker =talks|=swears|=mouth",
    "hurtful =words",
    "=calls|=call|=calling =people|=others|=everyone =dumb|stupid|=names|=idiots",
  ],
  facts: ["hurt", "cross|angry", "kind|thank", "word"],
  moments: [
    {
      title: ["The starling’s word", "A word like a stone"],
      lines: (t) => [
        [
          `A starling had found a word ${t.setting}. When it was cross, out it came: “Lumphead!” A mouse heard, and her ears sank.`,
          `${cap(t.setting)} a starling dropped its nut, and was cross. “Lumphead!” it shrieked at a mouse who was only passing.`,
        ],
        "“What is wrong?” it asked. “The word hurt,” said the mouse.",
        forOlder(
          "It had weighed nothing in the beak. But it had landed, and where it landed it was heavy.",
        ),
        [`What could it say instead, ${t.child}?`, `How can we help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Invent a new word", "Make up something silly"],
          title: ["Fiddlepuff", "A word for dropped nuts"],
          lines: (t) => [
            `For dropped nuts you need a word that hits nobody. “Fiddlepuff!” said ${t.child}. Say it with them, all cross: fiddlepuff!`,
            "The starling laughed so hard that the next nut fell. Then it found a kind word for the mouse: “Sorry. You have good ears.”",
            forOlder(
              "It was true, too. With such ears she had heard the nut coming before it fell.",
            ),
          ],
          returns: (t) => [
            `Something fell over, and somebody was cross. “Fiddlepuff!” said ${t.child}, and the word hit nobody at all.`,
            `There was that heat on the tongue. ${t.child} took the word that hurts nobody: fiddlepuff!`,
          ],
        },
        {
          text: ["Say what is wrong", "Tell it straight"],
          title: ["I am cross because", "The beginning of a sentence"],
          lines: (t) => [
            `“Say how it is,” said ${t.child}. “I am cross because…” Begin with them: I am cross because… “my nut is gone!” cried the starling.`,
            "“Oh,” said the mouse. “I did not know.” They found it together, and the last word was kind: “Thanks.”",
            forOlder(
              "“Lumphead was shorter,” said the starling, “but nobody ever found my nut for it.”",
            ),
          ],
          returns: (t) => [
            `${t.child} began with “I am cross because”, and everybody knew at once what there was to do.`,
            `Instead of a stone, ${t.child} chose a sentence: “I am cross because…” And somebody listened.`,
          ],
        },
        {
          text: ["Give the mouse a present", "Offer soft words"],
          title: ["Words like moss", "A present of words"],
          lines: (t) => [
            `“Being cross is all right,” said ${t.child}. “The mouse needs something soft now.” Something kind and true! Whisper one too, for somebody you like.`,
            "“You sit so still that I can sing,” said the starling. The ears of the mouse rose, one, then the other.",
            forOlder(
              "Then it flew about trying out more of them. It found that they come back, and sometimes bring others.",
            ),
          ],
          returns: (t) => [
            `${t.child} told ${t.friend} one kind thing, and it was true. You could see it by the ears.`,
            `A heavy word had dropped somewhere. ${t.child} laid a soft one beside it, kind and true.`,
          ],
        },
      ],
    },
  ],
};
