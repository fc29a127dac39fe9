/** Where the screens of stories are, and the one that leads to them. */
export const CREATE_PATH = "/stories/create";
export const LIBRARY_PATH = "/stories/library";
export const LOGIN_PATH = "/login";

export function playPath(storyId: string): string {
  return `/stories/play/${storyId}`;
}
