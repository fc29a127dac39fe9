import type { RootContent } from "hast";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import { createLowlight } from "lowlight";

/** Highlights `code`; null when the language is unknown. */
export type Highlight = (code: string, language: string) => readonly RootContent[] | null;

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  go,
  java,
  javascript,
  json,
  kotlin,
  python,
  rust,
  sql,
  typescript,
});

export const highlight: Highlight = (code, language) =>
  lowlight.registered(language) ? lowlight.highlight(language, code).children : null;
