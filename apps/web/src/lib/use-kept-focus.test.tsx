// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

interface GroupProps {
  names: readonly string[];
  disabled?: string;
  isWaiting?: boolean;
}

function Group({ names, disabled, isWaiting = false }: GroupProps) {
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      {isWaiting && <p tabIndex={-1}>Loading</p>}
      {names.map((name) => (
        <button key={name} disabled={name === disabled}>
          {name}
        </button>
      ))}
    </div>
  );
}

function press(name: string): void {
  const button = screen.getByRole("button", { name });
  button.focus();
  button.click();
}

const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

it("[SPLAY-7] gives the focus of a pressed button that is gone to the first that is left", () => {
  const { rerender } = render(<Group names={["a", "b", "c"]} />);
  press("c");
  rerender(<Group names={["a", "b"]} />);
  expect(focused()).toBe("a");
});

it("[SPLAY-7] gives the focus of a pressed button that is disabled to the first that is not", () => {
  const { rerender } = render(<Group names={["a", "b"]} />);
  press("a");
  rerender(<Group names={["a", "b"]} disabled="a" />);
  expect(focused()).toBe("b");
});

it("[SPLAY-7] has the focus wait where there is no button yet", () => {
  const { rerender } = render(<Group names={["again"]} />);
  press("again");
  rerender(<Group names={[]} isWaiting />);
  expect(focused()).toBe("Loading");
  rerender(<Group names={["a", "b"]} />);
  expect(focused()).toBe("a");
});

it("moves no focus that is elsewhere, nor that of a button that was not pressed", () => {
  const { rerender } = render(
    <>
      <Group names={["a", "b"]} />
      <button>elsewhere</button>
    </>,
  );
  const other = <button>elsewhere</button>;
  press("b");
  screen.getByRole("button", { name: "elsewhere" }).focus();
  rerender(
    <>
      <Group names={["a"]} />
      {other}
    </>,
  );
  expect(focused()).toBe("elsewhere");

  screen.getByRole("button", { name: "a" }).focus();
  rerender(
    <>
      <Group names={["c"]} />
      {other}
    </>,
  );
  expect(document.activeElement).toBe(document.body);
});
