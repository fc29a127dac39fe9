/** The pages behind the link in mails: one button, and what it did. */
import { screenPaths } from "@codetale/contract/screens";
import type { NoticeGroup } from "@codetale/domain/notices/notice-kinds";
import { noticeGroupTexts } from "@codetale/domain/notices/wording";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { markup } from "#core/html/html";
import type { SmallPage } from "#platform/http/answers/small-page";

const style = `
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
`;

const toNotices = markup`<a href="${screenPaths.notices}">notices</a>`;

/** Asks once more: programs that check the links of mails open them without being asked. */
export function askToUnsubscribe(group: NoticeGroup): SmallPage {
  const { name, about } = noticeGroupTexts[group];
  const content = markup`<p>Mails of the kind “${name}”: ${about}.</p>
<form method="post"><button>Send me no more of them</button></form>
<p>The screens of ${PRODUCT_NAME} still tell you.</p>`;
  return { title: "Unsubscribe", style, formAction: "'self'", content };
}

export function unsubscribedPage(group: NoticeGroup): SmallPage {
  const { name } = noticeGroupTexts[group];
  const content = markup`<p>No more mails of the kind “${name}” are sent to you.</p>
<p>You can choose anew at any time, in your ${toNotices}.</p>`;
  return { title: "You are unsubscribed", style, formAction: "'none'", content };
}

/** For a browser; programs are answered as other calls are. */
export function brokenLinkPage(): SmallPage {
  const content = markup`<p>A part of it is missing or changed. Please open it from the mail again, or copy all of it.</p>
<p>What you get by mail can also be chosen in your ${toNotices}.</p>`;
  return { title: "This link is not whole", style, formAction: "'none'", content };
}
