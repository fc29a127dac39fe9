import { describe, expect, it, test } from "vitest";
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import { picturesOf } from "./pictures-of.ts";
import { checkedChoices } from "./testing/checked-choices.ts";
import { unseenChoices } from "./testing/unseen-choices.ts";

describe.each(storyLanguages)("in “%s”", (language) => {
  test.each(checkedChoices[language])("[SPLAY-8] %s", (question) => {
    const choices = readQuestion(question);
    const pictures = picturesOf(
      choices.map(({ text }) => text),
      language,
    );
    expect(pictures).toEqual(choices.flatMap(({ fitting }) => fitting));
  });

  it("[SPLAY-8] finds a fitting picture for nine of ten choices that it was not made for", () => {
    const found = shareThatFits(language);
    expect(found).toBeGreaterThanOrEqual(0.9);
  });
});

test.each([
  ["a thing before what is done with it", "en", ["Wash the big pot"], ["pot"]],
  ["a thing before whom it is for", "en", ["Give the mouse a present"], ["present"]],
  ["a gesture before whom it is for", "en", ["Shake hands with the frog"], ["shake-hands"]],
  ["what is done before a part of the body", "en", ["Clap your hands"], ["clap"]],
  ["a particular action before a vague one", "en", ["Look and sing"], ["sing"]],
  ["the first of two things", "en", ["Put the ball into the basket"], ["ball"]],
  ["the second of two nouns", "en", ["Fetch the soup spoons"], ["spoon"]],
  ["what comes after a genitive", "hi", ["नाव का पाल"], ["sail"]],
  ["nothing for words without a concept", "en", ["Hmm, well"], [null]],
])("[SPLAY-8] a card shows %s", (_, language, texts, pictures) => {
  expect(picturesOf(texts, language)).toEqual(pictures);
});

it("[SPLAY-8] cards of one question differ, even where one picture would tell two choices best", () => {
  expect(picturesOf(["Climb the tree", "Sit under the tree"], "en")).toEqual(["tree", "sit"]);
  expect(picturesOf(["Sit under the tree", "Climb the tree"], "en")).toEqual(["tree", "climb"]);
});

it("[SPLAY-8] of two choices with the same words alone, one has no picture", () => {
  expect(picturesOf(["The tree", "A tree"], "en")).toEqual(["tree", null]);
});

it("[SPLAY-8] the picture that only one choice can have goes to that one", () => {
  expect(picturesOf(["Climb the tree", "The tree"], "en")).toEqual(["climb", "tree"]);
});

it("[SPLAY-8] there are no pictures in a language without words", () => {
  expect(picturesOf(["Ring the bell"], "pt")).toEqual([null]);
});

it("[SPLAY-8] long choices cost no more than short ones", () => {
  const long = "bell cake door boat drum rope lamp pear shoe sail soup spoon ".repeat(40);
  expect(new Set(picturesOf([long, long, long, long], "en")).size).toBe(4);
});

/** @param question `choice = picture,picture`, separated by bars */
function readQuestion(question: string) {
  return question.split(" | ").map((choice) => {
    const [text = "", pictures = ""] = choice.split(" = ");
    return { text, fitting: pictures.split(",") };
  });
}

function shareThatFits(language: StoryLanguage): number {
  const fits = unseenChoices[language].map(readQuestion).flatMap((choices) => {
    const pictures = picturesOf(
      choices.map(({ text }) => text),
      language,
    );
    return choices.map(({ fitting }, index) => fitting.includes(pictures[index] ?? ""));
  });
  return fits.filter(Boolean).length / fits.length;
}
