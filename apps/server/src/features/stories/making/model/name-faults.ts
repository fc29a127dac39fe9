/** Finds names in forms that cannot be exchanged for the real ones, so that a child would hear a stranger's. */
import { findNames } from "@codetale/domain/stories/child-names";
import { mentions } from "@codetale/domain/stories/text-matching";
import type { AnswerFault } from "./ask-with-repairs.service.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * @param names of children and characters
 * @param standIns for the names of children, which are put back where they stand exactly
 */
export function nameFaults(
  text: string,
  sceneId: string | null,
  { names, standIns }: { names: readonly string[]; standIns: readonly string[] },
): AnswerFault[] {
  const inflected = names.find((name) => mentions(text, `${name}s`));
  if (inflected) {
    const detail = `names take no endings: “${inflected}s”`;
    return [{ code: "name-with-ending", sceneId, detail }];
  }
  const changed = findNames(text, standIns)
    .flatMap(({ start, end }) => text.slice(start, end).match(WORD) ?? [])
    .find((form) => !isPartOf(standIns, form) && !isWord(form));
  if (changed === undefined) return [];
  const detail = `names stand exactly as the data write them, never as “${changed}”`;
  return [{ code: "name-changed", sceneId, detail }];
}

function isPartOf(standIns: readonly string[], form: string): boolean {
  return standIns.some((name) => name.split(" ").includes(form));
}

/** In lower case stand-ins are words of a story: the sky, a sunny day, a robin. */
function isWord(form: string): boolean {
  return form === form.toLowerCase() && form !== form.toUpperCase();
}
