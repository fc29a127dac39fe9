/** Links in mails by which their reader, signed in or not, ends mails of the same group. */
import { unsubscribe } from "@codetale/contract/notices";
import { noticeGroups, type NoticeGroup } from "@codetale/domain/notices/notice-kinds";
import { createTokenSigner } from "./signed-token.ts";

export interface Unsubscription {
  accountId: string;
  group: NoticeGroup;
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** @param origin of the product, without a slash at its end */
export function createUnsubscribeLinks(secret: string, origin: () => string) {
  const signer = createTokenSigner(secret, "ending mails");
  return {
    linkFor({ accountId, group }: Unsubscription): string {
      const content = Buffer.from(JSON.stringify([accountId, group])).toString("base64url");
      return `${origin()}${unsubscribe.path}?token=${signer.sign(content)}`;
    },

    /** @returns null for a token that is not ours */
    read(token: string): Unsubscription | null {
      const content = signer.read(token);
      if (content === null) return null;
      const [accountId, group] = JSON.parse(
        Buffer.from(content, "base64url").toString(),
      ) as string[];
      const known = noticeGroups.find((each) => each === group);
      return accountId !== undefined && known ? { accountId, group: known } : null;
    },
  };
}
