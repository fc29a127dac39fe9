/** The notices of the signed-in account, and what is done with them. */
import {
  chooseNotices,
  listNotices,
  readNotices,
  shareCalendar,
  showCalendar,
  type NoticeSettings,
} from "@codetale/contract/notices";
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
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

type Choice = Exclude<NonNullable<CallInput<typeof chooseNotices>["body"]>, FormData>;

/** A choice is shown at once; one that is refused gives way to what holds. */
export function useChooseNotices(uid: string) {
  const client = useQueryClient();
  const keep = useKeepSettings(uid);
  return useMutation({
    mutationFn: (choice: Choice) => call(chooseNotices, { body: choice }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: noticesKey });
      client.setQueryData(
        noticesQuery(uid).queryKey,
        (read) => read && { ...read, settings: withChoice(read.settings, choice) },
      );
    },
    onSuccess: ({ settings }) => keep(settings),
    onError: () => readNoticesAgain(client),
  });
}

function withChoice(settings: NoticeSettings, choice: Choice): NoticeSettings {
  return {
    ...settings,
    mail: { ...settings.mail, ...choice.mail },
    browser: choice.browser ?? settings.browser,
    sound: choice.sound ?? settings.sound,
    timeZone: choice.timeZone ?? settings.timeZone,
  };
}

/** Runs a call that is refused until the user has proven to own the account; it is then asked for. */
export type WithProof = <T>(act: () => Promise<T>) => Promise<T>;

/** The address of the account's calendar, which is kept on the screen that asked for it alone. */
export function useCalendarAddress(uid: string, withProof: WithProof) {
  const client = useQueryClient();
  const keep = useKeepSettings(uid);
  const [address, setAddress] = useState<string | null>(null);
  return {
    address,
    sharing: useMutation({
      mutationFn: (isShared: boolean) =>
        withProof(() => call(shareCalendar, { body: { isShared } })),
      onSuccess: ({ settings, calendarAddress }) => {
        setAddress(calendarAddress);
        keep(settings);
      },
    }),
    showing: useMutation({
      mutationFn: () => withProof(() => call(showCalendar)),
      onSuccess: ({ calendarAddress }) => setAddress(calendarAddress),
      // It may have been revoked elsewhere.
      onError: () => readNoticesAgain(client),
    }),
  };
}

function useKeepSettings(uid: string) {
  const client = useQueryClient();
  return (settings: NoticeSettings) =>
    client.setQueryData(noticesQuery(uid).queryKey, (read) => read && { ...read, settings });
}
