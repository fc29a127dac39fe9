import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const animals: ThemeTexts = {
  name: "जानवरों और प्रकृति की देखभाल",
  phrases: [
    "जानवर|पशु देखभाल|प्यार|दया|ध्यान|ख़याल|ख्याल|मारना|सताना|तंग|परेशान|नरमी|रक्षा|बचाना|मदद|आदर|प्रेम|चोट",
    "कुत्ते|कुत्ता|बिल्ली|पिल्ले|बिल्लियों पूँछ|पूंछ|मारना|मारता|मारती|खींच|सताना|तंग|प्यार|नरमी|हल्के",
    "पूँछ|पूंछ खींच|पकड़",
    "प्रकृति",
    "जानवर|पशु पेड़|पौधे|पौधों",
    "चींटी|चींटियों|कीड़े|कीड़ों|मकड़ी|घोंघे मारना|मारता|मारती|कुचल|दबाना|=न",
    "पक्षी|पक्षियों|चिड़िया|चिड़ियों दाना|पानी|घोंसला|देखभाल|मदद|बचाना",
    "घोंसला|घोंसले",
    "पेड़|पौधे|पौधों|फूल देखभाल|तोड़|पानी|प्यार|बचाना|रक्षा|आदर",
    "जंगली जानवर|जीव",
    "जीव|जंतु दया|रक्षा|प्रेम|जंतु|प्यार",
    "लुप्त|विलुप्त",
    "janwar|jaanwar|pashu dekhbhal|pyar|pyaar|daya|dhyan|khayal|maarna|satana|tang|pareshan|raksha",
    "kutte|kutta|billi poonch|punch|maarna|marna|kheench|satana|pyar|pyaar",
    "chinti|cheenti|keede|kide maarna|marna|kuchal",
    "pakshi|chidiya|chidiyon daana|dana|paani|pani|ghonsla|dekhbhal",
    "ped|paudhe|phool dekhbhal|todna|paani|pani|raksha",
    "animal|nature care|kind|love|gentle|respect|protect|केयर",
    "एनिमल|नेचर",
    "जानवर|पशुओं =से|=की|=का|=पर प्यार|प्रेम|देखभाल|दया|ध्यान|ख़याल|ख्याल",
    "पूँछ|पूंछ =न|=मत|नही बिल्ली|कुत्ते खींच",
    "पेड़|पौधे लगा|उगाना",
    "jaanwaron|janwar =se|=ki|=ka pyar|pyaar|dekhbhal|daya|prem",
    "prakriti|prakruti",
    "kutt|gaay|gaai|billi|janwar|janvar|jaanwar|chidiya|pashu|animal|=dog|doggy|dogs|cow|bandar pathar|patthar|pathhar|danda|mart|maart|marn|maarn|sata|pareshan|tang|gentle|kind|hurt",
    "कुत्ते|कुत्तों|गाय|बिल्ली|जानवर|चिड़िया|बंदर पत्थर|डंडा|मारता|मारती|मारना|सता|परेशान|तंग",
    "cow|goat|elephant|lion|tiger|monkey|chuha|hathi|haathi|bandar|bakri|ghoda|murgi|animals|farm|bird =and|=aur|love|learn|baare|naam|jungle|animals|sounds|about",
    "chint|cheent|keed|kide|kido|makdi|insect|bug mart|maart|marn|maarn|kuchal|kill|hurt",
    "kutt|=dog|doggy|dogs|billi|janwar|makdi|chipkali|animals|insects =dar|darr|darta|darti|afraid|scared|fear",
    "कुत्ते|कुत्तों|बिल्ली|जानवर|छिपकली|मकड़ी|कीड़ों डर",
    "ped|paudh|tree|plants|पेड़|पौधे plant|laga|लगा",
    "janwar|jaanwar|janvar|animal|pashu baare|pyar|daya|love|bare|jungle|naam",
    "phool|flower|patte|फूल|पत्ते todt|todn|तोड़",
    "=gay|gaay|gaai|गाय|kutte|chidiya|pashu|कुत्तों|चिड़ियों|पक्षियों roti|dana|daana|chara|khila|रोटी|दाना|चारा|खिला",
    "जानवर|janwar|jaanwar|janvar|animal",
    "billi|kutt|janwar|=dog|=dogs|doggy|=cat|=cats|chidiya|बिल्ली|कुत्ते|जानवर =mat|nahi|=na|=मत|nhi|नही =maar|maaro|=mare|maarn|=marna|मार|सता",
    "शेर|हाथी|बंदर|भालू|चीता|बाघ|हिरण|लोमड़ी|जिराफ|ज़ेबरा|ऊँट|मगरमच्छ|साँप|खरगोश|पशु|पक्षी|पक्षियों|चिड़िया|गिलहरी|मोर|उल्लू|कौआ|चींटी|मकड़ी|मेंढक|घोड़ा|गाय|जानवर|जानवरों|जीव|कीड़े|टाइगर|लायन|मुर्गी हाथी|बंदर|भालू|बाघ|चीता|पक्षी|पक्षियों|सूँड|रहते|रहता|खाते|खाता|आवाज़|बच्चे|जंगल|जंतु|घर|नाम|दुनिया|कैसे|क्या|पहचान|बारे|घोंसला|पालतू|ज़ू|शिकार|शेर|बनाती|क्यों|कहाँ",
    "चिड़ियाघर|सफारी|zoo|wildlif|=animals|=animal|वन्य|jungl|पशु|पक्षी|जंतु|कीड़े",
    "जानवर",
  ],
  facts: ["खाना", "पानी", "घर", "शांति"],
  moments: [
    {
      title: ["जूते में घोंसला", "चीं"],
      lines: (t) => [
        [
          `${t.setting} एक पुराने जूते में चिड़िया का घोंसला था। “चीं!” वह चिल्लाई, और पाँच नन्ही चोंचें पंखों से ढक लीं।`,
          `${t.setting} आवाज़ आई, “चीं!” पुराने जूते में एक चिड़िया थी, पाँच नन्ही चोंचों पर पंख फैलाए।`,
        ],
        `${t.friend} ने फुसफुसाकर पूछा, “इसे क्या चाहिए?” खाना, पानी, सुरक्षित घर, और शांति।`,
        forOlder("उसके लिए ये सब मकान जितने बड़े थे। और मकान चलकर आ जाएँ, तो नन्हा दिल घबराता ही है।"),
        [`उसका ध्यान कैसे रखें, ${t.child}?`, `${t.child}, उसके लिए क्या करें?`],
      ],
      choices: [
        {
          text: ["दबे पाँव निकलें", "चुपचाप पीछे हटें"],
          title: ["काई जैसी चुप्पी", "जूते से दूर-दूर"],
          lines: (t) => [
            "हाथ पीछे, और सबके साथ पंजों पर चलो, एक, दो, तीन। दूर से सबने बस देखा।",
            `चिड़िया ने पंख समेट लिए। अब उसे भरोसा हुआ, और वह केंचुआ लाने उड़ी। ${t.child} को पाँच खुली चोंचें दिखीं।`,
            forOlder(
              "बच्चों को किसी ने नहीं छुआ। उनकी माँ है, और पाँच चोंचों को क्या चाहिए, वह सबसे अच्छा जानती है।",
            ),
          ],
          returns: (t) =>
            `सामने कोई बहुत नन्हा था। ${t.child} ने दोनों हाथ पीछे किए, और दबे पाँव घूमकर राह ली।`,
        },
        {
          text: ["थोड़ा पानी रख दें", "चपटी कटोरी भरें"],
          title: ["चिड़िया का नहाना", "पानी और पत्थर"],
          lines: (t) => [
            `${t.child} ने कटोरी में पानी भरा, और उसे धीरे से रखा, काफ़ी दूर। बीच में एक पत्थर भी, ताकि भौंरे बाहर चढ़ सकें।`,
            "सब पीछे हटकर रुके। चिड़िया आई, पिया, और नहाई। बूँदें सबकी नाक तक उड़ीं।",
            forOlder(
              "फिर किनारे से एक मधुमक्खी ने पिया, और उसके बाद लंबी पूँछ वाले चूहे ने। बात जल्दी फैल गई थी।",
            ),
          ],
          returns: (t) => `${t.child} ने एक कटोरी पानी रखा, बीच में पत्थर के साथ, रात में आने वालों के लिए।`,
        },
        {
          text: ["बिखरे धागे उठाएँ", "आसपास का कूड़ा बीनें"],
          title: ["साफ़ आँगन", "धागा, काग़ज़, ढक्कन"],
          lines: (t) => [
            `जूते के आसपास धागे और काग़ज़ थे, और धागों में पतले पैर फँस जाते हैं। ${t.child} ने चुपचाप एक-एक टुकड़ा उठाया।`,
            "अब घोंसले की राह साफ़ थी। चिड़िया एक इल्ली लाई, सबके घुटनों के पास से, बिना डरे।",
            forOlder(
              `एक पत्ता, एक तिनका और एक पंख वहीं रहे। वे कूड़ा न थे, घर का सामान थे। ${t.friend} ने पूछ लिया था।`,
            ),
          ],
          returns: (t) => `धागे का एक टुकड़ा पड़ा था। ${t.child} ने उसे उठा लिया, किसी पतले पैर की ख़ातिर।`,
        },
      ],
    },
  ],
};
