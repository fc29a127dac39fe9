/** The texts and images of the About page. */
import { PRODUCT_NAME } from "@codetale/domain/product";

export const fact = {
  statement: "Less than 1% of coding enthusiasts become proficient developers.",
  caption: "Of a hundred people who love to code, not even one.",
  consequence: `It is seldom for want of talent. Most have never sat across from somebody who does this for a living and said their thoughts aloud. ${PRODUCT_NAME} links learners with experts: people who set these tests, and who sit down with you before the real one.`,
} as const;

/** Signs the open letter. */
export const FOUNDER = "Anika Deshpande";

export const letter: readonly string[] = [
  "My first coding test lasted eleven minutes. I knew the answer. I had solved that very question at home the week before, alone and in silence, and it came out right. In that room somebody watched, and asked me what I was thinking. I had no words for it. I apologised and left.",
  "Years later I sat on the other side of the table, and saw the same thing happen to others every week: able people, well prepared for a question and not at all for a conversation. We turned them away, and nobody told them why.",
  "What they lacked is not in a book. It takes another person, an hour of their attention, and the permission to get it wrong. Some of us have a cousin or a friend in the trade to ask for that hour. Most have nobody, and that has very little to do with how well they could do the work.",
  `So we built a room for that hour. You say when. Somebody who sets such tests sits down with you, asks what they would really ask, and tells you honestly what they saw. When it is over you can read all of it again.`,
  "There is a second room, for people who are younger than any of this. A child who is asked what should happen next, and is heard, learns the same thing early: that saying a thought aloud is how it becomes a better one.",
  "Come as you are. Get it wrong here.",
];

export const milestones = [
  {
    year: "2021",
    title: "Two chairs and a whiteboard",
    text: "Friends in Mumbai sit mock tests for one another on Sunday mornings. Those who set tests at work stay for lunch, and for the questions after it.",
  },
  {
    year: "2022",
    title: "Strangers ask to come along",
    text: "The Sundays are full. Coders from other cities offer their evenings, and the whiteboard becomes a conversation on a screen.",
  },
  {
    year: "2023",
    title: "A session one can book",
    text: "A time, a language, a difficulty, and a coder who says yes. Every session can be read again afterwards, since half of it is understood only then.",
  },
  {
    year: "2024",
    title: "A second room opens",
    text: "Parents among our coders try the same idea at bedtime: stories that stop, ask, and go where the child says.",
  },
] as const;

export const backers = [
  {
    name: "Lanternfield Ventures",
    image: "/backers/lanternfield-ventures.svg",
    width: 320,
    height: 96,
  },
  { name: "Harbour & Quill", image: "/backers/harbour-and-quill.svg", width: 380, height: 96 },
] as const;
