// @vitest-environment jsdom
import { addProblem, LONGEST_ANSWER, LONGEST_QUESTION } from "@codetale/contract/problems";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { findAlert } from "#testing/find-alert";
import { lost, refusal, sentTo } from "#testing/server";
import { ProblemBank } from "../testing/problem-bank.ts";
import { field, renderBank } from "../testing/render-bank.tsx";

const QUESTION = "What is a heap?";
const ANSWER = "A tree in an array.";

let bank: ProblemBank;
beforeEach(() => {
  bank = new ProblemBank();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe("[PROB-2] adding a question", () => {
  it("offers a line for the question, an area for the answer and the button", async () => {
    await open();

    expect(screen.getByRole("heading", { level: 1, name: "Add a Question" })).toBeTruthy();
    expect(document.title).toBe("Add a Question · Codetale");
    expect(field("Question").tagName).toBe("INPUT");
    expect(field("Answer").tagName).toBe("TEXTAREA");
    expect(button().tagName).toBe("BUTTON");
  });

  it("clears both fields, says thanks, and leads to all questions", async () => {
    const { user } = await open();
    fillIn();
    fireEvent.click(button());

    expect(await screen.findByText("Your question is in the bank. Thank you!")).toBeTruthy();
    expect([field("Question").value, field("Answer").value]).toEqual(["", ""]);
    expect(sentTo(addProblem)).toMatchObject([{ question: QUESTION, ans: ANSWER }]);
    await user.click(screen.getByRole("link", { name: "See all questions" }));
    expect(await screen.findByRole("article", { name: QUESTION })).toBeTruthy();
  });

  it("gives each filled form an id of its own", async () => {
    await open();
    for (const count of [1, 2]) {
      fillIn();
      fireEvent.click(button());
      await waitFor(() => expect(bank.problems).toHaveLength(count));
      await waitFor(() => expect(field("Question").value).toBe(""));
    }

    expect(new Set(sentTo(addProblem).map(({ id }) => id)).size).toBe(2);
  });

  it("leads a coder to all questions too", async () => {
    bank.session = aSession({ person: "coder" });
    await open();
    fillIn();
    fireEvent.click(button());

    expect(await screen.findByText("Your question is in the bank. Thank you!")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all questions" })).toBeTruthy();
  });

  it("shows how it will look while it is typed", async () => {
    await open();
    fillIn({ ans: "One line:\n```python\nreturn 1\n```" });

    const preview = within(screen.getByRole("region", { name: "How it will look" }));
    expect(preview.getByText(QUESTION)).toBeTruthy();
    expect(preview.getByRole("group", { name: "Code, python" }).textContent).toBe("return 1");
  });
});

describe("[PROB-2] pressing twice", () => {
  it("adds the question once", async () => {
    await open();
    fillIn();
    // Both before the button can show that it is busy, and once more when it does.
    act(() => {
      button().click();
      button().click();
    });
    fireEvent.submit(field("Question").form!);

    await screen.findByText("Your question is in the bank. Thank you!");
    expect(sentTo(addProblem)).toHaveLength(1);
  });

  it("lets nothing be changed that is already on its way", async () => {
    let answer = (_: Response) => {};
    bank.instead = () => new Promise((resolve) => (answer = resolve));
    await open();
    fillIn();
    fireEvent.click(button());

    await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
    expect([field("Question").readOnly, field("Answer").readOnly]).toEqual([true, true]);
    answer(Response.json({ success: true }));
    await waitFor(() => expect(field("Question").readOnly).toBe(false));
  });

  it("after a lost reply, and even after a reload, sends the same id", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    bank.instead = lost;
    await open();
    fillIn();
    fireEvent.click(button());
    await findAlert();
    cleanup();

    bank.instead = null;
    await open();
    fireEvent.click(button());

    await screen.findByText("Your question is in the bank. Thank you!");
    expect(new Set(sentTo(addProblem).map(({ id }) => id)).size).toBe(1);
    expect(logged).toHaveBeenCalledOnce();
  });

  it("after a lost reply and a change sends the same id, so that no second one slips in", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    bank.instead = lost;
    await open();
    fillIn();
    fireEvent.click(button());
    await findAlert();
    fillIn({ ans: "Another answer." });
    fireEvent.click(button());
    await waitFor(() => expect(sentTo(addProblem)).toHaveLength(2));

    expect(new Set(sentTo(addProblem).map(({ id }) => id)).size).toBe(1);
  });
});

describe("[PROB-2] a failure", () => {
  it("keeps both texts, says so and logs the error, without what was typed", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    bank.instead = () => refusal("server/failed");
    await open();
    fillIn();
    fireEvent.click(button());

    expect(await findAlert()).toBe(
      "The question could not be added. Something went wrong on our side. Please try again.",
    );
    expect([field("Question").value, field("Answer").value]).toEqual([QUESTION, ANSWER]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      "The question could not be added.",
      expect.objectContaining({ reason: "server/failed" }),
    );
    expect(JSON.stringify(logged.mock.calls)).not.toContain(QUESTION);
  });

  it("of the network is one as well", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    bank.instead = lost;
    await open();
    fillIn();
    fireEvent.click(button());

    expect(await findAlert()).toContain("network-request-failed");
    expect(field("Answer").value).toBe(ANSWER);
  });

  it("because an earlier press went through with other words is overcome by the next", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    bank.instead = () => refusal("problem/id-reused");
    await open();
    fillIn();
    fireEvent.click(button());
    expect(await findAlert()).toContain("An earlier press");
    bank.instead = null;
    fireEvent.click(button());

    await screen.findByText("Your question is in the bank. Thank you!");
    expect(new Set(sentTo(addProblem).map(({ id }) => id)).size).toBe(2);
  });

  it("that the server puts down to a field is shown beneath it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const errors = [{ path: "ans", message: "must not contain NUL characters" }];
    bank.instead = () => refusal("request/invalid", { errors });
    await open();
    fillIn();
    fireEvent.click(button());

    expect(await screen.findByText("must not contain NUL characters")).toBeTruthy();
    expect(document.activeElement).toBe(field("Answer"));
  });
});

