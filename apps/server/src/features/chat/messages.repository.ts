/** Messages: storing them, which is the product's most frequent write, and reading them. */
import { and, asc, eq, getTableColumns, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, messages } from "#platform/db/schema/chat";
import { violates } from "#platform/db/database-errors";
/**
 * Largest value of PostgreSQL's `integer`, the type of message positions; larger ones are clamped.
 */
export const LARGEST_SEQ = 2 ** 31 - 1;

/** A stored message; `seq` is its position, the image's size in pixels. */
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** A message before it has a position in the conversation. */
export interface MessageDraft extends Pick<
  typeof messages.$inferSelect,
  "scheduleId" | "id" | "senderId" | "text" | "imageId" | "sentAt" | "replyTo"
> {
  /** Excerpt for the conversation list. */
  preview: string;
}

/** A message that was just stored, with the participants to notify. */
interface StoredMessage extends MessageRow {
  learnerId: string;
  coderId: string;
}

export function createMessageRepository(db: Database) {
  const statement = prepareStore(db);

  /**
   * Stores the drafts that their senders may send, in the order given, and skips the others.
   *
   * @returns for each draft the stored message, or null when it was refused
   */
  async function store(drafts: readonly MessageDraft[]): Promise<(StoredMessage | null)[]> {
    const input = JSON.stringify(drafts.map((draft, ord) => ({ ...draft, ord })));
    try {
      const places = new Map((await statement.execute({ input })).map((row) => [row.ord, row]));
      return drafts.map((draft, ord) => {
        const place = places.get(ord);
        return place ? { ...draft, ...unchanged, ...place } : null;
      });
    } catch (error) {
      if (!violates(error, "messages_client_id")) throw error;
      // Another process stored one of the ids at the same moment; the second run sees it and skips
      // it.
      return store(drafts);
    }
  }

  return {
    store,
    async find(scheduleId: string, id: string) {
      const [row = null] = await selectMessages(db).where(
        and(eq(messages.scheduleId, scheduleId), eq(messages.id, id)),
      );
      return row;
    },
    /** Those after position `after`, in order. */
    async list(scheduleId: string, after: number, limit: number) {
      const isLater = gt(messages.seq, Math.min(after, LARGEST_SEQ));
      return selectMessages(db)
        .where(and(eq(messages.scheduleId, scheduleId), isLater))
        .orderBy(asc(messages.seq))
        .limit(limit);
    },
    /** Those up to position `upTo` that were changed after the change `after`, by change. */
    async listChanged(scheduleId: string, upTo: number, after: number, limit: number) {
      const isEarlier = lte(messages.seq, Math.min(upTo, LARGEST_SEQ));
      const isChanged = gt(messages.change, Math.min(after, LARGEST_SEQ));
      return selectMessages(db)
        .where(and(eq(messages.scheduleId, scheduleId), isEarlier, isChanged))
        .orderBy(asc(messages.change))
        .limit(limit);
    },
  };
}

const unchanged = { editedAt: null, deletedAt: null, change: 0 };

export function selectMessages(db: Database) {
  return db
    .select({
      ...getTableColumns(messages),
      imageWidth: chatImages.width,
      imageHeight: chatImages.height,
    })
    .from(messages)
    .leftJoin(chatImages, eq(chatImages.id, messages.imageId));
}

/**
 * One statement that authorizes, orders and stores a whole batch and returns the position of each
 * stored message; drafts that it does not return were refused. Positions are taken from the
 * conversations' rows, which are locked in one order so that two batches cannot deadlock. Thus
 * committed positions have no gaps, and a later one never becomes visible before an earlier one.
 */
function prepareStore(db: Database) {
  const input = db.$with("input", {}).as(sql`
    select * from json_to_recordset(${sql.placeholder("input")}::json) as draft (
      ord integer, "scheduleId" uuid, id text, "senderId" text, text text, "imageId" uuid,
      preview text, "sentAt" bigint, "replyTo" text
    )`);

  // Forces an index lookup for each room: the planner overestimates the size of a batch.
  const room = db.$with("room", {}).as(sql`
    select found.* from (select distinct "scheduleId" from input order by 1) asked
    cross join lateral (
      select schedule_id, learner_id, coder_id from chats
      where schedule_id = asked."scheduleId" and closed_at is null
      for no key update
    ) found`);

  const accepted = db.$with("accepted", {}).as(sql`
    select input.*, room.learner_id, room.coder_id, image.width, image.height,
      row_number() over (partition by "scheduleId" order by ord)::integer as place
    from input
    join room on room.schedule_id = "scheduleId" and "senderId" in (room.learner_id, room.coder_id)
    left join chat_images image
      on image.id = "imageId" and image.schedule_id = "scheduleId" and image.sender_id = "senderId"
    left join messages answered
      on answered.schedule_id = "scheduleId" and answered.id = "replyTo"
    where ("imageId" is null or image.id is not null)
      and ("replyTo" is null or answered.id is not null)
      and not exists (
        select from messages
        where messages.schedule_id = "scheduleId" and messages.id = input.id
      )`);

  const totals = db.$with("totals", {}).as(sql`
    select "scheduleId", max(place) as count, max("sentAt") as at,
      (array_agg(preview order by place desc))[1] as preview,
      max(place) filter (where "senderId" = learner_id) as learner_place,
      max(place) filter (where "senderId" = coder_id) as coder_place
    from accepted group by "scheduleId"`);

  const chat = db.$with("chat", {}).as(sql`
    update chats set
      last_seq = last_seq + totals.count, last_text = totals.preview, last_at = totals.at,
      learner_read_seq = coalesce(last_seq + totals.learner_place, learner_read_seq),
      coder_read_seq = coalesce(last_seq + totals.coder_place, coder_read_seq)
    from totals where chats.schedule_id = totals."scheduleId"
    returning chats.schedule_id, chats.last_seq - totals.count as before`);

  const stored = db.$with("stored", {}).as(sql`
    insert into messages (schedule_id, seq, id, sender_id, text, image_id, sent_at, reply_to)
    select schedule_id, before + place, id, "senderId", text, "imageId", "sentAt", "replyTo"
    from accepted join chat on chat.schedule_id = "scheduleId"`);

  return db
    .with(input, room, accepted, totals, chat, stored)
    .select({
      ord: sql<number>`ord`,
      seq: sql<number>`before + place`,
      learnerId: sql<string>`learner_id`,
      coderId: sql<string>`coder_id`,
      imageWidth: sql<number | null>`width`,
      imageHeight: sql<number | null>`height`,
    })
    .from(sql`accepted join chat on chat.schedule_id = "scheduleId"`)
    .orderBy(sql`ord`)
    .prepare("store_messages");
}
