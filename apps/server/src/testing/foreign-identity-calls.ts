/** The calls of identity, with somebody else's ids in them; part of `foreignCalls`. */
import {
  all,
  open,
  own,
  proven,
  signedIn,
  upload,
  withBody,
  type ForeignCallRow,
} from "./foreign-call.ts";

const PASSWORD = "lantern tide pool";
const credential = {
  id: "abc",
  rawId: "abc",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "abc", authenticatorData: "abc", signature: "abc" },
};

export const foreignIdentityCalls: Record<string, ForeignCallRow> = {
  "GET /onboard/session": open,
  "GET /onboard/sessions": own,
  "GET /onboard/sign-in-options": open,
  "GET /onboard/proof": own,
  "GET /onboard/ways-in": own,
  "GET /onboard/passkeys": own,
  "GET /onboard/my-data": proven,
  "GET /photos/{photoId}": {
    send: ({ photoId }) => ({ params: { photoId } }),
    answers: signedIn("file/unknown"),
  },
  "POST /onboard/check-registration": withBody(all("ok"), ({ email }) => ({ email })),
  "POST /onboard/check-email-verification-status": withBody(
    all("login/wrong-password"),
    ({ email }) => ({ email, password: PASSWORD }),
  ),
  "POST /onboard/login": withBody(all("login/wrong-password"), ({ email }) => ({
    email,
    password: PASSWORD,
  })),
  "POST /onboard/register": withBody(all("register/taken"), ({ email }) => ({
    email,
    password: PASSWORD,
    ticket: "x".repeat(43),
  })),
  "POST /onboard/verify-otp": withBody(all("otp/expired"), ({ email }) => ({
    email,
    otp: "123456",
    purpose: "register",
  })),
  "POST /onboard/send-otp": withBody(all("register/taken"), ({ email }) => ({
    email,
    purpose: "register",
  })),
  // The others ask right after the visitor, for the same address.
  "POST /onboard/send-otp-forgot-password": withBody(
    ["ok", "otp/too-soon", "otp/too-soon"],
    ({ email }) => ({ email }),
  ),
  "POST /onboard/reset-password": withBody(all("ticket/invalid"), ({ email }) => ({
    email,
    ticket: "x".repeat(43),
  })),
  "POST /onboard/set-password": withBody(all("reset-link/invalid"), () => ({
    token: "x".repeat(43),
    password: PASSWORD,
  })),
  "POST /onboard/undo-address-change": withBody(all("undo-link/invalid"), () => ({
    token: "x".repeat(43),
  })),
  "POST /onboard/update-user": withBody(signedIn("access/denied"), ({ uid, email }) => ({
    uid,
    email,
    name: "Mallory",
    photoURL: null,
  })),
  "POST /onboard/photo": { send: () => upload("photo"), answers: signedIn("file/not-an-image") },
  "POST /onboard/logout": open,
  "POST /onboard/renew-session": own,
  "POST /onboard/end-session": withBody(signedIn("ok"), ({ sessionId }) => ({ sessionId })),
  "POST /onboard/end-other-sessions": own,
  "POST /onboard/sign-out-everywhere": own,
  "POST /onboard/change-password": withBody(signedIn("proof/required"), () => ({
    password: PASSWORD,
  })),
  "POST /onboard/remove-password": proven,
  "POST /onboard/unlink-google": withBody(signedIn("proof/required"), ({ linkId }) => ({ linkId })),
  "POST /onboard/delete-account": withBody(signedIn("account/not-confirmed"), ({ email }) => ({
    email,
  })),
  "POST /onboard/prove-by-password": withBody(signedIn("login/wrong-password"), () => ({
    password: PASSWORD,
  })),
  "POST /onboard/prove-by-code": withBody(signedIn("otp/expired"), () => ({ otp: "123456" })),
  "POST /onboard/prove-by-google": { answers: signedIn("google/not-set-up") },
  "POST /onboard/prove-by-passkey/start": own,
  "POST /onboard/prove-by-passkey": withBody(signedIn("passkey/refused"), () => ({ credential })),
  "POST /onboard/send-proof-code": own,
  "POST /onboard/passkeys/start": proven,
  "POST /onboard/passkeys/add": withBody(signedIn("passkey/refused"), () => ({
    credential: { ...credential, response: { clientDataJSON: "abc", attestationObject: "abc" } },
  })),
  "POST /onboard/passkeys/rename": withBody(signedIn("passkey/unknown"), ({ passkeyId }) => ({
    passkeyId,
    name: "mine",
  })),
  "POST /onboard/passkeys/remove": withBody(signedIn("proof/required"), ({ passkeyId }) => ({
    passkeyId,
  })),
  "POST /onboard/recovery-codes": proven,
  "POST /onboard/second-step": withBody(signedIn("proof/required"), () => ({
    asksForPasskey: true,
  })),
  "POST /onboard/second-step/start": { answers: all("second-step/expired") },
  "POST /onboard/second-step/finish": withBody(all("second-step/expired"), () => ({
    recovery_code: "abcd-efgh-jkmn-pqrs",
  })),
  "POST /onboard/recovery-code-sign-in": withBody(all("recovery-code/wrong"), ({ email }) => ({
    person: "user",
    email,
    recovery_code: "abcd-efgh-jkmn-pqrs",
  })),
  "POST /onboard/passkey-sign-in/start": open,
  "POST /onboard/passkey-sign-in/finish": withBody(all("passkey/refused"), () => ({
    person: "user",
    credential,
  })),
  "POST /onboard/google": withBody(all("google/not-set-up"), () => ({ person: "user" })),
  "GET /api/auth/oauth2/callback/google": {
    send: () => ({ query: { state: "x", code: "x" } }),
    answers: all("elsewhere"),
  },
};
