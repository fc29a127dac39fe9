import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const strangers: ThemeTexts = {
  name: "not going along with strangers",
  phrases: [
    "stranger",
    "strangers",
    "stranger =danger",
    "unknown people|person|adults|=man",
    "go|goes|going|went|walk|walks|leave|leaves =off|along|=with|away someone|anyone|anybody|somebody|people|strangers =don|know|knows|unknown|unfamiliar",
    "people =we|=they|=she|=he|=you =don|doesn|=dont|=not know",
    "accept|accepts|take|takes|taking sweets|candy|gifts|presents|lollipop stranger|someone|anyone|people",
    "trusts|trust|trusting everyone|everybody|anyone|stranger",
    "open|opens|opening =the door",
    "doorbell|door|phone stranger|alone|open|someone",
    "tricky people|adults",
    "talks|talk|talking =to|with everyone|anyone|stranger|people know|street",
    "get|gets|getting =in|into =car someone|stranger|unknown|else",
    "password pick|family|safety",
    "kidnap|abduct",
    "=too trusting",
    "safe|unsafe adults|people|grown",
    "tell|ask =first go|leave|before someone|anyone|with",
    "talk|talks|talking =to stranger|strangers",
    "=not talk|talking|speak =to|=with strangers|stranger",
    "ask|asking before|first =go|=going|leaving =with|somebody|someone",
    "password",
    "secret|family =code|=word",
    "talks|talk|talking =to|=with everybody|everyone|anyone|strangers street|=too|=on|=in",
    "offer|offers|offering|offered candy|sweets|gift|chocolate|present|ride|lift",
    "=not go|going|goes away|=off|along anyone|someone|anybody",
    "everyone|everybody =not|=is safe|nice",
    "trust =who|whom|=can|=not",
    "candy|sweets|lollipop stranger|someone|offer",
    "goes|go|leaves|leave|walks|wanders =off|=with|=away anyone|anybody|everyone|strangers|stranger",
    "friendly|=hug|=hugs|hugging|hugs everyone|strangers|anyone =too|stranger|strangers",
    "lure|lured|lures",
    "talk|talking|talks =to|=with people =don|=dont|=not|unknown know|unknown",
    "someone|somebody|people =you|=we|=he|=she|=they|=i =don|=dont|=not|doesn|doesnt know",
    "strange =man|=men|people|adult|adults|woman",
    "get|gets|getting|=not =in|=into =car anyone|anyones|anybody|someone|stranger|strangers|unknown",
    "=anyones|=strangers =car",
    "go|goes|going|follow|leave =with nobody|anyone|anybody|someone|people know|knows|unknown",
    "online|internet stranger|strangers",
    "=going|=goes|=go =with =someone|=somebody|=anyone|strangers",
    "puppies|puppy|candy|sweets|=ride|lift =man|=someone|=asks|offers|stranger|car",
    "doorbell|=door =open|opening|opens =stranger|people|=someone|anyone",
    "=getting|=get|=gets =into =car|=cars =someone|=somebody|=stranger|=strangers|=people",
    "=candy|=sweets =street|=park|=stranger|=man|=lady|=someone|=no",
    "=saying|=say =no =candy|=sweets|=ride|=lift|stranger",
  ],
  facts: ["not go along|don't go along", "ask", "no", "tell|told"],
  moments: [
    {
      title: ["Kittens, he said", "A friendly voice"],
      lines: (t) => [
        [
          `A young squirrel picked nuts ${t.setting}. A strange gentleman stopped. “I have kittens. Come along!”`,
          `“Come along, I have kittens,” said a gentleman to a young squirrel ${t.setting}. It did not know him.`,
        ],
        "That sounded friendly. But you do not go along, not for kittens. First you ask your own people.",
        forOlder(
          "Most people are kind, and from outside nobody can see who is. So the rule is the same for them all: ask first.",
        ),
        [`What helps here, ${t.child}?`, `What can they do, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Take three steps back", "Keep plenty of room"],
          title: ["One, two, three back", "An arm’s length, and more"],
          lines: (t) => [
            `Three big steps back, count with ${t.child} and the squirrel: one, two, three! “No,” it said from there.`,
            "Then they ran to Papa in the nut tree, and told him everything. “I am glad you told me,” he said. The gentleman had gone.",
            forOlder(
              "“And if he had known my name?” “Then he would still be someone we do not know,” said Papa.",
            ),
          ],
          returns: (t) => [
            `Something seemed odd, so ${t.child} took three steps back, as by the nut tree, and from there it was easier to think.`,
            `One, two, three steps back, then ask: ${t.child} had done so with the squirrel, and did so again.`,
          ],
        },
        {
          text: ["Say no very loudly", "Call out: I don’t know you"],
          title: ["A voice like a bell", "A big no"],
          lines: () => [
            "Feet firm, all together. Say it with them, loudly: no! I don’t know you! Everyone turned to look.",
            "The gentleman went away quickly. The squirrel ran and told its papa, every bit. “That was just loud enough,” he said.",
            forOlder(
              "“Was that rude?” it asked. “No is not rude,” said Papa. “And anyone who means well will ask me.”",
            ),
          ],
          returns: (t) => [
            `“No!” said ${t.child}, feet firm and loud as a bell, as beside the squirrel, and it was heard.`,
            `Politeness could wait: ${t.child} said a big clear no, as among the nuts, and kept both feet where they were.`,
          ],
        },
        {
          text: ["Ask about the secret word", "Think of a family password"],
          title: ["The password", "Pancake moon"],
          lines: () => [
            "“What is our password?” asked the squirrel. The gentleman did not know it. “Then no,” it said, and ran to tell Papa.",
            "“Anyone I send knows the word,” he said. What would yours be? Do not say it: only think it!",
            forOlder(
              "The old one had been pancake moon. Now that so many ears had heard of it, they chose a new one that same evening.",
            ),
          ],
          returns: (t) => [
            `Before anything else ${t.child} asked for a word, like the squirrel, that only the right people could know.`,
            `“First we ask,” said ${t.child}, who remembered the password of the squirrels, and so they did.`,
          ],
        },
      ],
    },
  ],
};
