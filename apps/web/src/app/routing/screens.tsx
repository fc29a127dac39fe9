/** Every screen of the app: its address, who may see it, what surrounds it, where its code is. */
import type { AccountRole } from "@codetale/contract/values";
import type { ReactElement } from "react";
import type { LegalTopic } from "#lib/text/legal-texts";
import type { GuardKind } from "./guard.tsx";

/** `page` has the footer beneath; `room` fills the window; `stage` has it all to itself. */
export type Layout = "page" | "room" | "stage";

export interface Screen {
  /** `:name` stands for a part that varies, `*` for any address that no screen before has. */
  path: string;
  /** Null where nobody has to sign in. */
  guard: GuardKind | null;
  layout: Layout;
  /** False where nothing but the session is read, so that what keeps reads fresh stays away. */
  usesQueries?: false;
  load: () => Promise<ReactElement>;
}

export const screens: readonly Screen[] = [
  { path: "/", guard: null, layout: "page", usesQueries: false, load: landing },
  { path: "/home", guard: null, layout: "page", usesQueries: false, load: landing },
  { path: "/login", guard: null, layout: "page", load: () => login("user") },
  { path: "/register", guard: null, layout: "page", load: () => register("user") },
  { path: "/coders_login", guard: null, layout: "page", load: () => login("coder") },
  { path: "/coders_register", guard: null, layout: "page", load: () => register("coder") },
  { path: "/verify_email", guard: null, layout: "page", load: verifyEmail },
  { path: "/forgot_password", guard: null, layout: "page", load: forgotPassword },
  { path: "/reset_password", guard: null, layout: "page", load: resetPassword },
  { path: "/new_user", guard: "learner", layout: "page", load: () => profile("user") },
  { path: "/coders_new_user", guard: "coder", layout: "page", load: () => profile("coder") },
  { path: "/schedule", guard: null, layout: "page", load: booking },
  { path: "/my_schedule", guard: "learner", layout: "page", load: mySchedules },
  { path: "/all_questions", guard: "learner", layout: "page", load: allQuestions },
  { path: "/add_question", guard: null, layout: "page", load: addQuestion },
  { path: "/about_us", guard: null, layout: "page", usesQueries: false, load: about },
  { path: "/contact_us", guard: null, layout: "page", usesQueries: false, load: contact },
  {
    path: "/terms",
    guard: null,
    layout: "page",
    usesQueries: false,
    load: () => legal("terms-of-use"),
  },
  {
    path: "/privacy",
    guard: null,
    layout: "page",
    usesQueries: false,
    load: () => legal("privacy-policy"),
  },
  { path: "/coders_home", guard: "coder", layout: "page", load: coderHome },
  { path: "/schedule_chat", guard: "participant", layout: "room", load: () => chat(false) },
  { path: "/review_chat", guard: "participant", layout: "room", load: () => chat(true) },
  { path: "/stories/create", guard: "learner", layout: "page", load: createStory },
  { path: "/stories/library", guard: null, layout: "page", load: storyLibrary },
  { path: "/stories_library", guard: "learner", layout: "page", load: storyLibrary },
  { path: "/story_player", guard: null, layout: "stage", load: storyPlayer },
  { path: "/stories/play/:id", guard: null, layout: "stage", load: storyPlayer },
  { path: "*", guard: null, layout: "page", usesQueries: false, load: notFound },
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
  const { CreatePage } = await import("../../features/stories/generation/pages/create-page.tsx");
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
