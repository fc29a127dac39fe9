/** A story that is played by a private link. */
import type { Story } from "@codetale/contract/stories";
import { LINK_HEADER } from "@codetale/contract/stories/links";

export interface LinkedStory {
  /** Of the link. */
  secret: string;
  /** Where the link leads. */
  story: Story;
}

/** What calls that play a story send along. */
export type LinkHeaders = Readonly<Record<string, string>>;

/** @param secret undefined without a link */
export function linkHeaders(secret: string | undefined): LinkHeaders {
  return secret === undefined ? {} : { [LINK_HEADER]: secret };
}
