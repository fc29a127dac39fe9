/** Characters that turn the direction of the text around them, as a part of a regular expression's class. */
export const DIRECTION_MARKS = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
