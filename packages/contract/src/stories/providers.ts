/** Calls about the outside services that stories may be made and spoken by, each with a parent's consent. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { sentText, successSchema } from "../values.ts";

/** What a service outside this installation is used for. */
export const providerUses = ["language-model", "voice"] as const;
export type ProviderUse = (typeof providerUses)[number];

const providersSchema = successSchema.extend({
  /** Empty where everything is done here. */
  providers: z.array(
    z.object({
      use: z.enum(providerUses),
      /** Its host, as the operator has set it. */
      name: z.string(),
      /** When the caller agreed to it; null until then. */
      agreedAt: z.int().nullable(),
    }),
  ),
});
export type Provider = z.infer<typeof providersSchema>["providers"][number];

export const readProviders = {
  method: "GET",
  path: "/stories/providers",
  summary:
    "Which outside services stories may be made and spoken by, and whether the caller agreed",
  response: providersSchema,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const agreeToProvider = {
  method: "POST",
  path: "/stories/providers",
  summary: "Agrees that an outside service is used for the caller's stories, or withdraws that",
  body: z.object({
    use: z.enum(providerUses),
    /** As `readProviders` names it: an agreement to one provider is none to its successor. */
    name: sentText(253),
    isAgreed: z.boolean(),
  }),
  response: providersSchema,
  errors: ["session/required", "access/wrong-person", "provider/unknown"],
} as const satisfies Endpoint;
