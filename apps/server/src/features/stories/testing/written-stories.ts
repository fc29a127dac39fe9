/** Stories as the writer of another tool would have them, and their import. */
import { importStory, type Story } from "@codetale/contract/stories";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import type { Scene } from "@codetale/domain/stories/graph";
import { aStory, theFigures } from "@codetale/domain/testing/stories";
import type { StoriesApp } from "./open-stories-app.ts";

export const writers = { twee: toTwee, ink: toInk };

/** A story without its scenes. */
export const FILE = {
  id: "00000000-0000-4000-8000-000000000000",
  title: "By hand",
  language: "en",
  figures: theFigures,
};

type Format = keyof typeof writers;

export interface Imported {
  story: Story;
  repairs: string[];
}

export function scenes(): readonly Scene[] {
  return aStory().scenes.map((scene) => ({ ...scene, teaches: [], shows: [] }));
}

export function written(format: Format, list: readonly Scene[] = scenes()): string {
  return writers[format]({ ...FILE, scenes: list });
}

export function bring(app: StoriesApp, format: Format, source: string) {
  return app.send(importStory, { body: { format, source, language: "English" } });
}
