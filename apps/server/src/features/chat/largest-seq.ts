/**
 * Largest value of PostgreSQL's `integer`, the type of message positions; larger ones are clamped.
 */
export const LARGEST_SEQ = 2 ** 31 - 1;
