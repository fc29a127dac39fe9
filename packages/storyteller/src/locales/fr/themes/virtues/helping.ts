import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const helping: ThemeTexts = {
  name: "aider les autres",
  phrases: [
    "aid|aider|aide =les|=des autres|gens|copain|amis|personnes|voisins|camarade",
    "aid|aider|aide maison",
    "aider|aide =maman|=papa|=parents|mamie|papi|papy",
    "aider|aide frère|soeur|sœur|voisin|prochain",
    "aid|aider|aide tâches|ménage|cuisine|jardin|vaisselle",
    "mettre|débarrasse table",
    "participe tâches|maison|ménage",
    "tâches ménagères|quotidien|maison",
    "serviable",
    "=rendre service|services",
    "=rendre =utile",
    "coup =de =main",
    "coup =de =pouce",
    "propose|offrir aide|=son",
    "veut =pas|jamais aider",
    "bénévol",
    "aide|aider|aidait =nous|=nos|=peu maison|parents|=à|table",
    "plier|étendre linge",
    "vider|remplir lave|poubelle|poubelles",
    "passe|vaisselle|balai aspirateur|balai|faire|essuye",
    "ménage|vaisselle|corvées|corvée participe|aide|aider|faire",
    "mettre|débarrasse =la =table",
    "donne =un coup main",
    "service|services rendre|rend",
    "mettre =couvert|=couverts",
    "aid|aider|aide|coup|main maman|papa|maison|mamie|papi|papy|ménage|cuisine|=autres|table|quotidien|parents|tâches|grand|vaisselle|courses|voisin|voisine|volontiers|=donner|spontané|jardin",
    "particip|participer maison|tâches|ménage|=vie|corvées|famille|rangement|repas",
    "ménage|ménagères|vaisselle|corvée|corvées|balai|aspirateur|lessive|poubelles|poubelle aid|faire|participer|vider|tâches|sortir|passer|=sa|=ses",
    "débarrass|mettre|=met|dresser|desservir =table|assiette|couvert|couverts",
    "=coup =de =main",
    "rendre|rend service|services",
    "=utile =être|rendre|sentir",
    "aidant|serviable",
    "veut|refuse|jamais =aider|aide maison|=à|rien",
    "aid|aider personne|personnes|dame|monsieur âgé|âgée|âgées|vieux|vieille|porter",
    "cuisine|cuisiner|bricoler aid|aider|papa|maman",
    "porter|porte|aider courses|=sac|=sacs|panier",
    "fait|=fiche =rien maison",
    "lève|lever petit doigt",
    "=entraide",
    "=aider =maison|=maman|=papa|=autres|=cuisine|=volontiers",
    "courses =porter|=aider",
    "=rendre service",
    "mettre|debarrasser|=met =table",
  ],
  facts: ["aide|aider|t'aider", "on peut", "merci"],
  moments: [
    {
      title: ["Des chaussettes partout", "La lessive de la chèvre"],
      lines: (t) => [
        [
          `Ping ! La corde à linge d’une vieille chèvre a cassé ${t.setting}. Les chaussettes volent, et une chemise atterrit sur ${t.friend}.`,
          `${cap(t.setting)}, une vieille chèvre regarde sa corde à linge cassée. Des chaussettes partout, et une chemise sur la tête ${de(t.friend)}.`,
        ],
        "« Misère », dit la chèvre. Elle n’a que quatre pattes.",
        `« On peut t’aider ? » demande ${t.child}. « Oui ! »`,
        forOlder(
          "On demande d’abord, car parfois une chèvre préfère se débrouiller. Pas aujourd’hui.",
        ),
        [`Que faire pour elle, ${t.child} ?`, `Par où commence ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Ramasser les chaussettes", "Chercher les paires"],
          title: ["Quatre paires et une", "De chaussette en chaussette"],
          lines: (t) => [
            `${t.child} range les chaussettes côte à côte. Compte avec nous : une paire, deux paires, trois paires, quatre paires ! Il en reste une.`,
            "Elle est sur la queue d’un chien qui passe. « Je me disais bien que j’avais chaud. » « Merci », dit la chèvre.",
            forOlder(
              "Elle recompte, et s’assoit un instant. Elle ne s’était pas assise depuis le petit déjeuner.",
            ),
          ],
          returns: (t) =>
            `Tout traîne par terre, et quelqu’un soupire. « Je peux aider ? » dit ${t.child}, et ramasse tout, comme les chaussettes.`,
        },
        {
          text: ["Rattacher la corde", "Faire le nœud"],
          title: ["Dessus, dessous", "Le bon nœud"],
          lines: (t) => [
            `${t.friend} tient ce bout-ci, ${t.child} ce bout-là. Dessus, dessous, un tour, et on tire ! Dzing, chante la corde, comme neuve.`,
            "Il a fallu trois essais et une langue entre les dents. « Merci », dit la chèvre, et elle étend enfin sa chemise.",
            forOlder(
              "Puis elle montre son nœud à elle, le nœud de vieille chèvre. Comme ça, on en connaît deux.",
            ),
          ],
          returns: (t) =>
            `Quelque chose a lâché. « Je peux aider ? » dit ${t.child}. Dessus, dessous, un tour, et on tire, comme pour la corde.`,
        },
        {
          text: ["Demander ce qu’il lui faut", "Savoir ce qui manque"],
          title: ["Ce qu’il lui fallait", "Une chanson pour le linge"],
          lines: (t) => [
            `« De quoi as-tu besoin ? » demande ${t.child}. La chèvre réfléchit. « De quelqu’un pour le panier. Et de quelqu’un qui chante. Sans chanson, c’est si long. »`,
            `Alors ${t.child} tient le panier, et ${t.friend} chante. « Merci, dit la chèvre, c’est exactement ça. »`,
            forOlder("La chanson, personne ne l’aurait devinée. On a bien fait de demander."),
          ],
          returns: (t) =>
            `« De quoi as-tu besoin ? » demande ${t.child}, comme à la chèvre, car l’aide tombe mieux quand on a demandé.`,
        },
      ],
    },
  ],
};
