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
  /** Null where visitors are admitted. */
  guard: GuardKind | null;
  layout: Layout;
  load: () => Promise<ReactElement>;
}

const table: Record<ScreenName | "notFound", Omit<Screen, "path">> = {
  landing: { guard: null, layout: "page", load: landing },
  home: { guard: null, layout: "page", load: landing },
  login: { guard: null, layout: "page", load: () => login("user") },
  register: { guard: null, layout: "page", load: () => register("user") },
  coderLogin: { guard: null, layout: "page", load: () => login("coder") },
  coderRegister: { guard: null, layout: "page", load: () => register("coder") },
  verifyEmail: { guard: null, layout: "page", load: verifyEmail },
  forgotPassword: { guard: null, layout: "page", load: forgotPassword },
  resetPassword: { guard: null, layout: "page", load: resetPassword },
  profile: { guard: "learner", layout: "page", load: () => profile("user") },
  coderProfile: { guard: "coder", layout: "page", load: () => profile("coder") },
  booking: { guard: null, layout: "page", load: booking },
  mySchedules: { guard: "learner", layout: "page", load: mySchedules },
  questions: { guard: "learner", layout: "page", load: allQuestions },
  addQuestion: { guard: null, layout: "page", load: addQuestion },
  about: { guard: null, layout: "page", load: about },
  contact: { guard: null, layout: "page", load: contact },
  terms: {
    guard: null,
    layout: "page",
    load: () => legal("terms-of-use"),
  },
  privacy: {
    guard: null,
    layout: "page",
    load: () => legal("privacy-policy"),
  },
  coderHome: { guard: "coder", layout: "page", load: coderHome },
  chat: { guard: "participant", layout: "room", load: () => chat(false) },
  review: { guard: "participant", layout: "room", load: () => chat(true) },
  createStory: { guard: "learner", layout: "page", load: createStory },
  storyLibrary: { guard: null, layout: "page", load: storyLibrary },
  ownStoryLibrary: { guard: "learner", layout: "page", load: storyLibrary },
  storyPlayer: { guard: null, layout: "stage", load: storyPlayer },
  playStory: { guard: null, layout: "stage", load: storyPlayer },
  notFound: { guard: null, layout: "page", load: notFound },
};

/** In the order in which an address is compared with them. */
export const screens: readonly Screen[] = [
  ...screenNames.map((name) => ({ path: screenPaths[name], ...table[name] })),
  { path: "*", ...table.notFound },
];

async function landing() {
  const { LandingPage } = await import("../../features/landing/pages/landing-page.tsx");
  return <LandingPage />;
}

async function login(person: AccountRole) {
  const { LoginPage } = await import("../../features/identity/sign-in/pages/login-page.tsx");
  return <LoginPage person={person} />;
}

async function register(person: AccountRole) {
  const { RegisterPage } =
    await import("../../features/identity/registration/pages/register-page.tsx");
  return <RegisterPage person={person} />;
}

async function verifyEmail() {
  const { VerifyEmailPage } =
    await import("../../features/identity/verification/pages/verify-email-page.tsx");
  return <VerifyEmailPage />;
}

async function forgotPassword() {
  const { ForgotPasswordPage } =
    await import("../../features/identity/recovery/pages/forgot-password-page.tsx");
  return <ForgotPasswordPage />;
}

async function resetPassword() {
  const { ResetPasswordPage } =
    await import("../../features/identity/recovery/pages/reset-password-page.tsx");
  return <ResetPasswordPage />;
}

async function profile(person: AccountRole) {
  const { ProfilePage } = await import("../../features/identity/profile/pages/profile-page.tsx");
  return <ProfilePage person={person} />;
}

async function booking() {
  const { BookingPage } = await import("../../features/schedules/booking/pages/booking-page.tsx");
  return <BookingPage />;
}

async function mySchedules() {
  const { MySchedulesPage } =
    await import("../../features/schedules/own-schedules/pages/my-schedules-page.tsx");
  return <MySchedulesPage />;
}

async function allQuestions() {
  const { AllQuestionsPage } = await import("../../features/problems/pages/all-questions-page.tsx");
  return <AllQuestionsPage />;
}

async function addQuestion() {
  const { AddQuestionPage } = await import("../../features/problems/pages/add-question-page.tsx");
  return <AddQuestionPage />;
}

async function about() {
  const { AboutPage } = await import("../../features/static-pages/pages/about-page.tsx");
  return <AboutPage />;
}

async function contact() {
  const { ContactPage } = await import("../../features/static-pages/pages/contact-page.tsx");
  return <ContactPage />;
}

async function legal(topic: LegalTopic) {
  const { LegalPage } = await import("../../features/static-pages/pages/legal-page.tsx");
  return <LegalPage topic={topic} />;
}

async function coderHome() {
  const { CoderHomePage } =
    await import("../../features/schedules/own-schedules/pages/coder-home-page.tsx");
  return <CoderHomePage />;
}

async function chat(isReview: boolean) {
  const { ChatPage } = await import("../../features/chat/pages/chat-page.tsx");
  return <ChatPage isReview={isReview} />;
}

async function createStory() {
  const { CreatePage } = await import("../../features/stories/making/pages/create-page.tsx");
  return <CreatePage />;
}

async function storyLibrary() {
  const { LibraryPage } = await import("../../features/stories/library/pages/library-page.tsx");
  return <LibraryPage />;
}

async function storyPlayer() {
  const { StoryPlayerPage } =
    await import("../../features/stories/player/pages/story-player-page.tsx");
  return <StoryPlayerPage />;
}

async function notFound() {
  const { NotFoundPage } = await import("../errors/not-found-page.tsx");
  return <NotFoundPage />;
}
