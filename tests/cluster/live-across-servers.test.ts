/** Clients of different server processes, with the product as it runs, on PostgreSQL. */
import { randomUUID } from "node:crypto";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient, sendUntilAnswered } from "../e2e/support/api-client.ts";
import { sampleCoder, sampleLearner } from "../e2e/support/sample-accounts.ts";
import { startOwnPostgres } from "../../scripts/lib/postgres.mjs";
import { startCluster, type Cluster } from "./support/cluster.ts";
import { startRedis } from "./support/redis.ts";
import { bookAndPay, openConversation } from "./support/schedules.ts";

const MESSAGES = 100;
const MOST_CONNECTIONS = 20;

describe.each(["PostgreSQL", "Redis"])("[OPS-2] two servers, live by %s", (bus) => {
  let cluster: Cluster;
  /** Ends what was started, the last first. */
  const endings: (() => unknown)[] = [];
  let learner: ApiClient;
  let coder: ApiClient;
  let ofLearner: Socket;
  let ofCoder: Socket;

  beforeAll(async () => {
    const postgres = await startOwnPostgres();
    endings.push(postgres.stop);
    const redis = bus === "Redis" ? await startRedis() : null;
    if (redis) endings.push(redis.kill);
    cluster = await startCluster(2, postgres.url, redis ? { REDIS_URL: redis.url } : {});
    endings.push(cluster.stop);
    const [one, two] = cluster.servers.map(({ url }) => url) as [string, string];
    learner = await ApiClient.signIn(one, "user", sampleLearner);
    coder = await ApiClient.signIn(two, "coder", sampleCoder);
    [ofLearner, ofCoder] = await Promise.all([connected(learner), connected(coder)]);
    for (const socket of [ofLearner, ofCoder]) endings.push(() => socket.disconnect());
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  it.each([
    ["the first to the second", () => [ofLearner, ofCoder] as const],
    ["the second to the first", () => [ofCoder, ofLearner] as const],
  ])("carry every message from a client of %s, in order", async (_, ends) => {
    const [from, to] = ends();
    const scheduleId = await openConversation(learner);
    const heard: string[] = [];
    const hear = ({ id }: { id: string }) => heard.push(id);
    to.on("message:new", hear);
    const ids = Array.from({ length: MESSAGES }, () => randomUUID());

    for (const id of ids) {
      const result = await sendUntilAnswered(from, { scheduleId, id, text: "Hello" });
      expect(result.success).toBe(true);
    }

    await expect.poll(() => heard.length).toBe(MESSAGES);
    expect(heard).toEqual(ids);
    to.off("message:new", hear);
  });

  it("carry that a schedule is paid, joined and open", async () => {
    const [changed, open] = [
      heardOf(ofLearner, "schedule:changed"),
      heardOf(ofCoder, "open-schedules:changed"),
    ];
    const scheduleId = await bookAndPay(learner, 1);
    await expect.poll(() => open.length).toBeGreaterThan(0);
    const before = changed.length;

    const joined = await coder.post("/coders-schedule/join-schedule", {
      scheduleId,
      userId: coder.uid,
    });

    expect(joined.status).toBe(200);
    await expect.poll(() => changed.slice(before)).toContainEqual({ scheduleId });
  });

  it("end the connections of a session that is signed out at the other", async () => {
    const [one = "", two = ""] = cluster.servers.map(({ url }) => url);
    const leaving = await ApiClient.signIn(one, "user", sampleLearner);
    const socket = await connected(leaving.at(two));
    const ended = new Promise((resolve) => socket.once("session:ended", () => resolve("ended")));

    await leaving.post("/onboard/logout", {});

    expect(await ended).toBe("ended");
  });

  it("count the connections of an account together", async () => {
    const urls = cluster.servers.map(({ url }) => url);
    const tabs = await Promise.allSettled(
      Array.from({ length: MOST_CONNECTIONS + 5 }, (_, n) =>
        connected(coder.at(urls[n % urls.length] ?? "")),
      ),
    );
    const open = tabs.flatMap((tab) => (tab.status === "fulfilled" ? [tab.value] : []));

    expect(open).toHaveLength(MOST_CONNECTIONS - 1);
    for (const socket of open) socket.disconnect();
  });
});

/** What a connection hears from now on. */
function heardOf(socket: Socket, event: string): unknown[] {
  const heard: unknown[] = [];
  socket.on(event, (payload: unknown) => heard.push(payload));
  return heard;
}

/** @throws what the server refuses the connection with */
function connected(client: ApiClient): Promise<Socket> {
  const socket = client.connect();
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", (error) => {
      socket.disconnect();
      reject(error);
    });
  });
}
