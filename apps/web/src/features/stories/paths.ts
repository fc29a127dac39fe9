/** Paths of the story screens. */
export const CREATE_PATH = "/stories/create";
export const LIBRARY_PATH = "/stories/library";

export function playPath(storyId: string): string {
  return `/stories/play/${storyId}`;
}
