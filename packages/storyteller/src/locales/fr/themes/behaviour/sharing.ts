import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const sharing: ThemeTexts = {
  name: "le partage",
  phrases: [
    "partage|partages jouet|copain|frère|soeur|sœur|gâteau|bonbon|affaire|=pas|veut|apprendre|autres|goûter|amis",
    "partage",
    "prêt|prête jouet|affaire|frère|soeur|sœur|copain|autres|rien|choses",
    "égoïs",
    "généreu|générosité",
    "radin",
    "arrache|pique|prend|prendre jouet|mains autres|copain|frère|soeur|sœur",
    "arrache jouet|mains",
    "laisse jouet autres|copain|frère|soeur|sœur|jouer",
    "donne autres|copain|bonbon|jouet|gâteau",
    "garde tout =lui|elle|=soi",
    "possessi",
    "distribue",
    "partage jouet|goûter|soeur|sœur|frère",
    "prête jouet|affaire",
    "égoïste moins|trop|être",
    "donne =peu|moitié gâteau|bonbon",
    "=tout =à =moi|=lui|=elle =est",
    "=est =à =moi",
    "=à =moi =dit|crie|hurle",
    "garde bonbon|jouet|gâteau|affaire|tous =pour =lui|=elle|=soi|=moi",
    "garde|veut =tout =pour =lui|=elle|=soi",
    "=donner apprendre|plaisir|savoir",
    "laisse|laissent|veut copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit jouer|touche|prendre|utilise =ses|=son|=avec affaire|jouet|doudou|voiture|poupée",
    "arrache|pique|prend|chipe jouet copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|mains",
    "prete|prête doudou|jouet|vélo|ballon|=ses|=son|refuse",
    "partage frère|soeur|sœur|frangin|frangine|fratrie|copain|cousin|cousine|jouet|doudou|chambre|bonbon|gâteau",
    "=ses =jouets =pas touche|prêt",
    "touche|utilise|emprunt =ses|=son =pas voiture|jouet|affaire|poupée|livre",
    "répartir|couper =les parts|bonbon|gâteau",
    "=mien|=mienne",
    "jouet|affaire|doudou =sien|=ses|=mes touche|prêt|prend|laisse",
    "=prêter|=prêté|=preter",
    "=prête|=prêtent =pas|=rien|=jamais|=ses|jouet",
    "laisse|laisser|prête|prêter|donne|donner|passer jouet|jouets|lego|poupée|voiture|voitures|vélo|ballon|autres|affaires autres|copain|copine|copains|frère|soeur|sœur|cousin|jouer|enfant|lego",
    "moitié|morceau|part gâteau|goûter|gouter|bonbon|biscuit|chocolat donne|donner|partag|couper",
    "=à =moi toujours|tout|crie|jouet|jouets",
    "arrache|prend|pique|chipe jouet|jouets autres|copain|copine|mains|enfant|frère|soeur",
    "garde|veut|garder tout =pour =lui|=elle|=soi|=moi",
    "refuse|veut|=pas prêter|partag",
    "laisser|laisse|prêter autres|copains|frère jouer|toucher =ses|=son|=sa lego|jouets|poupée|affaires|vélo",
    "cache|garde|planque bonbons|jouets|gâteaux|goûter|chocolat =pas|=pour|donner|partager",
    "=mon|=mien|=mienne|=tien jouet|=à",
    "partag goûter|jouets|bonbons|gâteau|frère|tout|affaires",
    "donner|prêter veut|=pas|refuse bonbons|jouets|affaires|gâteau",
    "refuse|veut|=pas|interdit touche|prenne|joue|approche poupée|poupées|jouets|affaires|voitures|jeux",
    "=touche =pas =à =mes",
    "partager|partage|partagent feutres|jouets|crayons|gateau|bonbons|affaires|autres",
    "cache|cacher jouet|jouets|jeux|poupées =quand|invité|invités|copains|cousins|sœur|soeur|frère|autres",
    "laisse|laisser autres|copain|frère|sœur|soeur jouer|toucher|utiliser trottinette|jouet|jouets|vélo|poupée|voitures|affaires",
    "laisse|laisser|prête personne|jamais toucher|jouer jouets|jouet|poupées|poupée|jeux|affaires",
  ],
  facts: ["partag", "peux", "chacun|deux", "moitié|ensemble|échang"],
  moments: [
    {
      title: ["Une seule craie", "La craie et le mur"],
      lines: (t) => [
        [
          `${t.child} dessine sur un mur ${t.setting}, avec la seule craie du coin. Une taupe regarde, les pattes vides.`,
          `${cap(t.setting)}, il y a un mur pour dessiner. ${t.child} tient la seule craie. À côté, une taupe sans craie.`,
        ],
        "« Je peux ? demande-t-elle. J’ai un soleil dans la tête. »",
        forOlder(
          "Une taupe, ça ne voit pas souvent le soleil. C’est bien pour ça qu’elle veut en dessiner un.",
        ),
        [`Comment la partager, ${t.child} ?`, `Comment veux-tu partager, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Casser en morceaux", "Couper la craie"],
          title: ["Crac", "Deux petites craies"],
          lines: (t) => [
            "Crac ! La moitié pour chacun. On dessine en même temps, et le mur se remplit deux fois plus vite.",
            `La taupe fait son soleil. Juste en dessous, ${t.child} fait une maison : quelqu’un habite dans cette lumière. Personne ne l’avait prévu.`,
            forOlder("Une craie courte, c’est vérifié, écrit tout aussi blanc qu’une longue."),
          ],
          returns: (t) => [
            `Il n’y en a qu’un pour tout le monde. ${t.child} regarde, réfléchit, et crac, un bout pour chacun.`,
            `« Ça se casse très bien », dit ${t.child}, et on partage, comme avec la craie.`,
          ],
        },
        {
          text: ["Dessiner ensemble", "Tenir à plusieurs"],
          title: ["Une main, une patte", "Un soleil tremblé"],
          lines: () => [
            "On tient la craie ensemble, tous les deux, main et patte. Dessine aussi, dans l’air : un rond, un rond, un rond, et les rayons !",
            "Il tremble, ce soleil. Personne n’aurait pu le faire en solo, et c’est bien ce qu’il a de mieux.",
            forOlder(
              "« À gauche ! » « Non, plus haut ! » Alors le soleil a une queue, et on décide que c’est une comète.",
            ),
          ],
          returns: (t) => [
            `Une main, c’est trop peu. « Tiens avec moi », dit ${t.child}, et ça marche comme pour le soleil tremblé.`,
            `${t.child} tend l’autre bout. À deux sur la même chose : c’est comme ça qu’est né un soleil à queue.`,
          ],
        },
        {
          text: ["Échanger avec la taupe", "Troquer contre autre chose"],
          title: ["Un bon échange", "Craie contre éponge"],
          lines: (t) => [
            `« Et toi, tu as quoi ? » demande ${t.child}. La taupe a une éponge mouillée. On échange, puis on rend : chacun a eu les deux.`,
            `La taupe trace un soleil blanc. ${t.child} essuie autour un ciel bleu. Essuie aussi : frou, frou !`,
            forOlder(
              "« Prêté, ce n’est pas perdu », dit la taupe, et elle rend la craie avec un salut. Sa pelle, elle la prête souvent.",
            ),
          ],
          returns: (t) => [
            `« Je te prête ceci, tu me prêtes cela », dit ${t.child}, et l’échange est aussi bon qu’au pied du mur.`,
            `${t.child} a ce qui manque aux autres, les autres ont ce qui manque à ${t.child}. On échange, puis on rend.`,
          ],
        },
      ],
    },
  ],
};
