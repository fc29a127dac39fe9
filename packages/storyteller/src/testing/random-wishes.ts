/** Random wishes, made of what parents might type. */
import fc from "fast-check";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { StoryLanguage } from "@codetale/domain/stories/languages";

/** What parents type in English. */
export const englishSamples: TypedSamples = {
  roles: [
    "hero",
    "villain",
    "wise mentor",
    "helper",
    "trickster",
    "the guardian",
    "clockmaker",
    "best friend",
  ],
  traits: [
    "grumpy",
    "kind",
    "shy, curious",
    "brave and funny",
    "likes cheese",
    "sparkly",
    "lonely",
  ],
  interests: [
    "dinosaurs, the moon",
    "football and trains",
    "baking",
    "",
    "octopuses; maps / bells",
    "Loves space",
  ],
  objectives: [
    "sharing toys",
    "be kind to others",
    "honesty",
    "courage",
    "patience",
    "stay curious",
    "teamwork",
    "naming feelings",
    "counting to ten",
    "the letter B",
    "nature",
    "brushing teeth",
    "road safety",
    "gratitude",
    "never give up",
    "the water cycle",
    "Planets go around the sun.",
    "What is a verb?",
  ],
  names: [
    "Mina",
    "Leo",
    "Ana María",
    "Zoë",
    "O’Neil",
    "Björn",
    "मीरा",
    "Jean-Luc",
    "Aarav",
    "Inès",
    "Tom",
    "Ruth",
  ],
};

/** What parents type in French. */
export const frenchSamples: TypedSamples = {
  roles: [
    "héros",
    "méchante",
    "mentor",
    "aide",
    "farceur",
    "le gardien",
    "horlogère",
    "meilleure amie",
    "Un explorateur",
  ],
  traits: [
    "grincheuse",
    "gentil",
    "timide, curieuse",
    "drôle et courageux",
    "aime le fromage",
    "Pétillante",
    "n'a peur de rien",
    "seule",
  ],
  interests: [
    "les dinosaures, la lune",
    "le foot et les trains",
    "jouer aux échecs",
    "",
    "Aime l'espace",
    "avions; cartes / cloches",
  ],
  objectives: [
    "partager ses jouets",
    "être gentille avec les autres",
    "l'honnêteté",
    "le courage",
    "apprendre la patience",
    "rester curieux",
    "travailler en équipe",
    "nommer ses émotions",
    "compter jusqu'à dix",
    "la lettre B",
    "la nature",
    "se brosser les dents",
    "la sécurité sur la route",
    "la gratitude",
    "ne jamais abandonner",
    "le cycle de l'eau",
    "La Terre tourne autour du Soleil.",
    "Qu'est-ce qu'un verbe ?",
  ],
  names: [
    "Mina",
    "Inès",
    "Hugo",
    "Zoé",
    "O’Neil",
    "Jean-Luc",
    "Élodie",
    "Yasmine",
    "Ana María",
    "Aïssata",
    "मीरा",
    "Tom",
  ],
  doubles: ["nous", "vous"],
};

/** What parents type in Hindi, in either script. */
const hindiWords: TypedSamples = {
  roles: [
    "नायक",
    "खलनायक",
    "समझदार गुरु",
    "मददगार",
    "नटखट जोकर",
    "पहरेदार",
    "घड़ीसाज़",
    "सबसे अच्छा दोस्त",
  ],
  traits: [
    "चिड़चिड़ा",
    "दयालु",
    "शर्मीली, जिज्ञासु",
    "बहादुर और मज़ेदार",
    "पनीर पसंद है",
    "बहुत चमकीला",
    "अकेला",
  ],
  interests: [
    "डायनासोर, चाँद",
    "क्रिकेट और रेलगाड़ियाँ",
    "रसोई के खेल",
    "",
    "ऑक्टोपस; नक़्शे / घंटियाँ",
    "तारे बहुत पसंद हैं",
  ],
  objectives: [
    "खिलौने बाँटना",
    "दूसरों की मदद करना",
    "ईमानदारी",
    "साहस",
    "धैर्य",
    "सवाल पूछना",
    "मिलकर काम करना",
    "अपनी भावनाएँ पहचानना",
    "दस तक गिनना",
    "क अक्षर",
    "प्रकृति",
    "दाँत साफ़ करना",
    "सड़क पर सुरक्षा",
    "धन्यवाद कहना",
    "कभी हार न मानना",
    "जल चक्र",
    "ग्रह सूरज के चारों ओर घूमते हैं।",
    "क्रिया किसे कहते हैं?",
  ],
  names: [
    "मीरा",
    "आरव",
    "Aarav",
    "अनन्या",
    "ज़ोया",
    "Kabir",
    "श्रेया",
    "ऋषि",
    "Ana María",
    "रेहान",
    "Leo",
    "गुड़िया रानी",
  ],
};

