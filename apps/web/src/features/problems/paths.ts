/** Addresses that the question bank's screens lead to. */

export const BANK_PATH = "/all_questions";
export const ADDING_PATH = "/add_question";
export const LOGIN_PATH = "/login";
