/** Writes answers, after a check by their schemas, with the fields alone that these name. */
import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import { z } from "zod";

/** What zod does to a value in one direction alone. */
const changing = new Set(["pipe", "transform", "default", "prefault", "catch"]);

/** Most answers share parts, and all share the bodies of failures. */
const known = new WeakSet<object>();

/**
 * The library's own compiler encodes, for which zod does not use the code that it compiles for parsing:
 * an answer would take nearly twice as long. Schemas that change nothing parse as they encode.
 *
 * @throws Error for a schema that changes values
 * @throws ResponseSerializationError, from what it returns, where an answer does not fit its schema
 */
export const answerSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  requireUnchanging(schema, `${method} ${url}`);
  return (answer) => {
    const { success, data, error } = schema.safeParse(answer);
    if (!success) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};

function requireUnchanging(part: unknown, call: string): void {
  if (typeof part !== "object" || part === null || known.has(part)) return;
  known.add(part);
  if (part instanceof z.core.$ZodType) {
    const { def } = part._zod;
    if (changing.has(def.type)) throw new Error(`${call} changes its answer: ${def.type}`);
    return requireUnchanging(def, call);
  }
  const isPlain = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;
  if (isPlain) for (const each of Object.values(part)) requireUnchanging(each, call);
}
