import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const travelling: ThemeTexts = {
  name: "un long voyage",
  phrases: [
    "voyage|voyages",
    "avion !comme",
    "prendre avion|train|bateau|ferry",
    "aéroport",
    "train voyage|premier|première|long|trajet|gare",
    "voiture long|longue|longs|trajet|trajets|route|voyage|heures",
    "trajet",
    "vacances partir|départ|voyage|avion|=mer|route|loin|étranger|première",
    "valise|bagage|bagages",
    "quand =arrive",
    "bateau|ferry|croisière voyage|premier|première|prendre",
    "=mal voiture|transports|avion",
    "étranger partir|aller|voyage|pays|visite",
    "partir|aller loin|mamie|famille|cousin avion|train|pays|voyage|loin",
    "gare =train",
    "=mer|montagne partir|départ|route",
    "décollage|décolle",
    "=vol premier|long|première",
    "traversée bateau|=mer|ferry",
    "bateau voyage|traversée",
    "=quand =on arrive",
    "vacances =mer|=plage|=montagne|loin =la|=à|départ",
    "=premier =vol",
    "=partir =loin",
    "vacances",
    "patience|attendre voiture|trajet|route|avion",
    "voir|visite =famille|=grands|cousin aller|=au|=en|=loin",
    "voyage =en =avion|=train|=voiture|=bateau",
    "=bled",
    "=train aller|partir|prendre|grands|mamie|premier|vacances|trajet",
    "aller|partir|part|=va|départ|voyage maroc|algérie|tunisie|sénégal|portugal|italie|espagne|inde|afrique|canada|pays vacances|=été|famille|voyage|=en|=au|=cet",
    "passeport",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif avion|=train|bateau|voyage|décollage",
    "long|longue|longues route|trajet|trajets|voiture|heures|voyage|=vol",
    "première|premier =fois|=vol|=train avion|train|bateau|=en",
    "=bled aller|partir|part|vacances|=été|=au",
    "heures route|avion|=train|voiture",
    "=est|=quand|=arrive =on bientôt arrivé|arrivés|arrive",
    "bientôt =arrivés",
    "avion|aéroport",
    "voyag|vacances|trajet|route|train|bateau|croisière|trip|périple =long|longue|loin|heures|partir|premier|première|voiture|famille|étranger|peur|avion|pays|prendre|ennui|malade",
    "partir|aller|voyage|séjour =étranger|vacances|loin|bled|pays|camping|voyage",
    "valise|valises|passeport|bagages|décalage",
    "=mal =transport|=transports|=route|=mer|voiture",
    "prendre =avion|=train|=bateau|=bus|=métro|ferry",
    "partir|aller|voyage|vivre =à =étranger",
    "prend|prendre|=partir|=va train|avion|bateau rome|paris|londres|espagne|italie|portugal|maroc|algérie|=mer|vacances|pour",
    "monter =avion",
    "=nuit =train",
    "=avion =peur|=monter",
  ],
  facts: ["valise", "main", "fenêtre|vitre", "maison"],
  moments: [
    {
      title: ["La tortue sur la valise", "Loin, c’est long ?"],
      lines: (t) => [
        [
          `« Mamie habite loin, dit une petite tortue ${t.setting}, sur sa valise. Loin, c’est long comment ? »`,
          "« Mamie habite loin, dit une petite tortue sur sa valise. Mais loin, c’est combien ? »",
        ],
        "« Un train, une nuit, un bateau, dit Papa. Ma main, une fenêtre, et dimanche, la maison. »",
        forOlder(
          "Les tortues ont leur maison sur elles, c’est vrai. Mais pas la brosse à dents, ni le canard du bain.",
        ),
        [`Comment raccourcir tout ça, ${t.child} ?`, `Comment se préparer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Remplir son petit sac", "Choisir ses affaires"],
          title: ["Le petit sac", "Cinq choses"],
          lines: (t) => [
            `${t.child} compte ce qui entre. Compte aussi : de l’eau, un, un goûter, deux, l’escargot doudou, trois, les crayons, quatre, une chaussette chaude, cinq !`,
            "Ce qu’on porte soi-même, on le retrouve. La tortue essaie le sac, et il tient sur la carapace.",
            forOlder(
              "« Et quand les oreilles se bouchent, dit Papa, parce que l’avion monte ou descend, on avale ou on bâille. » Tout le monde bâille, pour voir.",
            ),
          ],
          returns: (t) => [
            `À mi-chemin, ${t.child} sort juste ce qu’il faut, comme du petit sac de la tortue.`,
            `De l’eau, un goûter, une chaussette : ${t.child} a pensé aux cinq choses de la tortue, et deux tombent bien.`,
          ],
        },
        {
          text: ["Dessiner tout le chemin", "Inventer le long billet"],
          title: ["Quatre étapes", "La bande de papier"],
          lines: (t) => [
            `${t.child} le dessine sur une bande : le train, le lit, le bateau, et Mamie, les bras ouverts. Après chaque étape, la tortue en déchire un bout.`,
            "Maintenant on voit combien c’est, loin : quatre images. Qu’y aurait-il sur les tiennes ?",
            forOlder(
              "« Et le retour ? » demande-t-elle. On retourne la bande et on redessine tout, avec dimanche au bout.",
            ),
          ],
          returns: (t) => [
            `${t.child} pense à la bande de papier : un bout, et un bout, et encore un bout, et loin se rapproche.`,
            `Une image après l’autre, comme en allant chez Mamie, et ${t.child} voit qu’il reste bien peu.`,
          ],
        },
        {
          text: ["Jouer à regarder dehors", "Trouver du rouge"],
          title: ["Je vois", "Le jeu de la vitre"],
          lines: () => [
            "On commence tout de suite. Qui voit du rouge ? Et quelque chose qui roule ? Regarde où tu es : que vois-tu de rond ?",
            "Ce jeu marche à toutes les vitres, et pendant qu’on regarde, la route passe. La tortue trouve sept choses rondes.",
            forOlder(
              "La huitième, c’est Papa. Il dit que c’est sa carapace, et que le petit déjeuner n’y est que pour moitié.",
            ),
          ],
          returns: (t) => [
            `C’est encore long, alors ${t.child} joue au jeu de la vitre : du rouge, du rond, et voilà, c’est passé.`,
            `« Je vois quelque chose de rond », dit ${t.child}, comme avec la tortue, et personne ne demande plus si c’est loin.`,
          ],
        },
      ],
    },
  ],
};
