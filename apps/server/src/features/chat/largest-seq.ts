/** The largest position that the database can hold, for clients who ask beyond it. */
export const LARGEST_SEQ = 2 ** 31 - 1;
