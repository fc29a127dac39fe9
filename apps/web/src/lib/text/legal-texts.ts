/** The terms of use and the privacy policy. */
import { CONTACT_EMAIL } from "./contact-email.ts";

interface LegalText {
  title: string;
  /** Summary in one sentence. */
  summary: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export type LegalTopic = "terms-of-use" | "privacy-policy";

export const legalTexts: Record<LegalTopic, LegalText> = {
  "terms-of-use": {
    title: "Terms of use",
    summary: "What you may expect of us, and what everybody here may expect of you.",
    sections: [
      {
        heading: "Your account",
        paragraphs: [
          "You register with an email address that is yours. Keep your password to yourself, and your coders key if you have one: what happens with them counts as done by you.",
          "Children play stories together with a parent or guardian, on that person's account.",
          "You can leave at any time: Delete my account, in your profile, takes effect at once.",
        ],
      },
      {
        heading: "Practice sessions",
        paragraphs: [
          "A session you book and pay for is a promise of both sides: you come, and so does the coder who joins it. If you came and nobody else did, write to us and we put it right.",
          "Learner and coder treat each other with respect. What one shows the other in a session, code, questions or pictures, is not passed on.",
          "Practice prepares for a test. Nobody here sits a real test for somebody else.",
        ],
      },
      {
        heading: "The question bank",
        paragraphs: [
          "Whatever you add to the question bank can be read by everybody who is signed in, without your name. It stays there when you leave.",
          "Add only what you may pass on: your own words, and no question that a company asked you to keep to yourself.",
        ],
      },
      {
        heading: "Stories",
        paragraphs: [
          "Stories are made from what you type. Write only what you would read to a child, and only about children you may speak for.",
          "A story is yours to play and stays private until you share it. Once shared, anybody can play it, with other names in place of the children's.",
        ],
      },
      {
        heading: "If things go wrong",
        paragraphs: [
          "Whoever harms others here, tries to break in or offers for sale what is not theirs loses the account.",
          "We mend what breaks as fast as we can, and we cannot promise that nothing ever will.",
          `Anything unclear or unfair? Write to ${CONTACT_EMAIL}.`,
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Privacy policy",
    summary: "What is kept, who sees it, and how you have it deleted.",
    sections: [
      {
        heading: "Children's voices are never kept",
        paragraphs: [
          "An answer spoken in a story is used to understand that answer, and then it is dropped. Neither the recording nor its words are stored or logged.",
          "What you type about a child, name, age and interests, is used to make the story and is shown to nobody but you. In a story that you share, others hear the names that the story uses.",
          "Where an outside service helps to make, speak or understand a story, it gets what it needs for that and nothing else.",
        ],
      },
      {
        heading: "What is stored",
        paragraphs: [
          "Your email address, your name, your profile photo, your password in a form from which it cannot be read back, and the public half of each passkey. Your time zone, how you want to be told of things, which requests you want to hear of, and the address of your calendar, if you made one.",
          "Your bookings and whether they are paid, but not what you pay with. The messages and pictures of your sessions, the questions you add, how you rate the coders of your sessions, what you write about yourself as a coder, and the stories you make. From every picture, the place and the camera are removed before it is stored.",
          "Where you are signed in: since when, with which browser, and from which network address, until you sign out there or it expires. What concerns the safety of your account, such as sign-ins, refused ones and a changed password, is written down with its network address and kept for 90 days. To stop people from guessing passwords and codes, tries are counted by email address, account and network, for an hour at most.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "Your name and photo are seen by the people you share a session with. While a session you paid for waits for a coder, coders see them too, with what you asked for.",
          "What a coder writes about themselves is read by the learners whose sessions they joined. Ratings are shown there all together and without names, once three learners have rated.",
          "Messages and pictures of a session are seen by its two participants. Questions you add are read by everybody who is signed in, without your name.",
          "Nothing is sold, there is no advertising, and nobody follows you around.",
        ],
      },
      {
        heading: "In your browser",
        paragraphs: [
          "One cookie keeps you signed in. A second one knows this browser again for 400 days, so that you are told when somebody signs in from another. Signing in with Google, with a passkey or by a second step, and codes sent by mail, need one more for as long as that takes, a day at most.",
          "Your choice of light or dark, what you typed but did not send yet, and messages that wait for a connection stay on your device.",
        ],
      },
      {
        heading: "Having it deleted",
        paragraphs: [
          "In your profile, Download my data hands you everything that is stored about you.",
          "Beneath it, Delete my account deletes it at once and for good: your profile and photo, what you booked, how you rated and were rated, and your stories. A session you held belongs to its other participant as well: they keep what was said in it, from then on without your name and photo. The questions you added stay, and nothing says that they were yours.",
          `For anything else, write to ${CONTACT_EMAIL} from the address you registered with.`,
        ],
      },
    ],
  },
};
