/** Finds why an answer to a child's idea must not be heard. */
import {
  branchFaults,
  branchScene,
  branchTextFaults,
  endsWithQuestion,
} from "@codetale/domain/stories/branch";
import type { Scene } from "@codetale/domain/stories/graph";
import { withNamedInCast } from "@codetale/domain/stories/pictures/shown-cast";
import { wordCount } from "@codetale/domain/stories/text-matching";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { AnswerFault } from "../../making/model/ask-with-repairs.service.ts";
import { languageFaults } from "../../making/model/language-faults.ts";
import { nameFaults } from "../../making/model/name-faults.ts";
import { speakerOf } from "../../making/model/outline.ts";
import { textFaults } from "../../making/model/text-faults.ts";
import type { PlayableStory, StoryEditions } from "../playing.repository.ts";
import type { AnonymousStory } from "./anonymous-story.ts";
import type { AskedIdea, IdeaAnswer } from "./idea-answer.ts";

const MOST_REPLY_WORDS = 50;
const QUOTATION_MARK = /[“”„«»"]/u;

export interface PlayedQuestion extends AskedIdea {
  story: AskedIdea["story"] & Pick<PlayableStory, "figures">;
  editions: StoryEditions;
  edition: PlayableStory["edition"];
  /** The scene that asks, as it is played. */
  played: Scene;
}

/** @returns an empty list for an answer that may be heard */
export function ideaFaults(
  { choice, branch, reply }: IdeaAnswer,
  question: PlayedQuestion,
): AnswerFault[] {
  if (choice !== null) return choiceFaults(choice, question);
  if (branch !== null) return allBranchFaults(branch, question);
  if (reply !== null) return replyFaults(reply, question);
  return [fault("empty", "one of choice, branch and reply must be filled in")];
}

/**
 * The branch as it is played, with the names of the edition.
 *
 * @returns null where there is no such choice
 */
export function playedBranch(
  branch: NonNullable<IdeaAnswer["branch"]>,
  { story, played, anonymous }: Pick<PlayedQuestion, "story" | "played" | "anonymous">,
  token: string,
): Scene | null {
  const speaker = speakerOf(branch);
  const told = {
    dialogue: anonymous.withNames(branch.dialogue),
    speaker: speaker === null ? null : anonymous.withNames(speaker),
    choice: branch.leadsTo - 1,
  };
  const scene = branchScene(played, told, token);
  return scene && withNamedInCast(scene, story.figures);
}

function choiceFaults(choice: number, { asked }: PlayedQuestion): AnswerFault[] {
  return asked.choices[choice - 1] ? [] : [noSuchChoice(asked)];
}

function allBranchFaults(
  branch: NonNullable<IdeaAnswer["branch"]>,
  question: PlayedQuestion,
): AnswerFault[] {
  const { asked, anonymous, story, mayBranch } = question;
  if (!mayBranch) return [fault("no-room", "no new scene is allowed here: answer with a reply")];
  const scene = playedBranch(branch, question, "proof");
  if (!scene) return [noSuchChoice(asked)];
  const { names } = anonymous;
  const speaker = speakerOf(branch);
  const told = { dialogue: branch.dialogue, speaker };
  return [
    ...branchTextFaults(asked, told, story.level).map(({ code, detail }) => fault(code, detail)),
    ...(speaker !== null && !names.includes(speaker)
      ? [fault("unknown-speaker", `the speaker must be null or one of ${names.join(", ")}`)]
      : []),
    ...spokenFaults(branch.dialogue, story.language, anonymous),
    ...proofFaults(scene, question),
  ];
}

function replyFaults(reply: string, { anonymous, story }: PlayedQuestion): AnswerFault[] {
  const words = wordCount(reply);
  return [
    ...(words === 0 || words > MOST_REPLY_WORDS
      ? [fault("length", `${words} words, must be 1 to ${MOST_REPLY_WORDS}`)]
      : []),
    ...(endsWithQuestion(reply) ? [] : [fault("asks-not", "a reply must end with a question")]),
    ...spokenFaults(reply, story.language, anonymous),
  ];
}

function spokenFaults(text: string, language: string, people: AnonymousStory): AnswerFault[] {
  return [
    ...nameFaults(text, null, people),
    ...languageFaults([{ sceneId: null, text }], language, people.names),
    ...(QUOTATION_MARK.test(text) ? [fault("quotes", "nothing stands in quotation marks")] : []),
    ...textFaults(text, null, people.names),
  ];
}

/** The validator knows the family's names, so that its details are not passed on. */
function proofFaults(
  scene: Scene,
  {
    story,
    editions,
    edition,
    played,
  }: Pick<PlayedQuestion, "story" | "editions" | "edition" | "played">,
): AnswerFault[] {
  const { wishes } = editions;
  const hasRealNames = edition === "own";
  const scenes = hasRealNames ? editions.privateScenes : editions.sharedScenes;
  const asked = hasRealNames ? wishes : withStandIns(wishes, wishes.language);
  return branchFaults({ scenes, figures: story.figures }, asked, played, scene).map(({ code }) =>
    fault(code, "the scene has no place in the story: tell it shorter, or answer with a reply"),
  );
}

function noSuchChoice({ choices }: Scene): AnswerFault {
  return fault("unknown-choice", `the choices are numbered from 1 to ${choices.length}`);
}

function fault(code: string, detail: string): AnswerFault {
  return { code, sceneId: null, detail };
}
