/** The player's texts in the language of the story that is on the stage. */
import type { english } from "./en.ts";

export type PlayerWords = Widened<typeof english>;

/** The same keys, with any texts. */
type Widened<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends object
      ? Table[Key] extends (...args: never) => unknown
        ? Table[Key]
        : Widened<Table[Key]>
      : never;
};
