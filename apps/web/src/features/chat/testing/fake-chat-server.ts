import type { Conversation } from "@codetale/contract/chat";
import { failures, type FailureReason } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { vi } from "vitest";
import { aChatSchedule, aConversation, ada } from "./chat.ts";
import type { FakeLive } from "#testing/fake-live";
import { FakeConversation } from "./fake-conversation.ts";

interface Asked {
  path: string;
  /** Of a JSON call. */
  body: unknown;
}

/** The server as the chat screens meet it: one room over HTTP and over the live connection. */
export class FakeChatServer {
  session: Session = {
    ...ada,
    email: "ada@codetale.example",
    emailVerified: true,
    person: "user",
    expiresAt: Date.UTC(2099, 0, 1),
  };
  chat: Conversation = aConversation();
  schedule: Schedule = aChatSchedule();
  conversations: Conversation[] = [aConversation()];
  readonly room: FakeConversation;
  readonly asked: Asked[] = [];
  readonly #refusals = new Map<string, FailureReason>();

  constructor(live: FakeLive) {
    this.room = new FakeConversation(live);
    vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
      const json = typeof body === "string" ? (JSON.parse(body) as unknown) : null;
      this.asked.push({ path: address, body: json });
      return this.#answer(new URL(address, "http://codetale.example"));
    });
  }

  refuse(path: string, reason: FailureReason): void {
    this.#refusals.set(path, reason);
  }

  allow(path: string): void {
    this.#refusals.delete(path);
  }

  /** The bodies of the calls to `path`, in order. */
  bodiesOf(path: string): unknown[] {
    return this.asked.filter((call) => call.path === path).map((call) => call.body);
  }

  async #answer({ pathname, searchParams }: URL): Promise<Response> {
    const reason = this.#refusals.get(pathname);
    if (reason) return refusal(reason);
    const { chat, schedule } = this;
    switch (pathname) {
      case "/onboard/session":
        return Response.json(this.session);
      case "/chats":
        return Response.json({ success: true, chats: this.conversations });
      case "/chats/s1":
        return Response.json({ success: true, chat, schedule });
      case "/chats/s1/messages": {
        const page = await this.room.readMessages(Number(searchParams.get("after")));
        return Response.json({ success: true, ...page });
      }
      case "/chats/s1/read":
        return Response.json({ success: true });
      case "/chats/s1/images":
        return Response.json({
          success: true,
          img: "/chats/s1/images/i1",
          imgWidth: 40,
          imgHeight: 30,
        });
      case "/schedule/start-test":
        return Response.json({ success: true, schedule });
      default:
        return refusal("chat/unknown");
    }
  }
}

function refusal(reason: FailureReason): Response {
  const { code, status, message } = failures[reason];
  return Response.json({ success: false, code, reason, message, requestId: "r1" }, { status });
}
