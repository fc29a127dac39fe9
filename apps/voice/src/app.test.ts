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
