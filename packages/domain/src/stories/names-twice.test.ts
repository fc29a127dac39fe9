import { describe, expect, it } from "vitest";
import { findNamesTwice } from "./names-twice.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

describe("[SMAKE-2] a name that another has", () => {
  it("is found at the later one, among children and characters alike", () => {
    const children = named("Mina", "Otto", "MINA ");
    const characters = named("Lila", "otto 🦊", "Lila");
    expect(findNamesTwice({ children, characters })).toEqual([
      { list: "children", index: 2, sentence: "MINA is in this story already." },
      { list: "characters", index: 1, sentence: "otto is in this story already." },
      { list: "characters", index: 2, sentence: "Lila is in this story already." },
    ]);
  });

  it("is not one that is a part of another, nor one that is not filled in yet", () => {
    const children = named("Mina", "Mina Ray", "", " ");
    expect(findNamesTwice({ children, characters: named("Mína", "") })).toEqual([]);
  });
});
