import { expect, test } from "vitest";
import { romanize } from "./romanize.ts";

test.each([
  ["ज़ोर से शुक्रिया कहें", "zor se shukriya kahen"],
  ["पैरों के निशान देखो", "pairon ke nishan dekho"],
  ["एक पुल बनाओ", "ek pul banao"],
  ["दरवाज़ा खटखटाओ", "daravaza khatakhatao"],
  ["हाँ, Zuzu!", "han, Zuzu!"],
  ["Follow the owl", "Follow the owl"],
  ["búho", "búho"],
  ["", ""],
])("“%s” is “%s” in Latin letters", (text, latin) => {
  expect(romanize(text)).toBe(latin);
});
