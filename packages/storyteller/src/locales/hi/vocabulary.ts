/** Hindi words that are recognised in wishes, and phrases for settings and questions. */
import type { StoryLocale } from "../../story-locale.ts";

export const interests: StoryLocale["interests"] = {
  joiners: ["और", "या", "तथा", "एवं", "व", "and", "or"],
  leadIns: "उसे|इसे|मुझे|हमें|उन्हें|इन्हें|को|बहुत|ख़ास कर|खासकर|loves|likes|love|like".split("|"),
  fallback: ["तारे", "काग़ज़ की नावें", "लाल ग़ुब्बारे", "रंगीन पतंगें"],
};

export const casting: StoryLocale["casting"] = {
  joiners: ["और", "व", "एवं", "तथा", "पर", "लेकिन", "मगर", "&", "and", "but"],
  roles: {
    villain: (
      "खलनाय|विलेन|दुश्मन|शत्रु|=बुरा|=बुरी|दुष्ट|राक्षस|दानव|दैत्य|चुड़ैल|डायन|जादूगरनी|भूत|प्रतिद्वंद्वी|" +
      "विरोधी|villain|=monster|witch|enemy|rival"
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
  traits: {
    grumpy: "चिड़चिड़|गुस्स|ग़ुस्स|खड़ूस|नाराज़|नाराज|सख़्त|सख्त|कठोर|अक्खड़|रूखा|रूखी|grump|angry".split("|"),
    shy: "शर्मील|शरमील|संकोची|चुपचाप|चुप्पा|शांत|झेंपू|shy|quiet".split("|"),
    brave: "बहादुर|साहस|निडर|वीर|हिम्मत|दिलेर|निर्भय|brave|bold".split("|"),
    curious: "जिज्ञास|उत्सुक|कौतूहल|खोजी|curious".split("|"),
    kind: "दयाल|दयावान|दया|प्यार|कोमल|नरम|मददगार|=अच्छा|=अच्छी|भला|भली|मीठ|उदार|स्नेह|मिलनसार|kind|gentle|sweet".split(
      "|",
    ),
    funny: "मज़ेदार|मजेदार|मज़ाक|मजाक|मज़ाकिया|शरारत|नटखट|चुलबुल|चालाक|चंचल|funny|silly|naughty".split("|"),
    wise: "समझ|बुद्धि|होशियार|चतुर|ज्ञानी|अक़्लमंद|अक्लमंद|wise|smart|clever".split("|"),
    cheerful: "ख़ुश|खुश|हँसमुख|हंसमुख|प्रसन्न|ज़िंदादिल|जिंदादिल|जोशील|मस्त|cheer|happy|jolly".split("|"),
    proud: "घमंड|अहंकार|अभिमान|स्वार्थ|मतलबी|लालची|शेखी|डींग|proud|selfish|greedy".split("|"),
    sleepy: "आलस|सुस्त|नींद|उनींद|निंदास|थका|थकी|धीम|sleepy|lazy|tired".split("|"),
    lonely: "अकेल|उदास|दुखी|दुःखी|तन्हा|lonely|=sad".split("|"),
    afraid: "डरपोक|डरा|डरी|घबरा|भयभीत|सहमा|सहमी|afraid|scared|nervous".split("|"),
  },
  friends: [
    { name: "टुनटुन", roleWord: "ऊँट", traitWord: "चिड़चिड़ा" },
    { name: "चुनमुन", roleWord: "गिलहरी", traitWord: "बहादुर" },
    { name: "ठुमकी", roleWord: "बकरी", traitWord: "जिज्ञासु" },
    { name: "धीरू", roleWord: "कछुआ", traitWord: "समझदार" },
    { name: "काँटू", roleWord: "साही", traitWord: "शर्मीली" },
  ],
  others: [
    { name: "गुमसुम", roleWord: "दानव", traitWord: "अकेला" },
    { name: "पहाड़ू", roleWord: "राक्षस", traitWord: "शर्मीला" },
    { name: "धुआँधार", roleWord: "ड्रैगन", traitWord: "आलसी" },
    { name: "चमचम", roleWord: "मैना", traitWord: "घमंडी" },
    { name: "भोलूराम", roleWord: "भालू", traitWord: "चिड़चिड़ा" },
  ],
};

export const objectives: StoryLocale["objectives"] = {
  sharing: "बाँट|बांट|साझा|मिल बाँट|मिल बांट|शेयर|बारी|share|=sharing".split("|"),
  honesty: "ईमानदार|इमानदार|सच|सत्य|झूठ|honest|truth".split("|"),
  courage:
    "साहस|हिम्मत|बहादुर|निडर|डर|भय|आत्मविश्वास|आत्म विश्वास|अपनी बात कह|courage|brave|confiden".split(
      "|",
    ),
  patience: "धैर्य|धीरज|सब्र|इंतज़ार|इंतजार|प्रतीक्षा|संयम|patien|waiting".split("|"),
  curiosity: "जिज्ञास|उत्सुक|सवाल|प्रश्न|खोज|कौतूहल|curio".split("|"),
  teamwork:
    "मिलकर|मिल कर|मिलजुल|मिल जुल|टीम|सहयोग|एकता|साथ काम|एक दूसरे की मदद|एक दूसरे का साथ|team|cooperat".split(
      "|",
    ),
  feelings:
    "भावना|भावनाएँ|गुस्स|ग़ुस्स|क्रोध|दुख|दुःख|उदासी|जलन|ईर्ष्या|सहानुभूति|मन शांत|शांत रह|feeling|emotion|anger".split(
      "|",
    ),
  counting: "गिन|संख्या|अंक|आकार|आकृति|गणित|जोड़|घटा|=पहाड़ा|=पहाड़े|count|number|shape|math".split("|"),
  letters: "अक्षर|वर्णमाला|पढ़|लिख|शब्द|मात्रा|क ख ग|=स्वर|व्यंजन|तुक|letter|alphabet|abc|reading".split(
    "|",
  ),
  nature:
    "प्रकृति|जानवर|पशु|पक्षी|चिड़िया|पेड़|पौध|पर्यावरण|कीड़|जंगल|मौसम|ऋतु|बग़ीच|बगीच|nature|animal|plant".split(
      "|",
    ),
  habits: (
    "आदत|ब्रश|दाँत|दांत|हाथ धो|नहा|धोना|सफ़ाई|सफाई|साफ़|साफ|सोने|नींद|सब्ज़|सब्ज|सेहत|स्वस्थ|स्वच्छ|समय पर|" +
    "habit|brush|clean|healthy"
  ).split("|"),
  safety: "सुरक्ष|सड़क|ट्रैफ़िक|ट्रैफिक|यातायात|अजनबी|अनजान|खो जा|गुम हो|safe|traffic".split("|"),
  gratitude:
    "आभार|कृतज्ञ|धन्यवाद|शुक्रिया|शुक्रगुज़ार|विनम्र|शिष्टाचार|तमीज़|तमीज|gratef|gratit|thank|manners|polite".split(
      "|",
    ),
  trying: (
    "कोशिश|प्रयास|हार न|हार मत|हिम्मत न हार|हिम्मत मत हार|मेहनत|लगन|अभ्यास|ग़लती|गलती|दृढ़|डटे रह|" +
    "never give up|trying|practi"
  ).split("|"),
  kindness: (
    "दया|मदद|प्यार|प्रेम|दोस्त|मित्र|सम्मान|इज़्ज़त|इज्जत|आदर|माफ़|माफ|क्षमा|देखभाल|करुणा|परवाह|नरमी|" +
    "kind|help|friend|respect"
  ).split("|"),
};

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
