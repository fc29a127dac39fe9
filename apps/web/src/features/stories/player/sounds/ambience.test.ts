import { settings } from "@codetale/domain/stories/setting";
import { expect, it } from "vitest";
import { ambienceOf } from "./ambience.ts";

it("has a sound for every setting, and none for any other word", () => {
  for (const setting of settings) expect(ambienceOf({ setting, sky: "day" })).not.toBeNull();
  expect(ambienceOf({ setting: "moon", sky: "rain" })).toBeNull();
  expect(ambienceOf({ setting: "toString", sky: "day" })).toBeNull();
});

it("sounds of rain and snow outdoors only", () => {
  expect(ambienceOf({ setting: "forest", sky: "rain" })).toBe("rain");
  expect(ambienceOf({ setting: "sea", sky: "snow" })).toBe("wind");
  expect(ambienceOf({ setting: "home", sky: "rain" })).toBe("clock");
  expect(ambienceOf({ setting: "cave", sky: "snow" })).toBe("drips");
});

it("sounds of crickets at night on land, and of water beside water", () => {
  expect(ambienceOf({ setting: "forest", sky: "dusk" })).toBe("birds");
  expect(ambienceOf({ setting: "forest", sky: "night" })).toBe("crickets");
  expect(ambienceOf({ setting: "harbor", sky: "night" })).toBe("harbor");
  expect(ambienceOf({ setting: "home", sky: "night" })).toBe("clock");
});
