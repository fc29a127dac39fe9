import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const rainbow: ThemeTexts = {
  name: "l’arc-en-ciel",
  phrases: [
    "=arc|=arcs =ciel",
    "=arc|=arcs =ciel couleurs|couleur",
    "=arc|=arcs =ciel comment|pourquoi|forme|vient|apparaît|=où|quoi|apprendre",
    "arcenciel",
    "pourquoi =arc =ciel",
    "lumière couleurs|décompose|prisme|blanche",
    "prisme",
    "couleurs =ciel pluie|après|soleil",
    "soleil pluie couleurs|ensemble|=arc",
    "sept|=7 couleurs",
    "rouge orange jaune vert",
    "indigo",
    "=arc =en =ciel",
    "=couleurs =arc",
    "=arc =ciel soleil|pluie|gouttes",
    "pluie =et soleil",
    "=arc|=arcs =ciels|=ciel",
    "=arc =en",
    "=arc =ciel|couleurs|pluie|soleil|form|comment|pourquoi",
    "arcenciel|=prisme|arcs",
    "pluie|soleil =arc|=couleurs",
    "rouge orange jaune vert bleu indigo|violet",
  ],
  facts: ["soleil", "goutte", "rouge, orange", "jaune, vert", "bleu, indigo", "violet"],
  moments: [
    {
      title: ["Il était là", "La tortue et l’arc-en-ciel"],
      lines: (t) => [
        [
          `Une tortue arrose son pot de trèfles ${t.setting}, et un arc-en-ciel brille dans les gouttes. Elle se retourne : disparu.`,
          `${cap(t.setting)}, une tortue arrose son pot de trèfles. « Il y avait un arc-en-ciel dans les gouttes ! Je me retourne, et plus rien. »`,
        ],
        "« Il a sept couleurs, dit-elle, et je n’en étais qu’au vert. »",
        forOlder(
          "Elle a cherché sous les feuilles, dans l’arrosoir et, pour être sûre, dans sa propre maison, jusqu’au fond.",
        ),
        [`Comment le retrouver, ${t.child} ?`, `Où peut-il être, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tourner le dos au soleil", "Mettre le soleil derrière"],
          title: ["Le soleil derrière", "Encore un demi-tour"],
          lines: (t) => [
            `${t.child} fait demi-tour : le soleil derrière, les gouttes devant. Le voilà ! Dans les gouttes, la lumière du soleil se sépare en couleurs.`,
            "Dis-les avec nous : rouge, orange, jaune, vert, bleu, indigo, violet !",
            forOlder(
              "La tortue regarde de l’autre côté : rien. Elle se retourne : un arc-en-ciel. Rien, arc-en-ciel, rien, arc-en-ciel. La tête lui en tourne de plaisir.",
            ),
          ],
          returns: (t) =>
            `« Rouge, orange, jaune », dit ${t.child}, et les autres continuent : vert, bleu, indigo, violet. Tout y est.`,
        },
        {
          text: ["Arroser en pluie fine", "Verser en pluie fine"],
          title: ["Un arc d’arrosoir", "Rouge dehors, violet dedans"],
          lines: (t) => [
            `Pschitt, fait l’arrosoir ${de(t.child)}, avec le soleil derrière. Dans les gouttes fines, la lumière se plie, se sépare, et voici un arc !`,
            "Rouge, orange, jaune, vert, bleu, indigo, violet, du dehors vers le dedans.",
            forOlder(
              "La tortue part en chercher le bout. Il avance avec elle. Chacun voit son arc-en-ciel de là où il est.",
            ),
          ],
          returns: (t) =>
            `Dans la poussière, ${t.child} dessine un arc : rouge dehors, violet dedans, et cinq couleurs entre les deux.`,
        },
        {
          text: ["Regarder dans la goutte", "Observer la petite goutte"],
          title: ["La lumière dans la goutte", "Tout vient du blanc"],
          lines: (t) => [
            `Une goutte pend à une feuille. Le soleil dans le dos, ${t.child} regarde : la lumière blanche entre dans la goutte et ressort en couleurs.`,
            "Un petit pas de côté, encore un : rouge, orange, jaune, vert, bleu, indigo, violet.",
            forOlder(
              "« Elles sont donc toujours dans la lumière, dit la tortue, et les gouttes les laissent sortir. » Ce jour-là, elle arrose deux fois.",
            ),
          ],
          returns: (t) =>
            `Une goutte brille sur la manche ${de(t.friend)}. ${t.child} se penche un peu : rouge, puis vert, puis violet.`,
        },
      ],
    },
  ],
};
