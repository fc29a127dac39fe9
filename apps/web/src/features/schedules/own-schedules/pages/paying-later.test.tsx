// @vitest-environment jsdom
import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bookingAttempt } from "../../booking/booking-attempt.ts";
import { endTest, fill, renderScreen, wordsBeneath } from "../../testing/render-screen.tsx";
import { aSchedule } from "../../testing/schedules.ts";
import { on, refuse, requestsTo } from "#testing/server";
import { answerWillingly, listing } from "../../testing/schedules-server.ts";

beforeEach(answerWillingly);
afterEach(endTest);

/** Opens the learner's list at 09:00. */
function open() {
  return renderScreen("/my_schedule");
}

describe("[BOOK-7] paying later", () => {
  const unpaid = aSchedule({ isPaid: false, coder_assigned: null });

  it("asks for the code, says what is wrong with it, and pays", async () => {
    listing([unpaid]);
    refuse(payWithCode, "payment/wrong-code");
    const { user } = open();
    await user.click(await screen.findByText("Pay now"));
    const dialog = within(await screen.findByRole("dialog", { name: "Pay for this session" }));
    const about = "Python, Medium on Monday 2nd March 2026, 10:00 AM (UTC)";
    expect(dialog.getByText(about)).toBeTruthy();
    fill("Payment Code", "wrong");
    await user.click(dialog.getByText("Pay"));

    await waitFor(() =>
      expect(wordsBeneath("Payment Code")).toContain("The payment code was not accepted."),
    );
    on(payWithCode, { success: true, message: "Payment successful!" });
    listing([aSchedule({ coder_assigned: null })]);
    fill("Payment Code", "right");
    await user.click(dialog.getByText("Pay"));

    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText("Paid")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Python, Medium"));
    expect(requestsTo(payWithCode).map(({ body }) => body)).toEqual([
      { user_id: "learner-1", pay_code: "wrong", scheduleId: "schedule-1" },
      { user_id: "learner-1", pay_code: "right", scheduleId: "schedule-1" },
    ]);
  });

  it("ends what the booking screen had left to pay", async () => {
    bookingAttempt.set({
      uid: "learner-1",
      key: "key-1",
      booked: { scheduleId: "schedule-1", message: "" },
      isPaid: false,
    });
    listing([unpaid]);
    on(payWithCode, { success: true, message: "Payment successful!" });
    const { user } = open();
    await user.click(await screen.findByText("Pay now"));
    fill("Payment Code", "right");
    await user.click(screen.getByText("Pay"));

    await screen.findByText("Payment successful!");
    expect(bookingAttempt.get()).toBeNull();
  });

  it("pays nothing without a code", async () => {
    listing([unpaid]);
    on(readPaymentMethod, { kind: "code", sampleCode: null, price: null, credits: 0 });
    const { user } = open();
    await user.click(await screen.findByText("Pay now"));
    await user.click(await screen.findByText("Pay"));

    expect(wordsBeneath("Payment Code")).toContain("Please enter the payment code");
    expect(requestsTo(payWithCode)).toEqual([]);
  });

  it("says why it failed, and leaves the session unpaid", async () => {
    listing([unpaid]);
    refuse(payWithCode, "schedule/over");
    const { user } = open();
    await user.click(await screen.findByText("Pay now"));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Payment Code").value).toBe("sample-code"),
    );
    await user.click(screen.getByText("Pay"));

    expect(await screen.findByText("This schedule is already over.")).toBeTruthy();
    await user.click(screen.getByText("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Unpaid")).toBeTruthy();
  });
});
