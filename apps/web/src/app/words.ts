/** The texts of the shell. */
export const words = {
  skipToContent: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  mainNavigation: "Main",
  loadingPage: "Loading the page",
  sessionEnded: "Your session has ended. Please log in again.",
  unsent: (count: number) => ({
    title:
      count === 1 ? "Log out with an unsent message?" : `Log out with ${count} unsent messages?`,
    text: "What you wrote has not been sent. Logging out removes it from this device.",
    confirmLabel: "Log out and lose it",
    cancelLabel: "Stay",
  }),
  sessionUnknown: "We could not find out whether you are signed in.",
  notForCoders: "That page is for learners, so here is your own home.",
  notForLearners: "That page is for coders, so here is your own home.",
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown. Nothing you sent before is lost.",
  trialLabel: "About this installation",
  trialText:
    "This is a trial: everyone can read its mail and use its sample accounts. Enter nothing that matters.",
  outdatedText:
    "A part of this page could not be loaded. You may be offline, or a newer version is out.",
} as const;

export const footerLine = "Coding-test practice with people who set them, and stories that listen.";
