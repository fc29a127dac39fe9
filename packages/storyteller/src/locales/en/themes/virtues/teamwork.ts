import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const teamwork: ThemeTexts = {
  name: "working together as a team",
  phrases: [
    "team",
    "cooperat",
    "collaborat",
    "work|works|working together",
    "play|playing nicely|well together",
    "build|building|=do|doing something|things together",
    "join|joining forces",
    "joint effort",
    "group work|project|task|activit",
    "work|working =in group|groups|pairs",
    "pull|pulling together",
    "help|helping each other|=one",
    "listen|listening other|others ideas|idea",
    "wants|always boss|bossy|leader game|others|team",
    "bossy",
    "wants =do everything|=all alone|himself|herself",
    "solve|solving problems together",
    "together strong|stronger|better|=win|=wins|winning|everyone|each|=do|=we|=can|=achieve|build|work|=solve",
    "teamplayer|teammate",
    "cooperat|=working|work|play =with|=in =others|classmates|team|=group|groups|kids",
    "each|=one other|another =help|support|supporting|working",
    "=working|=work|=works|=doing|=stronger =together",
    "united",
    "boss|bossy|bosses group|others|friends|game|everyone",
    "wants|always boss",
    "many hands",
    "two heads",
    "=pass|passes|passing =ball =not|=never|doesn|doesnt|refuses|others|won|=t",
    "things|stuff|work|play group doing|=do|together|works",
    "bosses|bossy|boss group|games|everyone|team",
    "=together =work|working|play|build|building|better|strong|=as",
    "pass|passing|passes =ball",
    "=many =hands",
    "everyone|everybody|=each =does|=do|=plays =part|=share",
    "=do|=does =part",
    "alone|himself|herself never|=lets|=let group|others|team|anybody|anyone help",
    "group =help|together|project",
  ],
  facts: ["together", "each", "alone"],
  moments: [
    {
      title: ["The house in the puddle", "A dizzy egg"],
      lines: (t) => [
        [
          `A hen’s little house stood in a puddle ${t.setting}. They all pulled, each at a different corner, and it went round like a carousel.`,
          `${cap(t.setting)} a hen’s little house had sunk into the mud. Each of them pulled a different way, and it only squeaked.`,
        ],
        "“My egg is getting dizzy,” said the hen.",
        forOlder(
          "A snail had joined in as well. It pushed with all its might, but nobody could tell.",
        ),
        [`How will the house get out, ${t.child}?`, `What would ${t.child} tell the others?`],
      ],
      choices: [
        {
          text: ["Lift all at once", "Heave at the same time"],
          title: ["One, two, three, hup", "Hup"],
          lines: (t) => [
            `“Together!” called ${t.child}. “One, two, three, hup!” Count with them: one, two, three, hup!`,
            "Up it came, as straight as a cake on a tray. None of them could have lifted it alone, and the egg did not even wobble.",
            forOlder(
              "Then somebody laughed and said hup again, and the house hopped to a dry spot, like a frog with a roof.",
            ),
          ],
          returns: (t) =>
            `“One, two, three, hup!” called ${t.child}, as at the hen’s house, and what was too heavy for one was light for all.`,
        },
        {
          text: ["Share out the jobs", "Give everybody a task"],
          title: ["A job for each", "What the snail saw"],
          lines: (t) => [
            `${t.child} found a job for each of them: ${t.friend} took the heavy side, the hen the door, and the snail watched from below.`,
            "“Now!” called the snail, the moment the mud let go. Together they carried out what nobody could move alone.",
            forOlder(
              "“I was the eyes,” said the snail afterward, and it held its eyes a little higher.",
            ),
          ],
          returns: (t) =>
            `${t.child} asked who was good at what, and soon each of them had a job, even the smallest, as with the snail.`,
        },
        {
          text: ["Listen to every idea", "Hear what the others think"],
          title: ["Three ideas in one", "Boards and slime"],
          lines: (t) => [
            `${t.child} asked, and each of them had a bit of an idea. ${t.friend} had boards, the hen had feathers, the snail had slime.`,
            "They put it all together: slippery boards! Out slid the house, wheee. Alone, not one of them had thought of it.",
            forOlder(
              "And the feathers? Those went into the nest. An egg that has been dizzy likes to lie softly.",
            ),
          ],
          returns: (t) =>
            `“What do you think? And you?” asked ${t.child}, for a bit of an idea here and a bit there had moved a house.`,
        },
      ],
    },
  ],
};
