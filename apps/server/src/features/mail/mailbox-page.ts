/** The mailbox as an HTML page. */
import { PRODUCT_NAME } from "@codetale/domain/product";
import { markup, type Html } from "#core/html/html";
import type { SmallPage } from "#platform/http/answers/small-page";
import type { KeptMail } from "./mailbox.repository.ts";

const style = `
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0 1.5rem; align-items: end; }
label { flex: 1 1 16rem; }
input { font: inherit; padding: 0.5rem 0.75rem; box-sizing: border-box; }
input { width: 100%; background: var(--surface); color: var(--ink); border: 1px solid #888; border-radius: 0.25rem; }
article { border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 0 0 1rem; background: var(--surface); }
article p { margin: 0; opacity: 0.8; overflow-wrap: anywhere; }
pre { font: inherit; margin: 0.75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { margin: 0.75rem 0 0; cursor: pointer; }
`;

/** @param to address that the list is filtered by; null lists all */
export function mailboxPage(mails: readonly KeptMail[], to: string | null): SmallPage {
  const content = markup`<p>Mail that ${PRODUCT_NAME} would have sent, newest first.</p>
<form method="get">
<label>Address <input type="search" name="to" value="${to ?? ""}"></label>
<button>Show</button>
</form>
${mails.length === 0 ? markup`<p>No mail yet.</p>` : mails.map(article)}`;
  return { title: "Mailbox", style, formAction: "'self'", content };
}

function article({ to, subject, text, calendar, sentAt }: KeptMail): Html {
  const at = new Date(sentAt).toISOString();
  return markup`<article>
<h2>${subject}</h2>
<p>To ${to} · <time datetime="${at}">${at.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${withLinks(text)}</pre>
${calendar === null ? [] : calendarFile(calendar)}
</article>
`;
}

function calendarFile({ method, content }: { method: string; content: string }): Html {
  return markup`<details>
<summary>With a calendar file (${method})</summary>
<pre>${content}</pre>
</details>`;
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/u)
    .map((part, index) =>
      index % 2 === 1 ? markup`<a href="${part}">${part}</a>` : markup`${part}`,
    );
}
