/** How accounts want to be told. */
import type { NoticeGroup } from "@codetale/domain/notices/notice-kinds";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { noticeSettings } from "#platform/db/schema/notices";

type Row = typeof noticeSettings.$inferSelect;

export type StoredNoticeSettings = Omit<Row, "accountId" | "changedAt">;

export type NoticeSettingsRepository = ReturnType<typeof createNoticeSettingsRepository>;

const unchosen: StoredNoticeSettings = {
  mail: {},
  browser: true,
  sound: false,
  timeZone: null,
  calendarId: null,
};

/** For a new owner of the account's ways in: who knew the address of its calendar reads it no more. */
export async function revokeCalendar(tx: Database, uid: string, now: EpochMs): Promise<void> {
  await tx
    .update(noticeSettings)
    .set({ calendarId: null, changedAt: now })
    .where(and(eq(noticeSettings.accountId, uid), isNotNull(noticeSettings.calendarId)));
}

/** Of the identity feature, at the start of a transaction: a new owner of the account waits for its end. */
export type IsProven = (tx: Database, session: ProvingSession, now: EpochMs) => Promise<boolean>;

type ProvingSession = Pick<Actor, "uid" | "sessionId">;

export function createNoticeSettingsRepository(db: Database, isProven: IsProven) {
  /** @returns whether a value is another than before */
  async function change(
    accountId: string,
    { mail = {}, ...others }: Partial<StoredNoticeSettings>,
    now: EpochMs,
    within: Database = db,
  ): Promise<boolean> {
    // Choices that two windows change at once are both kept.
    const merged = sql`${noticeSettings.mail} || ${JSON.stringify(mail)}::jsonb`;
    const names = Object.keys(others) as (keyof typeof others)[];
    const isOther = [
      sql`${noticeSettings.mail} <> (${merged})`,
      ...names.map((name) => sql`${noticeSettings[name]} is distinct from ${others[name]}`),
    ];
    const written = await within
      .insert(noticeSettings)
      .values({ accountId, mail, ...others, changedAt: now })
      .onConflictDoUpdate({
        target: noticeSettings.accountId,
        set: {
          ...others,
          mail: merged,
          changedAt: now,
        },
        setWhere: sql.join(isOther, sql` or `),
      })
      .returning({ accountId: noticeSettings.accountId });
    return written.length > 0;
  }

  async function find(accountId: string, within: Database = db): Promise<StoredNoticeSettings> {
    const [row] = await within
      .select()
      .from(noticeSettings)
      .where(eq(noticeSettings.accountId, accountId));
    return row ?? unchosen;
  }

  return {
    change,
    find,

    /** @returns false where the session is not proven */
    makeCalendar: (session: ProvingSession, calendarId: string, now: EpochMs): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await isProven(tx, session, now))) return false;
        await change(session.uid, { calendarId }, now, tx);
        return true;
      }),

    /** @returns the account's calendar, whose id is null for none; null where the session is not proven */
    calendarOf: (
      session: ProvingSession,
      now: EpochMs,
    ): Promise<Pick<StoredNoticeSettings, "calendarId"> | null> =>
      db.transaction(async (tx) =>
        (await isProven(tx, session, now)) ? find(session.uid, tx) : null,
      ),

    /** @returns null where no account has it */
    async accountOfCalendar(calendarId: string): Promise<string | null> {
      const [row] = await db
        .select({ accountId: noticeSettings.accountId })
        .from(noticeSettings)
        .where(eq(noticeSettings.calendarId, calendarId));
      return row?.accountId ?? null;
    },

    /** By a link in a mail, whose account may be deleted: then nothing happens. */
    async endMails(accountId: string, groups: readonly NoticeGroup[], now: EpochMs): Promise<void> {
      const mail = Object.fromEntries(groups.map((group) => [group, false]));
      await db.execute(sql`
        insert into notice_settings (account_id, mail, changed_at)
        select id, ${JSON.stringify(mail)}::jsonb, ${now} from users where id = ${accountId}
        on conflict (account_id) do update
        set mail = notice_settings.mail || excluded.mail, changed_at = excluded.changed_at`);
    },
  };
}
