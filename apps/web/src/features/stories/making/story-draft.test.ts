// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { draftSlot, newDraft, useStoryDraft } from "./story-draft.ts";
import { blankStory } from "./story-form.ts";

const slot = draftSlot(null);
const spanish = { ...blankStory, language: "Spanish" };

afterEach(() => slot.set(null));

it("an edited draft gets another id", () => {
  slot.set(newDraft("mina", blankStory));
  const before = slot.get()?.id;
  const { result } = renderHook(() => useStoryDraft(slot, "mina"));

  act(() => result.current.edit(spanish));

  expect(slot.get()?.form).toEqual(spanish);
  expect(slot.get()?.id).not.toBe(before);
});

it("[SMAKE-3] a draft that is sent keeps its id and its form", () => {
  const sent = { ...newDraft("mina", blankStory), isSent: true };
  slot.set(sent);
  const { result } = renderHook(() => useStoryDraft(slot, "mina"));

  act(() => result.current.edit(spanish));

  expect(slot.get()).toEqual(sent);
});
