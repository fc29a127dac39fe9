/** The themes of the family `behaviour`. */
import type { themeFamilies } from "../../../themes.ts";
import type { ThemeTexts } from "../../../theme-texts.ts";
import { hitting } from "./behaviour/hitting.ts";
import { biting } from "./behaviour/biting.ts";
import { sharing } from "./behaviour/sharing.ts";
import { turns } from "./behaviour/turns.ts";
import { truth } from "./behaviour/truth.ts";
import { tidying } from "./behaviour/tidying.ts";
import { screens } from "./behaviour/screens.ts";
import { manners } from "./behaviour/manners.ts";
import { listening } from "./behaviour/listening.ts";
import { apologizing } from "./behaviour/apologizing.ts";
import { kindWords } from "./behaviour/kind-words.ts";

export const behaviour: Readonly<Record<(typeof themeFamilies)["behaviour"][number], ThemeTexts>> =
  {
    hitting,
    biting,
    sharing,
    turns,
    truth,
    tidying,
    screens,
    manners,
    listening,
    apologizing,
    "kind-words": kindWords,
  };
