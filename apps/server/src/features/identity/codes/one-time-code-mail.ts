import { PRODUCT_NAME } from "@codetale/domain/product";
import { MINUTE_MS } from "@codetale/domain/time";
import { markup } from "#core/html/html";
import type { Mail } from "#core/ports/mail";
import { htmlMail } from "#core/html/html-mail";
import { CODE_MS, type CodePurpose } from "./one-time-code-rules.ts";

const reasons: Record<CodePurpose, string> = {
  register: `Enter it to create your ${PRODUCT_NAME} account.`,
  "forgot-password": `Enter it to set a new password for your ${PRODUCT_NAME} account.`,
  "verify-email": `Enter it to verify this address for your ${PRODUCT_NAME} profile.`,
  proof: `Enter it to confirm that it is you who changes your ${PRODUCT_NAME} account.`,
};

interface OtpMail {
  to: string;
  code: string;
  purpose: CodePurpose;
}

/** The mail that carries a one-time code, as text and as HTML without anything to load. */
export function oneTimeCodeMail({ to, code, purpose }: OtpMail): Mail {
  const reason = reasons[purpose];
  const validity = `It works once, for ${CODE_MS / MINUTE_MS} minutes.`;
  const caution = `If you did not ask for it, you can ignore this mail. Nobody from ${PRODUCT_NAME} will ever ask you for the code.`;
  return {
    kind: "code",
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    text: `Your code is ${code}\n\n${reason} ${validity}\n\n${caution}\n`,
    html: htmlMail(
      markup`<p style="margin:0 0 8px">Your ${PRODUCT_NAME} code is</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:4px;font-family:monospace;user-select:all">${code}</p>
<p style="margin:0 0 16px">${reason} ${validity}</p>`,
      caution,
    ),
  };
}
