import { describeLocale } from "../../testing/describe-locale.ts";
import { hindiSamples } from "../../testing/samples/hi.ts";
import { hindi } from "./locale.ts";

describeLocale(hindi, {
  words: hindiSamples,
  objectiveOf: {
    kindness: "दूसरों की मदद करना",
    sharing: "खिलौने बाँटना",
    honesty: "सच बोलना",
    courage: "बहादुर बनना",
    patience: "धैर्य रखना",
    curiosity: "सवाल पूछना",
    teamwork: "मिलकर काम करना",
    feelings: "ग़ुस्से को समझना",
    counting: "दस तक गिनना",
    letters: "वर्णमाला",
    nature: "पेड़-पौधे और जानवर",
    habits: "दाँत साफ़ करना",
    safety: "सड़क पार करना",
    gratitude: "धन्यवाद कहना",
    trying: "कभी हार न मानना",
  },
});
