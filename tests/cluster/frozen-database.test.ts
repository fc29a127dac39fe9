/** A server whose PostgreSQL is there and does nothing, as on a machine that hangs. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startOwnPostgres } from "../../scripts/lib/postgres.mjs";
import { ApiClient, sendUntilAnswered } from "../e2e/support/api-client.ts";
import { sampleCoder, sampleLearner } from "../e2e/support/sample-accounts.ts";
import { startCluster, type Cluster } from "./support/cluster.ts";
import { bookingOf, openConversation } from "./support/schedules.ts";

const FIRST_SLOT = 0;

describe.skipIf(process.platform !== "linux")("[OPS-4] while the database is frozen", () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let cluster: Cluster;
  let url: string;
  let learner: ApiClient;
  const booking = { "idempotency-key": randomUUID() };

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    cluster = await startCluster(1, postgres.url);
    url = cluster.servers[0]?.url ?? "";
    learner = await ApiClient.signIn(url, "user", sampleLearner);
  });
  afterAll(async () => {
    postgres.thaw();
    await cluster.stop();
    await postgres.stop();
  });

  const book = () =>
    learner.post("/schedule/add-schedule", bookingOf(learner, FIRST_SLOT), booking);

  it("people are asked to come again, and the process says that it lives and is not ready", async () => {
    expect((await learner.fetch("/chats")).status).toBe(200);
    postgres.freeze();
    let isAnswered = false;
    const asked = Promise.all([learner.fetch("/chats"), book(), fetch(`${url}/readyz`)]).finally(
      () => (isAnswered = true),
    );
    // Looked at all the time, since it is what restarts a process that hangs itself.
    while (!isAnswered) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 500))]);
    }

    for (const answer of await asked) expect(answer.status).toBe(503);
    for (const answer of (await asked).slice(0, 2)) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({
        success: false,
        reason: "server/busy",
        retryAfterMs: expect.any(Number),
      });
    }
  });

  it("nothing is lost or doubled: once it is thawed, all works, and the same booking is one", async () => {
    postgres.thaw();
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    const booked = await book();
    expect(booked.status).toBe(200);
    const { scheduleId } = (await booked.json()) as { scheduleId: string };
    expect(await (await book()).json()).toMatchObject({ scheduleId });

    const coder = await ApiClient.signIn(url, "coder", sampleCoder);
    const [ofLearner, ofCoder] = [learner.connect(), coder.connect()];
    const heard = new Promise((resolve) => ofCoder.once("message:new", resolve));
    // What is sent before is read and not heard.
    await new Promise<void>((resolve) => ofCoder.once("connect", resolve));
    const message = {
      scheduleId: await openConversation(learner),
      id: randomUUID(),
      text: "Hello",
    };
    expect(await sendUntilAnswered(ofLearner, message)).toMatchObject({ success: true });
    expect(await heard).toMatchObject({ id: message.id });
    for (const socket of [ofLearner, ofCoder]) socket.disconnect();
  });
});
