/** The tongues by language. */
import type { StoryLanguage } from "./languages.ts";
import type { Tongue } from "./tongue.ts";
import { english } from "./tongues/en/tongue.ts";

export const tongues: Readonly<Partial<Record<StoryLanguage, Tongue>>> = { en: english };
