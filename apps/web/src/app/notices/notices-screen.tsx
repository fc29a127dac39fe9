import { NoticesPage } from "../../features/notices/list/notices-page.tsx";
import { browserTimeZone } from "../../features/schedules/time-zones.ts";

export function NoticesScreen() {
  return <NoticesPage timeZone={browserTimeZone()} />;
}
