/** Identity with its real database, hashing and images; mail, files and the live connection are fakes. */
import type { Endpoint } from "@codetale/contract/endpoint";
import * as calls from "@codetale/contract/identity";
import { uploadPhoto } from "@codetale/contract/identity/profile";
import { proveByPassword } from "@codetale/contract/identity/proof";
import type { AccountRole } from "@codetale/contract/values";
import { at } from "@codetale/domain/testing/at";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import type { Mail, Mailer } from "#core/ports/mail";
import type { OpenIdProvider } from "#core/ports/openid";
import type { Passwords } from "#core/ports/passwords";
import { createPasswords } from "#platform/auth/passwords";
import { createHttpApp } from "#platform/http/create-http-app";
import { addOwnOrigin } from "#platform/http/guards/own-origin";
import { addAuthentication } from "#platform/http/guards/authentication";
import { createImages } from "#platform/images/create-images";
import { createWebAuthn } from "#platform/web-authn/create-web-authn";
import { TestClock } from "#testing/clock";
import { RemovalAtOnce } from "#testing/file-removal";
import { FilesInMemory } from "#testing/files-in-memory";
import { openTestDatabase } from "#testing/database";
import { RecordedLiveEvents } from "#testing/live-events";
import { onUnlisted } from "#testing/http";
import { createIdentity } from "../create-identity.ts";
import { identityRoutes } from "../identity.routes.ts";
import { revokeCalendar } from "../../notices/notice-settings.repository.ts";
import { mayMeet } from "../../schedules/schedules.repository.ts";
import { addTestAccount, CODERS_KEY, PASSWORD } from "./test-account.ts";

export type IdentityApp = Awaited<ReturnType<typeof openIdentityApp>>;

export interface IdentityCall {
  params?: Record<string, string>;
  body?: object;
  payload?: Buffer;
  headers?: Record<string, string>;
  cookie?: string | undefined;
  /** The network address that the call comes from. */
  from?: string;
}

interface WorldSettings {
  publicUrl?: string | null;
  codersKey?: string | null;
  google?: OpenIdProvider | null;
  passwords?: Passwords;
}

export async function openIdentityApp({
  publicUrl = null,
  codersKey = CODERS_KEY,
  google = null,
  passwords = createPasswords(),
}: WorldSettings = {}) {
  const database = await openTestDatabase();
  const clock = new TestClock(at("10:00"));
  const live = new RecordedLiveEvents();
  const mailer = new RecordedMailer();
  const files = new FilesInMemory();
  const logged: string[] = [];
  const identity = createIdentity({
    db: database.db,
    clock,
    live,
    mailer,
    passwords,
    webAuthn: createWebAuthn(),
    files,
    google,
    fileRemoval: new RemovalAtOnce(files),
    narrations: { forgetUnused: async () => {} },
    accountData: {
      exports: [],
      lockSchedules: async () => {},
      eraseSchedules: async () => ({ fileKeys: [], changed: [], isOfferChanged: false }),
      eraseMails: async () => {},
    },
    revokeCalendar,
    mayMeet: (viewer, otherUid) => mayMeet(database.db, viewer, otherUid, clock.now()),
    images: createImages(),
    settings: { secret: "a secret of at least 32 characters", codersKey, publicUrl },
    logger: { error: (_details, message) => logged.push(message) },
  });

  const app = createHttpApp({ clock, onUnlisted });
  addOwnOrigin(app, publicUrl);
  addAuthentication(app, identity.authenticate, identity.sessionRefusals);
  await app.register(identityRoutes, { services: identity.services });

  function call(endpoint: Pick<Endpoint, "method" | "path">, call: IdentityCall = {}) {
    const { params = {}, body, payload, headers = {}, cookie, from } = call;
    return app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body && { payload: body }),
      ...(payload && { payload }),
      ...(from && { remoteAddress: from }),
    });
  }

  /** Asks for a code and reads it from the mail. */
  async function codeFor(email: string, call_: IdentityCall & { purpose?: string } = {}) {
    const { purpose = "register", ...rest } = call_;
    const response = await call(calls.sendOtp, { ...rest, body: { email, purpose } });
    if (response.statusCode !== 200) throw new Error(response.body);
    return mailer.lastCodeTo(email);
  }

  async function ticketFor(email: string, call_: IdentityCall & { purpose?: string } = {}) {
    const { purpose = "register" } = call_;
    const otp = await codeFor(email, call_);
    const response = await call(calls.verifyOtp, { body: { email, otp, purpose } });
    return response.json<{ ticket: string }>().ticket;
  }

  return {
    ...identity,
    app,
    db: database.db,
    clock,
    live,
    mailer,
    files,
    logged,
    call,
    codeFor,
    ticketFor,

    /** Adds an account with the password, faster than registering. */
    addPerson: (email: string, person: AccountRole = "user", name = "") =>
      addTestAccount(database.db, { email, person, name }, clock.now()),

    /** Registers over HTTP, like a newcomer. */
    async register(email: string, person: AccountRole = "user") {
      const ticket = await ticketFor(email);
      const key = person === "coder" ? { coders_key: CODERS_KEY } : {};
      const response = await call(calls.register, {
        body: { email, password: PASSWORD, ticket, ...key },
      });
      if (response.statusCode !== 200) throw new Error(response.body);
    },

    /** Signs in over HTTP, and answers the cookie to send. */
    async signIn(email: string, person: AccountRole = "user") {
      const key = person === "coder" ? { coders_key: CODERS_KEY } : {};
      const response = await call(calls.login, { body: { email, password: PASSWORD, ...key } });
      if (response.statusCode !== 200) throw new Error(response.body);
      return { uid: response.json<{ uid: string }>().uid, cookie: cookieFrom(response) };
    },

    /** Proves by the password that the session's user owns the account. */
    async prove(cookie: string): Promise<void> {
      const response = await call(proveByPassword, { cookie, body: { password: PASSWORD } });
      if (response.statusCode !== 200) throw new Error(response.body);
    },

    /** Sends one file as a browser's form does. */
    upload(
      cookie: string | null,
      bytes: Buffer,
      { part = "photo", filename = "me.png", type = "image/png" } = {},
    ) {
      const boundary = "form-boundary";
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
      return call(uploadPhoto, {
        cookie: cookie ?? undefined,
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    },

    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** What a browser would send back of the first cookie that a response sets. */
export function cookieFrom(response: LightMyRequestResponse): string {
  const [first = ""] = [response.headers["set-cookie"] ?? []].flat();
  return first.split(";")[0] ?? "";
}

/** A photo that is not square and says where it was taken. */
export function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Copyright: "Mina" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();
}

class RecordedMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** What every mail fails with, if anything. */
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure) throw this.failure;
    this.sent.push(mail);
  }

  post(mail: Mail): Promise<void> {
    return this.send(mail);
  }

  async ready(): Promise<void> {
    if (this.failure) throw this.failure;
  }

  to(email: string): Mail[] {
    return this.sent.filter(({ to }) => to === email);
  }

  lastCodeTo(email: string): string {
    const isCode = ({ subject }: Mail) => /^\d{6} is your/.test(subject);
    const [code] = this.to(email).findLast(isCode)?.subject.split(" ") ?? [];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }
}
