import type { Session } from "@codetale/contract/identity";

/** A learner who is signed in. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    uid: "learner-1",
    email: "mira@codetale.example",
    emailVerified: true,
    name: "Mira Okafor",
    photoURL: null,
    person: "user",
    expiresAt: Date.UTC(2099, 0, 1),
    ...overrides,
  };
}
