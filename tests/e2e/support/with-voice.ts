/** A server whose voice is the fake one. */
import { AppServer } from "./app-server.ts";
import { FakeVoiceService } from "./fake-voice-service.ts";
import { test as base } from "./play-story.ts";

/** @param prepare called before the server starts */
export function testWithVoice(prepare: (voice: FakeVoiceService) => void) {
  return base.extend<object, { voice: FakeVoiceService }>({
    voice: [
      async ({}, use) => {
        const voice = await FakeVoiceService.start();
        prepare(voice);
        await use(voice);
        await voice.close();
      },
      { scope: "worker" },
    ],
    server: [
      async ({ voice }, use) => {
        const server = await AppServer.start({ VOICE: "auto", VOICE_URL: voice.url });
        await use(server);
        await server.stop();
      },
      { scope: "worker" },
    ],
  });
}
