import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const bedtime: ThemeTexts = {
  name: "aller se coucher le soir",
  phrases: [
    "=coucher",
    "=coucher|=couche soir|heure|aller|rituel|routine|=tôt|tard|refuse|sans|crise|calme",
    "heure dodo|coucher|=lit|=lits",
    "aller|=va|aille =lit|dormir|dodo",
    "rituel|routine soir|dodo|nuit|sommeil|coucher",
    "endormissement",
    "=se coucher",
    "endormir =vite|facilement|calme|calmement|=mal|difficile|=tôt",
    "dormir =bien|=tôt|important|importance|assez|mieux|=mal|calme",
    "=pas|refuse|veut dormir|coucher",
    "sommeil",
    "sieste",
    "bonne nuit",
    "fatigué|fatiguée|fatigue",
    "pyjama",
    "berceuse",
    "=se calmer soir|coucher|nuit|dormir",
    "soirée calme|apaisée",
    "=du =soir rituel|crise",
    "insomnie",
    "veiller tard",
    "endorm",
    "=aller =lit|dormir|dodo|coucher",
    "=dormir =vite|=nuit|nuits|heure",
    "=aller couc|dormir =sans|crise|pleure|heure|=tôt",
    "endorm sans crise|pleurs|pleure|histoire|cris",
    "=lit =au aller|moment|heure|veut|refuse|mettre|=pas|=va",
    "cirque|guerre|bataille|drame|comédie|négocie|rituel dormir|coucher|dodo|soir|=lit|=lits|couche",
    "encore =une|histoire|verre|pipi|câlin soir|=lit|=lits|=eau|=eaux|dodo|dormir|histoire",
    "relève|ressort|lève|rappelle =lit|=lits|chambre|soir|dodo fois|soir|=dix|toujours|sans",
    "=relève|=ressort fois|soir|dodo|=lit|=lits",
    "=dodo|=dodos !combien",
    "dort|dorme|dormir =pas|=plus|=peu|=mal assez|soir|bien|heure|=du",
    "faire =ses =nuits",
    "=tôt|=tard coucher|couche|=lit|=lits|dormir|dodo",
    "dormir bien|mieux grandir|important|besoin|forme",
    "tombe fatigue|sommeil",
    "endormir|endort|endorme soir|difficult|peine|=mal|sans|=seul",
    "soir apais|calm|coucher|tranquille",
    "=veut|=jamais|=pas =jamais|=pas|=plus dormir",
    "=mal sommeil|endormir|dormir",
    "routine|rituel dormir|soir|coucher|nuit",
    "veut =jamais|=pas dormir|coucher",
    "=reposer|=repos forme|bien|besoin|=se|soir",
    "excuse dormir|coucher|=lit|=lits",
    "surexcité|excité soir|coucher|dormir|=lit|=lits",
    "couch|coucher heure|=tôt|histoires|drame|refuse|rituel|bataille|guerre|excuses|tard|soir|=va|aller|veut|difficile",
    "dodo refuse|aller|heure|faire|soir|veut|moment|temps",
    "=pas =fatigué|=fatiguée|sommeil soir|dormir|=dit|coucher",
    "aller =au =lit",
    "veille|tard|tarde|debout =soir|nuit|dormir|couch|minuit|heures",
    "dormir|dort|sommeil =tôt|tard|assez|refuse|besoin|important|heures|suffisamment|bien|veut|=pas|lutte|temps|fatigue|sans",
    "relève|lève cinq|=dix|fois|=lit|soir|coucher|couché|sans",
    "endormissement|insomnie|sommeil",
    "rituel|routine =soir|coucher|dodo",
    "berceuse|pyjama soir|mettre|coucher",
    "excuses soir|coucher|dormir|=lit|mille",
    "coucher|lit|dodo tient|place|calme|excité|agité|énervé|lève|relève",
    "heure|moment dormir|coucher|dodo",
    "traîne|traînasse soir|coucher|dodo|=lit",
    "encore réveillé|réveillée|debout heures|tard|minuit",
    "=endormir =seul|=seule =tout|=toute",
  ],
  facts: ["lav", "histoire", "lampe|lumière", "dor|sommeil|dodo", "grandi"],
  moments: [
    {
      title: ["L’écureuil qui n’a pas sommeil", "Encore un saut"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un petit écureuil saute les yeux fermés. « Pas sommeil », bâille-t-il.`,
          `« Pas sommeil », dit un petit écureuil ${t.setting}. Quel bâillement !`,
        ],
        "Sa soirée l’attend : se laver, une histoire, la lampe éteinte. « Et dormir, soupire-t-il. C’est là que je grandis. »",
        forOlder(
          "Pendant qu’il dort, le corps répare les égratignures, et la tête range la journée dans des tiroirs. Chez un écureuil, il y a de quoi ranger.",
        ),
        [`Comment trouver le repos, ${t.child} ?`, `Comment vient le sommeil, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Respirer avec le ventre", "Bercer la feuille"],
          title: ["La feuille sur le ventre", "Ça monte, ça descend"],
          lines: (t) => [
            `Il est lavé, l’histoire est lue. ${t.child} lui pose une feuille sur le ventre. Respire aussi : ça monte… et ça descend, doucement.`,
            "La feuille monte, descend, remonte. Qui éteint la lampe ? Personne ne l’a vu. La feuille continue.",
            forOlder(
              "Au matin, elle est encore là, et l’écureuil a grandi d’un poil. Il a mesuré.",
            ),
          ],
          returns: (t) =>
            `${t.child} pose un moment une feuille sur son ventre, ça monte, ça descend, comme pour l’écureuil, et dedans, tout se calme.`,
        },
        {
          text: ["Dire bonsoir aux orteils", "Saluer chaque patte"],
          title: ["Bonne nuit, les orteils", "Des pieds aux oreilles"],
          lines: (t) => [
            `Se laver, l’histoire, la lampe : c’est fait. « Bonne nuit, les orteils », dit ${t.child}. Dis-le tout bas : bonne nuit, les genoux ; le ventre ; les oreilles.`,
            "Tout ce qu’on salue devient mou et lourd. Aux oreilles, plus de réponse. L’écureuil dort.",
            forOlder(
              `Il a raté son passage préféré, la queue. Alors ${t.child} le murmure au vent.`,
            ),
          ],
          returns: (t) =>
            `« Bonne nuit, les genoux », dit ${t.child}, comme à l’écureuil, et tout ce qui était fatigué se repose un peu.`,
        },
        {
          text: ["Aligner trois cailloux", "Suivre le petit chemin"],
          title: ["Trois cailloux", "Pareil chaque soir"],
          lines: (t) => [
            `${t.child} pose trois cailloux : un mouillé pour se laver, un plat pour l’histoire, un sombre pour la lampe. Pas à pas : un, deux, trois !`,
            "Au premier, l’écureuil saute encore. Au deuxième, il marche. Au troisième, il se couche et s’endort.",
            forOlder(
              "« Pareil demain », a-t-il murmuré. Les pieds aiment connaître le chemin, le sommeil aussi.",
            ),
          ],
          returns: (t) =>
            `Un, deux, trois cailloux, et ${t.child} sait ce qui suit, comme le soir de l’écureuil : ceci, puis cela, puis le repos.`,
        },
      ],
    },
  ],
};
