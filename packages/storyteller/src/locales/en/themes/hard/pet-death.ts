import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

const dog = (t: SceneContext) => t.freeName(["Biscuit", "Rusty", "Patch"]);

export const petDeath: ThemeTexts = {
  name: "the death of a pet",
  note: "This story says “died”, not “put to sleep” or “ran away”: the body of an old dog stopped working and will not start again. It says that it was nobody’s fault, that you may cry, be cross or play, and that you can miss an animal and remember it. No new pet is given. It does not replace your own words; listen together, by day.",
  phrases: [
    "=pet|=pets deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye|grie",
    "dog|pupp deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye|grie",
    "=cat|=cats|kitt deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye|grie",
    "hamster|guinea|gerbil|mouse deat|dyin|=die|=dies|died|dead|loss|losing|passed|goodbye",
    "rabbit|bunny|ferret deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye",
    "=fish|goldfish deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye",
    "bird|budgie|parrot|canary|chicken|=hen deat|dyin|=die|=dies|died|dead|lost|passed",
    "horse|pony|donkey deat|dyin|=die|=dies|died|dead|loss|losing|lost|passed|goodbye",
    "tortoise|turtle|lizard|snail deat|dyin|=die|=dies|died|dead|loss|lost|passed",
    "animal deat|dyin|=die|=dies|died|dead|=loss|grie",
    "=put sleep|down dog|pupp|=cat|kitt|=pet|rabbit|bunny|horse|pony",
    "rainbow bridge",
    "euthan",
    "=vet died|dead|=die|deat",
    "miss|misses|missing =our|=his|=her|=their|=my old|late dog|=cat|=pet",
    "bury|buried|burying dog|=cat|=pet|hamster|rabbit|bunny|=fish|goldfish|bird",
    "dog|=cat|=pet|hamster|rabbit|bunny =gone =is|forever|heaven",
    "dog|=cat|=pet|hamster|rabbit|bunny|goldfish heaven",
    "dog|pupp|=cat|=cats|kitt|=pet|hamster|rabbit|bunny|goldfish|=fish|bird|budgie|horse|pony|guinea|doggy passed|pass|passing away|=on|over",
    "dog|pupp|=cat|kitt|=pet|hamster|rabbit|bunny|goldfish|=fish|guinea|doggy =gone|went =is|forever|heaven|=has",
    "dog|pupp|=cat|kitt|=pet|hamster|rabbit|bunny|goldfish|=fish|guinea|doggy|kitty =old|=our|=my|=his|=her|family =died|=dies|dying|dead|=die",
    "loss|losing|lost =of|=our|=my|=a|=his|=her dog|pupp|=cat|kitt|=pet|pets|hamster|rabbit|bunny|goldfish|guinea",
    "grie|mour|funeral|bury dog|=cat|=pet|hamster|rabbit|bunny|goldfish|=pets",
    "miss|misses|missing =our|=his|=her|=my =dog|=cat|=pet|hamster|rabbit",
    "bury|buries|burying|buried|grave|funeral =pet|=dog|=cat|rabbit|hamster|guinea|goldfish|=fish",
    "lost|losing|lose|loss =our|=the|=his|=her|family|beloved dog|cat|rabbit|hamster|=pet|guinea|puppy|kitten",
    "=run =over dog|cat|puppy|kitten|rabbit",
    "guinea =pig|=pigs died|dead|death|dies|buried",
    "=put =down|=sleep =dog|=cat|pet|vet|pony",
    "=hamster|=rabbit|=goldfish|=fish|=cat|=dog|bird|parrot buried|=still|grave|=bury|died",
    "goldfish|fish|hamster floating|lifeless|=gone",
    "goldfish|hamster|rabbit|=cat|=dog heartbroken",
  ],
  facts: ["died|dead", "stopped", "start again", "nobody", "all right|may", "remember|memory"],
  moments: [
    {
      title: ["The red collar", "A collar with a bell"],
      lines: (t) => [
        [
          `A girl sat ${t.setting} with a red collar in her hands. “${dog(t)} was my dog,” she said. “He was very old. This morning he died.”`,
          `${cap(t.setting)} sat a girl, and in her lap lay a red collar. “It was ${dog(t)}’s. He was my dog, he was very old, and he died.”`,
        ],
        "Her big sister had an arm around her.",
        forOlder(
          "The collar was soft from all the years. A bowl stood there too, with water in it. Nobody had to hurry today.",
        ),
        [`What would you do for the girl, ${t.child}?`, `How does ${t.child} comfort the girl?`],
      ],
      choices: [
        {
          text: ["Ask what happened", "Ask about the dog"],
          title: ["What happened", "An old heart"],
          lines: (t) => [
            `“What happened?” asked ${t.child}. “His old heart stopped,” said the sister. “His whole body stopped working. It cannot start again, not even at the vet’s.”`,
            "“Did I do something wrong?” asked the girl. “No. It was nobody’s fault.”",
            forOlder(
              "“You gave him water and walks and a warm place. He was old. His body does not hurt now.”",
            ),
          ],
          returns: (t) =>
            `“What happened?” asked ${t.child} quietly, and waited for the answer, as with the girl and the red collar.`,
        },
        {
          text: ["Sit with the girl", "Keep her company"],
          title: ["Two and a collar", "Beside the girl"],
          lines: (t) => [
            `${t.child} sat down with her. The girl let the small bell on the collar ring once.`,
            "“His body stopped working,” she said. “It will not start again. Yesterday I scolded him.” “That did not make him die,” said her sister. “It was nobody’s fault.”",
            forOlder(
              "Then they were quiet for a while, and that was good too. The bell lay still.",
            ),
          ],
          returns: (t) =>
            `Somewhere a small bell rang, once. ${t.child} thought of an old dog, and of sitting beside a girl.`,
        },
      ],
    },
    {
      title: ["Remembering an old dog", "A good old dog"],
      lines: (t) => [
        [
          "“I still listen for his paws,” said the girl. “I miss him. Then I am cross. Then I skip.”",
          "“I cry, and then I am angry, and then I want to skip rope,” said the girl.",
        ],
        "“You may do all of that,” said her sister.",
        "They looked for a way to remember him, today and later.",
        forOlder(
          "“Do I have to stop missing him?” “No. It will not always feel as heavy as today.”",
        ),
        [`What would be good, ${t.child}?`, `How would ${t.child} remember ${dog(t)}?`],
      ],
      choices: [
        {
          text: ["Paint a stone", "Put his name on something"],
          title: ["A round stone", "His name"],
          lines: (t) => [
            `They found a stone, round as a biscuit. ${t.child} held it, ${t.friend} mixed the color, and the girl painted two brown ears and his name.`,
            `She set it where the morning sun comes first. ${dog(t)} had liked to lie there.`,
            forOlder(
              "When it rained, the color would fade. Then she could paint it again, or leave it.",
            ),
          ],
          returns: (t) =>
            `${t.child} found a round stone and held it for a while, until it was warm, and thought of an old dog.`,
        },
        {
          text: ["Tell what he was like", "Talk about him"],
          title: ["What he was like", "A good memory"],
          lines: (t) => [
            `“What was he like?” asked ${t.child}. He carried one slipper to the door, said the girl, always one, and slept on the other.`,
            "She laughed a little, and her cheeks were wet. It was a good memory, and she kept it.",
            forOlder(
              `${t.friend} wanted to hear it again. The second time she knew a bit more, about the sound of his tail.`,
            ),
          ],
          returns: (t) =>
            `“Tell me again about the slipper,” said ${t.child}, for a memory can be told more than once.`,
        },
      ],
    },
  ],
};
