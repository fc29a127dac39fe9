/** The stories feature with a scripted voice service. */
import type { Scene } from "@codetale/domain/stories/graph";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { stories, storyVoices } from "#platform/db/schema/stories";
import { openStoriesApp } from "./open-stories-app.ts";
import { ScriptedVoiceService } from "./scripted-voice-service.ts";

export type NarrationApp = Awaited<ReturnType<typeof openNarration>>;

export type ScriptedFacts = Partial<
  Pick<ScriptedVoiceService, "state" | "languages" | "gate" | "halfway">
>;

/**
 * @param voiceMs longest wait of a request for its audio
 * @param lookMs pause between two looks for what others left behind; none within a test by default
 */
export async function openNarration(
  database: OpenDatabase,
  facts: ScriptedFacts,
  voiceMs: number,
  lookMs = HOUR_MS,
) {
  const voice = Object.assign(new ScriptedVoiceService(), facts);
  const timeouts = { retryMs: 5, voiceMs, lookMs };
  const app = await openStoriesApp({ voice, timeouts }, database);

  return {
    app,
    voice,

    async aSavedStory() {
      const id = await app.aStory();
      app.feature.start();
      const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
      return { id, scenes: row!.scenes as Scene[] };
    },

    async untilSpoken(id: string): Promise<void> {
      const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
      await vi.waitFor(
        async () =>
          expect(await app.db.$count(storyVoices, eq(storyVoices.storyId, id))).toBe(
            row!.about.lines,
          ),
        { timeout: 50_000 },
      );
    },
  };
}
