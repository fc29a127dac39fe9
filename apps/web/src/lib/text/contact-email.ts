/** Where people write to us. */
export const CONTACT_EMAIL = "hello@codetale.example";
