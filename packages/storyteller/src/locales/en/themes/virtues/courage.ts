import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const courage: ThemeTexts = {
  name: "being brave",
  phrases: [
    "courag",
    "bravery",
    "braver",
    "=brave =be|being|=become|more|feel|child|kid|girl|boy|about|how",
    "fearless",
    "overcom|conquer|face|facing|beat|handle|deal fear|fears",
    "=not|=less|=never|stop|always|everything|=so|=too scared|afraid|fearful|frightened everything|things|life|try|trying|anymore|easily|always",
    "scared|afraid|frightened everything",
    "fearful child|kid|=son|daughter|less",
    "scaredy",
    "timid",
    "bold|bolder",
    "try new things|something",
    "something|things scary",
    "scary things|something|moments",
    "step|steps comfort =zone",
    "stand|standing =up themselves|herself|himself|others|friend|right|=for",
    "afraid|scared slide|climbing|climb|jump|loud|noises|noise|balloons|elevator|lift",
    "overcome|overcoming|face|facing fear|fears",
    "=scared|afraid =of =everything",
    "try|trying|tries|=do|doing|dare something|things|stuff|=new scary|scared|hard|afraid|fear",
    "afraid|scared|fear|terrified|frightened|phobia =dogs|=dog|dogs|spider|spiders|insects|insect|bugs|clown|clowns|vacuum|hoover|loud|heights|cats|fireworks|=bees|snakes|balloon|balloons|noise|noises|escalator|santa|costumes|puppets",
    "scared|afraid|fear|frightened|terrified =of|everything =everything|=all|new",
    "face|facing|faces|overcom|conquer|beat =his|=her|=your|=their|=my fear|fears",
    "coward",
    "=hero|heroic|heroes =be|brave|being",
    "try|trying =new =things !find|finding|learn|learning",
    "scares|scare everything|=him|=her|=me",
    "=dare|=dares|=daring =to|more|=be|being",
    "new|unfamiliar situation|things|places|experience scared|afraid|fear|anxious|nervous|brave|try",
    "try|trying|tries|doing something|things scary",
    "scared|afraid|fear|fears|frightened|fearful|terrified|petrified",
    "stop|less|=so|=too scared|afraid|fearful|fear =being|=be|=so|always",
    "brave",
    "standing|stand|stands tall|strong afraid|scared|fear",
    "doing|do|does|try things|it|anyway afraid|scared|frightened|fear",
    "=big|=high|=tall slide dare|dares|=won|wont|refuses|afraid|scared|chicken|=t",
    "speak|speaking =up friend|others|someone",
    "=dare|dares|daring =more|=try|=new|=things|=slide",
    "=taking|=take|=takes =risks|=risk",
    "=scared|afraid =everything =new|=dog|=dogs|=spiders|heights",
    "risks|risk =taking",
    "even|=though|=although =scared|=afraid|fear =go|going|=do|=doing|=try|trying",
    "=on =stage =brave|bravely|=going|perform",
    "bravely",
    "afraid|scared|fear|terrified|frightened vacuum|hoover|blender|hairdryer|mixer|=hair cleaner|machine|dryer|noise",
    "afraid|scared|fear|terrified|frightened hoover|blender|hairdryer",
  ],
  facts: ["scared|afraid", "step", "rang"],
  moments: [
    {
      title: ["The growling bell", "A bell like a bear"],
      lines: (t) => [
        [
          `A bell hung ${t.setting}, as big as a bear. “It calls my little goats home,” said a goat. “But the rope is too high for me.”`,
          `${cap(t.setting)} hung a bell, as big as a bear. “Who will ring it?” asked a goat. “It calls my little goats home.”`,
        ],
        `It growled in the wind. And ${t.child}’s heart went bum, bum, bum.`,
        forOlder(
          "And the knees went soft as butter. That is just what knees and hearts do when something is big and new.",
        ),
        [`How would you get there, ${t.child}?`, `How do you begin, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say it out loud", "Talk about the fear"],
          title: ["Out loud", "Me too"],
          lines: (t) => [
            `“I am scared,” said ${t.child}, loud and clear. “Me too,” said ${t.friend}. “And I,” said the goat, “every evening.”`,
            "Said out loud, the fear would fit into a pocket. A step, another step, and the bell rang. Dong! Four little goats came running.",
            forOlder(
              "The bell did not growl now. Perhaps it had only been yawning, all alone with its mouth open.",
            ),
          ],
          returns: (t) =>
            `“I am scared,” ${t.child} said out loud, as under the bell. And once more the fear would fit into a pocket.`,
        },
        {
          text: ["Go a small bit", "Go as far as I like"],
          title: ["Step and breathe", "Small steps"],
          lines: (t) => [
            "One small step, then stop, and breathe out with them: fff. Still scared? Yes. One more step, and breathe: fff.",
            `At step nine ${t.child} had the rope, and the bell rang. Dong! From far off four little goats came hopping.`,
            forOlder(
              `“You were scared all the way, and you went all the way,” said the goat. “I call that brave.”`,
            ),
          ],
          returns: (t) =>
            `One small step, breathe out, one more: ${t.child} knew how to get to a thing that growls.`,
        },
        {
          text: ["Hold hands with somebody", "Take a friend along"],
          title: ["Two scared hands", "Hand in hand"],
          lines: (t) => [
            `${t.friend} held out a hand, and ${t.child} took it. Two scared hands are warmer than one. Step by step they went.`,
            "They pulled together, and the bell rang, deep and friendly. Dooong! Four little goats came over the stones.",
            forOlder(
              "From close by it was not a bear at all. A swallow had her nest inside, and she slept right through.",
            ),
          ],
          returns: (t) =>
            `${t.child} felt the heart go bum, and held out a hand, as by the bell. It was taken at once.`,
        },
      ],
    },
  ],
};
