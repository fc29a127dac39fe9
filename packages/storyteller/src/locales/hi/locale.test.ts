import { expect, it, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { composeStory } from "../../compose-story.ts";
import { describeLocale } from "../../testing/describe-locale.ts";
import { hindiSamples } from "../../testing/samples/hi.ts";
import { readObjective } from "../../understanding/read-wishes.ts";
import { hindi } from "./locale.ts";

describeLocale(hindi, hindiSamples);

test.each([
  ["दूसरों की मदद करना", "helping"],
  ["खिलौने बाँटना", "sharing"],
  ["सच बोलना", "truth"],
  ["बहादुर बनना", "courage"],
  ["धैर्य रखना", "patience"],
  ["सवाल पूछना", "curiosity"],
  ["मिलकर काम करना", "teamwork"],
  ["ग़ुस्से को समझना", "anger"],
  ["दस तक गिनना", "counting"],
  ["वर्णमाला", "letters"],
  ["पेड़-पौधे और जानवर", "animals"],
  ["दाँत साफ़ करना", "teeth"],
  ["सड़क पार करना", "road"],
  ["धन्यवाद कहना", "manners"],
  ["कभी हार न मानना", "perseverance"],
  ["भाई को नहीं मारना", "hitting"],
  ["अपने बिस्तर पर सोना", "own-bed"],
  ["प्रकाश संश्लेषण", "photosynthesis"],
  ["दाँत के डॉक्टर के पास पहली बार", "dentist"],
  ["दादी नहीं रहीं", "death"],
  ["पहला दाँत हिल रहा है", "loose-tooth"],
  ["madad maangna", "asking-help"],
  ["दादी की मदद करना", "helping"],
  ["cycle share karna", "sharing"],
  ["mixer se dar", "courage"],
  ["दूध का दाँत टूटा", "loose-tooth"],
  ["चुसनी की आदत छुड़ाना", "pacifier"],
  ["chusni ke bina sona", "pacifier"],
  ["अँगूठा चूसना", "thumb-sucking"],
  ["angutha choosna", "thumb-sucking"],
  ["thumb sucking chhudana", "thumb-sucking"],
  ["nail biting", "worries"],
  ["nakhun chabana", "worries"],
  ["दूध के दाँत साफ़ करना", "teeth"],
  ["डॉक्टर से दाँत निकलवाना", "dentist"],
  ["कुत्तों से डर लगता है", "courage"],
])("[SMAKE-7] “%s” means %s", (objective, theme) => {
  expect(readObjective(objective, hindi).theme).toBe(theme);
});

test.each(["खेल छोड़कर घर जाना", "पार्क छोड़ते समय रोना", "thumbs up"])(
  "[SMAKE-7] “%s” is no theme",
  (objective) => {
    expect(readObjective(objective, hindi).theme).toBeNull();
  },
);

it("honours an elder's name with plural verbs and pronouns, whatever their role", () => {
  const characters = [{ name: "दादी सुमन", role: "ख़रगोश", traits: "तेज़, कुत्तों से डर" }];
  const arrivals = Array.from({ length: 12 }, (_, seed) => {
    const { scenes } = composeStory(wishes({ characters }), "quest", hindi, diceFrom(`${seed}`));
    return scenes.map(({ dialogue }) => dialogue).join(" ");
  });
  for (const told of arrivals) {
    expect(told).toMatch(/हाज़िर हैं दादी सुमन/);
    expect(told).not.toMatch(/है दादी सुमन|दादी सुमन, [^।]*जिसे/);
  }
});
