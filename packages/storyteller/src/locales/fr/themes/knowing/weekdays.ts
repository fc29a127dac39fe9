import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weekdays: ThemeTexts = {
  name: "les jours de la semaine",
  phrases: [
    "jours semaine",
    "=quel =jour =sommes|=est|=on",
    "jour semaine",
    "sept|=7 jours",
    "jours noms|=nom|=noms|ordre|apprendre|savoir|confond|mélange",
    "semaine ordre|noms|calendrie",
    "lundi mardi|dimanche|vendredi|mercredi",
    "mardi mercredi|jeudi",
    "=quel jour aujourd|=est|semaine",
    "hier aujourd|demain",
    "aujourd demain",
    "calendrie",
    "confond hier demain",
    "=lundi =à|=au dimanche",
    "=nom|=noms|noms =jours =semaine",
    "=jours =de =la semaine",
    "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche quand|jour|jours|combien|avant|après|vient|demain|hier",
    "mercredi|samedi|dimanche =est =pas école",
    "=mois année|=nom|=noms|noms|ordre|douze|=12|apprendre",
    "janvie févrie|mars",
    "semainie|éphéméride",
    "=jours ordre|confond|noms|mélange|semaine",
    "notion =jours|hier|demain",
    "=jours =mois",
    "=semaine|jour|jours|=semaines lundi|mardi|apprendre|sept|semaine|quel|nommer|ordre|=nom|noms|retenir|=mois|réciter",
    "=hier|=demain|aujourd|lendemain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche demain|hier|confond|mardi|jeudi|dimanche|mercredi|vendredi|aujourd|différence|comprendre|repérer|quel",
    "calendrier",
    "=la =semaine !prochain|dernière|passée|fois|vacances",
    "repère|repérer|repères|notion =temps|semaine",
    "=mois année|=nommer|janvier|apprendre|douze",
    "=jours =de semaine",
    "matin|midi|soir =demain|=hier|=midi|=aujourd soir|demain|hier",
    "demain hier|après|matin",
    "=week =end quand|jours|=est",
    "quand weekend",
    "combien =dodos|=dodo|nuits avant|jusqu|week",
    "=lundi =mardi",
    "=samedi =dimanche",
    "=hier =aujourd =demain",
    "=mois =année|=noms|=douze",
    "=la semaine !prochaine|dernière|passée",
    "=jour|=jours =semaine",
    "=mercredi|=samedi|=dimanche =école|=jour|=pas",
  ],
  facts: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  moments: [
    {
      title: ["Sept bonnets", "Un bonnet par jour"],
      lines: (t) => [
        [
          `Une souris regarde sept bonnets ${t.setting}, un pour chaque jour. « Lequel est celui d’aujourd’hui ? » demande-t-elle.`,
          `${cap(t.setting)}, sept petits bonnets sont pendus. « Un par jour, dit une souris, mais lequel aujourd’hui ? »`,
        ],
        "« Je me souviens seulement qu’hier, c’était mardi », dit-elle, et ses oreilles ont froid.",
        forOlder(
          "Un jour, elle a mis les sept, pour être tranquille, et n’a pu passer aucune porte jusqu’au soir.",
        ),
        [`Comment savoir, ${t.child} ?`, `Comment le trouver, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chanter la semaine", "Réciter la semaine"],
          title: ["La chanson de la semaine", "Sept notes"],
          lines: () => [
            "Chante avec nous ! Lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, et l’on revient à lundi.",
            "Après mardi vient mercredi. Alors elle enfile le bonnet du mercredi, jusqu’aux sourcils.",
            forOlder(
              "Il a un grelot. Mercredi, on l’entend venir de très loin, et on l’entend repartir aussi.",
            ),
          ],
          returns: (t) =>
            `Lundi, mardi, mercredi, fredonne ${t.child}, et tous les pieds suivent : jeudi, vendredi, samedi, dimanche.`,
        },
        {
          text: ["Sauter de bonnet en bonnet", "Bondir sur les bonnets"],
          title: ["Hier, aujourd’hui, demain", "Saut après saut"],
          lines: (t) => [
            `${t.child} saute : lundi, mardi. Ça, c’était hier ! Encore un saut : mercredi. C’est aujourd’hui.`,
            "Demain, c’est jeudi. Puis viennent vendredi, samedi et dimanche, et tout recommence par lundi.",
            forOlder(
              `${t.friend} saute aussi à reculons. Avant mercredi, mardi, avant mardi, lundi, et avant lundi, un faux pas et un fou rire.`,
            ),
          ],
          returns: (t) =>
            `« Hier, aujourd’hui, demain », dit ${t.child}, un saut pour chacun. C’est sur aujourd’hui qu’on est le mieux.`,
        },
        {
          text: ["Ranger dans l’ordre", "Aligner dans l’ordre"],
          title: ["L’un après l’autre", "Dans l’ordre"],
          lines: (t) => [
            "On les range, chacun avec son nom : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche.",
            `${t.child} montre celui qui vient après mardi. Mercredi ! Il est tout chaud, juste bien pour deux oreilles.`,
            forOlder(
              "« Sept bonnets, et après le dernier revient le premier, dit la souris. Je ne manquerai donc jamais de jours. »",
            ),
          ],
          returns: (t) =>
            `« C’est long comment, une semaine ? » demande quelqu’un. « Sept bonnets, dit ${t.child}, de lundi à dimanche. »`,
        },
      ],
    },
  ],
};
