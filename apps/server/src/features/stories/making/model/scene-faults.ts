/** Finds the faults of a batch of written scenes, in the story as far as it is written. */
import { findFaults, MOST_WORDS, type ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import { scenesById, type PicturedStory, type Scene } from "@codetale/domain/stories/graph";
import { storyInOtherWords } from "@codetale/domain/stories/in-other-words";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { mentions, wordCount } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { KnownLesson } from "@codetale/storyteller/lessons";
import type { AnswerFault, AnswerText } from "./ask-with-repairs.service.ts";
import { bounds, MOST_CHOICE_WORDS, type StoryAges } from "./bounds.ts";
import { euphemismFaults } from "./euphemism-faults.ts";
import { standInsOf } from "./anonymous-wishes.ts";
import { speakerOf, type SceneDraft } from "./outline.ts";
import { languageFaults } from "./language-faults.ts";
import { nameFaults } from "./name-faults.ts";
import { indexFaults } from "./outline-faults.ts";
import { textFaults } from "./text-faults.ts";

/** Faults of length: real names may cause them where stand-ins do not. */
const BY_LENGTH: ReadonlySet<string> = new Set(["too-many-words", "header-too-large"]);

export interface SceneBatch {
  /** The story's, as `anonymous-wishes.ts` has it. */
  language: string;
  /** Placeholders of the scenes that were asked for. */
  placeholders: readonly Scene[];
  answered: readonly SceneDraft[];
  /** The whole story: written scenes, and placeholders of the others. */
  story: readonly Scene[];
  figures: readonly StoryFigure[];
  names: readonly string[];
  wishes: StoryWishes;
  ages: StoryAges;
  lessons: readonly (KnownLesson | null)[];
  /** Of each objective, where they are proven. */
  facts: readonly ObjectiveFacts[];
  withRealNames(text: string): string;
  realWishes: StoryWishes;
}

export function sceneFaults(batch: SceneBatch): AnswerFault[] {
  const { placeholders, answered } = batch;
  const wanted = placeholders.map(({ id }) => id);
  const got = answered.map(({ id }) => id);
  if (got.length !== wanted.length || wanted.some((id) => !got.includes(id))) {
    const detail = `the ids must be exactly ${wanted.join(", ")}, each once`;
    return [{ code: "other-scenes", sceneId: null, detail }];
  }
  return [
    ...answered.flatMap((draft) => ownFaults(draft, batch)),
    ...languageFaults(answered.map(heardText), batch.language, batch.names),
    ...storyFaults(batch),
    ...lengthFaults(batch),
    ...namedFactFaults(batch),
  ];
}

/** What is heard of a scene. */
export function heardText({ id, dialogue, choices }: SceneDraft): AnswerText {
  return { sceneId: id, text: [dialogue, ...choices].join(" ") };
}

function ownFaults(draft: SceneDraft, batch: SceneBatch): AnswerFault[] {
  const { placeholders, names, wishes, ages, lessons } = batch;
  const { id, dialogue, choices, teaches } = draft;
  const speaker = speakerOf(draft);
  const faults: AnswerFault[] = [];
  const found = (code: string, detail: string) => faults.push({ code, sceneId: id, detail });
  const planned = placeholders.find((placeholder) => placeholder.id === id)?.choices.length ?? 0;
  if (choices.length !== planned) {
    found("other-choices", `${choices.length} choices, the plan has ${planned}`);
  }
  if (choices.some((text) => wordCount(text) > MOST_CHOICE_WORDS)) {
    found("long-choice", "a choice must have two to six words");
  }
  if (speaker !== null && !names.includes(speaker)) {
    found("unknown-speaker", `the speaker must be null or one of ${names.join(", ")}`);
  }
  const { mostWordsOfScene } = bounds[ages];
  const words = wordCount(dialogue);
  // Longer ones are refused at any age.
  if (words > mostWordsOfScene && words < MOST_WORDS) {
    found("too-long-for-age", `at most ${mostWordsOfScene} words for children so young`);
  }
  return [
    ...faults,
    ...nameFaults(heardText(draft).text, id, { names, standIns: standInsOf(wishes) }),
    ...[dialogue, ...choices].flatMap((text) => textFaults(text, id, names)),
    ...indexFaults(draft, wishes),
    ...teaches.flatMap((objective) => {
      const lesson = lessons[objective];
      return lesson ? euphemismFaults(dialogue, id, lesson) : [];
    }),
  ];
}

/** Only faults of this batch: the outline has passed its own check. */
function storyFaults({
  placeholders,
  story,
  figures,
  wishes,
  names,
  facts,
}: SceneBatch): AnswerFault[] {
  const asked = new Set(placeholders.map(({ id }) => id));
  const hints = hintsOf(placeholders, scenesById({ scenes: story }), names);
  return findFaults({ scenes: story, figures }, wishes, facts)
    .filter(({ sceneId }) => sceneId === null || asked.has(sceneId))
    .map((fault) =>
      fault.sceneId === null && hints.length > 0
        ? { ...fault, detail: `${fault.detail} (${hints.join("; ")})` }
        : fault,
    );
}

/** For faults of the whole story: which scenes of the batch lack what the outline planned. */
function hintsOf(
  placeholders: readonly Scene[],
  story: ReadonlyMap<string, Scene>,
  names: readonly string[],
): string[] {
  const silent = placeholders.flatMap(({ id, cast }) => {
    const scene = story.get(id);
    const unsaid = cast.filter(
      (name) => scene && scene.speaker !== name && !mentions(scene.dialogue, name),
    );
    return unsaid.length > 0 ? [`${id} (${unsaid.join(", ")})`] : [];
  });
  const unlike = placeholders.filter(({ id, teaches, shows }) => {
    const scene = story.get(id);
    return scene && (scene.teaches.length < teaches.length || scene.shows.length < shows.length);
  });
  const unlikeIds = unlike.map(({ id }) => id).join(", ");
  const teaching = placeholders.filter(({ teaches }) => teaches.length > 0);
  const lessonIds = teaching.map(({ id }) => id).join(", ");
  return [
    ...(silent.length > 0 && names.length > 0 ? [`names not said: ${silent.join("; ")}`] : []),
    ...(teaching.length > 0 ? [`lessons here: ${lessonIds}`] : []),
    ...(unlike.length > 0 ? [`less than planned in teaches or shows: ${unlikeIds}`] : []),
  ];
}

/** Checks the length with real names; the details sent to the model do not contain them. */
function lengthFaults(batch: SceneBatch): AnswerFault[] {
  const { placeholders, realWishes } = batch;
  const asked = new Set(placeholders.map(({ id }) => id));
  return findFaults(realStory(batch), realWishes)
    .filter(({ code, sceneId }) => BY_LENGTH.has(code) && sceneId !== null && asked.has(sceneId))
    .map(({ code, sceneId }) => ({
      code,
      sceneId,
      detail: "too long: tell it in fewer words, with fewer names",
    }));
}

/** A name is no word of a lesson: `Sunny` does not say what the sun does. */
function namedFactFaults(batch: SceneBatch): AnswerFault[] {
  const { story, figures, facts, wishes, realWishes } = batch;
  const missing = (edition: PicturedStory, asked: StoryWishes) =>
    findFaults(edition, asked, facts).filter(({ code }) => code === "fact-missing");
  if (missing({ scenes: story, figures }, wishes).length > 0) return [];
  // With the objectives as the model has them, which the details quote.
  const asked = { ...realWishes, objectives: wishes.objectives };
  return missing(realStory(batch), asked).map((fault) => ({
    ...fault,
    detail: `${fault.detail} (a name does not say it)`,
  }));
}

function realStory({ story, figures, withRealNames }: SceneBatch): PicturedStory {
  return storyInOtherWords({ title: "", scenes: story, figures }, withRealNames);
}
