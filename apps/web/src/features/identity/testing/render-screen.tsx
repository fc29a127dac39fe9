import type { Session } from "@codetale/contract/identity";
import { readPasskeys } from "@codetale/contract/identity/passkeys";
import { listSessions } from "@codetale/contract/identity/sessions";
import { readWaysIn } from "@codetale/contract/identity/ways-in";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "#testing/render-routes";
import { on } from "#testing/server";
import { ForgotPasswordPage } from "../recovery/pages/forgot-password-page.tsx";
import { LoginPage } from "../sign-in/pages/login-page.tsx";
import { ProfilePage } from "../profile/pages/profile-page.tsx";
import { ProvenPage } from "../proof/pages/proven-page.tsx";
import { RegisterPage } from "../registration/pages/register-page.tsx";
import { UndoAddressPage } from "../recovery/pages/undo-address-page.tsx";
import { ResetPasswordPage } from "../recovery/pages/reset-password-page.tsx";
import { noPasskeys } from "./identity-server.ts";
import { VerifyEmailPage } from "../verification/pages/verify-email-page.tsx";

/** Screens of other features, known by their address alone. */
const elsewhere = ["/home", "/coders_home", "/my_schedule"];

/**
 * Opens one of identity's screens with the others around it.
 *
 * @param known who is known to be signed in from the start
 */
export function renderScreen(address: string, state?: object, known?: Session) {
  // Whether an element is hidden is costly to find out, and not asked of these screens; the next
  // test file asks again (configure-queries.ts).
  configure({ defaultHidden: true });
  // The profile shows them beneath its form.
  on(listSessions, { success: true, sessions: [] });
  on(readWaysIn, { success: true, password: { since: 0, lastUsedAt: null }, links: [] });
  on(readPasskeys, noPasskeys);
  const view = renderRoutes(
    [
      { path: "/login", element: <LoginPage person="user" /> },
      { path: "/coders_login", element: <LoginPage person="coder" /> },
      { path: "/register", element: <RegisterPage person="user" /> },
      { path: "/coders_register", element: <RegisterPage person="coder" /> },
      { path: "/verify_email", element: <VerifyEmailPage /> },
      { path: "/forgot_password", element: <ForgotPasswordPage /> },
      { path: "/reset_password", element: <ResetPasswordPage /> },
      { path: "/proven", element: <ProvenPage /> },
      { path: "/undo_address_change", element: <UndoAddressPage /> },
      { path: "/new_user", element: <ProfilePage person="user" /> },
      { path: "/coders_new_user", element: <ProfilePage person="coder" /> },
      ...elsewhere.map((known) => ({ path: known, element: <h1>{known}</h1> })),
    ],
    address,
    { state, session: known },
  );
  const user = userEvent.setup({ delay: null, applyAccept: false });
  return {
    ...view,
    user,
    path: () => view.router.state.location.pathname,
    /** Puts text into a field, as a password manager or a paste does. */
    fill: async (label: string, text: string) => {
      await user.click(field(label));
      await user.paste(text);
    },
  };
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

/** What is announced as wrong, in the order of the screen, once something is. */
export function alerts(): Promise<string[]> {
  return waitFor(() => {
    const found = announced("alert");
    if (found.length === 0) throw new Error("nothing is announced as wrong");
    return found;
  });
}

/** What is announced as news, once something is. */
export function notice(): Promise<string> {
  return waitFor(() => {
    const [found] = announced("status");
    if (!found) throw new Error("nothing is announced");
    return found;
  });
}

/** What is announced now; the regions in which something may be announced are always there. */
export function announced(role: "alert" | "status"): string[] {
  const texts = screen.queryAllByRole(role).map(({ textContent }) => textContent);
  return texts.filter((text) => text !== "");
}

/** The words beneath a field, by which it is described. */
export function wordsBeneath(label: string): string {
  const described = field(label).getAttribute("aria-describedby") ?? "";
  return described
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}
