import { getContrastRatio } from "@mui/material/styles";
import { expect, it } from "vitest";
import { hairColours, skinColours } from "#theme/picture-palette";
import { figureLookOf, hairOn, LEAST_CONTRAST_OF_HAIR } from "./figure-look.ts";

it("[SPLAY-9] gives nobody hair that is as light as the skin", () => {
  for (let index = 0; index < 200; index += 1) {
    const { hair, skin } = figureLookOf({ name: `Mina ${index}`, kind: "person" });
    expect(getContrastRatio(hair, skin)).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_HAIR);
  }
});

it("[SPLAY-9] gives nobody buns beside a hat that covers the head, where they look like ears", () => {
  const looks = Array.from({ length: 400 }, (_, index) =>
    figureLookOf({ name: `Mina ${index}`, kind: "person" }),
  );
  const covered = looks.filter(({ hat }) => ["bobble", "pointed", "brim"].includes(hat));

  expect(covered.map(({ hairdo }) => hairdo)).not.toContain("buns");
  expect(covered.map(({ hairdo }) => hairdo)).toContain("pigtails");
  expect(looks.map(({ hairdo }) => hairdo)).toContain("buns");
});

it("offers several colours of hair for each colour of skin", () => {
  for (const skin of skinColours) expect(hairOn(skin, hairColours).length).toBeGreaterThan(3);
});

it("keeps a kind's own hair where none of it differs from the skin", () => {
  expect(hairOn("#ffffff", ["#fffffe"])).toEqual(["#fffffe"]);
});
