import type { Allowance } from "#core/access/allowance";

/** For what is tested without limits. */
export const unlimited: Allowance = { spend: async () => {} };
