import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const jealousy: ThemeTexts = {
  name: "jealousy",
  phrases: [
    "want|wants mommy|mummy|mom|mum|daddy|dad|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa =himself|=herself|alone",
    "jealous",
    "jelous|jealos|jelly =of",
    "envy|envious",
    "rival",
    "brother|sister|sibling|baby attention|unfair|favourite|favorite|more",
    "=not =fair|fairness brother|sister|sibling|friend|else",
    "unfair brother|sister|sibling|friend",
    "love|loves|loved less|more|=both|equally",
    "attention mom|mum|mommy|mummy|dad|daddy|parents|=all|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "shar mom|mum|mommy|mummy|dad|daddy|parents|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa attention|love|lap|baby|sister|brother|sibling",
    "compar|comparing siblings|others|brother|sister|friends",
    "what others|friends|else have|=has|got",
    "wants|want everything|=what others|friend|friends|sister|brother|sibling =has|have|got|gets",
    "left =out mom|mum|dad|baby attention",
    "new baby|sibling|brother|sister jealous|attention|unfair|hates|=mad|envy",
    "=only wants mommy|mom|mum|daddy|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa =himself|=herself",
    "=jelly =of",
    "=fair =not|=isn|=isnt",
    "=fair|unfair =not|=isn|=isnt|=why bigger|more|present|presents|gift|gets|got|always",
    "wants|want whatever|everything|=same|=what cousin|friend|friends|sister|brother|neighbour|neighbor|others|kids",
    "=why =does|=do|=did|=is =he|=she|=they|brother|sister =get|=gets|=got|=have|=has more|bigger|new|=it|=one",
    "green eyed",
    "prefer|prefers|favour|favor sister|brother|sibling|siblings|baby",
    "favourite|favorite child|kid|grandchild",
    "love|loves|like|likes brother|sister|baby|sibling|him|=her more|better =than|=me",
    "upset|=mad|angry|cries =when|=if hold|holds|holding|cuddle|cuddles|=hug|=hugs|hugging baby|sister|brother|cousin",
    "fight|fights|fighting|compete|competing attention|love mom|mum|mummy|mommy|dad|daddy|parents|=our|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "=envie|=envied",
    "resents|resentful|resentment",
    "=hug|=hugs|cuddle|cuddles|holds|plays|attention|praise|praises sister|brother|baby|cousin|sibling upset|=mad|stand|angry|cries|=when|jealous|bear",
    "=has|have|got|gets|get more =than =me|=him|=her|=i",
    "happy =for others|=friends|friend|someone =when|instead|else|others",
    "baby|sister|brother|cousin gets|=has|=all attention|cuddles|hugs|presents|time|love",
    "hates|hate|upset|=mad|angry =when|=that|new baby|sister|brother|sibling gets|=has|attention|cuddles|born",
    "sibling compet|attention",
    "=why =does|=do|=did =get|=gets|=has|=have|=got everything|=all|always|more",
    "=why bigger|more|better|nicer present|gift|toy|piece|slice|room",
    "compares|compare|comparing =got|=gets|=has|=have twin|brother|sister|cousin|friend|friends",
    "feels|feel =second best|loved|=less",
    "everyone|everybody likes|loves more =than",
    "pouts|sulks|sulk|cries|clings play|cuddle|talk|hold sister|brother|baby|cousin",
    "compet|competing|competes =mommy|=mom|mommys|moms|attention|=lap|=love",
    "attention seek|seeking|wants =twins|=baby|since|sibling",
    "=why =her|=him =not =me",
    "compar =slice|=piece|=share|sibling|=brother|=brothers|=sister|=sisters",
    "=wants|=want =all =himself|=herself =us|=me|=mommy|=daddy|=mom",
    "stand|bear|bears cuddle|cuddles|hug|hold|kiss another|other|someone",
    "cuddle|hug|kiss another =child|=kid|=baby",
  ],
  facts: ["jealous", "thistle|prick", "want", "enough"],
  moments: [
    {
      title: ["The lamb", "Everyone strokes the lamb"],
      lines: (t) => [
        [
          `A small lamb came along ${t.setting}. Everyone stroked it, and nobody looked at ${t.friend}.`,
          `${cap(t.setting)} lay a lamb. Everyone stroked it, and no one saw ${t.friend}.`,
        ],
        `Something prickled inside ${t.friend}, like a thistle. “You are jealous,” said an old sheep. “It means: I want some too.”`,
        forOlder(
          "“I know that thistle,” it said. “It grows in kind hearts as well. It comes, it says its piece, and it goes.”",
        ),
        [`What helps against thistles, ${t.child}?`, `${t.child}, what helps a jealous heart?`],
      ],
      choices: [
        {
          text: ["Say that it prickles", "Tell how it feels"],
          title: ["Said out loud", "The word is out"],
          lines: (t) => [
            `${t.friend} took a breath and said it: “I feel jealous. I want to be stroked too.” Everybody looked up.`,
            `At once there was one hand for the lamb and one hand for ${t.friend}. There was enough stroking for both.`,
            forOlder(
              "“It is like a song,” said the old sheep. “It gets no shorter because two are listening.”",
            ),
          ],
          returns: (t) => [
            `It prickled again, a little, and ${t.friend} said so right away. Then everyone moved up, and there was enough room.`,
            "And when it prickled once more, nobody hid it: “I want some too,” they said, as they had beside the lamb.",
          ],
        },
        {
          text: ["Ask for time together", "Wish for a song alone"],
          title: ["A song for two", "Only us"],
          lines: (t) => [
            `“May I have you for one song?” asked ${t.friend}. “Yes,” said ${t.child}, and they hummed it back to back. Hum along: mmm!`,
            "After the song the thistle was soft. The lamb had taken nothing away: there was enough love for a whole meadow.",
            forOlder(
              "A time like that needs no cake and no balloons. It only needs somebody who stays until the last note.",
            ),
          ],
          returns: (t) => [
            `Later ${t.friend} asked for one song alone with ${t.child}. They hummed it back to back, and it was enough.`,
            "“One song, just us two?” was all it took; mmm, went the song, and the thistle went soft.",
          ],
        },
        {
          text: ["Stroke the lamb as well", "Join in with both hands"],
          title: ["In the middle", "Licks for all"],
          lines: (t) => [
            `${t.child} made room, and four hands lay in the wool. Stroke the air with us, slowly, from the ear to the tail.`,
            `“It prickles less, here in the middle,” said ${t.friend}. The lamb licked each nose. It had licks enough for all.`,
            forOlder(
              "Then it fell asleep across four knees at once, which is quite a feat for a lamb of that size.",
            ),
          ],
          returns: (t) => [
            `Near the end ${t.friend} did not stand at the edge: into the middle, both hands in, and there was enough for all.`,
            `Again everybody crowded round something nice, and ${t.child} made room, as beside the lamb: come in too!`,
          ],
        },
      ],
    },
  ],
};
