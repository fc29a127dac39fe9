/** The draft of a booking, stored so that it survives a reload and signing in. */
import type { Session } from "@codetale/contract/identity";
import { StoredValue } from "#lib/stored-value";
import { bookingFields, type BookingForm } from "./booking-form.ts";

interface BookingDraft {
  /** The account that typed it; null for a visitor. */
  uid: string | null;
  form: BookingForm;
}

export const bookingDraft = new StoredValue<BookingDraft>("codetale-booking-draft", (stored) => {
  const { uid = null, form } = (stored ?? {}) as Partial<BookingDraft>;
  const isWhole = bookingFields.every((field) => typeof form?.[field] === "string");
  return form && isWhole ? { uid, form } : null;
});

/** Whether `session` may see the draft; another account's is never shown. */
export function isDraftOf(draft: BookingDraft, session: Session | null): boolean {
  return draft.uid === null || session === null || draft.uid === session.uid;
}
