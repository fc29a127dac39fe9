// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aSchedule } from "../../testing/schedules.ts";
import { ScheduleList } from "./schedule-list.tsx";

afterEach(cleanup);

it("shows a long history bit by bit", () => {
  const schedules = Array.from({ length: 45 }, (_, index) => aSchedule({ id: `past-${index}` }));
  render(
    <ScheduleList
      schedules={schedules}
      query={{ isPending: false, isError: false, error: null, refetch: () => undefined }}
      emptyHint=""
    >
      {({ id }) => <p>{id}</p>}
    </ScheduleList>,
  );
  const shown = () => screen.getAllByText(/^past-/).length;

  expect(shown()).toBe(20);
  fireEvent.click(screen.getByText("Show more"));
  expect(shown()).toBe(40);
  fireEvent.click(screen.getByText("Show more"));
  expect(shown()).toBe(45);
  expect(screen.queryByText("Show more")).toBeNull();
});
