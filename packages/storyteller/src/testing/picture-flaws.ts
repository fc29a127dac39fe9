/** What would be wrong in the pictures of one of our own stories, beside the validator's faults. */
import { followers, scenesById, type Scene, type TitledStory } from "@codetale/domain/stories/graph";
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

export function pictureFlaws(story: TitledStory, wishes: StoryWishes): string[] {
  const byId = scenesById(story);
  const children = wishes.children.map(({ name }) => sanitizeName(name));
  return [
    ...figureFlaws(story, wishes, children),
    ...story.scenes.flatMap((scene) => {
      const next = followers(scene).flatMap((id) => byId.get(id) ?? []);
      const flaws = [
        !scene.cast.some((name) => children.includes(name)) && "no child is in the picture",
        next.some(({ sky }) => scene.sky === "day" && sky === "night") && "night falls at once",
        next.some((one) => standsBefore(scene, one) && scene.sky !== one.sky) &&
          "the light jumps after a pause of the plot",
      ];
      return flaws.filter((flaw) => flaw !== false).map((flaw) => `${scene.id}: ${flaw}`);
    }),
  ];
}

/** Lessons and returns stand before a beat, or before another of them. */
function standsBefore({ id }: Scene, next: Scene): boolean {
  return /^(?:lesson|return)-\d/.test(id) && next.id !== id;
}

function figureFlaws(
  { figures, scenes }: TitledStory,
  { characters }: StoryWishes,
  children: readonly string[],
): string[] {
  const drawn = new Set(scenes.flatMap(({ cast }) => cast));
  const lookOf = (name: string) => figures.find((figure) => figure.name === name);
  const names = [...children, ...characters.map(({ name }) => sanitizeName(name))];
  return [
    ...names.filter((name) => !drawn.has(name)).map((name) => `${name} is in no picture`),
    ...children
      .filter((name) => lookOf(name)?.kind !== "person" || lookOf(name)?.age !== "child")
      .map((name) => `${name} is not drawn as a child`),
  ];
}
