/** All themes. */
import type { StoryLocale } from "../../story-locale.ts";
import { feelings } from "./themes/feelings.ts";
import { behaviour } from "./themes/behaviour.ts";
import { health } from "./themes/health.ts";
import { firsts } from "./themes/firsts.ts";
import { safety } from "./themes/safety.ts";
import { knowing } from "./themes/knowing.ts";
import { world } from "./themes/world.ts";
import { virtues } from "./themes/virtues.ts";
import { hard } from "./themes/hard.ts";

export const themes: StoryLocale["themes"] = {
  ...feelings,
  ...behaviour,
  ...health,
  ...firsts,
  ...safety,
  ...knowing,
  ...world,
  ...virtues,
  ...hard,
};
