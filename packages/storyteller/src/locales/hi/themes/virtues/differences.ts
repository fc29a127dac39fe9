import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const differences: ThemeTexts = {
  name: "लोगों का अलग-अलग होना",
  phrases: [
    "लोग|बच्चे|=सब|सबको|सबके|सबसे|सबका|सभी|इंसान|=हर|परिवार अलग होते|=है|=हैं|होना|दिखते",
    "अलग लोगों|दिखने|बच्चों सम्मान|इज़्ज़त|स्वीकार",
    "भिन्न|विविध",
    "दिव्यांग|विकलांग|अपंग",
    "व्हील",
    "पहिया|पहिये|पहियों =कुर्सी",
    "ऑटिज़्म|ऑटिस्टिक|ऑटिज्म",
    "नेत्रहीन|दृष्टिहीन|बधिर|मूक",
    "रंग त्वचा|गोरा|काला|साँवला|सांवला|भेद|रूप",
    "गोरा|काला|साँवला|सांवला रंग|बच्चा|लोग|भेदभाव",
    "भेदभाव|समानता|बराबरी",
    "धर्म|जाति|संस्कृति|भाषा अलग|दूसरे|दूसरी|सम्मान|=सब|सबको|सबके|सबसे|सबका|सभी",
    "दूसरी|अलग भाषा|बोली",
    "=दो =माँ|मम्मी|पापा|मम्मा|अम्मी =की|=के =होना|परिवार",
    "गोद =लिया|लेना|ली",
    "विशेष|स्पेशल ज़रूरत|बच्चे|नीड्स",
    "समावेश",
    "different log|people|hote|hona|=hai|look|bachch|bacch|bachh|bache",
    "log|=sab|sabhi|sabko|sabse|sabke|sabka|bachch|bacch|bachh|bache alag hote|=hai|hain|dikhte",
    "diversity|inclusion|racis|bhed bhav|samanta",
    "skin colour|color|rang",
    "gora|kaala|kala|saanwla|sanwla rang|skin",
    "autis|adopt",
    "bhasha|dharm|jaati alag|dusri|doosri|different",
    "हकला|तुतला",
    "divyang|viklang|wheelchair|disabled|disability|disabilities|handicap",
    "blind|deaf|andha|bahra child|people|log|bachch|dost|bacch|bachh|bache|friend",
    "=har|=sab|sabhi|sabko|sabse|sabke|sabka|every|=हर koi|log|insaan|=ek|people|कोई|इंसान =alag|different|unique|अलग",
    "=alag|different|अलग bachch|bacch|log|=sab|sabhi|sabko|sabse|sabke|sabka|बच्चे|लोग|bachh|bache dikh|hote|hain|=to|=hai|=he|दिख|होते|=हैं",
    "rang|boli|bhasha|dharm|jaat|roop|kapd|रंग|बोली|भाषा|धर्म alag|different|अलग",
    "kaal|=kala|gore|gora|sanwl|काला|काले|गोरे|गोरा bhed|rang|fark|log|skin|chidh|भेद|रंग|फ़र्क",
    "dharm|jaati|=jati|caste|religion|majhab|mazhab|धर्म|जाति izzat|respect|samman|bhed|dusr|dosti|log|इज़्ज़त|सम्मान",
    "special|स्पेशल child|bachch|bacch|need|dost|bachh|bache|friend",
    "=ek|एक jaise|jaisa|जैसे|जैसा nahi|=na|nhi|नही",
    "samanta|bhedbhav|diversity|inclusion|inclusiv|racism|racist|=equality",
  ],
  facts: ["अलग", "त्वचा", "पहिय", "हाथों", "माँ", "सबको|सबने|सबके|सब"],
  moments: [
    {
      title: ["बड़ी मेज़", "बहुत-से बच्चे"],
      lines: (t) => [
        [
          `${t.setting} बड़ी मेज़ के चारों ओर बच्चे थे, गहरी त्वचा, हल्की त्वचा। कोई पहियों पर, कोई हाथों से बोलती, किसी की दो माँएँ।`,
          `${t.setting} बड़ी मेज़ लगी थी। बच्चों की त्वचा गहरी भी थी, हल्की भी। एक पहियों पर था, एक हाथों से बोलती थी, एक की दो माँएँ थीं।`,
        ],
        "सब अलग थे, और सबको भूख लगी थी। पर शुरू कोई न करता था।",
        forOlder("बीच में खिचड़ी की देगची से भाप उठ रही थी। खिचड़ी को फ़र्क़ न था, कौन क्या है।"),
        [`मेज़ पर शुरू कैसे करें, ${t.child}?`, `पहल कैसे हो, ${t.child}?`],
      ],
      choices: [
        {
          text: ["सबके नमस्ते सीखें", "कई भाषाओं में बोलें"],
          title: ["कितने सारे नमस्ते", "हवा में ताली"],
          lines: (t) => [
            `${t.child} ने सबसे उनका नमस्ते पूछा। हैलो! वणक्कम! सलाम! बोंजूर! हाथों से बोलने वाली लड़की ने बिना आवाज़ की ताली दिखाई।`,
            "हाथ ऊपर, और हथेलियाँ घुमाओ! तुम भी घुमाओ! पूरी मेज़ चिड़ियों-सी फड़फड़ाई।",
            forOlder(
              "सबने पूछा, “और तुम्हारे घर में?” जब तक अपना नमस्ते किसी को न दो, पता नहीं चलता कि वह है।",
            ),
          ],
          returns: (t) =>
            `${t.child} ने दोनों हाथ उठाकर बिना आवाज़ की ताली बजाई। वह बड़ी मेज़ से साथ आई थी।`,
        },
        {
          text: ["प्यार से सवाल पूछें", "पूछकर उनकी बात सुनें"],
          title: ["क्या मैं पूछूँ?", "पहिए और माँ"],
          lines: (t) => [
            `${t.child} ने पूछा, “क्या मैं पूछूँ, ये पहिए कैसे चलते हैं?” “हाँ! यहाँ धक्का, यहाँ ब्रेक!” और वह फुर्र, हवा से भी तेज़।`,
            "“दो माँएँ होना कैसा है?” “दोनों कहती हैं, दाँत माँजो!” फिर सबने पूछा, और सबने बताया।",
            forOlder(
              "एक लड़की अपनी चोट के निशान की बात नहीं करना चाहती थी। सबने कहा, “ठीक है,” और रोटी आगे बढ़ा दी।",
            ),
          ],
          returns: (t) => `${t.child} ने वैसे ही कहा, जैसे बड़ी मेज़ पर, “क्या मैं कुछ पूछूँ?” और कुछ नया पता चला।`,
        },
        {
          text: ["मिलती-जुलती चीज़ें खोजें", "ढूँढें, सबको क्या पसंद है"],
          title: ["हाथ उठाओ", "एक-सा और अलग"],
          lines: (t) => [
            `${t.child} ने पुकारा, “जलेबी किसे पसंद है?” सारे हाथ उठे। तुम भी उठाओ! “बादल गरजने से डर किसे लगता है?” फिर सारे हाथ।`,
            "“सीटी बजानी किसे आती है?” बस एक हाथ। उसने सबको सिखाया, और खिचड़ी ठंडी हो गई।",
            forOlder("बहुत कुछ एक-सा था, और बहुत कुछ अलग। दोनों चाहिए थे, वरना कोई किसी को क्या सिखाता?"),
          ],
          returns: (t) =>
            `${t.child} ने पुकारा, “यह किसे पसंद है?” जैसे बड़ी मेज़ पर, और सोच से ज़्यादा हाथ उठे।`,
        },
      ],
    },
  ],
};
