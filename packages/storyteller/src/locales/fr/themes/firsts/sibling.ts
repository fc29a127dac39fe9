import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const sibling: ThemeTexts = {
  name: "l’arrivée d’un bébé",
  phrases: [
    "petit|petite|nouveau|nouvelle|futur frère|sœur|soeur",
    "frère|sœur|soeur naissance|arrive|arrivée|bébé|nait|naît|naître|attend|accueillir|bientôt",
    "enceinte",
    "grossesse",
    "nouveau =né",
    "maman attend|bébé|ventre|enceinte",
    "jumeaux|jumelles",
    "fratrie",
    "agrandi|agrandit famille",
    "=plus enfant unique",
    "=plus seul|seule enfant",
    "maternité",
    "accueillir bébé|frère|sœur",
    "doux|doucement|délicat bébé",
    "nourrisson",
    "attend|attendre =petit|=petite =frère|=sœur|=soeur =un|=une",
    "accepte nouveau bébé|=frère",
    "bébé arrive|arrivée|nouveau|naissance|attend|ventre|naît|bientôt|accueillir|doux|doucement|naître",
    "bébé maison|famille arriv|nouveau|attend|bientôt|accueil",
    "deuxième|second|troisième =enfant|bébé",
    "=un =autre =bébé",
    "ventre rond|arrondi|grossit|bébé|maman",
    "bébé prend|prendre|occupe =toute|=la =place|temps|attention",
    "pourquoi bébé pleure|place|dort|attention",
    "devenir aîné|aînée|grand frère|grande",
    "maman enceinte|ventre|accouche",
    "rôle place =grand|=grande|aîné|aînée",
    "naître|naissance petit|petite|bébé frère|soeur|sœur|frangin|frangine|fratrie",
    "rejet|déteste|supporte|accept bébé|frère|soeur|sœur|frangin|frangine|fratrie aîné|aînée|grand|grande|petit|petite|nouveau|=le",
    "redevient|régress bébé",
    "aîné|aînée bébé|naissance|frère|soeur|sœur|frangin|frangine|fratrie",
    "=naissance =la|=une|bébé|bientôt|après",
    "=grand =frère",
    "=grande =sœur|=soeur",
    "devenir|devient|être =grand|=grande =frère|=sœur|=soeur",
    "accept|veut|voulait =pas|=plus|=de frère|soeur|sœur|frangin|frangine|fratrie|bébé petit|petite|nouveau",
    "bébé|frère|soeur|sœur|frangin|frangine|fratrie ramène|rendre|venue|maternité",
    "bébé|frère|soeur|sœur|frangin|frangine|fratrie arrive|arrivée|venue|naît|naître bientôt|mars|avril|=mai|juin|=été|mois|maison|nouveau|petit|petite",
    "=maman|=je|femme enceinte|bébé|ventre|attend",
    "bébé ventre|maman|arrive|naître|naissance|arrivée|bientôt|attend|nouveau|nouveaux|accueillir|venir|place|maison",
    "nouveau =né|=nés|=bébé|venu",
    "frère|soeur|sœur|frérot|sœurette|soeurette|jumeaux|jumelles avoir|arriv|naître|naissance|bientôt|devenir|attend|accueillir|futur|future|venir",
    "grand|grande|futur|future =frère|=soeur|=sœur|aîné devenir|rôle|devient|être|sera|bientôt|fier|fière",
    "aîné|aînée|ainé|ainée|cadet",
    "=ptite|=ptit|petit|petite soeur|sœur|frère arrive|avoir|bientôt|naître|nouvelle|nouveau|ventre",
    "grossesse|jumeaux|jumelles",
    "entendre|entend|cohabiter|disput frère|sœur|soeur|fratrie|frères|soeurs|sœurs",
    "bébé famille|maison|arrive|nouveau|nouvelle",
    "arrivée|naissance|venue bébé|jumeaux|petite|petit",
    "arrivée|venue|naissance petit|petite|troisième|deuxième|dernier|dernière|nouveau",
    "attend|attendre|accueillir bébé|=heureux|enfant",
    "=petit|=petite =dernier|=dernière|benjamin",
  ],
  facts: ["pleure", "lait", "dou", "m'aime|amour|l'amour"],
  moments: [
    {
      title: ["Du nouveau au terrier", "Ouin, ouin"],
      lines: (t) => [
        [
          `« On a un bébé, dit un renardeau ${t.setting}. Il pleure, boit du lait, et prend toute la place. »`,
          `Ouin ! entend-on d’un terrier ${t.setting}. « Notre bébé, soupire un renardeau. Il pleure, boit du lait et dort. »`,
        ],
        "« Et moi, tu m’aimes encore ? » « De tout mon cœur, dit Maman. L’amour grandit. »",
        forOlder(
          "« Il pleure parce qu’il n’a pas encore de mots, dit-elle. Toi, tu peux être content, ou fâché, ou les deux avant le petit déjeuner. »",
        ),
        [`Que peut faire le renardeau, ${t.child} ?`, `Par où commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Caresser tout doucement", "Tendre le petit doigt"],
          title: ["Une patte minuscule", "Il serre fort"],
          lines: (t) => [
            "Des mains propres, puis le doigt, doux comme une plume, sur le petit dos. Fais-le sur ton bras : doux, plus doux, tout doux.",
            "La patte se referme et ne lâche plus. « Il me connaît ! » souffle le renardeau. « Il connaît déjà ton odeur », dit Maman.",
            forOlder(
              `${t.child} montre comment s’asseoir pour le porter : bien au fond, la main sous la tête, et une grande personne à côté. Le bébé rote. C’est un compliment.`,
            ),
          ],
          returns: (t) => [
            `${t.child} tend le doigt, tout doux comme au terrier, et quelque chose de petit s’y accroche.`,
            `C’est petit et nouveau, alors ${t.child} y va doucement, plus doucement encore, comme avec le bébé renard.`,
          ],
        },
        {
          text: ["Fredonner la chanson", "Chanter à voix basse"],
          title: ["Le premier concert", "Mmm"],
          lines: () => [
            "« Il connaît ta voix depuis le ventre », dit Maman. Alors on fredonne ensemble, tout doucement. Fredonne aussi : mmm, mmm, mmm !",
            "Le ouin rapetisse, et il ne reste qu’un soupir. Le renardeau se tient très droit. « Il m’écoute ! »",
            forOlder(
              "La chanson n’a qu’une ligne et pas de rime. Ce jour-là, on la chante onze fois, toujours à la demande du public.",
            ),
          ],
          returns: (t) => [
            `${t.child} fredonne la chanson du terrier, mmm, mmm, et tout est assez calme pour réfléchir.`,
            `Quelqu’un a du chagrin et pas de mots, alors ${t.child} fredonne, mmm, comme pour le bébé.`,
          ],
        },
        {
          text: ["Demander du temps à deux", "Dire : tu me manques"],
          title: ["Dix minutes avec Maman", "Une place sur les genoux"],
          lines: (t) => [
            `« Il suffit de le dire », dit ${t.child}. Le renardeau respire. « Maman, moi aussi, j’ai besoin de toi. » « Merci de me le dire. »`,
            "Papa berce le bébé, tout doux. Sur les genoux de Maman, il y a place pour un renard entier et une histoire.",
            forOlder(
              "Depuis, ils ont un moment rien qu’à eux, chaque jour, après la sieste. Il a même un nom : juste nous.",
            ),
          ],
          returns: (t) => [
            `« Moi aussi, j’ai besoin de toi », dit ${t.child}, comme au terrier des renards, et quelqu’un écoute.`,
            `Là où tout le monde veut quelque chose, ${t.child} le dit clairement, comme le renardeau à sa maman, et il y a de la place.`,
          ],
        },
      ],
    },
  ],
};
