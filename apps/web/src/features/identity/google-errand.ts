import { KeptValue } from "#lib/kept-value";

/** The guarded address that asked to sign in, while its person is away at the provider. */
export const keptFrom = new KeptValue<string>("codetale-google-from", (stored) =>
  typeof stored === "string" ? stored : null,
);
