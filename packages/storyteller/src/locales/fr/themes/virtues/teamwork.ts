import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const teamwork: ThemeTexts = {
  name: "le travail d’équipe",
  phrases: [
    "équipe",
    "coopér|coopèr",
    "collabor",
    "travail|travaille ensemble",
    "travail|travaille =en groupe",
    "faire|construire|jouer|réussir choses|quelque|tous|mieux ensemble",
    "entraide",
    "entraide|entraident",
    "esprit groupe|collectif",
    "unir forces|union",
    "union =fait force",
    "écoute|accepte|respecte idées|avis =autres|=chacun|copain",
    "commande autres|tout|copain|=jeu|=jeux",
    "autoritaire",
    "veut =tout faire =seul|=seule",
    "projet =commun|ensemble|groupe",
    "=tous ensemble",
    "aider =les =uns =autres",
    "partage|répartir tâches|travail|rôles",
    "jeux|=jeu|=jeux coopératif|coopératifs|collectif",
    "esprit équipe",
    "jouer|=joue|=joues|=jouent|=jouait|jouent|travaille|construire|fabrique|apprendre|bâtir|réussir ensemble",
    "ensemble plus|mieux fort|forts",
    "travail|projet|effort|travaux groupe",
    "plusieurs =à faire|choses|travail|jouer|construire",
    "esprit =d|=de équipe|groupe",
    "équipe =en|jouer|travail|sport|entraide",
    "solidaire|solidaires",
    "compter =les =uns autres",
    "=ensemble",
    "faire|fait|faisons ensemble",
    "dirige|commande|=chef|décide jouer|=joue|=joues|=jouent|=jouait|toujours|=tout|=jeu|=jeux|autres|copain",
    "équipe|equipe|coopér|cooper|collabor|collecti|entraid|solidaire|=ensemble esprit|travail|jouer|construire|ensemble|sport|foot|faire|réussir|apprendre|autres|fort|forts|projet|=jeu|effort",
    "entraid|coopér|collabor",
    "union|unis force|ensemble|plus|fort",
    "=ensemble|=plusieurs|=groupe construire|travail|travailler|réussir|projet|faire|jouer|bâtir|jeux|bricoler|fort|forts",
    "jouer =collectif|=équipe|ensemble",
    "passe|passer =ballon|=balle foot|copain|équipe|perso",
    "perso|personnel =trop|joue foot|ballon|équipe|=jeu",
    "perso|=seul jouer|joue =pas|trop|foot|équipe|ballon =perso|=perso|collectif",
    "=jouer =perso",
    "ramer ensemble",
    "tirer même sens",
    "passer|passe =ballon|=balle =équipe|=seul|=perso",
    "=ensemble =travailler|=construire|=jouer|=faire|=mieux",
    "=plusieurs =facile|=mieux|=ensemble",
    "=chacun =sa =part",
  ],
  facts: ["ensemble", "chacun", "tout seul"],
  moments: [
    {
      title: ["La maison dans la flaque", "Un œuf qui a le tournis"],
      lines: (t) => [
        [
          `La petite maison d’une poule est tombée dans une flaque ${t.setting}. Chacun tire un coin, tout seul, et la maison tourne comme un manège.`,
          `${cap(t.setting)}, la petite maison d’une poule s’enfonce dans la boue. Chacun tire tout seul, de son côté, et elle grince, c’est tout.`,
        ],
        "« Mon œuf a le tournis », dit la poule.",
        forOlder(
          "Même un escargot s’y est mis. Il pousse de tout son cœur, mais cela ne se voit pas.",
        ),
        [`Comment sortir la maison, ${t.child} ?`, `Que dit ${t.child} à la bande ?`],
      ],
      choices: [
        {
          text: ["Soulever en même temps", "Porter tous à la fois"],
          title: ["Un, deux, trois, hop", "Et hop"],
          lines: (t) => [
            `« Ensemble ! crie ${t.child}. Un, deux, trois, hop ! » Compte avec nous : un, deux, trois, hop !`,
            "Et la maison monte, droite comme un gâteau sur un plateau. L’œuf n’a même pas tremblé.",
            forOlder(
              "Quelqu’un rit, redit hop, et la maison saute jusqu’au sec, comme une grenouille avec un toit.",
            ),
          ],
          returns: (t) =>
            `« Un, deux, trois, hop ! » crie ${t.child}, comme à la flaque, et ce qui était lourd devient léger.`,
        },
        {
          text: ["Partager le travail", "Donner des rôles"],
          title: ["À chacun son rôle", "Ce que voit l’escargot"],
          lines: (t) => [
            `${t.child} partage : pour ${t.friend}, le côté lourd, pour la poule, la porte, et pour l’escargot, surveiller d’en bas.`,
            "« Maintenant ! » crie l’escargot, juste quand la boue lâche. Et ensemble, on porte la maison au sec.",
            forOlder(
              "« Moi, j’étais les yeux », dit ensuite l’escargot. Et il les tient un peu plus haut qu’avant.",
            ),
          ],
          returns: (t) =>
            `${t.child} demande qui sait faire quoi, et chacun trouve son rôle, même le plus petit, comme l’escargot.`,
        },
        {
          text: ["Écouter chaque idée", "Demander l’avis des autres"],
          title: ["Trois idées en une", "Des planches et de la bave"],
          lines: (t) => [
            `${t.child} demande, et chacun a un bout d’idée. Des planches, dit ${t.friend}. Des plumes, dit la poule. De la bave, dit l’escargot.`,
            "On met tout ensemble : des planches qui glissent ! La maison sort de la flaque, ziiip.",
            forOlder(
              "Et les plumes ? Elles vont dans le nid. Un œuf qui a eu le tournis aime bien le moelleux.",
            ),
          ],
          returns: (t) =>
            `« Et toi, tu as une idée ? Et toi ? » demande ${t.child}, car des bouts d’idées ont fait glisser une maison.`,
        },
      ],
    },
  ],
};
