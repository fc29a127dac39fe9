/** What every setting keeps to, in every frame. */
import { diceFrom } from "@codetale/domain/stories/dice";
import { settings, type Setting } from "@codetale/domain/stories/setting";
import type { ReactNode } from "react";
import { Children, isValidElement } from "react";
import { describe, expect, it } from "vitest";
import { frames } from "../frame.ts";
import { Floor, Ridge } from "../pieces/land.tsx";
import { drawings, isGrassy } from "../setting-catalogue.ts";

interface PieceProps {
  y?: number;
  h?: number;
  rise?: number;
}

const seeds = Array.from({ length: 12 }, (_, index) => `story-${index}`);

function frontOf(setting: Setting, frame: keyof typeof frames, seed: string) {
  const place = { ...frames[frame], sky: "day", dice: diceFrom(seed) } as const;
  const pieces = drawings[setting](place).front.flatMap((piece) => elementsOf(piece));
  const isGround = ({ type }: (typeof pieces)[number]) => type === Ridge || type === Floor;
  // What has neither height nor ground below it is a patch: grass, flowers and reeds are spread.
  const standing = pieces.filter(
    (piece) => !isGround(piece) && piece.props.y !== undefined && !("count" in piece.props),
  );
  return { standing, grounds: pieces.filter(isGround) };
}

function elementsOf(piece: ReactNode) {
  return Children.toArray(piece).filter((child) => isValidElement<PieceProps>(child));
}

describe.each(settings)("[SPLAY-9] the front of a %s", (setting) => {
  it.each(["wide", "tall", "low", "cover"] as const)(
    "stands on ground in a %s frame, wherever its ridge is lowest",
    (frame) => {
      for (const seed of seeds) {
        const { standing, grounds } = frontOf(setting, frame, seed);
        const tops = grounds.map(({ props: { y = 0, rise = 0 } }) => y + rise);
        if (tops.length === 0) continue;
        for (const { props } of standing) {
          expect(props.y).toBeGreaterThanOrEqual(Math.min(...tops));
        }
      }
    },
  );

  it("leaves the ground around the figures free in a tall frame", () => {
    for (const seed of seeds) {
      for (const { props } of frontOf(setting, "tall", seed).standing) {
        expect((props.y ?? 0) - (props.h ?? 0)).toBeGreaterThan(80);
      }
    }
  });
});

it("[SPLAY-9] lets grass grow before the figures on earth alone", () => {
  const grassy = settings.filter((setting) => isGrassy(setting));

  expect(grassy).toEqual(["village", "forest", "river", "hill", "garden", "meadow", "tower"]);
});
