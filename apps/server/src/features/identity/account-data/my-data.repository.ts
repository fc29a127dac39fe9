/** Reads what is kept of one account out of every table that knows it, without secrets. */
import type { EpochMs } from "@codetale/domain/time";
import { asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { accounts, photos, profiles, sessions, users } from "#platform/db/schema/identity";
import { mailbox } from "#platform/db/schema/mail";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { PASSWORD_PROVIDER } from "../accounts.repository.ts";
import type { MyDataRepository } from "./my-data.service.ts";

export function createMyDataRepository(db: Database): MyDataRepository {
  return {
    async gather(uid) {
      const [account = {}] = await accountOf(db, uid);
      return {
        account,
        signInMethods: await signInMethodsOf(db, uid),
        profiles: (await db.select().from(profiles).where(eq(profiles.uid, uid))).map(dated),
        photos: (await db.select().from(photos).where(eq(photos.ownerId, uid))).map(
          ({ id, createdAt }) => ({ id, uploadedAt: inWords(createdAt) }),
        ),
        sessions: await sessionsOf(db, uid),
        schedules: (await schedulesOf(db, uid)).map(dated),
        conversations: (await conversationsOf(db, uid)).map(dated),
        messages: (await messagesOf(db, uid)).map(dated),
        images: (await imagesOf(db, uid)).map(dated),
        problems: (await problemsOf(db, uid)).map(dated),
        stories: (await storiesOf(db, uid)).map(dated),
        storiesAskedFor: (await generationsOf(db, uid)).map(dated),
        mails: (await mailsTo(db, uid)).map(dated),
      };
    },
  };
}

function accountOf(db: Database, uid: string) {
  return db
    .select({
      uid: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      isDisabled: users.isDisabled,
      createdAt: users.createdAt,
      changedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, uid));
}

async function signInMethodsOf(db: Database, uid: string) {
  const rows = await db
    .select({
      provider: accounts.providerId,
      subject: accounts.accountId,
      since: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, uid));
  return rows.map(({ provider, subject, since }) =>
    provider === PASSWORD_PROVIDER
      ? { method: "password", since }
      : { method: provider, subject, since },
  );
}

function sessionsOf(db: Database, uid: string) {
  return db
    .select({
      person: sessions.person,
      since: sessions.createdAt,
      until: sessions.expiresAt,
      address: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, uid))
    .orderBy(asc(sessions.createdAt));
}

/** A learner's with what they wrote and paid; a coder's with what the coder was shown. */
function schedulesOf(db: Database, uid: string) {
  return db
    .select({
      id: schedules.id,
      as: sql<string>`case when ${schedules.learnerId} = ${uid} then 'user' else 'coder' end`,
      startsAt: schedules.startsAt,
      endsAt: schedules.endsAt,
      timeZone: schedules.timeZone,
      difficulty: schedules.difficulty,
      language: schedules.language,
      numberOfQuestions: schedules.numberOfQuestions,
      company: schedules.company,
      mode: schedules.mode,
      otherRequests: schedules.otherRequests,
      paidAt: schedules.paidAt,
      startedAt: schedules.startedAt,
      completedAt: schedules.completedAt,
      createdAt: schedules.createdAt,
    })
    .from(schedules)
    .where(or(eq(schedules.learnerId, uid), eq(schedules.coderId, uid)))
    .orderBy(asc(schedules.startsAt));
}

function conversationsOf(db: Database, uid: string) {
  const isLearner = sql`${chats.learnerId} = ${uid}`;
  return db
    .select({
      scheduleId: chats.scheduleId,
      messages: chats.lastSeq,
      readUpTo: sql<number>`case when ${isLearner}
        then ${chats.learnerReadSeq} else ${chats.coderReadSeq} end`,
      createdAt: chats.createdAt,
      lastAt: chats.lastAt,
      closedAt: chats.closedAt,
    })
    .from(chats)
    .where(or(eq(chats.learnerId, uid), eq(chats.coderId, uid)))
    .orderBy(asc(chats.createdAt));
}

function messagesOf(db: Database, uid: string) {
  return db
    .select({
      scheduleId: messages.scheduleId,
      seq: messages.seq,
      text: messages.text,
      imageId: messages.imageId,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(eq(messages.senderId, uid))
    .orderBy(asc(messages.scheduleId), asc(messages.seq));
}

/** As links, which open for who is signed in. */
function imagesOf(db: Database, uid: string) {
  return db
    .select({
      id: chatImages.id,
      link: sql<string>`'/chats/' || ${chatImages.scheduleId} || '/images/' || ${chatImages.id}`,
      createdAt: chatImages.createdAt,
    })
    .from(chatImages)
    .where(eq(chatImages.senderId, uid))
    .orderBy(asc(chatImages.createdAt));
}

function problemsOf(db: Database, uid: string) {
  return db
    .select({
      id: problems.id,
      question: problems.question,
      answer: problems.answer,
      createdAt: problems.createdAt,
    })
    .from(problems)
    .where(eq(problems.addedBy, uid))
    .orderBy(asc(problems.createdAt));
}

/** In the telling with one's own children; the other one is what anybody may hear. */
function storiesOf(db: Database, uid: string) {
  return db
    .select({
      id: stories.id,
      title: stories.title,
      titleForOthers: stories.titleForOthers,
      children: stories.children,
      about: stories.about,
      language: stories.language,
      level: stories.level,
      storyteller: stories.storyteller,
      scenes: stories.scenes,
      createdAt: stories.createdAt,
      sharedAt: stories.sharedAt,
      deletedAt: stories.deletedAt,
    })
    .from(stories)
    .where(eq(stories.ownerId, uid))
    .orderBy(asc(stories.createdAt));
}

function generationsOf(db: Database, uid: string) {
  return db
    .select({
      id: storyGenerations.id,
      state: storyGenerations.state,
      storyId: storyGenerations.storyId,
      message: storyGenerations.message,
      createdAt: storyGenerations.createdAt,
    })
    .from(storyGenerations)
    .where(eq(storyGenerations.ownerId, uid))
    .orderBy(asc(storyGenerations.createdAt));
}

function mailsTo(db: Database, uid: string) {
  return db
    .select({ subject: mailbox.subject, text: mailbox.text, sentAt: mailbox.sentAt })
    .from(mailbox)
    .innerJoin(users, eq(users.email, mailbox.to))
    .where(eq(users.id, uid))
    .orderBy(asc(mailbox.sentAt));
}

/** Instants as people write them; `…At` is epoch milliseconds in the tables. */
function dated<Row extends object>(row: Row): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      name.endsWith("At") && typeof value === "number" ? inWords(value) : value,
    ]),
  );
}

function inWords(instant: EpochMs): string {
  return new Date(instant).toISOString();
}
