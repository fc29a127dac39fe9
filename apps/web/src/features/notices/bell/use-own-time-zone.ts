import type { NoticeSettings } from "@codetale/contract/notices";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useChooseNotices } from "../queries.ts";

/** For each page load, which has one client: the zones that were compared, with their accounts. */
const compared = new WeakMap<QueryClient, Set<string>>();

/**
 * Has mails speak of times in the zone of this device, wherever its user is by now. It is sent at
 * most once in a page load: two open devices in different zones would otherwise answer each other's
 * change without end, and a refused call would go again at once.
 */
export function useOwnTimeZone(
  uid: string,
  timeZone: string,
  settings: NoticeSettings | undefined,
): void {
  const client = useQueryClient();
  const { mutate } = useChooseNotices(uid);
  const known = settings?.timeZone;
  useEffect(() => {
    if (known === undefined) return;
    const earlier = compared.get(client) ?? new Set();
    compared.set(client, earlier);
    const zone = `${uid} ${timeZone}`;
    if (earlier.has(zone)) return;
    earlier.add(zone);
    if (known !== timeZone) mutate({ timeZone });
  }, [client, uid, known, timeZone, mutate]);
}
