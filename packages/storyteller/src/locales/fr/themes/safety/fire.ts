import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const fire: ThemeTexts = {
  name: "la prudence avec le feu et ce qui brûle",
  phrases: [
    "=feu|=feux danger|prudent|prudence|attention|jouer|=joue|=joues|=jouent|=jouait|touche|brûle|peur|sécurité|cheminée",
    "allumette",
    "allumette|briquet",
    "brûle|brûlure|brûlures|brule|brulure",
    "chaud|chaude cuisine|four|plaque|casserole|poêle|touche|=fer|=eau|=eaux|attention|choses|soupe|café|=thé",
    "cuisine danger|sécurité|attention|prudent|prudence|brûle",
    "incendie",
    "fumée alarme|détecteur",
    "bougie attention|touche|danger|brûle|prudent",
    "=fer repasse",
    "=eau|=eaux bouillante",
    "barbecue|cheminée|=camp attention|danger|prudent|prudence",
    "pétard|feux artifice",
    "poêle|casserole touche|manche|attention",
    "bouilloire",
    "ébouillant",
    "=le =feu",
    "barbecue",
    "jouer =avec =feu|=allumettes|briquet",
    "touche =le|=la =four|casserole|plaque",
    "brûle =se|=pas|=me",
    "plaque cuisson",
    "touche =pas four|casserole|chaud",
    "bougie",
    "=ça brûle",
    "danger|dangers =du =feu",
    "=four|cuisinière",
    "plaque cuisson|chaud|chaude|électrique|touche",
    "=feu maison|faire|pompiers|danger|incendie|dangers|brûle|jouer",
    "brûle|brule =se|=peut|danger|casserole|four|=eau|=eaux|mains|doigt|=ça",
    "flamme|flammes",
    "allumette|briquet|incendie|=feu|pompiers|brûl|brul|flamme|flammes|fumée|bougie|bougies|=four|cuisinière|plaque|pétard|pétards|poêle|casserole|=fer|barbecue|gazinière danger|dangers|dangereux|touch|jou|jouer|attention|brûl|brul|chaud|chaude|appeler|prudent|fumée|sécurité|allum|prévention|maison|évacu|approch|éteindre",
    "incendie|incendies",
    "brûl|brul|brûlure|brulure =se|main|cuisine|plaque|four|=eau|casserole",
    "alarme|détecteur incendie|fumée|=feu",
    "numéro pompiers|urgence",
    "prise|prises|électricité|électrique doigts|danger|touch|électrocut|mettre",
    "=gaz jouer|danger|cuisinière|toucher|odeur|allumer",
    "prise|prises électrique|courant|doigts",
    "dangers domestiques|cuisine|maison",
    "fumee maison|appartement|incendie|feu|faire",
    "pétard|pétards|=artifice =danger|=brûl|=peur|=feux",
    "=feu =camp =danger|=brûl|=attention",
    "risque|risques|danger|dangers =feu",
    "=brûler|=brûle|=brûlure|=brûlures|=brûlant",
    "bougie|bougies|briquet|briquets =jouets|=jouer|=feu",
    "cheminée|étincelle|étincelles|braise|braises",
    "fumée =sortir|=pattes|=maison|=alarme",
  ],
  facts: ["brûle", "eau fraîche", "allumettes", "cuisinière"],
  moments: [
    {
      title: ["La soupe en plein air", "Ça bouillonne"],
      lines: (t) => [
        [
          "Blub, blub, fait la soupe de Maman Blaireau, la cuisinière. Une petite patte s’approche.",
          `Maman Blaireau, la cuisinière, fait la soupe ${t.setting}. Son petit tend la patte.`,
        ],
        "« Stop, ça brûle ! dit-elle. À trois pas. Si on se brûle : eau fraîche, et on m’appelle. Les allumettes, pour moi. »",
        forOlder(
          "Le chaud est malin. Vue de dehors, une marmite brûlante ressemble tout à fait à une froide.",
        ),
        [`Que faire d’abord, ${t.child} ?`, `Comment aider, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tracer le cercle", "Poser des pierres autour"],
          title: ["La ronde de pierres", "Dedans et dehors"],
          lines: (t) => [
            `${t.child} pose une ronde de pierres, large de trois pas. Dedans, la cuisinière, et elle seule. Lève la main aussi : stop, c’est chaud !`,
            "Maintenant, on regarde tranquillement. Elle tourne le manche vers l’intérieur, pour que personne ne le bouscule. La soupe reste dans sa marmite.",
            forOlder(
              "Un scarabée passe la ligne, sent la chaleur et fait demi-tour. Lui aussi regarde de là.",
            ),
          ],
          returns: (t) => [
            `${t.child} voit que c’est chaud et pose des pierres autour, comme pour la soupe des blaireaux : jusqu’ici, pas plus.`,
            `« À trois pas », dit ${t.child}, comme près de la marmite, et lève la main.`,
          ],
        },
        {
          text: ["S’exercer avec de l’eau", "Jouer aux secours"],
          title: ["Longtemps et bien frais", "Le jeu de l’eau"],
          lines: (t) => [
            `On joue : aïe, ma patte ! Vite sous l’eau fraîche, longtemps, longtemps. Tends la main et fais le bruit : chhh. Pendant ce temps, ${t.friend} appelle la cuisinière.`,
            "« C’est ça, dit-elle. Ni glaçon ni beurre. De l’eau, et moi. »",
            forOlder(
              "Fraîche et qui coule, vingt minutes : c’est le temps qu’il faut. On peut y chanter huit chansons, ou une seule, très lente.",
            ),
          ],
          returns: (t) => [
            `${t.child} se souvient des blaireaux : d’abord l’eau fraîche, longtemps, et appeler quelqu’un ; et le plus gros est fait.`,
            `« D’abord l’eau, puis la voix », dit ${t.child}, car on l’avait joué dans cet ordre près de la soupe.`,
          ],
        },
        {
          text: ["Chercher les allumettes", "Bien regarder par terre"],
          title: ["La boîte dans l’herbe", "Il y en a sept"],
          lines: (t) => [
            `Une boîte d’allumettes est tombée et s’est ouverte. « On n’allume pas, on ne joue pas : on prévient, dit ${t.child}. Cuisinière ! »`,
            "Elle vient aussitôt et les ramasse. Compte aussi : une, deux, trois, quatre, cinq, six, sept ! Et hop, tout en haut de l’étagère.",
            forOlder(
              "« Et si ça brûle pour de vrai ? » demande le petit. « Dehors, tout de suite, et de là on appelle à l’aide. On ne se cache pas, on ne va pas chercher un jouet. »",
            ),
          ],
          returns: (t) => [
            `${t.child} trouve une chose qui n’est pas pour les petites mains, la laisse là et prévient, comme pour les sept allumettes.`,
            `Ce qui peut brûler va tout en haut : ${t.child} le sait par l’étagère des blaireaux, et prévient un grand.`,
          ],
        },
      ],
    },
  ],
};
