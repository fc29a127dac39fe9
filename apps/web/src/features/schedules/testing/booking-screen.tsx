/** The booking screen before a server that books and takes payments. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { button, fill, renderScreen } from "./render-screen.tsx";
import { ok, stubServer, type Answers } from "./stub-server.ts";

export const ADD = "/schedule/add-schedule";
export const PAY = "/paycode/pay_code";
export const MESSAGE =
  "Your session is booked for Monday 2nd March 2026, 10:00 AM to 11:30 AM (UTC).";

export const accepting: Answers = {
  [ADD]: () => ok({ success: true, scheduleId: "schedule-1", message: MESSAGE }),
  [PAY]: () => ok({ success: true, message: "Payment successful!" }),
};

/** Opens the screen before a server that books and takes payments, unless `answers` differ. */
export async function openBooking(answers: Answers = {}) {
  const server = stubServer({ ...accepting, ...answers });
  const view = renderScreen("/schedule");
  await waitFor(() => expect(server.sentTo("/paycode/method")).toHaveLength(1));
  return { server, ...view, press: () => fireEvent.click(button("Pay & Book")) };
}

export function fillIn(): void {
  fill("Day", "2026-03-02");
  fill("Start Time", "10:00");
  fill("End Time", "11:30");
  fill("Number of Questions", "3");
  fill("Company", "Acme");
  fill("Mode", "On Campus");
  fill("Difficulty", "Medium");
  fill("Language", "Python");
  fill("Other Requests", "Graphs, please.");
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

/** Waits until the sample code is filled in, which stands for everything having been read. */
export async function codeOffered(): Promise<void> {
  await waitFor(() => expect(valueOf("Payment Code")).toBe("sample-code"));
}

export function currentStep(): string | undefined {
  const steps = screen.getByLabelText("Steps of booking");
  return steps.querySelector("[aria-current=step]")?.textContent;
}
