/**
 * The sign-in library on our tables and our session cookie. The product's own screens sign in
 * through the calls of the contract; the library serves the flows that those build upon.
 */
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "#platform/db/database";
import { accounts, sessions, users, verifications } from "#platform/db/schema/identity";
import type { Passwords } from "./passwords.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";
import { SESSION_MS } from "./session-lifetime.ts";

export const AUTH_PATH = "/api/auth";

/** The header in which our routes tell the library where a request came from. */
export const ADDRESS_HEADER = "x-codetale-address";

export interface AuthDeps {
  db: Database;
  passwords: Passwords;
  secret: string;
  /** Null: wherever people asked, on this machine. */
  publicUrl: string | null;
  /** Hears of failures inside the library. */
  onFailure: (message: string, details: unknown[]) => void;
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, passwords, secret, publicUrl, onFailure }: AuthDeps) {
  return betterAuth({
    baseURL: publicUrl ?? "http://localhost",
    basePath: AUTH_PATH,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        isDisabled: { type: "boolean", input: false, returned: false, defaultValue: false },
      },
    },
    session: {
      expiresIn: SESSION_MS / 1000,
      // Sessions are read by our own query; the library must not prolong them on its own account.
      disableSessionRefresh: true,
      additionalFields: { person: { type: "string", input: false, defaultValue: "user" } },
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => passwords.hash(password),
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
    },
    // Ours count in the database, per address and per e-mail address.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => onFailure(message, details),
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isHttps(publicUrl),
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

export function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}
