/** The texts of the shell. */
export const words = {
  skipToContent: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  mainNavigation: "Main",
  profile: "Profile",
  loadingPage: "Loading the page",
  openNotice: "Open the notice",
  sessionEnded: "Your session has ended. Please log in again.",
  unsent: (count: number) => ({
    title:
      count === 1 ? "Log out with an unsent message?" : `Log out with ${count} unsent messages?`,
    text: "What you wrote has not been sent. Logging out removes it from this device.",
    confirmLabel: "Log out and lose it",
    cancelLabel: "Stay",
  }),
  sessionUnknown: "We could not find out whether you are signed in.",
  /** Where an account of the one role opens a page of the other: by the role that it needs. */
  otherRole: {
    user: {
      title: "This page is for learners",
      text: "You are signed in as a coder. Your account can be a learner's as well: log in as one, and this page opens.",
      logIn: "Log in as a learner",
      home: "To your coder home",
    },
    coder: {
      title: "This page is for coders",
      text: "You are signed in as a learner. Coders sign in at their own entrance, with the coders key: do so, and this page opens.",
      logIn: "Log in as a coder",
      home: "To your home",
    },
  },
  homeTitle: "Home",
  greeting: (name: string) => (name === "" ? "Hello" : `Hello, ${name}`),
  homeIntro: {
    user: "What comes next, what waits to be read, and the stories of your family.",
    coder: "What comes next and what waits to be read.",
  },
  nothingBooked: "A session that you book shows up here, with the one thing to do about it now.",
  nothingJoined: "A session that you join shows up here, with the one thing to do about it now.",
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown. Nothing you sent before is lost.",
  trialLabel: "About this installation",
  trialText:
    "This is a trial: everyone can read its mail and use its sample accounts. Enter nothing that matters.",
  outdatedText:
    "A part of this page could not be loaded. You may be offline, or a newer version is out.",
} as const;

export const footerLine = "Coding-test practice with people who set them, and stories that listen.";
