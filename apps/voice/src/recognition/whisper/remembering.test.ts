import { expect, it } from "vitest";
import { remembering } from "./remembering.ts";

it("asks once for what every answer is compared with, and each time for the rest", async () => {
  const asked: (readonly string[])[] = [];
  const recording = {
    async likelihoods(texts: readonly string[]) {
      asked.push(texts);
      return texts.map(({ length }) => -length);
    },
    transcribe: async () => "la primera",
  };
  const silence = remembering(recording, ["la primera", "la última"]);

  expect(await silence.likelihoods(["la primera"])).toEqual([-10]);
  expect(await silence.likelihoods(["la última", "la primera"])).toEqual([-9, -10]);
  expect(await silence.likelihoods(["la primera", "la última"])).toEqual([-10, -9]);
  expect(await silence.likelihoods(["la primera", "el búho"])).toEqual([-10, -7]);
  expect(await silence.likelihoods(["el búho"])).toEqual([-7]);
  expect(asked).toEqual([["la primera"], ["la última"], ["la primera", "el búho"], ["el búho"]]);
  expect(await silence.transcribe()).toBe("la primera");
});
