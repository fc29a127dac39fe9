import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const strangers: ThemeTexts = {
  name: "ne pas suivre un inconnu",
  phrases: [
    "inconnu",
    "inconnu|inconnue",
    "étranger parler|suivre|suit|méfie|partir|danger|bonbon|confiance",
    "suivre|suit|partir|part|aller quelqu|gens|personne|importe connaît|connait|=qui|=pas",
    "gens|personne|personnes =pas connaît|connait|connaissons|connaître",
    "accepte|prendre bonbon|cadeau inconnu|quelqu|étranger|personne|gens",
    "bonbon inconnu|étranger",
    "confiance|confiant =trop|inconnu|facile|monde",
    "ouvrir|ouvre =la =porte",
    "monte voiture quelqu|inconnu|personne",
    "parle|parler =à tout|importe monde|=qui|=rue|=rues",
    "=mot|=mots|code secret|passe famille",
    "=mot =de passe",
    "enlèvement|kidnap",
    "méfie|méfiance gens|adulte|inconnu|=rue|=rues",
    "sonne porte",
    "danger inconnu",
    "prévenir|demande avant partir|suivre",
    "accepte|prendre|refuse bonbon|cadeau",
    "parler =aux|=à inconnu|étranger",
    "suivre =un|=une|=des inconnu|étranger",
    "propose|offre|donne bonbon|cadeau",
    "monsieur|dame inconnu|bonbon|propose",
    "=pas suivre|partir|aller =avec inconnu|quelqu|importe",
    "adulte|gens|quelqu|personne|personnes|monsieur|dame connait|connaît|connaissent|connais =pas",
    "=non adulte|quelqu|monsieur|personne connait|connaît =pas|dire",
    "parle|parler monde|gens|=tout|importe =rue|=rues|danger|inconnu|dangereux",
    "inconnu|inconnue|étranger ramene|voiture|raccompagne|propose|suivre|parler|porte",
    "ouvrir|ouvre porte connait|connaît|inconnu|sonne|quelqu|seul",
    "propose|offre|donne|offrent bonbon|cadeau|voiture|tour monsieur|inconnu|dame|quelqu|=un",
    "suivre|partir|part|suit =avec|=pas =importe|quelqu|inconnu",
    "=méfie|=méfier|=méfies gens|connait|connaît",
    "enlevé|kidnappé|rapt",
    "suiv|suivrait|suivre =importe|=qui",
    "ouvr|ouvrir =importe|inconnu|sonne",
    "part|suit|=va|suivrait =avec =tout|=importe|inconnu|gens monde|=qui|inconnu",
    "=non inconnu|inconnue =dire|=à",
    "inconnu|inconnus|inconnue|étrangers|etrangers parl|suivre|suis|aller|monter|bonbon|voiture|méfier|danger|attention|accepter|ouvrir|porte|peur|confiance|jamais|=rue|internet|partir|approche|proposent|propose",
    "monsieur|dame|=quelqu|=personne|gens|adulte|homme|type connaît|connais|connait|connaissons|bizarre =pas|invite|voiture|porte|bonbon|suivre|parler|ouvrir|jamais|monter|partir|accepter",
    "suivre|suit|partir|parle|parler|monter|ouvrir =importe =qui",
    "importe =qui parle|suit|partir|confiance|=va",
    "enlèvement|kidnapp|prédateur|=pédophile",
    "ouvr|ouvrir|sonne =porte|inconnu quelqu|inconnu|connaît|jamais|seul|personne",
    "bonbons|bonbon|cadeau|cadeaux inconnu|personne|monsieur|dame|=rue|étranger|accepter|connaît",
    "suivre|accompagner|monter refus|jamais|=pas|=sans adulte|inconnu|étranger|voiture",
    "homme|monsieur|dame|=type|adulte bizarre|louche|suspect|inquiétant|insiste",
    "adulte suivre|inconnu|étranger",
    "inconnu|inconnus|inconnue =demande|=propose|=suivre|=parler|=bonbons|=voir|=internet",
    "=monsieur|=homme =bonbons|=chiots|=voiture|=parc",
    "=dame|=monsieur|=homme|=quelqu emmener|emmène|=suivre",
    "=habite =internet|=inconnu|=dire",
  ],
  facts: ["ne part pas|ne pars pas|ne suit pas", "demand", "non", "racont|dit tout|dire"],
  moments: [
    {
      title: ["Des chatons au coin", "Une voix aimable"],
      lines: (t) => [
        [
          `Un jeune écureuil ramasse des noix ${t.setting}. Un inconnu s’arrête. « J’ai des chatons, par là. Viens ! »`,
          `« Viens donc, j’ai des chatons », dit un inconnu à un jeune écureuil ${t.setting}.`,
        ],
        "Il a l’air aimable. Mais on ne part pas avec lui : d’abord, on demande à Papa ou à Maman.",
        forOlder(
          "Presque tout le monde est gentil, et de l’extérieur cela ne se voit pas. Alors la règle est la même pour tous : demander d’abord.",
        ),
        [`Qu’est-ce qui aide ici, ${t.child} ?`, `Que peut-on faire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Reculer de trois pas", "Garder ses distances"],
          title: ["Trois pas en arrière", "Plus loin qu’un bras"],
          lines: (t) => [
            `Trois grands pas en arrière, compte avec ${t.child} et l’écureuil : et un, et deux, et trois ! « Non », dit-il de là.`,
            "Puis on court au noyer tout raconter à Papa. « C’est bien de me le dire. » L’inconnu n’est plus là.",
            forOlder(
              "« Et s’il avait su mon nom ? » « Il serait quand même quelqu’un que l’on ne connaît pas », dit Papa.",
            ),
          ],
          returns: (t) => [
            `Quelque chose est bizarre, alors ${t.child} recule de trois pas, comme près du noyer, et de là on réfléchit mieux.`,
            `Trois pas en arrière, puis demander : ${t.child} l’a fait avec l’écureuil, et le refait.`,
          ],
        },
        {
          text: ["Dire non très fort", "Crier qu’on ne le connaît pas"],
          title: ["Une voix de cloche", "Un grand non"],
          lines: () => [
            "Les pieds bien plantés, côte à côte. Dis-le aussi, très fort : non ! Je ne vous connais pas ! Tout le monde se retourne.",
            "L’inconnu s’éloigne vite. L’écureuil court tout raconter à Papa. « Là, on peut crier », dit-il.",
            forOlder(
              "« C’était impoli ? » « Dire non n’est jamais impoli, dit Papa. Et qui veut du bien viendra me demander. »",
            ),
          ],
          returns: (t) => [
            `« Non ! » dit ${t.child}, les pieds plantés et la voix comme une cloche, comme à côté de l’écureuil, et cela s’entend.`,
            `La politesse peut attendre : ${t.child} dit un grand non bien clair, comme parmi les noix, sans bouger d’un pas.`,
          ],
        },
        {
          text: ["Demander le mot secret", "Penser à notre code"],
          title: ["Le mot de passe", "Lune de crêpe"],
          lines: () => [
            "« Quel est notre mot de passe ? » demande l’écureuil. L’inconnu ne sait pas. « Alors c’est non. »",
            "On court tout raconter à Papa. « Qui vient de ma part le connaît », dit-il. Quel serait le tien ? Ne le dis pas : pense-le seulement !",
            forOlder(
              "L’ancien, c’était lune de crêpe. Comme trop d’oreilles l’ont entendu, on en choisit un autre le soir même.",
            ),
          ],
          returns: (t) => [
            `Avant d’aller avec quelqu’un, ${t.child} demande un mot que seuls les siens connaissent, comme l’écureuil.`,
            `« D’abord on demande », dit ${t.child}, qui n’a pas oublié le mot de passe des écureuils, et on demande.`,
          ],
        },
      ],
    },
  ],
};
