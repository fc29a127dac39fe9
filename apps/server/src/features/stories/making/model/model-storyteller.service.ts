/**
 * Generates a story by a language model: first the outline, then its scenes in batches, each checked
 * and repaired before the next. The model gets stand-ins for names, see `anonymous-wishes.ts`.
 */
import { setImmediate as turn } from "node:timers/promises";
import { LONGEST_TITLE } from "@codetale/contract/stories";
import { followers, scenesById, START_ID, type Scene } from "@codetale/domain/stories/graph";
import { storyInOtherWords } from "@codetale/domain/stories/in-other-words";
import { followersFirst } from "@codetale/domain/stories/paths";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { SECOND_MS } from "@codetale/domain/time";
import { prepareUnderstanding } from "@codetale/storyteller/understanding/understood-wishes";
import { AppError } from "#core/errors/app-error";
import {
  LanguageModelError,
  type LanguageModel,
  type PromptMessage,
} from "#core/ports/language-model";
import { TimeUpError, withTimeout } from "#core/concurrency/with-timeout";
import { validateStory } from "../../validated-story.ts";
import type { EarlierStory } from "#core/stories/story-order";
import type { Editions, GenerateOptions, Storyteller } from "../storyteller.ts";
import { askWithRepairs, NotRepairedError } from "./ask-with-repairs.service.ts";
import { consentedModel } from "./consented-model.ts";
import {
  anonymousEarlierStory,
  earlierStoryBlock,
  earlierStoryInstructions,
} from "./earlier-story.ts";
import {
  hardOutlineInstructions,
  hardScenesInstructions,
  outlineInstructions,
  scenesInstructions,
  taggedJson,
} from "./instructions.ts";
import { moderateWishes } from "./moderate-wishes.service.ts";
import {
  placeholderScene,
  outlineAnswer,
  scenesAnswer,
  sceneWithText,
  type Outline,
  type SceneDraft,
} from "./outline.ts";
import { outlineFaults } from "./outline-faults.ts";
import { anonymousWishes, standInsOf, type AnonymousWishes } from "./anonymous-wishes.ts";
import { heardText, sceneFaults } from "./scene-faults.ts";

export interface ModelStorytellerDeps {
  languageModel: LanguageModel;
  /** Limit for the whole generation. */
  timeoutMs?: number;
  /** Given the error; it contains nothing of wishes or story. */
  onFailure?: (error: Error) => void;
}

const LLM_TIMEOUT_MS = 120 * SECOND_MS;

/** Small enough for a fast, valid answer, large enough for coherent scenes. */
const SCENES_AT_ONCE = 6;

