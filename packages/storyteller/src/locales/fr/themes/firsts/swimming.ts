import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const swimming: ThemeTexts = {
  name: "apprendre à nager",
  phrases: [
    "nager",
    "nage|nageait|nageur|natation",
    "apprendre|apprentissage|cours|leçon|leçons nage|nager|natation|piscine",
    "peur|angoisse|crainte|déteste|aime =eau|=eaux|piscine",
    "tête|visage|yeux =sous|dans|mouiller =eau|=eaux",
    "faire =la planche",
    "bulles =eau|=eaux|piscine",
    "brassards|bouée|frite",
    "lunettes piscine|natation",
    "bébé nageur",
    "plonge|plongeon =eau|=eaux|piscine|apprendre",
    "mettre tête =eau|=eaux",
    "éclabouss",
    "battre|battements jambes|pieds",
    "confiance =eau|=eaux",
    "aisance aquatique",
    "=crawl",
    "=brasse nager|apprendre",
    "nager tout|toute",
    "sentir|aise|bien =dans =eau|=eaux|piscine",
    "saute =dans =eau|=eaux|piscine",
    "=eau peur|aime|déteste",
    "flotte apprendre|=eau|=eaux|piscine|planche|=dos",
    "piscine première|premier|aller|apprendre|peur|cours|leçon|école|maître",
    "=piscine|=piscines",
    "grand =bain|bassin saute|nager|piscine|peur|=le",
    "sans brassards|bouée|frite|brassard",
    "peur|crain|panique =eau|=eaux piscine|nager|bassin|=mer",
    "barbot|patauge|plouf",
    "=dans =eau lance|saute|plonge|entre|brassards",
    "=eau|=eaux brassard|brassards|bouée",
    "tete|tête =sous|=dans =eau|=eaux|=leau|piscine",
    "nager|nage|natation|=nageur|=nageuse|crawl|brasse|brassards|bouée|plongeon|plonger|plongeoir",
    "tête =sous|=eau =eau|sous peur|mettre",
    "peur|aime|=ose|apprivois =eau|piscine nager|piscine|profonde|grand|sauter|tête|mettre",
    "piscine cours|aller|peur|sauter|apprendre|brassards|leçon|aime",
    "brassard|brassards|bouee enlever|sans|nager|retirer|piscine|plus",
    "lecon|lecons|cours|apprendre|club natation|nager",
    "plonger|plonge piscine|lunettes|=tête|eau|fond",
    "=leçon|=leçons|=cours =natation|=piscine",
    "=grand =bain",
    "sauter =bain|=piscine|=eau =brassards|=sans|=peur",
    "flotter =eau|=apprendre",
    "maître nageur",
    "plonge|plonger =piscine|=apprendre",
    "piscine seance|seances|cours|classe|lecon|lecons",
  ],
  facts: ["jamais", "souffl", "flott|port", "bat|battre"],
  moments: [
    {
      title: ["La mare calme", "Un castor au bord de l’eau"],
      lines: (t) => [
        [
          `Un petit castor se tient ${t.setting}, les pieds dans une eau peu profonde. « Moi, je ne sais pas nager », dit-il.`,
          `${cap(t.setting)}, il y a une mare peu profonde. « Tous les castors nagent, soupire un petit. Moi, pas encore. »`,
        ],
        "« Jamais dans l’eau sans moi, dit Maman. Ensuite : souffler, flotter, battre des pieds. »",
        forOlder(
          "L’eau tremble un peu. On dirait qu’elle attend, et elle n’a pas l’air pressée du tout.",
        ),
        [`On essaie quoi, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Souffler des bulles", "Faire blub avec lui"],
          title: ["Blub", "Des bulles dans la mare"],
          lines: (t) => [
            `${t.child} lui montre : le menton, puis la bouche, et on souffle lentement. Souffle aussi : blub, blub, blub ! En haut on prend l’air, en bas on le rend.`,
            "Après dix bulles, le nez y est aussi. L’eau, ça mouille, voilà tout.",
            forOlder(
              `« Qu’est-ce que tu as dit, là-dessous ? » demande ${t.friend}. « Bonjour », dit le castor. En bulles, c’est assez long.`,
            ),
          ],
          returns: (t) => [
            `Quand tout se serre, ${t.child} souffle lentement, blub, blub, comme le castor, et l’air revient de lui-même.`,
            `${t.child} souffle, long et lent, comme une file de bulles, et tout pèse moins.`,
          ],
        },
        {
          text: ["Flotter comme les étoiles", "Ouvrir grand les bras"],
          title: ["L’étoile sur l’eau", "Les oreilles dans l’eau"],
          lines: () => [
            "Maman glisse ses pattes sous son dos. Ventre en l’air, oreilles dans l’eau. Ouvre les bras, toi aussi, et respire : l’air entre, l’air sort.",
            "« Je te tiens d’une patte », dit Maman. Puis d’un doigt. Le reste, c’est l’eau qui le porte.",
            forOlder(
              "Les oreilles dans l’eau, c’est le grand silence. Le castor entend son cœur, et aussi un poisson qui fredonne.",
            ),
          ],
          returns: (t) => [
            `${t.child} ouvre les bras et respire, comme l’étoile sur l’eau, et se laisse porter.`,
            `Se débattre n’aide pas. ${t.child} respire, les bras ouverts, comme dans la mare, et tout devient facile.`,
          ],
        },
        {
          text: ["Battre des pieds", "Éclabousser partout"],
          title: ["Le moteur", "Plif, plaf, plouf"],
          lines: (t) => [
            "Les mains au bord, les jambes longues, et on bat ! À petits coups rapides. Bats des pieds aussi : plif, plaf, plouf !",
            "Puis Maman lui donne une planche, et le castor avance. Une longueur de castor, et encore une !",
            forOlder(
              `${t.friend} reçoit les vagues, et le poisson, l’écume. Personne ne reste au sec, et le castor continuerait bien jusqu’au dîner.`,
            ),
          ],
          returns: (t) => [
            `${t.child} fait comme le castor à la planche : de petits coups rapides, sans arrêt, et l’on avance.`,
            `« Plif, plaf, plouf », dit ${t.child}, et l’on avance d’une longueur de castor, puis d’une autre.`,
          ],
        },
      ],
    },
  ],
};
