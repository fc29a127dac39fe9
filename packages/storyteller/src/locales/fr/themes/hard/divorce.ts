import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const divorce: ThemeTexts = {
  name: "la séparation des parents",
  note: "Cette histoire dit que deux parents ne vivront plus ensemble : que les adultes l’ont décidé, qu’aucun enfant n’en est la cause ni ne peut le réparer, et que les deux continuent de l’aimer. Elle montre deux maisons, avec un lit dans chacune. Elle n’accuse personne et ne promet pas que tout redeviendra comme avant. Chez vous, c’est peut-être autrement ; elle ne remplace pas vos mots.",
  phrases: [
    "divorc",
    "séparation parents|famille|conjugale|couple",
    "séparent|séparés|sépareront parents",
    "sépar =papa|père =maman|mère",
    "=nous =nous séparons",
    "parents|papa =plus ensemble",
    "parents quitt|=se quittent",
    "papa|maman|père|mère déménage|=part|=partir|=parti|=partie|quitte maison|appartement|foyer",
    "deux maison|foyers",
    "garde alternée|partagée",
    "résidence alternée",
    "=une =semaine =sur =deux",
    "week|weekend =chez =papa|=maman",
    "=chez =papa =chez =maman",
    "parents|papa disput|dispute|disputent|crient",
    "nouveau|nouvelle|copain|copine|compagnon|compagne|amoureu =papa|=maman",
    "beau père|parents",
    "belle mère|maman",
    "famille recomposée|monoparentale",
    "parents remettent|reviennent|remettre ensemble",
    "rupture parents|couple",
    "mariage fini|terminé|=fin",
    "papa|maman habite|=vit|vivent|habitent|vivre =plus|ailleurs|loin|séparé|séparément",
    "=plus =avec =nous|maman|papa papa|maman|=vit|habite|dort",
    "papa|maman quitté|quitte|parti|partie maison|=nous|=la|foyer",
    "demi frère|soeur|sœur",
    "beau|belle =père|=mère",
    "parents disput|disputent|engueulent|crient",
    "papa maman séparent|séparés|divorcent|quittent|sépare|séparation",
    "=semaine =sur =deux",
    "deux =maisons|=chambres",
    "amoureu|copain|copine|fiancé =nouveau|=nouvelle|=un|=une papa|maman",
    "papa maman aiment =plus",
    "parents aiment =plus",
    "voit|voir|vois|voient =plus|=que|rarement père|papa|maman|mère",
    "papa|père|maman|mère week|weekend =un|=que|=chez|=sur",
    "papa|maman|père|mère parti|partie|part|partir vivre|habite ailleurs|loin|autre",
    "divorc|sépar|séparation|séparent|séparés|séparé|séparée parents|papa|maman|couple|famille|=nous|père|mère|enfant",
    "semaine =chez =papa|=maman|=mère|=père|=sur",
    "nouveau|nouvelle|copain|copine|compagnon|amoureux|amoureuse|mari|femme|fiancé =maman|=papa|=père|=mère|=ex",
    "parents|papa|maman =ensemble|=plus|vivent|=vit|aiment|habite|habitent =plus|=ne|=pas ensemble|=même|avec|séparé|séparés|maison",
    "beau|belle =père|=mère|=maman|parent|parents",
    "garde|pension|visite|visites partag|altern|week|papa|maman|juge|exclusive",
    "recompos|demi =famille|=frère|=soeur|=sœur|familles",
    "=deux maisons|foyers|chambres|noëls",
    "disput|engueul|crient =parents|=papa|=maman =et|fort|souvent|entre|beaucoup|=se",
    "sépare|séparer|quitte|divorce =son|=sa|=leur|=mon|=ma papa|maman|mari|père|mère|femme",
    "=papa|=maman vit|habite|vivent =plus|maison",
    "vivre|habiter|passer|=va =chez =un =autre|papa|maman",
    "=chez =un =chez =autre",
    "chez =papa|=maman puis|=et|week =chez",
    "séparation =parents|=papa|=couple|=conjugale",
    "=maman|=papa =solo|=seul =avec|=depuis|=élève",
    "=papa =vit|=habite =ailleurs|=plus|=loin|=appartement",
    "=voit =week =papa|=maman",
    "=belle =mère nouvelle|=papa|=femme|=vit|=accepter",
    "temps|=semaine|=semaines|=vacances =papa =maman =entre|=partag",
  ],
  facts: ["adultes", "à cause", "répar", "les deux", "lit", "aime|t'aime|l'aime"],
  moments: [
    {
      title: ["Deux sacs", "Le renard aux deux sacs"],
      lines: (t) => [
        [
          `Un petit renard est assis ${t.setting}, entre deux sacs. « Maman et Papa ne vont plus vivre ensemble », dit-il.`,
          `${cap(t.setting)}, un petit renard attend, un sac de chaque côté. « Maman et Papa se séparent », dit-il.`,
        ],
        "Sa tante lui a servi un thé. Pour l’écouter, elle a tout son temps.",
        forOlder(
          "Aujourd’hui, personne ne crie. Il y a juste deux sacs, l’un vert, l’autre brun, préparés avec soin.",
        ),
        [`Que ferais-tu pour le renard, ${t.child} ?`, `Que fait ${t.child} pour le renard ?`],
      ],
      choices: [
        {
          text: ["Demander pourquoi", "Interroger la tante"],
          title: ["Pourquoi", "Une question pour la tante"],
          lines: (t) => [
            `« Pourquoi ? » demande ${t.child}. « Les adultes l’ont décidé, dit la tante. Ensemble, ça n’allait plus. Ce n’est pas à cause d’un enfant, et aucun enfant ne peut le réparer. »`,
            "« Et moi ? » « Les deux t’aiment. Cela continue. »",
            forOlder(
              "« Tu peux me le demander tous les jours. » Le renard le demande encore, tout de suite, et la réponse est la même.",
            ),
          ],
          returns: (t) =>
            `« Pourquoi ? » demande ${t.child}, puis encore, comme à la tante du renard. Certaines choses se demandent deux fois.`,
        },
        {
          text: ["Écouter le renard", "Venir près de lui"],
          title: ["Écouter", "À côté des sacs"],
          lines: (t) => [
            `${t.child} s’approche. « Je serai si sage, dit le renard, qu’ils resteront ensemble. »`,
            "« Tu es très bien comme tu es, dit la tante. Ce n’est pas à cause de toi. Les adultes l’ont décidé, tu ne peux pas le réparer. Et les deux t’aiment toujours. »",
            forOlder(
              "Le renard baisse les oreilles. Il pleure, le thé attend, et personne ne lui dit chut.",
            ),
          ],
          returns: (t) =>
            `${t.child} s’approche et écoute jusqu’au bout, sans dire chut, comme près du renard aux deux sacs.`,
        },
      ],
    },
    {
      title: ["Deux terriers", "Un lit ici, un lit là-bas"],
      lines: (t) => [
        [
          "Maintenant, le renard a deux terriers : chez Maman, une fenêtre ronde, chez Papa, une porte rouge.",
          "Le renard montre ses terriers : celui de Maman a une fenêtre ronde, celui de Papa une porte rouge.",
        ],
        "Dans chacun, il y a un lit, et quelqu’un qui l’aime.",
        "« Je suis triste, dit-il. Ici, Papa me manque. Là-bas, Maman. »",
        forOlder(
          "« Tu peux être triste, et en colère aussi, dit la tante. Ce ne sera pas comme avant. Il y aura du nouveau, et des choses qui restent. »",
        ),
        [`Qu’est-ce qui aiderait le renard, ${t.child} ?`, `Que propose ${t.child} au renard ?`],
      ],
      choices: [
        {
          text: ["Colorier la semaine", "Peindre les jours"],
          title: ["Une semaine en couleurs", "Jaune et rouge"],
          lines: (t) => [
            `${t.child} trace sept cases. Du lundi au mercredi, du jaune pour Maman ; jeudi et vendredi, du rouge pour Papa ; le week-end, à tour de rôle.`,
            "Le renard voit où il se réveillera. Il colle la semaine au-dessus de chaque lit.",
            forOlder(
              "« Et si un jour change ? » « On te le dira avant, et on le repeindra », dit la tante.",
            ),
          ],
          returns: (t) =>
            `${t.child} sait ce qui vient après, comme le renard avec sa semaine jaune et rouge, et c’est plus facile.`,
        },
        {
          text: ["Accrocher des dessins", "Dessiner pour chaque maison"],
          title: ["Un dessin par terrier", "Le même renard"],
          lines: (t) => [
            `Le renard dessine, ${t.child} tient la feuille. Un dessin pour le mur à la fenêtre ronde, un autre près de la porte rouge.`,
            `Une brosse à dents ici, une là-bas : c’est ${t.friend} qui les pose. Les deux terriers savent qui habite là.`,
            forOlder(
              "Sur les deux dessins, c’est le même renard, au milieu, avec sa queue entière.",
            ),
          ],
          returns: (t) =>
            `${t.child} laisse là un petit dessin, comme le renard dans ses terriers, pour que l’endroit sache qui est passé.`,
        },
        {
          text: ["Choisir le doudou voyageur", "Emporter l’ours partout"],
          title: ["L’ours qui voyage", "Ici et là-bas"],
          lines: (t) => [
            `« Qui connaît les deux terriers ? » demande ${t.child}. Le renard réfléchit. Son ours à l’oreille cousue ! Il voyagera dans le sac, ici et là-bas.`,
            "Et quand Papa ou Maman lui manque, le renard peut appeler et dire bonne nuit.",
            forOlder(
              "L’ours sent déjà un peu les deux maisons. C’est une bonne odeur, pour un ours.",
            ),
          ],
          returns: (t) =>
            `Dans le sac ${de(t.child)}, un petit quelque chose a fait tout le voyage, comme l’ours du renard.`,
        },
      ],
    },
  ],
};
