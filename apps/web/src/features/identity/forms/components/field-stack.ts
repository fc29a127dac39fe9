/** Layout of the fields in all identity forms: one below the other. */
export const fieldStack = { display: "grid", gap: 2.5 } as const;
