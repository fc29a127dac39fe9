/** The addresses that the question bank's screens link to. */

export const BANK_PATH = "/all_questions";
export const ADDING_PATH = "/add_question";
export const LOGIN_PATH = "/login";
