import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weekdays: ThemeTexts = {
  name: "the days of the week",
  phrases: [
    "days week",
    "=day|=days =of week",
    "weekday|weekdays",
    "seven|7 days",
    "days names|order|learn|know",
    "monday tuesday|sunday|friday|wednesday",
    "tuesday wednesday|thursday",
    "=what|=which =day today|=it|week",
    "yesterday today|tomorrow",
    "today tomorrow",
    "week order|names|calendar",
    "calendar",
    "mixes|confuses|confused days",
    "weekend weekday|week|days",
    "days =in order",
    "=what =day =is =it",
    "=monday =to sunday",
    "weekend|weekends =is|=it|=when =yet|=is|=it|=when",
    "=yesterday|=tomorrow|tomorrow|today mixes|confus|difference|concept|means|understand|=and|=yesterday",
    "=day =is|=day =it|=today|today =what|=which",
    "which|what|days|day =of =week",
    "=when|=is =it saturday|sunday|friday|monday|wednesday|=yet",
    "weekend|weekends",
    "names|name days|=day",
    "=monday|=tuesday|=wednesday|=thursday|=friday|=saturday|=sunday =monday|=tuesday|=wednesday|=thursday|=friday|=saturday|=sunday",
    "=monday|=tuesday|=wednesday|=thursday|=friday|=saturday|=sunday after|before|comes|order|names|know|knowing|today|tomorrow|yesterday|=day|=days|when|which",
    "how =many sleeps|nights until|till|weekend|before",
    "months =year|names|order|twelve",
    "month|months =year|=names|=twelve|week|day",
    "=yesterday =today =tomorrow",
    "=what =day =is|=today",
    "=the =week",
    "=week =days",
  ],
  facts: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  moments: [
    {
      title: ["Seven caps", "A cap for each day"],
      lines: (t) => [
        [
          `A mouse stood before seven caps ${t.setting}, one for each day. “Which is today’s?” she asked.`,
          `${cap(t.setting)} hung seven small caps. “One for each day,” said a mouse, “but which is for today?”`,
        ],
        "“I only remember that yesterday was Tuesday,” she said, and her ears grew cold.",
        forOlder(
          "Once she had put on all seven, to be sure, and could get through no door until it was time for bed.",
        ),
        [`How do we find out, ${t.child}?`, `How would you find it, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sing the whole week", "Chant the whole week"],
          title: ["The song of the week", "Seven notes"],
          lines: () => [
            "Sing with us! Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, and round again to Monday.",
            "After Tuesday comes Wednesday. So on went the Wednesday cap, down to the eyebrows.",
            forOlder(
              "It had a little bell on it. You could hear Wednesday coming from far away, and going, too.",
            ),
          ],
          returns: (t) =>
            `Monday, Tuesday, Wednesday, hummed ${t.child}, and all feet fell in: Thursday, Friday, Saturday, Sunday.`,
        },
        {
          text: ["Hop from cap to cap", "Jump along the caps"],
          title: ["Yesterday, today, tomorrow", "Hop, hop, hop"],
          lines: (t) => [
            `${t.child} hopped along: Monday, Tuesday. That was yesterday! One more hop: Wednesday. That is today.`,
            "Tomorrow is Thursday. Then come Friday, Saturday, Sunday, and it all begins again with Monday.",
            forOlder(
              `${t.friend} hopped backwards as well. Before Wednesday, Tuesday, before Tuesday, Monday, and before Monday, a bump and a laugh.`,
            ),
          ],
          returns: (t) =>
            `“Yesterday, today, tomorrow,” said ${t.child}, with a hop for each. Today was the best one to stand on.`,
        },
        {
          text: ["Put them in order", "Lay them in order"],
          title: ["One after another", "In a row"],
          lines: (t) => [
            "They laid them in a row and said the names: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.",
            `${t.child} pointed to the one that comes after Tuesday. Wednesday! It was warm, and just right for two ears.`,
            forOlder(
              "“Seven caps, and after the last comes the first,” said the mouse. “So I shall never run out of days.”",
            ),
          ],
          returns: (t) =>
            `“How long is a week?” somebody asked. “As long as seven caps,” said ${t.child}, “from Monday to Sunday.”`,
        },
      ],
    },
  ],
};
