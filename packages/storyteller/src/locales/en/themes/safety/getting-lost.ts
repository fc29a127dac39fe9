import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const papa = (t: SceneContext) => t.freeName(["Paul", "Martin", "Oscar"]);

export const gettingLost: ThemeTexts = {
  name: "what to do when lost",
  phrases: [
    "lose|loses|losing mom|mum|mommy|mummy|dad|daddy|parent|parents|sight|=us|crowd|shop|store|supermarket|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "=get|=gets|getting =lost",
    "=lost =in|=at|shop|supermarket|=mall|store|crowd|market|beach|park|zoo",
    "wander|wanders|wandering =off|away",
    "runs|running|run =off|away shop|store|supermarket|crowd|park|=mall|market|zoo",
    "=can|cannot|cant find mom|mum|mommy|mummy|dad|daddy|parents|=us|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "separated crowd|shop|store|=mall|supermarket",
    "phone =number know|learn|remember|memor|parent|mom|=our",
    "address know|learn|remember|memor|=our",
    "full =name address|know|phone|learn",
    "stay|staying|stick|sticking close|together|near shop|store|crowd|supermarket|market|=out",
    "crowd|crowds =lost|stay|hand|safe",
    "missing child",
    "find|finds =way =back|=home",
    "=lost child|kid|=if|=when|=what|=being|=us|=i|=am|=are|=is|feel|mom|mommy|mum|mummy|dad|daddy|family|parents|crowd|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "lose|losing =each =other",
    "know|knows|learn|learning =phone|=number|=address",
    "runs|running|run|wander =away|=off",
    "=getting|=get|=gets =lost",
    "stranded",
    "disappears|vanishes|escapes|bolts|wanders|runs stores|store|shops|shop|supermarket|market|crowd",
    "losing|lose|lost|loses mommy|mom|mum|mummy|dad|daddy|papa|mother|mama|mami|amma|=ammi|=ma|father|papi|=baba|=abba|=pa|=appa =in|crowd|shop|store",
    "stay|stays|staying|stick close|near|=with =me|=us|mom|mum|mummy|mommy|dad|daddy|parents|group|teacher|mother|mama|mami|amma|=ammi|=ma|father|papa|papi|=baba|=abba|=pa|=appa",
    "runs|run|running|wander|wanders|wandering|=ran =off =in|=at|=from|shop|store|supermarket|always|=mall",
    "hold|holding hand|hands crowd|shop|store|supermarket|=mall",
    "knows|know|knowing|learn|learning|remember|memor|memoris|memoriz address|=phone =number|phone|=our|=my|=his|=her",
    "lost|=loses =in|=at|=when|=if shop|supermarket|=mall|store|crowd|market|beach|park|zoo|=get|gets",
    "=runs|=running|=run =away =from|=in|=when|always|=me|=us",
    "ask|tell|find|trust|help police|policeman|officer lost|help|safe",
    "ask =help =see|find =mum|mummy|=mom|mommy|=dad|daddy|parents|=us",
    "lost|lose =her|=him|=them =mall|shop|shops|supermarket|crowd|fair|zoo|beach",
    "=busy station|market|street|place|airport holding|stay|close|hand|hands",
    "=gets|=get|=getting|=got =lost",
    "separated crowd|store|mall|shop|=us|=we|parents|=mommy",
    "police|policeman =help|=ask|lost =find",
  ],
  facts: ["stay|stand", "call", "name", "found"],
  moments: [
    {
      title: ["The wrong coat", "Somebody else’s coat"],
      lines: (t) => [
        [
          `A small penguin held a coat ${t.setting} and looked up. Not Papa! Somebody just as surprised.`,
          `“Papa?” said a small penguin ${t.setting}, holding a coat. But in the coat was somebody quite different.`,
        ],
        "So many legs, and none of them Papa’s! “I stay, I call, I know his name,” it murmured.",
        forOlder(
          "Somewhere Papa, too, was looking for a small hand, and found that there was none in his. Whoever is missed is being looked for.",
        ),
        [`What should it do, ${t.child}?`, `What would help, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Stand still like a tree", "Stay right here"],
          title: ["A tree with a beak", "Roots"],
          lines: (t) => [
            `“Whoever stands still is found faster,” said ${t.child}. So they were trees together. Stand like a tree with them: roots, trunk, branches high!`,
            `The tree with the beak called, “Papa ${papa(t)}!” Once, twice, three times. And back he came, to where he had lost it.`,
            forOlder(
              `“I went back the whole way,” said Papa ${papa(t)}, “and you were still there. Two people looking for each other in circles: that takes until Tuesday.”`,
            ),
          ],
          returns: (t) => [
            `Nobody knew where the others were, so ${t.child} stayed and was a tree, as with the penguin, and was soon seen.`,
            `“Roots!” said ${t.child}, and they stopped right where they were, until they had all found each other again.`,
          ],
        },
        {
          text: ["Call Papa by name", "Shout with hands raised"],
          title: ["Seven penguins", "Which papa?"],
          lines: (t) => [
            `At the word papa seven penguins turned round. “Your papa’s whole name!” said ${t.child}. Then all together, call along: Papa ${papa(t)}! Papa ${papa(t)}! Papa ${papa(t)}!`,
            "They stayed beside each other and waved. One hat came nearer through the crowd, faster and faster. Found!",
            forOlder(
              "“How clever, to use my name,” he panted. That evening they practiced: first name, last name, and the number, digit by digit.",
            ),
          ],
          returns: (t) => [
            `“The whole name!” called ${t.child}, as among the penguins, and the right one turned round.`,
            `${t.child} stood still and called a name, loud and clear, as for Papa ${papa(t)}, and was heard.`,
          ],
        },
        {
          text: ["Ask at a soup stall", "Find a lady with children"],
          title: ["At the stall", "Someone behind a counter"],
          lines: (t) => [
            `Right there a hen with two chicks was selling soup. “Please help me, I have lost my papa. His name is ${papa(t)}.” Say it too: please help me!`,
            "It stayed with her, in plain view. She called through her ladle, and soon he was found.",
            forOlder(
              `“People behind a counter, in a uniform or with children of their own: you can ask them,” said Papa ${papa(t)}. “But you go nowhere else with them.”`,
            ),
          ],
          returns: (t) => [
            `“Please help me,” said ${t.child}, as the penguin had to the hen, and got help without going anywhere.`,
            `${t.child} chose carefully whom to ask, as at the soup stall, and then said it clearly, name and all.`,
          ],
        },
      ],
    },
  ],
};
