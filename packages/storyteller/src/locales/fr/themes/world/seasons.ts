import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const seasons: ThemeTexts = {
  name: "les quatre saisons",
  phrases: [
    "=saisons",
    "=saison",
    "quatre saisons",
    "saisons année|changent|changement|ordre|noms",
    "printemps",
    "automne",
    "automne hiver",
    "=été chaud|chaleur|saison|hiver|arrive|vêtement",
    "feuille tombent|changent|jaunes|automne|couleur|rouges",
    "arbre feuille perd|perdent|tombent|=nu",
    "roue|cycle|ronde|cours année",
    "mois année saisons",
    "ronde saisons",
    "pourquoi feuille|arbre tombent|perdent automne|feuille",
    "feuille mortes",
    "pourquoi feuille deviennent|rouges|jaunes|couleur",
    "=l =été quoi|arrive|pourquoi|aime|chaud",
    "arbre perdent|perd feuille pourquoi|automne",
    "hiver|=été|printemps|automne pourquoi|quoi|arrive|vient",
    "hiver froid|neige|arrive|saison|=été|pourquoi|vêtement",
    "pourquoi froid|chaud hiver|=été",
    "pourquoi fait froid|chaud hiver|=été|=en",
    "habits|vêtement saison|hiver|=été",
    "printemps =été",
    "=hiver|=hivers",
    "saison|saisons",
    "printemps|automne|hiver|=été|=hivers pourquoi|froid|arrive|feuilles|différence|=été|hiver|chaud|neige|change|arbre|arbres|après|nature|automne|printemps|comprendre|différences|bourgeons|tombe|jours",
    "feuilles tomb|jaunissent|rouge|automne",
    "hivern|saisonn",
    "quand|pourquoi neige|froid|chaud feuilles|janvier|février|avril|juin|juillet|août|octobre|novembre|décembre",
  ],
  facts: ["printemps", "été|l’été", "automne|l’automne", "hiver|l’hiver", "encore|nouveau|tour"],
  moments: [
    {
      title: ["Moufles ou chapeau ?", "Le calendrier mélangé"],
      lines: (t) => [
        [
          `Un loir est assis ${t.setting} devant quatre images du même arbre. Le vent a mélangé son calendrier.`,
          `${cap(t.setting)}, un loir ramasse son calendrier : quatre images du même arbre, toutes mélangées.`,
        ],
        "« Je dors la moitié de l’année, bâille-t-il. Après, je ne sais jamais : moufles ou chapeau ? »",
        forOlder(
          "Il porte une moufle, une sandale, et le chapeau de paille par-dessus le bonnet, par prudence.",
        ),
        [`Comment les ranger, ${t.child} ?`, `Laquelle vient après, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Commencer par les fleurs", "Placer les fleurs devant"],
          title: ["D’abord le rose", "Quatre arbres à la file"],
          lines: (t) => [
            `Des fleurs : c’est le printemps. Ensuite ${t.child} pose les feuilles vertes, l’été tout chaud, puis les jaunes, l’automne plein de vent.`,
            "En dernier, l’arbre nu : l’hiver, le froid. Et après ? Regarde la première image : encore le printemps !",
            forOlder(
              "L’été, ce sont les jours qui sont longs, et l’hiver, les nuits. Le loir le note sur son oreiller. C’est là qu’il lit le plus.",
            ),
          ],
          returns: (t) =>
            `« Après l’arbre nu viennent les fleurs », dit ${t.child}, et du coup, c’est plus facile de continuer.`,
        },
        {
          text: ["Faire la grande roue", "Mettre tout en rond"],
          title: ["La roue de l’année", "Jamais de fin"],
          lines: (t) => [
            `${t.child} les met en rond et suit la roue : printemps en fleurs, été en feuilles vertes, automne en feuilles jaunes, hiver sans feuilles.`,
            "Et c’est reparti pour un tour ! « Ça n’a pas de fin, dit le loir. Je ne peux donc rien rater. »",
            forOlder(
              "La Terre fait le tour du soleil, et cela fait une année. Sur l’autre moitié de la Terre, c’est l’été quand ici c’est l’hiver.",
            ),
          ],
          returns: (t) =>
            `Tout revient, comme sur la roue de l’année, et ${t.child} se retrouve au même point, juste un peu plus loin.`,
        },
        {
          text: ["Danser toute l’année", "Mimer chaque mois"],
          title: ["Un an en une minute", "La danse de l’année"],
          lines: () => [
            "Danse aussi ! Printemps : les doigts s’ouvrent. Été : les bras grands et verts. Automne : les mains volettent. Hiver : on ne bouge plus.",
            "Brr ! Et de nouveau, un bourgeon. Le loir fait sa valise en dansant : le chapeau après les bourgeons, les moufles après les feuilles.",
            forOlder(
              "On danse trois années comme ça. Le loir en a le tournis : le voilà, dit-il, plus vieux que sa grand-mère.",
            ),
          ],
          returns: (t) =>
            `${t.child} ouvre les mains comme des bourgeons, les étire, les laisse voleter, et attend. Alors pointe un bourgeon.`,
        },
      ],
    },
  ],
};
