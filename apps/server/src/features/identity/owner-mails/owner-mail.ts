import { PRODUCT_NAME } from "@codetale/domain/product";
import type { EpochMs } from "@codetale/domain/time";
import { markup } from "#core/html/html";
import type { Mail } from "#core/ports/mail";
import { htmlMail } from "#core/html/html-mail";

interface OwnerMail {
  to: string;
  subject: string;
  /** What happened, in a sentence. */
  happened: string;
  at: EpochMs;
  /** Where it came from. */
  facts?: readonly { name: string; value: string }[];
  /** What the reader can do where it was somebody else, with the link to it; null for nothing. */
  remedy: { words: string; label: string; link: string } | null;
}

/** The mail that tells the owner of an account what happened to it. */
export function ownerMail({ to, subject, happened, at, facts = [], remedy }: OwnerMail): Mail {
  const all = [{ name: "Time", value: timeText(at) }, ...facts];
  const caution = `Nobody from ${PRODUCT_NAME} will ever ask you for a password, a code or a link.`;
  const calm = remedy === null ? "" : "If that was you, there is nothing to do.";
  const parts = [
    happened,
    all.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    ...(remedy === null ? [] : [`${calm} ${remedy.words}`, remedy.link]),
    caution,
  ];
  return {
    kind: "notice",
    to,
    subject,
    text: `${parts.join("\n\n")}\n`,
    html: htmlMail(
      markup`<p style="margin:0 0 16px">${happened}</p>
<p style="margin:0 0 16px">${all.map(({ name, value }) => markup`${name}: ${value}<br>`)}</p>
${
  remedy === null
    ? []
    : [
        markup`<p style="margin:0 0 16px">${calm} ${remedy.words}</p>
<p style="margin:0 0 16px"><a href="${remedy.link}" style="color:#0f5c4d;font-weight:bold">${remedy.label}</a></p>
<p style="margin:0 0 16px">If that does nothing, copy this address into your browser:<br><span style="overflow-wrap:anywhere;user-select:all">${remedy.link}</span></p>`,
      ]
}`,
      caution,
    ),
  };
}

/** The reader's time zone is not known. */
function timeText(at: EpochMs): string {
  const words = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${words.format(at)} UTC`;
}
