import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const body: ThemeTexts = {
  name: "comment marche le corps",
  phrases: [
    "corps humain",
    "corps fonctionne|marche|intérieur|dedans|comment",
    "corps parties|organes|=os|muscles|cœur|poumons|sang|cerveau",
    "parties corps",
    "anatomie",
    "squelette",
    "=os corps|humain|squelette|muscles",
    "=os",
    "muscle|muscles",
    "cœur|coeur =bat|battements|pompe|sang|fonctionne|marche|sert",
    "battement|battements",
    "poumon|poumons",
    "sang corps|cœur|coeur|veines|circule",
    "cerveau fonctionne|marche|pense|corps|sert|comment",
    "digestion|digére|digestif",
    "estomac nourriture|corps|comment",
    "nourriture =va|passe corps|ventre|dedans",
    "respire|respiration poumons|corps|fonctionne|comment",
    "circulation sang|sanguine",
    "corps =y|quoi|passe dans|dedans",
    "connaître|découvrir|comprendre corps",
    "nourriture =va|passe|devient mange|mangé|avale|corps",
    "pourquoi respire|respirons|respiration",
    "comment corps fonctionne|marche",
    "corps =le|=notre|=mon comment|marche|connaître|partie|parties|=nom|=noms|fonctionne",
    "coeur|cœur|sang|cerveau|poumons|muscles|=os|ventre|estomac|digestion pourquoi|comment|sert|quoi =bat|marche|vite|sert|fonctionne",
    "pourquoi =caca|rote|hoquet|transpir|=bâille|saigne|=pète",
    "muscle|muscles|=os|coeur|cœur comment marche|marchent",
    "=va|passe nourriture|manger|mange ventre|corps|estomac|=où",
    "=organe|=organes",
    "respire comment|pourquoi =je|=on|poumons",
    "dedans|intérieur ventre|nous|corps",
    "gargouill",
    "ventre|nombril|cerveau|coeur|cœur|=sang =mon pourquoi|comment|quoi",
    "=le coeur|cœur",
    "=rein|=reins|=foie|veines",
    "corps =humain|fonctionn|parties|dans|dedans|connaître|découvrir|organes|apprendre|intérieur|comment",
    "squelette|organe|organes|poumon|poumons|cerveau|muscle|muscles|digestion|digér|estomac|veines|=os|=sang|circulation|intestin|intestins|foie|anatomie|globules|rein|reins",
    "cœur|coeur =bat|battre|=battements|sert|fonctionn|marche|pompe",
    "=sert|=fonctionne|comment|pourquoi =sang|=os|cœur|coeur|cerveau|ventre|corps|respir|grandit|muscles|rote|poumons|transpire|bâille",
    "respir comment|poumons|pourquoi",
    "devient|=va|=passe =mange|nourriture|ventre|aliments ventre|=où|dans|avalé|corps",
    "parties =corps|=visage",
    "tête épaules genou|genoux",
    "grandir|grandit comment|pourquoi =os|corps|taille",
    "nombril",
    "trajet|=voyage =aliments|=nourriture =ventre|=corps|=estomac",
    "=sang =cœur|=corps|=veines",
    "=cœur =bat|=sert|=corps|=pompe",
    "=litres =sang",
    "=cœur =bat",
    "digestion|digerer|intestin",
  ],
  facts: ["os|d’os|l’os", "muscle", "cœur", "poumon", "cerveau"],
  moments: [
    {
      title: ["De la paille dedans", "La question de l’épouvantail"],
      lines: (t) => [
        [
          `Un épouvantail en paille est affalé ${t.setting}. « Vous marchez, vous pensez, dit-il. Qu’avez-vous donc à l’intérieur ? »`,
          `${cap(t.setting)}, un épouvantail a le nez sur les genoux. « Moi, c’est de la paille, dit-il. Et vous, dedans ? »`,
        ],
        `${t.friend} regarde par le col d’une chemise. Il fait noir, et ça gargouille.`,
        forOlder(
          "L’épouvantail a toujours voulu faire signe aux corbeaux. Mais dès qu’il lève un bras, le reste s’assoit.",
        ),
        [`Comment lui expliquer, ${t.child} ?`, `On commence par quoi, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tâter nos os", "Toquer aux genoux"],
          title: ["Toc, toc", "Un dos en balai"],
          lines: () => [
            "Toque à ton genou, toc, toc ! C’est de l’os. Les os nous tiennent debout, les muscles les tirent. Les poumons, eux, respirent.",
            "« Le cœur pompe le sang, et le cerveau commande. » On lui glisse un manche à balai, et il tient debout !",
            forOlder(
              "Une grande personne a plus de deux cents os. L’épouvantail en a un, maintenant, et il est très fier de sa collection.",
            ),
          ],
          returns: (t) =>
            `${t.child} se toque le genou, toc, toc : tout est là. Les os portent tout le monde, et les muscles tirent.`,
        },
        {
          text: ["Écouter le cœur", "Compter les battements"],
          title: ["Boum-boum", "Le tambour de la poitrine"],
          lines: (t) => [
            `L’épouvantail pose l’oreille sur la poitrine ${de(t.child)}. Ta main sur la tienne ! Boum-boum : c’est ton cœur, qui pompe le sang.`,
            "Les poumons donnent l’air. Les os tiennent, les muscles bougent, le cerveau fait signe. « Quel orchestre ! » dit l’épouvantail.",
            forOlder(
              "On saute dix fois, on écoute encore. Comme il se presse ! Les muscles au travail en veulent plus, et le cœur livre.",
            ),
          ],
          returns: (t) =>
            `Tout se tait, et ${t.child} pose la main sur sa poitrine. Boum-boum. Le tambour est là, et il bat la mesure.`,
        },
        {
          text: ["Respirer à fond", "Souffler comme le vent"],
          title: ["Deux sacs d’air", "Dedans, dehors"],
          lines: (t) => [
            `Inspire avec ${t.child} : la poitrine grandit ! Ce sont les poumons qui se remplissent. Et on souffle : houuu. La paille s’envole.`,
            "Des poumons, le cœur envoie l’air dans le sang jusqu’à chaque muscle. Les os portent tout, et le cerveau veille.",
            forOlder(
              "Même la nuit, quand personne n’y pense, le cerveau répète : dedans, dehors, dedans. L’épouvantail trouve ça très gentil.",
            ),
          ],
          returns: (t) =>
            `${t.child} inspire jusqu’au fond des poumons, et souffle : houuu. Puis vient le pas suivant.`,
        },
      ],
    },
  ],
};