describe("[PROB-2] with nobody signed in", () => {
  it("stores nothing, says so, and keeps what was typed through the login", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    bank.session = null;
    const { user } = await open();
    fillIn();
    fireEvent.click(button());

    expect(await findAlert()).toContain("User not authenticated.");
    expect(bank.problems).toEqual([]);
    expect([field("Question").value, field("Answer").value]).toEqual([QUESTION, ANSWER]);
    await user.click(screen.getByRole("link", { name: "Log in" }));
    expect(await screen.findByText("at /login from /add_question")).toBeTruthy();
    cleanup();

    bank.session = aSession();
    await open();
    expect([field("Question").value, field("Answer").value]).toEqual([QUESTION, ANSWER]);
    fireEvent.click(button());
    await waitFor(() => expect(bank.problems).toHaveLength(1));
  });

  it("shows nobody what somebody else has typed in this tab", async () => {
    await open();
    fillIn();
    cleanup();

    bank.session = aSession({ uid: "learner-2" });
    await open();
    expect(field("Question").value).toBe("");
  });
});

describe("a form that is not filled in", () => {
  it("marks what is missing, goes to the first such field, and sends nothing", async () => {
    await open();
    fillIn({ question: "   ", ans: "" });
    fireEvent.click(button());

    expect(screen.getAllByText("Please fill this in")).toHaveLength(2);
    expect(document.activeElement).toBe(field("Question"));
    expect(field("Answer").getAttribute("aria-invalid")).toBe("true");
    expect(sentTo(addProblem)).toEqual([]);

    fillIn({ ans: "" });
    expect(field("Question").getAttribute("aria-invalid")).toBeNull();
    expect(field("Answer").getAttribute("aria-invalid")).toBe("true");
  });

  it("is not thanked for any more", async () => {
    await open();
    fillIn();
    fireEvent.click(button());
    expect(await screen.findByText("Your question is in the bank. Thank you!")).toBeTruthy();

    fireEvent.click(button());

    expect(screen.getAllByText("Please fill this in")).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText(/Thank you!/)).toBeNull());
  });

  it("says how much too long a text is", async () => {
    await open();
    fillIn({ question: "x".repeat(LONGEST_QUESTION + 1), ans: "x".repeat(LONGEST_ANSWER + 1) });
    fireEvent.click(button());

    expect(screen.getByText("Please use at most 500 characters. There are 501.")).toBeTruthy();
    expect(screen.getByText("Please use at most 8000 characters. There are 8001.")).toBeTruthy();
    expect(sentTo(addProblem)).toEqual([]);
  });
});

/** Opens the screen and waits until it knows who is signed in. */
async function open() {
  const view = renderBank("/add_question");
  await screen.findByText("session known");
  return view;
}

function fillIn({ question = QUESTION, ans = ANSWER } = {}): void {
  fireEvent.change(field("Question"), { target: { value: question } });
  fireEvent.change(field("Answer"), { target: { value: ans } });
}

function button(): HTMLElement {
  return screen.getByRole("button", { name: "Add a Question" });
}
