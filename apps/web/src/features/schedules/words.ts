/**
 * The texts of the schedules screens, besides the messages of the domain and the server's failures.
 */
import { failures } from "@codetale/contract/errors";
import { MOST_QUESTIONS } from "@codetale/domain/schedules/booking";

export const words = {
  loading: "Loading...",
  nothingFound: "No schedules found.",
  fetchFailed: "An error occurred while fetching data.",
  joined: "Schedule joined successfully!",
  paid: "Payment successful!",
  fillIn: failures["booking/incomplete"].message,
  questionsOutOfRange: `Please enter a number from 1 to ${MOST_QUESTIONS}`,
  codeMissing: "Please enter the payment code.",
  trialPayment:
    "This is a trial installation: its sample code is filled in for you, and no money moves.",
  trialPrice: "Nothing: this is a trial",
  payment: "Enter the code you were given. Coders see a session once it is paid.",
  unpaid: "Your session is booked but not paid yet. Coders see it once it is paid.",
  learnersOnly: "Booking a session needs a learner account, and you are signed in as a coder.",
  bookedWithOtherDetails:
    "An earlier press already booked a session with other details. You find it, unpaid, under My Schedule. Press Pay & Book once more to book these details as another session.",
  freeDay: "Nothing here.",
  yours: "Yours",
  clashes: "Overlaps a session of yours",
  testCompleted: "The test is completed. Both of you can read it again at any time.",
  againFilledIn:
    "Filled in with your earlier session, on the next such day. Change what you like, then book.",
  againUnknown: "This session of yours was not found, so the form is blank.",
} as const;

export function questionsText(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
