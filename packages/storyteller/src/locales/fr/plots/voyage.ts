/** Le voyage jusqu’à l’endroit où la lune touche la mer. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { voyage as plot } from "../../../plots/voyage.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const voyage: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la cuillerée de lune`,
    "Là où la lune touche la mer",
    `${hero} à bord de la Coquille`,
    "À bientôt",
  ],
  refrains: [
    "Tangue et clapote, petit bateau, la lune est dans l’eau.",
    "Vogue la coquille, vogue sur les flots, à bientôt, à bientôt.",
    "Une vague, deux vagues, nous voilà, la lune est là.",
  ],
  beats: {
    start: {
      title: ["La chatte et la cuillère", "Un rêve sur le port"],
      lines: (t) => [
        [
          `Sur le port habite ${t.hero}, qui rêve d’aller là où la lune touche la mer. « Rapporte-m’en une cuillerée », dit la vieille chatte. « Promis », dit ${t.hero}.`,
          `${t.hero} habite près du port et voudrait voguer jusque là où la lune touche la mer. La vieille chatte tend sa cuillère. « Tu me la remplis ? » « Promis », dit ${t.hero}.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Cette chatte regarde la lune depuis mille nuits, mais elle a les genoux trop raides pour monter en bateau.",
          "C’est sa belle cuillère, celle de la crème, et jamais encore elle ne l’avait prêtée.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["La chèvre du quai", "Un petit rot"],
      lines: (t) => [
        [
          "Mais une chèvre a mangé la voile. Elle a commencé par un coin, et puis voilà.",
          "Mais le bateau n’a plus de voile. Sur le quai, une chèvre fait un petit rot.",
        ],
        forOlder(
          "Le bateau s’appelle la Coquille, parce qu’il est brun, rond, et à peine plus grand qu’une noix.",
          "« Un peu salée, dit la chèvre, mais les rayures, un délice. » Et elle regarde la corde.",
        ),
        ...t.arrivals,
      ],
    },
    sail: {
      title: ["Quelque chose pour le vent", "Une autre voile"],
      lines: (t) => [
        t.tool.pack,
        [
          "Ce soir, la lune est pleine. Vite, il faut quelque chose de grand, qui plaise au vent !",
          "Pas de voile, pas de voyage ! Tout le monde cherche quelque chose qui flotte au vent.",
        ],
        forOlder(
          "Sur une table, il y a une nappe à cerises. Sur la corde à linge, onze pyjamas. Et dans un coin, des parapluies qui dorment comme des chauves-souris.",
          "On trouve une nappe, on trouve le linge d’une très grande famille, et on trouve des parapluies que personne n’est revenu chercher.",
        ),
        [
          `Qu’est-ce qui ferait une bonne voile, ${t.child} ?`,
          `Avec quoi partons-nous, ${t.child} ?`,
        ],
      ],
      choices: {
        cloth: ["Accrocher la nappe", "Hisser la nappe à cerises"],
        pyjamas: ["Coudre les pyjamas", "Boutonner les pyjamas ensemble"],
        umbrellas: ["Ouvrir les parapluies", "Attacher les parapluies au mât"],
      },
    },
    out: {
      title: ["Hors du port", "La première vague"],
      lines: (t) => [
        t.recall("sail", {
          cloth: [
            "Flop, fait la nappe, et la Coquille file. Il pleut de vieilles miettes sur tout le monde.",
            "La nappe se gonfle, cerises comprises, et trois mouettes viennent les picorer.",
          ],
          pyjamas: [
            "Les pyjamas se gonflent, bras et jambes, et font de grands signes au port.",
            "Vingt-deux manches se remplissent comme des saucisses, et toutes montrent le large.",
          ],
          umbrellas: [
            "Pop, pop, pop, font les parapluies, et la Coquille saute de vague en vague comme une puce.",
            "Les parapluies tirent si fort que la Coquille ne touche qu’une vague sur deux.",
          ],
        }),
        [
          `Un poisson volant se pose sur ${t.friend}, s’excuse et repart, un peu plus à gauche.`,
          `Plic, ploc ! Deux poissons volants prennent ${t.friend} pour un banc, et restent bavarder un moment.`,
        ],
        forOlder(
          `Une vague passe la tête par-dessus bord, curieuse comme une vache. ${t.child} la caresse, et elle se recouche. Derrière, le port rapetisse, rapetisse, jusqu’à tenir dans une boîte d’allumettes.`,
          `Il faut quelqu’un à la barre et quelqu’un pour chanter. ${t.child} fait les deux, une chose par main. La chèvre reste longtemps sur le quai à mâcher. C’est peut-être sa façon de dire au revoir.`,
        ),
      ],
    },
    soup: {
      title: ["La soupe sur l’îlot", "Soupe de carottes"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Puis on tire le bateau sur un îlot, et on mange une soupe de carottes.",
          "Sur une plage grande comme un tapis, on s’arrête pour une soupe chaude.",
        ],
        t.recall("sail", {
          cloth: ["La nappe redevient une nappe.", "Avec des cerises, c’est plus joli."],
          pyjamas: [
            "Les pyjamas sèchent sur un rocher.",
            "Chacun prend une manche pour serviette.",
          ],
          umbrellas: ["Sous un parapluie, elle reste chaude.", "Un parapluie sert de toit."],
        }),
        forOlder(
          `Un crabe vient de travers chercher une carotte, et repart de travers la manger. ${t.friend} lui donne aussi les feuilles.`,
          `Personne ne parle, car la soupe veut toute la bouche. À la fin, ${t.friend} boit la dernière goutte et se coiffe de la marmite.`,
        ),
      ],
    },
    sandbank: {
      title: ["Une corde en pleine mer", "Le banc de sable"],
      lines: (t) => [
        [
          "Après la soupe, on repart, et bientôt une corde barre la mer.",
          "Les bols sont vides, la voile est pleine, mais une corde arrête le bateau.",
        ],
        ...t.meeting,
        [
          `« Tous disent à bientôt, ${said(t.cast.other)}. Personne ne revient. »`,
          `« Bientôt, qu’ils disent, ${said(t.cast.other)}. J’attends toujours. »`,
        ],
        forOlder(
          `Derrière la corde, il y a un banc de sable, une chaise, et une deuxième chaise, très propre. « J’ai compté jusqu’à mille, dit ${t.other}. Après, j’ai commencé le sable. »`,
          "Sur le sable, la table est mise pour deux. L’une des tasses est toute neuve. Tous les bateaux saluent en passant. Pas un seul n’a fait demi-tour.",
        ),
        [
          `Nous, nous reviendrons ! Que laisser comme promesse, ${t.child} ?`,
          `Mais nous repasserons ! Comment le promettre, ${t.child} ?`,
        ],
      ],
      choices: {
        shoe: ["Laisser la chaussure gauche", "Prêter ma chaussure"],
        knots: ["Nouer la corde", "Serrer des nœuds"],
        shell: ["Dessiner sur ce coquillage", "Peindre ce coquillage"],
      },
    },
    calm: {
      title: ["Plus un souffle", "La mer s’arrête"],
      lines: (t) => [
        [
          `La corde descend, le bateau passe. Mais au large, le vent s’endort. Plus une ride. ${t.friend} souffle dans la voile à s’en gonfler les joues. Rien.`,
          `Le passage est ouvert. Mais un peu plus loin, le vent s’arrête, et la Coquille aussi. ${t.friend} pousse le mât depuis le bateau. Seule la soupe bouge.`,
        ],
        forOlder(
          "Là-bas, la lune descend déjà, un pied d’abord, comme on entre dans son bain.",
          "C’est si calme qu’on entend penser les méduses. Et la lune descend, descend.",
        ),
        [`Comment y arriver, ${t.child} ?`, `La lune n’attend pas ! Et nous, ${t.child} ?`],
      ],
      choices: {
        spoons: ["Ramer avec les cuillères", "Pagayer à la cuillère"],
        dolphin: ["Appeler les dauphins", "Demander au dauphin"],
        whistle: ["Siffler le vent", "Réveiller le vent en chantant"],
      },
    },
    moon: {
      title: ["Là où la lune touche la mer", "La plage d’argent"],
      lines: (t) => [
        t.recall("calm", {
          spoons: ["Cling, plouf, font les cuillères.", "Cent coups de cuillère, et on arrive."],
          dolphin: ["Un dauphin pousse du bout du nez.", "Les dauphins tirent, chacun son tour."],
          whistle: ["Le vent bâille : fouuu.", "Trois notes, et le vent arrive au galop."],
        }),
        [
          "La lune est là, un coude sur une plage d’argent ! On remplit la cuillère, tout doucement.",
          "À côté de la lune, il y a une plage d’argent. C’est elle qui remplit la cuillère.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder(
          "Ensuite, rien. Les pieds dans la lumière, qui chatouille et qui sent un peu le lait.",
          "On s’allonge sur le sable, et la lune fredonne. Les orteils deviennent tout argentés.",
        ),
      ],
    },
    reunion: {
      title: ["Le bateau tourne", "Le chemin le plus long"],
      lines: (t) => [
        [
          `Après ce repos, le vent pousse droit vers la maison. Mais ${t.child} tourne la barre : c’est promis.`,
          `Il est temps. En face, la maison, les lits chauds. « D’abord le sable », dit ${t.child}, et le bateau tourne.`,
        ],
        t.recall("sandbank", {
          shoe: [
            `Sur le sable, ${t.other} serre la chaussure.`,
            `Dans la chaussure, ${t.other} a mis une fleur.`,
          ],
          knots: [`Voilà ${t.other}, nœuds en main.`, `${t.other} tient encore les nœuds.`],
          shell: [
            `Voilà ${t.other}, qui parle au coquillage.`,
            `Le coquillage est à table, à côté ${de(t.other)}.`,
          ],
        }),
        forOlder(
          `« Vous voilà », dit ${t.other}. Puis, un peu plus fort : « Vous voilà ! » On verse le thé dans les deux tasses, et les deux servent.`,
          `« C’est ça, bientôt ? demande ${t.other}. Je ne savais pas que ça ressemblait à un bateau. » Ce soir, quelqu’un s’assied sur la deuxième chaise, et elle craque de plaisir.`,
        ),
        [`Alors, que fait-on, ${t.child} ?`, `Qu’est-ce qu’on propose, ${t.child} ?`],
      ],
      choices: {
        aboard: ["Monter dans notre bateau", "Embarquer avec nous"],
        share: ["Partager la cuillerée", "Verser la moitié"],
        cat: ["Revenir demain avec la chatte", "Amener la chatte ici"],
      },
    },
    aboard: {
      title: ["Une main sûre", "La cuillère rentre à la maison"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `Tout le long, ${t.other} tient la cuillère, sans perdre une goutte. « De l’eau ? » dit la chatte. Mais dedans flotte une toute petite lune.`,
          `Attendre, ${t.other} sait le faire mieux que personne : la cuillère arrive pleine. La chatte se penche. La lune est là, ronde comme un petit pois !`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Depuis, ${t.other} habite sur le port, la maison aux deux chaises, et n’est jamais en retard au dîner.`,
          `${t.other} est là pour chaque bateau qui s’en va, et crie : « À bientôt ! » Et c’est bientôt.`,
        ),
        t.refrain,
        [
          `La chatte dort près de sa cuillère : ${t.hero} avait promis.`,
          `Et pour ${t.hero}, la lune touche la mer à la maison.`,
        ],
      ],
    },
    share: {
      title: ["Moitié-moitié", "Deux lunes"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `La moitié est restée dans la tasse ${de(t.other)}, et dedans, une lune entière ! La chatte regarde sa part. « Tout y est », ronronne-t-elle.`,
          `La moitié brille déjà sur le sable, chez ${t.other} : une lune toute ronde ! L’autre moitié va à la chatte. Rien ne manque.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Depuis, une petite lumière brille sur le sable, et tous les bateaux s’arrêtent prendre le thé chez ${t.other}. Chacun apporte sa tasse.`,
          `Le banc de sable luit si bien que nul ne le manque. Le dimanche, chez ${t.other}, on n’a plus assez de chaises.`,
        ),
        t.refrain,
        [
          "La lune touche la mer à bien des endroits, quand on a une cuillère.",
          `Et du port, ${t.hero} fait signe : à bientôt.`,
        ],
      ],
    },
    cat: {
      title: ["La chatte prend la mer", "Un panier à bord"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `La nuit suivante, la chatte part en mer avec ${t.other}, dans un panier. Elle trempe une patte dans la lune. « C’est mouillé ! »`,
          `Le lendemain, on repart : la chatte dans son panier, ${t.other} à l’avant. La chatte touche la lune du bout du nez, et elle éternue de l’argent.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          "La chatte voulait une cuillerée de lune, et la voilà dedans jusqu’au coude. On reste sur la plage jusqu’à la fin de la crème.",
          `« Jamais je n’aurais cru être du voyage », dit la chatte. « Moi non plus », dit ${t.other}, et fait de la place au panier.`,
        ),
        t.refrain,
        [
          "Et là où la lune touche la mer, il y a une trace de patte.",
          `${t.hero} tient deux promesses, et la cuillère sert à la soupe.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Les vagues noires", "La mer immense"],
      lines: (t) => [
        ["Passé le sable, la mer est noire.", "Les vagues sont longues, et sombres."],
        ...t.returns,
        ifRoom(["Vague après vague, ça va mieux.", "Et le petit bateau continue."]),
      ],
    },
    {
      title: ["Contre le vent", "Le retour"],
      lines: (t) => [
        ["La maison est contre le vent.", "Il est tard, et le vent repousse."],
        ...t.returns,
        ifRoom(["Et voilà enfin les lumières du port !", "Enfin, au loin, une chèvre bêle."]),
      ],
    },
  ],
};
