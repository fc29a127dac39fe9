import { PRODUCT_NAME } from "@codetale/domain/product";
import { HOUR_MS } from "@codetale/domain/time";
import { markup } from "#core/html/html";
import type { Mail } from "#core/ports/mail";
import { htmlMail } from "#core/html/html-mail";

export const RESET_LINK_MS = HOUR_MS;

/** The mail that carries the link to the screen where a new password is set. */
export function resetMail({ to, link }: { to: string; link: string }): Mail {
  const invitation = `Set a new password for your ${PRODUCT_NAME} account here:`;
  const validity = `The link works once, for ${RESET_LINK_MS / HOUR_MS} hour. You will be signed out everywhere else.`;
  const caution = `If you did not ask for it, you can ignore this mail: your password stays as it is. Nobody from ${PRODUCT_NAME} will ever ask you for the link.`;
  return {
    kind: "reset-link",
    to,
    subject: `Set a new ${PRODUCT_NAME} password`,
    text: `${invitation}\n\n${link}\n\n${validity}\n\n${caution}\n`,
    html: htmlMail(
      markup`<p style="margin:0 0 16px">${invitation}</p>
<p style="margin:0 0 16px"><a href="${link}" style="color:#0f5c4d;font-weight:bold">Set a new password</a></p>
<p style="margin:0 0 16px">If that does nothing, copy this address into your browser:<br><span style="overflow-wrap:anywhere;user-select:all">${link}</span></p>
<p style="margin:0 0 16px">${validity}</p>`,
      caution,
    ),
  };
}
