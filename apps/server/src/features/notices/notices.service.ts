/** What an account was told, and its choices of how to be. */
import { randomUUID } from "node:crypto";
import {
  MOST_NOTICES,
  type chooseNotices,
  type Notice,
  type NoticeSettings,
} from "@codetale/contract/notices";
import {
  mailByDefault,
  noticeGroups,
  type NoticeGroup,
} from "@codetale/domain/notices/notice-kinds";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import type { Clock } from "@codetale/domain/time";
import { isTimeZone } from "@codetale/domain/wall-clock";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import { topicOf, type NoticeSchedule } from "./notice-schedule.ts";
import type { NoticeSettingsRepository } from "./notice-settings.repository.ts";
import type { ToldNotice, ToldNotices } from "./told-notices.repository.ts";
import type { UnsubscribeLinks } from "./unsubscribe-links.ts";

export interface NoticesDeps {
  told: ToldNotices;
  settings: NoticeSettingsRepository;
  /** Those that there are, in no order. */
  findSchedules(scheduleIds: readonly string[]): Promise<NoticeSchedule[]>;
  calendarAddress(calendarId: string): string;
  /** Notes in the security log that the address of the account's calendar was made or revoked. */
  noteCalendar(actor: Actor, isShared: boolean, address: string): Promise<void>;
  unsubscribeLinks: UnsubscribeLinks;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
}

export function createNoticesService(deps: NoticesDeps) {
  const {
    told,
    settings,
    findSchedules,
    calendarAddress,
    noteCalendar,
    unsubscribeLinks,
    live,
    clock,
  } = deps;

  async function settingsOf(uid: string): Promise<NoticeSettings> {
    const { mail, browser, sound, timeZone, calendarId } = await settings.find(uid);
    const chosen = noticeGroups.map((group) => [group, mail[group] ?? mailByDefault[group]]);
    return {
      mail: Object.fromEntries(chosen) as Record<NoticeGroup, boolean>,
      ...{ browser, sound, timeZone, isCalendarShared: calendarId !== null },
    };
  }

  async function withTopics(notices: ToldNotice[]): Promise<Notice[]> {
    const schedules = await findSchedules(notices.map(({ scheduleId }) => scheduleId));
    const byId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
    return notices.map((notice) => ({
      ...notice,
      topic: topicOf(byId.get(notice.scheduleId) ?? null),
    }));
  }

  async function change(uid: string, changes: Parameters<typeof settings.change>[1]) {
    const isChanged = await settings.change(uid, changes, clock.now());
    if (isChanged) live.toAccounts([uid], "notices:changed");
    return settingsOf(uid);
  }

  return {
    async list({ uid }: Actor) {
      return {
        notices: await withTopics(await told.list(uid, MOST_NOTICES)),
        unread: await told.countUnread(uid),
        settings: await settingsOf(uid),
      };
    },

    /** @returns how many are unread after it */
    async read({ uid }: Actor, ids: readonly string[]): Promise<number> {
      if ((await told.markRead(uid, ids, clock.now())) > 0) {
        live.toAccounts([uid], "notices:changed");
      }
      return told.countUnread(uid);
    },

    /** @throws AppError `request/invalid` for an unknown time zone */
    async choose(
      { uid }: Actor,
      { mail, browser, sound, timeZone }: z.output<typeof chooseNotices.body>,
    ): Promise<NoticeSettings> {
      if (timeZone !== undefined && !isTimeZone(timeZone)) throw unknownZone();
      return change(uid, {
        ...(mail && { mail }),
        ...(browser !== undefined && { browser }),
        ...(sound !== undefined && { sound }),
        ...(timeZone !== undefined && { timeZone }),
      });
    },

    /**
     * Makes a new address of the account's calendar; the one before works no more.
     *
     * @param address the network address that the call came from
     * @throws AppError `proof/required`: who knows it reads the calendar after the session's end
     */
    async makeCalendar(actor: Actor, address: string) {
      const calendarId = randomUUID();
      const isMade = await settings.makeCalendar(actor, calendarId, clock.now());
      if (!isMade) throw new AppError("proof/required");
      await noteCalendar(actor, true, address);
      live.toAccounts([actor.uid], "notices:changed");
      return {
        settings: await settingsOf(actor.uid),
        calendarAddress: calendarAddress(calendarId),
      };
    },

    /** Needs no proof, for who reads the calendar is to lose it at once. */
    async revokeCalendar(actor: Actor, address: string) {
      const changed = await change(actor.uid, { calendarId: null });
      await noteCalendar(actor, false, address);
      return { settings: changed, calendarAddress: null };
    },

    /** @throws AppError `proof/required`, `calendar/unknown` while there is no address */
    async showCalendar(actor: Actor): Promise<string> {
      const calendar = await settings.calendarOf(actor, clock.now());
      if (calendar === null) throw new AppError("proof/required");
      if (calendar.calendarId === null) throw new AppError("calendar/unknown");
      return calendarAddress(calendar.calendarId);
    },

    /** Whether it is the token of a link in a mail. */
    isLink: (token: string): boolean => unsubscribeLinks.read(token) !== null,

    /**
     * Of a link in a mail.
     *
     * @throws AppError `notices/link-invalid`
     */
    groupOfLink: (token: string): NoticeGroup => readLink(token).group,

    /** @throws AppError `notices/link-invalid` */
    async unsubscribe(token: string): Promise<NoticeGroup> {
      const { accountId, group } = readLink(token);
      await settings.endMails(accountId, [group], clock.now());
      live.toAccounts([accountId], "notices:changed");
      return group;
    },
  };

  function readLink(token: string) {
    const link = unsubscribeLinks.read(token);
    if (!link) throw new AppError("notices/link-invalid");
    return link;
  }
}

function unknownZone(): AppError {
  const message = bookingProblemText["unknown-zone"];
  return new AppError("request/invalid", { message, errors: [{ path: "timeZone", message }] });
}
