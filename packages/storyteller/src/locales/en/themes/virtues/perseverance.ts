import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const perseverance: ThemeTexts = {
  name: "not giving up and trying again",
  phrases: [
    "persever",
    "persist|persistent|persistence",
    "resilien",
    "tenacity|tenacious",
    "grit",
    "give|gives|giving|gave =up",
    "try|tries|trying|=tried again|=over|harder|best|after|fail|until|once",
    "keep|keeps|keeping trying|going|practi",
    "=not|=never =stop|stopping trying|try",
    "mistake|mistakes learn|okay|=ok|normal|again|afraid|fear|cope|upset|frustrat|making|make",
    "frustrat =not|work|works|doesn|cannot|homework|easily|difficult|hard|task|things|learning",
    "effort|determination|determined|endurance",
    "growth mindset",
    "practice|practise|practising|practicing perfect|=makes|instrument|piano|violin|again|every|patiently",
    "stick|sticking|sticks =with|=to =it|things|task|something|goals|hard|difficult",
    "finish|finishing what|started|starts|start|task",
    "=cannot|=cant =do =it",
    "hard =work|working|worker",
    "=is|=too|things difficult|hard|tricky give|try|keep|stop",
    "=not =give|giving =up",
    "give|gives|giving =up easily|quickly|fast|soon",
    "=i =can|=cant|=cannot =t|=not =do =it|=this",
    "=cant|=can =do|=it =always|=says|says|=all|saying =do|=it|=this",
    "motivat|discipline|determin",
    "goal|goals reach|achiev|=set|work|own",
    "=gives|=give|=giving =up",
    "again =and|=try =again|=try|keep",
    "perfectionis",
    "perfect =has|needs|=be|everything|wants|always",
    "bounce|bounces|bouncing back",
    "fall|falls|falling|fell =get|=gets|getting =up|=back again|=back",
    "mistake|mistakes =are|=is|=ok|okay|everyone|makes|afraid|scared|fear|=to|from",
    "=do|does|doing|try|tries|trying hard|difficult things|task|tasks|=at|=best",
    "never|=not|=don|=dont|without =give|=gives|=giving =up",
    "lazy|laziness",
    "=quit|=quits|quitting|quitter",
    "fail",
    "practice|practise|practising|practicing dance|dancer|dancing|ballet|piano|guitar|violin|sport|sports",
    "throws|throw towel",
    "hard|difficult|tough =when =it|things =gets|=is|stops|quit",
    "stops|stop =when|=if|=as hard|difficult",
    "=as|=when|soon difficult|hard|tricky =throws|throw|quits|stops|gives|leaves|cries",
    "throws puzzle|homework|=work",
    "=succeed =first|=try|again",
    "stick|sticks|sticking =difficult|hard|tricky|=it|something !tongue",
    "keep|keeps|keeping =at =it|something",
    "practice|practise =every|=makes|=keep|=piano|=day|=perfect",
    "mistakes =learn|=help|=grow|=fine",
    "=hard =gives|=throws|=quits|puzzle|homework",
    "=effort",
    "start|starting|=starts|=begin =again =tower|=falls|=fails|=over|=fell|=collapses",
    "stopping|=stop|=stops|=quitting halfway|midway|=middle",
    "=not =stop|=stopping|=quit",
  ],
  facts: ["tried|try|tries", "again", "not yet", "flew"],
  moments: [
    {
      title: ["The paper bird", "Flop"],
      lines: (t) => [
        [
          `A snail ${t.setting} had a letter for a friend far away. They folded it into a bird. Flop! It fell.`,
          `“It has to go over there,” said a snail ${t.setting}. It was a letter, folded like a bird. Flop! It fell.`,
        ],
        `${t.child} tried again. Flop! “It cannot fly,” said ${t.friend}. “Not yet,” said the snail.`,
        forOlder(
          "The snail knew about such things. Up a wall she had once slid back nine times, and at the top were the best leaves.",
        ),
        [`What would you try now, ${t.child}?`, `How do you go on, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Bend the wings up", "Change a single thing"],
          title: ["A look at the wing", "Always to the left"],
          lines: (t) => [
            `Where did it tip over? ${t.child} looked. Always to the left! So they bent that wing a bit. Farther! A bit more.`,
            "At the sixth try it flew, in a long soft curve, right to the friend on the other side.",
            forOlder(
              "“Five flops, and each of them told us something,” said the snail. “Clever little flops they were.”",
            ),
          ],
          returns: (t) =>
            `It did not work at once. ${t.child} looked where it tipped over, changed one thing, and tried again.`,
        },
        {
          text: ["Rest for a little", "Take a short break"],
          title: ["Loose arms", "A pause with a snail"],
          lines: (t) => [
            `“A break,” said ${t.child}, and they shook out their arms. Shake yours too: shoo, shoo! Then they breathed, and began again.`,
            "Flop. And flop. And with loose, rested arms: it flew! It flew till it was as small as a fly.",
            forOlder(
              "The snail had rested in her house meanwhile. “Some of my best tries,” she said, “come right after a nap.”",
            ),
          ],
          returns: (t) =>
            `${t.child} shook out both arms, shoo, shoo, as with the paper bird. And after the break it worked.`,
        },
        {
          text: ["Practice the throw", "Throw it many times"],
          title: ["Throw, run, fetch", "Five and one more"],
          lines: (t) => [
            "Throw, run, fetch it. Count the tries with them: one, two, three, four, five! Each one went a shoe farther.",
            `And again: ${t.child} held it low, let go softly, and it flew, all the way.`,
            forOlder(
              "From over there somebody waved with both feelers. A letter came back the same day, folded like a frog.",
            ),
          ],
          returns: (t) =>
            `One, two, three, four, five tries, ${t.child} counted, as with the paper bird. And then the one that worked.`,
        },
      ],
    },
  ],
};
