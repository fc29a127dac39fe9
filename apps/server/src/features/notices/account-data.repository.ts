/** What an account's download contains of its notices; with the account they are deleted. */
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { notices, noticeSettings, requestAlerts } from "#platform/db/schema/notices";

const { accountId, otherId, ...noticeColumns } = getTableColumns(notices);
const { accountId: coderId, ...alertColumns } = getTableColumns(requestAlerts);
const { accountId: ownerId, calendarId, ...settingColumns } = getTableColumns(noticeSettings);

export async function exportNotices(db: Database, { uid }: AccountRef) {
  return {
    notices: await db
      .select(noticeColumns)
      .from(notices)
      .where(eq(accountId, uid))
      .orderBy(asc(notices.createdAt)),
    noticeSettings: await db.select(settingColumns).from(noticeSettings).where(eq(ownerId, uid)),
    requestAlerts: await db
      .select(alertColumns)
      .from(requestAlerts)
      .where(eq(coderId, uid))
      .orderBy(asc(requestAlerts.createdAt)),
  };
}
