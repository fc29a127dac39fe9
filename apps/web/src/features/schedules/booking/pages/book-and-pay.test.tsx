// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import { addSchedule, listLearnerSchedules } from "@codetale/contract/schedules";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refreshSession } from "#lib/session/session-query";
import {
  codeOffered,
  currentStep,
  fillIn,
  openBooking,
  valueOf,
} from "../../testing/booking-screen.tsx";
import {
  alerts,
  button,
  endTest,
  fill,
  leave,
  wordsBeneath,
} from "../../testing/render-screen.tsx";
import { lost, on, refuse, requestsTo } from "#testing/server";
import {
  MESSAGE,
  answerWillingly,
  coder,
  learner,
  listing,
} from "../../testing/schedules-server.ts";
import { aSchedule } from "../../testing/schedules.ts";
beforeEach(answerWillingly);
afterEach(endTest);

describe("Pay & Book", () => {
  it("[BOOK-4] books, pays, and says so with the server's message", async () => {
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    fill("Time zone", "Asia/Kolkata");
    fill("Day", "2026-03-03");
    fill("Accommodations", "Larger type, please. ");
    press();

    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(currentStep()).toContain("Session Booked");
    expect(screen.getByText("My Schedule").getAttribute("href")).toBe("/my_schedule");
    expect(requestsTo(addSchedule)[0]?.body).toEqual({
      uid: learner.uid,
      day: "2026-03-03",
      startTime: "10:00",
      endTime: "11:30",
      timeZone: "Asia/Kolkata",
      questions: 3,
      company: "Acme",
      onCampus: "On Campus",
      difficulty: "Medium",
      language: "Python",
      otherRequests: "Graphs, please.",
      accommodations: "Larger type, please.",
    });
    expect(requestsTo(payWithCode)[0]?.body).toEqual({
      user_id: learner.uid,
      pay_code: "sample-code",
      scheduleId: "schedule-1",
    });
  });

  it("[BOOK-4] announces the result to whoever cannot see it", async () => {
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();

    const heading = await screen.findByText("Payment successful!");
    expect(document.activeElement?.contains(heading)).toBe(true);
  });

  it("[BOOK-4] says that it is unknown how one pays, and reads it again", async () => {
    refuse(readPaymentMethod, "request/invalid");
    await openBooking();
    await screen.findByText(/^How you can pay could not be read/);
    on(readPaymentMethod, { kind: "code", sampleCode: null, price: null, credits: 1 });
    fireEvent.click(button("Try again"));

    expect(await screen.findByText(/^You have a free session/)).toBeTruthy();
    expect(screen.queryByText(/^How you can pay could not be read/)).toBeNull();
  });

  it("[BOOK-4] counts the free sessions of an account that signs in in another tab", async () => {
    on(readSession, null);
    const { client } = await openBooking();
    await codeOffered();
    on(readPaymentMethod, { kind: "code", sampleCode: null, price: null, credits: 1 });
    on(readSession, learner);
    await act(() => refreshSession(client));

    expect(await screen.findByText(/^You have a free session/)).toBeTruthy();
  });

  it("[BOOK-4] says that no money moves where a sample code is offered", async () => {
    await openBooking();
    await codeOffered();

    expect(wordsBeneath("Payment Code")).toContain("no money moves");
  });

  it("[BOOK-4] tells a visitor, leads to the sign-in and keeps the form for afterwards", async () => {
    on(readSession, null);
    const { press, user, router } = await openBooking();
    await codeOffered();
    fillIn();
    press();

    expect(await screen.findByText("User not authenticated.")).toBeTruthy();
    expect(requestsTo(addSchedule)).toEqual([]);
    await user.click(screen.getByText("Log in"));
    expect(router.state.location.pathname).toBe("/login");
    expect(router.state.location.state).toEqual({ from: "/schedule" });

    leave();
    answerWillingly();
    await openBooking();
    await codeOffered();
    expect(valueOf("Day")).toBe("2026-03-02");
    expect(valueOf("Company")).toBe("Acme");
    expect(valueOf("Language")).toBe("Python");
    expect(valueOf("Other Requests")).toBe("Graphs, please.");
  });

  it("keeps the form, but never the payment code, through a reload", async () => {
    await openBooking();
    fill("Company", "Acme");
    fill("Payment Code", "my secret code");
    leave();
    await openBooking();
    await codeOffered();

    expect(valueOf("Company")).toBe("Acme");
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
  });

  it("shows nobody what another person typed in this tab", async () => {
    await openBooking();
    await codeOffered();
    await waitFor(() => expect(requestsTo(readSession)).toHaveLength(1));
    fill("Company", "Acme");
    leave();
    const other = { ...learner, uid: "learner-2" };
    on(readSession, other);
    await openBooking();

    await waitFor(() => expect(valueOf("Company")).toBe(""));
  });

  it("tells a coder that booking needs a learner account", async () => {
    on(readSession, coder);
    await openBooking();

    expect(await screen.findByText(/needs a learner account/)).toBeTruthy();
    expect(screen.queryByText("Pay & Book")).toBeNull();
    expect(screen.getByText("Log in as a learner").getAttribute("href")).toBe("/login");
  });

  it("says when the session ended meanwhile", async () => {
    refuse(addSchedule, "session/expired");
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();

    expect(await screen.findByText("Your session has ended. Please log in again.")).toBeTruthy();
    expect(screen.getByText("Log in")).toBeTruthy();
  });
});

