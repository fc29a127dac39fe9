/** La tempête, et la lumière éteinte. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { storm as plot } from "../../../plots/storm.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const storm: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et le phare éteint`,
    "La nuit du manteau qui brille",
    "Tuuut, dit le bateau",
    `${hero}, ${other} et la petite lumière`,
  ],
  refrains: [
    "Brille, petite lumière, pour ceux qui sont en mer.",
    "Plic et ploc, et tour à tour, la lumière est de retour.",
    "Souffle, le vent, tombe, la pluie, on éclaire la nuit.",
  ],
  beats: {
    start: {
      title: ["Tuuut", "Le bateau du courrier"],
      lines: (t) => [
        [
          `Chaque soir, le bateau du courrier entre au port et salue le phare : tuuut ! À sa fenêtre, ${t.hero} voudrait son propre tuuut, rien qu’une fois.`,
          `Au port, chaque soir, le bateau du courrier dit merci au phare, d’un long tuuut. Et ${t.hero}, qui habite sur le quai, rêve d’un tuuut, rien qu’un seul.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Un tuuut pareil fait chanter les cuillères dans le tiroir, et le ventre chante avec elles.",
          `${t.hero} a fait signe de la main, avec une écharpe, avec le balai. Le bateau n’a rien vu.`,
        ),
        t.refrain,
      ],
    },
    dark: {
      title: ["La lumière s’éteint", "La tempête"],
      lines: (t) => [
        [
          "Mais la tempête se lève, et le phare s’éteint. « Tuut ? » demande le bateau, très loin.",
          "Ce soir, le vent hurle, et plus de lumière ! « Tuut ? » fait une petite voix en mer.",
        ],
        forOlder(
          "Le bateau attend derrière l’île, là où les vagues sont petites, avec deux grands-mères et une caisse de canetons.",
          "La capitaine est maligne et attend derrière l’île. Mais les canetons du courrier devaient arriver pour le dîner.",
        ),
        ...t.arrivals,
      ],
    },
    wind: {
      title: ["Les chapeaux volants", "Le vent dans la rue"],
      lines: (t) => [
        t.tool.pack,
        [
          "Vite, au phare ! Mais dans la rue passent deux chapeaux, un seau et une chaise volante.",
          "Quelqu’un doit aller voir la lampe. Mais avec ce vent, la rue est pleine de chapeaux qui volent.",
        ],
        forOlder(
          "Une barque est retournée devant la porte. À côté, il y a une corde, et derrière, un tas de cailloux bien ronds.",
          "Dans la remise, on trouve une vieille barque, une corde grosse comme le bras, et des cailloux à revendre.",
        ),
        [`Comment ne pas s’envoler, ${t.child} ?`, `Qu’est-ce qui nous garde au sol, ${t.child} ?`],
      ],
      choices: {
        boat: ["Marcher sous la barque", "Porter la barque"],
        rope: ["Nouer la corde entre nous", "Tenir la corde ensemble"],
        stones: ["Remplir les poches de cailloux", "Bourrer nos poches de cailloux"],
      },
    },
    gust: {
      title: ["Contre le vent qui pousse", "En haut de la rue"],
      lines: (t) => [
        t.recall("wind", {
          boat: [
            "Voilà donc une barque à plusieurs jambes qui monte la rue. Elle se cogne à un réverbère et s’excuse.",
            "Du dehors, c’est une barque en promenade. Dedans, chacun marche sur les pieds des autres.",
          ],
          rope: [
            "On avance comme les perles d’un collier. Quand l’une s’envole, les autres tirent, et hop, à terre.",
            "La corde tient bon. Seul le bout de la file s’envole un peu et salue les toits.",
          ],
          stones: [
            "Cloc, cloc, cloc. Les poches pleines de cailloux, on marche comme des hippopotames.",
            "Le vent tire et souffle. Mais on n’emporte pas comme ça des gens pleins de cailloux.",
          ],
        }),
        [
          `Le vent prend l’écharpe ${de(t.friend)} et la noue à un poteau, avec un joli nœud.`,
          `Un chapeau volant se pose sur la tête ${de(t.friend)}, et c’est la bonne taille.`,
        ],
        forOlder(
          `« Plus fort ! » crie ${t.child} au vent, par politesse. Le vent en reste muet un instant. Au large, ça refait « tuut ? », un peu plus bas.`,
          `Une poule passe, à reculons. ${t.child} l’attrape et la pose derrière un mur, avec ses sœurs. Tout en haut se dresse le phare, noir comme une botte.`,
        ),
      ],
    },
    kitchen: {
      title: ["Du lait chaud", "Les chaussures près du poêle"],
      lines: (t) => [
        t.landmark.pass,
        [
          "« Entrez donc ! » dit la raccommodeuse de filets. Voici du lait chaud, et un poêle pour les chaussures.",
          "Chez la raccommodeuse de filets, on sèche ses chaussettes et on boit du lait au miel.",
        ],
        t.recall("wind", {
          boat: ["La barque goutte dans le couloir.", "La barque attend devant la porte."],
          rope: ["La corde sèche sur un clou.", "La corde porte les chaussettes."],
          stones: ["Avec les cailloux, on fait une tour.", "Les poches font cloc."],
        }),
        forOlder(
          `Un chat dort dans un filet, et il faut le compter comme poisson. ${t.friend} a une moustache de lait, et la vieille dame aussi.`,
          "« Une tempête, dit-elle, c’est de l’air qui ne trouve pas son lit. » Et elle continue : un nœud, une boucle, un nœud.",
        ),
      ],
    },
    tower: {
      title: ["Le manteau qui brille", "Au pied du phare"],
      lines: (t) => [
        [
          "Les chaussures sèches, on arrive au phare. Dedans, il y a un manteau qui brille.",
          "Ce n’est plus loin. Et derrière la porte du phare, de la lumière sort d’un manteau.",
        ],
        ...t.meeting,
        [
          `« Il faisait si noir, ${said(t.cast.other)}. Alors, la lampe dans mes bras. »`,
          `« J’ai peur du noir, ${said(t.cast.other)}. La lampe est tiède. »`,
        ],
        forOlder(
          `La lumière sort par toutes les boutonnières, et ${t.other} a des points dorés sur le nez.`,
          "« C’était pour une minute, dit la voix dans le manteau. Et puis, il a tonné. »",
        ),
        forOlder("« Tuut ? » fait le bateau, dehors. De la mer, on ne voit pas les manteaux."),
        [`Que faire contre le noir, ${t.child} ?`, `Qu’est-ce qui chasse la peur, ${t.child} ?`],
      ],
      choices: {
        hum: ["Fredonner tout bas", "Chanter la berceuse"],
        hands: ["Se donner la main", "Prendre toutes les mains"],
        joke: ["Raconter des blagues", "Inventer des grimaces"],
      },
    },
    stairs: {
      title: ["Quatre-vingt-dix marches", "Tourne et tourne"],
      lines: (t) => [
        [
          `On monte quatre-vingt-dix marches, en rond, en rond, et ${t.other} porte la lampe.`,
          `Alors ${t.other} vient aussi, avec la lampe, et l’escalier tourne, tourne.`,
        ],
        t.recall("tower", {
          hum: [
            "On fredonne, et tout le phare fredonne aussi, de haut en bas, comme une flûte.",
            "Hmm, hmm, et dès la trentième marche, le vent fait la deuxième voix, assez juste.",
          ],
          hands: [
            "Main dans la main, on est un très long ver, et un long ver a toujours de la compagnie.",
            "Chacun a une main à gauche, une main à droite, et le noir, lui, n’a pas de mains.",
          ],
          joke: [
            "« Que dit une imprimante tombée dans l’eau ? J’ai papier ! » L’écho rit neuf fois, et la porte aussi.",
            "« Quel mari est toujours content ? Le hibou, sa femme est chouette ! » Même les araignées en tremblent.",
          ],
        }),
        forOlder(
          `À chaque fenêtre, ${t.child} regarde dehors : du noir, du noir, et une mouette perdue, qu’on emmène. Le tonnerre roule sur le toit, lentement, comme quand on pousse une armoire.`,
          `À la marche quarante, ${t.friend} fait une pause. À la marche quarante et une, une autre. La lumière monte le long des murs, comme l’eau dans un verre.`,
        ),
      ],
    },
    kettle: {
      title: ["La chambre ronde", "Le thé sous le toit"],
      lines: (t) => [
        [
          "En haut, il y a une chambre ronde et une bouilloire. On boit du thé, et la pluie tambourine.",
          "Sous le toit, voilà un banc rond et une théière. On se serre, et on écoute la pluie.",
        ],
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `La lampe est assise au milieu, sous une couverture. ${t.other} verse le thé sans rien renverser, et pourtant le phare balance un peu. Dans une boîte, il y a cinq biscuits, et pour le dernier, tout le monde est d’une politesse !`,
          `Sur le banc sont gravés les noms de tous les gardiens. Il reste une place, et ${t.other} passe le doigt dessus. Le tonnerre s’en va chez les voisins.`,
        ),
      ],
    },
    small: {
      title: ["Une toute petite lumière", "Pas assez"],
      lines: (t) => [
        [
          `Après le thé, ${t.other} rend la lampe. Mais elle brille à peine plus qu’un œuf.`,
          `Puis ${t.other} remet la lampe à sa place. Elle est réveillée, mais faible, comme un bâillement.`,
        ],
        t.recall("tower", {
          hum: [`${t.other} lui fredonne un air.`, `« Hmm », lui chante ${t.other}, tout doux.`],
          hands: [`${t.other} lui tient la poignée.`, `${t.other} la réchauffe à deux mains.`],
          joke: [`${t.other} lui raconte la blague.`, `${t.other} lui fait une grimace.`],
        }),
        [
          "« Tuut ? » demande le bateau. Il ne voit rien.",
          "Le bateau fait « tuut ? », et puis plus rien.",
        ],
        forOlder(
          `« Je l’ai usée », dit ${t.other}. « Non, dit ${t.friend}. Elle est petite, c’est tout. Comme nos pieds, et regarde où ils sont. »`,
          "Ici, une petite lampe. En bas, un village endormi. Sur l’étagère, des casseroles et leurs couvercles. Dehors, des nuages larges comme un mur.",
        ),
        [
          `Comment éclairer plus loin, ${t.child} ?`,
          `Comment le bateau peut-il nous voir, ${t.child} ?`,
        ],
      ],
      choices: {
        windows: ["Réveiller le village", "Appeler tout le village"],
        mirror: ["Tenir des couvercles derrière", "Frotter les couvercles"],
        shadow: ["Danser devant la lampe", "Agiter nos ombres géantes"],
      },
    },
    windows: {
      title: ["Toutes les fenêtres", "Le village s’allume"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `« De la lumière ! » crie ${t.hero}. Une fenêtre s’allume, puis dix, puis toutes. Le bateau entre, un tuuut par fenêtre, et un autre pour ${t.hero}.`,
          `On appelle, on appelle. Clic, une fenêtre. Clic, clic, clic, tout le village ! Tut, tut, tut, le bateau entre, et le dernier est pour ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Depuis, il y a toujours une fenêtre allumée au pied du phare, au cas où ${t.other} ne dormirait pas. Souvent, il y a aussi du gâteau.`,
          `Les grands-mères restent avec ${t.other}, les canetons avec le manteau, et personne ne retourne au lit avant la fin des crêpes.`,
        ),
        t.refrain,
        ["Depuis, chaque soir, le port brille. Tuuut !", "Et le soir, le bateau fait tuuut."],
      ],
    },
    mirror: {
      title: ["Couvercles et cuillères", "Au phare, du nouveau"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `On tient des couvercles autour de la lampe. La lumière saute jusqu’à la mer ! « Qui était cette lumière ? » demande la capitaine. Et ${t.hero} a le droit de faire tuuut.`,
          `Couvercles, cuillères, un plateau ! La petite lumière devient longue comme une rue. Le bateau entre, et c’est ${t.hero} qui tire la corde du tuuut.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Et maintenant, c’est ${t.other} qui garde le phare, car on veille bien sur une lumière quand on n’aime pas le noir.`,
          `Le dernier nom du banc, c’est ${t.other}. Peur du noir ? Un peu. C’est pour ça que la lampe ne s’éteint jamais.`,
        ),
        t.refrain,
        [
          "Tuuut ! Et toutes les cuillères du port chantent.",
          "Et dans les tiroirs du port, les cuillères chantent : tuuut.",
        ],
      ],
    },
    shadow: {
      title: ["Des géants dans les nuages", "Un très grand bonjour"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} danse devant la lampe. Dans les nuages danse un géant : par ici ! Le bateau entre, et fait tuuut à l’ombre géante ${de(t.hero)}.`,
          `On fait signe devant la lampe, et là-haut, dans les nuages, des géants font signe ! « Bonsoir, géant ! » dit la capitaine, et voilà un tuuut pour ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `La plus grande ombre, c’est celle ${de(t.other)}. « C’est donc ça qui vit dans le noir, dit la voix. C’est moi, et je fais coucou. »`,
          `Maintenant, les nuits de vent, ${t.other} fait des lapins sur les nuages, et des bateaux viennent de loin pour les voir.`,
        ),
        t.refrain,
        [
          "Depuis, il y en a deux : tuuut, tuuut.",
          "Depuis, le bateau salue deux fois : une pour les géants.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Noir comme une botte", "L’escalier noir"],
      lines: (t) => [
        [
          "Dans le phare, il fait noir, et les marches sont hautes.",
          "L’escalier monte dans le noir, et la porte tremble.",
        ],
        ...t.returns,
        ifRoom(["Marche après marche, on s’élève.", "Et le noir fait un peu de place."]),
      ],
    },
    {
      title: ["Encore le vent", "Maintenant, vite"],
      lines: (t) => [
        [
          "La tempête secoue encore le phare, et il faut faire vite.",
          "Le vent rugit, les vitres tremblent : toutes les mains à l’ouvrage.",
        ],
        ...t.returns,
        ifRoom(["Et voilà, tout est prêt.", "« Maintenant ! » crie-t-on en chœur."]),
      ],
    },
  ],
};
