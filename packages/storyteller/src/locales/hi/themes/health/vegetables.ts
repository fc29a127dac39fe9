import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const vegetables: ThemeTexts = {
  name: "नया खाना चखना",
  phrases: [
    "सब्ज़ी",
    "सब्ज़ियाँ|सब्ज़ियां|सब्जियाँ",
    "नया|नई|नए|नये खाना|खाने|चीज़ें|स्वाद|सब्जी|चखना|चखने|आज़माना",
    "चखना|चखने|चखे",
    "खाना|खाने नखरे|नखरा|मना|चुनकर|ज़िद|आनाकानी|नही",
    "पौष्टिक|सेहतमंद|स्वस्थ|हेल्दी|संतुलित खाना|खाने|भोजन|आहार",
    "पालक|लौकी|करेला|भिंडी|गाजर|टिंडा|तोरी खाना|खाने|खाता|खाती|खाए|पसंद",
    "सिर्फ|केवल मैगी|नूडल्स|चिप्स|पास्ता|चावल खाता|खाती|खाना",
    "फल =खाना|खाने|सब्जी",
    "हरी सब्जी|सब्जियाँ",
    "sabzi|sabji|subzi",
    "naya|nayi|naye khana|khane|swad|cheez",
    "khana|khane|khaane nakhre|nakhra|nahi|nhi khata|khati|khane|karta|karti",
    "healthy|paushtik khana|khane|food|eating",
    "palak|lauki|karela|bhindi|gajar khana|khane|khaye|khata|khati",
    "chakhna|chakhne",
    "vegetable|veggies",
    "वेजिटेबल|वेजीटेबल",
    "fussy|picky|पिकी eater|eating|खाना|ईटर",
    "new food|फूड",
    "ईटर",
    "जंक फूड",
    "junk food",
    "फल सब्जियाँ",
    "khana chakhna|pasand nahi|nhi",
    "दूध|दाल पीना|खाना नही",
    "=में नखरे|नखरा खाने|खाना|सब्जी",
    "=सब =कुछ खाना|खाए|खाने|खाये",
    "khana|khane =me|=mein nakhre|nakhra",
    "=sab =kuch|=kuchh khana|khaye|khane",
    "खाना =नहीं|=नही खाता|खाती|खाना",
    "khana =nahi|=nahin|=nhi khata|khati|khana",
    "try|ट्राई खाना|khana|food",
    "दूध|दाल|अंडा|अंडे|फल|सलाद|रोटी|खाना =नहीं|=नही पीता|पीती|पीना|खाता|खाती|खाए",
    "doodh|dudh|milk|daal|=dal|fruit|phal|egg|anda|salad|roti|chawal nahi|nhi peeta|peeti|pita|piti|peena|pina|khata|khati|khaye",
    "maggi|chips|pizza|burger|noodles|junk|cream|icecream|sugar|candy|fastfood|chocolate|biscuit sirf|=bas|only|hamesha|chhod|khata|khati|chahiye|=din|=kam|chod",
    "nutrition|poshan|पोषण|पौष्टिक",
    "healthy eat|food|khan|diet|lunch|tiffin|breakfast",
    "चुन|chun =चुन|=कर|=chun|=kar|=ke खाता|खाती|खाना|=kha|khaa|khat|khay",
    "fruits|salad|सलाद|greens|spinach|broccoli",
    "khana|khane khata|khati|khate nahi|nakhr|pareshan|thoda|=kam|nhi",
    "naya|naye|nayi|alag|different|नया|अलग swad|swaad|taste|dish|स्वाद|sabzi|sabji",
    "palak|lauki|karela|bhindi|gajar|tamatar|पालक|लौकी|करेला|भिंडी nahi|nhi|नही",
    "मुँह|muh|munh बनाता|बनाती|bana khan|khaan|खान|देखते|dekh",
    "करेला|लौकी|पालक|भिंडी|karela|lauki|palak|bhindi|broccoli",
    "khana|khane|खाना|खाने muh|munh|मुँह bana|बना|pher|फेर",
    "tiffin|lunch|टिफिन|टिफ़िन wapas|khata|khati|finish|adhura|खाता|खाती|वापस|ख़त्म",
    "kuch|कुछ =nahi|=नहीं|=nahin|=nhi|=नही khata|khati|खाता|खाती",
  ],
  facts: ["देख", "सूँघ", "चख|कुतर|जीभ|काट", "अभी नहीं"],
  moments: [
    {
      title: ["बैंगनी गाजर", "छछूँदर की हाँडी"],
      lines: (t) => [
        [
          `${t.setting} एक छछूँदर ने हाँडी से कुछ बैंगनी निकाला। ${t.friend} ने कटोरा परे खिसका दिया। “यह क्या है, पता नहीं।”`,
          `${t.setting} एक छछूँदर बोली, “खाना तैयार!” कटोरों में कुछ बैंगनी था। ${t.friend} के क़दम पीछे हटे।`,
        ],
        "छछूँदर बोली, “यह गाजर है। देखो, सूँघो, ज़रा-सा चखो। और ‘अभी नहीं’ भी एक जवाब है।”",
        forOlder("उसने बुरा न माना। बोली, “मैं जब चुक़ंदर से पहली बार मिली, तो नमस्ते कहकर भाग गई थी।”"),
        [`जान-पहचान कैसे करें, ${t.child}?`, `शुरू कहाँ से करें, ${t.child}?`],
      ],
      choices: [
        {
          text: ["चारों तरफ़ से सूँघें", "नाक पास ले जाएँ"],
          title: ["नाक क्या कहती है", "गाजर के पास"],
          lines: (t) => [
            `सबने उसे हर तरफ़ से देखा। फिर ${t.child} ने सूँघा। मिट्टी, बारिश, और थोड़ी मिठास। तुम भी सूँघो, एक, दो, तीन!`,
            `${t.child} ने चींटी जितना टुकड़ा चखा। ${t.friend} ने जीभ लगाई, सोचा, और कहा, “अभी नहीं। शायद कल।”`,
            forOlder("छछूँदर बोली, “कल भी ठीक है। बहुत-सी जीभें दस बार नमस्ते करती हैं, तब हाथ मिलाती हैं।”"),
          ],
          returns: (t) =>
            `खाने की कोई नई चीज़ सामने आई। ${t.child} ने पहले उसे सूँघा, बैंगनी गाजर की तरह, फिर ज़रा-सा चखा।`,
        },
        {
          text: ["चूहे जैसा कुतरें", "नन्हा टुकड़ा काटें"],
          title: ["चूहे का कौर", "कुर्र, कुर्र"],
          lines: (t) => [
            `पहले देखा, फिर सूँघा, और तब ${t.child} ने दिन का सबसे छोटा टुकड़ा कुतरा। तुम भी कुतरो, कुर्र, कुर्र!`,
            `${t.child} ने कहा, “गाजर जैसा है, पर थोड़ा ज़्यादा।” ${t.friend} ने कुर्र सुनी, और कहा, “अभी नहीं। पर आवाज़ अच्छी है।”`,
            forOlder(
              "छछूँदर ने दोनों बातें पत्ते पर लिख लीं। हर पकवान का उसके पास एक पत्ता था, और हर जवाब की क़ीमत बराबर थी।",
            ),
          ],
          returns: (t) =>
            `एक अनजाना स्वाद मिला। ${t.child} ने चूहे जितना कुतरा, कुर्र, कुर्र, और सबको बताया, कैसा लगा।`,
        },
        {
          text: ["रोटी के साथ रखें", "चटनी में डुबोएँ"],
          title: ["जिसे हम जानते हैं", "हाथ में हाथ"],
          lines: (t) => [
            `${t.child} ने कहा, “नई चीज़ पुरानी के साथ अच्छी लगती है।” गाजर रोटी के पास रखी गई। सबने देखा, सूँघा, और ${t.child} ने उसे चटनी में डुबोया।`,
            `चखा, तो आगे मीठी, पीछे मिट्टी जैसी। ${t.friend} ने चटनी चाट ली। “और गाजर?” “अभी नहीं।”`,
            forOlder("छछूँदर बोली, “चुक़ंदर तक मैं भी ऐसे ही पहुँची। वह आलू का हाथ थामकर आया था।”"),
          ],
          returns: (t) =>
            `${t.child} ने नई चीज़ को जानी-पहचानी चीज़ के पास रखा, जैसे गाजर को रोटी के पास, और वह अपनी-सी लगने लगी।`,
        },
      ],
    },
  ],
};
