import {
  listConversations,
  listMessages,
  markRead,
  readChat,
  uploadChatImage,
  type Conversation,
} from "@codetale/contract/chat";
import { readSession, type Session } from "@codetale/contract/identity";
import { startTest, type Schedule } from "@codetale/contract/schedules";
import { aSession } from "#testing/a-session";
import { on, refusal } from "#testing/server";
import { aChatSchedule, aConversation, ada } from "./chat.ts";
import type { FakeLive } from "#testing/fake-live";
import { FakeConversation } from "./fake-conversation.ts";

/** The server as the chat screens meet it: one room over HTTP and over the live connection. */
export class FakeChatServer {
  session: Session = aSession({ ...ada, email: "ada@codetale.example" });
  chat: Conversation = aConversation();
  schedule: Schedule = aChatSchedule();
  conversations: Conversation[] = [aConversation()];
  conversationsPerPage = 50;
  readonly room: FakeConversation;

  constructor(live: FakeLive) {
    this.room = new FakeConversation(live);
    this.answer();
  }

  /** Answers all calls about session `s1`; there is no other. */
  answer(): void {
    on(readSession, () => this.session);
    on(listConversations, ({ query }) => {
      const from = this.conversations.findIndex((one) => one.scheduleId === query["beforeId"]) + 1;
      const chats = this.conversations.slice(from, from + this.conversationsPerPage);
      const last = chats.at(-1);
      const isLast = from + chats.length === this.conversations.length;
      const next = isLast || !last ? null : { beforeAt: 1, beforeId: last.scheduleId };
      return { success: true as const, chats, next };
    });
    on(readChat, ({ path }) => {
      const { chat, schedule } = this;
      return path === "/chats/s1"
        ? { success: true as const, chat, schedule }
        : refusal("chat/unknown");
    });
    on(listMessages, async ({ query }) => {
      const page = await this.room.readMessages(Number(query["after"]));
      return {
        success: true as const,
        ...page,
        messages: [...page.messages],
        changed: [...page.changed],
      };
    });
    on(markRead, { success: true });
    on(uploadChatImage, {
      success: true,
      img: "/chats/s1/images/i1",
      imgWidth: 40,
      imgHeight: 30,
    });
    on(startTest, () => ({ success: true as const, schedule: this.schedule }));
  }
}
