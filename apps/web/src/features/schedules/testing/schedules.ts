import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp, type PublicProfile } from "@codetale/contract/values";
import { noRequests, type Requests } from "@codetale/domain/schedules/requests";
import type { EpochMs } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";

export const ada: PublicProfile = { uid: "learner-1", name: "Ada", photoURL: null };
export const linus: PublicProfile = { uid: "coder-1", name: "Linus", photoURL: "/photos/1" };

interface Facts extends Partial<Omit<Schedule, "startTimestamp" | "endTimestamp">> {
  startsAt?: EpochMs;
  endsAt?: EpochMs;
  isPaid?: boolean;
  requests?: Partial<Requests>;
}

/** Ada's paid session with Linus from 10:00 to 11:00 that nobody has touched, with `facts` on top. */
export function aSchedule(facts: Facts = {}): Schedule {
  const {
    id = "schedule-1",
    startsAt = at("10:00"),
    endsAt = at("11:00"),
    isPaid = true,
    requests,
    ...rest
  } = facts;
  return {
    id,
    scheduleID: id,
    startTimestamp: toTimestamp(startsAt),
    endTimestamp: toTimestamp(endsAt),
    createdAt: toTimestamp(at("08:00")),
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 3,
    company: "Acme",
    onCampus: "On Campus",
    coder_assigned: linus,
    started: false,
    completed: false,
    cancelled: null,
    paidWithCredit: false,
    handedBack: null,
    revision: 0,
    subscribers: [
      { ...ada, paymentStatus: isPaid ? "Paid" : "Unpaid", ...noRequests, ...requests },
    ],
    ...rest,
  };
}
