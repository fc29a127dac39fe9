import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const curiosity: ThemeTexts = {
  name: "being curious and asking questions",
  phrases: [
    "curious|curiosity",
    "inquisitive",
    "ask|asks|asking|questions|question =why|questions|question|lots|many|good|more|never|afraid|shy|about",
    "=why constantly|always|asks|asking|phase|questions",
    "wonder|wonders|wondering =about|world|sense|=of",
    "explor =new|=the|=world|love|loves|things|=to|more|around|surroundings",
    "discover|discovering|discovery new|things|love|joy|world|learning",
    "find|finding =out =how|=why|things|=what|=by",
    "love|loves|loving|joy|enjoy|interest|interested|eager learning|=learn|learns",
    "learn =new =things",
    "investigat",
    "experiment",
    "little scientist|detective|researcher|explorer",
    "think|thinks =like =a scientist",
    "interest|interested =in =the =world",
    "open minded|mind",
    "look|looking closely|closer",
    "observ",
    "how|why things|everything|machines|world work|works|happen",
    "science|scientific thinking|thinker|mind|curiosity|interest",
    "wants|wanting|want know how|why|everything",
    "ask|asks|asking|endless million|hundred|endless|many|lots|=so|always|curious question|questions|=why",
    "=questions|=question",
    "=why =why",
    "scientist|=science",
    "explor",
    "love|loves|joy|enjoy|enjoys|=fun|excited|passion =of|=for|=to|about learn|learning",
    "know|knows|learn everything|more|world =about|=the|wants|want",
    "always|constantly|keeps =why|asking|asks",
    "reason|reasons why|behind|things",
    "discover|explor|explore new|things|=out|world|nature",
    "discover|discovering|explor new things|try|trying",
    "ask|asks|asking|says why",
    "why hundred|thousand|million|times|constantly|everything",
    "wonder|wonders|wondering work|works|things|=how",
    "sense|nurture|keep|awake wonder",
    "interested|interest nothing|anything =new|world|learning",
    "find|finding =out =new|things|stuff",
    "=discovery|discover|discovers =new|=world|=things|=how",
    "imagin",
    "=creativ",
    "=why =questions|=everything|=so|=many",
  ],
  facts: ["why", "light", "sun", "bounce"],
  moments: [
    {
      title: ["The hopping light", "A spot without a lamp"],
      lines: (t) => [
        [
          `A round spot of light danced on the ground ${t.setting}. It hopped, it shook. But nobody held a lamp.`,
          `${cap(t.setting)}, on the ground, a round spot of light hopped about. There was no lamp anywhere.`,
        ],
        `“Leave it,” said ${t.friend}. But ${t.child} was full of questions: Who makes it? Why does it dance?`,
        forOlder(
          "Questions are like hiccups. Hold one back, and two come out. There was no stopping them now.",
        ),
        [`How do we find out, ${t.child}?`, `How would you find out, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Search the air above", "Look for the ray"],
          title: ["A road of dust", "Backwards along a ray"],
          lines: (t) => [
            `${t.child} looked into the air. There the dust glittered, in a line as straight as a ruler, up to something silver!`,
            "On a thread hung a magpie’s spoon. The sun fell on it and bounced off, down to their feet.",
            forOlder(
              "“So light can turn corners,” said the magpie, “if somebody holds a spoon.” She had wondered about that as well.",
            ),
          ],
          returns: (t) =>
            `${t.child} looked not at the thing but all around it, and asked why. That had worked with the spot of light.`,
        },
        {
          text: ["Try it with a hand", "Test it with my fingers"],
          title: ["Dark, light, dark", "A hand in the way"],
          lines: (t) => [
            `A hand on this side: nothing. A hand on that side: dark! So it came from there. Point with ${t.child}: there!`,
            "A magpie’s spoon was swinging on a thread. The sun hit it and bounced off. They turned it, and the spot ran away.",
            forOlder(
              `${t.friend} chased it round all the feet, nine times. It was for science, after all.`,
            ),
          ],
          returns: (t) =>
            `“Let us try it,” said ${t.child}, a hand on this side, a hand on that, till it was clear how it worked.`,
        },
        {
          text: ["Ask a magpie", "Ask the neighbor up there"],
          title: ["Good question", "Three more, please"],
          lines: (t) => [
            `“Do you know why it dances?” ${t.child} asked a magpie. “Ask me three more!” Is it hot? Is it alive? Is it yours?`,
            "It was hers! She had hung up a spoon. The sun bounced off it, and the wind did the dancing.",
            forOlder(
              "“The others only say how pretty,” said the magpie. “Nobody wants to know.” And she let them give it a push.",
            ),
          ],
          returns: (t) =>
            `${t.child} asked, and asked three times more, as with the magpie. By the last question they knew.`,
        },
      ],
    },
  ],
};
