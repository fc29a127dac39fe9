/** Where a notice can be acted upon: screens and mails lead to the same place. */
import type { NoticeKind } from "@codetale/domain/notices/notice-kinds";
import { chatPath, openRequestPath, reviewPath, rolePaths } from "./screens.ts";
import type { AccountRole } from "./values.ts";

export type NoticeScreen = "chat" | "review" | "requests" | "schedules";

interface NoticeFacts {
  kind: NoticeKind;
  person: AccountRole;
  scheduleId: string;
}

export function noticeScreen({ kind, person }: Pick<NoticeFacts, "kind" | "person">): NoticeScreen {
  if (kind === "arrived") return "chat";
  // A session that was moved is open to its former coder again.
  if (kind === "request-open" || (kind === "moved" && person === "coder")) return "requests";
  return kind === "completed" ? "review" : "schedules";
}

export function noticePath(notice: NoticeFacts): string {
  const { person, scheduleId } = notice;
  switch (noticeScreen(notice)) {
    case "chat":
      return chatPath(scheduleId);
    case "review":
      return reviewPath(scheduleId);
    case "requests":
      return openRequestPath(scheduleId);
    case "schedules":
      return rolePaths[person].schedules;
  }
}
