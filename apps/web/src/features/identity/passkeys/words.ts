/** The texts about passkeys, recovery codes and the second step of signing in. */
import { PRODUCT_NAME } from "@codetale/domain/product";
import { RECOVERY_CODES } from "@codetale/domain/identity/second-step";

export const passkeySections = {
  passkeys: {
    heading: "Passkeys",
    intro:
      "Sign in with your fingerprint, your face or the PIN of your device. Nobody can guess a passkey or lure it out of you.",
  },
  recoveryCodes: {
    heading: "Recovery codes",
    intro: "For the day when your passkey is lost: each of these codes lets you in once.",
  },
} as const;

export const passkeyWords = {
  notRead: "Your passkeys could not be read.",
  none: "You have no passkey yet.",
  unsupported:
    "This browser cannot make passkeys here. They need a current browser and a page that was opened by its name.",
  add: "Add a passkey",
  added: "Your passkey was added.",
  neverUsed: "Not used yet",
  isBackedUp: "On all your devices",
  rename: { title: "Name this passkey", label: "Name", save: "Save", cancel: "Cancel" },
  nameMissing: "Please enter a name",
  notRenamed: "The name could not be saved. Please try again.",
  removed: "The passkey is removed.",
  remove: (name: string) => ({
    title: `Remove ${name}?`,
    text: "It does not let you in any more. Your device may go on offering it until you delete it there too.",
    confirmLabel: "Remove",
  }),
  removePassword: {
    button: "Remove my password",
    removed: "Your password is removed. Your passkeys let you in.",
    confirm: {
      title: "Remove your password?",
      text: "From then on you sign in with a passkey, or with a recovery code. You can set a password again by way of your email.",
      confirmLabel: "Remove my password",
    },
  },
  secondStep: {
    on: "After your password, a passkey or a recovery code is asked for.",
    off: "Your password alone lets you in.",
    begin: "Ask for a passkey after the password",
    end: "Stop asking for a passkey",
  },
  signIn: "Sign in with a passkey",
} as const;

export const codeWords = {
  left: (count: number) =>
    count === 0 ? "You have no recovery codes." : `${count} of ${RECOVERY_CODES} are left.`,
  make: "Make recovery codes",
  replace: {
    title: "Make new recovery codes?",
    text: "The codes that you have now stop working.",
    confirmLabel: "Make new codes",
  },
  title: "Your recovery codes",
  onceOnly:
    "Keep them where you keep what matters, and not on this device alone. They are not shown again.",
  copy: "Copy",
  copied: "The codes are copied.",
  notMade: "No codes were made, since they could not be shown. Check your network and try again.",
  notCopied: "The browser does not allow copying. Please download or print them.",
  download: "Download",
  print: "Print",
  kept: "I have kept them",
  fileName: `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`,
  file: (codes: readonly string[]) =>
    `${PRODUCT_NAME} recovery codes. Each lets you in once.\n\n${codes.join("\n")}\n`,
} as const;

/** The two screens after the sign-in form. */
export const stepTexts = {
  secondStep: {
    title: "One more step",
    heading: "One more step",
    intro: "Your password is right. Your account asks for a passkey besides.",
  },
  recoveryCode: {
    title: "Recovery code",
    heading: "Use a recovery code",
    intro: "One of the ten codes that you kept. It lets you in once, without a passkey.",
  },
} as const;

export const stepWords = {
  usePasskey: "Use my passkey",
  noPasskey: "The passkey is not at hand?",
  unsupported: "This browser cannot use passkeys here, so please take a recovery code.",
  code: "Recovery code",
  codeHint: "Sixteen letters and digits.",
  codeMissing: "Please enter a recovery code",
  signIn: "Sign In",
  again: "Start again",
  back: "Back to Login",
  failed: "You could not be signed in. Please try again.",
} as const;

/** Why a browser made or used no passkey. */
export const browserFailures = {
  cancelled: "No passkey was used. It was cancelled, or it took too long.",
  notMade: "No passkey was made. It was cancelled, or it took too long.",
  known: "This device has a passkey of your account already.",
  unable:
    "This device cannot keep a passkey of the kind that is needed. A phone or a newer security key can.",
  failed: "Your browser could not use a passkey. Please try again.",
} as const;
