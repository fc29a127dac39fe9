import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const perseverance: ThemeTexts = {
  name: "हार न मानना और फिर कोशिश करना",
  phrases: [
    "हार =न|=मत|=नहीं|=नही मान",
    "हिम्मत =न|=मत|=नहीं|=नही हार",
    "कोशिश करना|करते|करता|करती|फिर|=बार|करने|दोबारा|जारी|रहना|छोड़",
    "प्रयास करना|करते|फिर|=बार|दोबारा",
    "लगन",
    "दृढ",
    "बीच =में छोड|अधूरा",
    "अधूरा काम|छोड",
    "असफल|नाकाम|विफल",
    "ग़लती|गलती|ग़लतियाँ|गलतियों|ग़लतियों|गलतियां सीख|डर|ठीक|होना|सिख",
    "मेहनत",
    "अभ्यास|रियाज़ करना|=बार|रोज़|=से",
    "नही होता|होगा =मुझसे",
    "जल्दी हार|छोड|निराश",
    "डटे|डटना|जुटे|टिके रहना|रहे",
    "haar na|=mat|nhi maan|manna|mano",
    "himmat na|=mat|nhi haar|harna",
    "koshish|kosis karna|karte|phir|fir|baar|karne|dobara|rehna",
    "prayas|prayaas karna|karte",
    "lagan mehnat|=se|kaam",
    "mehnat",
    "beech mein|=me chhod|chod",
    "galti seekh|sikh|=dar|darr|darn|dart|=dare|=daro|darkar|learn",
    "mujhse nahi|nhi hota|hoga",
    "give|giving =up|गिव",
    "persever|resilien|determination",
    "never =give",
    "try again|trying",
    "failure|फ़ेल|फेल",
    "practice|प्रैक्टिस karna|करना|=बार|रोज़",
    "abhyas|abhyaas",
    "=बार =बार कोशिश|प्रयास",
    "kosish|koshis|कोशिश",
    "=haar|=har|हार maan|=man|manta|मान",
    "chhod|chod|छोड़ deta|deti|=de|देता|देती jaldi|mushkil|bich|beech|adhur|kaam|homework|turant|जल्दी|मुश्किल|बीच|काम|अधूरा",
    "adhur|adhoor|अधूरा|incomplete chhod|chod|rakh|छोड़|kaam|homework|काम",
    "beech|bich|बीच =me|=mein|=में chhod|chod|छोड़",
    "mushkil|difficult|kathin|कठिन|मुश्किल haar|give|koshish|kaam|chhod|डट|काम|chod",
    "quit|giveup|consisten|persist|mehnati",
    "himmat|हिम्मत haar|=har|हार|chhod|chod",
    "hard work",
    "=एक|=ek baar|=बार phir|fir|फिर|nahi|nhi koshish|try|कोशिश",
    "himmat|हिम्मत haar|=har|हार =jata|=jati|jaldi|nahi|=na|=mat|=जाता|=जाती|=न|=नहीं|nhi|=नही",
    "try|koshish|कोशिश nahi|nhi|नही karta|karti|करता|करती",
    "puzzle|homework|kaam|blocks chhod|phenk|phek|छोड़|chod deta|diya|देता",
    "gir|गिर uth|उठ bar|baar|phir|fir|=बार|फिर",
  ],
  facts: ["कोशिश", "फिर", "अभी नहीं", "उड़"],
  moments: [
    {
      title: ["काग़ज़ की चिड़िया", "धप"],
      lines: (t) => [
        [
          `${t.setting} एक घोंघे के पास चिट्ठी थी, दूर के एक दोस्त के लिए। उसे मोड़कर चिड़िया बनाई गई। धप! गिर गई।`,
          `${t.setting} एक घोंघा बोला, “यह चिट्ठी बहुत दूर जानी है।” मोड़कर उसकी चिड़िया बनी। धप! गिर गई।`,
        ],
        `${t.child} ने फिर कोशिश की। धप! ${t.friend} ने कहा, “यह उड़ना नहीं जानती।” घोंघा बोला, “अभी नहीं।”`,
        forOlder("घोंघे को इन बातों का पता था। एक दीवार से वह नौ बार फिसला था, और ऊपर सबसे मीठे पत्ते थे।"),
        [`अब क्या आज़माएँ, ${t.child}?`, `आगे कैसे बढ़ें, ${t.child}?`],
      ],
      choices: [
        {
          text: ["पंख थोड़े मोड़ें", "कोई चीज़ बदल दें"],
          title: ["पंख पर नज़र", "हर बार बाएँ"],
          lines: (t) => [
            `वह किधर झुकती है? ${t.child} ने ग़ौर किया, हर बार बाएँ। तो वही पंख ज़रा मोड़ा। और दूर! ज़रा और।`,
            "छठी कोशिश में वह उड़ी, एक लंबे नरम मोड़ में, सीधे उस पार तक।",
            forOlder("घोंघा बोला, “पाँच बार धप, और हर धप ने कुछ बताया। बड़ी समझदार धपें थीं।”"),
          ],
          returns: (t) =>
            `बात पहली बार में न बनी। ${t.child} ने ध्यान से देखा, एक चीज़ बदली, और फिर कोशिश की।`,
        },
        {
          text: ["ज़रा आराम कर लें", "थोड़ा सुस्ता लें"],
          title: ["ढीली बाँहें", "घोंघे वाली छुट्टी"],
          lines: (t) => [
            `${t.child} ने कहा, “ज़रा आराम!” सबने बाँहें झटकीं। तुम भी झटको, छू, छू! फिर साँस ली, और दोबारा शुरू।`,
            "धप। और धप। और फिर, सुस्ताई बाँहों से, वह उड़ी! उड़ते-उड़ते मक्खी जितनी दिखने लगी।",
            forOlder("घोंघा अपने घर में सुस्ता आया था। बोला, “मेरी सबसे अच्छी कोशिशें झपकी के बाद होती हैं।”"),
          ],
          returns: (t) =>
            `${t.child} ने बाँहें झटकीं, छू, छू, जैसे काग़ज़ की चिड़िया के साथ। और आराम के बाद काम बन गया।`,
        },
        {
          text: ["फेंकने का अभ्यास करें", "बार-बार फेंककर देखें"],
          title: ["फेंको, दौड़ो, लाओ", "पाँच और एक"],
          lines: (t) => [
            "फेंको, दौड़ो, उठा लाओ। साथ में गिनो, एक, दो, तीन, चार, पाँच! हर बार एक जूता और आगे।",
            `फिर एक और कोशिश। ${t.child} ने नीचे से, हौले से छोड़ा, और वह उड़ी, ठीक उस पार तक।`,
            forOlder("उस पार किसी ने दोनों सींग हिलाए। जवाब उसी दिन आया, मेंढक की तरह मुड़ा हुआ।"),
          ],
          returns: (t) =>
            `${t.child} ने कोशिशें गिनीं, एक, दो, तीन, चार, पाँच, जैसे काग़ज़ की चिड़िया के साथ। और अगली में बात बन गई।`,
        },
      ],
    },
  ],
};
