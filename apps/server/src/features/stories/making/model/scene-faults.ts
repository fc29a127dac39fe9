/** What is wrong with scenes that were just told, in the story as far as it is told. */
import { findFaults, type StoryFault } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import { mentions, wordCount } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { faultOf, type AnswerFault } from "./faults.ts";
import { speakerOf, type SceneDraft } from "./outline.ts";
import { indexFaults } from "./outline-faults.ts";
import { textFaults } from "./text-faults.ts";

const MOST_CHOICE_WORDS = 8;

/** Faults of length, which real names may cause where stand-ins do not. */
const BY_LENGTH: ReadonlySet<string> = new Set(["too-many-words", "header-too-large"]);

export interface SceneBatch {
  /** The scenes of the plan that were asked for. */
  bones: readonly Scene[];
  answered: readonly SceneDraft[];
  /** The whole story: told scenes, and bones where none is told yet. */
  story: readonly Scene[];
  names: readonly string[];
  wishes: StoryWishes;
  withRealNames(story: readonly Scene[]): readonly Scene[];
  realWishes: StoryWishes;
}

export function sceneFaults(batch: SceneBatch): AnswerFault[] {
  const { bones, answered } = batch;
  const wanted = bones.map(({ id }) => id);
  const got = answered.map(({ id }) => id);
  if (got.length !== wanted.length || wanted.some((id) => !got.includes(id))) {
    const detail = `the ids must be exactly ${wanted.join(", ")}, each once`;
    return [{ code: "other-scenes", sceneId: null, detail }];
  }
  return [
    ...answered.flatMap((told) => ownFaults(told, batch)),
    ...storyFaults(batch),
    ...lengthFaults(batch),
  ];
}

function ownFaults(told: SceneDraft, { bones, names, wishes }: SceneBatch): AnswerFault[] {
  const { id, dialogue, choices } = told;
  const speaker = speakerOf(told);
  const faults: AnswerFault[] = [];
  const found = (code: string, detail: string) => faults.push({ code, sceneId: id, detail });
  const planned = bones.find((bone) => bone.id === id)?.choices.length ?? 0;
  if (choices.length !== planned) {
    found("other-choices", `${choices.length} choices, the plan has ${planned}`);
  }
  if (choices.some((text) => wordCount(text) > MOST_CHOICE_WORDS)) {
    found("long-choice", "a choice must have two to six words");
  }
  if (speaker !== null && !names.includes(speaker)) {
    found("unknown-speaker", `the speaker must be null or one of ${names.join(", ")}`);
  }
  const inflected = names.find((name) => mentions([dialogue, ...choices].join(" "), `${name}s`));
  if (inflected) found("name-with-ending", `names take no endings: “${inflected}s”`);
  return [
    ...faults,
    ...[dialogue, ...choices].flatMap((text) => textFaults(text, id, names)),
    ...indexFaults(told, wishes),
  ];
}

/** Only what this batch is to blame for: the plan itself was right. */
function storyFaults({ bones, story, wishes, names }: SceneBatch): AnswerFault[] {
  const asked = new Set(bones.map(({ id }) => id));
  return findFaults({ scenes: story }, wishes)
    .filter(({ sceneId }) => sceneId === null || asked.has(sceneId))
    .map((problem) => withHints(problem, bones, story, names));
}

/** Says where the plan meant to have what is missing. */
function withHints(
  problem: StoryFault,
  bones: readonly Scene[],
  story: readonly Scene[],
  names: readonly string[],
): AnswerFault {
  const fault = faultOf(problem);
  if (problem.sceneId !== null) return fault;
  const silent = bones.flatMap(({ id, cast }) => {
    const told = story.find((scene) => scene.id === id);
    const unsaid = cast.filter(
      (name) => told && told.speaker !== name && !mentions(told.dialogue, name),
    );
    return unsaid.length > 0 ? [`${id} (${unsaid.join(", ")})`] : [];
  });
  const unlike = bones.filter(({ id, teaches, shows }) => {
    const told = story.find((scene) => scene.id === id);
    return told && (told.teaches.length < teaches.length || told.shows.length < shows.length);
  });
  const hints = [
    ...(silent.length > 0 && names.length > 0 ? [`names not said: ${silent.join("; ")}`] : []),
    ...(unlike.length > 0
      ? [`less than planned in teaches or shows: ${unlike.map(({ id }) => id).join(", ")}`]
      : []),
  ];
  return hints.length > 0 ? { ...fault, detail: `${fault.detail} (${hints.join("; ")})` } : fault;
}

/** With their real names in it; the details say nothing of them. */
function lengthFaults({ bones, story, withRealNames, realWishes }: SceneBatch): AnswerFault[] {
  const asked = new Set(bones.map(({ id }) => id));
  return findFaults({ scenes: withRealNames(story) }, realWishes)
    .filter(({ code, sceneId }) => BY_LENGTH.has(code) && sceneId !== null && asked.has(sceneId))
    .map(({ code, sceneId }) => ({
      code,
      sceneId,
      detail: "too long: tell it in fewer words, with fewer names",
    }));
}
