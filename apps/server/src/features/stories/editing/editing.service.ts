/** Changing the words of one's own story: a line at a time, in the private edition. */
import type { LineEdit } from "@codetale/contract/stories/editing";
import type { Story } from "@codetale/contract/stories";
import { UNSPEAKABLE } from "@codetale/contract/values";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { sayableLine } from "@codetale/domain/stories/sanitize-text";
import type { TitledStory } from "@codetale/domain/stories/graph";
import { withNamedInCast } from "@codetale/domain/stories/pictures/shown-cast";
import { lineAt, withLine } from "@codetale/domain/stories/story-line";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import type { ImportModeration } from "../interchange/import-moderation.service.ts";
import { renamed } from "../library/renamed.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";
import type { Narration } from "../narration/narration.service.ts";
import { choiceLine } from "../narration/story-line.ts";
import { sharedEditionOf } from "../validated-story.ts";
import { refuseBrokenPromises } from "./edit-refusal.ts";
import type { EditableStory, EditingRepository, OutdatedAudio } from "./editing.repository.ts";

export interface EditingDeps {
  stories: EditingRepository;
  read(actor: Actor, storyId: string): Promise<Story>;
  voices: Pick<Narration, "wake">;
  live: Pick<LiveEvents, "toAccounts">;
  /** Judges what others hear of a line. */
  moderate: ImportModeration;
}

/** Edits of other lines may come between; each of them is saved by one of so many tries. */
const MOST_TRIES = 8;

export function createEditing({ stories, read, voices, live, moderate }: EditingDeps) {
  /** @returns whether anything was changed; null where another edit came between */
  async function tryToSave(actor: Actor, storyId: string, edit: LineEdit): Promise<boolean | null> {
    const { uid } = actor;
    const story = await stories.find(uid, storyId);
    if (!story) throw new AppError("story/unknown");
    const { before, text } = edit;
    const present = lineAt(story, edit);
    if (present === undefined) throw new AppError("story/line-unknown");
    if (present === text) return false;
    if (present !== before) throw new AppError("story/line-changed");
    refuseUnsuitableText([text], "text", present);
    const { characters, learning_objectives: objectives } = story.about;
    const { children, language } = story;
    const edited = pictured(withLine(story, edit, text), edit);
    refuseBrokenPromises(story, edited, { children, characters, objectives, language });
    const forOthers = hasOneText(story) && lineAt(editionForOthers(story, edited), edit);
    if (forOthers) await moderate(actor, [forOthers], "text");
    const columns = edit.part === "title" ? renamed(story, text) : scenesOf(story, edited);
    return (await stories.save(uid, story, columns, outdatedBy(story, edited, edit))) ? true : null;
  }

  return {
    /** @throws AppError of the contract's `editStory` */
    async edit(actor: Actor, storyId: string, wanted: LineEdit) {
      const edit = { ...wanted, text: sayableLine(wanted.text) };
      if (edit.text === "") {
        throw new AppError("request/invalid", { errors: [{ path: "text", message: UNSPEAKABLE }] });
      }
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const isChanged = await tryToSave(actor, storyId, edit);
        if (isChanged === null) continue;
        if (isChanged) {
          live.toAccounts([actor.uid], "story:changed", { storyId });
          voices.wake();
        }
        return { story: await read(actor, storyId), text: edit.text };
      }
      throw new AppError("server/busy");
    },
  };
}

/** Whom the new words of a scene name is in its picture. */
function pictured<Story extends TitledStory>(story: Story, edit: LineEdit): Story {
  if (edit.part !== "dialogue") return story;
  return {
    ...story,
    scenes: story.scenes.map((scene) =>
      scene.id === edit.sceneId ? withNamedInCast(scene, story.figures) : scene,
    ),
  };
}

/** An imported story has one text: what its author writes, others hear as well, but for names. */
function hasOneText({ storyteller }: EditableStory): boolean {
  return storyteller === "author";
}

function scenesOf(story: EditableStory, edited: TitledStory) {
  const { scenes } = edited;
  if (!hasOneText(story)) return { scenes };
  return { scenes, scenesForOthers: editionForOthers(story, edited).scenes };
}

function editionForOthers({ children, about, language }: EditableStory, edited: TitledStory) {
  const wishes = { children, characters: about.characters, objectives: about.learning_objectives };
  return sharedEditionOf(edited, wishes, language);
}

/** The reply to an answer that was not understood names the choices, and a character of the scene. */
function outdatedBy(
  story: EditableStory,
  edited: TitledStory,
  edit: LineEdit,
): OutdatedAudio | null {
  if (edit.part === "title") return null;
  const { sceneId, part } = edit;
  const replyIn = ({ scenes }: Pick<TitledStory, "scenes">) =>
    scenes
      .filter(({ id }) => id === sceneId)
      .map((scene) => askAgainText(scene, story.language))
      .join("");
  const line = part === "choice" ? choiceLine(edit.choice) : ("dialogue" as const);
  const lines = replyIn(story) === replyIn(edited) ? [line] : [line, "reply" as const];
  return { sceneId, lines, inBothEditions: hasOneText(story) };
}
