/**
 * Lets a language model tell a story: the plan first, then its scenes a few at a time, each checked
 * and repaired before the next. The model knows the children by other names, see `private-wishes.ts`.
 */
import { LONGEST_TITLE } from "@codetale/contract/stories";
import { findProblems } from "@codetale/domain/stories/find-problems";
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { SECOND_MS } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import { LanguageModelError, type LanguageModel, type Message } from "#core/language-model";
import { TimeUpError, withinTime } from "#core/within-time";
import type { Storyteller, Telling, Tellings, TellOrder } from "../storyteller.ts";
import { askUntilRight, NotRepairedError } from "./ask-until-right.ts";
import { fenced } from "./fenced.ts";
import { outlineInstructions, scenesInstructions } from "./instructions.ts";
import {
  boneOf,
  inOrderOfTelling,
  outlineShape,
  scenesShape,
  toldScene,
  type Outline,
  type TellingOfScene,
} from "./outline.ts";
import { outlineFaults } from "./outline-faults.ts";
import { keepPrivate, type PrivateWishes } from "./private-wishes.ts";
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
    async tell(wishes, order) {
      try {
        return await withinTime(order.signal, patienceMs, (signal) =>
          tellPrivately(languageModel, wishes, { ...order, signal }),
        );
      } catch (error) {
        order.signal.throwIfAborted();
        if (!isOfTheModel(error)) throw error;
        onFailure?.(error);
        throw new AppError("story/model-failed");
      }
    },
  };
}

function isOfTheModel(error: unknown): error is Error {
  return [LanguageModelError, NotRepairedError, TimeUpError].some((kind) => error instanceof kind);
}

async function tellPrivately(
  model: LanguageModel,
  wishes: StoryWishes,
  order: TellOrder,
): Promise<Tellings> {
  const known = keepPrivate(wishes);
  order.report({ step: "outline", done: 0, total: 1 });
  const asked: Message = { from: "us", text: fenced("wishes", known.data) };
  const outline = await planStory(model, known, asked, order.signal);
  const scenes = await tellScenes(model, { outline, known, asked, wishes }, order);
  order.report({ step: "check", done: 0, total: 1 });
  const others: Telling = { title: outline.title, scenes };
  const own: Telling = {
    title: shortened(known.withRealNames(outline.title)),
    scenes: scenes.map((scene) => retold(scene, known.withRealNames)),
  };
  const problems = [...findProblems(own, wishes), ...findProblems(others, known.wishes)];
  if (problems.length > 0) throw new NotRepairedError("story", problems);
  order.report({ step: "check", done: 1, total: 1 });
  return { language: known.language, own, others };
}

function planStory(
  model: LanguageModel,
  { names, wishes }: PrivateWishes,
  asked: Message,
  signal: AbortSignal,
): Promise<Outline> {
  return askUntilRight(model, {
    instructions: outlineInstructions,
    messages: [asked],
    shape: outlineShape,
    signal,
    faultsIn: (outline) => {
      const bones = outline.scenes.map((scene) => boneOf(scene, names));
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
  known: PrivateWishes;
  asked: Message;
  wishes: StoryWishes;
}

/** @returns the scenes in the plan's order */
async function tellScenes(
  model: LanguageModel,
  { outline, known, asked, wishes }: Plan,
  { signal, report }: TellOrder,
): Promise<Scene[]> {
  const bones = outline.scenes.map((scene) => boneOf(scene, known.names));
  const waiting = inOrderOfTelling(bones);
  const told = new Map<string, Scene>();
  const storyWith = (answered: readonly TellingOfScene[]) => {
    const fresh = new Map(answered.map((telling) => [telling.id, telling]));
    return bones.map((bone) => {
      const telling = fresh.get(bone.id);
      return told.get(bone.id) ?? (telling ? toldScene(bone, telling) : bone);
    });
  };
  const plan: Message = { from: "model", text: JSON.stringify(outline) };
  report({ step: "scenes", done: 0, total: bones.length });
  while (waiting.length > 0) {
    const batch = waiting.splice(0, SCENES_AT_ONCE);
    const { scenes } = await askUntilRight(model, {
      instructions: scenesInstructions,
      messages: [asked, plan, { from: "us", text: askFor(batch, bones, told) }],
      shape: scenesShape,
      signal,
      faultsIn: ({ scenes: answered }) =>
        sceneFaults({
          bones: batch,
          answered,
          story: storyWith(answered),
          names: known.names,
          wishes: known.wishes,
          withRealNames: (story) => story.map((scene) => retold(scene, known.withRealNames)),
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
function askFor(
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

function retold(scene: Scene, say: (text: string) => string): Scene {
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
