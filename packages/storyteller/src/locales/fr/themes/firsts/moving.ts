import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const moving: ThemeTexts = {
  name: "un déménagement",
  phrases: [
    "déménag",
    "emménag",
    "nouvel|nouvelle|autre maison|appartement|chambre|ville|quartier|pays|logement|village|appart",
    "change|changement maison|appartement|ville|quartier|pays|logement|appart",
    "quitte|laisse maison|appartement|ville|quartier|pays|village|ancien|ancienne",
    "ancienne|vieille maison|chambre|ville",
    "carton faire|maison|emballe|déménage|partir",
    "camion déménag",
    "vivre|habite ailleurs|autre|nouvelle|nouveau|pays",
    "émigr|immigr|expatri",
    "partir vivre|habite",
    "emballe affaire|maison",
    "vivre|habite =dans autre|nouveau|nouvelle =pays|=ville|maison",
    "dire =au =revoir =maison|chambre|ville|appartement",
    "quitte =notre|=la maison|appartement",
    "partir|aller|vivre|habite =dans =un|=autre|=une pays|ville autre|nouvelle|nouveau",
    "quartier change|nouveau|quitte",
    "quitte =son|=sa|=ses chambre|amis|copain|école ville|maison|autre|déménag|appartement",
    "nouvelle|nouveau|nouvel maison|appartement|chambre|ville|quartier|pays peur|partir|quitte|carton|change|bientôt",
    "part|partir|pars|allons|=va vivre|habite ailleurs|autre|loin|pays|campagne|ville",
    "=cartons",
    "part|partir|partons|pars|allons|partira vivre|habite",
    "belgique|suisse|canada|allemagne|angleterre|france|québec|montréal|paris|lyon|bretagne|étranger|campagne vivre|habite|quitte|déménag|installe",
    "trist|pleure|peur quitte maison|ville|appartement|amis",
    "change|changement =de pays|ville|maison|appartement|quartier",
    "part|partir|partons|aller vivre|habite|installe belgique|suisse|canada|allemagne|angleterre|france|québec|étranger|maroc|algérie|italie|espagne|afrique",
    "déménag|demenag|emménag",
    "change|changer|quitte|quitter|laisser|nouvelle|nouveau|ancienne|autre|vendre =maison|=appartement|appart|ville|quartier|village|chambre|pays|région|logement",
    "cartons|camion|boîtes maison|appart|camion|cartons|partir",
    "partir|aller|vivre|habiter =autre|=ailleurs|=nouvelle|=nouveau pays|ville|maison|village|région",
    "expatri|immigr|exil",
    "cartons =partout|=maison",
    "=on =part =vivre|=habiter",
    "=quitter =maison|=appartement|=chambre|=ville",
  ],
  facts: ["carton", "lit", "triste", "nouve"],
  moments: [
    {
      title: ["La charrette aux cartons", "Chez les souris"],
      lines: (t) => [
        [
          `Une famille de souris charge des cartons ${t.setting}. « On déménage, dit la plus petite. Je suis triste et curieuse. »`,
          `Une charrette, ${t.setting}, est pleine de cartons. « On déménage, dit une petite souris. Devant, je suis triste, et derrière, curieuse. »`,
        ],
        "« Ton lit vient aussi, dit Maman. Et la lampe, et nous tous. »",
        forOlder(
          "Sur le premier carton, on lit : cuillères. Sur le deuxième : encore des cuillères. Sur le troisième : aucune idée.",
        ),
        [`Qu’est-ce qui l’aiderait, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Saluer chaque pièce", "Remercier la vieille maison"],
          title: ["Au revoir, la porte", "Le dernier tour"],
          lines: () => [
            "On va de pièce en pièce. « Au revoir, la porte. Au revoir, la fenêtre. Au revoir, la marche qui grince ! » Fais au revoir aussi !",
            "La souris garde un petit caillou dans sa poche. « Mes pattes sont libres pour une nouvelle porte. »",
            forOlder(
              "La marche grince une dernière fois. La souris pleure un peu, et personne n’y trouve à redire.",
            ),
          ],
          returns: (t) => [
            `Avant de continuer, ${t.child} dit au revoir à l’endroit, tout bas, comme à la marche qui grinçait.`,
            `${t.child} fait un signe à ce qui reste, comme la souris à sa porte, et se tourne vers la suite.`,
          ],
        },
        {
          text: ["Remplir le carton étoilé", "Préparer la première nuit"],
          title: ["Le carton à l’étoile", "À ouvrir d’abord"],
          lines: (t) => [
            `${t.child} trouve un carton et y peint une étoile : à ouvrir d’abord ! Dedans, l’ours, la lampe, le livre du soir. Et toi, qu’y mettrais-tu ?`,
            "Comme ça, la nouvelle chambre sentira la maison avant qu’on ait retrouvé une seule cuillère.",
            forOlder(
              "La souris le porte sur ses genoux. C’est le seul dont on sait vraiment où il est.",
            ),
          ],
          returns: (t) => [
            `Ce qu’il faut est sous la main, car ${t.child} l’a rangé comme dans le carton à l’étoile.`,
            `${t.child} sort d’abord ce qui sent la maison, comme du carton à l’étoile, et l’endroit devient plus gentil.`,
          ],
        },
        {
          text: ["Dessiner sa future chambre", "Faire le plan"],
          title: ["Une chambre en papier", "Le plan avec un lit"],
          lines: (t) => [
            `Maman connaît la nouvelle chambre : une fenêtre, un arbre, un mur de travers. ${t.child} dessine, et la souris y met son lit. Dessine une fenêtre dans l’air !`,
            "Puis la lampe, puis une chaise pour les visites des amis d’avant. La chambre n’est déjà plus vide.",
            forOlder(
              "« Et qui habite à côté ? » Cela, personne ne le sait encore. On dessine une porte, avec un point d’interrogation.",
            ),
          ],
          returns: (t) => [
            `${t.child} ne connaît pas l’endroit, et le dessine d’abord dans l’air, comme pour la souris : fenêtre, arbre et lit.`,
            `L’inconnu est plus facile avec un plan : ${t.child} en fait un, avec une porte et un point d’interrogation, comme pour la souris.`,
          ],
        },
      ],
    },
  ],
};
