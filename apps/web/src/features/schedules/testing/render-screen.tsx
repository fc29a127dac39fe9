import type { Clock } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { ClockContext } from "#lib/clock";
import { LiveContext } from "#lib/live-connection";
import { useLocation } from "#lib/routing/navigation";
import { SessionContext } from "#lib/session/use-session";
import { SessionStore } from "#lib/session/session-store";
import { createTestRouter, RouterProvider } from "#testing/test-router";
import { ToastProvider } from "#ui/feedback/toast";
import { BookingPage } from "../booking/pages/booking-page.tsx";
import { CoderHomePage } from "../own-schedules/pages/coder-home-page.tsx";
import { MySchedulesPage } from "../own-schedules/pages/my-schedules-page.tsx";
import { QuietLive } from "./quiet-live.ts";

/** It is 09:00 on the day that all tests share, until a test says otherwise. */
const NINE: Clock = { now: () => at("09:00") };

/** Opens one of the schedules screens. */
export function renderScreen(path: string, { clock = NINE }: { clock?: Clock } = {}) {
  const live = new QuietLive();
  const router = createTestRouter(
    [
      { path: "/schedule", element: <BookingPage /> },
      { path: "/my_schedule", element: <MySchedulesPage /> },
      { path: "/coders_home", element: <CoderHomePage /> },
      { path: "*", element: <Elsewhere /> },
    ],
    path,
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ClockContext value={clock}>
      <LiveContext value={live}>
        <SessionContext value={new SessionStore([])}>
          <QueryClientProvider client={client}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </QueryClientProvider>
        </SessionContext>
      </LiveContext>
    </ClockContext>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), live, router, address };
}

/** Closes the page as a reload does: what the tab keeps stays. */
export function leave(): void {
  cleanup();
}

export function endTest(): void {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}

/** Enters a value as a native picker does, all at once. */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

/** What is announced as wrong right now. */
export function alerts(): string[] {
  const texts = [...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent);
  return texts.filter((text) => text !== "");
}

/** What stands beneath a field. */
export function wordsBeneath(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}

/** Another feature's screen, known by its address alone. */
function Elsewhere() {
  const { state } = useLocation();
  return <pre>{JSON.stringify(state)}</pre>;
}
