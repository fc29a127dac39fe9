import { expect, it } from "vitest";
import { voiceServiceCommand } from "./voice-service-command.ts";

const options = { voiceDir: "/apps/voice", packDir: "/data/voices", logLevel: "warn" };

it.each([
  [true, ["--import", "tsx", "/apps/voice/src/main.ts"]],
  [false, ["/apps/voice/dist/main.js"]],
])("starts the voice as the server runs: from source %s", (isSource, program) => {
  expect(voiceServiceCommand({ ...options, isSource })).toEqual([
    ...program,
    "--pack",
    "/data/voices",
    "--log-level",
    "warn",
  ]);
});
