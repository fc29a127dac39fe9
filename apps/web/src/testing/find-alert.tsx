import { screen, waitFor } from "@testing-library/react";

/** What is announced as wrong, once something is. */
export function findAlert(): Promise<string> {
  return waitFor(() => {
    const texts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    const text = texts.find(Boolean);
    if (!text) throw new Error("nothing is announced as wrong");
    return text;
  });
}
