// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("[SLIB-2] searches with what was chosen between typing and the pause", () => {
  const asked = vi.fn();
  function Filters() {
    const [language, setLanguage] = useState("all");
    return (
      <>
        <SearchField
          label="Search"
          help=""
          longest={100}
          search=""
          onSearch={(search) => {
            asked({ search, language });
          }}
        />
        <button
          onClick={() => {
            setLanguage("es");
          }}
        >
          Español
        </button>
      </>
    );
  }
  render(<Filters />);

  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "train" } });
  fireEvent.click(screen.getByRole("button", { name: "Español" }));
  act(() => {
    vi.advanceTimersByTime(300);
  });

  expect(asked.mock.calls).toEqual([[{ search: "train", language: "es" }]]);
});
