/** Accounts with open sessions: the statements that make them, and their cookies. */
import { SESSION_MS } from "../../apps/server/src/features/identity/sessions/session-lifetime.ts";
import { createSessionCookie } from "../../apps/server/src/platform/auth/session-cookie.ts";

export const SECRET = "a-secret-for-the-benchmark-alone-0123456789";

const cookie = createSessionCookie({ secret: SECRET, isSecure: false, lifetimeMs: SESSION_MS });

/**
 * SQL that makes accounts `learner-1`, `learner-2` … or `coder-1` … with names, profiles and a session
 * each.
 */
export function accountsSql(count: number, role: "learner" | "coder" = "learner"): string {
  const person = role === "coder" ? "coder" : "user";
  const those = `id like '${role}-%'`;
  return `
    insert into users (id, name, email, email_verified)
      select '${role}-' || n, '${role} ' || n, '${role}-' || n || '@mail.example', true
      from generate_series(1, ${count}) n;
    insert into profiles (uid, person, name, created_at)
      select id, '${person}', name, 0 from users where ${those};
    insert into sessions (id, token, user_id, person, expires_at)
      select 'session-' || id, 'token-' || id, id, '${person}', now() + interval '1 day'
      from users where ${those};`;
}

/** The header `Cookie` of an account that `accountsSql` made. */
export function cookieOf(uid: string): string {
  const [pair = ""] = cookie.serialize(`token-${uid}`).split(";");
  return pair;
}
