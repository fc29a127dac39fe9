import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const school: ThemeTexts = {
  name: "the first day of school",
  phrases: [
    "first|1st day|days|week|time|morning school|kinderg|nursery|preschool|daycare|class|reception|kita",
    "start|starts|starting|begin|begins|beginning school|kinderg|nursery|preschool|daycare|reception|class|kita|creche",
    "kinderg",
    "nursery =school|new|start|go|going",
    "new|change|changing|switch|switching school|kinderg|class|teacher|nursery|daycare",
    "school scared|afraid|fear|nervous|anxious|worr|excited|looking|like|likes|love",
    "school =not|won|doesn|refus want|wants|go",
    "go|goes|going =to school|kinderg|nursery|preschool|daycare",
    "back =to school",
    "first|1st grade|grader",
    "ready|readiness|prepar school|kinderg|nursery|preschool",
    "school|kinderg settl|adjust|transition|enrol",
    "=school day|starter|beginner",
    "big =school",
    "school =bag|satchel|backpack new|first",
    "teacher new|first|scared|afraid",
    "settl =new school|class",
    "start|starting =year =one|=two|=1",
    "school =fun|enjoy|happy",
    "new classmates|classroom",
    "new teacher classmates|class",
    "leave|leaving =home =for school",
    "first =grade",
    "preschool",
    "nervous|anxious|scared|worr|afraid|excited|ready =about|=for|starting|start|going|=of year|grade|class|school|reception|kindy|preschool",
    "year|grade =1|=2|=3|=one|=two|=three|two|three nervous|start|starting|new|going|ready|scared|moving|first",
    "=1st|=2nd|first|second grade|year class|start|starting|going|new|nervous|school",
    "kindy|=prek|playgroup|playschool|creche|daycare",
    "hate|hates|love|loves|enjoy|enjoys|likes|boring|cry|cries|refusal|avoid|miss|bored school|preschool|daycare",
    "moving|move|moves =up|=to|new year|class|grade|school|classroom",
    "school refus|phobia|anxi|=new|first",
    "doesn|dont|won|refus|=not|wont want|go|leave|enter|=like =school|kinderg|school",
    "kindergarden|kindergarten|kindergarder",
    "=new =school|=teacher|=class",
    "nursery|preschool|daycare|kindergarten|school settl|settling =in|=into|=at",
    "chang|change|changing|moving|switch|new schools|school|kindergarten|class|preschool",
    "starts|starting|start|begins nursery|school|reception|kindergarten monday|september|august|tomorrow|soon|=next",
    "=school =bus",
    "=get =on =school",
    "school|kindergarten anxiety|anxious|nervous|worries|afraid|scared|refus",
    "=wont|refuses|=won =go school",
    "=big =school",
    "elementary|primary|secondary =school =jump|=start|=big|=new|=move|=going",
    "=know|=knows =anyone|=nobody|=anybody =school|class|september",
    "=start|=starts|=starting class|grade|=school|=year",
  ],
  facts: ["first day", "teacher", "ask", "picked up|pick you up|picks you up|fetch"],
  moments: [
    {
      title: ["A new bag", "The owl’s school"],
      lines: (t) => [
        [
          `A hedgehog with a new bag stood outside a small school ${t.setting}. “My first day,” it said.`,
          `Dong! A small school began ${t.setting}. Outside stood a young hedgehog. “It is my first day.”`,
        ],
        "“Nobody knows the way yet,” said the teacher, an owl. “Ask me anything. After lunch you are picked up.”",
        forOlder(
          "It had tied two knots in its laces and, somehow, three in its tummy. The bag was bigger than its owner.",
        ),
        [`How could it begin, ${t.child}?`, `What comes first, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Find its own hook", "Look for the coat hook"],
          title: ["The hook with the pear", "A place for the bag"],
          lines: (t) => [
            `A row of hooks: an apple, a pear, a moon. “Which is mine?” ${t.child} went along with it. Point with them: there, the pear!`,
            "Up went the bag, and the hedgehog felt half as heavy. From there the rest was easy to find.",
            forOlder(
              "Next to it, under the moon, a toad hung up a cap. It was his first day as well, and he too had looked twice.",
            ),
          ],
          returns: (t) => [
            `Where everything was new, ${t.child} first looked for one small place to hang a bag, as under the pear.`,
            `A hook, a branch, a nail would do: ${t.child} hung up what was heavy, like the bag at the owl’s school, and looked around.`,
          ],
        },
        {
          text: ["Ask where things are", "Practice a useful question"],
          title: ["Wing up", "Where, please?"],
          lines: (t) => [
            `${t.child} practiced it with the hedgehog: hand up, and then, “Please, where is the toilet?” Say it too: please, where is the toilet?`,
            "“A splendid question,” said the owl, and showed everybody. Seven others had wanted to know, and not dared.",
            forOlder(
              "After that they asked about water, about glue, and about why chalk squeaks. The owl knew two of the three.",
            ),
          ],
          returns: (t) => [
            `${t.child} put a hand up and asked, as at the owl’s school, and others were glad that somebody had.`,
            `“Please, where is it?” asked ${t.child}. It was the toilet question with another ending, and it worked again.`,
          ],
        },
        {
          text: ["Count out the day", "Tell it what will happen"],
          title: ["Five fingers", "The day on one hand"],
          lines: (t) => [
            `${t.child} counted it off on five fingers. Do it too: hello circle, painting, snack, garden, lunch! “And then?” “Then home,” said the owl.`,
            "A day that fits on one hand is not so big. In went the hedgehog, thumb first.",
            forOlder(
              "At the ring finger, in the garden, it met a puddle. Nobody had told it about that one, and it was the best of all.",
            ),
          ],
          returns: (t) => [
            `What lay ahead was long, so ${t.child} counted it off on five fingers, like the hedgehog’s first day.`,
            `One finger for each part, thumb first: that was how ${t.child} did it, and the great long thing fit on one hand.`,
          ],
        },
      ],
    },
  ],
};
