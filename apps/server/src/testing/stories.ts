/** Builders for stories on the server. */
import { randomUUID } from "node:crypto";
import type { StoryRequest } from "@codetale/contract/stories/generation";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { planStory, tellStory } from "@codetale/storyteller/generate";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

/** What a parent fills in: two children whose names, ages and interests nobody else may learn. */
export function aStoryRequest(order: Partial<StoryRequest> = {}): StoryRequest {
  return {
    childrens_info: [
      { name: "Zebulon", age: "seven and three quarters", interests: "quokkas, bagpipes" },
      { name: "Xanthippe", age: "8", interests: "zeppelins" },
    ],
    characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
    learning_objectives: ["sharing toys"],
    story_language: "English",
    ...order,
  };
}

/** Everything of `anOrder` that stays between the parent and us. */
export const CHILD_DETAILS = /zebulon|xanthippe|quokka|bagpipe|zeppelin|seven and three quarters/i;

export function wishesOf(order: StoryRequest): StoryWishes {
  const typed = (value: string | number | readonly string[]) =>
    Array.isArray(value) ? value.join(", ") : String(value);
  return {
    children: order.childrens_info.map(({ name, age, interests }) => ({
      name: typed(name),
      age: typed(age),
      interests: typed(interests),
    })),
    characters: order.characters.map(({ name, role, traits }) => ({
      name: typed(name),
      role: typed(role),
      traits: typed(traits),
    })),
    objectives: order.learning_objectives.map(typed),
    language: typed(order.story_language),
  };
}

/** What a storyteller answers; another seed, another story. */
export function editionsOf(wishes: StoryWishes, seed: string = randomUUID()) {
  const plan = planStory(wishes, seed);
  if (plan === null) throw new Error(`There is no storyteller for ${wishes.language}.`);
  const { language, plot, facts } = plan;
  return {
    language,
    plot,
    facts,
    privateEdition: tellStory(plan, wishes, seed),
    sharedEdition: tellStory(plan, withStandIns(wishes, language), seed),
  };
}
