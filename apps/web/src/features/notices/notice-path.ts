import type { Notice } from "@codetale/contract/notices";
import { chatPath, openRequestPath, reviewPath, rolePaths } from "@codetale/contract/screens";

/** The screen on which a notice can be acted upon. */
export function noticePath({
  kind,
  person,
  scheduleId,
}: Pick<Notice, "kind" | "person" | "scheduleId">): string {
  if (kind === "arrived") return chatPath(scheduleId);
  // A session that was moved is open to its former coder again.
  if (kind === "request-open" || (kind === "moved" && person === "coder")) {
    return openRequestPath(scheduleId);
  }
  return kind === "completed" ? reviewPath(scheduleId) : rolePaths[person].schedules;
}
