/** How a failure is sent: the same body over HTTP and in answers of the live connection. */
import { z } from "zod";
import { failureReasons } from "./errors.ts";

export const errorBodySchema = z.object({
  success: z.literal(false),
  /** Stable, from the catalogue; the field that client programs may depend on. */
  code: z.string(),
  /** Exactly what happened, one row of the table in errors.ts. */
  reason: z.enum(failureReasons),
  /** The message for the user. */
  message: z.string(),
  requestId: z.string(),
  /** The invalid fields, each with its own message. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** How long to wait before trying again, in milliseconds. */
  retryAfterMs: z.number().optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
export type FieldError = NonNullable<ErrorBody["errors"]>[number];
