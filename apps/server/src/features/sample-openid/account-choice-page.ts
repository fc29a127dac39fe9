/** The sample provider's page: one link for each account; no scripts, nothing to load. */
import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { Html, markup } from "#core/html";
import type { SamplePerson } from "./sample-openid.service.ts";

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; }
li { margin: 0 0 0.75rem; }
a { display: block; padding: 0.75rem 1rem; border: 1px solid #8888; border-radius: 0.5rem; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
small { display: block; overflow-wrap: anywhere; }
`;

/** The policy that this page needs and no more. */
export const CHOICE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** @param addressFor where choosing an account leads, and cancelling for null */
export function accountChoicePage(
  people: readonly SamplePerson[],
  addressFor: (person: SamplePerson | null) => string,
): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample sign-in · ${PRODUCT_NAME}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>Sample sign-in</h1>
<p>This page stands in for Google while ${PRODUCT_NAME} is tried out. Choose who you want to be.</p>
<ul>
${people.map((person) => choice(person, addressFor(person)))}
</ul>
<p><a href="${addressFor(null)}">Cancel</a></p>
</main>
</body>
</html>
`.text;
}

function choice({ name, email, isEmailVerified }: SamplePerson, address: string): Html {
  const note = isEmailVerified ? "" : " (address not verified)";
  return markup`<li><a href="${address}">Continue as ${name}<small>${email}${note}</small></a></li>
`;
}
