import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const volcanoes: ThemeTexts = {
  name: "les volcans",
  phrases: [
    "volcan",
    "volcaniqu",
    "volcan éruption|explose|explosent|marche|fonctionne|pourquoi|comment",
    "volcan lave|magma|cendre|fumée",
    "=lave volcan|chaude|roche|coulée|quoi",
    "magma",
    "éruption",
    "montagne|montagnes =feu|=feux|fumée|explose|explosent|crache",
    "dans|sous|intérieur|centre terre chaud|chaude|roche|=feu|=feux|fondue",
    "roche|roches fondue|liquide|chaude",
    "roche|roches pierre|pierres forment|naissent|fabriqu",
    "volcan expérience|maquette",
    "cratère",
    "couches|noyau|croûte|manteau terre",
    "pierre ponce",
    "basalte",
    "intérieur|centre|profondeurs terre",
    "sous|dans =terre =y|quoi|trouve|passe",
    "pourquoi volcan explose|explosent|éruption",
    "=lave vient|=où|sort|=est",
    "vésuve|=etna|stromboli|=pompéi|krakatoa",
    "volcan|volcans|éruption|=lave|magma|vésuve|etna|vulcano|volcanique",
    "=la =lave",
    "pompéi|cratère",
    "roche|roches|pierre fusion|fondue|brûlante|liquide",
    "eruption|eruptions",
  ],
  facts: ["chaud", "fond|fondue", "monte", "lave", "pierre"],
  moments: [
    {
      title: ["Une pierre comme un petit pain", "La bouillie et l’énigme"],
      lines: (t) => [
        [
          `Une taupe tourne sa bouillie ${t.setting}. À côté, une pierre noire, pleine de trous, légère comme un petit pain.`,
          `${cap(t.setting)}, une taupe cuit sa bouillie. La cuillère repose sur une pierre noire, trouée, légère comme du pain.`,
        ],
        `« Qui l’a grignotée ? » demande ${t.friend}. « Personne, dit la taupe. Elle sort d’une montagne. »`,
        forOlder(
          "Mais comment une pierre sort-elle d’une montagne, sans pieds ? La taupe se le demande depuis qu’elle est haute comme ça.",
        ),
        [`Comment une montagne fait-elle ça, ${t.child} ?`, `Comment imaginer ça, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder la bouillie", "Se pencher au-dessus"],
          title: ["Bloup, dit la marmite", "Chaud par-dessous"],
          lines: (t) => [
            `${t.child} regarde. Bloup ! La bouillie monte et déborde. « Dans la Terre aussi, ça chauffe », dit la taupe.`,
            "« Tout au fond, il fait si chaud que la roche fond. Elle monte, jaillit en lave, refroidit : c’est de la pierre. Voilà un volcan. »",
            forOlder(
              "Et les trous ? Des bulles ! Un gaz a fait mousser la roche, et elle a refroidi si vite que la mousse est restée.",
            ),
          ],
          returns: (t) =>
            `Quelque chose fait bloup, et on regarde ${t.child}. Ce qui monte tout chaud refroidit ensuite, et on marche dessus.`,
        },
        {
          text: ["Bâtir le petit volcan", "Entasser du sable"],
          title: ["Une montagne de table", "Couche sur couche"],
          lines: (t) => [
            `On entasse du sable autour d’un pot de boue rouge. « Tout au fond, il fait si chaud que la roche fond », dit ${t.child}.`,
            "On presse, et ça monte. Bloup ! La lave coule de partout, refroidit, devient de la pierre. Le volcan a grandi.",
            forOlder(
              "« De là vient sa forme », dit la taupe. Couche sur couche, chacune brûlante comme un four, et maintenant bonne pour s’asseoir.",
            ),
          ],
          returns: (t) =>
            `« Une couche, puis une autre », dit ${t.child}, comme pour la montagne de sable, et ça grandit, et ça tient.`,
        },
        {
          text: ["Montrer avec les mains", "Jouer la lave"],
          title: ["Un volcan de doigts", "En haut, vouf, et stop"],
          lines: (t) => [
            `Fais-le avec ${t.child} ! Les mains en bas : tout au fond, il fait si chaud que la roche fond. Doucement, elle monte, monte.`,
            "Vouf ! Le volcan s’ouvre, les doigts coulent : c’est la lave. Lentement. Elle refroidit. Les poings : de la pierre.",
            forOlder(
              "Presque tous les volcans dorment. Des gens écoutent leur ventre jour et nuit, et s’il gargouille, tout le monde est prévenu à temps.",
            ),
          ],
          returns: (t) =>
            `Quand il fait trop chaud à l’intérieur, ${t.child} laisse tout sortir par les doigts : vouf, en bas, lentement, au frais.`,
        },
      ],
    },
  ],
};
