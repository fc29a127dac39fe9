/** The terms of use and the privacy policy, in the plainest words that are still true. */

interface LegalText {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export type LegalTopic = "terms-of-use" | "privacy-policy";

export const legalTexts: Record<LegalTopic, LegalText> = {
  "terms-of-use": {
    title: "Terms of use",
    sections: [
      {
        heading: "Your account",
        paragraphs: [
          "You register with an email address that is yours. Keep your password to yourself: what happens with it counts as done by you.",
          "Children play stories together with a parent or guardian, on that person's account.",
        ],
      },
      {
        heading: "Practice sessions",
        paragraphs: [
          "A session you book and pay for is a promise of both sides: you come, and so does the coder who joins it.",
          "Learner and coder treat each other with respect. What one shows the other in a session, code, questions or pictures, is not passed on.",
          "Practice prepares for a test. Nobody here sits a real test for somebody else.",
        ],
      },
      {
        heading: "Stories",
        paragraphs: [
          "Stories are made from what you type. Write only what you would read to a child, and only about children you may speak for.",
          "A story is yours to play and stays private until you share it.",
        ],
      },
      {
        heading: "If things go wrong",
        paragraphs: [
          "Whoever harms others here, tries to break in or offers for sale what is not theirs loses the account.",
          "We mend what breaks as fast as we can, and we cannot promise that nothing ever will.",
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Privacy policy",
    sections: [
      {
        heading: "Children's voices are never kept",
        paragraphs: [
          "An answer spoken in a story is used to understand that answer, and then it is dropped. Neither the recording nor its words are stored or logged.",
          "What you type about a child is used to make the story and is shown to nobody but you.",
          "Where an outside service helps to make, speak or understand a story, it gets what it needs for that and nothing else.",
        ],
      },
      {
        heading: "What is stored",
        paragraphs: [
          "Your email address, your name, your profile photo, and your password in a form from which it cannot be read back.",
          "Your bookings with their payment status, the messages and pictures of your sessions, the questions you add, and the stories you make.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "Your name and photo are seen by the people you share a session with. Messages and pictures of a session are seen by its two participants.",
          "Nothing is sold, and there is no advertising.",
        ],
      },
      {
        heading: "In your browser",
        paragraphs: [
          "One cookie keeps you signed in. Your choice of light or dark stays on your device.",
        ],
      },
      {
        heading: "Having it deleted",
        paragraphs: [
          "Write to us from the address you registered with; it is on the Contact Us page. We then delete your account with your profile, bookings, messages and stories, or send you what is stored about you.",
        ],
      },
    ],
  },
};
