/** Where stories and children are served by outside services, and where not. */
import { understandWishes } from "@codetale/contract/stories/generation";
import type { Story } from "@codetale/contract/stories";
import { speechToText, warmUpRecognition } from "@codetale/contract/stories/player";
import {
  agreeToProvider,
  readProviders,
  type Provider,
  type ProviderUse,
} from "@codetale/contract/stories/providers";
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { providerConsents, spokenLines, stories } from "#platform/db/schema/stories";
import { editionsOf } from "#testing/stories";
import { exportStories } from "../account-data.repository.ts";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";
import { aRecording } from "../testing/recording.ts";
import { ScriptedVoiceService } from "../testing/scripted-voice-service.ts";

const MODEL = "models.example";
const VOICE = "voices.example";

const voice = new ScriptedVoiceService();
const asked: string[] = [];
let app: StoriesApp;

beforeAll(async () => {
  app = await openStoriesApp({
    voice,
    providers: { "language-model": MODEL, voice: VOICE },
    model: {
      name: "a model",
      storyteller: {
        generate: async (wishes) => {
          asked.push("story");
          return editionsOf(wishes);
        },
      },
    },
    readObjective: async () => {
      asked.push("objective");
      return "sharing";
    },
    interpretAnswer: async () => {
      asked.push("idea");
      return { kind: "choice", index: 0 };
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  await app.db.delete(providerConsents);
  await app.db.delete(spokenLines);
  asked.length = 0;
  voice.spoken.length = 0;
  voice.recordings.length = 0;
  voice.nextResult = { heard: "other", index: null, text: "I would rather fly" };
});

const decide = (use: ProviderUse, isAgreed: boolean, name = use === "voice" ? VOICE : MODEL) =>
  app.send(agreeToProvider, { body: { use, name, isAgreed } });

async function questionOf(storyId: string): Promise<Scene> {
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  return row!.scenes.find(hasPrompt)!;
}

async function say(storyId: string, as: Actor | null = app.lena) {
  const fields = { story_id: storyId, current_scene_id: (await questionOf(storyId)).id };
  return app.send(speechToText, { ...aRecording(fields), as });
}

const providersOf = async () =>
  (await app.send(readProviders)).json<{ providers: Provider[] }>().providers;

describe("[OPEN-5] consent to an outside service", () => {
  it("is asked for by the service's name, kept with its time, and can be withdrawn", async () => {
    const open = [
      { use: "language-model", name: MODEL, agreedAt: null },
      { use: "voice", name: VOICE, agreedAt: null },
    ];
    expect(await providersOf()).toEqual(open);

    const agreedAt = app.clock.now();
    await decide("voice", true);
    app.clock.advance(1);
    await decide("voice", true);
    expect(await providersOf()).toEqual([open[0], { ...open[1], agreedAt }]);
    expect(await exportStories(app.db, { uid: app.lena.uid, email: "" })).toMatchObject({
      storyProviders: [{ use: "voice", name: VOICE, agreedAt }],
    });

    expect((await decide("voice", false)).json().providers).toEqual(open);
  });

  it("is for one service, and none for its successor", async () => {
    const response = await decide("voice", true, "elsewhere.example");
    expect([response.statusCode, response.json().reason]).toEqual([404, "provider/unknown"]);
    await app.db
      .insert(providerConsents)
      .values({ uid: app.lena.uid, use: "voice", name: "former.example", agreedAt: 1 });

    expect((await say(await app.aStory())).json().reason).toBe("speech/not-agreed");
  });

  it("is a parent's: neither a visitor nor a coder gives it", async () => {
    const body = { use: "voice", name: VOICE, isAgreed: true };
    const coder = await app.aCoder();

    expect((await app.send(readProviders, { as: null })).statusCode).toBe(401);
    expect((await app.send(agreeToProvider, { as: null, body })).statusCode).toBe(401);
    expect((await app.send(agreeToProvider, { as: coder, body })).statusCode).toBe(403);
  });
});

describe("[OPEN-5] without consent", () => {
  it("no language model tells a story or reads a wish", async () => {
    const wishes = {
      story_language: "English",
      interests: [],
      characters: [],
      learning_objectives: ["planning for retirement"],
      objectives_for_model: ["planning for retirement"],
    };
    const understanding = () => app.send(understandWishes, { body: wishes });
    expect((await understanding()).json().objectives).toMatchObject([{ theme: null }]);
    expect((await app.generate()).statusCode).toBe(200);
    const refused = await app.generate({ storyteller: "model" });
    expect([refused.statusCode, refused.json().reason]).toEqual([409, "story/model-not-agreed"]);
    expect(asked).toEqual([]);

    await decide("language-model", true);
    expect((await understanding()).json().objectives).toMatchObject([{ theme: "sharing" }]);
    expect((await app.generate()).statusCode).toBe(200);
    expect(asked).toEqual(["objective", "story"]);
  });

  it("no child's voice leaves, whoever's story it is", async () => {
    const storyId = await app.aStory({ shared: true });
    for (const as of [app.lena, await app.aLearner(), null]) {
      const answer = await say(storyId, as);
      expect([answer.statusCode, answer.json().reason]).toEqual([403, "speech/not-agreed"]);
      const prepared = await app.send(warmUpRecognition, { params: { storyId }, as });
      expect(prepared.json().reason).toBe("speech/not-agreed");
    }
    expect(voice.recordings).toEqual([]);
    expect(voice.prepared).toEqual([]);

    await decide("voice", true);
    expect((await say(storyId)).statusCode).toBe(200);
    expect(voice.recordings).toHaveLength(1);
    expect(asked).toEqual([]);

    await decide("language-model", true);
    await say(storyId);
    expect(asked).toEqual(["idea"]);
  });

  it("no story is spoken, in advance or as it is played; nobody's stories are", async () => {
    // In languages of their own: a line of the tests before may still be on its way.
    const storyId = await app.aStory({ shared: true, story_language: "Spanish" });
    const sample = await app.aStory({ shared: true, story_language: "French" });
    await app.db.update(stories).set({ ownerId: null }).where(eq(stories.id, sample));
    const voicedOf = async (id: string) =>
      (await app.details(id)).json<{ story: Story }>().story.voiced;
    app.feature.start();
    await expect.poll(async () => (await voicedOf(sample))?.done).toBeGreaterThan(5);

    const step = await app.next(storyId, null);
    expect(step.headers["content-type"]).toMatch(/^application\/json/);
    expect(await voicedOf(storyId)).toBeNull();
    const languages = voice.spoken.map(({ language }) => language);
    expect(languages).toContain("fr");
    expect(languages).not.toContain("es");

    await decide("voice", true);
    await expect.poll(async () => (await voicedOf(storyId))?.done).toBeGreaterThan(2);
  });
});
