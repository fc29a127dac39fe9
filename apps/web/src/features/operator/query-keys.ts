/** The beginning of the key of every query of the operator's screen. */
export const operatorKey = ["operator"] as const;
