// @vitest-environment jsdom
import { understandWishes } from "@codetale/contract/stories/generation";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { sentTo } from "#testing/server";
import { FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { CreatePage } from "../pages/create-page.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(typed: Readonly<Record<string, string>>): Promise<UserEvent> {
  const user = userEvent.setup();
  renderRoutes([{ path: "/stories/create", element: <CreatePage /> }], "/stories/create");
  await screen.findByLabelText("Child name");
  await type(user, { "Story Language": "English", ...typed });
  return user;
}

async function type(user: UserEvent, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(screen.getByLabelText(label, { exact: true }));
    await user.paste(text);
  }
}

const meaningOf = (typed: string) =>
  screen.findByLabelText<HTMLSelectElement>(`Meaning of “${typed}”`);

const chosenIn = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.textContent;

/** What was sent for the language model. */
const askedForModel = () =>
  sentTo(understandWishes).flatMap((sent) =>
    sent.objectives_for_model ? [sent.objectives_for_model] : [],
  );

describe("[SMAKE-7] what was understood", () => {
  it("is shown before anything is made", async () => {
    await open({ Interests: "trains", Role: "a dragon", Traits: "brave", Objective: "sharing" });

    expect(chosenIn(await meaningOf("sharing"))).toBe("sharing");
    expect(chosenIn(await meaningOf("trains"))).toBe("trains");
    expect(chosenIn(await meaningOf("a dragon"))).toBe("a dragon");
    expect(chosenIn(await meaningOf("brave"))).toBe("brave");
    expect(server.orders).toEqual([]);
  });

  it("[SPLAY-9] is drawn on the book beside the form", async () => {
    await open({ "Child name": "Mina", "Character name": "Ember" });
    const drawn = () => document.querySelector("svg[data-setting]")?.innerHTML;
    await waitFor(() => expect(sentTo(understandWishes)).not.toEqual([]));
    const plain = drawn();

    await userEvent.click(screen.getByLabelText("Role"));
    await userEvent.paste("a dragon");
    await meaningOf("a dragon");
    expect(drawn()).not.toBe(plain);
  });

  it("says what is left out", async () => {
    await open({ Interests: "trains, quokkas" });
    expect(chosenIn(await meaningOf("quokkas"))).toBe("left out");
  });

  it("waits until the language is known, and for one that our storyteller speaks", async () => {
    const user = await open({ Objective: "sharing", "Story Language": "Klingon" });
    await waitFor(() => expect(sentTo(understandWishes)).not.toEqual([]));
    expect(screen.queryByLabelText(/^Meaning of/)).toBeNull();

    await type(user, { "Story Language": "English" });
    await meaningOf("sharing");
  });

  it("asks without names and ages", async () => {
    await open({ "Child name": "Zebulon", Age: "seven", Objective: "sharing" });
    await meaningOf("sharing");
    expect(JSON.stringify(sentTo(understandWishes))).not.toMatch(/Zebulon|seven/);
  });
});

describe("[SMAKE-7] an objective that cannot be taught", () => {
  it("is said, and the nearest themes are offered", async () => {
    const user = await open({ Objective: "planning for retirement" });
    expect(chosenIn(await meaningOf("planning for retirement"))).toBe("only a mention");
    expect(screen.getByText(/I cannot teach this yet/)).toBeTruthy();

    await user.click(screen.getByRole("button", { name: "taking turns" }));
    await waitFor(async () =>
      expect(chosenIn(await meaningOf("planning for retirement"))).toBe("taking turns"),
    );
    expect(screen.queryByText(/I cannot teach this yet/)).toBeNull();
  });

  it("is told by the language model where that tells the story", async () => {
    server.modelName = "some-model";
    await open({ Objective: "planning for retirement" });
    await meaningOf("planning for retirement");
    expect(screen.getByText(/the language model tells about it/)).toBeTruthy();
  });
});

