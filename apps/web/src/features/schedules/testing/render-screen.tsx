import type { Clock } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "#lib/routing/navigation";
import { renderRoutes } from "#testing/render-routes";
import { Guard } from "../../../app/routing/guard.tsx";
import { BookingPage } from "../booking/pages/booking-page.tsx";
import { OwnSchedulesScreen } from "../../../app/schedules/own-schedules-screen.tsx";

/** It is 09:00 on the day that all tests share, until a test says otherwise. */
const NINE: Clock = { now: () => at("09:00") };

/** Opens one of the schedules screens. */
export function renderScreen(
  path: string,
  { clock = NINE, state }: { clock?: Clock; state?: object } = {},
) {
  const view = renderRoutes(
    [
      { path: "/schedule", element: <BookingPage /> },
      {
        path: "/my_schedule",
        element: (
          <Guard kind="learner">
            <OwnSchedulesScreen person="user" />
          </Guard>
        ),
      },
      {
        path: "/coders_home",
        element: (
          <Guard kind="coder">
            <OwnSchedulesScreen person="coder" />
          </Guard>
        ),
      },
      { path: "*", element: <Elsewhere /> },
    ],
    path,
    { clock, state },
  );
  void view.live.open();
  const address = () =>
    `${view.router.state.location.pathname}${view.router.state.location.search}`;
  return { ...view, user: userEvent.setup(), address };
}

/** Closes the page as a reload does: what the tab keeps stays. */
export function leave(): void {
  cleanup();
}

export function endTest(): void {
  cleanup();
  sessionStorage.clear();
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
