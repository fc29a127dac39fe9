/** A story as it is exported, for journeys that look at all of its words. */
import type { Page } from "@playwright/test";

/** What is told in the story. Its file also notes for the owner what was asked for. */
export async function toldIn(page: Page, storyId: string): Promise<string> {
  const exported = await page.request.get(`/stories/${storyId}/export?format=twee`);
  return (await exported.text()).replace(/^:: StoryNotes[^]*?(?=^:: )/m, "");
}
