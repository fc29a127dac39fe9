import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sibling: ThemeTexts = {
  name: "a new baby in the family",
  phrases: [
    "new|newborn baby|brother|sister|sibling",
    "baby brother|sister|sibling arriv|coming|come|new|born|home|expect|welcom|adjust|soon|=our|love|gentle|getting",
    "baby =is|comes|arrives|arriving|coming|born|family|house|way|belly|tummy|soon",
    "becom|being big|older|bigger|elder brother|sister|sibling",
    "big|older brother|sister becom|become|soon|new|going|being|role|proud",
    "pregnan",
    "mom|mum|mommy|mummy|mama|mother|mami|amma|=ammi|=ma expecting|baby",
    "newborn",
    "sibling arriv|new|=birth|coming|born|second",
    "second|another baby|child",
    "twins",
    "new addition family",
    "gentle|soft baby|newborn|infant",
    "baby cries|attention|time|everybody|everyone|loved|love",
    "little brother|sister arriv|coming|born|new|soon|=birth|expect",
    "only =child longer|anymore",
    "=birth brother|sister|sibling",
    "baby =in =the house|home|family|belly",
    "little brother|sister used|adjust|accept",
    "sibling|brother|sister accept|used =new|=baby|=little",
    "baby =in|inside|growing belly|tummy|womb|=moms|mom|mum|mummy|mommy|stomach|mother|mama|mami|amma|=ammi|=ma",
    "=bro|=sis little|new|baby|big",
    "baby soon|=birth|coming|due|arriv|getting|=our|=new|=another",
    "belly|bump|tummy mom|mum|mummy|mommy|mama|=moms|=mums|mother|mami|amma|=ammi|=ma baby|brother|sister",
    "becom|being|=be|role|job|=good|=great|=a big|older|elder sister|brother|sibling|=bro|=sis",
    "adjust|adjusting|accept|welcom|prepar|getting|=used new|=to baby|sibling|brother|sister",
    "only =child|=kid =any|longer|anymore|=not",
    "having|=has|expecting baby mom|mum|mummy|mommy|aunt|mother|mama|mami|amma|=ammi|=ma",
    "belly|tummy|bump mom|mum|mommy|mummy|mother|mama|mami|amma|=ammi|=ma big|bigger|growing|round",
    "=send|=give|return baby =back",
    "=hates|hate|jealous|hates brother|sister|=baby|=twin",
    "brother|sister wreck|wrecks|ruins|destroys|knocks|breaks",
    "annoying|annoys brother|sister",
    "=baby|brother|sister =from hospital =home|comes",
    "fights|fight|fighting|argues|arguing|squabbl|bicker twin|twins|sibling|siblings",
    "=new|expecting|having|arrive twin|twins|triplets baby|babies",
    "twins|=baby born|since|arriv|coming|=way|soon",
    "=big sister|brother becom|become|becoming|being|=be|new|baby|soon",
    "=along|=get =baby =new|newborn",
    "eldest|oldest =will|=become|=becoming|=be|child",
    "=ready =baby",
  ],
  facts: ["cries|cry|crying", "milk", "soft|gentl", "love"],
  moments: [
    {
      title: ["Someone new in the den", "Waa, waa"],
      lines: (t) => [
        [
          `“We have a baby,” said a young fox ${t.setting}. “It cries and drinks milk, and everybody’s paws are full.”`,
          `Waa! came out of a den ${t.setting}. “Our baby,” sighed a young fox. “It cries, drinks milk and sleeps.”`,
        ],
        "“Do you still love me?” it asked. “With all of me,” said Mama. “Love grows.”",
        forOlder(
          "“It cries because it has no words yet,” she said. “You may be glad about it, or cross, or both before breakfast.”",
        ),
        [`What could the young fox do, ${t.child}?`, `How could it start, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Stroke the baby softly", "Hold out one finger"],
          title: ["A very small paw", "The grip"],
          lines: (t) => [
            "Clean hands, and then one finger, soft as a feather, along the tiny back. Do it on your own arm: soft, softer, softest.",
            "The small paw closed round it and held on. “It knows me!” whispered the fox. “It knows your smell already,” said Mama.",
            forOlder(
              `${t.child} showed how to sit when holding it: well back, an arm under its head, and a grown-up close by. The baby burped. It was a compliment.`,
            ),
          ],
          returns: (t) => [
            `${t.child} held out one finger, soft as at the fox den, and something small took hold of it.`,
            `It was something small and new, so ${t.child} went softly, softer, softest, as with the baby fox.`,
          ],
        },
        {
          text: ["Hum a song for it", "Make a quiet tune"],
          title: ["The first concert", "Mmm"],
          lines: () => [
            "“It has known your voice for weeks, from inside,” said Mama. So they hummed together, gently. Hum with them: mmm, mmm, mmm!",
            "The waa grew smaller, then there was only a sigh. The fox sat very straight. “It listens to me!”",
            forOlder(
              "The song had one line and no rhyme. On that day it was sung eleven times, each time by request.",
            ),
          ],
          returns: (t) => [
            `${t.child} hummed the tune from the fox den, mmm, mmm, and it became quiet enough to think.`,
            `Someone was upset and had no words for it, so ${t.child} hummed, mmm, as for the baby.`,
          ],
        },
        {
          text: ["Ask for time alone", "Say: I need you too"],
          title: ["Ten minutes with Mama", "Your turn on the lap"],
          lines: (t) => [
            `“Just say it,” said ${t.child}. The fox took a breath. “Mama, I need you too.” “Thank you for telling me,” she said.`,
            "Papa rocked the baby, softly. On Mama’s lap there was room for a whole fox, two ears and one long story.",
            forOlder(
              "From then on there was a time for the two of them, each day after the nap. It had a name: just us.",
            ),
          ],
          returns: (t) => [
            `“I need you too,” said ${t.child}, as at the fox den, and was heard.`,
            `Where many wanted something, ${t.child} said it plainly, like the fox to its mama, and there was room.`,
          ],
        },
      ],
    },
  ],
};
