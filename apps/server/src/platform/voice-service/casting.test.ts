import { expect, it } from "vitest";
import { voiceFor } from "./casting.ts";

const voices = ["af_heart", "am_michael", "bf_emma", "ff_siwis"].map((name) => ({
  name,
  language: name.startsWith("f") ? "fr" : "en",
}));

it("keeps the narrator's voice for the narrator", () => {
  const cast = [0, 1, 2, 3, 4].map((part) => voiceFor({ language: "en", part }, voices));

  expect(cast).toEqual(["af_heart", "am_michael", "bf_emma", "am_michael", "bf_emma"]);
});

it("makes do with one voice, and speaks no language without any", () => {
  expect(voiceFor({ language: "fr", part: 3 }, voices)).toBe("ff_siwis");
  expect(voiceFor({ language: "hi", part: 0 }, voices)).toBeNull();
  expect(voiceFor({ language: "constructor", part: 0 }, voices)).toBeNull();
});

it("takes voices that it has never heard of", () => {
  const others = [{ name: "zoe", language: "es" }];

  expect(voiceFor({ language: "es", part: 0 }, others)).toBe("zoe");
});

it("knows the ordinary names of providers that do not say theirs", () => {
  expect(voiceFor({ language: "hi", part: 0 }, null)).toBe("nova");
  expect(voiceFor({ language: "hi", part: 1 }, null)).toBe("echo");
});
