/** The stories that are to be played one after the other, on this device. */
import type { Story } from "@codetale/contract/stories";
import { StoredValue, useStoredValue } from "#lib/stored-value";

export type QueuedStory = Pick<Story, "id" | "title" | "language">;

type Queue = readonly QueuedStory[];

/** A night has room for these. */
export const LONGEST_QUEUE = 20;

const storedQueue = new StoredValue<Queue>("codetale-story-queue", readQueue, "device");

const none: Queue = [];

/** The queue, next first; a component that uses it is rendered again when it changes. */
export function useStoryQueue(): Queue {
  return useStoredValue(storedQueue) ?? none;
}

/** Puts a story at the end; one that waits already keeps its place. Does nothing where it is full. */
export function addToQueue({ id, title, language }: QueuedStory): void {
  const queue = presentQueue();
  if (queue.length >= LONGEST_QUEUE || queue.some((waiting) => waiting.id === id)) return;
  storedQueue.set([...queue, { id, title, language }]);
}

/** Does nothing where the story does not wait. */
export function removeFromQueue(storyId: string): void {
  const rest = presentQueue().filter(({ id }) => id !== storyId);
  storedQueue.set(rest.length > 0 ? rest : null);
}

/** Gives a story its new title. Does nothing where the story does not wait. */
export function renameQueued({ id, title }: Pick<QueuedStory, "id" | "title">): void {
  const queue = presentQueue();
  if (!queue.some((waiting) => waiting.id === id)) return;
  storedQueue.set(queue.map((waiting) => (waiting.id === id ? { ...waiting, title } : waiting)));
}

/** Moves a story one place towards the front. */
export function moveForward(storyId: string): void {
  const queue = presentQueue();
  const from = queue.findIndex(({ id }) => id === storyId);
  const moved = queue[from];
  if (!moved || from === 0) return;
  const others = queue.filter(({ id }) => id !== storyId);
  storedQueue.set(others.toSpliced(from - 1, 0, moved));
}

export function emptyQueue(): void {
  storedQueue.set(null);
}

function presentQueue(): Queue {
  return storedQueue.get() ?? none;
}

function readQueue(stored: unknown): Queue | null {
  if (!Array.isArray(stored)) return null;
  const queue = stored.filter(isQueued);
  return queue.length > 0 ? queue.slice(0, LONGEST_QUEUE) : null;
}

function isQueued(stored: unknown): stored is QueuedStory {
  const { id, title, language } = (stored ?? {}) as Partial<QueuedStory>;
  return [id, title, language].every((part) => typeof part === "string");
}
