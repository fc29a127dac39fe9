/** A story before it has words: its scenes, where each leads, and what each is there for. */
import { followers, type Scene } from "@codetale/domain/stories/graph";
import { isEnd } from "@codetale/domain/stories/paths";
import { mentions } from "@codetale/domain/stories/text-matching";
import { z } from "zod";
import { answerSchema } from "./answer-schema.ts";

const showsSchema = z.array(
  z.object({ character: z.number(), role: z.boolean(), traits: z.boolean() }),
);

const outlineSchema = z.object({
  title: z.string(),
  /** The line that comes back. */
  refrain: z.string(),
  scenes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      setting: z.string(),
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
      choices: z.array(z.string()),
      teaches: z.array(z.number()),
      shows: showsSchema,
    }),
  ),
});

export type SceneDraft = z.output<typeof scenesSchema>["scenes"][number];

export const scenesAnswer = answerSchema("scenes", scenesSchema);

/**
 * The scene as if it were told already: it says the names of its cast, so that what a story must
 * have can be checked before anybody writes it.
 *
 * @param names of everybody in the story
 */
export function placeholderScene(planned: OutlineScene, names: readonly string[]): Scene {
  const cast = castOf(planned, names);
  const bone: Scene = {
    id: planned.id,
    title: planned.title,
    speaker: null,
    dialogue: [...cast, "…so it goes."].join(", "),
    choices: planned.choices.map(({ idea, leadsTo }) => ({ text: idea, nextId: leadsTo })),
    // With choices there is no other way on, whatever stands beside them.
    nextId: planned.choices.length > 0 ? null : planned.next || null,
    ending: planned.ending || null,
    setting: planned.setting,
    cast,
    teaches: planned.teaches,
    shows: planned.shows,
  };
  // Where a scene goes on, an ending's name is a slip without consequences.
  return isEnd(bone) ? bone : { ...bone, ending: null };
}

/** The scene with the words that it is told in. */
export function sceneWithText(bone: Scene, told: SceneDraft): Scene {
  return {
    ...bone,
    speaker: speakerOf(told),
    dialogue: told.dialogue,
    choices: bone.choices.map(({ text, nextId }, index) => ({
      text: told.choices[index] ?? text,
      nextId,
    })),
    teaches: told.teaches,
    shows: told.shows,
  };
}

/** Models like to name the narrator. */
export function speakerOf({ speaker }: SceneDraft): string | null {
  return speaker === null || /^(?:|null|the narrator|narrator)$/i.test(speaker) ? null : speaker;
}

/** `scenes` so that nothing is told before what may lead to it. */
export function topologicalOrder(scenes: readonly Scene[]): Scene[] {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const after = new Set<Scene>();
  const visit = (scene: Scene | undefined) => {
    if (!scene || after.has(scene)) return;
    for (const next of [...followers(scene)].reverse()) visit(byId.get(next));
    after.add(scene);
  };
  for (const scene of scenes) visit(scene);
  return [...after].reverse();
}

function castOf({ cast }: OutlineScene, names: readonly string[]): string[] {
  return names.filter((name) => cast.some((entry) => entry === name || mentions(entry, name)));
}
