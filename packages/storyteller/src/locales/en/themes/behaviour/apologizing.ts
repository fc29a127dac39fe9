import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const apologizing: ThemeTexts = {
  name: "saying sorry",
  phrases: [
    "sorr",
    "say|says|saying sorr",
    "apologi",
    "apolog",
    "sory",
    "make amends",
    "mend|fix|repair after hurt|hurting|fight|mistake|broke|friend",
    "make|making =up fight|quarrel|argument|friend",
    "makes|make =it =right|better",
    "forgiveness =ask|asking",
    "ask|asking =for forgiveness",
    "regret|remorse",
    "takes|take|taking responsibility hurt|mistake|mistakes|actions",
    "hurt|hurts someone mend|fix|sorry|make",
    "pardon",
    "=say =excuse",
    "amends",
    "mistake|mistakes|wrong|wrongs =right|fix|fixing|repair|amends mak|make|making|put|putting|own|owning",
    "says|say|said|saying =never|=wont|won|refuses|doesn|hates|hard|mean|really =sorry|sorry",
    "make|makes|making|made =things|=it =right|=better|=up|=good after|hurt|hurting|fight|wrong|someone",
    "fix|fixing|repair =what =he|=she|=i|=you broke",
    "=make|making =up =for",
    "=put|putting =it|things right",
    "say|saying|admit|admitting =i =was wrong",
    "admit|admits|admitting mistake|mistakes|wrong =sorry|apolog|friend",
    "=own|owns|owning mistake|mistakes",
    "make|making amends",
    "=making =up unkind|mean|fight|quarrel|rude|sorry",
    "sincere|=real|=proper =sorry|apology",
    "=putting|=put =right =upset|=hurt|friend",
  ],
  facts: ["sorry", "stepp|stood|trod|foot", "what|help", "bridge"],
  moments: [
    {
      title: ["A bridge of straw", "Crunch"],
      lines: (t) => [
        [
          `Crunch! Under ${t.child}’s foot lay a straw bridge. An ant had been building it ${t.setting} since sunrise.`,
          `${cap(t.setting)} ${t.child} stepped back. Crunch! It had been a bridge of straw, and an ant had nearly finished it.`,
        ],
        `${t.child} had not meant to. There stood the ant, the last straw in her arms.`,
        forOlder(
          `Nobody scolded. It was only very quiet, and ${t.friend} looked at the ant, and the ant at the straw.`,
        ),
        [`What can ${t.child} do now?`, `What would help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Say sorry to her", "Tell her “sorry”"],
          title: ["Two words and a why", "Eye to eye"],
          lines: (t) => [
            `${t.child} knelt down, to see her eyes. “I am sorry I stepped on your bridge.” The ant let go of a breath.`,
            `“What can I do?” asked ${t.child}. “Hold this end,” said the ant. And straw by straw the bridge came back.`,
            forOlder(
              `From then on ${t.child} walked differently: heel, look, toe. A lot lives down there, it turned out.`,
            ),
          ],
          returns: (t) => [
            `It happened again, as such things do. ${t.child} knelt down, said sorry, and for what, and asked what would help.`,
            `“I am sorry,” said ${t.child}, and said for what, too. It was heard, as it had been at the bridge.`,
          ],
        },
        {
          text: ["Bring her new straw", "Fetch more stalks"],
          title: ["An armful of straw", "Straw for the ant"],
          lines: (t) => [
            `${t.child} came back with both hands full. “I stepped on it. I am sorry. What else do you need?” “Somebody to count!” said the ant. Count with them: one, two, three, four, five!`,
            "With five new straws the bridge stood, wider than before.",
            forOlder(
              "“I was going to be cross for longer,” said the ant, “but there is no time.” Two beetles could now pass each other on it.",
            ),
          ],
          returns: (t) => [
            `Something had been squashed in the crowd. ${t.child} came with both hands full, said sorry, and began to mend it.`,
            `“Sorry” can have hands. And ${t.child}’s were fetching and mending before the word was quite out.`,
          ],
        },
        {
          text: ["Ask how she feels", "Listen to her side"],
          title: ["Quite a lot", "What the ant said"],
          lines: (t) => [
            `“How is it for you?” asked ${t.child}. “Sad here, cross there,” said the ant. ${t.child} listened to the end. “I am sorry. It was my foot.”`,
            "“What would help?” “Do it with me.” So they laid the first straw of the new bridge together.",
            forOlder(
              "The ant was still a little cross at straw number three. At straw number ten she was humming.",
            ),
          ],
          returns: (t) => [
            `${t.child} asked first, listened to the end, and said sorry then. It takes longer like that, and it lasts longer too.`,
            `“How is it for you?” asked ${t.child}, as once at a bridge of straw, and after that the sorry fit.`,
          ],
        },
      ],
    },
  ],
};
