import type { Session } from "@codetale/contract/identity";

/** The session and the logout, for the navigation bar. */
export interface AccountState {
  session: Session | null;
  /** Until the session is known, the account's place in the bar stays empty. */
  isLoading: boolean;
  onLogout: () => void;
  isLoggingOut: boolean;
}
