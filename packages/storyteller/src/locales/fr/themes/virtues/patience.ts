import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const patience: ThemeTexts = {
  name: "la patience",
  phrases: [
    "attendre|attend|attente apprendre|apprenne|savoir|sache|calme|calmement|difficile|=mal|supporte|mieux|arrive|peine",
    "attendre|attend sans pleure|râler|crier|crise|plaindre|pleurniche|colère",
    "attendre|attend|attente noël|anniversaire|cadeau|repas|vacances|surprise|dessert|goûter",
    "attendre|attend minute|moment|=peu|longtemps|jamais|rien",
    "=pas|=jamais attendre|attend sait|peut|veut|aime|capable",
    "veut|veux|exige|réclame =tout suite|immédiatement|maintenant",
    "=tout =tout =de suite",
    "frustration attente|attendre",
    "gratification différée|immédiate",
    "quand =est arrive =qu",
    "prendre|prend|donne =temps",
    "toujours|trop|moins pressé|pressée|presse",
    "=ne =pas dépêche|précipite",
    "précipit",
    "ralentir",
    "aller|faire doucement|lentement",
    "maîtrise =soi",
    "chaque chose =son temps",
    "=attendre",
    "attente =la|=apprendre|longue",
    "vouloir|veut =tout immédiatement|maintenant|=vite",
    "=attente",
    "prendre|prend|prennent|donne|laisse =du|=le|=son temps choses|faire|bien|=du",
    "attends|attend|attendre maman|papa occup|occupée|occupé|=peu|travaille",
    "patient être|plus|apprendre|enfant",
    "=tout =suite veut",
    "place tenir|tient attend|attendant",
    "patience|=patient|=patiente|=patients|patiente|patiemment",
    "impatien",
    "attend|attendre maman|papa téléphone|occup|travaille|parle",
    "patien|impatien",
    "=veut|vouloir|exige tout =tout =suite",
    "=tout =suite",
    "attend|attendre =pas|sans|supporte|long|savoir|sait|apprendre|difficile|capable|noël|anniversaire|cadeau|surprise|longtemps|résultat|=peu|minute|repas|heures|salle",
    "=quand =arrive|arrivé",
    "bientôt|longtemps =encore",
    "attente",
    "=vient =point",
    "trop =pressé|=pressée",
    "immédiat|immédiatement|frustration|=délai",
    "patienter",
    "attendre|attente médecin|longtemps|salle|minutes|queue",
    "attend|attendre|patient gâteau|four|cuisson|pousse|réponse|tour|fin",
    "énerve|agace|trépigne attend|attendre",
    "tient|tenir|attendre|attend|patiente minute|minutes|seconde",
    "=on arrive quand|bientôt",
    "minutes|minute éternité",
    "éternité",
    "=tient|=peut =plus|=attendre =noël|=anniversaire",
    "=cinq|=toutes =minutes =demande|=quand",
    "=temps =long =avant|=noël",
    "=calme =attendant|=attendre",
    "=en =attendant =calme|=rester",
  ],
  facts: ["attend", "ouvr|ouvert", "gonfl", "prêt|cuit"],
  moments: [
    {
      title: ["Le four en terre", "Pas encore"],
      lines: (t) => [
        [
          `Dans un four en terre, ${t.setting}, cuit un gâteau, et un blaireau le surveille. « Pas encore », dit-il.`,
          `${cap(t.setting)}, il y a un four en terre, et dedans, un gâteau. « Pas encore », dit le blaireau de garde.`,
        ],
        `${t.friend} tend la main vers la porte. « Si on ouvre, il retombe. Si on attend, il gonfle. »`,
        forOlder(
          "Par les fentes, ça sent le miel, la pomme et le citron. Dur métier que celui de nez, dans ces moments-là.",
        ),
        [`Comment attendre, ${t.child} ?`, `Que faire en attendant, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chanter longtemps", "Fredonner tous les couplets"],
          title: ["La chanson de l’escargot", "Neuf couplets"],
          lines: (t) => [
            `${t.child} chante l’escargot qui va chercher son pain en ville. Chante aussi : tout doux, tout doux, j’y vais !`,
            "Au neuvième couplet, l’escargot arrive, et le gâteau est cuit : haut, rond et doré.",
            forOlder(
              "« Neuf couplets, c’est parfait pour un gâteau au miel, dit le blaireau. Pour le pain, il faut celle au long refrain. »",
            ),
          ],
          returns: (t) =>
            `Il reste encore un peu à attendre. ${t.child} fredonne l’escargot, et au quatrième couplet, c’est fini.`,
        },
        {
          text: ["Respirer doucement", "Souffler sans se presser"],
          title: ["Inspire, souffle", "Vingt souffles"],
          lines: (t) => [
            `${t.child} inspire la bonne odeur, et souffle lentement. Fais pareil : inspire, souffle, inspire, souffle.`,
            "Les fourmis quittent les jambes. Dix fois, puis encore dix. « Il est prêt ! » dit le blaireau. Il est haut comme un chapeau.",
            forOlder(
              "Quand on fixe une attente, elle s’allonge. Celle-ci, personne ne la regarde : elle passe sur la pointe des pieds.",
            ),
          ],
          returns: (t) =>
            `Impossible d’aller plus vite. Alors ${t.child} inspire, puis souffle lentement, comme devant le four.`,
        },
        {
          text: ["Mettre la table", "Préparer les assiettes"],
          title: ["Des feuilles pour assiettes", "Les mains occupées"],
          lines: (t) => [
            `« Mes mains veulent du travail », dit ${t.child}. On pose des feuilles comme assiettes, on plie des serviettes, on cherche une fleur.`,
            "La fleur tient enfin droite, et le blaireau va voir. C’est cuit, tendre et doré jusqu’en haut.",
            forOlder(
              "« En général, on reste planté devant ma porte, dit le blaireau. Ça ne va pas plus vite. J’ai vérifié. »",
            ),
          ],
          returns: (t) =>
            `« Et si on préparait quelque chose, en attendant ? » dit ${t.child}. Et les mains s’activent, comme près du four.`,
        },
      ],
    },
  ],
};
