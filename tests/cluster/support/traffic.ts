/**
 * What clients of all kinds do at once, through the proxy, each again with the same id until it is
 * answered, as screens do.
 */
import { randomUUID } from "node:crypto";
import type { Message } from "@codetale/contract/chat";
import type { StoryGeneration } from "@codetale/contract/stories/generation";
import type { Socket } from "socket.io-client";
import { ApiClient, sendUntilAnswered } from "../../e2e/support/api-client.ts";
import { sampleLearner } from "../../e2e/support/sample-accounts.ts";
import { bookingOf, openConversation, paymentOf } from "./schedules.ts";

const PAUSE_MS = 50;

/** Of one account, the oldest sessions end when there are more than 50. */
const MOST_SIGN_INS = 25;

/** An account may have only so many told in an hour. */
const MOST_STORIES = 20;

const STATUSES_OF_BUSY = new Set([429, 503]);

export interface Traffic {
  /** What the server has acknowledged. */
  acknowledged: {
    messages: { learner: string[]; coder: string[] };
    schedules: string[];
    payments: string[];
    stories: string[];
    signIns: number;
    lists: number;
  };
  /** How long clients were without a live connection, in milliseconds, each time. */
  breaks: number[];
  /** What requests got that have no answer, or one of the proxy alone. */
  unanswered: string[];
  /** Answers that ask to come again, as 503 does. */
  refused: number;
  scheduleId: string;
  sockets: { learner: Socket; coder: Socket };
  /** Answers that must not be. */
  errors: unknown[];
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

export async function startTraffic(
  url: string,
  learner: ApiClient,
  coder: ApiClient,
): Promise<Traffic> {
  let isOn = true;
  const traffic: Traffic = {
    acknowledged: {
      messages: { learner: [], coder: [] },
      schedules: [],
      payments: [],
      stories: [],
      signIns: 0,
      lists: 0,
    },
    breaks: [],
    unanswered: [],
    refused: 0,
    errors: [],
    scheduleId: await openConversation(learner),
    sockets: { learner: learner.connect(), coder: coder.connect() },
    async stop() {
      isOn = false;
      await Promise.all(work);
      for (const socket of Object.values(traffic.sockets)) socket.disconnect();
    },
  };
  const { acknowledged, scheduleId, sockets } = traffic;
  for (const socket of Object.values(sockets)) {
    measureBreaks(socket, traffic.breaks);
  }

  /** @returns the answer's body, once there is one that does not ask to come again */
  async function untilAnswered<T>(ask: () => Promise<Response>): Promise<T> {
    for (;;) {
      const answer = await answerOf(ask);
      if (answer.isDone) return answer.body as T;
      if (answer.lack === undefined) traffic.refused += 1;
      else traffic.unanswered.push(answer.lack);
      await pause();
    }
  }

  async function write(writer: "learner" | "coder"): Promise<void> {
    while (isOn) {
      const id = randomUUID();
      const result = await sendUntilAnswered(sockets[writer], { scheduleId, id, text: "Hello" });
      if (!result.success) throw new Error(result.message);
      acknowledged.messages[writer].push(id);
      await pause();
    }
  }

  async function book(): Promise<void> {
    for (let slot = 0; isOn; slot += 1) {
      const key = randomUUID();
      const booked = await untilAnswered<{ scheduleId: string }>(() =>
        learner.post("/schedule/add-schedule", bookingOf(learner, slot), {
          "idempotency-key": key,
        }),
      );
      acknowledged.schedules.push(booked.scheduleId);
      await untilAnswered(() =>
        learner.post("/paycode/pay_code", paymentOf(learner, booked.scheduleId)),
      );
      acknowledged.payments.push(booked.scheduleId);
      await pause();
    }
  }

  async function list(): Promise<void> {
    while (isOn) {
      await untilAnswered(() => coder.post("/coders-schedule/get-schedule", { userId: coder.uid }));
      acknowledged.lists += 1;
      await pause();
    }
  }

  async function signIn(): Promise<void> {
    while (isOn && acknowledged.signIns < MOST_SIGN_INS) {
      const client = await ApiClient.signIn(url, "user", sampleLearner).catch(() => null);
      if (client) acknowledged.signIns += 1;
      await client?.post("/onboard/logout", {}).catch(() => {});
      await pause();
    }
  }

  async function tell(): Promise<void> {
    while (isOn && acknowledged.stories.length < MOST_STORIES) {
      const key = randomUUID();
      const begun = await untilAnswered<{ generation: StoryGeneration }>(() =>
        learner.post("/generate/", storyRequest, { "idempotency-key": key }),
      ).catch(failedStory);
      const told = begun && (await untilTold(begun.generation));
      // A story whose process was killed fails, and is told to have: it was not acknowledged.
      if (told?.storyId) acknowledged.stories.push(told.storyId);
      await pause();
    }
  }

  async function untilTold(begun: StoryGeneration): Promise<StoryGeneration | undefined> {
    let generation: StoryGeneration | undefined = begun;
    while (isOn && generation?.state === "working") {
      await pause();
      const { generations } = await untilAnswered<{ generations: StoryGeneration[] }>(() =>
        learner.fetch("/stories/generations"),
      );
      generation = generations.find(({ id }) => id === begun.id);
    }
    return generation;
  }

  const work = [write("learner"), write("coder"), book(), list(), signIn(), tell()].map((each) =>
    each.catch((error: unknown) => traffic.errors.push(error)),
  );
  return traffic;
}

interface Answer {
  isDone: boolean;
  body?: unknown;
  /** What came in place of an answer of a server's. */
  lack?: string;
}

/** @throws for an answer that must not be */
async function answerOf(ask: () => Promise<Response>): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await ask();
    text = await response.text();
  } catch (error) {
    return { isDone: false, lack: `${String(error)}: ${String((error as Error).cause)}` };
  }
  const isOurs = response.headers.get("content-type")?.startsWith("application/json");
  // The proxy's own answers are pages.
  if (!isOurs) return { isDone: false, lack: `${response.status} ${text}` };
  if (response.ok) return { isDone: true, body: JSON.parse(text) as unknown };
  if (STATUSES_OF_BUSY.has(response.status)) return { isDone: false };
  throw new Error(`${response.status} ${text}`);
}

const storyRequest = {
  childrens_info: [{ name: "Mina", age: "6", interests: "the moon" }],
  characters: [{ name: "Lila", role: "clockmaker", traits: "kind" }],
  learning_objectives: ["sharing toys"],
  story_language: "English",
  storyteller: "builtin",
};

function failedStory(error: unknown): null {
  if (String(error).includes("story/")) return null;
  throw error;
}

function measureBreaks(socket: Socket, breaks: number[]): void {
  let lostAt: number | null = null;
  socket.on("disconnect", () => (lostAt ??= performance.now()));
  // A refusal while the database is away is final for the library; screens try again.
  socket.on("connect_error", () => {
    if (!socket.active) setTimeout(() => socket.connect(), PAUSE_MS);
  });
  socket.on("connect", () => {
    if (lostAt !== null) breaks.push(Math.round(performance.now() - lostAt));
    lostAt = null;
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Ids of the messages of a client, in the order of the conversation. */
export function idsOf(messages: readonly Message[], { uid }: ApiClient): string[] {
  return messages.filter(({ senderId }) => senderId === uid).map(({ id }) => id);
}
