/** What an account may do only so often: what costs storage, or the time of everybody. */
export type LimitedAction =
  | "chat-image"
  | "chat-messages"
  | "coder-profile"
  | "problem"
  | "rating"
  | "story-import";

export interface Allowance {
  /** Counts one more. @throws AppError `request/too-many`, with how long to wait */
  spend(action: LimitedAction, uid: string): Promise<void>;
}
