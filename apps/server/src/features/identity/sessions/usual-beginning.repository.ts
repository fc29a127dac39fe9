/** How nearly every session begins, in one statement. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { PASSWORD_PROVIDER } from "../accounts.repository.ts";
import type { SessionBeginning } from "./session-beginning.ts";

/**
 * Begins sessions by password of accounts that have their profile, know the browser, and have so few
 * sessions that none is to be removed: all that a sign-in leaves, or nothing.
 *
 * A statement sees what was there as it began. Of two sign-ins of one account at once, the second
 * therefore leaves it to the transaction, which waits for the first. Those that came and went between
 * the statement's beginning and its lock are not counted; the half of the most sessions that it keeps
 * free is for them.
 *
 * @returns begins one; false where nothing was done, of which a transaction finds out the reason
 */
export function prepareUsualBeginning(db: Database) {
  const account = db.$with("account", {}).as(sql`
    select id from users
    where id = ${sql.placeholder("uid")}
      and exists (
        select from profiles where uid = users.id and person = ${sql.placeholder("person")}
      )
      and exists (
        select from known_devices
        where uid = users.id and device_hash = any(${sql.placeholder("device")}::text[])
      )
      and (select count(*) from sessions where user_id = users.id)
        < ${sql.placeholder("most")}::integer / 2
    for no key update skip locked`);

  // Locked, so that it is found removed also where that was done since the statement began.
  const invited = db.$with("invited", {}).as(sql`
    select id from coder_invitations
    where id = ${sql.placeholder("invitationId")}::uuid and uid in (select id from account)
    for key share`);

  // Sees a change of the password also where that was made since the statement began.
  const proven = db.$with("proven", {}).as(sql`
    update accounts set last_used_at = ${sql.placeholder("openedAt")}
    from account
    where user_id = account.id and provider_id = ${PASSWORD_PROVIDER}
      and password = ${sql.placeholder("passwordHash")}
      and (${sql.placeholder("invitationId")}::uuid is null or exists (select from invited))
    returning user_id`);

  const begun = db.$with("begun", {}).as(sql`
    insert into sessions (
      id, token, user_id, person, ip_address, user_agent, expires_at, created_at, updated_at
    )
    select ${sql.placeholder("id")}, ${sql.placeholder("token")}, user_id,
      ${sql.placeholder("person")}, ${sql.placeholder("address")}, ${sql.placeholder("userAgent")},
      ${sql.placeholder("expires")}::timestamptz, opened, opened
    from proven, (select ${sql.placeholder("opened")}::timestamptz as opened) at`);

  const seen = db.$with("seen", {}).as(sql`
    update known_devices set last_seen_at = ${sql.placeholder("openedAt")}
    from proven
    where uid = user_id and device_hash = any(${sql.placeholder("device")}::text[])`);

  const logged = db.$with("logged", {}).as(sql`
    insert into security_events (at, kind, uid, address, detail)
    select ${sql.placeholder("openedAt")}, ${sql.placeholder("kind")}, user_id,
      ${sql.placeholder("from")}, ${sql.placeholder("detail")}
    from proven`);

  const statement = db
    .with(account, invited, proven, begun, seen, logged)
    .select({ uid: sql<string>`user_id` })
    .from(sql`proven`)
    .prepare("begin_usual_session");

  return async (
    beginning: Pick<SessionBeginning, "session" | "invitationId" | "device" | "event">,
    passwordHash: string,
    most: number,
  ): Promise<boolean> => {
    const { session, invitationId, device, event } = beginning;
    const { kind, detail = "", address: from } = event;
    const opened = new Date(session.openedAt).toISOString();
    const expires = new Date(session.endsAt).toISOString();
    const facts = { ...session, passwordHash, invitationId, device, opened, expires };
    const values = { ...facts, kind, detail, from, most };
    return (await statement.execute(values)).length > 0;
  };
}
