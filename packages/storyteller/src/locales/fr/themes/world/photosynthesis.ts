import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const photosynthesis: ThemeTexts = {
  name: "la photosynthèse",
  phrases: [
    "photosynthèse",
    "plante mange|mangent|manger|nourri|nourrissent|nourriture",
    "plante lumière|soleil",
    "plante pousse|poussent|grandi|grandissent|besoin|=vit|vivent",
    "plante respir|oxygène|=air",
    "plante =eau|=eaux|soif|boivent|sucre",
    "plante énergie|fonctionne",
    "feuille lumière|soleil|vert|verte|vertes|nourriture|sucre|sert|servent",
    "plante vertes pourquoi",
    "arbre mange|mangent|nourri|respir|oxygène|=air",
    "chlorophylle",
    "oxygène feuille|vient|=où|arbre",
    "graine pousse|poussent|germe|germent",
    "fleur pousse|poussent|besoin|mangent",
    "science|sciences plante",
    "=sève",
    "comment vivent plante|arbre",
    "=vie plante",
    "pourquoi feuille vertes",
    "pourquoi plante besoin|soleil|lumière|=eau|=eaux",
    "=plantes|=plante",
    "arbre|plante respir|grand|grandi|pouss|mange|nourri|=vit|vivent comment|pourquoi|quoi",
    "graine devient|fleur|plante|germe|semer|arros|pousse|haricot",
    "faire|voir|regarde pousse fleur|plante|graine|haricot|tomates|légume",
    "soleil|lumière|=eau|=eaux plante|arbre|fleur besoin|vivre|pousse|grandir",
    "jardine|jardinage|plante|semer enfant|graine|fleur|légume|tomates|pousse",
    "herbe|feuille vert|verte|vertes pourquoi",
    "plant|plante|plantes|arbre|arbres|fleur|fleurs|graine|graines|feuille|feuilles|herbe|racine|racines|haricot|tournesol pouss|grandi|grandit|sem|semer|besoin|soleil|lumière|mange|mangent|nourri|respir|verte|vertes|vert|fonctionn|germ|arros|=vie|planter|comment|oxygène|=vit|vivent|naît|devient|pourquoi|cycle",
    "photosynthèse|chlorophylle|germin|jardin|jardinage|jardiner|planter|botanique",
    "sem|semer|plant|planter|arros =graine|graines|fleurs|plantes|jardin|arbre|potager",
    "jardinage",
    "jardiner",
    "oxygène|=sève",
    "fleur|fleurs|plante|arbre|graine grandi|grandit|pousse|pousser|naît",
    "plantes|fleurs|arbres lumière|eau|soleil besoin|pourquoi",
    "=servent|=sert|rôle arbre|arbres",
    "tournesol|tournesols =pouss|=soleil|=grandir",
    "plantes|=arbres =nourriture|=mangent|fabriquent|=lumière",
    "fotosynthèse|photosintèse",
    "lumière =feuilles|=plantes|=oxygène",
    "germer|germe|germination|lentille|lentilles =faire|=graine|=haricot|=coton",
  ],
  facts: ["lumière", "eau|l’eau|d’eau", "air|l’air|d’air", "sucre", "feuille"],
  moments: [
    {
      title: ["Sous le seau", "Une plante raplapla"],
      lines: (t) => [
        [
          `Sous un seau, ${t.setting}, on trouve un plant de haricot, tout pâle, mou comme une chaussette mouillée.`,
          `Il y a un seau retourné ${t.setting}. Dessous, un petit plant de haricot, pâle, les feuilles en berne.`,
        ],
        `Il a faim. ${t.friend} lui tend un bout de sandwich. Le haricot ne mord pas.`,
        forOlder(
          "« C’est ma faute, dit une araignée. Un seau, c’est une belle maison. Mais pour une feuille, il y est toujours minuit. »",
        ),
        [`Que mange une plante, ${t.child} ?`, `Comment le nourrir, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chercher la lumière", "Trouver le coin clair"],
          title: ["À la lumière", "La cuisine des feuilles"],
          lines: (t) => [
            `${t.child} pousse le pot au plus clair. Voilà ce qui manquait aux feuilles : de la lumière pour cuisiner !`,
            "Avec elle, l’eau des racines et un peu d’air, elles font du sucre. C’est leur repas. Une feuille se redresse.",
            forOlder(
              "Quand les feuilles cuisinent, il leur reste de l’oxygène. Elles le donnent. C’est justement ce qu’on respire dans l’air.",
            ),
          ],
          returns: (t) =>
            `« Venez, il fait clair par là », dit ${t.child}, comme au haricot, et les têtes se relèvent, telles des feuilles.`,
        },
        {
          text: ["Arroser les racines", "Verser à boire"],
          title: ["Le long de la tige", "Glou, glou"],
          lines: (t) => [
            `Glou, glou, glou ! ${t.child} arrose, les racines boivent, et l’eau grimpe par la tige jusqu’à chaque feuille.`,
            "L’air et la lumière y entrent aussi. Des trois, les feuilles font du sucre, leur repas à elles, et reprennent des forces.",
            forOlder(
              "Une cuisine sans casserole ni cuillère ! Il n’en sort pas de fumée, mais de l’oxygène, tout frais, pour qui veut respirer.",
            ),
          ],
          returns: (t) =>
            `${t.child} boit à petites gorgées et sent l’eau qui grimpe, comme dans la tige, jusqu’aux oreilles.`,
        },
        {
          text: ["Souffler tout doucement", "Donner de l’air"],
          title: ["Un échange de souffles", "On souffle, on respire"],
          lines: (t) => [
            `${t.child} souffle sur les feuilles. Fais-le aussi : hou ! Une part de l’air qu’on rejette, les feuilles la prennent.`,
            "Avec ça, de l’eau et de la lumière, elles font du sucre, leur repas. Et elles nous rendent de l’air frais. Respire : ah !",
            forOlder(
              "Hou et ah, hou et ah. C’est un échange. Jamais haricot n’a été si poli, et sa plus haute feuille se soulève.",
            ),
          ],
          returns: (t) =>
            `« On respire », dit ${t.child}. Ce qui entre est un cadeau des feuilles, et ce qui sort, un petit cadeau pour elles.`,
        },
      ],
    },
  ],
};
