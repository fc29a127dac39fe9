/** The addresses of identity's screens, by account role. */
import type { AccountRole } from "@codetale/contract/values";

interface PersonPaths {
  login: string;
  register: string;
  profile: string;
  home: string;
}

export const pathsOf: Record<AccountRole, PersonPaths> = {
  user: { login: "/login", register: "/register", profile: "/new_user", home: "/home" },
  coder: {
    login: "/coders_login",
    register: "/coders_register",
    profile: "/coders_new_user",
    home: "/coders_home",
  },
};

export const VERIFY_EMAIL_PATH = "/verify_email";
export const FORGOT_PASSWORD_PATH = "/forgot_password";
export const LANDING_PATH = "/home";
