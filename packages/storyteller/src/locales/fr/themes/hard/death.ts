import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const death: ThemeTexts = {
  name: "la mort d’une personne aimée",
  note: "Cette histoire dit « morte », pas « endormie » ni « partie » : le corps d’une grand-mère s’est arrêté et ne repartira pas. Elle dit que ce n’est la faute de personne, que tout ce qu’on ressent est permis, que quelqu’un prend soin de l’enfant, que les souvenirs restent. De ce qui vient après, elle ne dit rien : c’est à vous. Elle ne vous remplace pas ; écoutez-la à deux, en plein jour.",
  phrases: [
    "=décès",
    "décéd papi|papy|mamie|mamy|père|mère|oncle|tante|cousin",
    "deui",
    "enterre",
    "obsèques|funérailles",
    "cimetière",
    "ciel|étoile|adieu grand père|mère",
    "perdu|perdre|perte papi|papy|mamie|mamy|mémé|pépé",
    "perdu|perdre|perte grand père|mère",
    "perdu =sa|=son maman|papa|père|mère|frère|soeur|sœur|bébé|oncle|tante",
    "perte être|proche|personne cher|chère|aimé|aimée|famille",
    "perdre|perdu proche",
    "disparition proche|papi|papy|mamie|mamy",
    "reviendra|revient =pas|plus|jamais papi|papy|mamie|mamy|père|mère",
    "parti|partie =pour toujours",
    "fausse couche",
    "=fin =vie",
    "adieu papi|papy|mamie|mamy",
    "étoile papi|papy|mamie|mamy",
    "=nous quittés|quitté|quittée",
    "cercueil",
    "arrière grand =mort|décédé|décédée",
    "=mort|=morte|=morts|=mortes|=mortel|=mortelle",
    "mourir|=mourra|=mourir|=mourrait|=mourait|mourant",
    "=meurt|=meurs|=meurent",
    "décéd",
    "perdu|perdre|perte|perd maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna",
    "perdu|perdre|perte =sa|=son|=un|=une|=notre maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna",
    "ciel|paradis|étoiles|anges maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna|monté|parti|partie",
    "=au =ciel maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna|parti|partie|monté|montée",
    "mort|morte|mourir|décédé|décédée maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna|=grand",
    "suicid|veuf|veuve|orphelin",
    "parler|explique|comprendre =mort",
    "=où|quand =on meurt|mort",
    "=est|=sera =plus =là maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna",
    "=mamie|=papi|=papy|=mamy|mémé|pépé parti|partie =est",
    "bébé mort|morte|décéd|perdu naissance|grossesse|ventre|=né",
    "mort|morte|mourir|décéd mamie|papi|papy|mamy|papa|maman|tonton|tata|=grand =était|=mon|=ma|=sa|=son",
    "mort|morte|décès|décéd|deuil|enterre|enterrement|funérailles|obsèques|cimetière|tombe papi|papy|mamie|mamy|grand|arrière|proche|expliquer|parler|pépé|mémé|tante|oncle|cousin|maman|papa|voisin|peur|comprendre|quelqu|vivre|aller|famille|père|mère",
    "quitt|quitté|quittée|quittés|parti|partie|disparu|disparue|éteint|éteinte|envol =toujours|=nous|=ciel|étoiles arrière|grand|mamie|papi|papy|pépé|mémé|tonton|tata|père|mère|voisin",
    "arrière =grand quitt|mort|parti|décéd|=plus|ciel",
    "=mort =la|expliquer|parler|peur|pourquoi|=est|comprendre",
    "mourir|meurt|meurent =on|=gens|peur|pourquoi|tout|monde|quand|=va",
    "mémé|pépé|mamie|papi|papy =plus|manque|parti|ciel|étoile|enterr|cimetière =là|reviendra|parti|partie|=nous|beaucoup|=est",
    "=plus reviendra|revient|reviendra|revenir =yaya|mamie|papi|=mémé|=pépé|=nonna|tonton|tata|=jeddo|=teta|grand",
    "=yaya reviendra|parti|partie|morte|ciel",
    "=mourir|=mort|=morts =veut|=dire|=signifie|=quoi|=gens|=vont|=où",
    "cœur arrêté =plus|=tonton|=papi|=mamie",
    "=au|=parti|=partie|=monté =ciel =papi|=mamie|=mort|=est|=tonton",
    "disparu|disparue|perdu|perdre =papi|=mamie|=proche|=oncle|=tante",
    "perdre|=perdu =quelqu|=être =aime|=cher|=proche",
    "nounou =morte|=décédée",
  ],
  facts: ["morte|mourir", "arrêté", "repartira", "personne", "permis", "soin"],
  moments: [
    {
      title: ["L’écharpe bleue", "L’écharpe de Mamie"],
      lines: (t) => [
        [
          `Un petit hérisson est assis ${t.setting}, une longue écharpe bleue sur les genoux. « C’était à Mamie, dit-il. Mamie est morte. »`,
          `${cap(t.setting)}, un petit hérisson serre une écharpe bleue. « Elle est à Mamie, dit-il. Ma mamie est morte. »`,
        ],
        "Son père est là, tout près, une patte posée sur son dos.",
        forOlder(
          "L’écharpe sent encore son odeur, la pomme et la laine. Personne ne doit partir. C’est une journée calme.",
        ),
        [`Que ferais-tu pour le hérisson, ${t.child} ?`, `Que fait ${t.child} pour le hérisson ?`],
      ],
      choices: [
        {
          text: ["Demander ce que c’est", "Demander au père"],
          title: ["Une question", "Ce que ça veut dire"],
          lines: (t) => [
            `« Mourir, c’est quoi ? » demande ${t.child}. « Son corps s’est arrêté, dit le père. Il ne repartira pas, et elle ne peut pas revenir. Ce n’est la faute de personne. »`,
            "« Pas à cause de ma colère ? » « Non, pas du tout. »",
            forOlder(
              "« Rien de ce qu’on dit, rien de ce qu’on pense ne fait mourir quelqu’un. Et son corps ne sent plus ni froid ni douleur. »",
            ),
          ],
          returns: (t) =>
            `${t.child} pose deux fois la même question, c’est permis, et deux fois la réponse vient, calme comme celle du père hérisson.`,
        },
        {
          text: ["S’asseoir tout près", "Rester à côté de lui"],
          title: ["Tout près", "Épaule contre épaule"],
          lines: (t) => [
            `${t.child} s’assoit, assez près pour qu’on puisse s’appuyer. Pendant un moment, pas besoin de mots.`,
            "« Son corps s’est arrêté, dit enfin le hérisson. Il ne repartira pas. C’est parce que j’ai crié ? » « Non. Ce n’est la faute de personne. »",
            forOlder(
              "« Crier ne fait mourir personne, reprend le père, et une mauvaise pensée non plus. » Il le dit lentement. Demain, il le redira.",
            ),
          ],
          returns: (t) =>
            `Quand tout devient silencieux, ${t.child} s’assoit contre ${t.friend}, comme auprès d’un hérisson à l’écharpe bleue.`,
        },
      ],
    },
    {
      title: ["Ce qui reste", "Se souvenir"],
      lines: (t) => [
        [
          "« D’abord, j’ai eu de la peine, dit le hérisson. Après, de la colère. Après, envie de jouer. »",
          "« Parfois je pleure, dit le hérisson, parfois je ne sens rien, et parfois je joue. »",
        ],
        "« Tout cela est permis, dit son père. Et moi, je prends soin de toi. »",
        "Ils veulent penser à Mamie.",
        forOlder(
          "Il plie l’écharpe, bord contre bord. « Elle ne reviendra pas. Mais ce qu’on sait d’elle reste avec nous. »",
        ),
        [`Que préfères-tu, ${t.child} ?`, `Comment penser à Mamie, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Raconter des souvenirs", "Parler d’elle"],
          title: ["Un souvenir", "Raconte-moi Mamie"],
          lines: (t) => [
            `« Elle était comment ? » demande ${t.child}. Elle sifflait dans un brin d’herbe, dit le hérisson, et lui gardait toujours la meilleure prune.`,
            "Son père connaît une autre histoire. On pleure un peu, on sourit un peu, les deux à la fois.",
            forOlder(
              "Un souvenir, on peut le raconter cent fois. Il ne s’use pas, et d’autres le portent avec nous.",
            ),
          ],
          returns: (t) =>
            `« Tu te souviens ? » dit ${t.child}, et on raconte encore la meilleure prune et le brin d’herbe qui siffle.`,
        },
        {
          text: ["Dessiner la grand-mère", "Faire son portrait"],
          title: ["Le portrait", "Tous ses piquants"],
          lines: (t) => [
            `On la dessine à plusieurs : ${t.child} fait l’écharpe bleue, ${t.friend} les lunettes rondes, et le hérisson tous les piquants, un par un.`,
            "« C’est elle », dit-il, et il serre la feuille. Elle ira au-dessus de son lit.",
            forOlder(
              "Dans un coin, il reste de la place. Si un détail revient plus tard, on pourra l’ajouter.",
            ),
          ],
          returns: (t) =>
            `Du bout du doigt, ${t.child} dessine une petite écharpe, pour une grand-mère qui est morte et qu’on n’oublie pas.`,
        },
        {
          text: ["Chanter sa chanson", "Fredonner comme elle"],
          title: ["Trois notes", "Sa chanson"],
          lines: (t) => [
            `Sa chanson a trois notes : mm, mm, mmm. Le hérisson la fredonne dans l’écharpe, et ${t.child} aussi. Tu peux fredonner, ou seulement écouter.`,
            "Mamie est morte, et sa chanson est là, basse et tiède.",
            forOlder(
              "Dans chaque bouche, elle change un peu. « Elle non plus ne la chantait jamais pareil », dit le père.",
            ),
          ],
          returns: (t) =>
            `Tout bas, ${t.child} fredonne trois notes, mm, mm, mmm. La chanson de la mamie du hérisson est toujours là.`,
        },
      ],
    },
  ],
};
