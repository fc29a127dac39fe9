import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sharing: ThemeTexts = {
  name: "मिल-बाँटकर रहना",
  phrases: [
    "बाँट|बांट",
    "बाँटना|बांटना खिलौने|चीज़ें|खाना|टॉफ़ी|मिठाई|दोस्त",
    "मिल बाँट|बांट",
    "साझा",
    "शेयर",
    "खिलौने|खिलौना देना|देता|देती|=दे|नही दूसरों|दोस्त|भाई|बहन|किसी|बहिन|भैया|दीदी",
    "=मेरा|=मेरी =है चिल्लात|कहता|कहती|बोलता",
    "=सब|सबको|सबके|सबसे|सबका|सभी =मेरा|=मेरी",
    "स्वार्थी|लालच",
    "उदार|दरियादिल",
    "छीन",
    "अपनी चीज़|चीजें देना|देता|देती|=दे",
    "उधार",
    "baantn|baatn|bantn khilone|khilaune|chize|cheeze|khana",
    "=mil baant|bant|=baat|=bat|=batkar|=baatkar|=batna",
    "baantn|baantk",
    "share karna|karta|karti|kare|karo|toys|khilone|khilaune|nahi|chize|nhi",
    "sharing",
    "khilone|khilaune|toys =dena|deta|deti|=de nahi|dost|bhai|behan|kisi|behen|bahan|behn|didi|sister|brother|nhi|friend",
    "=sab =mera",
    "swarthi|selfish|laalchi|lalchi",
    "chheen|chhin|cheen khilone|khilaune|leta|leti|na",
    "sajha|saajha",
    "=share nahi|=karna|=karta|=karti|=karo|nhi",
    "शेयर करना|करता|करती",
    "share friends|saath|kare|sath",
    "dusro =dena|deta|deti|khilone|cheez",
    "baantn saath|=mil|=mila|=mile|=mili|sath",
    "apni|apna|apne cheez|chiz|khilon|toy|saman|samaan nahi|nhi deta|deti|dena|=de|lagane|chhune|chhoo",
    "अपनी|अपना|अपने चीज|खिलौन|सामान =नहीं|=नही देता|देती|देना|=दे|छूने|लगाने",
    "kisi|किसी =ko|=को nahi|=नहीं|nhi|=नही deta|deti|देता|देती",
    "कंजूस|kanjoos|kanjus|possessive|greedy|laalach|lalach",
    "chocolate|tiffin|lunch|toffee|चॉकलेट|टिफिन baant|bant|share|बाँट|शेयर",
    "share toy|friend|sibling|snack|room|brother|sister|bhai|cousin",
    "=bantna|=bantkar|=baantna|=baant|=bant|=baatna",
    "=मिल =बाट|=बांट|बाटकर|बाटना",
    "=mil baant|bant khana|khel|kar",
    "भाई|बहन|दोस्त|दूसर|बहिन|भैया|दीदी =को =नहीं|=नही देता|देती",
    "bhai|behan|dost|dusr|behen|bahan|behn|didi|sister|brother|friend =ko nahi|nhi deta|deti",
    "toy|khilon|cheez|chocolate|खिलौने|चीज़ें chhupa|chupa|छिपा|छुपा",
    "uske|apne|iske|उसके|अपने khilon|toy|खिलौने|cheez chhu|haath|chhoo|छुए|हाथ|chhed|hath",
  ],
  facts: ["बाँट", "क्या मैं", "दोनों|सब", "टुकड|साथ|बदल"],
  moments: [
    {
      title: ["एक ही खड़िया", "दीवार और खड़िया"],
      lines: (t) => [
        [
          `${t.setting} ${t.child} के हाथ में इकलौती खड़िया थी। दीवार पर चित्र बन रहा था, और एक छछूँदर ख़ाली पंजे लिए देख रही थी।`,
          `${t.setting} चित्रों वाली दीवार थी, और खड़िया बस ${t.child} के पास। बग़ल में एक छछूँदर ख़ाली पंजे लिए बैठी थी।`,
        ],
        "उसने पूछा, “क्या मैं भी? मेरे मन में एक सूरज है।”",
        forOlder("छछूँदर सूरज को कम ही देखती थी। इसीलिए तो उसे बनाने का इतना मन था।"),
        [`खड़िया कैसे बाँटें, ${t.child}?`, `इसे किस तरह बाँटें, ${t.child}?`],
      ],
      choices: [
        {
          text: ["टुकड़े करके दें", "खड़िया आधी तोड़ें"],
          title: ["टक", "छोटी खड़ियाँ"],
          lines: (t) => [
            "टक! खड़िया के टुकड़े हुए, और दोनों के हाथ भर गए। अब दीवार दुगुनी तेज़ी से भरने लगी।",
            `छछूँदर ने सूरज बनाया। ${t.child} ने ठीक नीचे एक घर, तो उस धूप में कोई रहने लगा। यह किसी ने सोचा न था।`,
            forOlder("पता चला कि छोटी खड़िया की लकीर भी उतनी ही उजली होती है, जितनी बड़ी की।"),
          ],
          returns: (t) => [
            `चीज़ बस एक थी। ${t.child} ने देखा, सोचा, और टक, सबके लिए एक-एक टुकड़ा।`,
            `${t.child} ने कहा, “यह तो आराम से टूटता है,” और सबमें बाँट दिया, खड़िया की तरह।`,
          ],
        },
        {
          text: ["मिलकर चित्र बनाएँ", "साथ में पकड़ें"],
          title: ["हाथ और पंजा", "डगमग सूरज"],
          lines: () => [
            "दोनों ने खड़िया साथ थामी, एक हाथ, एक पंजा। तुम भी हवा में बनाओ, गोल, गोल, गोल, और अब किरणें!",
            "सूरज डगमग बना। वैसा कोई अकेले बना ही नहीं सकता था, और यही उसकी सबसे अच्छी बात थी।",
            forOlder("“बाएँ!” “नहीं, ऊपर!” ऐसे सूरज की पूँछ निकल आई, तो सबने कहा, चलो, यह पुच्छल तारा है।"),
          ],
          returns: (t) => [
            `एक हाथ कम था। ${t.child} ने कहा, “साथ में पकड़ो,” और काम बन गया, डगमग सूरज की तरह।`,
            `${t.child} ने दूसरा सिरा आगे बढ़ाया। साथ पकड़ने से ही तो पूँछ वाला सूरज बना था।`,
          ],
        },
        {
          text: ["अदला-बदली कर लें", "चीज़ें आपस में बदलें"],
          title: ["अच्छी अदला-बदली", "खड़िया और स्पंज"],
          lines: (t) => [
            `${t.child} ने पूछा, “तुम्हारे पास क्या है?” छछूँदर के पास गीला स्पंज था। चीज़ें बदलीं, फिर वापस बदलीं। दोनों को दोनों मिलीं।`,
            `छछूँदर ने सफ़ेद सूरज बनाया, ${t.child} ने आस-पास नीला आसमान पोंछा। तुम भी पोंछो, सर्र, सर्र!`,
            forOlder(
              "छछूँदर ने झुककर खड़िया लौटाई। बोली, “उधार देने से चीज़ खोती नहीं।” वह अपना फावड़ा सबको देती थी।",
            ),
          ],
          returns: (t) => [
            `${t.child} ने कहा, “यह तुम लो, वह मुझे दो,” और दीवार जैसी ही अच्छी अदला-बदली हो गई।`,
            `${t.child} के पास वह था, जो औरों को चाहिए था, और उनके पास वह, जो ${t.child} को। चीज़ें बदलीं, फिर लौटाईं।`,
          ],
        },
      ],
    },
  ],
};
