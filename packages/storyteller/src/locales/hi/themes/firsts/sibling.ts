import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sibling: ThemeTexts = {
  name: "घर में नया बच्चा आना",
  phrases: [
    "नया|नई|नए|नन्हा|नन्ही|छोटा बच्चा|शिशु|बेबी|मेहमान घर|परिवार|आना|आने|आएगा|आया|जन्म|भाई|बहन|बहिन|भैया|दीदी",
    "छोटा|छोटी|नन्हा|नन्ही|नया|नई भाई|बहन|भैया|बहिन|दीदी आना|आने|आया|आएगा|आएगी|आई|जन्म|होना|होने|होगा|प्यार|नया|नई|घर|स्वागत",
    "बड़ा|बड़ी भाई|बहन|दीदी|भैया|बहिन बन",
    "नवजात",
    "गर्भ|प्रेग्नेंट",
    "=माँ|मम्मी|मम्मा|अम्मी पेट बच्चा|बेबी",
    "बेबी आना|आने|आएगा|आया|घर|जन्म|नया|प्यार|होने",
    "दूसरा बच्चा",
    "जुड़वाँ",
    "नया =भाई|=बहन",
    "नई =बहन",
    "शिशु",
    "भाई|बहन|बहिन|भैया|दीदी आगमन|स्वागत",
    "naya|nayi|chhota|chota|chhoti|choti bhai|behen|bahan|behan|baby|bachcha|baccha|behn|didi|sister|brother aana|aane|aaya|ayega|aayega|aayegi|ghar|janm|hona|hone|wala|pyar",
    "new baby|brother|sister|sibling",
    "baby aana|aane|aaya|aayega|ghar|brother|sister|janm|hone",
    "bada|badi|bade bhai|behen|behan|bahan|didi|behn|sister|brother ban",
    "navjat|newborn",
    "pregnan",
    "mamma|=maa|mumm pet|pregnant baby|bachcha|baccha",
    "big brother|sister",
    "judwa|twins",
    "naya =bhai|=behen",
    "nayi =behen|=behan|=bahan",
    "sibling",
    "नया मेहमान",
    "naya mehman|mehmaan",
    "भाई|बहन|बहिन|भैया|दीदी जन्म",
    "भाई|बहन|बहिन|भैया|दीदी आने|होने =वाला|=वाली|=वाले",
    "भाई|बहन|बहिन|भैया|दीदी =आने|=आना",
    "bhai|behen|behan|bahan|behn|didi|sister|brother janm|=aane|=aana",
    "bhai|behen|behan|bahan|baby|behn|didi|sister|brother aane|hone =wala|=wali",
    "naya|nanha|chhota|chota|new =baby|=bachcha|=baccha",
    "मेहमान नन्हे|नन्हा|नया|घर",
    "mehman|mehmaan nanha|naya|chhota",
    "होने =वाला|=वाली बच्चा|भाई|बहन|बहिन|भैया|दीदी",
    "होने =वाले बच्चे",
    "बड़ा|बड़ी भाई|बहन|दीदी|बहिन|भैया =बनने|=बनना|=बन",
    "bhai|behan|baby|behen|bahan|behn|didi|sister|brother =janm|janam|=janma|paida|born|=pet",
    "bhai|didi|behan|brother|sister|behen|bahan|behn banne|=banna|=bana|banega|banegi|wala",
    "new|naya|nayi|नया|नई sister|brother|baby|bhai|बहन|भाई|बहिन|भैया|दीदी home|ghar|घर|family|arrival|coming",
    "भाई|बहन|बेबी|शिशु|बहिन|भैया|दीदी जन्म|पैदा|हुआ|हुई",
    "chhot|choti|chota|chote bhai|behan|baby|behen|bahan|behn|didi|sister|brother pyar|pyaar|care|love|accept|swagat|apnana",
    "second|dusra|doosra baby|child|bachch|bacch|bachh|bache",
    "expecting|pregnant|newborn",
    "bada|badi|big bhai|didi|brother|sister|behan|behen|bahan|behn ban|becom|being",
  ],
  facts: ["रोता|रोना", "दूध", "नरम|धीरे|हल्के", "प्यार"],
  moments: [
    {
      title: ["माँद में कोई नया", "ऊँआँ, ऊँआँ"],
      lines: (t) => [
        [
          `${t.setting} एक नन्ही लोमड़ी बोली, “हमारे घर बच्चा आया है। रोता है, दूध पीता है, सोता है, बस।”`,
          `ऊँआँ! ${t.setting} एक माँद से आवाज़ आई। नन्ही लोमड़ी बोली, “हमारा बच्चा। रोता है, दूध पीता है, सोता है।”`,
        ],
        "“क्या तुम्हें मुझसे अब भी प्यार है?” माँ बोलीं, “पूरे दिल से। प्यार बढ़ता है।”",
        forOlder(
          "माँ ने कहा, “वह रोता है, क्योंकि उसके पास अभी शब्द नहीं। तुम ख़ुश हो सकती हो, नाराज़ भी, या नाश्ते से पहले दोनों।”",
        ),
        [`नन्ही लोमड़ी क्या करे, ${t.child}?`, `शुरू कैसे हो, ${t.child}?`],
      ],
      choices: [
        {
          text: ["हल्के-हल्के सहलाएँ", "एक उँगली पकड़ाएँ"],
          title: ["नन्हा-सा पंजा", "पकड़"],
          lines: (t) => [
            "पहले धुले हाथ, फिर एक उँगली, पंख जैसी नरम, नन्ही पीठ पर। तुम अपनी बाँह पर करो, नरम, और नरम, सबसे नरम।",
            "नन्हे पंजे ने उँगली थाम ली। लोमड़ी फुसफुसाई, “यह मुझे जानता है!” माँ बोलीं, “तुम्हारी महक तो जानता ही है।”",
            forOlder(
              `${t.child} ने गोद में लेना दिखाया, पीछे टिककर बैठो, सिर के नीचे हाथ, पास में कोई बड़ा। बच्चे ने डकार ली। यह उसकी शाबाशी थी।`,
            ),
          ],
          returns: (t) => [
            `${t.child} ने एक उँगली बढ़ाई, पंख जैसी नरम, लोमड़ी की माँद की तरह, और किसी नन्ही चीज़ ने उसे थाम लिया।`,
            `वह छोटा था और नया था, सो ${t.child} ने नरमी से छुआ, और नरम, सबसे नरम, लोमड़ी के बच्चे की तरह।`,
          ],
        },
        {
          text: ["लोरी गुनगुनाएँ", "धीमे सुर में गाएँ"],
          title: ["पहली महफ़िल", "हूँ, हूँ, हूँ"],
          lines: () => [
            "माँ बोलीं, “तुम्हारी आवाज़ यह पेट से ही पहचानता है।” सबने धीरे से गुनगुनाया। तुम भी गुनगुनाओ, हूँ, हूँ, हूँ!",
            "ऊँआँ छोटा होता गया, और बस एक आह बची। नन्ही लोमड़ी तनकर बैठ गई। “यह मेरी सुनता है!”",
            forOlder(
              "लोरी में एक ही पंक्ति थी, और तुक कोई नहीं। उस दिन वह ग्यारह बार गाई गई, हर बार फ़रमाइश पर।",
            ),
          ],
          returns: (t) => [
            `${t.child} ने माँद वाली लोरी गुनगुनाई, हूँ, हूँ, और इतनी शांति हुई कि सोचा जा सके।`,
            `कोई परेशान था, और उसके पास शब्द न थे। ${t.child} ने लोरी छेड़ी, उस नन्हे बच्चे वाली।`,
          ],
        },
        {
          text: ["अपना समय माँगें", "कहें, मुझे भी ज़रूरत है"],
          title: ["माँ के साथ दस मिनट", "गोद में जगह"],
          lines: (t) => [
            `${t.child} ने कहा, “बस बता दो।” लोमड़ी ने साँस भरी। “माँ, मुझे भी तुम्हारी ज़रूरत है।” माँ बोलीं, “अच्छा किया, जो बताया।”`,
            "पापा ने बच्चे को धीरे-धीरे झुलाया। माँ की गोद में पूरी लोमड़ी, दो कान और एक लंबी कहानी समा गई।",
            forOlder("तब से रोज़, झपकी के बाद, दोनों का अपना समय होता। उसका नाम भी था, सिर्फ़ हम।"),
          ],
          returns: (t) => [
            `${t.child} ने कहा, “मुझे भी ज़रूरत है,” लोमड़ी की तरह साफ़-साफ़, और किसी ने सुना।`,
            `जहाँ सब कुछ न कुछ माँग रहे थे, ${t.child} ने अपनी बात सीधे कही, माँद वाली लोमड़ी की तरह, और जगह बन गई।`,
          ],
        },
      ],
    },
  ],
};
