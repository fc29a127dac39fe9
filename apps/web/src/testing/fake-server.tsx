import { failures, type FailureReason } from "@codetale/contract/errors";
import { readSession, type Session } from "@codetale/contract/identity";
import { vi } from "vitest";

type Answer = () => Response | Promise<Response>;

/** Stands in for the network: answers by path, and remembers which paths were asked for. */
export class FakeServer {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();

  /** @param session who the server says is signed in */
  constructor(session: Session | null = null) {
    this.signIn(session);
    vi.stubGlobal("fetch", (address: string) => {
      this.asked.push(address);
      const answer = this.#answers.get(address);
      if (!answer) throw new TypeError(`The fake server knows no ${address}`);
      return Promise.resolve().then(answer);
    });
    vi.stubGlobal("matchMedia", () => new FakeMediaQuery());
  }

  signIn(session: Session | null): void {
    this.on(readSession.path, () => Response.json(session));
  }

  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  refuse(path: string, reason: FailureReason): void {
    const { code, status, message } = failures[reason];
    const body = { success: false, code, reason, message, requestId: "request-1" };
    this.on(path, () => Response.json(body, { status }));
  }
}

/** A window that matches nothing: wide, light, with a mouse, and motion welcome. */
class FakeMediaQuery extends EventTarget {
  readonly matches = false;
  addListener(): void {}
  removeListener(): void {}
}
