import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const tidying: ThemeTexts = {
  name: "le rangement",
  phrases: [
    "rang chambre|jouet|affaire|vêtement|livre|jeux|après|seul|coffre",
    "rang",
    "désordre|bazar|pagaille|fouillis",
    "=ordre chambre|mettre|affaire|jouet",
    "ramass jouet|affaire|vêtement|chaussette|après",
    "jouet partout|=sol|terre|éparpill",
    "nettoye|nettoie chambre",
    "trier|trie jouet|affaire",
    "chaque chose|choses place",
    "=place jouet|affaire|remettre|remet|choses",
    "faire =lit",
    "organis chambre|affaire|jouet",
    "laisse =terre tout|affaire",
    "ordonné",
    "=ménage chambre|faire",
    "traîne|traînent|traine jouet|affaire|vêtement|partout|laisse|terre|tout",
    "ramass lego|legos|playmobil|crayons|tout|puzzle|feutres|jeux|=ses",
    "bordel|foutoir|capharna|souk|désordonné|bordéli|bordelique",
    "remettre|remet|remets place|=places choses|affaire|jouet|leur|=à",
    "jouet partout|salon|couloir|traîne",
    "range|rangement =sa|=ses|=la|=tout chambre|jouet|affaire|legos|salon|jeux",
    "mettre|mets|=met =ordre",
    "=pagaille|=bazar|=fouillis =sa|chambre|=la",
    "chambre champ|zone|=vrai|dépotoir bataille|guerre|bordel|bazar",
    "remettre|remets livre|jouet|affaire étagère|place|=place|caisse|boîte",
    "chambre champ|bataille|porcherie|bordel|souk|chantier|sale|dépotoir|foutoir|poubelle|soue|dérangé|tornade",
    "nettoie|nettoye|essuye =après|=ses|bureau|peinture|=jeu|=jeux",
    "faire|fasse|fait|refaire =son =lit|lits",
    "garde|tenir =sa chambre propre",
    "sale|sales vêtement|linge|chaussette|habits panier|mettre|traîne|ramass|terre",
    "panier|armoire|placard|tiroir linge|vêtement|jouet|affaire",
    "bordel|bazar|foutoir|capharnaüm|désordre|pagaille|fouillis|=traîneries|souk",
    "rang|ramass|remet|remettre jouet|jouets|chambre|affaires|lego|coffre|boîte|caisse|étagère|placard|livres|place|coin",
    "=range|ranger|rangement|rangé|rangée",
    "traîne|traîner|traine|trainer|laisse jouet|jouets|affaires|vêtements|habits|partout|=sol",
    "chambre|salon|maison propre|nette|sale|ménage|impeccable",
    "chaque =chose =place",
    "désordonné|désordonnée|ordonné|bordélique",
    "ordre chambre|affaires|maison|mettre",
    "laisse|laisser traîn|trainer jouets|affaires|vêtements",
    "marche|trébuche jouets|lego|partout",
    "apprendre|sens|notion =ordre",
    "linge|vêtements|chaussettes sale|panier|terre|trainent|armoire",
    "ranger|rangement|rangée",
    "=place rien|chaque|chose|jamais|remettre|remet|=sa",
    "place =à =sa =rien|=remettre|=choses|=chose",
    "habits|vêtements|affaires|jouets =par =terre|partout",
    "habits|vêtements|affaires traîn",
    "=moi range|ranger|ramasse derrière|après|toujours",
    "organiser|=ordre =affaires|=chambre|=bureau|=jouets",
    "ramasse|ramasser =lego|=jouets|=affaires|=personne|=cubes",
    "=sol =chambre =voit|=plus|=partout",
    "=chaque =chose =place",
    "laisse =tout =plan|=traîner|=partout",
  ],
  facts: ["panier", "bocal", "boîte", "trouv"],
  moments: [
    {
      title: ["Le sifflet perdu", "Quelque part dans le tas"],
      lines: (t) => [
        [
          `Un écureuil regarde son tas ${t.setting} : glands, plumes et cailloux, tout mélangés. « Mon sifflet est là-dedans, dit-il, et mes amis m’attendent. »`,
          `${cap(t.setting)}, il y a un tas de glands, de plumes et de cailloux. Un écureuil y creuse. « Mon sifflet ! Sans lui, je n’appelle personne. »`,
        ],
        "À côté, un panier, un bocal et une boîte, tous vides.",
        forOlder(
          "Il tire d’un côté, et trois choses roulent de l’autre. Ça dure depuis le petit déjeuner.",
        ),
        [`Par où commencer, ${t.child} ?`, `Comment ranger ça, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Trier par sorte", "Réunir ce qui se ressemble"],
          title: ["Chaque chose chez elle", "Trois maisons"],
          lines: (t) => [
            `« À chaque chose sa maison », dit ${t.child}. Les glands dans le panier, les plumes dans le bocal, les cailloux dans la boîte. Où va une plume ? C’est ça !`,
            "Le tas rapetisse, et dessous, on trouve le sifflet. Tuuut ! Il a sa maison aussi : un clou.",
            forOlder(
              "« Demain, je saurai où mettre la patte », dit l’écureuil. Il essaie les yeux fermés. Ça marche.",
            ),
          ],
          returns: (t) => [
            `${t.child} remet une chose chez elle, puis une autre, et sous la dernière, il y a ce qu’on cherchait.`,
            `« Chaque chose chez elle », dit ${t.child}, et il y a de nouveau de la place pour les pieds et pour les idées.`,
          ],
        },
        {
          text: ["Chanter en rangeant", "Fredonner pendant le travail"],
          title: ["Le temps d’une chanson", "La chanson qui range"],
          lines: () => [
            "Chante aussi : panier, bocal et boîte, boîte, boîte ! Les glands, ploc, dans le panier. Les plumes, fiou, dans le bocal. Les cailloux, clac, dans la boîte.",
            "Au deuxième couplet, on voit le sol, et on trouve le sifflet. L’écureuil siffle la suite.",
            forOlder(
              "On chante encore une fois, alors qu’il n’y a plus rien à ranger, juste parce que c’était bien.",
            ),
          ],
          returns: (t) => [
            `${t.child} fredonne, panier, bocal et boîte, et avant la fin de l’air, tout a retrouvé sa place.`,
            `Un travail dure autant que sa chanson. ${t.child} en choisit une courte, et tout est rangé à temps.`,
          ],
        },
        {
          text: ["Commencer par les gros", "Prendre d’abord le plus grand"],
          title: ["Les gros d’abord", "Du plus gros au plus petit"],
          lines: (t) => [
            "Les gros cailloux, clac, dans la boîte. Voilà déjà un chemin. Puis les glands, dans le panier. Et pour finir, les plumes, dans le bocal.",
            `À chaque coup d’œil ${de(t.child)}, le tas a baissé. Et sous une plume, on le trouve : tuuut !`,
            forOlder(
              "« On aurait dit une montagne, dit l’écureuil. Ce n’était qu’une chose, et une chose, et une chose. »",
            ),
          ],
          returns: (t) => [
            `Il y a tant à faire que personne ne sait par où s’y mettre. ${t.child} prend le plus gros, puis le suivant.`,
            `« Le plus gros d’abord », dit ${t.child}, et bientôt, entre toutes ces choses, on revoit un chemin.`,
          ],
        },
      ],
    },
  ],
};
