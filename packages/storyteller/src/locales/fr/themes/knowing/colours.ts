import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const colours: ThemeTexts = {
  name: "les couleurs",
  phrases: [
    "couleurs",
    "=les couleurs",
    "couleurs mélange|apprendre|connaître|reconnaître|noms|=nom|=noms|primaires|secondaires|formes|nombres|confond|sait|base",
    "couleur rouge|bleu|vert|jaune|=nom|=noms|préférée|mélange|quelle",
    "mélange|mélanges peinture|peintures|gouache|rouge|bleu|jaune",
    "primaires|secondaires",
    "=rouge bleu|vert|jaune",
    "bleu jaune|vert|rouge",
    "jaune vert|bleu|rouge",
    "colorie|coloriage",
    "orange violet|vert",
    "=bleu =rouge|=vert|=jaune",
    "reconnaître|distingue|nomme couleurs",
    "couleur préférée",
    "peindre|peinture couleurs|mélange",
    "=quelle couleur",
    "crayons =de couleur|couleurs",
    "=rouge|=bleu|=vert|=jaune|=rose|=violet|=orange|=marron|=gris|=bleue|=verte =rose|=violet|=vert|=jaune|=bleu|=rouge|=marron",
    "couleur donne|quelle|=quelle|mélange|apprendre|connait|connaît|nomme|jaune|bleu",
    "couleur|couleurs|coloris",
    "jaune|bleu|rouge|vert|violet|orange|rose|noir|blanc|marron|=gris bleu|rouge|vert|violet|orange|rose|fait|mélang|confond|jaune|distingue|daltonien",
    "daltonien",
    "mélang|mélange peinture|peintures|couleurs|bleu|rouge|jaune",
    "=primaires|pinceau",
    "confond bleu|rouge|vert|couleurs",
    "=bleu|=rouge|=vert|=jaune|=violet|=rose|=orange|=bleue|=verte =le|=la|couleur|peinture",
    "=rouge|=bleu|=jaune|=vert =bleu|=jaune|=vert|=rouge|=orange|=violet =et|=font",
    "confond|mélange =violet|=rose|=orange|=couleurs",
  ],
  facts: ["rouge", "jaune", "bleu", "orange", "vert", "violet"],
  moments: [
    {
      title: ["Trois pots de peinture", "L’escargot au pinceau"],
      lines: (t) => [
        [
          `Un escargot peint sa maison ${t.setting}. Il a trois pots : rouge, jaune et bleu.`,
          `${cap(t.setting)}, un escargot peint sa maison avec trois pots : rouge, jaune et bleu.`,
        ],
        "« Mais je voudrais des carottes, soupire-t-il, et des feuilles, et des prunes. Pour ça, pas de couleur. »",
        forOlder(
          "Il a déjà fait une rayure rouge, une jaune et une bleue, et il n’est pas du genre à rayures.",
        ),
        [`Que peut-il faire, ${t.child} ?`, `Tu as une idée, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Mélanger les pots", "Remuer les peintures"],
          title: ["On tourne, on tourne", "Devine la couleur"],
          lines: (t) => [
            `${t.child} mélange du rouge et du jaune. Dis-le bien fort : orange ! Du bleu et du jaune : vert ! Du bleu et du rouge : violet !`,
            "Carottes, feuilles et prunes, tout y est, et l’escargot chante en peignant.",
            forOlder(
              "Puis on verse tous les pots ensemble, pour voir. C’est marron. « Pour les pommes de terre », dit l’escargot.",
            ),
          ],
          returns: (t) =>
            `Il y a une tache orange sur la manche ${de(t.child)}. C’est le rouge et le jaune, qui se tiennent encore la main.`,
        },
        {
          text: ["Tamponner avec les pouces", "Poser nos empreintes"],
          title: ["Les pouces dans les pots", "Point sur point"],
          lines: (t) => [
            `Un pouce dans le rouge, un pouce dans le jaune, point sur point, et ${t.child} obtient un point orange. Une carotte !`,
            "Du bleu sur du jaune, et voilà un point vert, une feuille. Du bleu sur du rouge : un point violet, une prune.",
            forOlder(
              `Bientôt, la maison est pleine de points, et le nez ${de(t.friend)} aussi. Personne ne sait comment c’est arrivé.`,
            ),
          ],
          returns: (t) =>
            `Sur la main ${de(t.friend)}, il reste un point vert. « Bleu et jaune », dit ${t.child}, et on dirait une petite feuille.`,
        },
        {
          text: ["Chercher ce qui ressemble", "Comparer avec des choses"],
          title: ["Carotte, feuille, prune", "Côte à côte"],
          lines: (t) => [
            `${t.child} pose une carotte, une feuille et une prune, et essaie. Rouge et jaune : orange, comme la carotte !`,
            "Jaune et bleu : vert, comme la feuille. Rouge et bleu : violet, comme la prune.",
            forOlder(
              "Avec plus de jaune, la feuille est toute jeune. Avec plus de bleu, c’est un vieux sapin. Des verts, il y en a sans fin.",
            ),
          ],
          returns: (t) =>
            `« Orange carotte, dit ${t.child} en regardant autour, vert feuille, violet prune. » Il y en a partout.`,
        },
      ],
    },
  ],
};
