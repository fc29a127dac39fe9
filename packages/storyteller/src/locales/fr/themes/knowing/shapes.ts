import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const shapes: ThemeTexts = {
  name: "les formes",
  phrases: [
    "formes",
    "formes =et couleurs",
    "formes géométr|couleurs|nombres|apprendre|connaître|reconnaître|noms|trier|encastre|simples",
    "forme géométr|rond|carré|triangle|reconnaître|noms|=nom|=noms",
    "figures géométr",
    "géométr",
    "triangle",
    "rectangle",
    "cercle|cercles",
    "carré|carrés rond|ronds|cercle|triangle|rectangle|formes",
    "rond|ronds carré|carrés|triangle|cercle",
    "losange|ovale",
    "hexagone|pentagone",
    "coins côtés",
    "combien =de côtés|coins",
    "choses|objet rondes|ronds|carrés|carrées",
    "=formes|=forme|géométri|triangle|triangles|=carré|=carrés|carre|=rond|=ronds|cercle|cercles|rectangle|rectangles|losange|hexagone|étoile|ovale|cube|pyramide|sphère|cylindre|pavé différenc|différence|reconn|trouver|dessiner|apprend|carré|rond|triangle|cercle|rectangle|distingu|maison|nommer|géométri|trier|puzzle|encastr|côtés|cherch|identifi|tracer",
    "géométri",
    "triangle|triangles|rectangle|losange|hexagone",
    "encastr",
    "cube|boule|sphère|pyramide|cylindre|cône cube|boule|sphère|=et|pyramide|solides",
    "=coins|=cotes|angles|sommets trois|quatre|cinq|six|combien",
    "pointu|pointus|pointue =rond|ronds|choses|=est",
    "étoile|étoiles =cœur|=cœurs =formes|=et|=rond|=carré",
    "=carré|=carrés",
    "=ovale|hexagone|losange|=sphère",
  ],
  facts: ["cercle", "carré", "triangle", "rond", "trois", "quatre"],
  moments: [
    {
      title: ["Une roue à coins", "Badaboum, badaboum"],
      lines: (t) => [
        [
          `Une taupe tire une petite maison sur un chariot ${t.setting}. Badaboum ! Sa roue a des coins.`,
          `${cap(t.setting)} arrive une taupe, avec sa maison sur un chariot. Badaboum ! La roue a des coins.`,
        ],
        "« J’ai un cercle, un carré et un triangle, souffle-t-elle. Mais lequel va où ? »",
        forOlder(
          "Le toit manque aussi, la fenêtre n’est qu’un trou, et la taupe a de la pluie dans une oreille.",
        ),
        [`Comment savoir, ${t.child} ?`, `Qu’est-ce qu’on essaie, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chercher les coins", "Compter les coins"],
          title: ["Aucun, trois, quatre", "Le long du bord"],
          lines: (t) => [
            `${t.child} suit les bords du doigt. Le cercle est tout rond, sans coin du tout. La roue !`,
            "Le triangle : un, deux, trois coins. Le toit ! Le carré : quatre coins et quatre côtés égaux. La fenêtre !",
            forOlder(
              "Pour les coins d’un toit, il faut trois doigts, pour une fenêtre, quatre, et pour une roue, pas même le petit.",
            ),
          ],
          returns: (t) =>
            `Quelque chose de pointu tombe dans la main ${de(t.child)}. Un, deux, trois coins : un triangle, comme le toit de la taupe.`,
        },
        {
          text: ["Lâcher tout sur la planche", "Essayer ce qui roule"],
          title: ["Qu’est-ce qui roule ?", "Le long de la planche"],
          lines: (t) => [
            `${t.child} lâche tout sur une planche. Le triangle, avec ses trois coins, glisse à peine. Le cercle, rond partout, file comme le vent !`,
            "Le cercle devient donc la roue, le triangle le toit, et le carré aux quatre côtés égaux la fenêtre.",
            forOlder(
              "La taupe tire. Pas un cahot ! Elle tire un peu plus vite, rien que pour entendre le silence.",
            ),
          ],
          returns: (t) =>
            `Quelque chose de rond roule devant les pieds. « Un cercle, bien sûr, dit ${t.child}. Un carré serait resté là. »`,
        },
        {
          text: ["Dessiner dans l’air", "Peindre du bout du doigt"],
          title: ["Des dessins d’air", "Trois traits, quatre traits"],
          lines: () => [
            "Dessine aussi ! Un tour bien rond : un cercle, comme une roue. Trois traits, trois coins : un triangle, comme un toit.",
            "Quatre traits pareils : un carré, comme une fenêtre. « Ah, c’est là qu’ils vont ! » dit la taupe.",
            forOlder(
              "L’un des carrés est trop long. Il a deux grands côtés et deux petits : c’est un rectangle. Il fera la porte.",
            ),
          ],
          returns: (t) =>
            `Dans la poussière, ${t.child} dessine un cercle, un carré et un triangle, et c’est presque une maison à roulettes.`,
        },
      ],
    },
  ],
};
