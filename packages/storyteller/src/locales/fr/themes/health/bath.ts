import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const bath: ThemeTexts = {
  name: "prendre son bain",
  phrases: [
    "bain",
    "baign",
    "=douche|=douches|=doucher",
    "laver|lave|lavage corps|visage|figure|=cou|oreille|pieds|tête",
    "=eau|savon|shampoing|shampooing yeux|visage|tête|oreille peur|pleure|déteste|aime|dans",
    "=toilette =sa|quotidienne|=gant|matin|corps",
    "débarbouill",
    "savonn",
    "gant =toilette",
    "baignoire",
    "peur =eau visage|tête|bain|baignoire|laver",
    "mousse =bain",
    "=se laver =seul|=seule|refuse|veut|=tout",
    "aimer|aime|refuse|peur|crie|pleure =bain|=douche|bains",
    "shampoing|=eau|=eaux yeux =bain|peur",
    "toilette =du =corps|=matin",
    "=se laver =corps|=cou|=oreilles|=pieds",
    "entre|sortir =bain|baignoire",
    "=se =laver|=lave",
    "=eau|=eaux|savon propre|propres|corps|peau",
    "douche peur|aime|refuse|horreur|=pas|=la|prendre|matin|soir",
    "peur|déteste|horreur =eau|=bain|=douche bain|baignoire|douche|tête|yeux",
    "sale|sales|=pue|=puer|crasseu corps|laver|bain|douche",
    "=gel|bain douche|mousse",
    "=eau =yeux|tête|visage =bain|=douche|baignoire =dans|peur|pleur",
    "=bain|baignoire|douche|doucher|=bains|shampoing|shampooing",
    "=eau|shampoing =yeux|=tête|visage peur|pleur|crie|bain|laver|déteste",
    "=laver =se|=corps tous|jours|refuse|seul|tout|propre|veut|=se",
    "hygiène corporelle|corps",
    "=sent mauvais laver",
    "=se lave =pas|jamais",
    "douch",
    "trempette",
    "barbot",
    "gant =de =toilette",
    "=eau yeux|tête|visage peur|crie|pleure|shampoing",
    "mouill|eau|rince =tête|cheveux|visage horreur|peur|déteste|crie|pleure|aime",
    "shampoing|shampooing|rincer|cheveux hurle|crie|bain|douche|pleure",
    "mouillé|mouillée aime|déteste|=pas|peur !culotte|couche|=lit|pipi",
    "shampoing|shampooing yeux|tête|pleure|peur|piqu",
    "shampoing|shampooing =yeux|=bain|=pleure|=crie|=peur",
    "laver|lave =cheveux =bain|=crie|=pleure|=douche",
    "crie|pleure|hurle =quand =lave",
    "=bain =drame|=heure|=crise|=pleurs|=refuse",
    "laver|lave|shampoing cheveux|=tete",
    "douche|bain deteste|pleure|crie",
  ],
  facts: ["tiède|chaude", "savon|mousse", "rinc", "serviette"],
  moments: [
    {
      title: ["Le chiot en boue", "Qui est là-dedans ?"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un chiot s’est roulé dans la boue. Elle a séché, plus rien ne remue.`,
          `Une chose brune se tient ${t.setting}, raide comme une botte. « Je suis un chiot », dit-elle.`,
        ],
        "Il y a de l’eau tiède, du savon, une serviette. « Mais l’eau, dit-il, ça entre dans les yeux. »",
        forOlder(
          "Et puis ça gratte. Sous la boue, trois endroits chatouillent, et il n’en atteint aucun.",
        ),
        [`Quel bain lui plairait, ${t.child} ?`, `Comment commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Essayer avec le coude", "Tremper d’abord le pied"],
          title: ["Tiède comme une poche", "Le coude d’abord"],
          lines: (t) => [
            `${t.child} trempe le coude : c’est bon. Puis une patte, puis deux, puis le chiot. Du savon sur le dos, doucement.`,
            `« C’est toi qui dis quand », promet ${t.child}, et ne rince qu’au mot « vas-y ». Dans la serviette, la queue est libre : pof, pof, pof !`,
            forOlder(
              "L’eau ressemble à du chocolat. Le chiot la regarde. « Tout ça, c’était moi », dit-il fièrement.",
            ),
          ],
          returns: (t) =>
            `${t.child} essaie d’abord avec le coude, comme pour le bain du chiot, puis avec le pied, et alors on peut y aller.`,
        },
        {
          text: ["Faire des chapeaux de mousse", "Porter la barbe blanche"],
          title: ["Chapeaux et barbes", "Un très vieux chiot"],
          lines: (t) => [
            `On frotte, et le savon mousse. Une barbe pour ${t.child}, un chapeau pour le chiot. Souffle dessus : fff !`,
            "Sous la mousse, la boue s’en va. On rince à partir du cou, et la serviette attrape un chiot qui remue des deux bouts.",
            forOlder(
              "« À l’instant, j’avais deux cents ans, raconte-t-il à la serviette. C’était bien, mais on n’y voit pas grand-chose. »",
            ),
          ],
          returns: (t) =>
            `Revoilà, une seconde, la barbe de mousse : ${t.child} souffle, fff, et on rit comme au bain du chiot.`,
        },
        {
          text: ["Regarder vers le ciel", "Chercher les nuages là-haut"],
          title: ["Le menton en l’air", "Le nuage là-haut"],
          lines: (t) => [
            `D’abord le savon, tout glissant. Pour rincer, ${t.child} montre le haut. « Menton vers le ciel ! Yeux fermés. » Fais-le aussi : menton en l’air, et souffle.`,
            "L’eau coule derrière la tête, pas une goutte devant. Serviette, frotte, frotte : la queue remue !",
            forOlder(
              `« Et s’il en vient une quand même, un coin sec de serviette est pour les yeux », dit ${t.child}. On l’avait gardé.`,
            ),
          ],
          returns: (t) =>
            `« Menton en l’air », dit ${t.child}, comme au rinçage du chiot, et ce qui tombe d’en haut glisse par-derrière.`,
        },
      ],
    },
  ],
};
