// @vitest-environment jsdom
import { skies, type ShownFigure } from "@codetale/domain/stories/pictures/figures";
import { settings } from "@codetale/domain/stories/setting";
import { aShownFigure } from "@codetale/domain/testing/stories";
import { getLuminance } from "@mui/material/styles";
import { cleanup, render, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { pictureColours } from "#theme/picture-palette";
import { figureLookOf } from "./figures/figure-look.ts";
import { frames } from "./frame.ts";
import { Foreground } from "./pieces/foreground.tsx";
import { ScenePicture } from "./scene-picture.tsx";
import { StoryCover } from "./story-cover.tsx";

afterEach(cleanup);

const cast = ["Mina", "Lila the clockmaker", "Brum"].map((name) => aShownFigure(name));

function cover(id: string, setting: string, people: readonly ShownFigure[] = cast): string {
  const story = { id, setting, cast: [...people], title: "A story" };
  // As text: a page of thousands of shapes takes longer.
  return renderToStaticMarkup(<StoryCover story={story} />)
    .replace(/_R_\w*_/g, "id")
    .replace(/id="[^"]*"|url\([^)]*\)/g, "");
}

it.each(settings)("draws a %s: the same for the same story, another for another", (setting) => {
  const drawn = cover("story-1", setting);

  expect(drawn.length).toBeGreaterThan(5_000);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(cover("story-1", setting)).toBe(drawn);
  expect(cover("story-2", setting)).not.toBe(drawn);
});

it.each(settings)("[SPLAY-9] draws a %s in another light by each sky", (setting) => {
  const drawn = skies.map((sky) => {
    const { container, unmount } = render(
      <ScenePicture seed="story-1" setting={setting} sky={sky} cast={cast} speaker={null} />,
    );
    const [, picture = ""] = container.innerHTML.split(`data-sky="${sky}"`);
    const falling = container.querySelector("[data-falls]")?.getAttribute("data-falls") ?? null;
    unmount();
    return { sky, picture, falling };
  });

  expect(new Set(drawn.map(({ picture }) => picture)).size).toBe(skies.length);
  const isOutside = !["home", "workshop", "cave"].includes(setting);
  for (const { sky, falling } of drawn) {
    expect(falling).toBe(isOutside && (sky === "rain" || sky === "snow") ? sky : null);
  }
});

it("[SPLAY-9] draws a river in the colours of the sky: red at dusk alone", () => {
  const waterAt = (sky: (typeof skies)[number]) => {
    const { container, unmount } = render(
      <ScenePicture seed="1" setting="river" sky={sky} cast={[]} speaker={null} />,
    );
    const fills = [...container.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
    unmount();
    return fills;
  };

  for (const sky of skies) {
    expect(waterAt(sky).includes(pictureColours.glow)).toBe(sky === "dusk");
  }
});

it("draws every place in its own way", () => {
  const pictures = new Set(settings.map((setting) => cover("story-1", setting)));

  expect(pictures.size).toBe(settings.length);
});

it.each(["", "a submarine", "constructor", "__proto__"])(
  "has a picture for a place that nobody has heard of: %j",
  (setting) => {
    expect(cover("story-1", setting).length).toBeGreaterThan(5_000);
  },
);

it("[SPLAY-9] draws a page of a book with the sky, the thing and the moods of its scene", async () => {
  const page = (given: object) =>
    render(
      <StoryCover
        story={{
          id: "story-1",
          title: "",
          setting: "hill",
          cast: [aShownFigure("Mina")],
          ...given,
        }}
      />,
    ).container;
  const plain = page({}).innerHTML;
  const sad = [{ ...aShownFigure("Mina"), mood: "sad" as const }];
  const things = page({ thing: "boat" });

  expect(page({ sky: "snow" }).querySelector("[data-falls=snow]")).not.toBeNull();
  expect(page({ cast: sad }).innerHTML).not.toBe(plain);
  await waitFor(() => expect(things.innerHTML.length).toBeGreaterThan(plain.length));
});

it.each(skies)(
  "[SPLAY-9] draws a thing with edges that tell it from any ground by %s",
  async (sky) => {
    const { container } = render(
      <ScenePicture seed="1" setting="hill" sky={sky} thing="plum" cast={cast} speaker={null} />,
    );
    await waitFor(() => expect(container.querySelectorAll("[data-edge]")).toHaveLength(2));
    const strokes = [...container.querySelectorAll("[data-edge] path:first-child")].map(
      (path) => getComputedStyle(path).stroke,
    );

    const [dark, light] = strokes.map((colour) => getLuminance(colour)) as [number, number];
    expect(dark).toBeLessThan(0.05);
    expect(light).toBeGreaterThan(0.8);
  },
);

it("lets grass grow before the figures of a phone's picture, but in no room", () => {
  const paths = (hasGrass: boolean) =>
    render(
      <svg>
        <Foreground frame={frames.tall} sky="day" seed="story-1" hasGrass={hasGrass} />
      </svg>,
    ).container.querySelectorAll("path").length;

  expect(paths(true)).toBeGreaterThan(paths(false));
});

it("draws the same again when it is drawn anew", () => {
  const picture = (speaker: string | null) => (
    <ScenePicture seed="story-1" setting="market" sky="day" cast={cast} speaker={speaker} />
  );
  const { container, rerender } = render(picture(null));
  const before = container.innerHTML;
  rerender(picture("Mina"));
  expect(container.innerHTML).not.toBe(before);
  rerender(picture(null));

  expect(container.innerHTML).toBe(before);
});

it("draws the same person for the same name, however it is typed", () => {
  const look = (name: string) => figureLookOf({ name, kind: "person" });
  expect(look("Zoë")).toEqual(look(" zoe\u0308 "));
  const people = cast.map(({ name }) => JSON.stringify(look(name)));
  expect(new Set(people).size).toBe(cast.length);
});

it("says nothing to screen readers, since the words stand beside it", () => {
  const { container } = render(
    <ScenePicture seed="story-1" setting="sea" sky="day" cast={cast} speaker={null} />,
  );

  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.textContent).toBe("");
});

it("finds room for a crowd, and for nobody", () => {
  const crowd = Array.from({ length: 12 }, (_, index) => aShownFigure(`Person ${index}`));
  expect(cover("story-1", "hill", crowd)).not.toMatch(/NaN/);
  expect(cover("story-1", "hill", [])).not.toMatch(/NaN/);
  expect(cover("story-1", "hill", [aShownFigure("Mina"), aShownFigure("Mina")])).not.toMatch(/NaN/);
});
