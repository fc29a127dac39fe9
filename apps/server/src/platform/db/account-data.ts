/**
 * What every feature does with its own tables when an account is downloaded or deleted. Each has
 * these functions in `account-data.repository.ts`; identity is handed them.
 */
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "./database.ts";

export interface AccountRef {
  uid: string;
  email: string;
}

/**
 * Reads what is kept of an account, for the account itself.
 *
 * @returns lists under the names, and in the order, of the downloaded file; a number under a name
 *   that ends in `At` is an instant
 */
export type ExportOf = (db: Database, account: AccountRef) => Promise<Record<string, object[]>>;

/** An account that is being deleted. */
export interface LeavingAccount extends AccountRef {
  now: EpochMs;
  /** Makes sure that `DELETED_ACCOUNT` exists, for rows that stay with another account. */
  addStandIn(): Promise<void>;
}

/** An image whose row is deleted and whose file may go once the deletion is committed. */
export interface DeletedImage {
  scheduleId: string;
  imageId: string;
}

export interface ErasedSchedules {
  images: DeletedImage[];
  /** Schedules of other accounts that changed or went, with the account that keeps or loses them. */
  changed: { scheduleId: string; participantId: string }[];
  /** Whether the list of schedules that coders may join is another. */
  isOfferChanged: boolean;
}
