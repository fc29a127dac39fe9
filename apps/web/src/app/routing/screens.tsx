/** Every screen of the app: its address, who may see it, what surrounds it, where its code is. */
import { screenNames, screenPaths, type ScreenName } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import type { ReactElement } from "react";
import type { LegalTopic } from "#lib/text/legal-texts";
import type { GuardKind } from "./guard.tsx";

/**
 * What surrounds a screen: a `page` has bar and footer; a `room` (a chat) has the bar; a `stage`
 * (the player) has the whole window.
 */
export type Layout = "page" | "room" | "stage";

export interface Screen {
  /** `:name` stands for a part that varies, `*` for any address that no screen before has. */
  path: string;
  /** Visitors are admitted where it is missing. */
  guard?: GuardKind;
  /** A page where it is missing. */
  layout?: Layout;
  load: () => Promise<ReactElement>;
}

const front = () => import("../home/front-page.tsx").then((page) => <page.FrontPage />);
const login = (person: AccountRole) => () =>
  import("../../features/identity/sign-in/pages/login-page.tsx").then((page) => (
    <page.LoginPage person={person} />
  ));
const register = (person: AccountRole) => () =>
  import("../../features/identity/registration/pages/register-page.tsx").then((page) => (
    <page.RegisterPage person={person} />
  ));
const verifyEmail = () =>
  import("../../features/identity/verification/pages/verify-email-page.tsx").then((page) => (
    <page.VerifyEmailPage />
  ));
const forgotPassword = () =>
  import("../../features/identity/recovery/pages/forgot-password-page.tsx").then((page) => (
    <page.ForgotPasswordPage />
  ));
const resetPassword = () =>
  import("../../features/identity/recovery/pages/reset-password-page.tsx").then((page) => (
    <page.ResetPasswordPage />
  ));
const proven = () =>
  import("../../features/identity/proof/pages/proven-page.tsx").then((page) => <page.ProvenPage />);
const undoAddressChange = () =>
  import("../../features/identity/recovery/pages/undo-address-page.tsx").then((page) => (
    <page.UndoAddressPage />
  ));
const profile = (person: AccountRole) => () =>
  import("../account/profile-screen.tsx").then((page) => <page.ProfileScreen person={person} />);
const booking = () =>
  import("../../features/schedules/booking/pages/booking-page.tsx").then((page) => (
    <page.BookingPage />
  ));
const ownSchedules = (person: AccountRole) => () =>
  import("../schedules/own-schedules-screen.tsx").then((page) => (
    <page.OwnSchedulesScreen person={person} />
  ));
const allQuestions = () =>
  import("../../features/problems/pages/all-questions-page.tsx").then((page) => (
    <page.AllQuestionsPage />
  ));
const addQuestion = () =>
  import("../../features/problems/pages/add-question-page.tsx").then((page) => (
    <page.AddQuestionPage />
  ));
const about = () =>
  import("../../features/static-pages/pages/about-page.tsx").then((page) => <page.AboutPage />);
const contact = () =>
  import("../../features/static-pages/pages/contact-page.tsx").then((page) => <page.ContactPage />);
const legal = (topic: LegalTopic) => () =>
  import("../../features/static-pages/pages/legal-page.tsx").then((page) => (
    <page.LegalPage topic={topic} />
  ));
const coder = () =>
  import("../../features/coders/profile/pages/coder-page.tsx").then((page) => <page.CoderPage />);
const chat = (isReview: boolean) => () =>
  import("../../features/chat/pages/chat-page.tsx").then((page) => (
    <page.ChatPage isReview={isReview} />
  ));
const createStory = () =>
  import("../../features/stories/making/pages/create-page.tsx").then((page) => <page.CreatePage />);
const storyLibrary = () =>
  import("../../features/stories/library/pages/library-page.tsx").then((page) => (
    <page.LibraryPage />
  ));
const storyPlayer = () =>
  import("../../features/stories/player/pages/story-player-page.tsx").then((page) => (
    <page.StoryPlayerPage />
  ));
const shelfStory = () =>
  import("../../features/stories/player/pages/story-player-page.tsx").then((page) => (
    <page.StoryPlayerPage origin="shelf" />
  ));
const linkedStory = () =>
  import("../../features/stories/player/pages/linked-story-page.tsx").then((page) => (
    <page.LinkedStoryPage />
  ));
const storyShelf = () =>
  import("../../features/stories/shelf/pages/shelf-page.tsx").then((page) => <page.ShelfPage />);
const editStory = () =>
  import("../../features/stories/editing/pages/edit-page.tsx").then((page) => <page.EditPage />);
const storyBook = () =>
  import("../../features/stories/book/pages/book-page.tsx").then((page) => <page.BookPage />);
const notices = () =>
  import("../notices/notices-screen.tsx").then((page) => <page.NoticesScreen />);
const operator = () =>
  import("../operator/operator-screen.tsx").then((page) => <page.OperatorScreen />);
const notFound = () => import("../errors/not-found-page.tsx").then((page) => <page.NotFoundPage />);

const table: Record<ScreenName, Omit<Screen, "path">> = {
  landing: { load: front },
  home: { load: front },
  login: { load: login("user") },
  register: { load: register("user") },
  coderLogin: { load: login("coder") },
  coderRegister: { load: register("coder") },
  verifyEmail: { load: verifyEmail },
  forgotPassword: { load: forgotPassword },
  resetPassword: { load: resetPassword },
  proven: { load: proven },
  undoAddressChange: { load: undoAddressChange },
  profile: { guard: "learner", load: profile("user") },
  coderProfile: { guard: "coder", load: profile("coder") },
  booking: { load: booking },
  mySchedules: { guard: "learner", load: ownSchedules("user") },
  questions: { guard: "account", load: allQuestions },
  addQuestion: { load: addQuestion },
  about: { load: about },
  contact: { load: contact },
  terms: { load: legal("terms-of-use") },
  privacy: { load: legal("privacy-policy") },
  coderHome: { guard: "coder", load: ownSchedules("coder") },
  coder: { guard: "account", load: coder },
  chat: { guard: "participant", layout: "room", load: chat(false) },
  review: { guard: "participant", layout: "room", load: chat(true) },
  createStory: { guard: "learner", load: createStory },
  storyLibrary: { load: storyLibrary },
  ownStoryLibrary: { guard: "learner", load: storyLibrary },
  storyPlayer: { layout: "stage", load: storyPlayer },
  playStory: { layout: "stage", load: storyPlayer },
  storyBook: { load: storyBook },
  editStory: { guard: "account", load: editStory },
  storyShelf: { layout: "stage", load: storyShelf },
  shelfStory: { layout: "stage", load: shelfStory },
  linkedStory: { layout: "stage", load: linkedStory },
  notices: { guard: "account", load: notices },
  operator: { guard: "account", load: operator },
};

/** In the order in which an address is compared with them. */
export const screens: readonly Screen[] = [
  ...screenNames.map((name) => ({ path: screenPaths[name], ...table[name] })),
  { path: "*", load: notFound },
];