describe("[BOOK-7] a payment that fails", () => {
  it("keeps the booking, unpaid, and tries again for the same one", async () => {
    refuse(payWithCode, "payment/wrong-code");
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    fill("Payment Code", "wrong");
    press();

    await waitFor(() =>
      expect(wordsBeneath("Payment Code")).toContain("The payment code was not accepted."),
    );
    expect(screen.getByText(/booked but not paid yet/)).toBeTruthy();
    expect(currentStep()).toContain("Make Payment");
    expect(document.activeElement).toBe(screen.getByLabelText("Payment Code"));
    expect(screen.queryByText("Payment successful!")).toBeNull();

    answerWillingly();
    fill("Payment Code", "right");
    press();
    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(requestsTo(addSchedule)).toHaveLength(1);
    expect(requestsTo(payWithCode).map(({ body }) => [body.scheduleId, body.pay_code])).toEqual([
      ["schedule-1", "wrong"],
      ["schedule-1", "right"],
    ]);
  });

  it("pays once more after a lost reply, for the same booking", async () => {
    on(payWithCode, lost);
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/network-request-failed/)).toBeTruthy();

    answerWillingly();
    press();
    await screen.findByText("Payment successful!");
    expect(requestsTo(addSchedule)).toHaveLength(1);
  });

  it("[BOOK-6] asks the server what came of a payment whose reply was lost", async () => {
    on(payWithCode, lost);
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    on(listLearnerSchedules, lost);
    press();
    expect(await screen.findByText(/do not know yet whether the payment arrived/)).toBeTruthy();
    expect(screen.queryByText(/booked but not paid yet/)).toBeNull();

    // As a reload does.
    cleanup();
    listing([aSchedule({ isPaid: true })]);
    await openBooking();
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    expect(currentStep()).toContain("Session Booked");
  });

  it("lets the learner leave it unpaid and book another session", async () => {
    refuse(payWithCode, "server/failed");
    const { press, user } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.click(button("Book another session"));

    expect(currentStep()).toContain("Fill Details");
    expect(valueOf("Day")).toBe("");
    expect(alerts()).toEqual([]);
  });

  it.each([
    ["schedule/cancelled", "This session was cancelled."],
    ["schedule/over", "This schedule is already over."],
    ["schedule/unknown", "This schedule does not exist."],
  ] as const)("gives the form back after %s, which no payment mends", async (reason, message) => {
    refuse(payWithCode, reason);
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/booked but not paid yet/)).toBeNull();
    expect(currentStep()).toContain("Fill Details");
    expect(valueOf("Day")).toBe("");
    press();
    expect(requestsTo(addSchedule)).toHaveLength(1);
    answerWillingly();
    fillIn();
    press();
    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(requestsTo(addSchedule)).toHaveLength(2);
  });
});
