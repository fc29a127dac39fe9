/** A client of the product's calls without a browser. */
import type { SendResult } from "@codetale/contract/events";
import type { Message } from "@codetale/contract/chat";
import { io, type Socket } from "socket.io-client";
import { codersKey, samplePassword } from "./sample-accounts.ts";

export class ApiClient {
  readonly uid: string;
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, uid: string, cookie: string) {
    this.#url = url;
    this.uid = uid;
    this.#cookie = cookie;
  }

  static async signIn(url: string, person: "user" | "coder", email: string): Promise<ApiClient> {
    const response = await fetch(`${url}/onboard/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email,
        password: samplePassword,
        ...(person === "coder" && { coders_key: codersKey }),
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { uid } = (await response.json()) as { uid: string };
    return new ApiClient(url, uid, cookie);
  }

  fetch(path: string): Promise<Response> {
    return fetch(this.#url + path, { headers: { cookie: this.#cookie } });
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.fetch(path);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** The same client at another server. */
  at(url: string): ApiClient {
    return new ApiClient(url, this.uid, this.#cookie);
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + path, {
      method: "POST",
      headers: { cookie: this.#cookie, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Sends a file as a form does. */
  upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const body = new FormData();
    body.append(name, new Blob([bytes]), name);
    return fetch(this.#url + path, { method: "POST", headers: { cookie: this.#cookie }, body });
  }

  /** Everything said in a conversation, page by page. */
  async messages(scheduleId: string): Promise<Message[]> {
    const all: Message[] = [];
    for (;;) {
      const after = all.at(-1)?.seq ?? 0;
      const page = await this.get<{ messages: Message[]; hasMore: boolean }>(
        `/chats/${scheduleId}/messages?after=${after}`,
      );
      all.push(...page.messages);
      if (!page.hasMore) return all;
    }
  }

  connect(): Socket {
    return io(this.#url, {
      transports: ["websocket"],
      extraHeaders: { cookie: this.#cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
  }
}

/**
 * Sends one message until it is stored or refused for good, as a screen does: always with the same
 * id, and not before the time that the server asks for.
 */
export async function sendUntilAnswered(
  socket: Socket,
  message: { scheduleId: string; id: string; text: string },
): Promise<SendResult> {
  for (;;) {
    try {
      const result = (await socket
        .timeout(1_000)
        .emitWithAck("message:send", message)) as SendResult;
      if (result.success || result.retryAfterMs === undefined) return result;
      await new Promise((resolve) => setTimeout(resolve, result.retryAfterMs));
    } catch {
      // No answer: the server is away, so the same message is sent again.
    }
  }
}
