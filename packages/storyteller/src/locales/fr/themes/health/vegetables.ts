import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const vegetables: ThemeTexts = {
  name: "goûter de nouveaux aliments",
  phrases: [
    "légume",
    "goûter|goûte|essaye|découvrir|teste aliment|plat|plats|nouveau|nouveaux|nouvelle|nouvelles|nourriture|saveurs|tout",
    "nouveaux|nouvelles aliment|plats|saveurs|goûts",
    "manger|mange|mangent légume|équilibré|sain|sainement|varié|brocoli|carotte|épinards|salade|fruit|tout|mieux",
    "brocoli|épinard|courgette|choux",
    "=pas|refuse|difficile|rien manger|mange|nourriture|goûter|table",
    "difficile table|manger",
    "mange =que pâtes|=riz|pain|frites|pareil",
    "=que|seulement pâtes|frites|coquillettes",
    "chipot",
    "dégoût|beurk manger|légume|nourriture|aliment",
    "alimentation|nutrition|repas saine|équilibrée|variée|équilibrés",
    "néophobie",
    "finir|termine assiette",
    "sélectif|sélective alimentaire|manger",
    "fruit =et légume",
    "bien =manger|=mange",
    "=manger =de =tout",
    "goûter|goûte =tout|nouvelles|nouveaux",
    "mange|manger légume|fruit",
    "malbouffe",
    "mange|manger =peu|=mal",
    "=soupe|=soupes|velouté",
    "pois|haricots|tomate|concombre|carotte|poireau|betterave|navet|aubergine|poivron|salade|lentilles|potiron|citrouille|verdure|ratatouille|purée mange|manger|aime|veut|goûter|avale|trie|petits|assiette|verts|refuse|déteste",
    "petits =pois",
    "bonbon|sucre|sucreries|chocolat|gâteau|chips|coca|soda|nutella|gras trop|moins|limite|arrête|toujours|manger|mange",
    "appétit",
    "bouche|gueule fine|difficile",
    "avale|mange|manger autre|rien|chose|frites|pâtes",
    "assiette finir|trie|vide|légume|touche",
    "beurk|berk|dégueu|dégueulasse",
    "équilibré|équilibrée|équilibre|sainement|sain|saine mange|manger|repas|alimentation|bien",
    "fruit mange|manger|plus|aime|goûter",
    "mange|manger =presque|=rien|=pas|=plus|trop",
    "=table difficile|bataille|guerre",
    "=guerre|bataille|drame|crise repas",
    "légume aime|aucun|veut|mange",
    "mange|manger =que =du|=des|blanc|pâtes",
    "aime =rien|=aucun manger|légume|fruit|goûte|table",
    "légume refuse|détest|mange|goûte|aime",
    "recrach|nugget",
    "tout =vert mange|refuse|recrach",
    "légume|legume|brocoli|épinard|courgette|carotte|haricot|=choux|=chou|salade|petits|=soupe|soupe|lentille|betterave|navet|poireau|champignon|=okra|=gombo",
    "mange =que pâtes|frites|=riz|nuggets|=rien|pain|steak|nutella|jambon|bonbons|pizza|viande|tout",
    "gout|goût|goûter|gouter nouveau|nouveaux|nouvelle|aliments|choses|refuse|tout|veut|plat|plats",
    "recrache|crache|repousse|trie|chipote|grimace nourriture|assiette|manger|légumes|plat|morceaux|haricots|tout|repas",
    "difficile|compliqué|pénible|cauchemar|bataille|drame =table|manger|repas|nourriture|mange",
    "mang|manger équilibré|sain|sainement|varié|mieux|fruit|fruits|assiette|finir|=cinq|refuse|rien|bien|moins|tout|=peu",
    "alimentation|aliment|aliments|nutrition|malbouffe",
    "vitamines|fruits =pas|manger|=et",
    "fini|finir|vide assiette|plat|repas",
    "sucre|sucreries|bonbons|chips|gras|soda =trop|moins|mange|limiter|arrêter",
    "néophob|picore",
    "soupe manger|veut|aime|légumes",
    "=manger soupe|fruits|légumes|poisson|viande|tout",
    "boude|refuse|repousse|chipote|termine|finit assiette|repas|plat|nourriture",
    "touche|mange|veut|aime =rien =vert|verte|verts",
    "goute|gouter|manger|essayer aliment|aliments|plat|plats nouveau|nouveaux|nouvel",
    "bouchée|bouchées =plat|assiette|goûter|chaque|=tout",
  ],
  facts: ["regard", "sent|renifl", "goût|croqu|langue|lèch|mord", "pas encore"],
  moments: [
    {
      title: ["Une carotte violette", "Le ragoût de la taupe"],
      lines: (t) => [
        [
          `${cap(t.setting)}, une taupe tend quelque chose de violet. ${t.friend} repousse le bol. « Je ne connais pas. »`,
          `« À table ! » dit une taupe ${t.setting}. Dans les bols, il y a du violet. ${t.friend} recule d’un pas.`,
        ],
        "« C’est une carotte, dit la taupe. Regarde, sens, goûte une miette. Et “pas encore”, c’est une réponse. »",
        forOlder(
          "Elle n’est pas vexée. « Quand j’ai rencontré la betterave, dit-elle, je lui ai dit bonjour et je me suis sauvée. »",
        ),
        [`Comment faire connaissance, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Sentir de tous les côtés", "Approcher le nez"],
          title: ["Ce que dit le nez", "Tout près de la carotte"],
          lines: (t) => [
            `On la regarde de partout. Puis ${t.child} la sent : la terre, la pluie, un peu de sucre. Renifle aussi : un, deux, trois !`,
            `${t.child} goûte un bout gros comme une fourmi. ${t.friend} sort la langue, réfléchit : « Pas encore. Demain, peut-être. »`,
            forOlder(
              "« Demain, c’est très bien, dit la taupe. Beaucoup de langues disent bonjour dix fois avant de serrer la main. »",
            ),
          ],
          returns: (t) =>
            `Voilà qu’on offre quelque chose de nouveau. ${t.child} le sent d’abord, comme la carotte violette, puis goûte une miette.`,
        },
        {
          text: ["Croquer comme les souris", "Mordiller du bout des dents"],
          title: ["Une bouchée de souris", "Cric, crac"],
          lines: (t) => [
            `On la regarde, on la sent, et ${t.child} prend la plus petite bouchée du jour. Croque aussi : cric, crac !`,
            `« C’est une carotte, en plus carotte », dit ${t.child}. ${t.friend} tend l’oreille vers le crac. « Pas encore. Mais ça sonne bien. »`,
            forOlder(
              "La taupe note tout sur une feuille. Elle en a une pour chaque plat, et aucune réponse n’y vaut plus qu’une autre.",
            ),
          ],
          returns: (t) =>
            `C’est un goût que personne ne connaît. ${t.child} prend une bouchée de souris, cric, crac, et raconte.`,
        },
        {
          text: ["Présenter la carotte au pain", "Tremper dans la sauce"],
          title: ["À côté du pain", "Main dans la main"],
          lines: (t) => [
            `« Le nouveau va bien avec le connu », dit ${t.child}, et pose la carotte près du pain. On regarde, on sent, puis ${t.child} la trempe dans la sauce.`,
            `Devant, un goût sucré. Derrière, un goût de terre. ${t.friend} lèche la sauce. « Et la carotte ? » « Pas encore. »`,
            forOlder(
              "« C’est ainsi que j’en suis venue à la betterave, dit la taupe. Elle donnait la main à une pomme de terre. »",
            ),
          ],
          returns: (t) =>
            `${t.child} pose la chose nouvelle à côté d’une chose connue, comme la carotte près du pain, et elle a l’air plus gentille.`,
        },
      ],
    },
  ],
};