/** What parents type in Spanish. */
const spanishWords: TypedSamples = {
  roles: (
    "héroe|la villana|mentora sabia|ayudante|bromista|la guardiana|relojera|mejor amigo|" +
    "guardián del faro"
  ).split("|"),
  traits: (
    "gruñona|amable e inteligente|tímido, curioso|valiente y divertida|come queso|" +
    "brillante|solitaria|canta mucho|buena en música|de buen corazón"
  ).split("|"),
  interests: (
    "dinosaurios, la luna|el fútbol y los trenes|cocinar||pulpos; mapas / campanas|" +
    "Le encanta el espacio|le gusta jugar con bloques"
  ).split("|"),
  objectives: (
    "compartir los juguetes|ser amable con los demás|la honestidad|tener valor|paciencia|" +
    "hacer preguntas|trabajo en equipo|expresar las emociones|contar hasta diez|la letra B|" +
    "la naturaleza|cepillarse los dientes|seguridad vial|dar las gracias|no rendirse|" +
    "el ciclo del agua|Los planetas giran alrededor del sol.|¿Qué es un verbo?|Qué hace la luna?"
  ).split("|"),
  names: "Mina|Leo|Ana María|Íñigo|Zoe|O’Neil|Björn|मीरा|Inés|José Luis|Nicolás|Ruth".split("|"),
};

/** Names that break stories which are not careful. */
const hostileNames = [
  "Zo\"e “the” 'best'",
  "🦄🌈",
  "\u202Eevil\u202C",
  "نورا",
  "דָּנִיֵּאל",
  "<b>Bob</b><script>alert(1)</script>",
  "  Spaced\n\tOut  ",
  "Maximiliana".repeat(6).slice(0, 60),
  "Ann of the House by the Sea and the Hill and the Wood and Sky",
  "{name} ${x} %s $& \\1",
  "__proto__",
  "constructor",
  "👨‍👩‍👧‍👦".repeat(5),
  "a.b*c?(d)[e]",
];

export function anyWishes(
  language: string,
  { hostile = false, words }: { hostile?: boolean; words: TypedSamples },
): fc.Arbitrary<StoryWishes> {
  const pool = hostile ? hostileNames : words.names;
  return fc
    .record({
      names: fc.shuffledSubarray([...pool], { minLength: 8, maxLength: 8 }),
      childCount: fc.integer({ min: 1, max: 4 }),
      characterCount: fc.integer({ min: 1, max: 4 }),
      ages: fc.array(fc.constantFrom("3", "5", "6", "9", "five and a half", "५", "?"), {
        minLength: 4,
        maxLength: 4,
      }),
      roles: fc.array(fc.constantFrom(...words.roles), { minLength: 4, maxLength: 4 }),
      traits: fc.array(fc.constantFrom(...words.traits), { minLength: 4, maxLength: 4 }),
      interests: fc.array(fc.constantFrom(...words.interests), { minLength: 4, maxLength: 4 }),
      objectives: fc.uniqueArray(fc.constantFrom(...words.objectives), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map((any) => ({
      children: any.names.slice(0, any.childCount).map((name, index) => ({
        name,
        age: any.ages[index] ?? "6",
        interests: any.interests[index] ?? "",
      })),
      characters: any.names.slice(4, 4 + any.characterCount).map((name, index) => ({
        name,
        role: any.roles[index] ?? "hero",
        traits: any.traits[index] ?? "kind",
      })),
      objectives: any.objectives,
      language,
    }));
}

/** What parents type in one language. */
export interface TypedSamples {
  names: readonly string[];
  roles: readonly string[];
  traits: readonly string[];
  interests: readonly string[];
  objectives: readonly string[];
  /** Words that the language may repeat directly. */
  doubles?: readonly string[];
}

export function typedSamplesOf(language: StoryLanguage): TypedSamples {
  return typed[language];
}

const typed: Readonly<Record<StoryLanguage, TypedSamples>> = {
  en: englishSamples,
  es: spanishWords,
  fr: frenchSamples,
  hi: hindiWords,
};
