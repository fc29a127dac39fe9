import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const turns: ThemeTexts = {
  name: "taking turns",
  phrases: [
    "turn|turns take|takes|taking|wait|waits|waiting|share|each|game|games|play|playing",
    "=turn =my|=his|=her|their|your",
    "turn|turns brother|sister|friend|friends|siblings|kids|children|talk|talking|speaking|toy|toys",
    "wait|waiting|waits =in line|queue",
    "=line wait|standing|cut|cuts|cutting|jump|jumps",
    "queue|queuing|queueing",
    "pushes|push|pushing|jumps =front|queue",
    "cuts|cutting =in|line",
    "=be|=go|=goes|being|always|wants|going =first",
    "=me =first",
    "swing|slide|scooter|trampoline wait|share|fight|fights|hogs|=off|others|takes",
    "board =games|game rules|turn|turns",
    "alternat",
    "=one =at =a =time",
    "interrupts|interrupting|interrupt game|games|others play",
    "wait until|till|while others|brother|sister|friend|someone",
    "lets|=let|=lets|letting others|other|friends|brother|sister =go|play first|=too|turn",
    "pushes|pushing|cuts =line",
    "=first always|=to go",
    "waits|waiting turn",
    "lining =up",
    "=line =up",
    "=one after another|other",
    "=wait =his|=her|=their|=your turn",
    "=first =all =the =time|=be wants",
    "=it =my|=his|=her|=your =go",
    "=whose|=your|=my =turn|=go",
    "budge|barge|=butt|=butts|skip|skips|skipping|jump|jumps|jumping|cutting|cut =in|=the line|queue|front",
    "=que|=queing|=queueing",
    "monopoliz|monopolis|hogs|hog swing|slide|ball|bike|scooter|tablet",
    "=wants|=always|=has =to =go|=be =first",
    "alternating",
    "=let|=lets|letting others|other|kids|friends|sister|brother have|=go|=turn|play =go|=turn|swing|slide|first",
    "=have|=has|=get|=gets =a =go",
    "squabbl|argue|fight|fights|argues|arguments first",
    "=goes|=go =first who",
    "calling|calls|shouts|shouting|blurts|blurting =out",
    "=let|lets|letting anyone|others|other|else|someone start|begin|first",
    "raise|raising =hand|hands before|class|talk|talking|speak",
    "interrupt",
    "=cut|cuts|cutting =in =line",
    "wait|waiting =line|queue",
    "play|=go =before everybody|everyone|others =else|=wants",
    "=let|=letting|=lets =friends|friend|=others|people|=someone finish|=speak|speaking|talk|talking",
    "=line =swing|slide|=ride",
  ],
  facts: ["turn", "wait", "next", "ten|song|line"],
  moments: [
    {
      title: ["Three on a rope", "The swing that stood still"],
      lines: (t) => [
        [
          `A swing hung ${t.setting}. ${t.friend} held the rope, ${t.child} held it, a duck held it with its beak. So nobody swung.`,
          `${cap(t.setting)} hung a swing. ${t.friend} pulled, ${t.child} pulled, and a duck pulled with its beak. The swing hung still, quite puzzled.`,
        ],
        "“Who is next?” asked the duck, as well as it could.",
        forOlder("It had come a long way on foot for this. Ducks can fly, but they cannot swing."),
        [`How can everyone swing, ${t.child}?`, `How do we go about it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Count to ten", "Number the swings"],
          title: ["Ten for each", "Up to ten"],
          lines: (t) => [
            "The duck had the first turn. The others waited and counted. Count with them: one, two, three, four, five, six, seven, eight, nine, ten! Next!",
            `Then ${t.friend}, then ${t.child}. Ten is short when you swing, and loud when you count.`,
            forOlder(
              "The duck counted loudest, since it could not wait to hear the ten. Then it went to the back, happily.",
            ),
          ],
          returns: (t) => [
            `Everyone wanted to go first. “Ten each,” said ${t.child}, and they counted aloud, as at the swing, and nobody was left over.`,
            `${t.child} counted to ten for the others, slowly and fairly, and knew who would be next.`,
          ],
        },
        {
          text: ["Stand in a line", "Line up behind the duck"],
          title: ["The line", "One behind the other"],
          lines: (t) => [
            "One behind the other: so all could see who was next. Whoever waited gave a push. The duck flew up, and quacked.",
            `Then it was ${t.friend}’s turn, then ${t.child}’s, and the duck stood in the line again, bobbing on its toes.`,
            forOlder(
              "A snail came along too. It went to the back, of course. Its turn came last of all, and it swung longest.",
            ),
          ],
          returns: (t) => [
            `There was a crowd, and one small gap. ${t.child} stood in line, gave a push to whoever went, and was next.`,
            `“One behind the other,” said ${t.child}, as at the swing, and all at once there was room.`,
          ],
        },
        {
          text: ["Sing a song per turn", "Hum while we wait"],
          title: ["As long as a song", "The swing song"],
          lines: (t) => [
            "A turn lasted as long as the song, and the ones who waited sang it. Sing with them: up, up, and down; the next one’s in town!",
            `First the duck, then ${t.friend}, then ${t.child}. Those who sing do not notice that they wait.`,
            forOlder(
              "Once the duck asked for the slow version. They gave it that, for it was its first swing ever.",
            ),
          ],
          returns: (t) => [
            `While they had to wait, ${t.child} sang the swing song, up, up, and down, and at the end of it came their turn.`,
            `It took a song until it was their turn. So ${t.child} sang one: up, up, and down.`,
          ],
        },
      ],
    },
  ],
};
