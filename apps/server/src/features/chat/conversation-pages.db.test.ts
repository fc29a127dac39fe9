/** A list of more conversations than one answer has. */
import {
  CONVERSATIONS_PER_PAGE,
  listConversations,
  type Conversation,
  type ConversationPage,
} from "@codetale/contract/chat";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { startChatServer, type ChatServer } from "./testing/chat-server.ts";

/** The most that two pages have, and one more. */
const ALL = 2 * CONVERSATIONS_PER_PAGE + 1;

let server: ChatServer;
let learner: Actor;
/** As they were opened, several in each instant. */
const opened: string[] = [];

beforeAll(async () => {
  server = await startChatServer();
  server.clock.set(at("10:05"));
  learner = await server.aPerson("user");
  for (let n = 0; n < ALL; n += 1) {
    if (n % 4 === 0) server.clock.advance(1000);
    const { scheduleId, coder } = await server.openRoom({ learner });
    opened.push(scheduleId);
    if (n <= 1) await server.chat.send(coder, scheduleId, { id: "m", text: "hello" });
  }
  await server.chat.markRead(learner, opened[0] ?? "", 1);
  server.clock.advance(1000);
  // One's own words leave nothing unread, and come before the coders' above.
  for (const scheduleId of opened.slice(2, 90)) {
    await server.chat.send(learner, scheduleId, { id: "m", text: "one's own" });
  }
});
afterAll(() => server.close());

describe("[CHAT-7] the conversation list", () => {
  it("comes in pages of 50, in which each conversation is once, latest first", async () => {
    const pages = await allPages();
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 1]);
    const listed = pages.flat();
    expect(new Set(listed.map(({ scheduleId }) => scheduleId))).toEqual(new Set(opened));
    const dates = listed.flatMap(({ lastMessage }) => lastMessage?.date ?? []);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it("has its latest conversations first where none is asked to come after", async () => {
    const { chats, next } = await list({});
    expect(chats.map(({ scheduleId }) => scheduleId)).not.toContain(opened[1]);
    const last = chats.at(-1);
    expect(next).toEqual({ beforeAt: last?.lastMessage?.date, beforeId: last?.scheduleId });
  });

  it("finds what is unread however far down it stands, and that alone", async () => {
    const { chats, next } = await list({ which: "unread" });
    expect(chats).toMatchObject([{ scheduleId: opened[1], unread: 1 }]);
    expect(next).toBeNull();
  });
});

async function list(asked: Partial<ConversationPage> & { which?: "unread" }) {
  const query = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, String(value)]),
  );
  const { body } = await server.call<{ chats: Conversation[]; next: ConversationPage | null }>(
    learner,
    listConversations,
    { query },
  );
  return body;
}

async function allPages(): Promise<Conversation[][]> {
  const pages: Conversation[][] = [];
  let next: ConversationPage | null = null;
  do {
    const page = await list(next ?? {});
    pages.push(page.chats);
    next = page.next;
  } while (next !== null);
  return pages;
}
