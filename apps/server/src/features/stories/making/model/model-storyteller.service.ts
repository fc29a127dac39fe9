/**
 * Lets a language model tell a story: the plan first, then its scenes a few at a time, each checked
 * and repaired before the next. The model knows the children by other names, see `anonymous-wishes.ts`.
 */
import { LONGEST_TITLE } from "@codetale/contract/stories";
import { findFaults } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { SECOND_MS } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import { LanguageModelError, type LanguageModel, type PromptMessage } from "#core/language-model";
import { TimeoutError, withTimeout } from "#core/with-timeout";
import type { Storyteller, Edition, Editions, GenerateOptions } from "../storyteller.ts";
import { askWithRepairs, NotRepairedError } from "./ask-with-repairs.service.ts";
import { taggedJson } from "./tagged-json.ts";
import { outlineInstructions, scenesInstructions } from "./instructions.ts";
import {
  placeholderScene,
  topologicalOrder,
  outlineAnswer,
  scenesAnswer,
  sceneWithText,
  type Outline,
  type SceneDraft,
} from "./outline.ts";
import { outlineFaults } from "./outline-faults.ts";
import { anonymousWishes, type AnonymousWishes } from "./anonymous-wishes.ts";
import { sceneFaults } from "./scene-faults.ts";

export interface ModelStorytellerDeps {
  languageModel: LanguageModel;
  /** So long a story may take in all. */
  patienceMs?: number;
  /** Hears why there is no story; never what was asked for or told. */
  onFailure?: (why: Error) => void;
}

const LLM_TIMEOUT_MS = 120 * SECOND_MS;

/** Small enough to be answered well and soon, large enough to hang together. */
const SCENES_AT_ONCE = 6;

export function createModelStoryteller(deps: ModelStorytellerDeps): Storyteller {
  const { languageModel, patienceMs = LLM_TIMEOUT_MS, onFailure } = deps;
  return {
    async generate(wishes, order) {
      try {
        return await withTimeout(order.signal, patienceMs, (signal) =>
          generateAnonymously(languageModel, wishes, { ...order, signal }),
        );
      } catch (error) {
        order.signal.throwIfAborted();
        if (!isModelFailure(error)) throw error;
        onFailure?.(error);
        throw new AppError("story/model-failed");
      }
    },
  };
}

function isModelFailure(error: unknown): error is Error {
  return [LanguageModelError, NotRepairedError, TimeoutError].some((kind) => error instanceof kind);
}

async function generateAnonymously(
  model: LanguageModel,
  wishes: StoryWishes,
  order: GenerateOptions,
): Promise<Editions> {
  const known = anonymousWishes(wishes);
  order.report({ step: "outline", done: 0, total: 1 });
  const asked: PromptMessage = { from: "us", text: taggedJson("wishes", known.data) };
  const outline = await planStory(model, known, asked, order.signal);
  const scenes = await writeScenes(model, { outline, known, asked, wishes }, order);
  order.report({ step: "check", done: 0, total: 1 });
  const others: Edition = { title: outline.title, scenes };
  const own: Edition = {
    title: shortened(known.withRealNames(outline.title)),
    scenes: scenes.map((scene) => withNames(scene, known.withRealNames)),
  };
  const problems = [...findFaults(own, wishes), ...findFaults(others, known.wishes)];
  if (problems.length > 0) throw new NotRepairedError("story", problems);
  order.report({ step: "check", done: 1, total: 1 });
  return { language: known.language, own, others };
}

function planStory(
  model: LanguageModel,
  { names, wishes }: AnonymousWishes,
  asked: PromptMessage,
  signal: AbortSignal,
): Promise<Outline> {
  return askWithRepairs(model, {
    instructions: outlineInstructions,
    messages: [asked],
    shape: outlineAnswer,
    signal,
    faultsIn: (outline) => {
      const bones = outline.scenes.map((scene) => placeholderScene(scene, names));
      return outlineFaults({ outline, bones, names }, wishes);
    },
    textsOf: ({ title, refrain, scenes }) => [
      { sceneId: null, text: `${title}. ${refrain}` },
      ...scenes.map((scene) => ({
        sceneId: scene.id,
        text: [scene.title, scene.happens, ...scene.choices.map(({ idea }) => idea)].join(". "),
      })),
    ],
  });
}

interface Plan {
  outline: Outline;
  known: AnonymousWishes;
  asked: PromptMessage;
  wishes: StoryWishes;
}

/** @returns the scenes in the plan's order */
async function writeScenes(
  model: LanguageModel,
  { outline, known, asked, wishes }: Plan,
  { signal, report }: GenerateOptions,
): Promise<Scene[]> {
  const bones = outline.scenes.map((scene) => placeholderScene(scene, known.names));
  const waiting = topologicalOrder(bones);
  const told = new Map<string, Scene>();
  const storyWith = (answered: readonly SceneDraft[]) => {
    const fresh = new Map(answered.map((telling) => [telling.id, telling]));
    return bones.map((bone) => {
      const telling = fresh.get(bone.id);
      return told.get(bone.id) ?? (telling ? sceneWithText(bone, telling) : bone);
    });
  };
  const plan: PromptMessage = { from: "model", text: JSON.stringify(outline) };
  report({ step: "scenes", done: 0, total: bones.length });
  while (waiting.length > 0) {
    const batch = waiting.splice(0, SCENES_AT_ONCE);
    const { scenes } = await askWithRepairs(model, {
      instructions: scenesInstructions,
      messages: [asked, plan, { from: "us", text: scenesRequest(batch, bones, told) }],
      shape: scenesAnswer,
      signal,
      faultsIn: ({ scenes: answered }) =>
        sceneFaults({
          bones: batch,
          answered,
          story: storyWith(answered),
          names: known.names,
          wishes: known.wishes,
          withRealNames: (story) => story.map((scene) => withNames(scene, known.withRealNames)),
          realWishes: wishes,
        }),
      textsOf: ({ scenes: answered }) =>
        answered.map(({ id, dialogue, choices }) => ({
          sceneId: id,
          text: [dialogue, ...choices].join(" "),
        })),
    });
    const story = storyWith(scenes);
    for (const { id } of batch) {
      const scene = story.find((one) => one.id === id);
      if (scene) told.set(id, scene);
    }
    report({ step: "scenes", done: told.size, total: bones.length });
  }
  return storyWith([]);
}

/** Names the scenes, with what was told right before them. */
function scenesRequest(
  batch: readonly Scene[],
  bones: readonly Scene[],
  told: ReadonlyMap<string, Scene>,
): string {
  const ids = new Set(batch.map(({ id }) => id));
  const before = bones.flatMap((bone) => {
    const leadsHere = [bone.nextId, ...bone.choices.map(({ nextId }) => nextId)];
    const scene = leadsHere.some((id) => id !== null && ids.has(id)) && told.get(bone.id);
    return scene ? [{ id: scene.id, dialogue: scene.dialogue }] : [];
  });
  return JSON.stringify({ tell: [...ids], toldRightBefore: before });
}

function withNames(scene: Scene, say: (text: string) => string): Scene {
  return {
    ...scene,
    title: say(scene.title),
    speaker: scene.speaker === null ? null : say(scene.speaker),
    dialogue: say(scene.dialogue),
    choices: scene.choices.map(({ text, nextId }) => ({ text: say(text), nextId })),
    ending: scene.ending === null ? null : say(scene.ending),
    cast: scene.cast.map(say),
  };
}

/** Long names may make a title longer than there is room for. */
function shortened(title: string): string {
  return title.length <= LONGEST_TITLE
    ? title
    : `${title.slice(0, LONGEST_TITLE - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
