import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyRequest, isWanted } from "../schedules/requests-calendar.ts";
import { at } from "../testing/at.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import {
  areRequestsDue,
  suitableRequests,
  type AlertedCoder,
  type OpenRequest,
} from "./request-alerts.ts";

const request: OpenRequest = {
  learnerId: "lena",
  startsAt: at("10:00"),
  endsAt: at("11:00"),
  openedAt: at("09:00"),
  language: "Python",
  difficulty: "Easy",
};

const anyAlert = { ...anyRequest, sinceAt: at("08:00") };

function isTold(coder: Partial<AlertedCoder>, facts: Partial<OpenRequest> = {}): boolean {
  const cody = { accountId: "cody", alerts: [anyAlert], held: [], timeZone: "UTC", ...coder };
  return suitableRequests(cody, [{ ...request, ...facts }]).length > 0;
}

describe("[NOTE-1] a coder is told of an open request", () => {
  test.each<[string, Partial<AlertedCoder>, boolean]>([
    ["that suits an alert", {}, true],
    ["that suits one of several", { alerts: [{ ...anyAlert, language: "Java" }, anyAlert] }, true],
    ["that suits none", { alerts: [{ ...anyAlert, language: "Java" }] }, false],
    ["without an alert", { alerts: [] }, false],
    ["of their own", { accountId: "lena" }, false],
    [
      "that opened as the alert was made",
      { alerts: [{ ...anyAlert, sinceAt: at("09:00") }] },
      true,
    ],
    ["that was open before", { alerts: [{ ...anyAlert, sinceAt: at("09:00") + 1 }] }, false],
    ["that begins as a session ends", { held: [{ startsAt: 0, endsAt: at("10:00") }] }, true],
    ["that overlaps a session", { held: [{ startsAt: 0, endsAt: at("10:00") + 1 }] }, false],
    [
      "that ends as a session begins",
      { held: [{ startsAt: at("11:00"), endsAt: at("12:00") }] },
      true,
    ],
  ])("%s of %o: %s", (_, coder, isExpected) => {
    expect(isTold(coder)).toBe(isExpected);
  });

  it("by the filter of the list, in the coder's zone", () => {
    const filters = fc.record({
      language: fc.constantFrom(null, "Python", "Java"),
      difficulty: fc.constantFrom(null, "Easy", "Hard"),
      part: fc.constantFrom(null, "Morning", "Afternoon"),
      days: fc.constantFrom(null, "Mondays", "Tuesdays", "Weekends"),
    });
    const zones = fc.constantFrom("UTC", "Asia/Kolkata", "Pacific/Auckland");
    fc.assert(
      fc.property(filters, zones, (filter, timeZone) => {
        const alerts = [{ ...anyAlert, ...(filter as typeof anyRequest) }];
        expect(isTold({ alerts, timeZone })).toBe(
          isWanted(request, filter as typeof anyRequest, timeZone),
        );
      }),
    );
  });
});

describe("[NOTE-1] requests are gathered, and told so often a day", () => {
  const fiveMinutesAgo = at("09:00") - 5 * MINUTE_MS;

  test.each<[string, number[], number[], boolean]>([
    ["none", [], [], false],
    ["one for less than 5 minutes", [fiveMinutesAgo + 1], [], false],
    ["one for 5 minutes", [fiveMinutesAgo], [], true],
    ["the earliest of several for 5 minutes", [at("09:00"), fiveMinutesAgo], [], true],
    ["told less than 30 minutes ago", [0], [at("08:30") + 1], false],
    ["told 30 minutes ago", [0], [at("08:30")], true],
    ["opened less than 30 minutes ago, told earlier", [at("08:30") + 1], [at("06:00")], false],
    ["told twice, 2 hours ago", [0], [at("05:00"), at("07:00")], true],
    ["told twice, a moment less ago", [0], [at("05:00"), at("07:00") + 1], false],
    ["told three times, 6 hours ago", [0], [at("01:00"), at("02:00"), at("03:00")], true],
  ])("%s: %s, %s: %s", (_, openedAts, toldAts, isDue) => {
    expect(areRequestsDue(openedAts, toldAts, at("09:00"))).toBe(isDue);
  });

  it("not a fifth time within a day", () => {
    const told = [20, 19, 18, 17].map((hours) => at("09:00") - hours * HOUR_MS);
    expect(areRequestsDue([0], told, at("09:00"))).toBe(false);
  });
});
