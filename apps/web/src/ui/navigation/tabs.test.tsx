// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = [
  { value: "current", label: "Current Schedules" },
  { value: "past", label: "Past Schedules" },
] as const;

it("names the panel after the chosen tab and changes by press and by arrow key", async () => {
  render(<Chooser />);
  expect(screen.getByRole("tabpanel", { name: "Current Schedules" })).toBeTruthy();

  await userEvent.click(screen.getByRole("tab", { name: "Past Schedules" }));
  expect(screen.getByRole("tabpanel", { name: "Past Schedules" }).textContent).toBe("past");

  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(screen.getByRole("tabpanel", { name: "Current Schedules" }).textContent).toBe("current");
});

function Chooser() {
  const [value, setValue] = useState<"current" | "past">("current");
  return (
    <Tabs label="Schedules" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}
