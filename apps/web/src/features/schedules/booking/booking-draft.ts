/** The form as far as it is filled in, kept through a reload and through signing in. */
import type { Session } from "@codetale/contract/identity";
import { StoredValue } from "#lib/stored-value";
import { bookingFields, type BookingForm } from "./booking-form.ts";

interface BookingDraft {
  /** Who typed it; null while nobody was signed in. */
  uid: string | null;
  form: BookingForm;
}

export const bookingDraft = new StoredValue<BookingDraft>("codetale-booking-draft", (stored) => {
  const { uid = null, form } = (stored ?? {}) as Partial<BookingDraft>;
  const isWhole = bookingFields.every((field) => typeof form?.[field] === "string");
  return form && isWhole ? { uid, form } : null;
});

/** Whether `session` may see the draft: nobody else's ever shows up after signing in. */
export function isDraftOf(draft: BookingDraft, session: Session | null): boolean {
  return draft.uid === null || session === null || draft.uid === session.uid;
}
