/** Styles that many parts share, for their `sx`. */

/** A sheet with a thin line around it. */
export const sheet = {
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
} as const;

/** A list without bullets and margins. */
export const plainList = { m: 0, p: 0, listStyle: "none" } as const;
