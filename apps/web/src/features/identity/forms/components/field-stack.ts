/** Fields beneath one another, as every identity form has them. */
export const fieldStack = { display: "grid", gap: 2.5 } as const;
