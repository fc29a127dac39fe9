import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const jealousy: ThemeTexts = {
  name: "जलन",
  phrases: [
    "मम्मी|=मां|=माँ|पापा|मम्मा|अम्मी प्यार बँट|बंट|=कम|ज्यादा",
    "मम्मी|=मां|पापा|मम्मा|अम्मी सिर्फ|=बस मेरी|मेरे|मेरा",
    "जलन",
    "ईर्ष्या|ईर्षा|इर्ष्या",
    "जलता|जलती|जलना|जले भाई|बहन|दूसर|दोस्त|बच्च|बेबी|बहिन|भैया|दीदी",
    "डाह",
    "भाई|बहन|बेबी|शिशु|बहिन|भैया|दीदी ज्यादा|=कम प्यार",
    "प्यार =कम|ज्यादा|बाँट|बांट|सिर्फ भाई|बहन|बेबी|मम्मी|=मां|पापा|बहिन|भैया|दीदी|मम्मा|अम्मी",
    "ध्यान मम्मी|=मां|=माँ|पापा|सिर्फ|भाई|बहन|खींच|बहिन|भैया|दीदी|मम्मा|अम्मी",
    "दूसर चीज़|खिलौन|पास देख|चाहिए|माँग",
    "नाइंसाफी",
    "तुलना भाई|बहन|दूसर|दोस्त|बहिन|भैया|दीदी",
    "भाई बहन मुकाबला|होड़|झगड़ा =जल|जलता|जलती|जलना|जलने|जले|जला",
    "=बस =मेरी मम्मी|=मां|मम्मा|अम्मी",
    "jalan",
    "jalta|jalti|jalna|jale bhai|behen|bahan|dusr|doosr|dost|baby|behan|behn|didi|sister|brother|bachch|bacch|bachh|bache|friend",
    "eershya|irshya|irsha",
    "pyar|pyaar zyada|=kam|zada bhai|behen|bahan|baby|mujh|behan|behn|didi|sister|brother|mumm|mamma",
    "attention papa|bhai|behen|baby|=mom|dad|chahiye|behan|bahan|behn|didi|sister|brother|mumm|mamma",
    "dhyan papa|=maa|bhai|behen|behan|bahan|behn|didi|sister|brother|mumm|mamma",
    "jealous",
    "jelous|jealos",
    "envy",
    "rivalry",
    "dusron|doosron cheez|khilon|paas chahiye|dekh",
    "compare|comparing|comparis",
    "nainsafi",
    "jealous|jalan|jalta|jalti baby|bhai|behan|chhote|chhoti|chota|choti|newborn|naye|behen|bahan|behn|didi|sister|brother",
    "जलन|ईर्ष्या|जलता|जलती बेबी|भाई|बहन|छोटे|छोटी|नए|शिशु|बहिन|भैया|दीदी",
    "jalna|jalta|jalti|jale dekh|khilon|cheez|kapd",
    "ईर्ष|इर्ष|irsh|jelus|jellus|jalous",
    "favourite|favorite|partiality|pakshpat bhai|behan|baby|behen|bahan|behn|didi|sister|brother|mumm|mamma",
    "pyar|pyaar zyada|jyada|=kam bhai|behan|baby|chhote|chhoti|usko|usse|behen|bahan|behn|didi|sister|brother",
    "=god|godi|गोद baby|bhai|behan|बेबी|भाई|बहन|behen|bahan|behn|didi|sister|brother|बहिन|भैया|दीदी =jal|=jala|=jale|=jalo|jalna|jalne|jalta|jalti|gussa|rota|rona|=जल|जलता|जलती|जलना|जलने|जले|जला|=रो|रोता|रोती|रोना|रोने|रोए|रोते|रोया|रोई",
    "lagta|लगता chhote|chhoti|भाई|बहन|bhai|behan|baby|behen|bahan|behn|didi|sister|brother|बहिन|भैया|दीदी zyada|jyada|ज़्यादा pyar|pyaar|प्यार",
    "gift|khilon|mila|तोहफ़ा|खिलौना|मिला bhai|behan|dost|भाई|बहन|दोस्त|behen|bahan|behn|didi|sister|brother|बहिन|भैया|दीदी|friend rona|rone|rota|roti|=jal|=jala|=jale|=jalo|jalna|jalne|jalta|jalti|chidh|=जल|जलता|जलती|जलना|जलने|जले|जला|चिढ़|=रो|रोता|रोती|रोना|रोने|रोए|रोते|रोया|रोई",
    "bhai|behan|baby|भाई|बहन|बेबी|newborn|behen|bahan|behn|didi|sister|brother|बहिन|भैया|दीदी aane|=baad|aaya|aayi|janm|आने|=बाद attention|dhyan|chidh|badal|gussa|rota|roti|zid|ध्यान|चिढ़|गुस्सा|ज़िद",
    "dusr|doosr|दूसरे bachch|बच्चे|bacch|bachh|bache =god|गोद|pyar|pyaar|प्यार",
    "जलन|jalan|jealous|ईर्ष्या dost|दोस्त|dusr|दूसर|friend",
  ],
  facts: ["जलन", "काँट|चुभ", "चाहिए", "काफ़ी"],
  moments: [
    {
      title: ["मेमना", "सबका दुलारा"],
      lines: (t) => [
        [
          `${t.setting} एक मेमना आया। सब उसे सहलाने लगे। ${t.friend} को किसी ने न देखा।`,
          `${t.setting} रुई जैसा एक मेमना था। सारे हाथ उसके लिए, ${t.friend} के लिए एक भी नहीं।`,
        ],
        `${t.friend} के अंदर काँटा-सा चुभा। एक भेड़ बोली, “यह जलन है। यह बस कहती है, मुझे भी चाहिए।”`,
        forOlder(
          "उसने कहा, “यह काँटा मैं पहचानती हूँ। अच्छे दिलों में भी उगता है। आता है, अपनी बात कहता है, चला जाता है।”",
        ),
        [`इस काँटे का क्या करें, ${t.child}?`, `${t.child}, जलन में क्या काम आता है?`],
      ],
      choices: [
        {
          text: ["चुभन की बात कहें", "मन का हाल बताएँ"],
          title: ["कह दिया", "बात बाहर"],
          lines: (t) => [
            `${t.friend} ने साँस ली और कह दिया, “मुझे जलन हो रही है। प्यार मुझे भी चाहिए।” सबने मुड़कर देखा।`,
            `फिर एक हाथ मेमने के सिर पर था, और एक ${t.friend} के। सहलाना दोनों के लिए काफ़ी था।`,
            forOlder("भेड़ बोली, “प्यार गाने जैसा है। दो सुनें, तो छोटा नहीं हो जाता।”"),
          ],
          returns: (t) => [
            `फिर ज़रा चुभा, और ${t.friend} ने झट कह दिया। सब थोड़ा-थोड़ा खिसके, और जगह काफ़ी निकली।`,
            "काँटा फिर चुभा, पर किसी ने छिपाया नहीं। “मुझे भी चाहिए,” आवाज़ आई, जैसे मेमने के पास।",
          ],
        },
        {
          text: ["साथ का समय माँगें", "अपना गाना चुनें"],
          title: ["दो का गाना", "पीठ से पीठ"],
          lines: (t) => [
            `${t.friend} ने पूछा, “एक गाना सिर्फ़ हमारा?” ${t.child} ने हाँ कहा, और दोनों ने पीठ से पीठ लगाकर गुनगुनाया। तुम भी गुनगुनाओ, हम्म!`,
            "गाना ख़त्म हुआ, तो काँटा नरम था। मेमना कुछ ले नहीं गया। प्यार पूरे मैदान के लिए काफ़ी था।",
            forOlder("ऐसे समय को न मिठाई चाहिए, न ग़ुब्बारे। बस कोई आख़िरी सुर तक साथ रहे।"),
          ],
          returns: (t) => [
            `बाद में ${t.friend} ने ${t.child} से एक गाना माँगा, सिर्फ़ दोनों का। पीठ से पीठ, और वही काफ़ी था।`,
            "“एक गाना, सिर्फ़ हमारा?” हम्म, गाना बजा, और काँटा फिर नरम हो गया।",
          ],
        },
        {
          text: ["मेमने को मिलकर सहलाएँ", "ऊन में हाथ डालें"],
          title: ["बीच में", "सबके लिए चाटना"],
          lines: (t) => [
            `${t.child} ने जगह बनाई, और ऊन में चार हाथ धँस गए। तुम भी हवा में सहलाओ, धीरे-धीरे, कान से पूँछ तक।`,
            `${t.friend} ने कहा, “बीच में आकर कम चुभता है।” मेमने ने हर नाक चाटी। उसकी जीभ सबके लिए काफ़ी थी।`,
            forOlder("फिर वह चार घुटनों पर एक साथ सो गया। इतने छोटे मेमने के लिए यह बड़ा काम है।"),
          ],
          returns: (t) => [
            `आख़िर में ${t.friend} को किनारे नहीं रहना पड़ा। बीच में, दोनों हाथ अंदर, और जगह काफ़ी थी।`,
            `फिर किसी अच्छी चीज़ के पास भीड़ थी, और ${t.child} ने जगह बनाई, जैसे मेमने के पास, “आओ, तुम भी!”`,
          ],
        },
      ],
    },
  ],
};
