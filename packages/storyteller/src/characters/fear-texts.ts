/** What one language says of a fear. */
import type { CastMember } from "./cast.ts";
import type { FearId } from "./fears.ts";
import type { Line } from "../line.ts";
import type { Phrase } from "../understanding/phrases.ts";
import type { SceneContext } from "../scene-context.ts";

export type FearTable = Readonly<Record<FearId, FearTexts>>;

export interface FearTexts {
  /** As a parent reads it in the form: `afraid of fire`. */
  name: string;
  /** How parents type what is feared, beside the words of fear themselves. */
  phrases: readonly Phrase[];
  /** It is met on the way, outdoors, and `t.child` helps: 14 to 24 words, two wordings. */
  met: (person: CastMember, t: SceneContext) => Line;
}
