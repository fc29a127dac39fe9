import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const jealousy: ThemeTexts = {
  name: "la jalousie",
  phrases: [
    "veut|veulent maman|papa =pour =elle|=lui|seul",
    "vouloir|veut|veulent autres =ont|=a",
    "jalou",
    "envie|envieu autres|frère|sœur|soeur|copain|copine|toujours",
    "=envieux|=envieuse",
    "rival",
    "frère|soeur|sœur|bébé|fratrie attention|injuste|préfér|jalou|chouchou",
    "=pas juste frère|soeur|sœur|autre|copain",
    "injuste|injustice frère|sœur|soeur|fratrie",
    "préfér|chouchou",
    "attention maman|papa|parents|attire|toute|réclam",
    "aime|aiment|aimer =moins|=plus|autant frère|sœur|soeur|bébé|=lui|elle",
    "partage maman|papa|parents|attention|câlin|amour",
    "compar|compare frère|sœur|soeur|autres",
    "veut tout =ce|comme autres|frère|sœur|soeur|copain",
    "=ont|=a autres|frère|sœur veut",
    "possessi",
    "délaiss",
    "=rien =que =pour =lui maman",
    "exclusi",
    "convoit",
    "=pas =juste =dit|trouve|toujours|frère|soeur|sœur|injust",
    "toujours =plus =que frère|soeur|sœur",
    "supporte =pas autre|frère|soeur|sœur|frangin|frangine|fratrie enfant|occupe|bébé",
    "jalou frère|soeur|sœur|frangin|frangine|fratrie|copain|copine|cousin|cousine|bébé",
    "jalou frère|soeur|sœur|frangin|frangine|fratrie|bébé petit|petite|grande|grand",
    "pourquoi =elle|=lui =pas =moi",
    "jalou =de|=des =son|=sa|=autres|copain|cadeau|jouet",
    "=plus =que|=a câlin|bisou|attention|cadeau soeur|sœur|frère|bébé",
    "jalou bras|câlin|bébé|cousin|cousine",
    "=envieux|=envieuse soeur|frère|depuis|copain",
    "compétit|rival|concurrence frère|soeur|sœur|frangin|fratrie|cousin|cousine",
    "pourquoi|injuste|=pas =plus|mieux|beau|grand|gros cadeau|jouet|part",
    "attention toute|toujours|=plus soeur|sœur|frère|bébé|petit|petite|naissance",
    "=plus =que =moi|=elle|=lui aime|gâte|gâté|=eu|reçu",
    "aime =plus bébé|=né|naissance|petit|petite|maman",
    "=mal =vit|vivre arrivée|naissance bébé|frère|soeur|sœur",
    "veut =ce|tout =que|comme autre|autres|copain|copine|cousin",
    "repouss|rejette|ignore|embête|agressif bébé|nouveau|naissance",
    "regarde|occupe|parle|voit =que|seulement petit|petite|bébé|frère|soeur|sœur",
    "trouve frère|soeur|sœur|cousin =plus|mieux|toujours",
    "juste|mieux =plus =beau|belle|grand ami|copain|frère|soeur|autre",
    "boude joue|câline|parle|occupe soeur|frère|bébé|autre",
    "envie|envier|veut jouets|affaires|vélo|cadeaux|vie =amie|=ami|copine|copain|soeur|frère|cousine|cousin",
    "boude|bouder|content|contente|supporte|râle félicite|complimente|jumelle|jumeau|autre|autres cadeau|félicite|jumelle|jumeau|compliment|câlin",
    "content|contente =autre|autres|sœur|soeur|frère|cousin|copain cadeau|reçoit|gagne",
    "réclame|cherche|veut attention =depuis|jumeaux|bébé|naissance|sœur|frère",
    "=supporte =pas câline|câlins|embrasse|=bébé",
    "rivalité|rivaux|compétition sœur|frère|fratrie",
    "=verte|=vert jalousie",
    "veut =occupe =que =lui|elle",
    "part =frère|=sœur compare|=plus|=grosse",
    "aîné|aînée|=grand =moins =aimé|aimée",
    "sœur|frère =genoux|=bras =déteste|=voir|=veut",
    "partager =temps|=attention =maman =frère|sœur|bébé",
    "=toujours =lui|=elle =tout|=mieux|plus pourquoi|=a",
  ],
  facts: ["jalousie", "chardon|piqu", "veu", "assez"],
  moments: [
    {
      title: ["L’agneau", "Des caresses pour l’agneau"],
      lines: (t) => [
        [
          `Voilà un agneau ${t.setting}. Tout le monde le caresse. Personne ne regarde ${t.friend}.`,
          `${cap(t.setting)}, un agneau se repose. Toutes les mains sont pour lui, aucune pour ${t.friend}.`,
        ],
        `Dans la poitrine ${de(t.friend)}, ça pique comme un chardon. « C’est la jalousie, dit une brebis. Elle dit : j’en veux aussi. »`,
        forOlder(
          "« Je connais ce chardon, dit-elle. Il pousse même dans les bons cœurs. Il vient, il dit son mot, il s’en va. »",
        ),
        [`Que faire de ce chardon, ${t.child} ?`, `${t.child}, que faire contre ça ?`],
      ],
      choices: [
        {
          text: ["Dire que ça pique", "Raconter sa jalousie"],
          title: ["C’est dit", "Le mot est sorti"],
          lines: (t) => [
            `${t.friend} respire et le dit : « C’est la jalousie qui pique. Je veux des caresses, moi aussi. » Toutes les têtes se tournent.`,
            `Aussitôt, il y a une main pour l’agneau et une main pour ${t.friend}. Et des caresses, il y en a assez pour deux.`,
            forOlder(
              "« L’amour, c’est comme une chanson, dit la brebis. Elle n’est pas plus courte quand on l’écoute à deux. »",
            ),
          ],
          returns: (t) => [
            `Ça pique encore un peu, et ${t.friend} le dit tout de suite. On se serre, et il y a assez de place.`,
            "Quand le chardon revient, personne ne le cache. « J’en veux aussi », dit une voix, comme près de l’agneau.",
          ],
        },
        {
          text: ["Demander du temps ensemble", "Chanter rien qu’à deux"],
          title: ["Une chanson à deux", "Dos à dos"],
          lines: (t) => [
            `« Tu me donnes une chanson entière ? » demande ${t.friend}. « Oui », dit ${t.child}. On la fredonne dos à dos. Fredonne aussi : mmm !`,
            "À la fin, le chardon est tout mou. L’agneau n’a rien emporté : il y a assez d’amour pour toute une prairie.",
            forOlder(
              "Un moment comme ça se passe de gâteau et de ballons. Il faut juste quelqu’un qui reste jusqu’à la dernière note.",
            ),
          ],
          returns: (t) => [
            `Plus tard, ${t.friend} demande une chanson à deux avec ${t.child}. On la fredonne dos à dos, et c’est assez.`,
            "« Une chanson, rien que nous ? » Mmm, fait la chanson, et le chardon devient tout mou.",
          ],
        },
        {
          text: ["Caresser l’agneau aussi", "Plonger les mains dans la laine"],
          title: ["Au milieu", "Des coups de langue"],
          lines: (t) => [
            `${t.child} fait de la place, et quatre mains s’enfoncent dans la laine. Caresse l’air, toi aussi, lentement, de l’oreille à la queue.`,
            `« Ça pique moins quand je suis au milieu », dit ${t.friend}. L’agneau lèche chaque nez. Il y en a assez pour tous les nez.`,
            forOlder(
              "Puis il s’endort sur quatre genoux à la fois, ce qui, pour un agneau de cette taille, est un exploit.",
            ),
          ],
          returns: (t) => [
            `Vers la fin, ${t.friend} ne reste pas au bord : au milieu, les deux mains dedans, et il y a assez de place.`,
            `On se presse encore autour d’une belle chose, et ${t.child} fait de la place, comme près de l’agneau : viens aussi !`,
          ],
        },
      ],
    },
  ],
};
