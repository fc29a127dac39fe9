import { NoticesPage } from "../../features/notices/list/notices-page.tsx";
import { browserTimeZone } from "#lib/browser-time-zone";

export function NoticesScreen() {
  return <NoticesPage timeZone={browserTimeZone()} />;
}
