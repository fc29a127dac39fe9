import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const losing: ThemeTexts = {
  name: "perdre au jeu",
  phrases: [
    "perdre sourire",
    "important participe",
    "équipe perdu|perd",
    "rage|râle gagn =pas",
    "triche =jeu|=jeux|jeux|jouer|gagne",
    "perdre|perd|perdu|perdant =jeu|=jeux|jeux|jouer|partie|match|=course|cartes|société|jouant|=joue|=joues|=jouent|=jouait",
    "savoir|apprendre|accepte|supporte|sait|apprenne|tolére|peur|déteste|droit perdre",
    "perdre|perd|perdu pleu|colère|crie|énerv|fâch|rage|crise|triche|boude|=mal",
    "perdre =pas|grave|=bien",
    "mauvais|=bon|=bonne|mauvaise|bonne perdant|perdante|joueur|joueuse|gagnant",
    "perdant",
    "défaite",
    "gagne toujours|tout|veut|tous|obligé|important|seulement|perdre|absolument",
    "=pas gagn pleu|colère|énerv|supporte",
    "triche|tricheur",
    "fair =play",
    "fairplay",
    "=jeu|=jeux|jeux société|plateau",
    "renverse plateau|=jeu|=jeux|pions",
    "compétit|competit",
    "veut être =premier|=première",
    "toujours =premier|=première",
    "deuxième|second|dernier place|arrive",
    "battu|=bat =jeu|=jeux|match|course",
    "esprit sportif",
    "sait|savoir|apprendre =pas perdre =jeu|=jeux|jouer",
    "sait =pas perdre",
    "=pas gagn|gagne|gagné",
    "jette|lance|renverse|balance|casse plateau|cartes|pions|=dés|manette",
    "perdre|perd|perdu scène|drame|cirque|hurle|tape|jette|rager|fureur|supporte|tolère|accepte|colères|=pas",
    "perdre|perd|perdu|gagne =uno|memory|monopoly|=dames|=foot|football|belote|=oie|match|tournoi",
    "=tout =prix gagn",
    "défaite|défaites accepte|digére",
    "arrive|fini|finir dernier|dernière",
    "rejoue =pas|perd|perdu",
    "frère|soeur|sœur|frangin|frangine|fratrie gagne|gagn renverse|pleure|crie|colère|supporte|boude",
    "perd|perdre =dit|crie|jamais juste|injuste|triche",
    "gagne =que veut",
    "=pas pleur perd|perdre|perdu",
    "perd|perdre|perdu fâch|pleur|colère|énerv|crie|râle quand|=aux|=jeu|=jeux|jeux|=au|chevaux|cartes",
    "petits =chevaux",
    "content|heureux|félicit|applaud =celui|gagnant|vainqueur|gagne|autres|adversaire",
    "plateau|pions|cartes|manette|=jeu|=jeux valser|voler|envoie|jette|balance|renverse perd|perdu|perdre",
    "gagner|gagne =pas|jamais|importe|essentiel|toujours",
    "triche gagner|=jeu|jeux|cartes|=uno",
    "accept|digére|supporte|encaisse défaite|perdre|perdu|échec",
    "jouer plaisir|amus|rigol gagner|perdre",
    "boude|pleure|râle|fâche|crie|colère|triche gagne|perd|perdu|gagné|jeu",
    "=oie|=dames|=uno|=cartes perdre|savoir|gagner|perd",
    "beau|belle|bon|bonne|mauvais joueur|joueuse|perdant|perdante",
    "toujours|doit|veut =premier|=première course|jeu|jeux",
    "gagne|gagner =pas|perd furieux|colère|crise|pleure|hurle",
    "deuxième|dernier|dernière|=second|seconde finir|arriver|=bien|grave|cartes|jette|course",
  ],
  facts: ["perd", "bien joué", "recommence|encore"],
  moments: [
    {
      title: ["Le jeu des sauts", "La grenouille d’abord"],
      lines: (t) => [
        [
          `${cap(t.setting)}, une grenouille défie ${t.friend} au saut. Elle gagne, de trois grenouilles.`,
          `« Qui saute le plus loin ? » dit une grenouille. ${t.friend} saute bien. La grenouille saute mieux.`,
        ],
        `${t.friend} a perdu. Les lèvres se pincent, les yeux se mouillent. « Je ne sauterai plus jamais ! »`,
        forOlder(
          "La grenouille ne rit pas. Le matin même, elle a perdu contre une sauterelle, et de très loin.",
        ),
        [`Qu’est-ce qui aide, ${t.child} ?`, `${t.child}, et maintenant, que faire ?`],
      ],
      choices: [
        {
          text: ["Grogner pour de bon", "Râler d’abord"],
          title: ["Trois grognements", "Grr, grr, grr"],
          lines: (t) => [
            `« Dis que ça fait mal », dit ${t.child}. ${t.friend} le dit, et on grogne. Grogne, toi aussi : grr, grr, grr !`,
            `Alors il y a de la place pour d’autres mots. « Bien joué », dit ${t.friend}. « Bien joué, dit la grenouille. On recommence ? » Et hop !`,
            forOlder(
              "La grenouille gagne encore, mais d’une demi-grenouille, et tout le monde finit par terre à force de rire.",
            ),
          ],
          returns: (t) => [
            `Vers la fin, on perd quelque chose. ${t.child} grogne trois fois, grr, et dit : bien joué, on recommence.`,
            "Trois bons grognements, comme le jour de la grenouille, et on peut recommencer.",
          ],
        },
        {
          text: ["Serrer la main", "Féliciter la grenouille"],
          title: ["Une main froide", "Bien joué"],
          lines: (t) => [
            `${t.friend} avale sa salive. « Ça fait mal », et puis : « Bien joué. » La main de la grenouille est froide, mouillée, et très gentille.`,
            "« Tu sautes comme un ressort, dit-elle. Encore une fois ? » Compte aussi : un, deux, trois, hop ! On arrive presque ensemble.",
            forOlder(
              "Personne ne mesure. Un escargot pourrait, mais il veut seulement revoir le saut.",
            ),
          ],
          returns: (t) => [
            `« Bien joué », dit ${t.child} au bout du compte, la main tendue, et tout le monde veut recommencer.`,
            `Même quand ça tourne autrement que prévu, ${t.child} tend la main, comme à la grenouille : bien joué !`,
          ],
        },
        {
          text: ["Demander son secret", "Apprendre comment elle saute"],
          title: ["Le secret de la grenouille", "Des genoux à ressort"],
          lines: (t) => [
            `« Aïe. Mais bien joué, dit ${t.friend}. Comment tu fais ? » La grenouille montre : genoux en bas, bras en arrière, hop !`,
            `Fais-le aussi, tout bas, et hop ! On essaie encore et encore. ${t.friend} perd, mais de deux grenouilles seulement.`,
            forOlder(
              `Deux grenouilles, c’est moins que trois. ${t.child} pose une feuille à cet endroit, pour la prochaine fois.`,
            ),
          ],
          returns: (t) => [
            `Ça rate, et ${t.child} demande comment font les autres, comme à la grenouille : genoux en bas, et on recommence.`,
            `Personne n’est obligé d’arriver en tête. « Bien joué, montre-moi », dit ${t.friend}, et on essaie encore.`,
          ],
        },
      ],
    },
  ],
};
