import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const recycling: ThemeTexts = {
  name: "sorting and recycling",
  phrases: [
    "recycl",
    "upcycl",
    "compost",
    "rubbish|trash|garbage|litter",
    "rubbish|trash|garbage|=waste sort|sorting|separate|=bin|=bins|bins|less|reduce",
    "reuse|reusing",
    "reduce =waste|plastic|rubbish",
    "litter|littering",
    "plastic|plastics bottle|bottles|bag|bags|=sea|ocean|=bin|=bins|=waste|less",
    "=bin|=bins|bins right|sort|which|colour|color",
    "paper|glass|plastic|metal sort|sorting|separate|old|new|=bin|=bins",
    "environment|environmental",
    "save|protect|care|help|look planet|earth|nature",
    "planet|earth clean|cleaner|healthy|green",
    "throw|throws|throwing away|rubbish|street|nature",
    "old things new|=use|=uses|=using|again",
    "climate|sustainab",
    "=eco|ecolog",
    "=wasting|wasteful|=waste|=wastes paper|water|electricity|things",
    "saving|saves planet|earth|nature|world",
    "=not|stop|=no litter|littering|trash|rubbish|garbage",
    "take|taking care planet|=earth|environment",
    "protect|protecting environment|planet",
    "save|saving =the planet|=earth|world",
    "look|looking after planet|=earth|nature",
    "kind|nice planet|=earth|environment",
    "pick|picks|picking =up litter|trash|rubbish",
    "=don|=not|=stop litter|littering",
    "pollution|polluting|pollute",
    "keep|keeping planet|=earth clean|green|tidy",
    "=earth =day celebrat|about|what|=for|planet",
    "=water|electricity|light|lights|power|energy|paper|=food wast|=waste|=wasting|=wastes|=save|=saving|=saves",
    "leave|leaves|leaving|turn|turning|switch =tap|=lights|light|water|=faucet|taps run|running|=off|=on save|energy|water|waste|brushing|electricity",
    "leave|leaves|leaving =tap|=faucet|water|lights running|=on",
    "global warming",
    "mother =earth|=nature",
    "green|greener =earth|planet|living|=eco",
    "planet|=earth|earth|=world save|saving|protect|help|helping|care|caring|clean|love|kind|better|look",
    "pollut",
    "=bin|=bins =in|=the|right|rubbish|trash|sort",
    "=wastes|=wasting|=waste",
    "throw|throws|throwing|drops|drop =litter|litter|rubbish|trash|wrappers|wrapper|garbage",
    "plastic|rubbish|trash|garbage ocean|=sea|fish|turtles|animals|beach",
    "save|saving|saves|waste|wasting energy|electricity|power|=water",
    "turn|turning|switch|switching =off light|lights save|saving|energy|electricity|planet|earth|leaving",
    "turn|turning|switch|switching =off =tap|=faucet|water|taps",
    "plant|planting|protect|save|saving trees|nature|forest|planet|earth protect|save|nature|environment|earth|climate",
    "=too =much plastic|rubbish|packaging",
    "plastic planet|sea|ocean|waste|bottles",
    "=plastic =ocean|=bin|=bottles|bottles|bags|less|=waste",
    "litter",
    "trash|garbage|waste|rubbish =where|happens =go|=goes|=our",
  ],
  facts: ["paper", "glass", "tin|tins", "peel", "new"],
  moments: [
    {
      title: ["The crow on the heap", "No room for a nest"],
      lines: (t) => [
        [
          `A crow sat ${t.setting} on a heap: newspapers, jars, tins, peel. “No room for my nest,” she croaked.`,
          `The wind had blown a heap together ${t.setting}: newspapers, jars, tins, peel. “And where do I nest?” croaked a crow.`,
        ],
        `${t.friend} held a jar to the light. Far too good for nothing!`,
        forOlder(
          "The crow had tried to sit on it like on an egg. But nothing came of it except a cold tummy.",
        ),
        [`What could become of it, ${t.child}?`, `What do we do with it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sort it into piles", "Put like with like"],
          title: ["Four piles", "Each to its own"],
          lines: (t) => [
            `Paper here, glass there, tins to the tins! ${t.child} called, and everybody sorted. The peel went into a hole in the soil.`,
            "Old paper becomes new paper. Glass and tins are melted for new ones, and peel turns to earth. “Room!” cried the crow.",
            forOlder(
              "Only one thing fit no pile: a single boot. The crow tried it on, and it was the very nest she had wanted.",
            ),
          ],
          returns: (t) =>
            `“Like with like,” said ${t.child}, and they sorted it, as on the heap. In four small piles it was no muddle any more.`,
        },
        {
          text: ["Build something with it", "Make a toy"],
          title: ["Second life", "Boom, says the tin"],
          lines: (t) => [
            `${t.child} made a drum from a tin, a lamp from a glass jar, hats from paper. Drum along: boom, boom!`,
            "What was left they sorted for the factory that makes new things of it. The peel went into the soil, to become earth.",
            forOlder(
              "“And my nest?” asked the crow. She got one of paper strips, soft as a cloud, with the news of last Monday.",
            ),
          ],
          returns: (t) =>
            `Boom, boom! ${t.child} still had the old tin, and it was a drum now. They marched the rest of the way to it.`,
        },
        {
          text: ["Guess its next life", "Ask each thing"],
          title: ["What will you be?", "Guessing on the heap"],
          lines: (t) => [
            `${t.child} held things up. Guess with us! Paper? New paper. Glass? It melts, for a new jar. Tins? New tins.`,
            "And the peel? Worms make earth of it, for the next apple tree. One by one things went where they could change.",
            forOlder(
              "“So this is not the end of them,” said the crow, “just the middle.” She liked that so much that she told the jars.",
            ),
          ],
          returns: (t) =>
            `“What could you still become?” ${t.child} asked the old thing, turned it around, and had an idea.`,
        },
      ],
    },
  ],
};
