/** Identity with a real OpenID provider beside it, and a browser that goes there and back. */
import { readSession, type Session } from "@codetale/contract/identity";
import { finishGoogleSignIn, startGoogleSignIn } from "@codetale/contract/identity/google";
import { HOUR_MS } from "@codetale/domain/time";
import type { LightMyRequestResponse } from "fastify";
import type { OpenIdProvider } from "#core/ports/openid";
import { openidSignIns } from "#platform/db/schema/identity";
import { openIdentityApp } from "./open-identity-app.ts";
import { startOpenIdProvider } from "./openid-provider.ts";

export interface Begun {
  url: string;
  /** What the browser keeps meanwhile. */
  cookie: string;
}

export type GoogleSignInApp = Awaited<ReturnType<typeof openGoogleSignInApp>>;

export async function openGoogleSignInApp() {
  const google = await startOpenIdProvider();
  let fault: Error | null = null;
  let users = 0;
  const provider: OpenIdProvider = {
    authorizationUrl: (request) =>
      fault ? Promise.reject(fault) : google.provider.authorizationUrl(request),
    identify: (answer) => (fault ? Promise.reject(fault) : google.provider.identify(answer)),
  };
  const world = await openIdentityApp({ google: provider });

  async function begin(
    body: object = {},
    call: { headers?: Record<string, string>; from?: string } = {},
  ): Promise<Begun> {
    const response = await world.call(startGoogleSignIn, {
      body: { person: "user", ...body },
      ...call,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
    const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
    return { url: response.json<{ url: string }>().url, cookie };
  }

  function finish(back: URL, cookie?: string): Promise<LightMyRequestResponse> {
    return world.app.inject({
      method: finishGoogleSignIn.method,
      url: `${finishGoogleSignIn.path}${back.search}`,
      headers: cookie === undefined ? {} : { cookie },
    });
  }

  return {
    ...world,
    google,
    begin,
    finish,

    /** What the provider fails with from now on. */
    failWith(error: Error): void {
      fault = error;
    },

    /** Who signs in from now on: a user without an account, with all limits unused. */
    async nextUser(): Promise<{ email: string; sub: string }> {
      users += 1;
      const user = { sub: `subject-${users}`, email: `person-${users}@mail.test` };
      fault = null;
      google.is({ ...user, email_verified: true, name: "Mina Okafor" });
      world.clock.advance(HOUR_MS);
      await world.db.delete(openidSignIns);
      return user;
    },

    async signInWithGoogle(body: object = {}): Promise<LightMyRequestResponse> {
      const { url, cookie } = await begin(body);
      return finish(await google.pass(url), cookie);
    },

    async sessionOf(arrival: LightMyRequestResponse): Promise<Session> {
      const response = await world.call(readSession, { cookie: sessionCookieIn(arrival) });
      return response.json<Session>();
    },

    async close(): Promise<void> {
      await world.close();
      await google.stop();
    },
  };
}

/** What a browser would send back of the session that it arrived with; empty for none. */
export function sessionCookieIn({ headers }: LightMyRequestResponse): string {
  const cookies = [headers["set-cookie"] ?? []].flat();
  return cookies.find((each) => each.startsWith("codetale.session_token="))?.split(";")[0] ?? "";
}

/** Why a browser came back without a session; empty for one that came with a session. */
export function errorOf({ headers }: LightMyRequestResponse): string {
  return new URL(String(headers["location"]), "http://localhost").searchParams.get("error") ?? "";
}
