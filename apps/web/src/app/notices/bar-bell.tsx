import type { Session } from "@codetale/contract/identity";
import { NoticesBell } from "../../features/notices/bell/notices-bell.tsx";
import { browserTimeZone } from "#lib/browser-time-zone";

/** The bell of the bar, in the words of this device. */
export function BarBell({ session }: { session: Session }) {
  return <NoticesBell key={session.uid} session={session} timeZone={browserTimeZone()} />;
}
