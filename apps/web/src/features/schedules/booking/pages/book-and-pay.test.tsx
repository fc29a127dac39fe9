// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import {
  ADD,
  MESSAGE,
  PAY,
  accepting,
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
import { coder, learner, lost, never, ok, refusal } from "../../testing/stub-server.ts";
afterEach(endTest);

describe("Pay & Book", () => {
  it("[BOOK-4] books, pays, and says so with the server's message", async () => {
    const { server, press } = await openBooking();
    await codeOffered();
    fillIn();
    fill("Time zone", "Asia/Kolkata");
    fill("Day", "2026-03-03");
    press();

    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(currentStep()).toContain("Session Booked");
    expect(screen.getByText("My Schedule").getAttribute("href")).toBe("/my_schedule");
    expect(server.sentTo(ADD)[0]?.body).toEqual({
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
    });
    expect(server.sentTo(PAY)[0]?.body).toEqual({
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

  it("[BOOK-4] says that no money moves where a sample code is offered", async () => {
    await openBooking();
    await codeOffered();

    expect(wordsBeneath("Payment Code")).toContain("no money moves");
  });

  it("[BOOK-4] tells a visitor, leads to the sign-in and keeps the form for afterwards", async () => {
    const { server, press, user, router } = await openBooking({
      "/onboard/session": () => ok(null),
    });
    await codeOffered();
    fillIn();
    press();

    expect(await screen.findByText("User not authenticated.")).toBeTruthy();
    expect(server.sentTo(ADD)).toEqual([]);
    await user.click(screen.getByText("Log in"));
    expect(router.state.location.pathname).toBe("/login");
    expect(router.state.location.state).toEqual({ from: "/schedule" });

    leave();
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
    const { server } = await openBooking();
    await codeOffered();
    await waitFor(() => expect(server.sentTo("/onboard/session")).toHaveLength(1));
    fill("Company", "Acme");
    leave();
    const other = { ...learner, uid: "learner-2" };
    await openBooking({ "/onboard/session": () => ok(other) });

    await waitFor(() => expect(valueOf("Company")).toBe(""));
  });

  it("tells a coder that booking needs a learner account", async () => {
    await openBooking({ "/onboard/session": () => ok(coder) });

    expect(await screen.findByText(/needs a learner account/)).toBeTruthy();
    expect(screen.queryByText("Pay & Book")).toBeNull();
    expect(screen.getByText("Log in as a learner").getAttribute("href")).toBe("/login");
  });

  it("says when the session ended meanwhile", async () => {
    const { press } = await openBooking({ [ADD]: () => refusal("session/expired") });
    await codeOffered();
    fillIn();
    press();

    expect(await screen.findByText("Your session has ended. Please log in again.")).toBeTruthy();
    expect(screen.getByText("Log in")).toBeTruthy();
  });
});

describe("[BOOK-6] never twice", () => {
  it("sends one booking and one payment, however often it is pressed", async () => {
    const { server } = await openBooking();
    await codeOffered();
    fillIn();
    fireEvent.click(button("Pay & Book"));
    fireEvent.click(button("Pay & Book"));
    fireEvent.submit(button("Pay & Book"));

    await screen.findByText("Payment successful!");
    expect(server.sentTo(ADD)).toHaveLength(1);
    expect(server.sentTo(PAY)).toHaveLength(1);
  });

  it("sends the same key again after a lost reply", async () => {
    const { server, press } = await openBooking({ [ADD]: lost });
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/network-request-failed/)).toBeTruthy();

    server.answers[ADD] = accepting[ADD]!;
    press();
    await screen.findByText("Payment successful!");
    const [first, second] = server.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toBe(first);
  });

  it("sends the same key after a reload while the booking was on its way", async () => {
    const first = await openBooking({ [ADD]: never });
    await codeOffered();
    fillIn();
    first.press();
    await waitFor(() => expect(first.server.sentTo(ADD)).toHaveLength(1));
    leave();
    const second = await openBooking();
    await codeOffered();
    second.press();

    await screen.findByText("Payment successful!");
    const keyOf = ({ server }: typeof first) =>
      server.sentTo(ADD)[0]?.headers.get("idempotency-key");
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it("goes on paying after a reload between booking and payment", async () => {
    const first = await openBooking({ [PAY]: never });
    await codeOffered();
    fillIn();
    first.press();
    await waitFor(() => expect(first.server.sentTo(PAY)).toHaveLength(1));
    leave();
    const second = await openBooking();

    expect(await screen.findByText(/booked but not paid yet/)).toBeTruthy();
    await codeOffered();
    second.press();
    await screen.findByText("Payment successful!");
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(second.server.sentTo(ADD)).toEqual([]);
    expect(second.server.sentTo(PAY)[0]?.body.scheduleId).toBe("schedule-1");
  });

  it("shows what is booked already, and pays only when asked, after signing in elsewhere", async () => {
    const first = await openBooking({ [PAY]: () => refusal("payment/wrong-code") });
    await codeOffered();
    fillIn();
    first.press();
    await screen.findByText(/booked but not paid yet/);
    leave();
    const second = await openBooking({ "/onboard/session": () => ok(null) });
    await codeOffered();
    second.server.answers["/onboard/session"] = () => ok(learner);
    second.press();

    expect(await screen.findByText(/booked but not paid yet/)).toBeTruthy();
    expect(second.server.sentTo(ADD)).toEqual([]);
    expect(second.server.sentTo(PAY)).toEqual([]);
  });

  it("goes on with nobody else's booking", async () => {
    const first = await openBooking({ [PAY]: () => refusal("payment/wrong-code") });
    await codeOffered();
    fillIn();
    first.press();
    await screen.findByText(/booked but not paid yet/);
    leave();
    const { server } = await openBooking({
      "/onboard/session": () => ok({ ...learner, uid: "learner-2" }),
    });
    await waitFor(() => expect(server.sentTo("/onboard/session")).toHaveLength(1));
    await waitFor(() => expect(valueOf("Company")).toBe(""));

    expect(screen.queryByText(/booked but not paid yet/)).toBeNull();
    expect(currentStep()).toContain("Fill Details");
  });

  it("uses a new key for another session", async () => {
    const { server, press, user } = await openBooking();
    await codeOffered();
    fillIn();
    press();
    await user.click(await screen.findByText("Book another session"));

    expect(valueOf("Company")).toBe("");
    expect(document.activeElement).toBe(screen.getByLabelText("Day"));
    fillIn();
    press();
    await screen.findByText("Payment successful!");
    const keys = server.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
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
    const { server, press } = await openBooking({ [ADD]: () => refusal("booking/key-reused") });
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/already booked a session with other details/)).toBeTruthy();

    server.answers[ADD] = accepting[ADD]!;
    press();
    await screen.findByText("Payment successful!");
    const [first, second] = server.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
    expect(second).not.toBe(first);
  });
});

describe("[BOOK-7] a payment that fails", () => {
  it("keeps the booking, unpaid, and tries again for the same one", async () => {
    const { server, press } = await openBooking({ [PAY]: () => refusal("payment/wrong-code") });
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

    server.answers[PAY] = accepting[PAY]!;
    fill("Payment Code", "right");
    press();
    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    expect(server.sentTo(ADD)).toHaveLength(1);
    expect(server.sentTo(PAY).map(({ body }) => [body.scheduleId, body.pay_code])).toEqual([
      ["schedule-1", "wrong"],
      ["schedule-1", "right"],
    ]);
  });

  it("pays once more after a lost reply, for the same booking", async () => {
    const { server, press } = await openBooking({ [PAY]: lost });
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText(/network-request-failed/)).toBeTruthy();

    server.answers[PAY] = accepting[PAY]!;
    press();
    await screen.findByText("Payment successful!");
    expect(server.sentTo(ADD)).toHaveLength(1);
  });

  it("lets the learner leave it unpaid and book another session", async () => {
    const { press, user } = await openBooking({ [PAY]: () => refusal("schedule/over") });
    await codeOffered();
    fillIn();
    press();
    expect(await screen.findByText("This schedule is already over.")).toBeTruthy();
    await user.click(button("Book another session"));

    expect(currentStep()).toContain("Fill Details");
    expect(valueOf("Day")).toBe("");
    expect(alerts()).toEqual([]);
  });
});
