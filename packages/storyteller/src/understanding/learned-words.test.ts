import { describe, expect, it } from "vitest";
import { learn, termsOf } from "./learned-words.ts";

const read = (text: string) => termsOf(text.split(" "));
const example = (kind: string, text: string, weight?: number) => ({
  kind,
  terms: read(text),
  ...(weight !== undefined && { weight }),
});

const learned = learn([
  example("pond", "frogs croak in the reeds"),
  example("pond", "a frog and her tadpoles"),
  example("sea", "sharks in the deep water"),
  example("sea", "a whale and her calf"),
]);

function likeliest(text: string, from = learned): string | undefined {
  return [...from(read(text))].sort(([, a], [, b]) => b - a)[0]?.[0];
}

describe("[SMAKE-7] what words say for kinds", () => {
  it("is learned from examples", () => {
    expect(likeliest("the croak of frogs")).toBe("pond");
    expect(likeliest("her calf in deep water")).toBe("sea");
  });

  it("is in forms, compounds and mistakes of words as well", () => {
    expect(likeliest("tadpole")).toBe("pond");
    expect(likeliest("whalesong")).toBe("sea");
    expect(likeliest("whalle")).toBe("sea");
  });

  it("is in neighbouring words that say nothing apart", () => {
    const order = learn([example("first", "b a x"), example("second", "a b x")]);
    expect(likeliest("a b", order)).toBe("second");
    expect(likeliest("b a", order)).toBe("first");
  });

  it("is nothing where no word is known", () => {
    const scores = [...learned(read("zzz qqq")).values()];
    expect(new Set(scores)).toEqual(new Set([0]));
  });

  it("is the same for texts of any length that have the same words", () => {
    const lead = (text: string) => {
      const scores = learned(read(text));
      return (scores.get("pond") ?? 0) - (scores.get("sea") ?? 0);
    };
    expect(lead("frog frog frog")).toBeLessThan(2 * lead("frog"));
  });

  it("counts an example as often as it says", () => {
    const twice = learn([example("once", "fox hare"), example("often", "fox owl", 5)]);
    expect(likeliest("fox", twice)).toBe("often");
  });

  it("is less in a word that shares its place with others", () => {
    const shared = learn([
      {
        kind: "pond",
        terms: [
          ["pond", 1],
          ["lake", 0.5],
        ],
      },
      {
        kind: "sea",
        terms: [
          ["pond", 0.5],
          ["lake", 1],
        ],
      },
    ]);
    expect(likeliest("lake", shared)).toBe("sea");
    expect(likeliest("pond", shared)).toBe("pond");
  });
});
