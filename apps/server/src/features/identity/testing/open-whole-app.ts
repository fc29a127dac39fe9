/** The product as `createApp` wires it, on a test's database, with people who can sign in. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@codetale/contract/endpoint";
import { login } from "@codetale/contract/identity";
import { proveByPassword } from "@codetale/contract/identity/proof";
import type { AccountRole } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { LightMyRequestResponse } from "fastify";
import pino, { type Logger } from "pino";
import { readSettings } from "#config/env";
import type { FileStore } from "#core/ports/files";
import type { Database } from "#platform/db/database";
import { createFileStore } from "#platform/storage/create-file-store";
import { openTestJobs } from "#testing/jobs";
import { createApp } from "../../../app.ts";
import { jobKinds } from "../../../job-kinds.ts";
import { cookieFrom } from "./open-identity-app.ts";
import { addTestAccount, CODERS_KEY, PASSWORD } from "./test-account.ts";

export interface AppCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  cookie?: string | undefined;
  from?: string;
}

export interface SignedInPerson {
  uid: string;
  email: string;
  cookie: string;
}

interface WholeAppDeps {
  db: Database;
  clock: Clock;
  env?: Record<string, string>;
  /** None by default. */
  logger?: Logger;
  /** On the disk by default. */
  files?: FileStore;
}

export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;

export async function openWholeApp({
  db,
  clock,
  env = {},
  logger = pino({ level: "silent" }),
  files,
}: WholeAppDeps) {
  const filesDir = await mkdtemp(join(tmpdir(), "codetale-app-"));
  const jobs = await openTestJobs(db, jobKinds);
  const app = await createApp({
    settings: readSettings({ SAMPLE_DATA: "off", CODERS_KEY, LOG_LEVEL: "silent", ...env }),
    secret: "a secret of at least 32 characters",
    db,
    jobs,
    clock,
    logger,
    files: files ?? createFileStore(filesDir),
    webDir: null,
  });
  await app.ready();

  function call(
    endpoint: Pick<Endpoint, "method" | "path">,
    { params = {}, query = {}, body, headers = {}, cookie, from }: AppCall = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
      query,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body && { payload: body }),
      ...(from && { remoteAddress: from }),
    });
  }

  return {
    app,
    jobs,
    filesDir,
    call,

    /** Adds an account and signs it in over HTTP. */
    async addPerson(
      email: string,
      person: AccountRole = "user",
      name = email,
    ): Promise<SignedInPerson> {
      const uid = await addTestAccount(db, { email, person, name }, clock.now());
      const key = person === "coder" ? { coders_key: CODERS_KEY } : {};
      const response = await call(login, { body: { email, password: PASSWORD, ...key } });
      if (response.statusCode !== 200) throw new Error(response.body);
      return { uid, email, cookie: cookieFrom(response) };
    },

    /** Proves by the password that the session's user owns the account. */
    async prove({ cookie }: Pick<SignedInPerson, "cookie">): Promise<void> {
      const response = await call(proveByPassword, { cookie, body: { password: PASSWORD } });
      if (response.statusCode !== 200) throw new Error(response.body);
    },

    async close(): Promise<void> {
      await app.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
