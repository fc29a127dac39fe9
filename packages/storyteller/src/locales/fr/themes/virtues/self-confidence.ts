import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const selfConfidence: ThemeTexts = {
  name: "la confiance en soi",
  phrases: [
    "confiance =soi|=lui|elle|=en|manque|prendre|gagne|donne|avoir|=ses|capacités",
    "estime =soi|=lui|elle|=de",
    "croire|croit|croie =en =soi|=lui|=elle|=ses",
    "assurance",
    "manque assurance|confiance",
    "=sûr|=sûre =de =lui|=elle|=soi",
    "=nul|=nulle sent|croit|trouve",
    "doute =de =lui|=elle|=soi|=ses|capacités",
    "dévaloris",
    "=être =fier|=fière =de =soi|=lui|=elle",
    "fier|fière =de =soi|=lui|=elle",
    "affirm =soi|=se|=s",
    "compar =aux|=avec|=se autres|frère|soeur|sœur|copain",
    "oser prendre|donne parole|avis",
    "=je =suis capable",
    "=aimer =soi|=comme",
    "accepte =soi|=tel|=telle|comme|=se",
    "=se =faire respecte",
    "image =de =soi",
    "pense =nul|=nulle|bête|incapable",
    "=dit|pense|croit|sent =pas capable|hauteur|=bon|=bonne|bonne",
    "=confiance",
    "=je =suis moche|=nul|=nulle|nulle|bête|laid|laide|gros|grosse|stupide|incapable|mauvais",
    "=se =croit|=trouve|=sent =nul|=nulle|nulle|moche|bête|inférieur|laid",
    "peur =mal faire|=de",
    "=soi|=lui|elle =même|=meme oser|reste|être|aimer|aime",
    "complexe|complexes|complexé|complexée",
    "aimer|aime|accepte =se|=s|=son comme|corps|=tel|telle|=est",
    "rabaisse|dénigre|dévaloris",
    "regard =des autres",
    "=qu bête|=nul|=nulle|nulle|moche|laid|laide|incapable|stupide|capable =est|=sera =dit|croit|pense|trouve|persuad",
    "pense|croit|sent|trouve incapable|=nul|=nulle|nulle =bon|bonne|hauteur|bête|rien|=est|=se",
    "doute =de|=d =elle|=lui|=soi|=même",
    "doute =ses|toujours|=lui|=elle",
    "=se trouve belle|beau|joli|moche",
    "confiance =en =soi|=elle|=lui|=moi",
    "confiance manque|prendre|gagner|avoir|donner|perdu|=soi",
    "estime",
    "=fier|=fière|fierté =de|=soi|=lui|elle|être|travail",
    "croit|croire|sent|trouve|pense|=dit|complexe =nul|=nulle|incapable|moche|grosse|bête|laid|laide|inférieur|=gros|stupide|idiote|mauvais|=pas|nulle",
    "croire =rêves|=soi|elle|=lui|capable|=en",
    "capable =suis|=est|=se|=je|tout|réussir|penser",
    "aime|aimer|accept =pas|=tel|=comme|telle =se|corps|=est|suis",
    "complex|dévaloris|rabaisse|dénigr|assurance|=manque assurance|taille|oreilles|corps|trop|=se|physique",
    "doute =de|=soi|elle|=lui|capacités",
    "affirm =soi|=lui|caractère|savoir",
    "complexé|complexée|dévalorise|rabaisse|sous =estime",
    "=je =suis =nul|=nulle|=capable",
    "=dit|pense|croit toujours|=que arriv|capable|nul =pas|jamais|toujours",
    "manque|besoin confiance|assurance",
    "peur|crainte tromper|erreur|erreurs|échouer|échec|rater",
    "=y arrive =pas phrase|répète|dit|toujours préférée|dit|toujours|=se|persuadé",
    "compare|comparer autres|=nul|=nulle",
    "=y =croire",
    "=aimer =tel|=même|=soi",
    "dit|pense|croit =bête|=nul|=nulle|=moche|=incapable",
    "=sait =pas =dessiner|=rien =dit",
    "=se =croit|=croire =mauvais|=mauvaise|=nul|=nulle|=bon",
    "essayer =croit|=pense =nul|=mauvais|=nulle",
  ],
  facts: ["essay|essai|j'essaie", "sais", "pas encore"],
  moments: [
    {
      title: ["Le grand tambour", "Joue qui veut"],
      lines: (t) => [
        [
          `Un tambour se dresse ${t.setting}, haut comme un poney. « Joue qui veut », lit-on dessus. Tout le monde regarde ses pieds.`,
          `${cap(t.setting)} se dresse un énorme tambour. « Jouez de moi », lit-on dessus. Personne ne joue.`,
        ],
        `Dans la tête ${de(t.child)} parle une petite voix : « Je ne sais pas faire. » Tout le monde la connaît, cette voix.`,
        forOlder(
          "Elle a aussi parlé dans la tête du cheval et du scarabée, et ils sont rentrés chez eux.",
        ),
        [`Que fait ${t.child} ?`, `Que lui réponds-tu, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Répondre à la voix", "Crier que j’essaie"],
          title: ["Pas encore", "Je vais essayer"],
          lines: (t) => [
            `« Je ne sais pas encore, dit ${t.child} à la voix, mais je vais essayer. » Dis-le tout haut : je vais essayer !`,
            "Boum ? C’est tout petit. Boum ! C’est mieux. Au cinquième boum, les grenouilles arrivent, et elles dansent.",
            forOlder(
              `« C’est ton boum à toi, dit ${t.friend}. Personne d’autre ne le fait comme ça. »`,
            ),
          ],
          returns: (t) =>
            `« Je ne sais pas », dit la petite voix. « Pas encore, répond ${t.child}, comme au tambour, mais je vais essayer. »`,
        },
        {
          text: ["Commencer du bout du doigt", "Jouer tout doucement"],
          title: ["Tip, tap, boum", "Un petit début"],
          lines: (t) => [
            `${t.child} commence avec le bout du doigt : tip. Puis deux doigts : tip, tap. « Un peu, je sais », et c’est vrai.`,
            "Puis toute la main : boum ! Ce n’est pas encore une chanson. Mais d’essai en essai, elle grandit, et les grenouilles dansent en rang.",
            forOlder(
              "À la fin, le tambour bourdonne encore un moment, comme font les tambours contents.",
            ),
          ],
          returns: (t) =>
            `Cela paraît trop grand. Alors ${t.child} commence du bout du doigt, tip, puis un peu plus, comme au tambour.`,
        },
        {
          text: ["Penser à ce que je sais", "Compter mes victoires"],
          title: ["Ce qui était difficile", "Trois doigts"],
          lines: (t) => [
            `${t.child} compte sur trois doigts ce qui était difficile : marcher, boutonner, siffler. « Tout cela, je le sais. Le tambour, pas encore. J’essaie. »`,
            "Boum, clac, boum ! Le clac, c’est une erreur, et c’est là-dessus que les grenouilles dansent le mieux.",
            forOlder(
              "« Encore l’erreur ! » coassent-elles. Alors elle entre dans la chanson, et elle y reste.",
            ),
          ],
          returns: (t) =>
            `${t.child} compte sur trois doigts ce qui était difficile, comme devant le grand tambour, et puis essaie.`,
        },
      ],
    },
  ],
};
