import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const planets: ThemeTexts = {
  name: "les planètes",
  phrases: [
    "planète",
    "huit|neuf planète",
    "planète noms|ordre|apprendre|espace|soleil|orbite",
    "système solaire",
    "=espace",
    "=espace planète|étoiles|fusée|astronaute|explore|voyage|conquête",
    "mercure|vénus|jupite|saturne|uranus|neptune|pluton",
    "=mars planète|rouge|voyage|vivre",
    "saturne anneaux",
    "astronom",
    "astronaute|cosmonaute|spationaute",
    "univers",
    "galaxie|galaxies",
    "voie lactée",
    "terre tourne|tour|autour soleil",
    "orbite",
    "étoiles planète",
    "cosmos",
    "combien|nombre|quantité planète",
    "combien =y|=a|=il planète|étoiles|système",
    "=terre ronde|plate|boule",
    "=étoiles",
    "soleil brille|étoile|boule|planète pourquoi|comment|=le|=est",
    "fusée|fusées|=nasa|spatial|spatiale|extraterrestre|pesquet",
    "=big =bang",
    "trou|trous =noir|=noirs univers|espace|=les|quoi",
    "planète|planètes|planete|saturne|jupiter|=mars|vénus|neptune|uranus|mercure|=terre|galaxie|espace|cosmos|univers|astronaut|cosmonaut|spationaut|fusée|étoile|étoiles|astre|astres|comète|satellite|système|voie espace|anneaux|fusée|système|solaire|vers|univers|tourn|autour|planètes|soleil|loin|lactée|=nom|filante|filantes|fusées|devenir|astronaute|étoiles|rouge|=vie|galaxie|ronde|combien",
    "astronom|galaxie|univers|cosmos|astronaut|spationaut|cosmonaut|saturne|jupiter|neptune|uranus|constellation|=iss|thomas pesquet|télescope",
    "terre =ronde|=tourne|=boule",
    "=trous|=trou =noirs|=noir",
    "comète|comètes|météorite",
    "=étoiles =ciel|=soleil|=nuit|=briller",
    "=espace =soleil|etoile|etoiles|planete|tout|savoir",
  ],
  facts: [
    "mercure vénus la terre mars|mercure vénus la terre et mars",
    "jupiter saturne uranus neptune|jupiter saturne uranus et neptune",
    "soleil",
  ],
  moments: [
    {
      title: ["Un gros nœud", "Un soleil et huit boules"],
      lines: (t) => [
        [
          `Une araignée a suspendu une lampe et huit boules peintes ${t.setting}. Un coup de vent, et c’est un nœud.`,
          `${cap(t.setting)} pendent une lampe et huit boules peintes, en un gros nœud. Une araignée se tord les pattes.`,
        ],
        `« Mon soleil ! Mes planètes ! » ${t.friend} ramasse une boule à anneau. Où va-t-elle ?`,
        forOlder(
          "L’araignée avait filé chaque fil et l’avait accordé comme un violon. Maintenant, quand on en tire un, un autre dit aïe.",
        ),
        [`Comment les accrocher, ${t.child} ?`, `Comment démêler tout ça, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Accrocher dans l’ordre", "Partir du plus proche"],
          title: ["En partant du soleil", "Quatre petites, quatre grosses"],
          lines: (t) => [
            `En partant du soleil, ${t.child} accroche Mercure, Vénus, la Terre et Mars. Ce sont les petites, en roche.`,
            "Puis les géantes : Jupiter, Saturne, Uranus et Neptune. Saturne retrouve son anneau. « Et la troisième, c’est nous », dit l’araignée.",
            forOlder(
              "La Terre est la boule bleue. L’araignée s’est même peinte dessus, avec un pinceau d’un seul poil. Elle y fait coucou.",
            ),
          ],
          returns: (t) =>
            `« La troisième après le soleil, la bleue », dit ${t.child}. Tout le monde y habite, et on fait coucou aux autres.`,
        },
        {
          text: ["Courir tout autour", "Jouer aux orbites"],
          title: ["Autour de la lampe", "Tout le monde en orbite"],
          lines: (t) => [
            `${t.child} pose la lampe : le soleil. Et on tourne autour : Mercure, Vénus, la Terre, Mars, toujours un peu plus loin.`,
            "Jupiter, Saturne, Uranus, Neptune ! Marche avec nous ! Au milieu, le tour est vite fait. Tout au bord, c’est très long.",
            forOlder(
              "La Terre met une année, Neptune cent soixante-cinq. « Moi, j’attendrais encore mon premier anniversaire », dit l’araignée.",
            ),
          ],
          returns: (t) =>
            `On marche en rond, ${t.child} en Mercure, très vite, ${t.friend} en Neptune, sans hâte, et on se retrouve au milieu.`,
        },
        {
          text: ["Chanter leurs noms", "Inventer la chanson"],
          title: ["Huit noms, une chanson", "La chanson de l’araignée"],
          lines: (t) => [
            `${t.child} pince les fils, au plus près du soleil d’abord. Chante avec nous : Mercure, Vénus, la Terre, Mars !`,
            "Et plus grave : Jupiter, Saturne, Uranus, Neptune ! À chaque nom, une boule se libère. Bientôt les huit tournent autour de la lampe.",
            forOlder(
              "C’est une ronde, bien sûr. Une planète ne connaît que ça. L’araignée fait la basse : Neptune, Neptune, Neptune.",
            ),
          ],
          returns: (t) =>
            `Tout bas, ${t.child} commence : Mercure, Vénus, la Terre, Mars. Et de partout on répond : Jupiter, Saturne, Uranus, Neptune !`,
        },
      ],
    },
  ],
};
