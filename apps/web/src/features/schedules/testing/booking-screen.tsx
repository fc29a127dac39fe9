/** The booking screen before a server that books and takes payments. */
import { readPaymentMethod } from "@codetale/contract/payments";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { requestsTo } from "#testing/server";
import { button, fill, renderScreen } from "./render-screen.tsx";

/** Opens the screen and waits until it has asked how one pays. */
export async function openBooking() {
  const asked = requestsTo(readPaymentMethod).length;
  const view = renderScreen("/schedule");
  await waitFor(() => expect(requestsTo(readPaymentMethod)).toHaveLength(asked + 1));
  return { ...view, press: () => fireEvent.click(button("Pay & Book")) };
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
