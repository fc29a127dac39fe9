/** Calendar files of one session, and the calendar of an account at an address with a secret. */
import { calendarFeed } from "@codetale/contract/notices";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { DAY_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import { calendarFile, isFixed, type CalendarEntry } from "./calendar-file.ts";
import type { NoticeSettingsRepository } from "./notice-settings.repository.ts";
import type { NoticeSchedule } from "./notice-schedule.ts";
import { createTokenSigner } from "./signed-token.ts";

export interface CalendarsDeps {
  settings: Pick<NoticeSettingsRepository, "accountOfCalendar">;
  findSchedule(scheduleId: string): Promise<NoticeSchedule | null>;
  /** What is ahead at `now` comes first, where there are more than `most`. */
  findForCalendar(
    uid: string,
    within: { fromAt: EpochMs; now: EpochMs; most: number },
  ): Promise<NoticeSchedule[]>;
  /** By account, of the given part; blank where there is none. */
  namesOf(uids: readonly string[], person: "user" | "coder"): Promise<ReadonlyMap<string, string>>;
  secret: string;
  origin(): string;
  clock: Clock;
}

/** Sessions that are longer ago are left out. */
const PAST_MS = 90 * DAY_MS;
const MOST_SESSIONS = 500;

export function createCalendars(deps: CalendarsDeps) {
  const { settings, findSchedule, findForCalendar, namesOf, origin, clock } = deps;
  const signer = createTokenSigner(deps.secret, "calendars of accounts");

  async function entriesFor(
    uid: string,
    schedules: readonly NoticeSchedule[],
  ): Promise<CalendarEntry[]> {
    const others = (part: "learnerId" | "coderId") =>
      schedules.flatMap((schedule) => schedule[part] ?? []);
    const coders = await namesOf(others("coderId"), "coder");
    const learners = await namesOf(others("learnerId"), "user");
    return schedules.map((schedule) => {
      const { learnerId, coderId, cancelledAt } = schedule;
      const isLearner = learnerId === uid;
      return {
        schedule,
        isCancelled: cancelledAt !== null,
        isFixed: isFixed(schedule),
        otherName: (isLearner ? coders.get(coderId ?? "") : learners.get(learnerId)) ?? "",
        person: isLearner ? "user" : "coder",
      };
    });
  }

  return {
    addressOf: (calendarId: string): string =>
      `${origin()}${calendarFeed.path.replace(":file", `${signer.sign(calendarId)}.ics`)}`,

    /**
     * The file of one session of the actor's.
     *
     * @throws AppError `schedule/unknown`
     */
    async ofSchedule({ uid }: Pick<Actor, "uid">, file: string): Promise<string> {
      const schedule = await findSchedule(withoutEnding(file));
      if (!schedule || (schedule.learnerId !== uid && schedule.coderId !== uid)) {
        throw new AppError("schedule/unknown");
      }
      const now = clock.now();
      return calendarFile(await entriesFor(uid, [schedule]), { origin: origin(), now });
    },

    /**
     * Every session of the account whose secret is in the address.
     *
     * @throws AppError `calendar/unknown`
     */
    async ofAddress(file: string): Promise<string> {
      const calendarId = signer.read(withoutEnding(file));
      const uid =
        calendarId !== null && isUuid(calendarId)
          ? await settings.accountOfCalendar(calendarId)
          : null;
      if (uid === null) throw new AppError("calendar/unknown");
      const now = clock.now();
      const within = { fromAt: now - PAST_MS, now, most: MOST_SESSIONS };
      const schedules = await findForCalendar(uid, within);
      const entries = await entriesFor(uid, schedules);
      return calendarFile(entries, { origin: origin(), now, name: PRODUCT_NAME });
    },
  };
}

function withoutEnding(file: string): string {
  return file.replace(/\.ics$/, "");
}
