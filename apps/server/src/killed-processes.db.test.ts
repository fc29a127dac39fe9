import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { login } from "@codetale/contract/identity";
import { generateStory, listGenerations } from "@codetale/contract/stories/generation";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { mails } from "#platform/db/schema/mail";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { openMailServer, type MailServer } from "#testing/mail-server";
import { aStoryRequest } from "#testing/stories";
import { addTestAccount, PASSWORD } from "./features/identity/testing/test-account.ts";

const PATIENT = { timeout: 60_000, interval: 100 };

interface Process {
  child: ChildProcess;
  address: string;
  /** Returns once the process is gone. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")(
  "[HOLD-1] of two processes on one database",
  () => {
    let database: OpenDatabase;
    let mailServer: MailServer;
    let model: SilentModel;
    let dataDir: string;
    let databaseUrl: string;
    const children: ChildProcess[] = [];

    beforeAll(async () => {
      database = await openTestDatabase();
      databaseUrl = await urlOf(database);
      mailServer = await openMailServer();
      model = await openSilentModel();
      dataDir = await mkdtemp(join(tmpdir(), "codetale-killed-"));
    });
    afterAll(async () => {
      for (const child of children) child.kill("SIGKILL");
      await mailServer.close();
      model.server.closeAllConnections();
      model.server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    });

    it.each(["SIGKILL", "SIGTERM"] as const)(
      "one that gets %s leaves its story to the other, which tells it once",
      async (signal) => {
        const one = await start();
        const cookie = await signIn(one, `story-${signal}@codetale.test`.toLowerCase());
        await database.db.delete(stories);
        await database.db.delete(storyGenerations);
        model.asked = 0;
        model.isSilent = true;
        const answer = generate(one, cookie).catch(() => null);
        await expect.poll(() => model.asked, PATIENT).toBeGreaterThan(0);
        const other = await start();

        model.isSilent = false;
        await one.end(signal);
        if (signal === "SIGKILL") await letTimePass();
        await expect
          .poll(() => generationsOf(other, cookie), PATIENT)
          .toMatchObject([{ id: "a-key", state: "done" }]);
        await answer;

        expect(await database.db.$count(stories)).toBe(1);
        expect(await database.db.select().from(storyGenerations)).toMatchObject([
          { state: "done", order: null, runs: 2 },
        ]);
        await other.end("SIGTERM");
      },
      120_000,
    );

    it("one that is killed while it sends a mail leaves it to the other, and it arrives", async () => {
      const one = await start();
      const email = "mina@mail.test";
      let isReached = false;
      mailServer.facts.hold = () => {
        isReached = true;
        return new Promise(() => {});
      };
      // A sign-in on a device that is new to the account is told to its owner.
      await signIn(one, email);
      await expect.poll(() => isReached, PATIENT).toBe(true);

      await one.end("SIGKILL");
      mailServer.facts.hold = async () => {};
      await letTimePass();
      const other = await start();
      const toHer = eq(mails.to, email);
      await expect
        .poll(() => database.db.select().from(mails).where(toHer), PATIENT)
        .toMatchObject([{ state: "sent", tries: 2, content: null }]);
      const received = mailServer.received.filter(({ to }) => to.includes(email));
      expect(received).toHaveLength(1);
      expect(received[0]?.source).toContain("New sign-in");
      await other.end("SIGTERM");
    }, 120_000);

    async function start(): Promise<Process> {
      const program = fileURLToPath(new URL("testing/server-process.ts", import.meta.url));
      const child = fork(program, {
        execArgv: ["--import", import.meta.resolve("tsx")],
        env: {
          PATH: process.env["PATH"],
          PORT: "0",
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          SECRET: "a secret of at least 32 characters",
          CODERS_KEY: "the right coders key",
          PAY_CODE: "the right pay code",
          SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
          LLM_BASE_URL: model.address,
          LLM_API_KEY: "any",
          LLM_MODEL: "silent",
          TRIAL: "on",
          SAMPLE_DATA: "off",
          VOICE: "off",
          LOG_LEVEL: "silent",
        },
      });
      children.push(child);
      const failed = once(child, "exit").then(() => Promise.reject(new Error("It did not start.")));
      const [address] = (await Promise.race([once(child, "message"), failed])) as [string];
      failed.catch(() => {});
      return {
        child,
        address,
        async end(signal) {
          const ended = once(child, "exit");
          child.kill(signal);
          await ended;
        },
      };
    }

    async function signIn(at: Process, email: string): Promise<string> {
      await addTestAccount(database.db, { email, person: "user", name: "Mina" }, Date.now());
      const body = { email, password: PASSWORD, person: "user" };
      const { headers } = await post(at.address, login.path, body);
      return (headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
    }

    /** As if the process had given no sign of life for long. */
    async function letTimePass(): Promise<void> {
      await database.db.execute(
        sql`update pgboss.job set started_on = now() - interval '31 seconds' where state = 'active'`,
      );
    }
  },
);

async function generate({ address }: Process, cookie: string): Promise<Response> {
  const order = aStoryRequest({ storyteller: "model", fallback: true });
  return post(address, generateStory.path, order, { cookie, "idempotency-key": "a-key" });
}

async function generationsOf({ address }: Process, cookie: string): Promise<unknown> {
  const response = await fetch(address + listGenerations.path, { headers: { cookie } });
  return ((await response.json()) as { generations?: unknown }).generations;
}

async function post(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function urlOf({ executeSql }: OpenDatabase): Promise<string> {
  const { rows } = await executeSql("select current_database() as name");
  const url = new URL(process.env["DATABASE_TEST_URL"] ?? "");
  url.pathname = `/${String(rows[0]?.["name"])}`;
  return url.href;
}

interface SilentModel {
  server: Server;
  address: string;
  asked: number;
  /** Whether it never answers; else it refuses, and our own storyteller stands in. */
  isSilent: boolean;
}

async function openSilentModel(): Promise<SilentModel> {
  const server = createServer((request, response) => {
    request.resume();
    model.asked += 1;
    if (!model.isSilent) response.writeHead(500).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const model: SilentModel = {
    server,
    address: `http://127.0.0.1:${port}/v1`,
    asked: 0,
    isSilent: true,
  };
  return model;
}
