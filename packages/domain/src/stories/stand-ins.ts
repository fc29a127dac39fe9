/**
 * The wishes as anybody but the parent may hear them come true: other children in place of the
 * parent's own, who love other things. Told from the same seed, it is the same story.
 */
import { spokenName } from "./spoken-name.ts";
import type { StoryWishes } from "./wishes.ts";

/** Short, easy to say, and of no particular gender. */
const NAMES = {
  en: ["Robin", "Sky", "Jo", "Charlie", "Sunny", "Alex", "Sam", "Kit"],
  es: ["Ari", "Alex", "Mar", "Cris", "Sol", "Noa", "Paz", "Luz"],
  fr: ["Charlie", "Camille", "Sacha", "Lou", "Noa", "Alix", "Sam", "Jo"],
  hi: ["किरण", "नूर", "मणि", "चमकी", "सूरज", "तारा", "मोती", "गुड्डू"],
} as const;

/** @param language as the story is told; other languages take the Latin names */
export function withStandIns(wishes: StoryWishes, language: string): StoryWishes {
  const names: readonly string[] = NAMES[language as keyof typeof NAMES] ?? NAMES.en;
  const taken = new Set(
    [...wishes.children, ...wishes.characters].map(({ name }) => spokenName(name)),
  );
  const free = names.filter((name) => !taken.has(name));
  return {
    ...wishes,
    children: wishes.children.map((child, index) => ({
      ...child,
      name: free[index] ?? names[index] ?? "",
      interests: "",
    })),
  };
}
