import type { Session } from "@codetale/contract/identity";

/** What the bar knows about who is signed in. */
export interface AccountState {
  session: Session | null;
  /** While nobody knows yet who is signed in, the account's place stays empty. */
  isLoading: boolean;
  onLogout: () => void;
  isLoggingOut: boolean;
}
