/** Tells what the ledger has, as each account chose: by mail, and to its open screens. */
import type { Notice } from "@codetale/contract/notices";
import { mailUntil } from "@codetale/domain/notices/mail-until";
import { groupOf, mailByDefault } from "@codetale/domain/notices/notice-kinds";
import { isStillNews, type WaitingNotice } from "@codetale/domain/notices/still-news";
import { DAY_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { LiveEvents } from "#core/ports/live-events";
import type { Mailer } from "#core/ports/mail";
import type { NoticeLedger } from "./notice-ledger.repository.ts";
import { topicOf, type NoticeSchedule } from "./notice-schedule.ts";
import type { NoticeSettingsRepository } from "./notice-settings.repository.ts";
import { sessionMail, type ToldSession } from "./session-mail.ts";
import type { ToldNotices, WaitingNoticeRow } from "./told-notices.repository.ts";
import type { UnsubscribeLinks } from "./unsubscribe-links.ts";

export interface TellingDeps {
  ledger: NoticeLedger;
  /** Makes the notices of open requests. */
  noteRequests(now: EpochMs): Promise<void>;
  told: ToldNotices;
  settings: Pick<NoticeSettingsRepository, "find">;
  findSchedule(scheduleId: string): Promise<NoticeSchedule | null>;
  mailer: Pick<Mailer, "post">;
  unsubscribeLinks: UnsubscribeLinks;
  live: Pick<LiveEvents, "toAccounts">;
  origin(): string;
  clock: Clock;
}

/** How long the ledger keeps a notice. */
const KEPT_MS = 90 * DAY_MS;

export function createTelling(deps: TellingDeps) {
  const {
    ledger,
    noteRequests,
    told,
    settings,
    findSchedule,
    mailer,
    unsubscribeLinks,
    live,
    clock,
  } = deps;

  /** @param id of the mail in the ledger of mails */
  async function post(
    id: string,
    [first, ...others]: [ToldSession, ...ToldSession[]],
    now: EpochMs,
  ) {
    const { notice } = first;
    const { accountId, email, isVerified } = notice;
    const { mail, timeZone } = await settings.find(accountId);
    const group = groupOf(notice);
    if (!isVerified || !(mail[group] ?? mailByDefault[group])) return;
    const content = sessionMail({
      ...first,
      others,
      timeZone: timeZone ?? notice.timeZone,
      origin: deps.origin(),
      unsubscribeLink: unsubscribeLinks.linkFor({ accountId, group }),
      now,
    });
    // The ledger of mails knows the id: a job that runs twice sends one.
    await mailer.post({ ...content, to: email }, mailUntil(notice, now), id);
  }

  return {
    async noteDue(): Promise<void> {
      const now = clock.now();
      await ledger.noteDue(now);
      await noteRequests(now);
    },

    /** The job of one notice. @throws to be tried again */
    async tell(id: string): Promise<void> {
      const waiting = await told.findWaiting(id);
      if (!waiting) return;
      const now = clock.now();
      const sessions: ToldSession[] = [];
      for (const notice of await told.findTogether(waiting)) {
        const schedule = await findSchedule(notice.scheduleId);
        const isNews = !notice.isDisabled && isStillNews(asWaiting(notice), schedule, now);
        if (isNews) sessions.push({ notice, schedule });
        else await ledger.withdraw([notice.id], now);
      }
      const [first, ...others] = sessions;
      if (!first) return;
      await post(id, [first, ...others], now);
      const isFirst = await ledger.markTold(
        sessions.map(({ notice }) => notice.id),
        now,
      );
      const { notice } = first;
      if (isFirst && !notice.isOwn) {
        const event = {
          ...shown(first, now),
          ...(others.length > 0 && { others: others.length }),
        };
        live.toAccounts([notice.accountId], "notice:new", event);
      }
    },

    isOver: async (id: string) => (await told.findWaiting(id)) === null,

    /** Forgets old notices; called hourly. */
    cleanUp: () => ledger.forget(clock.now() - KEPT_MS),
  };
}

function asWaiting(notice: WaitingNoticeRow): WaitingNotice {
  const { kind, isOwn, person, accountId, otherId, startsAt, endsAt } = notice;
  const coderId = person === "coder" ? accountId : otherId;
  return { kind, isOwn, person, coderId, startsAt, endsAt };
}

function shown({ notice, schedule }: ToldSession, toldAt: EpochMs): Notice {
  const { id, kind, person, scheduleId, otherName, startsAt, endsAt } = notice;
  const { earlierStartsAt, earlierEndsAt, refund } = notice;
  const times = { startsAt, endsAt, earlierStartsAt, earlierEndsAt };
  const session = { person, scheduleId, otherName, ...times, refund, topic: topicOf(schedule) };
  return { id, kind, ...session, toldAt, isRead: false };
}
