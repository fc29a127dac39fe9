/** A story as the pages of a book. */
import type { StoredScene } from "@codetale/contract/stories/player";
import { inReadingOrder } from "@codetale/domain/stories/reading-order";
import { storyGraphOf } from "../story-graph.ts";

export interface BookPage {
  scene: Pick<
    StoredScene,
    "id" | "title" | "speaker" | "dialogue" | "setting" | "sky" | "thing" | "cast"
  >;
  number: number;
  /** The page that each choice leads to. */
  choices: readonly { text: string; page: number }[];
  /** The page on which the scene goes on; null where that is the next one, or a choice decides. */
  goesOnAt: number | null;
  isEnding: boolean;
}

/** The cover is page 1, so that the numbers are those of a PDF as well. */
const FIRST_PAGE = 2;

/** The pages after the cover: every page leads to later ones alone, where it can to the next one. */
export function bookPages(scenes: readonly StoredScene[]): BookPage[] {
  const stored = new Map(scenes.map((scene) => [scene.id, scene]));
  const ordered = inReadingOrder(storyGraphOf(scenes)).flatMap(({ id }) => stored.get(id) ?? []);
  const numbers = new Map(ordered.map(({ id }, index) => [id, index + FIRST_PAGE]));
  const pageOf = (id: string) => numbers.get(id) ?? 0;
  return ordered.map((scene, index) => {
    const number = index + FIRST_PAGE;
    const { choices, nextId } = scene;
    const goesOnAt = choices.length > 0 || nextId === null ? null : pageOf(nextId);
    return {
      scene,
      number,
      choices: choices.map(({ text, nextId: to }) => ({ text, page: pageOf(to) })),
      goesOnAt: goesOnAt === number + 1 ? null : goesOnAt,
      isEnding: choices.length === 0 && nextId === null,
    };
  });
}
