import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const butterflies: ThemeTexts = {
  name: "de la chenille au papillon",
  phrases: [
    "papillon",
    "chenille",
    "chrysalide",
    "cocon",
    "métamorphose",
    "nymphe|nymphes insecte|papillon",
    "cycle =vie insecte|bêtes",
    "insecte transform|change|changent|grandissent|naissent",
    "larve|larves devient|insecte|papillon",
    "=ver =soie",
    "papillon naissance|naît|=vie|chenille|grandit",
    "chenille|chenilles|papillon|papillons|cocon|chrysalide|métamorphose|metamorphose|=monarque|=mue",
    "=ver|=vers =ailes|insecte",
  ],
  facts: ["œuf", "chenille", "chrysalide", "papillon", "ailes"],
  moments: [
    {
      title: ["La peau trop serrée", "La tête en bas"],
      lines: (t) => [
        [
          `Une chenille pend d’une brindille ${t.setting}, la tête en bas. « J’ai mangé, mangé, dit-elle, et maintenant ma peau me serre. »`,
          `La tête en bas, une chenille pend d’une brindille ${t.setting}. « J’ai mangé pendant des semaines, dit-elle, et maintenant, tout me serre. »`,
        ],
        "« Que vais-je devenir ? » Parmi les feuilles, personne ne le lui a dit.",
        forOlder(
          "Elle a déjà fait craquer quatre peaux, un peu plus grande à chaque fois. Mais là, ça serre autrement.",
        ),
        [`Comment le savoir, ${t.child} ?`, `Comment le lui montrer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Jouer tous les rôles", "Faire du théâtre"],
          title: ["En boule, à plat, sans bouger", "Quatre rôles"],
          lines: (t) => [
            "Joue aussi ! Roule-toi en boule : un œuf. Rampe et croque : une chenille. Plus un geste, bien au chaud : une chrysalide.",
            "Et maintenant, doucement, ouvre tes ailes : un papillon ! « C’est donc ça, la suite », dit la chenille, toute tranquille.",
            forOlder(
              `Le plus dur, c’est de ne pas bouger. ${t.friend} vacille. « Là-dedans, on fabrique des ailes », souffle ${t.child}, et ça marche.`,
            ),
          ],
          returns: (t) =>
            `${t.child} se met en boule, rampe, ne bouge plus, puis ouvre grand les bras : le rôle du papillon reste le meilleur.`,
        },
        {
          text: ["Demander à qui vole", "Appeler le vieux papillon"],
          title: ["Lui, il sait", "Deux semaines sans bouche"],
          lines: () => [
            "« J’étais un œuf sur une feuille, dit un papillon. Puis une chenille, rien qu’une bouche. Puis une chrysalide, en manteau dur. »",
            "« Du dehors, je semblais dormir. Dedans, je me refaisais. Au bout de deux semaines, crac, j’avais des ailes. »",
            forOlder(
              "« Et je mangerai quoi ? » demande la chenille, un peu inquiète. « Du jus de fleurs, à la paille. » La voilà ravie.",
            ),
          ],
          returns: (t) =>
            `« Œuf, chenille, chrysalide, papillon », compte ${t.child} sur quatre doigts, dans le bon ordre.`,
        },
        {
          text: ["Observer la branche voisine", "Regarder de tout près"],
          title: ["Un craquement", "Des ailes chiffonnées"],
          lines: (t) => [
            `Sur la branche voisine pend une chrysalide verte. « Œuf, chenille, et après, ça », souffle ${t.child}. Elle craque !`,
            "Un papillon sort, les ailes mouillées et chiffonnées. Sans aide, il les gonfle et les laisse sécher. Et il s’envole !",
            forOlder(
              "Personne n’y met le doigt, car de telles ailes se déchirent pour un rien. On regarde, la bouche ouverte.",
            ),
          ],
          returns: (t) =>
            `C’est encore tout chiffonné. ${t.child} attend et ne tire pas dessus, comme pour les ailes du papillon.`,
        },
      ],
    },
  ],
};