describe("[SMAKE-7] an objective that only a language model may understand", () => {
  const wanted = { "Child name": "Zebulon", Objective: "what zebulon does with money later" };
  const ours = "what zebulon does with money later";
  const theirs = "what Robin does with money later";
  beforeEach(() => {
    server.modelName = "some-model";
  });

  it("is read by it without the names of children, and the theme goes with the wishes", async () => {
    server.modelFinds = { [theirs]: "sharing" };
    const rest = { Age: "5", Interests: "trains", "Character name": "Pip" };
    const user = await open({ ...rest, Role: "a dragon", Traits: "brave", ...wanted });
    await waitFor(async () => expect(chosenIn(await meaningOf(ours))).toBe("sharing"));
    expect(screen.getByText("Found by the language model. Is it what you mean?")).toBeTruthy();

    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await waitFor(() => expect(server.orders).toHaveLength(1));
    expect(server.orders[0]).toMatchObject({ objective_themes: ["sharing"] });
    expect(new Set(askedForModel().flat())).toEqual(new Set([theirs]));
  });

  it("keeps the theme that it found while another objective is typed", async () => {
    server.modelFinds = { [theirs]: "sharing" };
    const user = await open(wanted);
    await waitFor(async () => expect(chosenIn(await meaningOf(ours))).toBe("sharing"));
    const seen: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => {
      const select = screen.queryByLabelText<HTMLSelectElement>(`Meaning of “${ours}”`);
      if (select) seen.push(chosenIn(select));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    await user.click(screen.getByRole("button", { name: "Add Objective" }));
    await type(user, { "Objective 2": "planning for retirement" });
    await meaningOf("planning for retirement");
    await waitFor(() => expect(askedForModel().at(-1)).toHaveLength(2));
    watch.disconnect();

    expect(new Set(seen)).toEqual(new Set(["sharing"]));
  });

  it("is not read by it while a child has no name yet, which might stand in it", async () => {
    await open({ Objective: ours });
    await meaningOf(ours);
    expect(askedForModel()).toEqual([]);
  });

  it("may be told by it: as typed, or only mentioned", async () => {
    const user = await open(wanted);
    await user.click(await screen.findByLabelText(/^Our own storyteller/));
    expect(chosenIn(await meaningOf(ours))).toBe("only a mention");
    await user.click(screen.getByRole("button", { name: "Let the language model tell it" }));

    expect(screen.getByLabelText<HTMLInputElement>(/^The language model/).checked).toBe(true);
    expect(chosenIn(await meaningOf(ours))).toBe("what was typed");
    expect(screen.queryByRole("button", { name: "Let the language model tell it" })).toBeNull();
    await user.selectOptions(await meaningOf(ours), "only a mention");
    await waitFor(async () => expect(chosenIn(await meaningOf(ours))).toBe("only a mention"));
  });

  it("cannot be told by one that is not connected", async () => {
    server.modelName = null;
    await open(wanted);
    await meaningOf(ours);
    expect(screen.queryByRole("button", { name: "Let the language model tell it" })).toBeNull();
    expect(askedForModel()).toEqual([]);
  });
});

it("[SMAKE-6] a hard theme comes with a word to the parent", async () => {
  await open({ Objective: "a death" });
  await meaningOf("a death");
  expect(screen.getByText("The story will say that somebody died.")).toBeTruthy();
});

describe("[SMAKE-7] a correction", () => {
  const rest = { "Child name": "Mina", Age: "5", "Character name": "Pip" };

  it("of an objective is sent with the wishes, and goes with its words", async () => {
    const user = await open({
      ...rest,
      ...{ Interests: "trains", Role: "a dragon", Traits: "brave", Objective: "sharing" },
    });
    await user.selectOptions(await meaningOf("sharing"), "taking turns");
    await waitFor(async () => expect(chosenIn(await meaningOf("sharing"))).toBe("taking turns"));
    await type(user, { Objective: "sharing toys" });
    expect(chosenIn(await meaningOf("sharing toys"))).toBe("sharing");
    await user.selectOptions(await meaningOf("sharing toys"), "only a mention");

    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await waitFor(() => expect(server.orders).toHaveLength(1));
    expect(server.orders[0]).toMatchObject({
      learning_objectives: ["sharing toys"],
      objective_themes: ["mention"],
    });
  });

  it("of an interest is written into its field", async () => {
    const user = await open({ Interests: "choo choo, the moon" });
    await user.selectOptions(await meaningOf("choo choo"), "trains");
    const field = screen.getByLabelText<HTMLInputElement>("Interests");
    expect(field.value).toBe("trains, the moon");

    await user.selectOptions(await meaningOf("the moon"), "left out");
    expect(field.value).toBe("trains");
  });

  it("of a trait that the role says leaves the role alone", async () => {
    const user = await open({ Role: "a dragon who is shy" });
    await user.selectOptions(await meaningOf("shy"), "brave");
    expect(screen.getByLabelText<HTMLInputElement>("Role").value).toBe("a dragon");
    expect(screen.getByLabelText<HTMLInputElement>("Traits").value).toBe("brave");

    await user.selectOptions(await meaningOf("brave"), "left out");
    expect(screen.getByLabelText<HTMLInputElement>("Traits").value).toBe("");
    await waitFor(() => expect(screen.queryByLabelText("Meaning of “shy”")).toBeNull());
  });

  it("offers themes by their families", async () => {
    await open({ Objective: "sharing" });
    const families = within(await meaningOf("sharing")).getAllByRole("group");
    expect(families.map((family) => family.getAttribute("label"))).toEqual([
      "Behaviour",
      "Hard things",
    ]);
  });
});
