import { StoredValue } from "#lib/stored-value";

/** The guarded address that asked to sign in, stored while the browser is at the provider. */
export const googleReturnAddress = new StoredValue<string>("codetale-google-from", (stored) =>
  typeof stored === "string" ? stored : null,
);
