/**
 * What each feature does with its own tables when an account is downloaded or deleted. Each has
 * these functions in its `account-data.repository.ts`; `app.ts` passes them to identity.
 */
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "./database.ts";

export interface AccountRef {
  uid: string;
  email: string;
}

/**
 * Reads what is stored about an account, for its download.
 *
 * @returns lists under the names, and in the order, of the downloaded file; a number under a name
 *   that ends in `At` is an instant
 */
export type ExportOf = (db: Database, account: AccountRef) => Promise<Record<string, object[]>>;

/** An account that is being deleted. */
export interface LeavingAccount extends AccountRef {
  now: EpochMs;
  /**
   * Makes sure that the row of `DELETED_ACCOUNT` exists, for rows that stay with another account.
   */
  addStandIn(): Promise<void>;
}

/** What deleting an account's schedules changed, for deleting files and notifying clients. */
export interface ErasedSchedules {
  /** Keys of the files of images whose rows are deleted. */
  fileKeys: string[];
  /** Schedules of other accounts that were changed or deleted, each with its other participant. */
  changed: { scheduleId: string; participantId: string }[];
  /** Whether the list of open schedules has changed. */
  isOfferChanged: boolean;
}
