/** Reads a calendar file with a library other than the one that writes it. */
import ICAL from "ical.js";

export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return {
    method: calendar.getFirstPropertyValue("method"),
    events: calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: component.getFirstPropertyValue("status"),
        startsAt: event.startDate.toJSDate().getTime(),
        endsAt: event.endDate.toJSDate().getTime(),
        summary: event.summary,
        description: event.description,
        attendee: event.attendees[0]?.getFirstValue()?.toString().replace("MAILTO:", "") ?? null,
      };
    }),
  };
}
