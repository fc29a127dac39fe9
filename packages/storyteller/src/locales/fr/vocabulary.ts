/** French words that are recognised in wishes, and phrases for settings and questions. */
import type { Gender, Noun } from "../../characters/figures.ts";
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { elides } from "./grammar.ts";
import { traits } from "./traits.ts";

export const casting: StoryLocale["casting"] = {
  joiners: ["et", "&", "mais"],
  roles: {
    villain: stems(
      "méchant|vilain|antagonist|ennemi|=monstre|sorcière|rival|ogre|brute|tyran|mauvais|cruel|maléfique",
    ),
    mentor: stems(
      "mentor|maître|maîtresse|guide|professeur|=prof|magicien|enchanteur|entraîneu|ancien|sage|" +
        "grand mère|grand père|mamie|papi|instit",
    ),
    helper: stems(
      "aide|assistant|compagn|copain|copine|=ami|=amie|=amis|=amies|ami fidèle|meilleur ami|meilleure amie|partenaire|acolyte|second",
    ),
    trickster: stems("farceu|blagueu|clown|filou|bouffon|joker|coquin|plaisantin"),
    guardian: stems("gardien|=garde|protect|chevali|veilleu|sentinelle|vigile"),
    hero: stems("héros|héroïne|personnage principal|protagonist|champion|chef"),
  },
  ages: {
    child: stems("bébé|bebe|petit|jeune|enfant|fille|garçon|gamin|chiot|chaton|=ans"),
    old: stems("vieu|vieil|ancien|âgé|grand mère|grand père|mamie|papi|mémé|pépé|retraité"),
  },
  figures,
  traits,
  fears,
  genderOf,
  number: {
    one: ["un", "une", "le", "la", "mon", "ma", "son", "sa"],
    many: ["deux", "trois", "les", "des", "mes", "ses", "nos", "2", "3"],
    pluralsOf,
  },
  wicked: /^(?:(?:tres|si|vraiment) )?(?:mechante?s?|cruel(?:le)?s?|malefiques?|mauvaise?s?)$/,
  owner: /\s(?:(?:de|des|du)\s|d['’]).*$/iu,
  friends: [
    { name: "Bouton", role: "un âne", traits: "bougon" },
    { name: "Noisette", role: "une souris", traits: "intrépide" },
    { name: "Cabriole", role: "une chèvre", traits: "curieuse" },
    { name: "Mousse", role: "une tortue", traits: "sage" },
    { name: "Fougère", role: "un hérisson", traits: "timide" },
  ],
  others: [
    { name: "Groumbo", role: "un troll", traits: "solitaire" },
    { name: "Brindille", role: "un géant", traits: "timide" },
    { name: "Vieille-Suie", role: "un dragon", traits: "ensommeillé" },
    { name: "Zouzou", role: "une pie", traits: "vantarde" },
    { name: "Grommelou", role: "un ours", traits: "grognon" },
  ],
};

/** By an article or an ending that tells, such as of `gardienne`. */
function genderOf(words: readonly string[]): Gender | null {
  const telling = words.find(
    (word) => (FEMININE.test(word) || MASCULINE.test(word)) && !OF_BOTH.test(word),
  );
  if (telling === undefined) return null;
  return FEMININE.test(telling) ? "f" : "m";
}

const FEMININE =
  /^(?:la|une|amie|seule|petite|grande)$|(?:eu[sr]e|[^rp]ere|fiere|ille|onne|enne|ette|rice|esse|[ae]nte|arde|aude|orte|ee|ouce|ine|ive|gne|aite|oite)$/;
const MASCULINE =
  /^(?:le|un|ami|heros|seul|petit|grand|fier)$|(?:eux|if|ier|eur|oux|il|[ae]nt|ard|aud|ien|in|ait|oit)$|(?<!^[mtsn])on$/;

/** Adjectives alike in both genders, and masculine participles that look feminine without accents: `obstiné`. */
const OF_BOTH =
  /^(?:tranquille|severe|sincere|austere|colere|digne|apeure|motive|cultive|(?:en)?sommeille|e?veille|reveille|passionne|desordonne|etonne|presse|stresse|blesse|obstine|determine|discipline|raffine|renfrogne|soigne|emporte|enchante|epouvante|tourmente)$/;

/** `chattes`, `oiseaux`, `chevaux`, `souris` */
function pluralsOf({ words }: Noun): string[] {
  const [head = "", ...rest] = words.replace(/^une? /, "").split(" ");
  const plurals = /[sxz]$/.test(head)
    ? [head]
    : [`${head}s`, `${head}x`, head.replace(/al$/, "aux")];
  return plurals.map((plural) => [plural, ...rest].join(" "));
}

export const settingPhrases: StoryLocale["settingPhrases"] = {
  home: ["devant la porte de la cuisine", "sur le seuil de la maison"],
  village: ["sur la place du village", "près du vieux puits"],
  road: ["au bord de la longue route", "au détour du chemin"],
  forest: ["sous les grands arbres", "parmi les fougères"],
  river: ["au bord de la rivière", "tout près de l’eau fraîche"],
  hill: ["en haut de la colline", "sur la colline où souffle le vent"],
  cave: ["à l’entrée de la grotte", "près de la grotte moussue"],
  garden: ["au fond du jardin", "entre les rangs de haricots"],
  workshop: ["au fond de l’atelier", "près de l’établi"],
  harbor: ["sur le port", "le long du quai"],
  sea: ["au bord de la mer", "là où s’étalent les vagues"],
  meadow: ["au milieu de la prairie", "dans les hautes herbes"],
  market: ["sur le marché", "entre les étals du marché"],
  tower: ["dans l’escalier de la tour", "au pied de la tour"],
  snow: ["dans la neige douce", "au milieu de la neige"],
};

export const questions: StoryLocale["questions"] = ({ child }) => [
  `Que ferait ${child} ?`,
  `Et maintenant, ${child} ?`,
  `Une idée, ${child} ?`,
  `Que faire, ${child} ?`,
  `Qu’en pense ${child} ?`,
  `Hum. Et ensuite, ${child} ?`,
  `Que choisit ${child} ?`,
  `Et toi, ${child}, que ferais-tu ?`,
  `Qu’en dis-tu, ${child} ?`,
  `Dis-nous, ${child}, que peut-on faire ?`,
];

/** Also behind an elided article (`l’amitié`), and as typed without accents (`amitie`). */
function stems(words: string): string[] {
  return words
    .split("|")
    .flatMap((word) => [word, word.normalize("NFD").replace(/\p{M}/gu, "")])
    .flatMap((word) => {
      const whole = word.startsWith("=") ? "=" : "";
      const bare = word.slice(whole.length);
      return elides(bare) ? [word, ...["l'", "d'"].map((el) => whole + el + bare)] : [word];
    });
}
