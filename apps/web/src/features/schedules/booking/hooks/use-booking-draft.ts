import type { Session } from "@codetale/contract/identity";
import { StoredValue, useStoredValue } from "#lib/stored-value";
import { browserTimeZone } from "#lib/browser-time-zone";
import {
  bookingFields,
  blankBooking,
  type BookingEdit,
  type BookingForm,
} from "../booking-form.ts";

interface BookingDraft {
  /** The account that typed it; null for a visitor. */
  uid: string | null;
  form: BookingForm;
}

/** The draft of a booking, stored so that it survives a reload and signing in. */
export const bookingDraft = new StoredValue<BookingDraft>("codetale-booking-draft", (stored) => {
  const { uid = null, form } = (stored ?? {}) as Partial<BookingDraft>;
  const isWhole = bookingFields.every((field) => typeof form?.[field] === "string");
  return form && isWhole ? { uid, form } : null;
});

/** The booking form's values, stored as a draft from the first character on. */
export function useBookingDraft(session: Session | null) {
  const draft = useStoredValue(bookingDraft);
  const uid = session?.uid ?? draft?.uid ?? null;
  // Another account's draft is never shown.
  const isOwn = draft !== null && (draft.uid === null || draft.uid === uid);
  const form = isOwn ? draft.form : blankBooking(browserTimeZone());
  return {
    form,
    edit: (typed: BookingEdit) => bookingDraft.set({ uid, form: { ...form, ...typed } }),
  };
}
