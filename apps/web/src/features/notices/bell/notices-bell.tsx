/** The bell in the bar, with the number of unread notices; tells of new ones while it is shown. */
import type { Session } from "@codetale/contract/identity";
import { screenPaths } from "@codetale/contract/screens";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { useQuery } from "@tanstack/react-query";
import { useCountInTitle } from "#lib/count-in-title";
import { BellIcon } from "#ui/display/icons";
import { noticesQuery } from "../queries.ts";
import { bellLabel } from "../words.ts";
import { useNoticeTelling } from "./use-notice-telling.ts";
import { useOwnTimeZone } from "./use-own-time-zone.ts";

interface NoticesBellProps {
  session: Session;
  /** Of this device (IANA). */
  timeZone: string;
}

export function NoticesBell({ session: { uid }, timeZone }: NoticesBellProps) {
  const { data } = useQuery(noticesQuery(uid));
  const unread = data?.unread ?? 0;
  useCountInTitle(unread);
  useNoticeTelling(timeZone, data?.settings);
  useOwnTimeZone(uid, timeZone, data?.settings);
  return (
    <IconButton href={screenPaths.notices} aria-label={bellLabel(unread)}>
      <Badge badgeContent={unread} max={99} color="primary">
        <BellIcon size={24} />
      </Badge>
    </IconButton>
  );
}
