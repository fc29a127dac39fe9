/** A language-model provider over real HTTP; answers validly unless a test sets another behaviour. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ChatCall {
  /** The whole body as it came. */
  raw: string;
  authorization: string | undefined;
  /** The name of the schema asked for; null where none is. */
  schemaName: string | null;
  messages: readonly { role: string; content: string }[];
}

/** Replaces the valid answer; `well` returns the text of that. */
export type Behaviour = (response: ServerResponse, well: () => string) => void;

export class ModelProvider {
  readonly calls: ChatCall[] = [];
  readonly moderated: string[][] = [];
  /** For the next calls, in order; then it answers well. */
  behaviours: Behaviour[] = [];
  takesSchemas = true;
  /** The categories that a text is flagged for; null where it has no moderation. */
  moderation: ((text: string) => string | null) | null = null;
  /** For the next moderation calls, in order. */
  moderationBehaviours: Behaviour[] = [];
  /** Calls whose connection closed before the answer was complete. */
  abandoned = 0;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param answer the object it answers well with */
  static async open(answer: (call: ChatCall) => unknown): Promise<ModelProvider> {
    const server = createServer((request, response) => {
      void provider.#serve(request, response, answer);
    });
    const provider = new ModelProvider(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return provider;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (call: ChatCall) => unknown,
  ): Promise<void> {
    response.on("close", () => {
      if (!response.writableFinished) this.abandoned += 1;
    });
    const raw = await text(request);
    if (request.url === "/v1/moderations") return this.#moderate(raw, response);
    if (request.url !== "/v1/chat/completions") return void response.writeHead(404).end("{}");
    const call = readCall(raw, request.headers.authorization);
    this.calls.push(call);
    if (call.schemaName !== null && !this.takesSchemas) {
      return void sendJson(response, 400, { error: { message: "response_format is unknown" } });
    }
    const well = () => JSON.stringify(answer(call));
    const behave = this.behaviours.shift() ?? ((to) => sendAnswer(to, well()));
    behave(response, well);
  }

  #moderate(raw: string, response: ServerResponse): void {
    const { input } = JSON.parse(raw) as { input: string[] };
    this.moderated.push(input);
    const judge = this.moderation;
    const results = input.map((each) => {
      const category = judge?.(each) ?? null;
      return { flagged: category !== null, categories: category ? { [category]: true } : {} };
    });
    const well = () => JSON.stringify({ id: "1", model: "moderation", results });
    const behave = this.moderationBehaviours.shift();
    if (behave) behave(response, well);
    else if (judge) response.setHeader("content-type", "application/json").end(well());
    else sendJson(response, 404, { error: { message: "unknown path" } });
  }
}

/** Answers what `change` makes of the good answer. */
export function answering<T>(change: (well: T) => unknown): Behaviour {
  return (response, well) => sendAnswer(response, JSON.stringify(change(JSON.parse(well()) as T)));
}

/** Answers this text, whatever was asked for. */
export function saying(words: (well: string) => string): Behaviour {
  return (response, well) => sendAnswer(response, words(well()));
}

export function failing(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, { error: { message: "not now" } });
  };
}

export const hangingUp: Behaviour = (response) => {
  response.destroy();
};

export const cutOff: Behaviour = (response, well) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write(completion(well()).slice(0, 200), () => response.destroy());
};

export const silent: Behaviour = () => {};

/** Answers well, but only after so long. */
export function late(ms: number): Behaviour {
  return (response, well) => {
    const timer = setTimeout(() => sendAnswer(response, well()), ms);
    response.on("close", () => clearTimeout(timer));
  };
}

/** Begins an answer, and sends more of it for as long as it is listened to. */
export const endless: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"id":"');
  const more = "x".repeat(64 * 1024);
  const send = () => {
    while (!response.destroyed && response.write(more));
  };
  response.on("drain", send);
  send();
};

function readCall(raw: string, authorization: string | undefined): ChatCall {
  const { messages, response_format: format } = JSON.parse(raw) as {
    messages: ChatCall["messages"];
    response_format?: { json_schema?: { name?: string } };
  };
  return { raw, authorization, messages, schemaName: format?.json_schema?.name ?? null };
}

function sendAnswer(response: ServerResponse, content: string): void {
  response.setHeader("content-type", "application/json").end(completion(content));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function completion(content: string): string {
  return JSON.stringify({
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "storyteller-7b",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}
