/** Mails that tell the owner of an account of what happened to its ways in. */
import { screenPaths } from "@codetale/contract/screens";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { DAY_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { Mail, Mailer } from "#core/ports/mail";
import type { BackgroundWork } from "../codes/background-work.ts";
import { ownerMail } from "./owner-mail.ts";

interface OwnerMailsDeps {
  mailer: Pick<Mailer, "post">;
  background: Pick<BackgroundWork, "run">;
  clock: Clock;
  logger: { error(details: object, message: string): void };
}

/** To whom such a mail goes, and where its link leads: the product's own origin. */
export interface Recipient {
  to: string;
  origin: string;
}

/** A mail that cannot be delivered for this long is old news. */
const OWNER_MAIL_MS = 2 * DAY_MS;

/** Nothing waits for such a mail; a mail server that is away gets it later. */
export function createOwnerMails({ mailer, background, clock, logger }: OwnerMailsDeps) {
  function send(mail: Mail): void {
    background.run(() =>
      mailer.post(mail, clock.now() + OWNER_MAIL_MS).catch((err: unknown) => {
        logger.error({ err }, "a mail could not be kept");
      }),
    );
  }

  function tellOfChange({ to, origin }: Recipient, subject: string, happened: string): void {
    const link = `${origin}${screenPaths.forgotPassword}`;
    const remedy = { words: RESET_WORDS, label: "Set a new password", link };
    send(ownerMail({ to, subject, happened, at: clock.now(), remedy }));
  }

  return {
    passwordChanged: (recipient: Recipient) =>
      tellOfChange(
        recipient,
        `Your ${PRODUCT_NAME} password was changed`,
        `The password of your ${PRODUCT_NAME} account was changed.`,
      ),

    googleLinked: (recipient: Recipient) =>
      tellOfChange(
        recipient,
        `Google was linked to your ${PRODUCT_NAME} account`,
        `A Google account was linked to your ${PRODUCT_NAME} account, and can sign in to it from now on.`,
      ),

    googleUnlinked: (recipient: Recipient) =>
      tellOfChange(
        recipient,
        `Google was removed from your ${PRODUCT_NAME} account`,
        `A Google account was removed from your ${PRODUCT_NAME} account, and cannot sign in to it any more.`,
      ),

    passkeyChange: (recipient: Recipient, change: PasskeyChange) =>
      tellOfChange(recipient, ...passkeyChanges[change]),

    recoveryCodesMade: (recipient: Recipient) =>
      tellOfChange(
        recipient,
        `New recovery codes for your ${PRODUCT_NAME} account`,
        `Recovery codes were made for your ${PRODUCT_NAME} account, and those before work no more.`,
      ),

    recoveryCodeUsed: (recipient: Recipient) =>
      tellOfChange(
        recipient,
        `A recovery code opened your ${PRODUCT_NAME} account`,
        `Your ${PRODUCT_NAME} account was signed in to with one of its recovery codes, which works no more.`,
      ),

    /** @param device in words, `Firefox on Windows` */
    newDevice({ to, origin }: Recipient, { device, address }: { device: string; address: string }) {
      const facts = [
        { name: "Device", value: device },
        { name: "Network address", value: address },
      ];
      const link = `${origin}${screenPaths.forgotPassword}`;
      const remedy = { words: RESET_WORDS, label: "Set a new password", link };
      const subject = `New sign-in to your ${PRODUCT_NAME} account`;
      const happened = `Your ${PRODUCT_NAME} account was signed in to on a device that was not used for it before.`;
      send(ownerMail({ to, subject, happened, at: clock.now(), facts, remedy }));
    },

    /**
     * A mail that its caller posts, with the note that it was.
     *
     * @param title as others read it
     */
    storyTakenDown({ to, title }: { to: string; title: string }): { mail: Mail; until: EpochMs } {
      const at = clock.now();
      const subject = "A story of yours was taken down";
      const happened = `Your story “${title}” was reported, and an operator of ${PRODUCT_NAME} took it down: others do not see it any more, and it cannot be shared. It is still in your library, for you and your child alone. If you think that this is a mistake, please write to us.`;
      const mail = ownerMail({ to, subject, happened, at, remedy: null });
      return { mail, until: at + OWNER_MAIL_MS };
    },

    /** @param token of the link that puts the address back; null where nobody had proven to have it */
    addressChanged({ from, to, origin }: Recipient & { from: string }, token: string | null): void {
      const subject = `The address of your ${PRODUCT_NAME} account was changed`;
      const at = clock.now();
      if (token !== null) {
        // What follows `#` stays in the browser and is written to no log.
        const link = `${origin}${screenPaths.undoAddressChange}#token=${token}`;
        const remedy = { words: UNDO_WORDS, label: "Put my address back", link };
        const happened = `Your ${PRODUCT_NAME} account has another e-mail address from now on, and nothing more of it will come to this one.`;
        send(ownerMail({ to: from, subject, happened, at, remedy }));
      }
      const happened = `Your ${PRODUCT_NAME} account has this e-mail address from now on. The address that it had before was told so as well.`;
      send(ownerMail({ to, subject, happened, at, remedy: null }));
    },

    /** Tells both the address that is back and the one that it replaced. */
    addressPutBack({ to, replaced }: { to: string; replaced: string }): void {
      const at = clock.now();
      const subject = `The address of your ${PRODUCT_NAME} account was put back`;
      const back = `Your ${PRODUCT_NAME} account has this e-mail address again. Everybody was signed out of it, and it is open to who sets a new password by a mail to this address.`;
      const gone = `A ${PRODUCT_NAME} account does not have this e-mail address any more: the address that it had before was put back by a link that was mailed there.`;
      send(ownerMail({ to, subject, happened: back, at, remedy: null }));
      send(ownerMail({ to: replaced, subject, happened: gone, at, remedy: null }));
    },
  };
}

/** Changes that are told, as the security log names them: subject and sentence of each. */
const passkeyChanges = {
  "passkey-added": [
    `A passkey was added to your ${PRODUCT_NAME} account`,
    `A passkey was added to your ${PRODUCT_NAME} account, and can sign in to it from now on.`,
  ],
  "passkey-removed": [
    `A passkey was removed from your ${PRODUCT_NAME} account`,
    `A passkey was removed from your ${PRODUCT_NAME} account, and cannot sign in to it any more.`,
  ],
  "second-step-on": [
    `Your ${PRODUCT_NAME} account asks for a passkey`,
    `From now on your ${PRODUCT_NAME} account asks for a passkey or a recovery code after the password.`,
  ],
  "second-step-off": [
    `Your ${PRODUCT_NAME} account asks for no passkey any more`,
    `From now on the password alone lets in to your ${PRODUCT_NAME} account.`,
  ],
  "password-removed": [
    `The password of your ${PRODUCT_NAME} account was removed`,
    `Your ${PRODUCT_NAME} account has no password any more, and is signed in to with its passkeys.`,
  ],
} satisfies Record<string, [subject: string, happened: string]>;

export type PasskeyChange = keyof typeof passkeyChanges;

const RESET_WORDS =
  "If it was not you, set a new password: that signs everybody out, and removes every other way in.";

const UNDO_WORDS =
  "If it was not you, put this address back: that signs everybody out, removes the password and every other way in, and lets you set a new password. The link works once, for 7 days.";
