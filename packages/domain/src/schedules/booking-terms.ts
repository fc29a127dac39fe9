/** What a learner reads before paying. The rules that it tells are in `cancelling.ts`. */
export const bookingTerms = [
  [
    "If you cannot come",
    "Until 12 hours before the start, and for as long as no coder has joined, you can move the session, or cancel it and get the money back. Later, cancelling gives you one free session.",
  ],
  [
    "If no coder comes",
    "Where none has joined by the start, the session is called off by itself, and the money goes back to you. If one has joined and does not come, write to us and we put it right.",
  ],
] as const;
