/** The notices of the signed-in account, and what is done with them. */
import {
  chooseNotices,
  listNotices,
  readNotices,
  shareCalendar,
  type NoticeSettings,
} from "@codetale/contract/notices";
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call, type CallInput } from "#lib/http/api-client";

const noticesKey = ["notices"] as const;

export function noticesQuery(uid: string) {
  return queryOptions({
    queryKey: [...noticesKey, uid],
    queryFn: ({ signal }) => call(listNotices, { signal }),
  });
}

export function readNoticesAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: noticesKey });
}

export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(readNotices, { body: { ids } }),
    onSettled: () => readNoticesAgain(client),
  });
}

type Choice = NonNullable<CallInput<typeof chooseNotices>["body"]>;

export function useChooseNotices(uid: string) {
  const keep = useKeepSettings(uid);
  return useMutation({
    mutationFn: (choice: Exclude<Choice, FormData>) => call(chooseNotices, { body: choice }),
    onSuccess: ({ settings }) => keep(settings),
  });
}

export function useShareCalendar(uid: string) {
  const keep = useKeepSettings(uid);
  return useMutation({
    mutationFn: (isShared: boolean) => call(shareCalendar, { body: { isShared } }),
    onSuccess: ({ settings }) => keep(settings),
  });
}

function useKeepSettings(uid: string) {
  const client = useQueryClient();
  return (settings: NoticeSettings) =>
    client.setQueryData(noticesQuery(uid).queryKey, (read) => read && { ...read, settings });
}
