import type { NoticeSettings } from "@codetale/contract/notices";
import { useEffect } from "react";
import { useChooseNotices } from "../queries.ts";

/** Has mails speak of times in the zone of this device, wherever its user is by now. */
export function useOwnTimeZone(
  uid: string,
  timeZone: string,
  settings: NoticeSettings | undefined,
): void {
  const { mutate } = useChooseNotices(uid);
  const known = settings?.timeZone;
  useEffect(() => {
    if (known !== undefined && known !== timeZone) mutate({ timeZone });
  }, [known, timeZone, mutate]);
}
