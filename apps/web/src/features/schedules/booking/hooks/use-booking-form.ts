import type { Session } from "@codetale/contract/identity";
import { useStoredValue } from "#lib/stored-value";
import { bookingDraft, isDraftOf } from "../booking-draft.ts";
import { blankBooking, type BookingField, type BookingForm } from "../booking-form.ts";
import { browserTimeZone } from "../../time-zones.ts";

export interface BookingFormState {
  form: BookingForm;
  edit: (field: BookingField, text: string) => void;
}

/** The booking form's values, stored as a draft from the first character on. */
export function useBookingForm(session: Session | null): BookingFormState {
  const draft = useStoredValue(bookingDraft);
  const own = draft && isDraftOf(draft, session) ? draft : null;
  const form = own?.form ?? blankBooking(browserTimeZone());
  return {
    form,
    edit: (field, text) =>
      bookingDraft.set({ uid: session?.uid ?? own?.uid ?? null, form: { ...form, [field]: text } }),
  };
}
