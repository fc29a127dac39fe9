/** What French speakers may ask for that is no theme, also where it shares words with one. */
import type { OtherSubjects } from "../../story-locale.ts";

export const otherSubjects: OtherSubjects = {
  instruments: {
    phrases: ["piano|guitare|violon|flute|tambour|trompette|batterie|ukulele|solfege"],
  },
  sports: {
    phrases: ["karate|judo|taekwondo|echecs|tennis|basket|=golf|=ski|yoga|athletisme|rugby|volley"],
  },
  languages: { phrases: ["anglais|espagnol|allemand|italien|grammaire|vocabulaire"] },
  work: {
    phrases: [
      "politique|elections|entreprise|hypotheque|salaire|retraite|marketing|electricite|gouvernement|avocat",
    ],
  },
  crafts: { phrases: ["tricot|=coudre|couture|broder|poterie|poesie|poeme|cinema|ballet|chorale"] },
  stories: { phrases: ["spiderman|batman|superman|pokemon|minecraft|=noel|halloween|paques"] },
};
