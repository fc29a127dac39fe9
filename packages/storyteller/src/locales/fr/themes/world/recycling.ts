import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const recycling: ThemeTexts = {
  name: "le tri et le recyclage",
  phrases: [
    "=trier|=tri|=trie|=trions déchet|poubelle|poubelles|ordures|papier|verre|plastique|recyclage|sélectif",
    "=trier",
    "=tri sélectif",
    "déchet",
    "poubelle|poubelles",
    "compost",
    "réutilis|réemploi",
    "plastique|plastiques bouteille|bouteilles|=sac|=sacs|sacs|=mer|moins|poubelle",
    "papier|verre|plastique|métal vieux|neuf|poubelle|=bac",
    "jeter|jette|jettent nature|=rue|=rues|papier|poubelle",
    "environnement",
    "planète propre|verte",
    "pollue|pollution",
    "gaspill",
    "climat|climatique",
    "développement durable",
    "vieux|vieilles objet|choses neuf|nouveau",
    "=pas|=plus jeter|jette déchet|papier|ordures|plastique terre|=rue|=rues|nature|poubelle",
    "prendre soin planète|=terre|nature",
    "protége|sauve|préserve environnement|planète|=terre",
    "seconde|deuxième|nouvelle =vie objet|choses|jouet",
    "sauve|protége =la planète",
    "recycl|=recicler|=reciclage",
    "protége|sauve|respecte|aider|soin planète|nature|=terre",
    "=eau|=eaux|robinet|énergie|électricité|lumière|papier|nourriture économis|gaspill|préserv|sauve|gâch|épargn",
    "éteindre|éteint|fermer lumière|robinet|lumières économis|énergie|planète|gaspill|électricité",
    "fermer|ferme robinet",
    "réchauffement|=co2",
    "pollu océan|océans|=mer|plastique|nature|planète|=air",
    "jette|jeter|jettent =ses|=les|=des|=pas papier|déchet|emballage =terre|=rue|=rues|nature|=sol",
    "ramasse déchet|ordures|plastique|mégots",
    "=pas jeter|jette|jeté =par =terre",
    "=différencier|=bonne poubelle",
    "écolog|=écolo|=écolos",
    "recycl|déchet|déchets|ordures|poubelle|poubelles|compost|écolog|ecolog|pollution|pollu|environnement|gaspill|réutilis|plastique|gaspi|durable|biodégradable",
    "protéger|sauver|respecter|prendre|préserver|soin|aider =planète|=nature|=terre|environnement|forêt|=mer|océans",
    "jet|jeter|jette|lance|laisse papier|papiers|poubelle|terre|nature|déchets|ordures|=rue|bouteille|=sol|plastique nature|poubelle|terre|=rue|dehors|partout|fenêtre|=sol|jette|plage|trottoir|cour",
    "trier|=tri|poubelle jaune|verte|déchets|sélectif|=bac|bacs|ordures|verre|plastique|emballages",
    "ferm|fermer|couper|économ|gaspill =robinet|=eau|électricité|lumière|lumières|chauffage",
    "réchauffement|climat climatique|planète|changement",
    "océan|océans|mer|mers|rivière pollu|pollution|plastique|déchets",
    "gaspill|économ eau|nourriture|papier|électricité",
    "ordure|ordures deviennent|devient|vont|jeter|=que",
    "ordures",
    "=trop|moins|=sans plastique",
    "deuxième|seconde =vie =bouteille|=objets|=objet",
    "planète =danger|protéger|sauver|=soin",
  ],
  facts: [
    "papier",
    "verre",
    "boîte",
    "épluchure|épluchures",
    "neuf|neuve|neuves|nouvelle|nouvelles|nouveau",
  ],
  moments: [
    {
      title: ["La corneille sur son tas", "Pas de place pour un nid"],
      lines: (t) => [
        [
          `Une corneille est perchée ${t.setting} sur un tas : journaux, bocaux, boîtes en fer, épluchures. « Où mettre mon nid ? » croasse-t-elle.`,
          `Le vent a fait un tas ${t.setting} : journaux, bocaux, boîtes en fer, épluchures. « Et mon nid, où le mettre ? » croasse une corneille.`,
        ],
        `${t.friend} regarde à travers un bocal. Trop beau pour la poubelle !`,
        forOlder(
          "La corneille a essayé de couver le tas, comme un œuf. Il n’en est sorti qu’un ventre tout froid.",
        ),
        [`Que faire de tout ça, ${t.child} ?`, `Que va devenir ce tas, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Trier en petits tas", "Mettre ensemble les pareils"],
          title: ["Quatre petits tas", "Chacun avec les siens"],
          lines: (t) => [
            `Le papier ici, le verre là, les boîtes entre elles ! ${t.child} annonce, et on trie. Les épluchures vont dans un trou, en terre.`,
            "Vieux papier devient papier neuf. Verre et boîtes, on les fond pour en refaire, et l’épluchure devient terre. « De la place ! »",
            forOlder(
              "Une seule chose n’entre dans aucun tas : une botte. La corneille l’essaie. C’est exactement le nid dont elle rêvait.",
            ),
          ],
          returns: (t) =>
            `« Les pareils ensemble », dit ${t.child}, et on trie, comme pour l’autre tas. En quatre petits, ce n’est plus un fouillis.`,
        },
        {
          text: ["Fabriquer des jouets", "Bricoler du nouveau"],
          title: ["La deuxième vie", "Boum, dit la boîte"],
          lines: (t) => [
            `${t.child} fait un tambour d’une boîte, une lanterne d’un bocal en verre, des chapeaux de papier. Joue aussi : boum, boum !`,
            "Le reste, on le trie pour l’usine qui en fera des choses neuves. Les épluchures vont au jardin : elles deviendront de la terre.",
            forOlder(
              "« Et mon nid ? » demande la corneille. Elle en reçoit un en bandes de journal, doux comme un nuage, avec les nouvelles de lundi.",
            ),
          ],
          returns: (t) =>
            `Boum, boum ! La vieille boîte ${de(t.child)} est un tambour maintenant, et tout le monde avance en mesure.`,
        },
        {
          text: ["Deviner leur autre vie", "Interroger chaque chose"],
          title: ["Et toi, que seras-tu ?", "Devinettes sur un tas"],
          lines: (t) => [
            `${t.child} montre les choses. Devine aussi ! Le papier ? Du papier neuf. Le verre ? Fondu, un autre bocal. Les boîtes ? Des boîtes neuves.`,
            "Et l’épluchure ? Les vers en font de la terre, pour un autre pommier. Chaque chose part là où elle peut changer.",
            forOlder(
              "« Ce n’est donc pas la fin, dit la corneille, c’est le milieu. » Ça lui plaît tant qu’elle le répète aux bocaux.",
            ),
          ],
          returns: (t) =>
            `« Que peux-tu encore devenir ? » demande ${t.child} à une vieille boîte, la retourne, et a une idée.`,
        },
      ],
    },
  ],
};
