/** What one language says of a theme: its name, how parents ask for it, and its part of a story. */
import type { Variants } from "./line.ts";
import type { SceneContext } from "./scene-context.ts";
import type { SceneTexts } from "./scene-texts.ts";

/** What an objective may name: see `SceneContext`. */
export type NamedThings = Pick<SceneContext, "counted" | "letter">;

export interface ThemeTexts {
  /** As a parent reads it in the form: `a first visit to the dentist`. */
  name: string;
  /** Of hard themes: what the story will say, and that it does not replace the parent. */
  note?: string;
  /**
   * How parents ask for it. Each phrase is a list of terms, all of which have to be in the text, in
   * any order. A term is a beginning of a word, or `=word` for the whole word; `a|b` is either.
   */
  phrases: readonly string[];
  /**
   * What every branch says: for each entry, one of its beginnings of words (`brush|scrub`) is in the
   * moment or in the outcome of the choice. Some depend on what the objective names.
   */
  facts: readonly string[] | ((named: NamedThings) => readonly string[]);
  /** One; of hard themes two, which are told one after the other. */
  moments: readonly ThemeMoment[];
}

/** The scene in which the theme matters and the child decides how to practise it. */
export interface ThemeMoment extends SceneTexts {
  /** Two or three good ways; all of them practise the theme. */
  choices: readonly ThemeChoice[];
}

/** What is done in one of the ways, and its effect. */
export interface ThemeChoice extends SceneTexts {
  /** 2 to 6 words that a child can say. */
  text: Variants;
  /** A sentence near the end of the story, in which what was done here is used or met again. */
  returns: (t: SceneContext) => Variants;
}
