/** Telling an earlier story again, with other wishes: the same adventure, or a new one. */
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { StoryOrder } from "#core/stories/story-order";
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { refuseUnsuitableText, type ParsedStoryRequest } from "./check-wishes.ts";
import type { GenerationRepository } from "./generations.repository.ts";
import type { ToldStoriesRepository } from "./told-stories.repository.ts";

export interface TellingAgainDeps {
  told: ToldStoriesRepository;
  generations: Pick<GenerationRepository, "plotsTold">;
}

interface Relation extends Pick<StoryOrder, "told" | "again"> {
  /** Null for a new one; the same adventure has the seed of the earlier story. */
  seed: string | null;
}

const BUT_THIS_TIME = "tell_again.but_this_time";

export function createTellingAgain({ told, generations }: TellingAgainDeps) {
  /** @throws AppError `story/unknown`, or `story/without-wishes` for an imported story */
  async function findOwn(uid: string, storyId: string) {
    const story = await told.find(uid, storyId);
    if (!story) throw new AppError("story/unknown");
    if (story.storyteller === "author") throw new AppError("story/without-wishes");
    return story;
  }

  return {
    /** @throws AppError of the contract's `readWishes` */
    async readWishes({ uid }: Actor, storyId: string) {
      const { children, about, themes, language } = await findOwn(uid, storyId);
      const { characters, learning_objectives } = about;
      return {
        childrens_info: [...children],
        characters,
        learning_objectives,
        objective_themes: learning_objectives.map((_, index) => themes?.[index] ?? null),
        story_language: language,
      };
    },

    /**
     * How a new story relates to the account's earlier ones.
     *
     * @throws AppError `story/unknown`; `request/invalid` or `story/unsuitable`, naming the sentence
     */
    async relationOf(
      { uid }: Actor,
      { tell_again }: ParsedStoryRequest,
      storyteller: StoryOrder["storyteller"],
    ): Promise<Relation> {
      if (!tell_again) return { told: await generations.plotsTold(uid), again: null, seed: null };
      const { story_id, adventure, but_this_time } = tell_again;
      const butThisTime = sanitizeText(but_this_time);
      refuseButThisTime(butThisTime, storyteller === "model");
      const story = await told.find(uid, story_id);
      if (story === null || story.storyteller === "author") throw new AppError("story/unknown");
      const isSame = adventure === "same";
      const again = {
        adventure,
        plot: story.plot,
        butThisTime,
        children: story.children,
        told: { title: story.titleForOthers, scenes: story.scenesForOthers },
      };
      return {
        // The same adventure remembers what the earlier one remembered.
        told: await generations.plotsTold(uid, isSame ? story.createdAt : null),
        again,
        seed: isSame ? story.seed : null,
      };
    },
  };
}

export type TellingAgain = ReturnType<typeof createTellingAgain>;

function refuseButThisTime(sentence: string, isToldByModel: boolean): void {
  if (sentence === "") return;
  refuseUnsuitableText([sentence], BUT_THIS_TIME);
  if (isToldByModel) return;
  const message = "Only a language model understands this. Please change the form instead.";
  throw new AppError("request/invalid", { errors: [{ path: BUT_THIS_TIME, message }] });
}
