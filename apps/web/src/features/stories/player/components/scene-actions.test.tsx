// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, test } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import { initialState } from "../playback/playback-state.ts";
import { aNarratedScene, aQuestion } from "../testing/a-scene.ts";
import { english } from "../words/en.ts";
import { SceneActions } from "./scene-actions.tsx";

afterEach(cleanup);

function show(misses: number) {
  const scene = aNarratedScene(aQuestion());
  const state = { ...initialState, phase: "asking", scene, reply: scene, misses } as const;
  render(
    <SceneActions
      state={state}
      secondsLeft={new ObservedValue<number | null>(null)}
      choiceWord={new ObservedValue(-1)}
      isTakenByOneTap={false}
      canGoBack={false}
      onEvent={() => undefined}
    />,
  );
}

test.each([
  [1, []],
  [2, [english.sayOrTap]],
  [3, [english.tapACard]],
  [7, [english.tapACard]],
])("[SPLAY-4] [SPLAY-8] at miss %i in a row it asks again, and says %j", (misses, more) => {
  show(misses);
  const notice = screen.getByText(english.askAgain);
  expect([...notice.children].map(({ textContent }) => textContent)).toEqual(more);
});

it("[SPLAY-8] rings no cards at the second miss", () => {
  show(2);
  const cards = screen.getByRole("group", { name: english.choices });
  expect(cards.parentElement?.dataset["offersTap"]).toBeUndefined();
});

it("[SPLAY-8] rings the cards at the third miss", () => {
  show(3);
  const cards = screen.getByRole("group", { name: english.choices });
  expect(cards.parentElement?.dataset["offersTap"]).toBe("true");
});
