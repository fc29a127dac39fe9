import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weather: ThemeTexts = {
  name: "la météo",
  phrases: [
    "météo",
    "météorolog",
    "climat",
    "=vent pourquoi|comment|=où|vient|souffle|quoi|nuage|pluie",
    "soleil pluie|=vent|neige",
    "pluie =vent|neige",
    "ensoleillé|nuageux|pluvieux|venteux",
    "orage",
    "tonnerre|éclair|foudre",
    "tempête",
    "neige pourquoi|comment|=où|vient|forme|tombe|quoi",
    "thermomètre|température",
    "parapluie",
    "phénomènes naturels|météo",
    "temps =fait|=fera|dehors|prévoir|prévisions|météo",
    "pluie =beau =temps",
    "neige",
    "beau|mauvais =temps",
    "pluie soleil nuage|vent|neige",
    "=grêle|brouillard|=givre|verglas",
    "=vent|=vents",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif|panique orage|tonnerre|éclair|tempête|foudre",
    "quel|=quelle temps =fait|=fera",
    "soleil|pluie|=vent|neige =vent|pluie|neige soleil|pluie|neige",
    "comment|pourquoi neige|=vent|orage|tonnerre|éclair|brouillard",
    "habille|vêtement temps|météo",
    "météo|meteo|orage|orages|tonnerre|éclair|éclairs|foudre|neige|grêle|brouillard|tempête|tempêtes|vent|ouragan|tornade|cyclone|verglas|pluie|nuage|nuages|=arc|climat|canicule|givre|=gel pourquoi|peur|souffle|neige|comment|vient|éclair|form|fait|tombe|temps|orage|tonnerre|pluie|soleil|bruit|prévoir|fort|tempête|météo|vent",
    "météo|orage|tonnerre|ouragan|tornade|cyclone|météorolog|canicule|thermomètre",
    "=temps =fait|=quel|=qu",
    "pleut mouille|pourquoi|dehors|fort",
    "pluie|pleut soleil|vent|neige",
    "bonhomme =de neige",
    "tonnerre|orage|éclairs peur|panique|crie|pleure",
    "=vent souffle|pourquoi|vient",
    "nuages pluie|noirs|gris|vent|soleil noirs|gris|pluie|vent",
    "pluie|neige|vent|froid|chaud|soleil soleil|neige|vent|chaud|grêle|brouillard",
    "prévision|prévisions =temps|=météo",
    "grêle|brouillard|verglas",
  ],
  facts: ["soleil", "vent", "air|l'air|d'air", "nuage", "pluie"],
  moments: [
    {
      title: ["La souris météo", "Quatre images mélangées"],
      lines: (t) => [
        [
          `Chaque jour, ${t.setting}, la souris météo accroche son image : soleil, nuage, pluie ou vent. Aujourd’hui, tout est mélangé.`,
          `${cap(t.setting)}, la souris météo ramasse ses images : soleil, nuage, pluie, vent. Tout est mélangé.`,
        ],
        "« C’est le vent ! dit-elle. Et ce n’est que de l’air qui bouge. Alors, laquelle j’accroche ? »",
        forOlder(
          "Une abeille attend déjà, et deux fourmis avec du linge. Personne ne veut sortir avant d’avoir vu l’image.",
        ),
        [`Comment le savoir, ${t.child} ?`, `Comment vas-tu trouver, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder les nuages", "Lire dans le ciel"],
          title: ["Blanc ou gris ?", "Des moutons au ciel"],
          lines: (t) => [
            `${t.child} lève les yeux. De petits nuages blancs, comme des moutons : il fera sec. Mais en voilà un gros, tout gris, plein de gouttes.`,
            "« Soleil, puis pluie », dit la souris, et elle accroche deux images. Les fourmis rentrent leur linge juste à temps.",
            forOlder(
              "« Et si les gouttes gèlent en route, c’est de la neige. » Cette image-là, elle la garde dans le tiroir du bas.",
            ),
          ],
          returns: (t) =>
            `Avant de sortir, ${t.child} lève les yeux : des moutons blancs, ou un gros gris ? On sait quoi mettre.`,
        },
        {
          text: ["Lever le doigt mouillé", "Sentir l’air dehors"],
          title: ["Le côté froid", "Un doigt en l’air"],
          lines: (t) => [
            `Mouille ton doigt aussi, et lève-le ! « Froid de ce côté », dit ${t.child}. Le vent vient donc de là.`,
            "Et il pousse un nuage gris. « Pluie à midi », dit la souris. Elle accroche l’image, et on sort le parapluie.",
            forOlder(
              "À la première goutte, il s’ouvre, plop. Il décorait un gâteau, autrefois, et il est jaune.",
            ),
          ],
          returns: (t) =>
            `${t.child} lève un doigt mouillé : froid de ce côté. Le vent vient de là, alors on lui tourne le dos.`,
        },
        {
          text: ["Jouer l’orage", "Faire le tonnerre"],
          title: ["Un orage de doigts", "Frotter, tapoter, claquer"],
          lines: () => [
            "Fais-le aussi ! Frotte tes mains : le vent. Tape du doigt : des gouttes. De tous les doigts : la pluie ! Claque : l’éclair, et le tonnerre est son bruit.",
            "Plus doucement, encore plus, plus rien. Les nuages sont partis. La souris accroche le soleil.",
            forOlder(
              "« On voit d’abord l’éclair, dit-elle, car la lumière court plus vite que le bruit. Compte entre les deux : plus c’est long, plus c’est loin. »",
            ),
          ],
          returns: (t) =>
            `Frotter, tapoter, claquer, et tout doux pour finir : ${t.child} fait un orage à dix doigts, puis laisse venir le soleil.`,
        },
      ],
    },
  ],
};
