/** The stories feature with a scripted voice service. */
import { sceneSchema, type PlayerScene } from "@codetale/contract/stories/player";
import type { Scene } from "@codetale/domain/stories/graph";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
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

  async function aSavedStory() {
    const id = await app.aStory();
    app.feature.start();
    const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
    return { id, scenes: row!.scenes as Scene[] };
  }

  async function untilSpoken(id: string): Promise<void> {
    const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
    await vi.waitFor(
      async () =>
        expect(await app.db.$count(storyVoices, eq(storyVoices.storyId, id))).toBe(
          row!.about.lines,
        ),
      { timeout: 50_000 },
    );
  }

  /** A saved story, all of whose lines are spoken. */
  async function aToldStory() {
    const saved = await aSavedStory();
    await untilSpoken(saved.id);
    return saved;
  }

  return { app, voice, aSavedStory, untilSpoken, aToldStory };
}

/** How long a test waits for what becomes of a story by itself. */
export const PATIENCE = { timeout: 20_000 };

/** Longer than any synthesis here: a request that waits gets the audio. */
const VOICE_MS = 20_000;

/**
 * Opens the feature anew for each test of a file, all on one database.
 *
 * @param onOpen called each time
 * @returns opens it anew within a test, with another voice
 */
export function openNarrationForEachTest(onOpen: (narration: NarrationApp) => void) {
  let database: OpenDatabase;
  let app: NarrationApp["app"];

  async function open(facts: ScriptedFacts, voiceMs = VOICE_MS): Promise<void> {
    const narration = await openNarration(database, facts, voiceMs);
    ({ app } = narration);
    onOpen(narration);
  }

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => open({}));
  afterEach(async () => {
    await app.close();
    await database.db.delete(stories);
    await database.db.delete(spokenLines);
  });

  return async function reopen(...facts: Parameters<typeof open>): Promise<void> {
    await app.close();
    await open(...facts);
  };
}

export function spokenChoices({ choices }: Pick<Scene, "choices">): string[] {
  return choices.map(({ text }) => spokenChoice(text, "en"));
}

export function sceneOf(header: unknown): PlayerScene {
  return sceneSchema.parse(JSON.parse(String(header)));
}
