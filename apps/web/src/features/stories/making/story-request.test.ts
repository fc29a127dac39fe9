import { expect, it } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { blankStory, withEntry } from "./story-form.ts";
import { fieldErrorsOf, requestOf } from "./story-request.ts";

it("[SMAKE-1] sends what was typed, without the keys of the screen", () => {
  const form = { ...withEntry(blankStory, "objectives"), language: "English" };
  expect(requestOf(form, false)).toEqual({
    childrens_info: [{ name: "", age: "", interests: "" }],
    characters: [{ name: "", role: "", traits: "" }],
    learning_objectives: ["", ""],
    story_language: "English",
    fallback: true,
  });
  expect(requestOf({ ...form, storyteller: "model", fallback: false }, true)).toMatchObject({
    storyteller: "model",
    fallback: false,
  });
});

it("[SMAKE-4] finds the fields that an answer blames", () => {
  const errors = [
    { path: "childrens_info.1.age", message: "a" },
    { path: "characters.0.role", message: "b" },
    { path: "learning_objectives.2", message: "c" },
    { path: "story_language", message: "d" },
    { path: "tell_again.but_this_time", message: "f" },
    { path: "somewhere.else", message: "e" },
  ];
  const refusal = { status: 400, code: "x", reason: "request/invalid", message: "", errors };
  expect(fieldErrorsOf(new ApiError(refusal as never))).toEqual({
    "children.1.age": "a",
    "characters.0.role": "b",
    "objectives.2.text": "c",
    language: "d",
    butThisTime: "f",
  });
  expect(fieldErrorsOf(new Error("lost"))).toEqual({});
});

it("sends what is to be different this time to a language model alone", () => {
  const again = { storyId: "s1", adventure: "new", butThisTime: "it snows" } as const;
  const sent = (isToldByModel: boolean) =>
    requestOf({ ...blankStory, again }, isToldByModel).tell_again;

  expect(sent(true)).toEqual({ story_id: "s1", adventure: "new", but_this_time: "it snows" });
  expect(sent(false)).toEqual({ story_id: "s1", adventure: "new", but_this_time: "" });
});
