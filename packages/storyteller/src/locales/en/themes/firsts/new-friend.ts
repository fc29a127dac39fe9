import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const badger = (t: SceneContext) => t.freeName(["Nut", "Acorn", "Conker"]);

export const newFriend: ThemeTexts = {
  name: "making a new friend",
  phrases: [
    "make|making friend school|kindergarten|class|playground",
    "friend|friends make|making|new|find|finding|first|=no|=any|more|get|getting|lonely|needs|want|wants|how",
    "friendship|friendships start|make|new|build|begin|form",
    "befriend",
    "=to play =with others|other|kids|children|someone",
    "=play|=plays|=playing alone|=himself|=herself|others|=with|=by ask|asking|join|alone|always|dare|with|=himself|=herself other|others|kids|children|alone|=himself|=herself|someone",
    "join|joining =in|game|games|play|others|group",
    "ask|asking =to|=if|=can play|join|friend|friends",
    "meet|meeting|getting|get =to|new|know kids|children|people|others|neighbor|neighbour|friends",
    "meeting =new",
    "nobody|=no plays|play =with",
    "socializ|socialis",
    "connect|connecting =with others|kids|children",
    "introduce|introducing =himself|=herself|=themselves|=yourself|=myself|self|name",
    "new =kid|=girl|=boy|=child|neighbor|neighbour|classmate",
    "approach|approaching other|others|kids|children",
    "playmate|buddy|buddies|=pal|=pals|bestie",
    "=be|being|becom|=best =friends|=friend",
    "friendship",
    "playdate",
    "=play =date|=dates",
    "=fit|fits|fitting =in school|class|=with|kids|group|others",
    "=no|=few|=any|enough|never|hasn|=has friends|friend",
    "social|socially skills|=more|interact",
    "talk|talking|talks|play|playing =to|=with other|new kids|children",
    "meet|meeting|making|make|makes|find =new kids|children|people|friends|friend",
    "find|finding|make|making buddy|friend|friends|=pal|playmate school|kindergarten|nursery|class",
    "=play|=plays|=playing =alone always|time|=at|school|kindergarten|=by",
    "nobody|alone =to|always play|plays",
    "doesn|doesnt|=not|don|dont know|knows anyone|anybody|nobody",
    "=no|nobody|noone play =new school|class",
    "=new doesn|dont|knows|know school|class|=anyone",
    "conversation|talking start|starting =kids|children|=other",
    "=bff",
    "getting|=get =know neighbour|neighbor|=girl|=boy|kids|children|class|door",
    "=making|=make =friends !again|after|fight|fights|quarrel|argument",
    "plays =alone|=only company|friend|friends|would|likes",
    "guest|guests =play",
    "play|playing =other|=new =kids|children =with|how|learn|park|playground|cant|doesn",
    "=best =friend =moved|left =new",
    "invit|inviting =someone|friend|friends =over|=home|=play",
    "look|looking|find|finding|search buddy|buddies|=pal|=pals|playmate|playmates",
    "lonely =new|since|came|arrived",
    "=plays|=play =own|=alone =friend|=friends|=like|=wants",
    "=asking|=ask =others|=kids|=children =play|=join",
    "would =friend|=friends =like|=love",
    "=more friends",
  ],
  facts: ["hello", "name", "play|join", "ask"],
  moments: [
    {
      title: ["The ball run", "A ball that comes back"],
      lines: (t) => [
        [
          `A badger had a ball run ${t.setting}. Rrr, and nobody caught the ball.`,
          "Rrr, went a ball down a ball run. A young badger ran after it, alone.",
        ],
        "One at the top, one at the bottom, that would be a game! But they did not know each other yet.",
        forOlder(
          "The badger looked over, and looked away. Up there lay a second cushion, and nobody sat on it.",
        ),
        [`How do we begin, ${t.child}?`, `${t.child}, how could it begin?`],
      ],
      choices: [
        {
          text: ["Tell it our names", "Smile and say hello"],
          title: ["Hello, I am", "Three names"],
          lines: (t) => [
            `${t.child} smiled. “Hello! My name is ${t.child}, and this is ${t.friend}.” Say it too, with your own name: hello!`,
            `“${badger(t)},” said the badger, and went pink. “Can we play with you?” asked ${t.friend}. Rrr, the ball was off, and plop, it was caught.`,
            forOlder(
              `Soon they knew three things about ${badger(t)}: seven brothers, no fear of rain, and never any soup, please.`,
            ),
          ],
          returns: (t) => [
            `“Hello, my name is ${t.child},” came first again, and after the name there came, as with ${badger(t)}, a game.`,
            `Somebody stood there whom nobody knew. “Hello,” said ${t.child}, with a smile and a name, and so it began.`,
          ],
        },
        {
          text: ["Ask to join in", "Find out: may we play"],
          title: ["At the bottom", "May we"],
          lines: (t) => [
            `“Hello,” said ${t.child}, with both names, and then asked: “May we play?” “At the bottom,” said the badger.`,
            "So they caught the ball, rrr, plop! Catch it with us: hands together! After ten balls they swapped, and the badger laughed till it hiccupped.",
            forOlder(
              "Had it said “not now”, they would have asked again after lunch, or asked the squirrels. A no is only a no to now.",
            ),
          ],
          returns: (t) => [
            `“May we join in?” ${t.child} asked, for it had worked with the ball, and there was a place at the bottom.`,
            `${t.child} asked again: “May we play too?” And where one had been alone, there were more.`,
          ],
        },
        {
          text: ["Show a green marble", "Bring something to share"],
          title: ["The green marble", "What each of us likes"],
          lines: (t) => [
            `${t.child} held out a marble. “Hello! Will it roll on your run?” Then they asked its name. “${badger(t)}. I like green!”`,
            `What do you like? Tell us! ${badger(t)} liked marbles, and so did ${t.friend}. “Will you play with me?” both said at once.`,
            forOlder(
              "One thing that both of you like: there is not much more to a beginning than that. The rest is rolling.",
            ),
          ],
          returns: (t) => [
            "They found one thing that everyone there liked, as with the green marble, and after that it rolled by itself.",
            `${t.child} brought something to show, and asked what the others liked; and there were more marbles than one.`,
          ],
        },
      ],
    },
  ],
};
