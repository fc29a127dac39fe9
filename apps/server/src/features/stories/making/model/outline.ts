/** Schemas of the model's outline and scenes, and their conversion to scenes of a story. */
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import { moods, skies } from "@codetale/domain/stories/pictures/figures";
import { withSpeakerInCast } from "@codetale/domain/stories/pictures/shown-cast";
import { isEnd } from "@codetale/domain/stories/paths";
import { mentions } from "@codetale/domain/stories/text-matching";
import { z } from "zod";
import { answerSchema } from "./answer-schema.ts";

const showsSchema = z.array(
  z.object({ character: z.number(), role: z.boolean(), traits: z.boolean() }),
);

const outlineSchema = z.object({
  title: z.string(),
  /** The line that recurs in the story. */
  refrain: z.string(),
  scenes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      setting: z.string(),
      // No story is asked for again because of a picture.
      sky: z.enum(skies).catch("day"),
      happens: z.string(),
      cast: z.array(z.string()),
      choices: z.array(z.object({ idea: z.string(), leadsTo: z.string() })),
      next: z.string().nullable(),
      ending: z.string().nullable(),
      teaches: z.array(z.number()),
      shows: showsSchema,
    }),
  ),
});

export type Outline = z.output<typeof outlineSchema>;
export type OutlineScene = Outline["scenes"][number];

export const outlineAnswer = answerSchema("outline", outlineSchema);

const scenesSchema = z.object({
  scenes: z.array(
    z.object({
      id: z.string(),
      speaker: z.string().nullable(),
      dialogue: z.string(),
      moods: z.array(z.object({ name: z.string(), mood: z.enum(moods).catch("calm") })).catch([]),
      choices: z.array(z.string()),
      teaches: z.array(z.number()),
      shows: showsSchema,
    }),
  ),
});

export type SceneDraft = z.output<typeof scenesSchema>["scenes"][number];

export const scenesAnswer = answerSchema("scenes", scenesSchema);

/**
 * A planned scene with generated dialogue that mentions its cast and says what is to be said of what
 * it teaches, so that the rules of a story can be checked before its scenes are written.
 *
 * @param names of all children and characters
 * @param facts of each objective
 */
export function placeholderScene(
  planned: OutlineScene,
  names: readonly string[],
  facts: readonly ObjectiveFacts[],
): Scene {
  const cast = castOf(planned, names);
  const said = planned.teaches.flatMap((objective) => facts[objective] ?? []);
  const placeholder: Scene = {
    id: planned.id,
    title: planned.title,
    speaker: null,
    dialogue: [...cast, ...said.map(oneWay), "…so it goes."].join(", "),
    choices: planned.choices.map(({ idea, leadsTo }) => ({ text: idea, nextId: leadsTo })),
    // Beside choices, models may fill in `next` as well; the choices count.
    nextId: planned.choices.length > 0 ? null : planned.next || null,
    ending: planned.ending || null,
    setting: planned.setting,
    sky: planned.sky,
    cast,
    moods: {},
    teaches: planned.teaches,
    shows: planned.shows,
  };
  // Models may name an ending in a scene that goes on; the name is dropped.
  return isEnd(placeholder) ? placeholder : { ...placeholder, ending: null };
}

/** The first of the beginnings of words that say a fact. */
function oneWay(fact: string): string {
  return fact.split("|")[0] ?? fact;
}

/**
 * Moods of anybody who is not there are left out.
 *
 * @param names of all children and characters
 * @returns the placeholder with the texts of the draft, and everybody whom they name in the picture
 */
export function sceneWithText(
  placeholder: Scene,
  draft: SceneDraft,
  names: readonly string[],
): Scene {
  const isThere = (name: string) =>
    placeholder.cast.includes(name) || mentions(draft.dialogue, name);
  return withSpeakerInCast({
    ...placeholder,
    speaker: speakerOf(draft),
    cast: names.filter(isThere),
    moods: Object.fromEntries(draft.moods.map(({ name, mood }) => [name, mood])),
    dialogue: draft.dialogue,
    choices: placeholder.choices.map(({ text, nextId }, index) => ({
      text: draft.choices[index] ?? text,
      nextId,
    })),
    teaches: draft.teaches,
    shows: draft.shows,
  });
}

/** @returns null for the narrator, whom models may name */
export function speakerOf({ speaker }: Pick<SceneDraft, "speaker">): string | null {
  return speaker === null || /^(?:|null|the narrator|narrator)$/i.test(speaker) ? null : speaker;
}

/** No picture is empty: the first child is in it where the plan has nobody. */
function castOf({ cast }: OutlineScene, names: readonly string[]): string[] {
  const planned = names.filter((name) =>
    cast.some((entry) => entry === name || mentions(entry, name)),
  );
  return planned.length > 0 ? planned : names.slice(0, 1);
}
