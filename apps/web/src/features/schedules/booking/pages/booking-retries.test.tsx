// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { payWithCode } from "@codetale/contract/payments";
import { addSchedule } from "@codetale/contract/schedules";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  codeOffered,
  currentStep,
  fillIn,
  openBooking,
  valueOf,
} from "../../testing/booking-screen.tsx";
import { button, endTest, leave } from "../../testing/render-screen.tsx";
import { lost, never, on, refuse, requestsTo } from "#testing/server";
import { MESSAGE, answerWillingly, learner } from "../../testing/schedules-server.ts";

beforeEach(answerWillingly);
afterEach(endTest);

describe("[BOOK-6] never twice", () => {
  it("sends one booking and one payment, however often it is pressed", async () => {
    await openBooking();
    await codeOffered();
    fillIn();
    fireEvent.click(button("Pay & Book"));
    fireEvent.click(button("Pay & Book"));
    fireEvent.submit(button("Pay & Book"));

    await screen.findByText("Payment successful!");
    expect(requestsTo(addSchedule)).toHaveLength(1);
    expect(requestsTo(payWithCode)).toHaveLength(1);
  });

  it("sends the same key again after a lost reply", async () => {
    on(addSchedule, lost);
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/network-request-failed/)).toBeTruthy();

    answerWillingly();
    press();
    await screen.findByText("Payment successful!");
    const [first, second] = requestsTo(addSchedule).map(({ headers }) =>
      headers.get("idempotency-key"),
    );
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toBe(first);
  });

  it("sends the same key after a reload while the booking was on its way", async () => {
    on(addSchedule, never);
    const first = await openBooking();
    await codeOffered();
    fillIn();
    first.press();
    await waitFor(() => expect(requestsTo(addSchedule)).toHaveLength(1));
    leave();
    answerWillingly();
    const second = await openBooking();
    await codeOffered();
    second.press();

    await screen.findByText("Payment successful!");
    const keys = requestsTo(addSchedule).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("goes on paying after a reload between booking and payment", async () => {
    on(payWithCode, never);
    const first = await openBooking();
    await codeOffered();
    fillIn();
    first.press();
    await waitFor(() => expect(requestsTo(payWithCode)).toHaveLength(1));
    leave();
    answerWillingly();
    const second = await openBooking();

    expect(await screen.findByText(/booked but not paid yet/)).toBeTruthy();
    await codeOffered();
    second.press();
    await screen.findByText("Payment successful!");
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(requestsTo(addSchedule)).toHaveLength(1);
    expect(requestsTo(payWithCode)[1]?.body.scheduleId).toBe("schedule-1");
  });

  it("shows what is booked already, and pays only when asked, after signing in elsewhere", async () => {
    refuse(payWithCode, "payment/wrong-code");
    const first = await openBooking();
    await codeOffered();
    fillIn();
    first.press();
    await screen.findByText(/booked but not paid yet/);
    leave();
    answerWillingly();
    on(readSession, null);
    const second = await openBooking();
    await codeOffered();
    on(readSession, learner);
    second.press();

    expect(await screen.findByText(/booked but not paid yet/)).toBeTruthy();
    expect(requestsTo(addSchedule)).toHaveLength(1);
    expect(requestsTo(payWithCode)).toHaveLength(1);
  });

  it("goes on with nobody else's booking", async () => {
    refuse(payWithCode, "payment/wrong-code");
    const first = await openBooking();
    await codeOffered();
    fillIn();
    first.press();
    await screen.findByText(/booked but not paid yet/);
    leave();
    on(readSession, { ...learner, uid: "learner-2" });
    const known = requestsTo(readSession).length;
    await openBooking();
    await waitFor(() => expect(requestsTo(readSession)).toHaveLength(known + 1));
    await waitFor(() => expect(valueOf("Company")).toBe(""));

    expect(screen.queryByText(/booked but not paid yet/)).toBeNull();
    expect(currentStep()).toContain("Fill Details");
  });

  it("uses a new key for another session", async () => {
    const { press, user } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    await user.click(await screen.findByText("Book another session"));

    expect(valueOf("Company")).toBe("");
    expect(document.activeElement).toBe(screen.getByLabelText("Day"));
    fillIn();
    press();
    await screen.findByText("Payment successful!");
    const keys = requestsTo(addSchedule).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("starts afresh when one comes back after a booking", async () => {
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    await screen.findByText("Payment successful!");
    leave();
    await openBooking();

    expect(valueOf("Company")).toBe("");
    expect(currentStep()).toContain("Fill Details");
  });

  it("says so before it books changed details beside those that were sent already", async () => {
    refuse(addSchedule, "booking/key-reused");
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/already booked a session with other details/)).toBeTruthy();

    answerWillingly();
    press();
    await screen.findByText("Payment successful!");
    const [first, second] = requestsTo(addSchedule).map(({ headers }) =>
      headers.get("idempotency-key"),
    );
    expect(second).not.toBe(first);
  });
});
