/** French words that are recognised in wishes, and phrases for settings and questions. */
import type { StoryLocale } from "../../story-locale.ts";
import { elides } from "./grammar.ts";

export const interests: StoryLocale["interests"] = {
  joiners: ["et", "ou"],
  leadIns: (
    "j'aime|j’aime|j'adore|j’adore|il aime|elle aime|il adore|elle adore|aime bien|aime beaucoup|" +
    "aime surtout|adore surtout|aime|adore|aiment|adorent|se passionne pour|tout sur|surtout|aussi|" +
    "beaucoup|vraiment|tout ce qui est"
  ).split("|"),
  fallback: ["les étoiles", "les bateaux en papier", "les ballons rouges", "les chats endormis"],
};

export const casting: StoryLocale["casting"] = {
  joiners: ["et", "&", "mais"],
  roles: {
    villain: stems(
      "méchant|vilain|antagonist|ennemi|=monstre|sorcière|rival|ogre|brute|tyran|mauvais",
    ),
    mentor: stems(
      "mentor|maître|maîtresse|guide|professeur|=prof|magicien|enchanteur|entraîneu|ancien|sage|" +
        "grand mère|grand père|mamie|papi|instit",
    ),
    helper: stems(
      "aide|assistant|compagn|copain|copine|=ami|=amie|ami fidèle|meilleur ami|meilleure amie|partenaire|acolyte|second",
    ),
    trickster: stems("farceu|blagueu|clown|filou|bouffon|joker|coquin|plaisantin"),
    guardian: stems("gardien|=garde|protect|chevali|veilleu|sentinelle|vigile"),
    hero: stems("héros|héroïne|personnage principal|protagonist|champion|chef"),
  },
  traits: {
    grumpy: stems(
      "grinch|bougon|ronchon|grognon|râleu|colère|coléri|fâché|méchant|sévère|strict|impoli|bourru",
    ),
    shy: stems("timid|réserv|discr|silencieu|pudi"),
    brave: stems(
      "courag|brave|n'a peur de rien|n'a pas peur|sans peur|hardi|intrépid|audac|vaillan|téméraire|héroï",
    ),
    curious: stems("curieu|aventur|explor|fouineu|pose des questions"),
    kind: stems(
      "gentil|=doux|douce|généreu|aimant|serviable|attentionn|bienveillan|tendre|amical|patient|sympa|affectueu|aimable",
    ),
    funny: stems("drôle|rigolo|farceu|marrant|comique|espiègle|malicieu|coquin|blagueu|amusant"),
    wise: stems("sage|intelligen|malin|maligne|rusé|calme|réfléchi|savant|astucieu"),
    cheerful: stems(
      "joyeu|=gai|=gaie|content|heureu|enjoué|optimis|énergi|souriant|de bonne humeur",
    ),
    proud: stems(
      "=fier|=fière|vaniteu|orgueill|vantard|autoritair|égoïst|prétentieu|arrogant|confiant",
    ),
    sleepy: stems("endormi|ensommeill|fatigu|paresseu|dormeu|=lent|=lente|somnol|dort"),
    lonely: stems("=seul|=seule|solitair|triste|mélancol|incompris"),
    afraid: stems("peur|craint|anxieu|inquiet|inquièt|nerveu|effray|froussard|trouillard"),
  },
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

export const objectives: StoryLocale["objectives"] = {
  sharing: stems("partag|chacun son tour|à tour de rôle|prêter|générosité"),
  honesty: stems(
    "honnêt|vérité|mentir|mensonge|mens pas|sincér|franchise|confiance mutuelle|tricher",
  ),
  courage: stems("courag|brave|peur|oser|=ose|confiance en soi|audace|timidité|affronter"),
  patience: stems("patien|attendre|attente|prendre son temps|ralentir|maîtrise de soi"),
  curiosity: stems("curio|curieu|poser des questions|questions|découvr|explor|émerveill"),
  teamwork: stems(
    "équipe|coopér|collabor|travailler ensemble|ensemble|entraide|s'entraider|faire à plusieurs",
  ),
  feelings: stems(
    "émotion|sentiment|colère|trist|chagrin|jalou|empath|=calme|se calmer|ressent|frustr",
  ),
  counting: stems("compter|=compte|nombre|chiffre|math|calcul|addition|soustra|formes|géométri"),
  letters: stems(
    "lettre|alphabet|lecture|lire|écrire|écriture|orthograph|vocabulaire|rime|syllabe|=abc",
  ),
  nature: stems(
    "nature|animal|animaux|plante|environnement|insecte|forêt|saison|jardin|recycl|écolog|abeille|arbre|planète verte",
  ),
  habits: stems(
    "habitude|brosser|dents|laver|lave|hygiène|propre|ranger|rangement|coucher|sommeil|dormir|légume|manger sain|santé|routine",
  ),
  safety: stems(
    "sécurité|prudent|prudence|danger|traverser|code de la route|circulation|inconnu|se perdre|casque",
  ),
  gratitude: stems(
    "gratitude|reconnaissan|remerci|merci|=poli|=polie|politesse|bonnes manières|s'il te plaît",
  ),
  trying: stems(
    "persévér|persist|ne pas abandonner|n'abandonne|abandonner|jamais abandonner|réessayer|essayer|échec|échou|erreur|se tromper|effort|entraîn|résilien|tenace|ténacité|ne jamais baisser les bras|baisser les bras",
  ),
  kindness: stems(
    "gentil|bonté|bienveill|aider|aide|amitié|=ami|=amis|amies|respect|soin|inclu|harcèl|pardon|solidar|compassion|tendresse|tolér",
  ),
};

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
