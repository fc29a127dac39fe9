/** Whom a change of a schedule is told to. */
import type { ScheduleChangeKind } from "../schedules/changes.ts";
import type { NoticeKind } from "./notice-kinds.ts";

/** The learner's or the coder's part in a schedule, as account roles are named. */
export type Part = "user" | "coder";

export interface NewNotice {
  accountId: string;
  /** The reader's part in the schedule. */
  person: Part;
  /** The other participant, or the coder who has left; null where there is none. */
  otherId: string | null;
  kind: NoticeKind;
  /** Whether the reader did it. */
  isOwn: boolean;
}

interface Change {
  kind: ScheduleChangeKind;
  /** The account that did it; null where the clock did. */
  by: string | null;
  learnerId: string;
  /** The coder whom it concerns: the one who holds it, or held it until this change. */
  coderId: string | null;
}

/**
 * Both participants, as far as it is news to them. The one who did it is sent a confirmation where
 * their calendar changes with it, and nothing else.
 */
export function noticesOfChange({ kind, by, learnerId, coderId }: Change): NewNotice[] {
  const { told: byOther, byClock = byOther, confirmed } = rules[kind];
  const told = by === null ? byClock : byOther;
  const parts = [
    { person: "user", accountId: learnerId, otherId: coderId },
    { person: "coder", accountId: coderId, otherId: learnerId },
  ] as const;
  return parts.flatMap(({ person, accountId, otherId }) => {
    if (accountId === null) return [];
    const isOwn = accountId === by;
    const noticeKind = isOwn ? confirmed : told[person];
    return noticeKind ? [{ accountId, person, otherId, kind: noticeKind, isOwn }] : [];
  });
}

interface Rule {
  /** What each is told where the other did it. */
  told: Partial<Record<Part, NoticeKind>>;
  /** What each is told where the clock did it; the same where it is missing. */
  byClock?: Partial<Record<Part, NoticeKind>>;
  /** What the one who did it is sent. */
  confirmed?: NoticeKind;
}

const both = (kind: NoticeKind) => ({ user: kind, coder: kind });

const rules: Record<ScheduleChangeKind, Rule> = {
  // Its learner has it on the screen, and is asked to pay.
  booked: { told: {} },
  paid: { told: {}, confirmed: "paid" },
  "coder-joined": { told: { user: "coder-joined" }, confirmed: "coder-joined" },
  "coder-left": { told: { user: "coder-left" }, confirmed: "coder-left" },
  moved: { told: both("moved"), confirmed: "moved" },
  cancelled: { told: both("cancelled"), byClock: { user: "lapsed" }, confirmed: "cancelled" },
  "no-coder-came": { told: { user: "no-coder-came" } },
  started: { told: both("arrived") },
  entered: { told: both("arrived") },
  completed: { told: both("completed") },
};
