import { describe, expect, it } from "vitest";
import { blankStory, findFieldErrors, withEntry, withField, withoutEntry } from "./story-form.ts";

describe("[SMAKE-2] the lists of the form", () => {
  it("grow by an empty entry, up to four", () => {
    let form = withField(blankStory, "children", { index: 0, field: "name", text: "Mina" });
    for (let round = 0; round < 6; round += 1) form = withEntry(form, "children");
    expect(form.children).toHaveLength(4);
    expect(form.children[0]?.name).toBe("Mina");
    expect(new Set(form.children.map(({ key }) => key)).size).toBe(4);
  });

  it("lose the entry that is taken away, and keep the last one", () => {
    const two = withEntry(blankStory, "objectives");
    const named = withField(two, "objectives", { index: 1, field: "text", text: "sharing" });
    expect(withoutEntry(named, "objectives", 0).objectives.map(({ text }) => text)).toEqual([
      "sharing",
    ]);
    expect(withoutEntry(blankStory, "objectives", 0)).toBe(blankStory);
  });
});

describe("[SMAKE-2] every field is required", () => {
  it("and named, in the order of the screen", () => {
    expect(Object.keys(findFieldErrors(blankStory))).toEqual([
      "children.0.name",
      "children.0.age",
      "children.0.interests",
      "characters.0.name",
      "characters.0.role",
      "characters.0.traits",
      "objectives.0.text",
      "language",
    ]);
  });

  it("blanks count as nothing, and too much is said in numbers", () => {
    const form = withField(blankStory, "children", { index: 0, field: "name", text: "  " });
    expect(findFieldErrors(form)["children.0.name"]).toBe("Please fill this in");
    const long = withField(form, "children", { index: 0, field: "name", text: "a".repeat(61) });
    expect(findFieldErrors(long)["children.0.name"]).toBe(
      "Please use at most 60 characters. There are 61.",
    );
  });

  it("emoji alone are no name, since it is read aloud", () => {
    const named = (text: string) =>
      findFieldErrors(withField(blankStory, "children", { index: 0, field: "name", text }));
    const message = "Please write this in letters, as it is read aloud";
    expect(named("🦊")["children.0.name"]).toBe(message);
    expect(named("**")["children.0.name"]).toBe(message);
    expect(named("Lúa 🦊")["children.0.name"]).toBeUndefined();
  });

  it("an objective is named once", () => {
    let form = withEntry(blankStory, "objectives");
    form = withField(form, "objectives", { index: 0, field: "text", text: "Sharing" });
    form = withField(form, "objectives", { index: 1, field: "text", text: " sharing" });
    expect(findFieldErrors(form)["objectives.1.text"]).toBe("This is on the list already.");
  });

  it("each child and character has a name of its own", () => {
    let form = withEntry(blankStory, "children");
    form = withField(form, "children", { index: 0, field: "name", text: "Mina" });
    form = withField(form, "children", { index: 1, field: "name", text: " MINA" });
    form = withField(form, "characters", { index: 0, field: "name", text: "mina" });
    const problems = findFieldErrors(form);
    expect(problems["children.0.name"]).toBeUndefined();
    expect(Object.keys(problems).slice(0, 3)).toEqual([
      ...["children.0.age", "children.0.interests", "children.1.name"],
    ]);
    expect(problems["children.1.name"]).toBe("MINA is in this story already.");
    expect(problems["characters.0.name"]).toBe("mina is in this story already.");
  });
});
