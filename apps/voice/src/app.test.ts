import pino from "pino";
import { expect, it } from "vitest";
import { createVoiceApp } from "./app.ts";

it("tells the state of the voice pack, and the languages in which it speaks and listens", async () => {
  const state = { state: "fetching", received: 1, total: 2 } as const;
  const app = await createVoiceApp({
    pack: { dir: "", manifest: { carriers: [], files: [] }, state: () => state },
    idleMs: 1,
    logger: pino({ level: "silent" }),
  });

  expect((await app.inject("/v1/status")).json()).toEqual({
    ...state,
    languages: { speaking: ["en", "es", "fr", "hi"], listening: ["en", "es", "fr", "hi"] },
  });
  await app.close();
});

it("[OPS-2] with a key it answers nobody without it, but that it lives", async () => {
  const app = await createVoiceApp({
    pack: {
      dir: "",
      manifest: { carriers: [], files: [] },
      state: () => ({ state: "ready", received: 2, total: 2 }),
    },
    idleMs: 1,
    logger: pino({ level: "silent" }),
    key: "a-key-of-16-chars",
  });
  const status = (authorization?: string) =>
    app.inject({ url: "/v1/status", headers: authorization ? { authorization } : {} });

  expect((await status("Bearer a-key-of-16-chars")).statusCode).toBe(200);
  for (const other of [undefined, "Bearer another-key-here", "a-key-of-16-chars"]) {
    expect((await status(other)).statusCode).toBe(401);
  }
  const { statusCode } = await app.inject({ method: "POST", url: "/v1/audio/speech", payload: {} });
  expect(statusCode).toBe(401);
  expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
  await app.close();
});
