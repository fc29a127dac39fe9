/** The rescue of a stranded whale, and the goodbye. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la petite baleine`,
    "La baleine qui avait tourné trop tôt",
    "La mer qui ne disait jamais coucou",
    `Une toute petite baleine pour ${hero}`,
  ],
  refrains: [
    "Flic, flac, l’eau s’en va, flic, flac, l’eau reviendra.",
    "Vague après vague, un pas, deux pas, ça vient, ça va.",
    "Va et vient, vient et va, la mer ouvre les bras.",
  ],
  beats: {
    start: {
      title: ["La maison du port", "Bonjour, la mer"],
      lines: (t) => [
        [
          `Chaque matin, du bout du quai, ${t.hero} fait coucou à la mer. Ah, si quelqu’un, là-bas, répondait, rien qu’une fois !`,
          `Au port habite ${t.hero}. Avant le petit déjeuner, il faut faire coucou à la mer. Et chaque matin le même rêve : que la mer réponde.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Un jour, une mouette a hoché la tête. Mais cette mouette dit oui à tout le monde. Les bateaux font toc, toc, toc, l’eau fait flac, et rien, là-bas, n’a de mains.",
          "Un jour, un balai a répondu. Mais il pendait à un bateau, et c’était le vent. C’est une très grande mer, grise comme un vieux manteau, qui ne sait que venir et repartir.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["Le rocher qui cligne", "Quelque chose de rond et de gris"],
      lines: (t) => [
        [
          "Mais ce matin, la mer s’est retirée, et sur le sable il y a un bébé baleine.",
          "Ce matin-là, sur le sable, un rocher gris cligne de l’œil. C’est un bébé baleine !",
        ],
        forOlder(
          "« Pfff », dit-il, par le dessus de la tête.",
          "Il est grand comme un lit, et il a l’air aussi moelleux.",
        ),
        ...t.arrivals,
        forOlder(
          "À terre, il faut trois choses à une baleine : de l’eau, de l’ombre, de la compagnie.",
          "L’eau sera là ce soir. Mais une baleine ne sait pas lire l’heure.",
        ),
      ],
    },
    plan: {
      title: ["Une baleine au sec", "Le soleil monte"],
      lines: (t) => [
        [
          "Le soleil sèche la petite baleine comme une serviette, et la mer est encore loin. « Ouh », fait-elle, et elle ouvre un œil tout rond.",
          "Une baleine au sec, ce n’est pas bon. Et il commence à faire chaud. Elle ouvre un œil brun, regarde autour d’elle et n’oublie personne.",
        ],
        forOlder(
          `Au bas des marches, huit seaux à poissons. En haut des marches, douze draps qui sèchent au vent. Par gentillesse, ${t.friend} lui tend la moitié d’un petit pain. Les baleines n’en mangent pas.`,
          `Au port, il y a des seaux, une pompe, et la lessive de quelqu’un, bien en rang. Au cas où, ${t.friend} lui prête un chapeau. Ça ne sert à rien, mais ça lui va bien.`,
        ),
        [`Comment la garder au frais, ${t.child} ?`, `Que lui faut-il, ${t.child} ?`],
      ],
      choices: {
        buckets: ["Verser des seaux d’eau", "Courir remplir les seaux"],
        sheets: ["Mouiller tous les draps", "Construire notre tente"],
      },
    },
    wet: {
      title: ["Pfff", "La douche"],
      lines: (t) => [
        t.recall("plan", {
          buckets: [
            `Flic, floc ! ${t.child} court, verse, et la moitié tombe dans les chaussures.`,
            `On monte, on descend avec les seaux, et ${t.child} verse le dernier sur le bout du nez.`,
          ],
          sheets: [
            `On trempe les douze draps, et ${t.child} borde la baleine jusqu’au menton.`,
            `Un drap mouillé, puis un autre, et un dernier sur un manche à balai. ${t.child} se glisse dessous.`,
          ],
        }),
        [
          "« Pfff ! » fait la baleine, et il pleut, tout tiède, sur tout le monde.",
          "La baleine souffle aussi haut qu’une porte. Tout le monde est trempé, et elle est ravie.",
        ],
        forOlder(
          `Quand on s’arrête, elle pousse du nez. Quand on reprend, elle ronronne. « C’est moi qu’elle préfère », dit ${t.friend}. « Non, moi », dit tout le monde.`,
          `Elle apprend vite. Si quelqu’un éternue, elle éternue aussi, en bien plus gros. Au bout d’une heure, ${t.friend} lui trouve une bonne tête. Au bout de deux, un air de famille.`,
        ),
      ],
    },
    soup: {
      title: ["Soupe sur le sable", "Un banc qui respire"],
      lines: (t) => [
        [
          "Vers le soir, on mange la soupe sur le sable, et la baleine sert de banc.",
          "Le soir, on soupe sur le sable, le dos contre la baleine.",
        ],
        ifRoom("Quelqu’un court à la maison chercher des couvertures, et une chose encore."),
        t.tool.pack,
        forOlder(
          "Un crabe passe, regarde dans la marmite, et repart de travers avec une cuillère. De l’eau qui va venir, personne ne parle. On racle la marmite.",
          "La baleine renifle la soupe, éternue, et voilà une soupe de mer. « Et demain ? » dit quelqu’un. « Encore de la soupe ? » dit quelqu’un d’autre.",
        ),
        t.refrain,
      ],
    },
    afloat: {
      title: ["L’eau revient", "Des ronds dans l’eau"],
      lines: (t) => [
        [
          "Après la soupe vient la mer. Elle monte sans bruit et soulève la baleine comme une plume. Elle pourrait partir. Mais elle tourne autour des genoux, comme un chiot.",
          "Bientôt l’eau revient, toute douce, toute sombre, et la petite baleine flotte. Elle ne part pas. Elle nage en rond et lève les yeux.",
        ],
        forOlder(
          `Elle rapporte des cadeaux : un bouchon, une botte, un poisson très surpris. « On pourrait la garder », dit ${t.friend}. Personne ne dit oui, personne ne dit non.`,
          `Elle rend même une chaussure que quelqu’un cherchait depuis l’été dernier. « Elle veut rester », dit ${t.friend}. On en a tellement envie que personne ne répond.`,
        ),
        [`On joue à quoi, ${t.child} ?`, `Quel jeu pour une baleine, ${t.child} ?`],
      ],
      choices: {
        song: ["Fredonner très grave", "Chanter à voix basse"],
        splash: ["Taper trois fois dans l’eau", "Faire flac avec les mains"],
      },
    },
    chain: {
      title: ["Clong", "Une chaîne dans l’eau"],
      lines: (t) => [
        t.recall("afloat", {
          song: [
            `${t.child} fredonne, grave comme un violoncelle, et la baleine aussi.`,
            `${t.child} chante très bas. « Ouh », suit la baleine, sur la même note.`,
          ],
          splash: [
            `${t.child} tape trois fois dans l’eau. La queue aussi.`,
            `Flac, flac, flac, fait ${t.child}. Plaf, plaf, plaf, fait la queue.`,
          ],
        }),
        [
          "Et soudain, clong ! Quelqu’un tire une chaîne en travers de la sortie.",
          "Clong ! Au bout du port, quelqu’un tend une grosse chaîne.",
        ],
        ...t.meeting,
        forOlder(
          `« Tout part par là, ${said(t.cast.other)}, et rien ne revient. Mais elle, elle reste. » Le plus drôle, c’est que personne ne se fâche. Cette chaîne, au fond, on l’aime bien.`,
          `« Voilà, ${said(t.cast.other)} en tournant une énorme clé. Maintenant, elle ne peut plus se perdre. » Quelqu’un devrait dire : « Enlève ça. » Mais tout le monde regarde ses pieds.`,
        ),
      ],
    },
    night: {
      title: ["Le banc du bout", "Des prunes dans le noir"],
      lines: (t) => [
        ["On marche jusqu’au bout du quai.", "Tout au bout du quai, il y a un grand banc."],
        t.landmark.pass,
        [
          `« Mes bateaux sont partis, ${said(t.cast.other)}, et mon chapeau. Moi, je reste. »`,
          `« Moi, je fais coucou d’ici, ${said(t.cast.other)}, puis je rentre. »`,
        ],
        ifRoom("On partage une couverture et un sac de prunes."),
        forOlder(
          `La baleine dort d’un œil. De l’autre, elle compte tout le monde, pour être sûre. Au deuxième ronflement, ${t.other} éclate de rire, si fort qu’une mouette se réveille.`,
          `En bas, la baleine ronfle, et chaque ronflement sent la soupe. La plus grosse prune est pour ${t.other}, qui la regarde longtemps avant de mordre.`,
        ),
      ],
    },
    dawn: {
      title: ["Une voix au large", "La clé"],
      lines: (t) => [
        [
          "Au lever du soleil, une voix très grave chante au large. C’est sa mère. La petite baleine nage jusqu’à la chaîne, et revient.",
          "Puis le ciel devient rose, et loin sur la mer une maman appelle. La petite baleine regarde la mer, puis elle regarde ses amis.",
        ],
        t.recall("plan", {
          buckets: forOlder("Elle pousse un seau vide du bout du nez, pour l’avoir près d’elle."),
          sheets: forOlder("Elle porte encore un drap, comme une cape."),
        }),
        forOlder(
          "Encore un jour, se dit-on. Encore un jour, et puis un autre, et un autre.",
          "Si personne ne bouge, il y aura une baleine demain aussi. Un moment, personne ne bouge.",
        ),
        ifRoom(t.tool.use),
        [
          `Alors ${t.other} tend la clé de la chaîne à ${t.child}.`,
          `Et, sans un mot, ${t.other} pose la clé de la chaîne à côté ${de(t.child)}.`,
        ],
        [`Comment dire au revoir, ${t.child} ?`, `C’est quoi, un bel au revoir, ${t.child} ?`],
      ],
      choices: {
        turn: ["Tourner la clé ensemble", "Ouvrir doucement la chaîne"],
        row: ["Ramer à côté d’elle", "Accompagner la petite"],
        lamp: ["Promettre la lumière", "Laisser la lampe allumée"],
      },
    },
    waved: {
      title: ["De plus en plus petite", "Ce que fait la mer"],
      lines: (t) => [
        [
          `${t.hero} tourne la clé, et la chaîne coule, clong, clong, clong. La baleine sort. Et là-bas, une queue se lève et fait coucou.`,
          `La clé tourne dans la main ${de(t.hero)}, et la chaîne descend. La petite file vers sa mère. Et soudain, une queue, qui fait coucou !`,
        ],
        t.recall("afloat", {
          song: forOlder("Sur l’eau revient un air très grave, et on en connaît chaque note."),
          splash: forOlder("Puis elle tape dans l’eau, plaf, plaf, plaf, pour qu’on entende bien."),
        }),
        forOlder(
          `Des deux bras, ${t.other} lui répond, puis avec le chapeau de quelqu’un d’autre.`,
          `Et la chaîne ? Elle sert à ${t.other} de corde à linge.`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Ce matin-là, la mer a répondu.", "« Bonjour », dit enfin la mer, avec la queue."],
      ],
    },
    family: {
      title: ["Sept queues", "Au-delà des rochers"],
      lines: (t) => [
        [
          `En barque, on la ramène à sa mère. C’est ${t.other} qui rame. Sept queues se lèvent, et les sept font coucou à ${t.hero}.`,
          `On se serre dans une seule barque, et personne ne rame comme ${t.other}. Voilà une énorme queue, puis deux, puis sept, et toutes saluent ${t.hero}.`,
        ],
        t.recall("afloat", {
          song: forOlder("La petite leur fredonne son air. Sept baleines fredonnent avec elle."),
          splash: forOlder("La petite tape trois fois, et les sept aussi. Quelle douche !"),
        }),
        forOlder(
          "Elle se retourne encore une fois. Puis elle colle son nez contre ce grand flanc tiède.",
          `« Tiens, ${said(t.cast.other)} quand la barque cogne le quai, ça revient donc, les bateaux. »`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "On fait coucou jusqu’à avoir les bras longs comme des rames.",
          "Puis on rentre, et dans le dos, la mer fait coucou.",
        ],
      ],
    },
    shone: {
      title: ["La lampe du quai", "Une lumière pour revenir"],
      lines: (t) => [
        [
          `${t.hero} accroche une lampe au quai, et la baleine sort, juste dessous. Tout l’hiver, ${t.other} l’allume. Au printemps, une queue fait coucou.`,
          `« Cette lumière est pour toi », dit ${t.hero}, et la chaîne tombe. Chaque nuit, ${t.other} l’allume. Et une nuit, dans sa lumière, une queue fait coucou.`,
        ],
        t.recall("afloat", {
          song: forOlder("Elle amène une cousine, et la cousine connaît déjà la chanson."),
          splash: forOlder("Plaf, plaf, plaf, fait-elle, et toutes les fenêtres s’ouvrent."),
        }),
        forOlder(
          "La chaîne dort dans l’herbe, maintenant, et des escargots dorment dedans.",
          "Elle est grande comme un autobus, et veut encore passer entre les genoux.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Elle vient et elle va, comme la mer.", "Elle reste pour la soupe, puis repart."],
      ],
    },
  },
  returns: [
    {
      title: ["Il fait nuit", "Les pierres mouillées"],
      lines: (t) => [
        [
          "Il fait noir, maintenant, et le quai glisse.",
          "C’est la nuit, et toutes les pierres sont mouillées.",
        ],
        ...t.returns,
        ifRoom([
          "Alors le noir n’est plus que du noir.",
          "Quelqu’un rit, et le quai paraît plus large.",
        ]),
      ],
    },
    {
      title: ["Un mot très lourd", "Avant l’au revoir"],
      lines: (t) => [
        [
          "Mais au revoir est un mot bien lourd.",
          "Les pieds ne veulent pas bouger, pas d’un orteil.",
        ],
        ...t.returns,
        ifRoom([
          "Et puis, tout doucement, on y arrive.",
          "Puis c’est l’heure, et personne ne se sauve.",
        ]),
      ],
    },
  ],
};
