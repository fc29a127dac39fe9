/** The server is killed again and again under a stream of messages. */
import type { Conversation } from "@codetale/contract/chat";
import { AppServer } from "./support/app-server.ts";
import { ApiClient, sendUntilAnswered } from "./support/api-client.ts";
import { expect, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";

const KILLS = 10;
const PER_LIFE = 25;

test("[CHAT-6] every acknowledged message outlives ten kills, once and in order", async () => {
  const server = await AppServer.start();
  const learner = await ApiClient.signIn(server.url, "user", sampleLearner);
  const coder = await ApiClient.signIn(server.url, "coder", sampleCoder);
  const { chats } = await learner.get<{ chats: Conversation[] }>("/chats");
  const scheduleId = chats.find((chat) => chat.isOpen)?.scheduleId ?? "";

  const acknowledged = await Promise.all([
    stream(learner, scheduleId, "learner"),
    stream(coder, scheduleId, "coder"),
    killAgainAndAgain(server),
  ]);

  const stored = (await learner.messages(scheduleId)).map((message) => message.id);
  expect(new Set(stored).size).toBe(stored.length);
  for (const ids of acknowledged.slice(0, 2)) {
    expect(stored.filter((id) => ids?.includes(id))).toEqual(ids);
  }
  await server.stop();
});

/** @returns the ids that the server acknowledged, in the order they were written */
async function stream(person: ApiClient, scheduleId: string, name: string): Promise<string[]> {
  const socket = person.connect();
  const ids: string[] = [];
  for (let index = 0; index < KILLS * PER_LIFE; index += 1) {
    const id = `${name}-${index}`;
    const result = await sendUntilAnswered(socket, {
      scheduleId,
      id,
      text: `${name} says ${index}`,
    });
    if (!result.success) throw new Error(`${id}: ${result.message}`);
    ids.push(id);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  socket.disconnect();
  return ids;
}

async function killAgainAndAgain(server: AppServer): Promise<string[]> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 700 + kill * 37));
    await server.kill();
    await server.launch();
  }
  return [];
}
