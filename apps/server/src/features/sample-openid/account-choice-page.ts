/** The sample provider's page: one link for each account. */
import { PRODUCT_NAME } from "@codetale/domain/product";
import { markup, type Html } from "#core/html/html";
import type { SmallPage } from "#platform/http/answers/small-page";
import type { SamplePerson } from "./sample-openid.service.ts";

const style = `
body { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; }
li { margin: 0 0 0.75rem; }
a { display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); background: var(--surface); border-radius: 0.5rem; }
small { display: block; overflow-wrap: anywhere; }
`;

/** @param addressFor where choosing an account leads, and cancelling for null */
export function accountChoicePage(
  people: readonly SamplePerson[],
  addressFor: (person: SamplePerson | null) => string,
): SmallPage {
  const content = markup`<p>This page stands in for Google while ${PRODUCT_NAME} is tried out. Choose who you want to be.</p>
<ul>
${people.map((person) => choice(person, addressFor(person)))}
</ul>
<p><a href="${addressFor(null)}">Cancel</a></p>`;
  return { title: "Sample sign-in", style, formAction: "'none'", content };
}

function choice({ name, email, isEmailVerified }: SamplePerson, address: string): Html {
  const note = isEmailVerified ? "" : " (address not verified)";
  return markup`<li><a href="${address}">Continue as ${name}<small>${email}${note}</small></a></li>
`;
}
