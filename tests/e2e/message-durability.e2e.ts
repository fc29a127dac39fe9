/** A server on its embedded database is killed again and again under a stream of messages. */
import type { Conversation } from "@codetale/contract/chat";
import { AppServer } from "./support/app-server.ts";
import { ApiClient, sendUntilAnswered } from "./support/api-client.ts";
import { expect, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { makeEmbeddedData } from "./support/server-data.ts";

const KILLS = 10;
const PER_LIFE = 25;

test("[CHAT-6] every acknowledged message outlives ten kills, once and in order", async () => {
  // It starts a server eleven times.
  test.slow();
  const server = await AppServer.start({}, { data: await makeEmbeddedData() });
  const learner = await ApiClient.signIn(server.url, "user", sampleLearner);
  const coder = await ApiClient.signIn(server.url, "coder", sampleCoder);
  const { chats } = await learner.get<{ chats: Conversation[] }>("/chats");
  const scheduleId = chats.find((chat) => chat.isOpen)?.scheduleId ?? "";

  const acknowledged: [string[], string[]] = [[], []];
  await Promise.all([
    stream(learner, scheduleId, "learner", acknowledged[0]),
    stream(coder, scheduleId, "coder", acknowledged[1]),
    killAgainAndAgain(server, () => acknowledged.flat().length),
  ]);

  const stored = (await learner.messages(scheduleId)).map((message) => message.id);
  expect(new Set(stored).size).toBe(stored.length);
  for (const ids of acknowledged) {
    expect(ids).toHaveLength(KILLS * PER_LIFE);
    expect(stored.filter((id) => ids.includes(id))).toEqual(ids);
  }
  await server.stop();
});

/** @param acknowledged takes the ids that the server acknowledges, in the order they were written */
async function stream(
  person: ApiClient,
  scheduleId: string,
  name: string,
  acknowledged: string[],
): Promise<void> {
  const socket = person.connect();
  for (let index = 0; index < KILLS * PER_LIFE; index += 1) {
    const id = `${name}-${index}`;
    const result = await sendUntilAnswered(socket, {
      scheduleId,
      id,
      text: `${name} says ${index}`,
    });
    if (!result.success) throw new Error(`${id}: ${result.message}`);
    acknowledged.push(id);
  }
  socket.disconnect();
}

/** Each time while both write: half a life's messages after the first start, then a whole life's. */
async function killAgainAndAgain(server: AppServer, acknowledged: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect
      .poll(acknowledged, { intervals: [5] })
      .toBeGreaterThanOrEqual(PER_LIFE + 2 * PER_LIFE * kill);
    await server.kill();
    await server.launch();
  }
}
