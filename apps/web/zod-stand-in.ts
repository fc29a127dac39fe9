/**
 * Takes zod's place in the browser, where the contract's schemas are described but never asked:
 * the server validates. Describing gives the same schema back; asking it throws. See
 * docs/decisions/008.
 */
import type { z as zod } from "zod";

const questions = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync", "shape", "def"]);

const schema: unknown = new Proxy(() => schema, {
  get: (_target, name) => {
    if (typeof name === "string" && !questions.has(name)) return schema;
    throw new Error(`The browser has no schemas to ask (${String(name)}): the server validates.`);
  },
});

export const z = schema as typeof zod;
