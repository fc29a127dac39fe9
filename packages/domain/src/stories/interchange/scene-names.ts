/** Translates scene ids to names that a tool allows, and names to scene ids. */
import { START_ID } from "../graph.ts";
import { cutText, oneLine } from "../sanitize-text.ts";

/** In UTF-16 units; below the longest scene id that the player's calls accept. */
const LONGEST_ID = 100;

/** A distinct name for each id, made by `nameFor` and numbered where two would be equal. */
export function namesFor(
  ids: readonly string[],
  nameFor: (id: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids) {
    if (!names.has(id)) names.set(id, numbered(nameFor(id), "_", taken));
  }
  return names;
}

export interface NamedScene {
  name: string;
  /** The scene id that the file notes, where it does. */
  formerId: string | undefined;
}

/** The scene ids by name; the one named `startName` becomes the start. */
export function idsFor(
  scenes: readonly NamedScene[],
  startName: string,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set([START_ID]);
  for (const { name, formerId } of scenes) {
    const wanted = oneLine(formerId ?? name);
    const usable = wanted === "" || wanted.length > LONGEST_ID ? "scene" : wanted;
    ids.set(name, name === startName ? START_ID : numbered(usable, "-", taken));
  }
  return ids;
}

function numbered(wanted: string, joint: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) {
    // Cut, so that the number never makes an id too long.
    name = `${cutText(wanted, LONGEST_ID - 8)}${joint}${number}`;
  }
  taken.add(name);
  return name;
}
