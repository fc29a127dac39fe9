import type { Session } from "@codetale/contract/identity";
import { useStoredValue } from "#lib/stored-value";
import { bookingDraft, isDraftOf } from "../booking-draft.ts";
import { blankBooking, type BookingField, type BookingForm } from "../booking-form.ts";
import { browserTimeZone } from "../../time-zones.ts";

export interface BookingFormState {
  form: BookingForm;
  edit: (field: BookingField, text: string) => void;
}

/** The booking form as it is typed, kept as a draft from the first letter on. */
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
