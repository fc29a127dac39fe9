/** The verbs beside quoted words, as patterns of regular expressions, and the pronouns for who says them. */
import type { StoryLanguage } from "../languages.ts";

/** What a pronoun tells of the one it stands for. */
export type PronounKind = "it" | "masculine" | "feminine" | "either";

export interface SpeechWords {
  verbs: string;
  /** Whom each may stand for; those of several speakers are missing. */
  pronouns: Readonly<Record<string, PronounKind>>;
}

export const speechWords: Readonly<Record<StoryLanguage, SpeechWords>> = {
  en: {
    verbs:
      "said|says|declared|asked|asks|cried|cries|called|calls|whispered|whispers|shouted|shouts|answered|answers|replied|replies|sang|sings|murmured|mumbled|muttered|growled|grumbled|yawned|sighed|laughed|giggled|explained|added|began|thought|told|exclaimed|hummed|purred|sniffed|squeaked|wondered|agreed|admitted|counted|read|roared|chuckled|begged|suggested|announced|groaned|snorted|hissed|sobbed|yelled|puffed|panted|wrote|writes|promised|repeated|boomed",
    pronouns: { he: "masculine", she: "feminine", it: "it" },
  },
  es: {
    verbs:
      "dijo|dice|dijeron|declaró|preguntó|pregunta|preguntaron|susurró|susurra|gritó|grita|respondió|responde|contestó|contesta|murmuró|murmura|exclamó|exclama|llamó|llama|cantó|canta|suspiró|suspira|bostezó|bosteza|gruñó|gruñe|refunfuñó|refunfuña|añadió|añade|explicó|explica|pensó|piensa|rio|rió|ríe|reía|propuso|propone|contó|cuenta|leyó|lee|repitió|repite|pidió|pide|anunció|anuncia|ronroneó|maulló|rugió|chilló|sollozó|avisó|confesó|resopló|resopla|escribió|escribe|prometió|promete|decía|decían",
    pronouns: { él: "masculine", ella: "feminine" },
  },
  fr: {
    verbs:
      "dit|dirent|demande|demanda|demandent|murmure|murmura|chuchote|chuchota|crie|cria|s’écrie|s'écrie|s’écria|répond|répondit|réplique|ajoute|ajouta|explique|expliqua|appelle|appela|chante|chanta|soupire|soupira|bâille|bâilla|grogne|grogna|bougonne|ronchonne|pense|pensa|rit|propose|proposa|compte|compta|lit|lut|répète|répéta|souffle|souffla|lance|lança|annonce|annonça|ronronne|renifle|gémit|rugit|marmonne|fait|fit|déclare|déclara|raconte|raconta|écrit|écrivit|promet|promit",
    pronouns: { il: "masculine", elle: "feminine" },
  },
  hi: {
    verbs:
      "कहा|कहती है|कहता है|पूछा|पुकारा|बोला|बोली|बोले|बोलीं|चिल्लाया|चिल्लाई|फुसफुसाया|फुसफुसाई|गाया|सोचा|बताया|समझाया|दोहराया|टोका|सुझाया|लिखा|चिल्लाईं",
    pronouns: { वह: "either", उसने: "either" },
  },
};
