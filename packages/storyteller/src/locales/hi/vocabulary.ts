/** Hindi words that are recognised in wishes, and phrases for settings and questions. */
import type { Gender } from "../../characters/figures.ts";
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { pluralOf } from "./grammar.ts";
import { hindiSpelling } from "./spelling.ts";
import { traits } from "./traits.ts";

export const casting: StoryLocale["casting"] = {
  spelling: hindiSpelling,
  joiners: ["और", "व", "एवं", "तथा", "पर", "लेकिन", "मगर", "&", "and", "but"],
  roles: {
    villain: (
      "खलनाय|विलेन|दुश्मन|शत्रु|=बुरा|=बुरी|दुष्ट|राक्षस|दानव|दैत्य|चुड़ैल|डायन|जादूगरनी|भूत|प्रतिद्वंद्वी|" +
      "विरोधी|क्रूर|ज़ालिम|जालिम|बदमाश|villain|=evil|=mean|=monster|witch|enemy|rival"
    ).split("|"),
    mentor: (
      "गुरु|शिक्षक|शिक्षिका|टीचर|अध्याप|मार्गदर्शक|उस्ताद|दादी|दादा|नानी|नाना|जादूगर|कोच|बुज़ुर्ग|बुजुर्ग|" +
      "mentor|teacher|guide|wizard"
    ).split("|"),
    helper: (
      "सहायक|सहायिका|मददगार|साथी|दोस्त|मित्र|सखा|सखी|सहेली|=यार|पालतू|सबसे अच्छा दोस्त|सबसे अच्छी दोस्त|" +
      "पक्का दोस्त|पक्की दोस्त|helper|friend|sidekick|best friend|=pet"
    ).split("|"),
    trickster:
      "शरारती|मसख़रा|मसखरा|मसख़री|मसखरी|जोकर|विदूषक|चालबाज़|चालबाज|नटखट|चालाक|trickster|joker|clown".split(
        "|",
      ),
    guardian:
      "रक्षक|पहरेदार|रखवाल|संरक्षक|योद्धा|चौकीदार|सिपाही|सैनिक|द्वारपाल|guardian|guard|knight".split("|"),
    hero: "नायक|नायिका|हीरो|मुख्य|=वीर|hero|champion".split("|"),
  },
  ages: {
    child: stems("बच्च|छोट|नन्ह|शिशु|लड़क|मुन्न|=साल|baby|little|kid"),
    old: stems("बूढ़|बुज़ुर्ग|बुजुर्ग|वृद्ध|पुरान|दादी|दादा|नानी|नाना|=old"),
  },
  figures,
  traits,
  fears,
  genderOf,
  number: {
    one: ["एक", "मेरा", "मेरी", "ek", "mera", "meri", "a", "my"],
    many: ["दो", "तीन", "दोनों", "do", "dono", "two", "2", "3", "२", "३"],
    pluralsOf: (noun) => [pluralOf(noun)],
  },
  wicked:
    /^(?:(?:बहुत|बड़ा|बड़ी|bahut|very) )?(?:बुर[ाीे]|दुष्ट|क्रूर|जालिम|बदमाश|bura|buri|dusht|badmash|evil|mean)$/u,
  owner: /^.*\s(?:का|के|की|ka|ke|ki)\s/u,
  friends: [
    { name: "टुनटुन", role: "गधा", traits: "चिड़चिड़ा" },
    { name: "चुनमुन", role: "चुहिया", traits: "बहादुर" },
    { name: "ठुमकी", role: "बकरी", traits: "जिज्ञासु" },
    { name: "धीरू", role: "कछुआ", traits: "समझदार" },
    { name: "काँटू", role: "साही", traits: "शर्मीली" },
  ],
  others: [
    { name: "गुमसुम", role: "दानव", traits: "अकेला" },
    { name: "पहाड़ू", role: "राक्षस", traits: "शर्मीला" },
    { name: "धुआँधार", role: "ड्रैगन", traits: "आलसी" },
    { name: "चमचम", role: "मैना", traits: "घमंडी" },
    { name: "भोलूराम", role: "भालू", traits: "चिड़चिड़ा" },
  ],
};

/** By an ending that tells, such as of `शर्मीली`; not by `घमंडी`, which is both. */
function genderOf(words: readonly string[]): Gender | null {
  const telling = words.find((word) => FEMININE.test(word) || MASCULINE.test(word));
  if (telling === undefined) return null;
  return FEMININE.test(telling) ? "f" : "m";
}

const FEMININE =
  /(?:िका|िन|[रत]नी|ीली|चिडी|केली|नायिका|ूखी|न्ही|च्छी|^बुरी|प्यारी|वाली|लडकी|बच्ची|सखी|सहेली|रानी|^बडी|^छोटी)$/u;
const MASCULINE = /(?:ीला|चिडा|केला|ूखा|न्हा|च्छा|^बुरा|प्यारा|वाला|लडका|बच्चा|नायक|^बडा|^छोटा)$/u;

function stems(words: string): string[] {
  return words.split("|");
}

export const settingPhrases: StoryLocale["settingPhrases"] = {
  home: ["रसोई के दरवाज़े पर", "घर की देहरी पर"],
  village: ["गाँव के चौक में", "पुराने कुएँ के पास"],
  road: ["लंबी सड़क पर", "सड़क के मोड़ पर"],
  forest: ["ऊँचे पेड़ों के नीचे", "घनी झाड़ियों के बीच"],
  river: ["नदी के किनारे", "ठंडे पानी के पास"],
  hill: ["पहाड़ी की चोटी पर", "हवा वाली पहाड़ी पर"],
  cave: ["गुफ़ा के मुँह के पास", "काई वाली गुफ़ा के पास"],
  garden: ["बग़ीचे में", "सेम की क्यारियों के बीच"],
  workshop: ["औज़ारों वाली कोठरी में", "बढ़ई की मेज़ के पास"],
  harbor: ["बंदरगाह पर", "घाट की दीवार के पास"],
  sea: ["समंदर के किनारे", "लहरों के पास"],
  meadow: ["हरे मैदान में", "ऊँची घास के बीच"],
  market: ["हाट के बीच", "दुकानों के बीच"],
  tower: ["मीनार की सीढ़ियों पर", "मीनार के नीचे"],
  snow: ["नरम बर्फ़ में", "बर्फ़ के बीच"],
};

export const questions: StoryLocale["questions"] = ({ child }) => [
  `${child} को क्या सूझता है?`,
  `अब क्या करें, ${child}?`,
  `कुछ सूझा, ${child}?`,
  `तुम्हारा क्या ख़याल है, ${child}?`,
  `${child} क्या आज़माए?`,
  `हूँ। आगे क्या, ${child}?`,
  `${child} क्या चुने?`,
  `बोलो, ${child}, क्या करना चाहिए?`,
  `${child} की क्या राय है?`,
  `जल्दी, ${child}, कोई तरकीब?`,
  `सोचो, ${child}, क्या हो सकता है?`,
];
