/** Finds the faults of an outline, before its scenes are asked for. */
import { findFaults, type StoryFault } from "@codetale/domain/stories/find-faults";
import { scenesById, START_ID, type Scene } from "@codetale/domain/stories/graph";
import { fewestOnPath } from "@codetale/domain/stories/paths";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { settings } from "@codetale/domain/stories/setting";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { AnswerFault, AnswerText } from "./ask-with-repairs.service.ts";
import {
  bounds,
  LONGEST_SCENE_TITLE,
  LONGEST_STORY_TITLE,
  MOST_SCENES,
  type StoryAges,
} from "./bounds.ts";
import { languageFaults } from "./language-faults.ts";
import { nameFaults } from "./name-faults.ts";
import type { Outline, OutlineScene } from "./outline.ts";
import { textFaults } from "./text-faults.ts";

const ID = /^[A-Za-z0-9][A-Za-z0-9.-]{0,59}$/;

/** Faults of the dialogue, which placeholders do not have yet. */
const DIALOGUE_FAULTS: ReadonlySet<string> = new Set(["too-many-words", "header-too-large"]);

export interface PlannedStory {
  /** As `anonymous-wishes.ts` has it. */
  language: string;
  outline: Outline;
  placeholders: readonly Scene[];
  names: readonly string[];
  /** Those of the children. */
  standIns: readonly string[];
  figures: readonly StoryFigure[];
  ages: StoryAges;
}

export function outlineFaults(
  { language, outline, placeholders, names, standIns, figures, ages }: PlannedStory,
  wishes: StoryWishes,
): AnswerFault[] {
  if (outline.scenes.length > MOST_SCENES) {
    const detail = `${outline.scenes.length} scenes, must be at most ${MOST_SCENES}`;
    return [{ code: "too-many-scenes", sceneId: null, detail }];
  }
  const problems = findFaults({ scenes: placeholders, figures }, wishes).filter(
    ({ code }) => !DIALOGUE_FAULTS.has(code),
  );
  return [
    ...titleFaults(null, outline.title, LONGEST_STORY_TITLE),
    ...[outline.title, outline.refrain].flatMap((text) => textFaults(text, null, names)),
    ...outline.scenes.flatMap((scene) => sceneFaults(scene, names, wishes)),
    ...languageFaults(heardTexts(outline), language, names),
    ...heardTexts(outline).flatMap(({ sceneId, text }) =>
      nameFaults(text, sceneId, { names, standIns }),
    ),
    ...withoutConsequences(problems),
    ...(problems.length === 0 ? lengthFaults(placeholders, ages) : []),
  ];
}

/** What is heard or shown of a plan, unlike what happens in it. */
function heardTexts({ title, refrain, scenes }: Outline): AnswerText[] {
  return [
    { sceneId: null, text: `${title}. ${refrain}` },
    ...scenes.map(({ id, title: heading, choices }) => ({
      sceneId: id,
      text: [heading, ...choices.map(({ idea }) => idea)].join(". "),
    })),
  ];
}

/** One wrong id makes many scenes unreachable; only the id is reported. */
function withoutConsequences(problems: readonly StoryFault[]): readonly StoryFault[] {
  const causes = problems.filter(({ code }) => code === "unknown-next");
  return causes.length > 0 ? causes : problems;
}

function lengthFaults(placeholders: readonly Scene[], ages: StoryAges): AnswerFault[] {
  const { fewestScenes } = bounds[ages];
  const fewest = fewestOnPath(scenesById({ scenes: placeholders }), START_ID, () => true) ?? 0;
  if (fewest >= fewestScenes) return [];
  const detail = `a path has ${fewest} scenes, must be at least ${fewestScenes}`;
  return [{ code: "too-short", sceneId: null, detail }];
}

function sceneFaults(
  scene: OutlineScene,
  names: readonly string[],
  wishes: StoryWishes,
): AnswerFault[] {
  const { id, title, setting, happens, choices, ending } = scene;
  const texts = [title, happens, ...choices.map(({ idea }) => idea), ending ?? ""];
  const known: readonly string[] = settings;
  const faults: AnswerFault[] = [];
  const found = (code: string, detail: string) => faults.push({ code, sceneId: id, detail });
  if (!ID.test(id)) found("bad-id", "letters, digits, hyphens");
  if (!known.includes(setting))
    found("unknown-setting", `the setting must be one of ${known.join(", ")}`);
  return [
    ...faults,
    ...titleFaults(id, title, LONGEST_SCENE_TITLE),
    ...texts.flatMap((text) => textFaults(text, id, names)),
    ...indexFaults(scene, wishes),
  ];
}

/** Faults of `teaches` and `shows`: indexes outside of the lists of wishes. */
export function indexFaults(
  { id, teaches, shows }: Pick<OutlineScene, "id" | "teaches" | "shows">,
  { objectives, characters }: StoryWishes,
): AnswerFault[] {
  const isPlace = (place: number, list: readonly unknown[]) =>
    Number.isInteger(place) && place >= 0 && place < list.length;
  const isRight =
    teaches.every((place) => isPlace(place, objectives)) &&
    shows.every(({ character }) => isPlace(character, characters));
  const detail = "teaches and shows count the places in the data's lists from 0";
  return isRight ? [] : [{ code: "unknown-place", sceneId: id, detail }];
}

function titleFaults(sceneId: string | null, title: string, longest: number): AnswerFault[] {
  const isRight = title !== "" && title.length <= longest;
  const detail = `a title must have 1 to ${longest} characters`;
  return isRight ? [] : [{ code: "bad-title", sceneId, detail }];
}
