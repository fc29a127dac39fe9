// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { MessageText } from "./message-text.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (text: string, usualLanguage: string | null = null) =>
  render(<MessageText text={text} usualLanguage={usualLanguage} />).container;

describe("prose", () => {
  it("links web addresses, which open beside the conversation and learn nothing of it", () => {
    show("See https://docs.example/a, please");
    const link = screen.getByRole("link", { name: "https://docs.example/a" });
    expect(link.getAttribute("href")).toBe("https://docs.example/a");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//evil.example"])(
    "does not link %s",
    (text) => {
      show(text);
      expect(screen.queryByRole("link")).toBeNull();
    },
  );

  it("shows markup as it was typed", () => {
    expect(show("<img src=x onerror=alert(1)> & <b>").textContent).toBe(
      "<img src=x onerror=alert(1)> & <b>",
    );
  });

  it("shows words of code as code", () => {
    expect(show("use `None`").querySelector("p > code")?.textContent).toBe("None");
  });
});

describe("a block of code", () => {
  const message = "```python\nreturn '<b>'\n```";

  it("is there at once, and in colour as soon as the colours are loaded", async () => {
    const view = show(message);
    expect(view.querySelector("pre")?.textContent).toBe("return '<b>'");
    await expect.poll(() => view.querySelector(".hljs-keyword")?.textContent).toBe("return");
    expect(view.querySelector("pre")?.textContent).toBe("return '<b>'");
  });

  it("is taken for the session's language when it names none", async () => {
    const view = show("```\nreturn 1\n```", "python");
    await expect.poll(() => view.querySelector(".hljs-keyword")).not.toBeNull();
  });

  it("stays plain in a language that nobody knows", async () => {
    const view = show("```brainfog\nreturn 1\n```", "python");
    await Promise.resolve();
    expect(view.querySelector("[class^=hljs]")).toBeNull();
  });

  it("can be reached and scrolled by keyboard", () => {
    show(message);
    expect(screen.getByRole("group", { name: "Code, python" }).tabIndex).toBe(0);
  });

  it("is copied without its fences", async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    show(message);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(write).toHaveBeenCalledExactlyOnceWith("return '<b>'");
    expect(await screen.findByText("Copied")).toBeTruthy();
  });

  it("is selected instead where a page may not copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    show(message);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Selected")).toBeTruthy();
    expect(getSelection()?.toString()).toContain("return '<b>'");
  });
});
