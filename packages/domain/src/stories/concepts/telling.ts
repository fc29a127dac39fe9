/** How much a picture tells of what a sentence says. */
import { actionIds } from "../pictures/cards.ts";
import { figureKinds } from "../pictures/figures.ts";
import type { ConceptId } from "./words.ts";

/** Gestures that say more than with whom or where: `shake hands with the frog`. */
const GESTURES: ReadonlySet<string> = new Set<ConceptId>([
  "cry",
  "cut",
  "go-home",
  "hold-hands",
  "hug",
  "say-no",
  "shake-hands",
  "sneeze",
  "turns",
  "whisper",
]);

/** Things that many sentences name in passing: parts of the body, places and what cannot be held. */
const VAGUE_THINGS: ReadonlySet<string> = new Set<ConceptId>([
  "colours",
  "ear",
  "eye",
  "faces",
  "foot",
  "hand",
  "house",
  "list",
  "mountain",
  "mouth",
  "music",
  "nose",
  "numbers",
  "path",
  "puzzle",
  "seeds",
  "shapes",
  "sign",
  "stage",
  "sun",
  "water",
  "village",
  "wind",
]);

/** Actions that most sentences have one of, or that are hard to show. */
const VAGUE_ACTIONS: ReadonlySet<string> = new Set<ConceptId>([
  "build",
  "carry",
  "close",
  "explain",
  "find",
  "follow",
  "give",
  "help",
  "learn",
  "look",
  "open",
  "plan",
  "play",
  "point",
  "search",
  "stand",
  "tell",
  "think",
  "turn",
  "wait",
  "walk",
]);

/** What a card shows only if the choice has nothing else. */
const LAST: ReadonlySet<string> = new Set<ConceptId>(["ask", "say", "together"]);

const FIGURES: ReadonlySet<string> = new Set(figureKinds);
const ACTIONS: ReadonlySet<string> = new Set(actionIds);

/**
 * A thing says more than for whom it is (`give the mouse a present`), a thing or a figure more than
 * what is done with it, and that more than `take`.
 *
 * @returns 0 to 5, more for what tells more
 */
export function tellingOf(concept: ConceptId): number {
  if (GESTURES.has(concept)) return 5;
  if (VAGUE_THINGS.has(concept)) return 2;
  if (VAGUE_ACTIONS.has(concept)) return 1;
  if (LAST.has(concept)) return 0.5;
  if (concept === "person" || concept === "take") return 0.2;
  if (isAction(concept)) return 3;
  return FIGURES.has(concept) ? 3.9 : 4;
}

export function isAction(concept: ConceptId): boolean {
  return ACTIONS.has(concept);
}
