import { at } from "@codetale/domain/testing/at";
import { expect, it } from "vitest";
import { aLearner } from "#testing/http";
import { TestClock } from "#testing/clock";
import { RecordedLiveEvents } from "#testing/live-events";
import { createMessageService } from "./messages.service.ts";

const scheduleId = "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11";

it("[CHAT-6] refuses a message when 5,000 wait for a database that does not answer", async () => {
  const chat = createMessageService({
    messages: {
      store: () => new Promise(() => {}),
      find: async () => null,
      list: async () => [],
      listChanged: async () => [],
    },
    conversations: { find: async () => null },
    live: new RecordedLiveEvents(),
    clock: new TestClock(at("10:00")),
  });
  const refused: unknown[] = [];
  const send = (index: number) =>
    chat
      .send(aLearner("mina"), scheduleId, { id: `m${index}`, text: "Hello" })
      .catch((error: unknown) => refused.push(error));

  for (let index = 0; index < 5_000; index += 1) void send(index);
  await Promise.resolve();
  expect(refused).toEqual([]);

  await send(5_000);
  expect(refused).toEqual([expect.objectContaining({ reason: "server/busy" })]);
});
