/** The addresses of the web app's screens, wherever one is written: links, redirects, mails. */
import type { AccountRole } from "./values.ts";

/** `:name` stands for a part that varies. */
export const screenPaths = {
  landing: "/",
  home: "/home",
  login: "/login",
  register: "/register",
  coderLogin: "/coders_login",
  coderRegister: "/coders_register",
  verifyEmail: "/verify_email",
  forgotPassword: "/forgot_password",
  resetPassword: "/reset_password",
  proven: "/proven",
  undoAddressChange: "/undo_address_change",
  profile: "/new_user",
  coderProfile: "/coders_new_user",
  booking: "/schedule",
  mySchedules: "/my_schedule",
  questions: "/all_questions",
  addQuestion: "/add_question",
  about: "/about_us",
  contact: "/contact_us",
  terms: "/terms",
  privacy: "/privacy",
  coderHome: "/coders_home",
  coder: "/coder/:uid",
  chat: "/schedule_chat",
  review: "/review_chat",
  createStory: "/stories/create",
  storyLibrary: "/stories/library",
  ownStoryLibrary: "/stories_library",
  storyPlayer: "/story_player",
  playStory: "/stories/play/:id",
  editStory: "/stories/:id/edit",
  storyBook: "/stories/:id/book",
  storyShelf: "/stories/shelf",
  shelfStory: "/stories/shelf/:id",
  linkedStory: "/stories/link",
  notices: "/my_notices",
  operator: "/operator",
} as const;

export type ScreenName = keyof typeof screenPaths;

export const screenNames = Object.keys(screenPaths) as ScreenName[];

/** Screens for accounts of either role, and for no visitor. */
export const screensOfBothRoles = [
  "questions",
  "coder",
  "chat",
  "review",
  "editStory",
  "notices",
  "operator",
] as const satisfies readonly ScreenName[];

/** Screens that each of the two roles has of its own. */
type RoleScreen = "login" | "register" | "profile" | "home" | "schedules";

export const rolePaths: Record<AccountRole, Record<RoleScreen, string>> = {
  user: {
    login: screenPaths.login,
    register: screenPaths.register,
    profile: screenPaths.profile,
    home: screenPaths.home,
    schedules: screenPaths.mySchedules,
  },
  coder: {
    login: screenPaths.coderLogin,
    register: screenPaths.coderRegister,
    profile: screenPaths.coderProfile,
    home: screenPaths.coderHome,
    schedules: screenPaths.coderHome,
  },
};

/** A coder as the learners see them whose sessions they joined. */
export function coderPath(uid: string): string {
  return screenPaths.coder.replace(":uid", encodeURIComponent(uid));
}

export function chatPath(scheduleId: string): string {
  return `${screenPaths.chat}?scheduleId=${encodeURIComponent(scheduleId)}`;
}

/** The booking form, filled in with what an earlier session of the learner's had. */
export function bookAgainPath(scheduleId: string): string {
  return `${screenPaths.booking}?again=${encodeURIComponent(scheduleId)}`;
}

/** Where coders find open requests: a tab of their sessions. */
export const openRequestsPath = `${screenPaths.coderHome}?tab=requests`;

/** The same, with one of them first. */
export function openRequestPath(scheduleId: string): string {
  return `${openRequestsPath}&request=${encodeURIComponent(scheduleId)}`;
}

export function reviewPath(scheduleId: string): string {
  return `${screenPaths.review}?scheduleId=${encodeURIComponent(scheduleId)}`;
}

export function playStoryPath(storyId: string): string {
  return storyPath("playStory", storyId);
}

export function editStoryPath(storyId: string): string {
  return storyPath("editStory", storyId);
}

export function storyBookPath(storyId: string): string {
  return storyPath("storyBook", storyId);
}

/** The player as it is opened from the child's shelf. */
export function shelfStoryPath(storyId: string): string {
  return storyPath("shelfStory", storyId);
}

/** A private link; browsers send nothing of what follows `#`. */
export function linkedStoryPath(secret: string): string {
  return `${screenPaths.linkedStory}#${secret}`;
}

/** The form of wishes, filled with those of a story. */
export function tellAgainPath(storyId: string): string {
  return `${screenPaths.createStory}?again=${encodeURIComponent(storyId)}`;
}

function storyPath(
  screen: "playStory" | "editStory" | "storyBook" | "shelfStory",
  storyId: string,
): string {
  return screenPaths[screen].replace(":id", encodeURIComponent(storyId));
}
