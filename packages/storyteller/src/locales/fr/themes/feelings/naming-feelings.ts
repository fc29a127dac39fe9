import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const namingFeelings: ThemeTexts = {
  name: "nommer ses émotions",
  phrases: [
    "=ses|=nos|=les|=mes|=des émotion|sentiment",
    "émotion|emotion",
    "sentiment",
    "nomme|identifie|reconnaître|exprime|comprendre|gérer|parler|dire|mettre ressent|émotion|sentiment|sent|humeur",
    "=ce =qu ressent|sent",
    "ressent",
    "mots|=mot|=mots =sur émotion|sentiment|ressent",
    "joie tristesse|triste|colère|peur",
    "joyeux|content|contente triste|fâché|colère",
    "triste colère",
    "météo intérieure|émotion|humeur",
    "intelligence émotionnelle",
    "exprim|exprime ressent|=pas|mieux",
    "visages|expressions émotion",
    "mélange émotion",
    "deux émotion",
    "vocabulaire émotion",
    "dire comment|=je sens|sent",
    "émotionnel",
    "=humeurs",
    "humeur nomme|comprendre|reconnaître|changement|change|exprime",
    "couleur|couleurs|monstre émotion",
    "monstre =des|=de couleur|couleurs",
    "dire|parler|exprime|confie|raconte =sur coeur|cœur",
    "explique|dire|sait =va|=pas pourquoi|quand triste|fâché|=ça|colère|pleure",
    "=va =pas|=mal dire|explique|exprime|raconte|confie",
    "joie colère peur|tristesse|dégoût",
    "colère tristesse|triste peur|joie",
    "émotion couleur|couleurs|nomme|reconnaître|comprendre|exprime|parler|mots|=ses",
    "confie|=se confie",
    "dire|exprime|savoir triste|fâché|content|contente|fâchée|peur fâché|triste|peur|content|colère|joyeux",
    "exprim garde|rien|jamais|=pas tout|=lui|elle|rien",
    "=roue émotion",
    "dire|exprime|savoir =quand|=est triste|fâché|content|contente|fâchée fâché|triste|peur|content|colère|joyeux",
    "garde =tout =pour exprim|=dit|parle|montre =rien|=pas",
    "ressens|=sens =dans|ventre|corps|dedans =ce|=je =que",
    "ressens|ressenti",
    "savoir|dire|apprendre =je =suis triste|fâché|content|colère",
    "joie tristesse|colère|peur",
    "tristesse peur|colère|joie",
    "comprendre|expliquer|dire|mettre|parler|exprimer|savoir|verbalis ressent|sentiments|émotion|intérieur|=cœur|=coeur|coeur|cœur",
    "=passe =dans =cœur|=coeur|tête|elle|=lui",
    "expliquer|dire|exprimer =pas|sait ressent|sent|=ce|pourquoi =va|ressent|sent|triste|colère",
    "roue|thermomètre|monstre|couleurs émotions|couleurs",
    "sent|sentir|ressent =comment|comprendre|nommer|reconn",
    "=garde tout =elle|=lui|intérieur|dedans",
    "humeur|humeurs",
    "sens|sent|ressens|sentir comment|=je =aujourd|aujourd|=me",
    "intelligence|éducation|vocabulaire émotion|émotionnelle|sentiments",
    "=dire|exprimer content|triste|fâché|colère|peur quand|=on",
    "=ou triste|fache|fachee|colere|content|contente|fatigue|fatiguee|enerve fatigue|fatiguee|triste|fache|fachee|colere|content|peur",
    "sait|savoir|dire =comment =se|=il|=elle sent|ressent",
    "parler|dire|exprimer tracasse|embête|pèse|dérange|coeur",
    "=ou colère|tristesse|peur =est colère|tristesse|peur|fatigue",
  ],
  facts: ["joie", "tristesse", "colère", "peur"],
  moments: [
    {
      title: ["Quatre marionnettes", "Les noms effacés"],
      lines: (t) => [
        [
          `${cap(t.setting)}, il y a un théâtre de marionnettes. La pluie a effacé les noms.`,
          "Une taupe a quatre marionnettes. La pluie a effacé leurs noms.",
        ],
        `L’une rit, l’une pleure, l’une trépigne, l’une tremble. « Qui est qui ? » demande la taupe. « Et moi, aujourd’hui ? » dit ${t.friend}.`,
        forOlder(
          "« Il me les faut toutes, dit la taupe. Une fois, j’en ai oublié une, et plus rien n’allait. »",
        ),
        [`Comment trouver leurs noms, ${t.child} ?`, `${t.child}, à quoi les reconnaître ?`],
      ],
      choices: [
        {
          text: ["Regarder les visages", "Observer les bouches"],
          title: ["Quatre visages", "La bouche et les sourcils"],
          lines: (t) => [
            "Bouche qui remonte : la joie. Yeux mouillés : la tristesse. Sourcils froncés : la colère. Yeux ronds : la peur. Fais les quatre visages, toi aussi !",
            `La taupe note tout, et le rideau se lève. « Aujourd’hui, c’est la joie, dit ${t.friend}, avec un coin de peur. »`,
            forOlder(
              "« Deux à la fois, dit la taupe. Ça arrive. Alors deux marionnettes entrent, la main dans la main. »",
            ),
          ],
          returns: (t) => [
            `${t.child} regarde les visages : de la joie partout, et sur l’un, une tristesse, parce que c’est bientôt fini.`,
            `Là, des sourcils froncés et des yeux ronds. « Colère et peur », dit ${t.child}, et on sait quoi faire.`,
          ],
        },
        {
          text: ["Sentir dans le corps", "Chercher de la tête aux pieds"],
          title: ["De la tête aux pieds", "Où elle habite"],
          lines: (t) => [
            "Pieds légers : la joie. Poitrine lourde : la tristesse. Poings chauds : la colère. Ventre qui tremblote : la peur. Et toi, que sens-tu, et où ?",
            `Chaque marionnette salue à son nom, et le spectacle commence. « Pieds légers, dit ${t.friend}. C’était donc ça ! »`,
            forOlder(
              "« Aucune des quatre n’est mauvaise, dit la taupe. Chacune annonce quelque chose, comme une sonnette à la porte. »",
            ),
          ],
          returns: (t) => [
            `« Pieds légers et ventre qui tremblote, dit ${t.child}, une main sur chacun. La joie et la peur, à la fois. »`,
            `Avant le dernier pas, ${t.child} cherche de la tête aux pieds, trouve le nom et le dit.`,
          ],
        },
        {
          text: ["Écouter les voix", "Entendre chaque cri"],
          title: ["Quatre sons", "Haha, snif, grr, brr"],
          lines: (t) => [
            "Dis-le aussi : haha, voilà la joie. Snif, la tristesse. Grr, la colère. Et brr, la peur.",
            `« Quatre noms, quatre voix ! » dit la taupe, et le rideau monte. ${t.friend} fait snif et haha d’un seul coup. « J’en ai deux ! »`,
            forOlder(
              "À la fin de la pièce, toutes les quatre sont à la même table, et même grr a sa part de tarte.",
            ),
          ],
          returns: (t) => [
            `Haha, snif, grr ou brr ? ${t.child} écoute au-dedans : c’est un haha avec un petit snif.`,
            `« Brr », dit ${t.friend}, et tout le monde comprend : la peur. C’est bien, d’avoir le mot.`,
          ],
        },
      ],
    },
  ],
};
