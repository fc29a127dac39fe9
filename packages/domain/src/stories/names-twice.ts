/** Two persons of one name in the wishes, who would be drawn and spoken of as one. */
import { sanitizeName } from "./sanitize-text.ts";
import { foldText } from "./text-matching.ts";
import type { Character, Child } from "./wishes.ts";

export interface NameTwice {
  list: "children" | "characters";
  /** Of the later one. */
  index: number;
  /** For the person who typed it. */
  sentence: string;
}

/** Each child and character whose name another before it has, whatever its case. */
export function findNamesTwice(wishes: {
  children: readonly Pick<Child, "name">[];
  characters: readonly Pick<Character, "name">[];
}): NameTwice[] {
  const known = new Set<string>();
  return (["children", "characters"] as const).flatMap((list) =>
    wishes[list].flatMap((entry, index) => {
      const name = sanitizeName(entry.name);
      const folded = foldText(name);
      if (folded === "") return [];
      if (known.has(folded))
        return [{ list, index, sentence: `${name} is in this story already.` }];
      known.add(folded);
      return [];
    }),
  );
}
