/** The contact address shown to users. */
export const CONTACT_EMAIL = "hello@codetale.example";
