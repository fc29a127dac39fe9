import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const apologizing: ThemeTexts = {
  name: "demander pardon",
  phrases: [
    "=pardon",
    "=pardons",
    "demande =pardon",
    "excus",
    "excuse",
    "désolé",
    "=désolée",
    "répare faute|bêtise|erreur|=mal|tort|après",
    "réconcili",
    "faire =paix copain|frère|soeur|sœur|après|dispute",
    "regret",
    "remords",
    "regrette",
    "=mal répare|pardon|rattrape",
    "=se rattrape",
    "répare =ses|fait",
    "présente excuse",
    "=réconcilier",
    "=paix faire",
    "désol",
    "navré",
    "=mes|=ses|faire|faites|présente excuse",
    "excuse =se|=je|dire|savoir|refuse|jamais|=mal",
    "répare bêtise|tort|erreur|=ses",
    "=pardon dire|demande|=dit|jamais|refuse|savoir",
    "présent excuse",
    "reconnaître|reconnaît|admettre erreur|tort|faute|bêtise excuse|pardon",
    "pardon demand|dire|=dit|refuse|savoir|sincère",
    "excus|désol|=sorry|desol",
    "réparer|réparation|rattraper peine|=mal|erreur|faute|bêtise|bêtises|fait|tort",
    "reconna =tort|=torts|erreur|erreurs|faute",
    "dire|=dit|=dis désolé|désolée|pardon|excuse fait|faire|=mal|peine",
    "regret|remords",
    "excus jamais|veut|refuse|présenter|savoir|apprendre",
    "pardon dire|demander soeur|sœur|frère|copain|maman",
    "pardon|excuse|désolé =sans|penser|sincère|vraiment|pense|sincèrement",
    "dire|avouer|reconnaître|admettre =eu =tort",
    "demander|demande =pardon",
    "admettre|admet|reconnaître =tort|erreur|=fautes",
    "faire =pardonner",
    "=pardon =demander|=dire",
    "refuse =excuser|=excuses|=pardon",
    "=excuser =dessin|=faire|=mot|=lettre",
  ],
  facts: ["pardon", "march|pied", "aide|faire|faut|besoin", "pont"],
  moments: [
    {
      title: ["Un pont de paille", "Crac"],
      lines: (t) => [
        [
          `Crac ! Sous le pied ${de(t.child)}, un pont de paille. Une fourmi le bâtissait depuis l’aube, ${t.setting}.`,
          `${cap(t.setting)}, ${t.child} recule d’un pas. Crac ! C’était un pont de paille, celui d’une fourmi, presque fini.`,
        ],
        "Ce n’était pas exprès. La fourmi est là, le dernier brin dans les pattes.",
        forOlder(
          `Personne ne gronde. C’est seulement très calme. ${t.friend} regarde la fourmi, la fourmi regarde le brin.`,
        ),
        [`Que peut faire ${t.child} ?`, `De quoi a-t-elle besoin, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Lui dire pardon", "Parler à la fourmi"],
          title: ["Un mot et un pourquoi", "Les yeux dans les yeux"],
          lines: (t) => [
            `${t.child} s’accroupit, jusqu’à voir ses yeux. « Pardon, j’ai marché sur ton pont. » La fourmi laisse sortir un soupir.`,
            `« Qu’est-ce que je peux faire ? » demande ${t.child}. « Tiens ce bout-là. » Et brin par brin, le pont revient.`,
            forOlder(
              `Depuis, ${t.child} pose les pieds autrement : talon, coup d’œil, orteils. Il y a du monde, tout en bas.`,
            ),
          ],
          returns: (t) => [
            `Ça arrive encore, comme ces choses-là arrivent. ${t.child} s’accroupit, dit pardon, dit pourquoi, et demande quoi faire.`,
            `« Pardon », dit ${t.child}, et dit aussi pourquoi. On l’entend, comme la fourmi l’a entendu.`,
          ],
        },
        {
          text: ["Apporter de la paille", "Chercher d’autres brins"],
          title: ["Une brassée de paille", "De la paille pour la fourmi"],
          lines: (t) => [
            `${t.child} revient, les mains pleines. « J’ai marché dessus, pardon. Qu’est-ce qu’il te faut encore ? » « Quelqu’un qui compte ! » Compte aussi : un, deux, trois, quatre, cinq !`,
            "Avec cinq brins neufs, le pont tient, plus large qu’avant.",
            forOlder(
              "« Je voulais bouder plus longtemps, dit la fourmi, mais je n’ai pas le temps. » Maintenant, deux scarabées s’y croisent.",
            ),
          ],
          returns: (t) => [
            `En chemin, quelque chose s’est écrasé. ${t.child} arrive les mains pleines, dit pardon, et commence à réparer.`,
            `Un pardon peut avoir des mains. Celles ${de(t.child)} apportent et réparent avant même la fin du mot.`,
          ],
        },
        {
          text: ["Demander comment elle va", "L’écouter jusqu’au bout"],
          title: ["Pas mal de choses", "Ce que dit la fourmi"],
          lines: (t) => [
            `« Comment ça va, pour toi ? » demande ${t.child}. « Triste ici, fâchée là », montre la fourmi. ${t.child} écoute jusqu’au bout. « Pardon. C’était mon pied. »`,
            "« Qu’est-ce qui t’aiderait ? » « Recommence avec moi. » Et on pose ensemble le premier brin du nouveau pont.",
            forOlder(
              "Au troisième brin, la fourmi est encore un peu fâchée. Au dixième, elle chantonne.",
            ),
          ],
          returns: (t) => [
            `${t.child} demande d’abord, écoute jusqu’au bout, et dit pardon ensuite. C’est plus long, et ça dure plus longtemps aussi.`,
            `« Comment ça va, pour toi ? » demande ${t.child}, comme près d’un pont de paille, et le pardon tombe juste.`,
          ],
        },
      ],
    },
  ],
};
