import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const foodOrigin: ThemeTexts = {
  name: "d’où vient ce qu’on mange",
  phrases: [
    "nourriture vient|=où|origine|provient",
    "aliment viennent|=où|origine|proviennent",
    "=où vient|viennent mange|manger|assiette|repas",
    "fermier|fermière|agriculteur",
    "champ|champs assiette|table|=blé",
    "potage",
    "=pain fait|fabriqu|vient|=où|comment|=blé|farine",
    "=blé",
    "farine",
    "=lait vient|=où|vache|comment",
    "œuf|œufs|oeufs viennent|vient|=où|poule",
    "fromage|beurre|yaourt fait|fabriqu|vient|lait|comment",
    "légume|fruit|carotte poussent|pousse|viennent|=où",
    "pomme|pommes arbre|poussent|viennent|=où",
    "supermarché nourriture|lait|vient|aliment",
    "récolte|moisson",
    "agricultur",
    "cultive légume|fruit|jardin",
    "boulanger|moulin|meunie farine|=pain|comment|vient|fabrique|blé",
    "=riz|chocolat|cacao|maïs vient|=où|pousse",
    "graine assiette|pain|table",
    "ferme fermier|visite|assiette|table",
    "=fabriqu|fabrique|fait|faire beurre|fromage|pain|yaourt|confiture|=jus|chocolat|pâtes|farine comment|=qui|=où",
    "vache|vaches lait|fromage",
    "poule|poules =oeuf|=oeufs|=œuf|=œufs",
    "=ce mange|mangeons vient|viennent|provient|origine|ferme",
    "=ferme =la|=à|visite|aller",
    "vient|viennent|provient =où|=d lait|oeuf|œuf|pain|viande|légume|fruit|carotte|=riz|chocolat|frites|nourriture",
    "lait|fromage|beurre|pain|oeuf|oeufs|œuf|œufs|yaourt|chocolat|farine|miel|frites|nourriture|aliments|légumes|fruits|=riz|viande|sucre|pâtes|huile|confiture|cacao|=jus|mangues|café =où|vient|viennent|fabriqu|fait|poule|poules|vache|vaches|provient|pousse|poussent|origine|fabrication|comment|sort|sortent|produit|donne",
    "ferme|fermier|fermière|agricult|paysan|boulang|potager|cueill|traite|maraîch|éleveur|récolte",
    "=blé pain|farine|moulin|champ|grain",
    "assiette =où|champ|origine|jardin|ferme|viennent|vient",
    "poule|poules =oeuf|=oeufs|=œuf|=œufs|pond|pondent",
    "patates|pommes|legumes|pain|lait|oeufs|viande|fruits assiette|champ|champs|ferme|viennent|arrivent",
    "cultiver|cultive|pousse|poussent|planter|récolter =pommes|patates|légumes|carottes|fruits",
    "=lait =vache|=vaches|=vient|=où",
    "=pain =blé|=farine|=boulanger|=fabrique|=fait",
    "légumes =poussent|=champ|=magasin|=ferme",
    "=pond|=pondent =œufs|=poule",
    "=qui|=où =œufs",
    "carottes|légumes|=radis|pommes =terre =sortent|=poussent|=viennent",
    "fromage =fabrique|=fait|=lait",
  ],
  facts: ["grain|grains|blé", "farine", "champ", "terre", "arbre|l’arbre|pommier"],
  moments: [
    {
      title: ["Le pain qui ne pousse pas", "Le panier vide"],
      lines: (t) => [
        [
          `Une souricette arrose un petit pain ${t.setting}. Elle l’a planté, parce que le panier est vide.`,
          `Une souricette a planté un petit pain ${t.setting}, près d’un panier vide. Elle l’arrose et elle attend.`,
        ],
        "« Ça ne pousse pas, dit-elle. D’où viennent le pain, les carottes et les pommes du panier ? »",
        forOlder(
          `${t.friend} regarde sous le panier, puis derrière. Le panier a l’air aussi étonné que peut l’être un panier.`,
        ),
        [`Comment lui montrer, ${t.child} ?`, `D’où vient le pain, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Remonter le fil du pain", "Raconter à l’envers"],
          title: ["Le pain à l’envers", "Avant d’être un pain"],
          lines: (t) => [
            `${t.child} raconte à l’envers. Avant le pain, la pâte ; avant, la farine ; avant, des grains de blé dans un champ.`,
            "« Et avant ? » Une graine, de la pluie, du soleil. La carotte commence en terre, la pomme sur un arbre. « Et rien dans un panier ! »",
            forOlder(
              "« Et le lait ? » demande la souricette. De la vache, qui a mangé l’herbe. Elle fait quand même une caresse au panier.",
            ),
          ],
          returns: (t) =>
            `${t.child} mâche doucement et goûte tout à l’envers : la croûte, la pâte, la farine, le blé, et un peu de soleil.`,
        },
        {
          text: ["Moudre quelques grains", "Faire notre farine"],
          title: ["La pierre qui tourne", "De la farine sur le nez"],
          lines: (t) => [
            `Du champ voisin, ${t.child} rapporte du blé, sort les grains, les écrase. Tourne avec nous : et rond, et rond !`,
            "« De la farine ! » Avec de l’eau, une pâte ; sur une pierre chaude, du pain. « Et la carotte sort de terre, et la pomme, de l’arbre. »",
            forOlder(
              "De deux cents grains, on tire un seul petit pain, gros comme une noix. On n’en a jamais mangé de meilleur.",
            ),
          ],
          returns: (t) =>
            `« Et rond, et rond », dit ${t.child}, comme avec les grains. Avec assez de tours, on vient à bout de tout.`,
        },
        {
          text: ["Regarder en bas, en haut", "Chercher au potager"],
          title: ["Sous la verdure", "En bas et en haut"],
          lines: (t) => [
            `Au potager d’à côté, ${t.child} tire sur une touffe verte : de terre sort une carotte ! Au-dessus, un arbre plein de pommes.`,
            "Et un champ plein de blé. « On le moud en farine, on cuit, et voilà ton petit pain ! » La souricette le mange, rassurée.",
            forOlder(
              "À la place, elle plante un grain. Il lui faudra du printemps à l’été, lui dit-on. Elle va chercher une chaise.",
            ),
          ],
          returns: (t) =>
            `Il y a ce qui est en bas, et ce qui est en haut. Alors ${t.child} regarde par terre, regarde en l’air, et trouve.`,
        },
      ],
    },
  ],
};
