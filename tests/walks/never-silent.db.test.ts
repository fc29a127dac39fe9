/** Two hundred walks through stories that are still being narrated, beside others that are as well. */
import type { Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  rolesOf,
  spokenText,
} from "../../apps/server/src/features/stories/narration/spoken-text.ts";
import { linesOf } from "../../apps/server/src/features/stories/narration/story-line.ts";
import {
  openNarration,
  type NarrationApp,
} from "../../apps/server/src/features/stories/testing/open-narration.ts";
import { spokenLines, stories } from "../../apps/server/src/platform/db/schema/stories.ts";
import type { OpenDatabase } from "../../apps/server/src/platform/db/database.ts";
import { openTestDatabase } from "../../apps/server/src/testing/database.ts";
import { until, walk, type Walk } from "./listener.ts";
import { SentenceVoice } from "./sentence-voice.ts";

const WALKS_PER_STORY = 20;
const names = ["Ada", "Bo", "Cleo", "Dev", "Elif", "Finn", "Gita", "Hugo", "Iris", "Juno"];

/** Sentences of other lines that may begin before a listener's, while the server reads its request. */
const MOST_BEFORE = 1;

let database: OpenDatabase;
let narration: NarrationApp;
let voice: SentenceVoice;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  voice = new SentenceVoice();
  // The server answers at once without what is not there: waiting is up to the player.
  narration = await openNarration(database, { gate: voice.gate }, 1);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await narration.app.close();
  await database.db.delete(stories);
  await database.db.delete(spokenLines);
});

it.each(names)(
  "[SPLAY-10] no scene of the story of %s is silent on any of twenty walks",
  async (name) => {
    const played = await aStoryOf(name);
    // Both are newer, so that they come first where no story is played.
    await aStoryOf(`${name}lina`, 1);
    await aStoryOf(`${name}rich`, 2);
    narration.app.feature.start();
    const before: number[] = [];
    const inAdvance: string[] = [];
    watch(played, before, inAdvance);

    const random = randomFrom(name);
    const walks: Walk[] = [];
    for (let count = 0; count < WALKS_PER_STORY; count += 1) {
      walks.push(await walk({ narration, ...played, onUrgent: played.urgent.add }, random));
    }

    expect(walks.flatMap(({ silent }) => silent)).toEqual([]);
    for (const { heard } of walks) expect(heard.length).toBeGreaterThanOrEqual(3);
    // Else nothing is proven: the first walk meets voices that are not there yet.
    expect(walks[0]!.waits).toBeGreaterThan(0);
    expect(Math.max(0, ...before)).toBeLessThanOrEqual(MOST_BEFORE);
    // The line that was under way when the listener came, and none after it.
    expect(inAdvance.length).toBeLessThanOrEqual(1);
  },
);

it("[SPLAY-10] a story that is narrated to its end is played without any wait", async () => {
  const played = await aStoryOf("Kim");
  narration.app.feature.start();
  const { voiced } = (await narration.app.details(played.storyId)).json().story;
  let done = 0;
  voice.onOrder = () => void (done = 0);
  await until(narration.app, () => (done += 1) > 2_000);
  expect((await narration.app.details(played.storyId)).json().story.voiced.done).toBe(voiced.total);

  const { waits, silent } = await walk({ narration, ...played, onUrgent: () => {} }, () => 0.5);
  expect([waits, silent]).toEqual([0, []]);
});

async function aStoryOf(name: string, later = 0) {
  const { app } = narration;
  const storyId = await app.aStory({
    childrens_info: [{ name, age: "6", interests: "boats" }],
    seed: name,
    createdAt: app.clock.now() + later,
  });
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  const { scenes, figures, language, level } = row!;
  const roles = rolesOf(scenes, figures);
  const lines = scenes.flatMap((scene: Scene) =>
    linesOf(scene).map((line) => spokenText({ language, level }, scene, line, roles).text),
  );
  const texts = new Set(scenes.map(({ dialogue }) => dialogue));
  return { storyId, texts, lines: new Set(lines), urgent: urgentTexts(scenes) };
}

/** The texts that the listener waits for, until their first sentence is spoken. */
function urgentTexts(scenes: readonly Scene[]) {
  const texts = new Map(scenes.map(({ id, dialogue }) => [id, dialogue]));
  const waiting = new Map<string, number>();
  return {
    waiting,
    add: (sceneId: string) => {
      const text = texts.get(sceneId) ?? "";
      if (!waiting.has(text)) waiting.set(text, 0);
    },
  };
}

/**
 * @param before how many sentences came before each one that a listener waited for
 * @param inAdvance lines of other stories ordered in advance while the played one was not done
 */
function watch(
  { lines, urgent: { waiting } }: Awaited<ReturnType<typeof aStoryOf>>,
  before: number[],
  inAdvance: string[],
): void {
  const missing = new Set(lines);
  voice.onOrder = ({ text, priority }) => {
    if (priority === "later" && !lines.has(text) && missing.size > 0 && waiting.size > 0)
      inAdvance.push(text);
    missing.delete(text);
  };
  voice.onSentence = (text) => {
    const count = waiting.get(text);
    if (count !== undefined && count >= 0) before.push(count);
    // Spoken, or being spoken: not waited for again.
    if (lines.has(text)) waiting.set(text, -1);
    for (const [other, sofar] of waiting) {
      if (other !== text && sofar >= 0 && !missing.has(other)) waiting.set(other, sofar + 1);
    }
  };
}

/** Numbers from 0 to 1, the same for each name. */
function randomFrom(name: string): () => number {
  let state = [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 2147483647;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
