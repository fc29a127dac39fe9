/** What each feature does when an account is downloaded or deleted. */
import { anonymiseChats, eraseChats, exportChat } from "./features/chat/account-data.repository.ts";
import { exportCoders } from "./features/coders/account-data.repository.ts";
import type { IdentityDeps } from "./features/identity/identity-context.ts";
import { eraseMails, exportMails } from "./features/mail/account-data.repository.ts";
import { exportNotices } from "./features/notices/account-data.repository.ts";
import { exportProblems } from "./features/problems/account-data.repository.ts";
import {
  eraseSchedules,
  exportSchedules,
  lockSchedules,
} from "./features/schedules/account-data.repository.ts";
import type { ScheduleEvents } from "./features/schedules/schedule-events.ts";
import type { Refunds } from "./features/schedules/ways-out.repository.ts";
import { exportStories } from "./features/stories/account-data.repository.ts";

export function accountDataWith(ports: {
  events: ScheduleEvents;
  refunds: Refunds;
}): IdentityDeps["accountData"] {
  const chats = { erase: eraseChats, anonymise: anonymiseChats };
  return {
    exports: [
      exportSchedules,
      exportChat,
      exportProblems,
      exportStories,
      exportMails,
      exportNotices,
      exportCoders,
    ],
    lockSchedules,
    eraseSchedules: (tx, leaving) => eraseSchedules(tx, leaving, chats, ports),
    eraseMails,
  };
}