export function createModelStoryteller(deps: ModelStorytellerDeps): Storyteller {
  const { languageModel, timeoutMs = LLM_TIMEOUT_MS, onFailure } = deps;
  return {
    async generate(wishes, order) {
      const { mayAsk } = order;
      const model = mayAsk ? consentedModel(languageModel, mayAsk) : languageModel;
      try {
        return await withTimeout(order.signal, timeoutMs, (signal) =>
          generateAnonymously(model, wishes, { ...order, signal }),
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
  return [LanguageModelError, NotRepairedError, TimeUpError].some((kind) => error instanceof kind);
}

async function generateAnonymously(
  model: LanguageModel,
  wishes: StoryWishes,
  order: GenerateOptions,
): Promise<Editions> {
  const { seed, again = null, signal, report } = order;
  await prepareUnderstanding(wishes.language, turn);
  const anonymous = anonymousWishes(wishes);
  const { language, names, facts, withRealNames } = anonymous;
  report({ step: "outline", done: 0, total: 1 });
  const earlier = again && anonymousEarlierStory(again, wishes);
  await moderateWishes(model, anonymous, earlier, signal);
  const text = taggedJson("wishes", anonymous.data) + earlierStoryBlock(earlier);
  const wishesMessage: PromptMessage = { from: "us", text };
  const outline = await planStory(model, anonymous, { wishesMessage, again }, signal);
  const placeholders = outline.scenes.map((scene) => placeholderScene(scene, names, facts));
  const plan = { outline, placeholders, anonymous, wishesMessage, wishes };
  const scenes = await writeScenes(model, plan, order);
  const sharedEdition = { title: outline.title, figures: anonymous.figures, scenes };
  const privateEdition = storyInOtherWords(sharedEdition, withRealNames);
  report({ step: "check", done: 0, total: 1 });
  const editions = {
    language,
    plot: null,
    facts,
    sharedEdition,
    privateEdition: { ...privateEdition, title: shortened(privateEdition.title) },
  };
  const proof = validateStory({ ...editions, wishes, storyteller: "model", seed });
  if (!proof.isValid) throw new NotRepairedError("story", proof.problems);
  report({ step: "check", done: 1, total: 1 });
  return editions;
}

function planStory(
  model: LanguageModel,
  { language, names, figures, wishes, facts, lessons, data: { ages } }: AnonymousWishes,
  { wishesMessage, again }: { wishesMessage: PromptMessage; again: EarlierStory | null },
  signal: AbortSignal,
): Promise<Outline> {
  const instructions = hasHard(lessons) ? hardOutlineInstructions : outlineInstructions;
  return askWithRepairs(model, {
    instructions: instructions + earlierStoryInstructions(again),
    messages: [wishesMessage],
    shape: outlineAnswer,
    signal,
    faultsIn: (outline) => {
      const placeholders = outline.scenes.map((scene) => placeholderScene(scene, names, facts));
      const standIns = standInsOf(wishes);
      const plan = { language, outline, placeholders, names, standIns, figures, ages };
      return outlineFaults(plan, wishes);
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

function hasHard(lessons: AnonymousWishes["lessons"]): boolean {
  return lessons.some((lesson) => lesson?.isHard);
}

interface Plan {
  outline: Outline;
  placeholders: readonly Scene[];
  anonymous: AnonymousWishes;
  wishesMessage: PromptMessage;
  wishes: StoryWishes;
}

/** @returns the scenes in the plan's order */
async function writeScenes(
  model: LanguageModel,
  { outline, placeholders, anonymous, wishesMessage, wishes }: Plan,
  { again = null, signal, report }: GenerateOptions,
): Promise<Scene[]> {
  const { names, withRealNames, lessons, facts } = anonymous;
  const total = placeholders.length;
  // Each scene after all that lead to it; an outline with a loop was refused.
  const last = followersFirst(scenesById({ scenes: placeholders }), START_ID) ?? [];
  const waiting = [...last].reverse();
  const written = new Map<string, Scene>();
  const storyWith = (answered: readonly SceneDraft[]) => {
    const drafts = new Map(answered.map((draft) => [draft.id, draft]));
    return placeholders.map((placeholder) => {
      const draft = drafts.get(placeholder.id);
      return (
        written.get(placeholder.id) ??
        (draft ? sceneWithText(placeholder, draft, names) : placeholder)
      );
    });
  };
  const plan: PromptMessage = { from: "model", text: JSON.stringify(outline) };
  const instructions = hasHard(lessons) ? hardScenesInstructions : scenesInstructions;
  report({ step: "scenes", done: 0, total });
  while (waiting.length > 0) {
    const batch = waiting.splice(0, SCENES_AT_ONCE);
    const request = scenesRequest(batch, { placeholders, written, lessons });
    const { scenes } = await askWithRepairs(model, {
      instructions: instructions + earlierStoryInstructions(again),
      messages: [wishesMessage, plan, { from: "us", text: request }],
      shape: scenesAnswer,
      signal,
      faultsIn: ({ scenes: answered }) =>
        sceneFaults({
          language: anonymous.language,
          placeholders: batch,
          answered,
          story: storyWith(answered),
          figures: anonymous.figures,
          names,
          wishes: anonymous.wishes,
          ages: anonymous.data.ages,
          lessons,
          facts,
          withRealNames,
          realWishes: wishes,
        }),
      textsOf: ({ scenes: answered }) => answered.map(heardText),
    });
    for (const scene of storyWith(scenes)) {
      if (batch.some(({ id }) => id === scene.id)) written.set(scene.id, scene);
    }
    report({ step: "scenes", done: written.size, total });
  }
  return storyWith([]);
}

interface SoFar extends Pick<AnonymousWishes, "lessons"> {
  placeholders: readonly Scene[];
  written: ReadonlyMap<string, Scene>;
}

/** The message that asks for scenes by id, with their lessons and the dialogue that leads to them. */
function scenesRequest(batch: readonly Scene[], { placeholders, written, lessons }: SoFar): string {
  const ids = new Set(batch.map(({ id }) => id));
  const before = placeholders
    .filter((placeholder) => followers(placeholder).some((id) => ids.has(id)))
    .flatMap(({ id }) => written.get(id) ?? [])
    .map(({ id, dialogue }) => ({ id, dialogue }));
  const lessonsHere = batch.flatMap(({ id, teaches }) =>
    teaches.flatMap((objective) => {
      const lesson = lessons[objective];
      return lesson ? [{ id, objective, says: lesson.facts }] : [];
    }),
  );
  return JSON.stringify({ tell: [...ids], lessonsHere, toldRightBefore: before });
}

/** Real names may be longer than their stand-ins. */
function shortened(title: string): string {
  return title.length <= LONGEST_TITLE
    ? title
    : `${title.slice(0, LONGEST_TITLE - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
