/**
 * The texts of the schedules screens, besides the messages of the domain and the server's failures.
 */
import { failures } from "@codetale/contract/errors";
import { MOST_QUESTIONS } from "@codetale/domain/schedules/booking";
import { FREE_HANDING_BACK_MS } from "@codetale/domain/schedules/cancelling";
import { HOUR_MS } from "@codetale/domain/time";

const HOURS_BEFORE = FREE_HANDING_BACK_MS / HOUR_MS;

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
  paymentNotRead:
    "How you can pay could not be read, nor whether you have a free session, which would pay for this one.",
  paymentUnsure:
    "Your session is booked. We do not know yet whether the payment arrived. Paying again never pays twice.",
  unpaid: "Your session is booked but not paid yet. Coders see it once it is paid.",
  creditPays: "You have a free session, which pays for this one. No money is taken.",
  begun: "This session has begun, so it cannot be changed any more.",
  handBackEarly: `It is open again then, and another coder can join it. At least ${HOURS_BEFORE} hours are left, so you need not say why.`,
  handBackLate: `It is open again then, and another coder can join it. Less than ${HOURS_BEFORE} hours are left, so please say why.`,
  reasonMissing: "Please say why.",
  moveFreesCoder:
    "Your coder joined for the present time. With another one they are free again and are told; they or another coder can join it then.",
  nextDay: "On the next day.",
  handedBack: "Your coder handed this session back. Another one can join it until its start.",
  moneyComing: "The money is on its way back to you.",
  moneyBack: "The money went back to you.",
  creditBack: "You have a free session for it, which your next payment uses.",
  learnersOnly: "Booking a session needs a learner account, and you are signed in as a coder.",
  bookedWithOtherDetails:
    "An earlier press already booked a session with other details. You find it, unpaid, under My Schedule. Press Pay & Book once more to book these details as another session.",
  freeDay: "Nothing here.",
  moreOpen:
    "There are more requests than can be shown here. Choose a single day to see the others.",
  linked: "You were told of this request:",
  linkedIsGone: "The request that you were told of is not open any more.",
  yours: "Yours",
  heldSlot: "yours",
  heldSlotName: (time: string) => `${time}, you have a session then`,
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
