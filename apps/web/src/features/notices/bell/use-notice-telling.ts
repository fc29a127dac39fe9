/** Tells of a new notice: on the screen, politely to screen readers, by the browser, by a sound. */
import { noticePath } from "@codetale/contract/notice-screens";
import type { Notice, NoticeSettings } from "@codetale/contract/notices";
import { noticeText } from "@codetale/domain/notices/wording";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvent } from "#lib/live-connection";
import { readLocation } from "#lib/routing/location";
import { useNavigate } from "#lib/routing/navigation";
import { useToast } from "#ui/feedback/toast";
import { readNoticesAgain } from "../queries.ts";
import { notifyByBrowser } from "./browser-notification.ts";
import { playChime } from "./chime.ts";

export function useNoticeTelling(timeZone: string, settings: NoticeSettings | undefined): void {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();

  function tell(notice: Notice): void {
    readNoticesAgain(client);
    const path = noticePath(notice);
    if (notice.kind === "arrived" && isSeen(path)) return;
    const { title, sentence } = noticeText({ ...notice, isOwn: false }, timeZone);
    // Toasts are in a polite live region.
    toast(`${title}. ${sentence}`, "info");
    if (settings?.sound) playChime();
    if (settings?.browser && document.hidden) {
      const open = () => void navigate(path);
      void notifyByBrowser({ id: notice.id, title, body: sentence, path, onClick: open });
    }
  }

  useLiveEvent("notice:new", tell);
  useLiveEvent("notices:changed", () => readNoticesAgain(client));
  useLiveEvent("connect", () => readNoticesAgain(client));
}

/** The chat itself says who is there, and a message would cover what one writes with. */
function isSeen(path: string): boolean {
  const { pathname, search } = readLocation();
  return !document.hidden && `${pathname}${search}` === path;
}
