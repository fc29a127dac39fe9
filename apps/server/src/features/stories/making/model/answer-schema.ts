import { z } from "zod";
import type { AnswerSchema } from "#core/ports/language-model";

/**
 * @param schema without transformations: the JSON Schema sent is made from it, and asks for a value
 *   also where another one is caught
 */
export function answerSchema<S extends z.ZodType>(
  name: string,
  schema: S,
): AnswerSchema<z.output<S>> {
  return {
    name,
    jsonSchema: z.toJSONSchema(schema, { override: ({ jsonSchema }) => delete jsonSchema.default }),
    read(value) {
      const { success, data } = schema.safeParse(value);
      return success ? data : null;
    },
  };
}
