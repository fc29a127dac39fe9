/** The lines of a story that are narrated in advance, in their order; made once for many lines. */
import { scenesById, type Scene } from "@codetale/domain/stories/graph";
import { stepsFrom } from "@codetale/domain/stories/paths";
import { inPlayOrder, partsBySpeaker } from "./spoken-text.ts";
import { lineKey, linesOf, storyLine, type StoryLine, type StoryToNarrate } from "./story-line.ts";

export interface PlannedLine {
  scene: Scene;
  at: StoryLine;
}

export class NarrationPlan {
  readonly story: StoryToNarrate;
  readonly parts: ReadonlyMap<string, number>;
  #missing: PlannedLine[];
  #listenerAt: string | null = null;

  /** @param isPassedOver whether a line is left out although it has no audio */
  constructor(story: StoryToNarrate, isPassedOver: (line: StoryLine) => boolean) {
    this.story = story;
    this.parts = partsBySpeaker(story.scenes);
    this.#missing = inPlayOrder(story.scenes)
      .flatMap((scene) =>
        linesOf(scene).map((line) => ({ scene, at: storyLine(story, scene, line) })),
      )
      .filter(({ at }) => !story.narratedLines.has(lineKey(at)) && !isPassedOver(at));
  }

  get isDone(): boolean {
    return this.#missing.length === 0;
  }

  /**
   * The line that is narrated next; the same until it is removed.
   *
   * @param listenerAt the scene that a listener is at: what follows from it comes first
   */
  next(listenerAt: string | null): PlannedLine | null {
    if (listenerAt !== this.#listenerAt) this.#orderFrom(listenerAt);
    return this.#missing[0] ?? null;
  }

  remove(line: PlannedLine): void {
    this.#missing = this.#missing.filter((other) => other !== line);
  }

  #orderFrom(listenerAt: string | null): void {
    this.#listenerAt = listenerAt;
    const scenes = scenesById(this.story);
    const ahead = listenerAt === null ? [] : stepsFrom(scenes, listenerAt).keys();
    const ids = new Set([...ahead, ...inPlayOrder(this.story.scenes).map(({ id }) => id)]);
    const places = new Map([...ids].map((id, place) => [id, place]));
    const placeOf = ({ scene }: PlannedLine) => places.get(scene.id) ?? places.size;
    this.#missing.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
