/** What an installation in production has to set. */
export const production = {
  NODE_ENV: "production",
  SECRET: "s".repeat(32),
  CODERS_KEY: "a-key-of-our-own",
  PAY_CODE: "a-code-of-our-own",
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://codetale.example",
};
