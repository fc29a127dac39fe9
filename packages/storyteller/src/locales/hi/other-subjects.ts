/** What Hindi speakers may ask for that is no theme, also where it shares words with one. */
import type { OtherSubjects } from "../../story-locale.ts";

export const otherSubjects: OtherSubjects = {
  instruments: { phrases: ["पियानो|गिटार|तबला|सितार|बांसुरी|ढोलक|piano|guitar|tabla|sitar"] },
  sports: {
    phrases: ["कराटे|शतरंज|क्रिकेट|टेनिस|हॉकी|योग|karate|chess|shatranj|cricket|tennis|hockey|yoga"],
  },
  languages: { phrases: ["अंग्रेजी|संस्कृत|व्याकरण|angrezi|english|sanskrit|grammar"] },
  work: {
    phrases: ["राजनीति|चुनाव|व्यापार|शेयर|बीमा|बिजली|सरकार|वकील|rajniti|chunav|business|bijli|sarkar"],
  },
  crafts: { phrases: ["बुनाई|सिलाई|कढ़ाई|कविता|सिनेमा|bunai|silai|kavita|cinema"] },
  stories: {
    phrases: [
      "दिवाली|होली|क्रिसमस|diwali|=holi|christmas|spiderman|batman|superman|pokemon|minecraft",
    ],
  },
};
