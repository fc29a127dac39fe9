import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const magnets: ThemeTexts = {
  name: "les aimants",
  phrases: [
    "=aimant|=aimants",
    "=aimant|=aimants attire|attirent|colle|collent|marche|marchent|=fer|métal|comment|pourquoi",
    "aimanté|aimantation",
    "magnétiqu",
    "magnétisme",
    "=aimants pôles|nord|=sud|repousse|repoussent",
    "attire|attirent|attraction métal|métaux|=fer|aimant",
    "repousse|repoussent aimant|aimants|pôles",
    "boussole",
    "pôles nord|aimant|aimants",
    "=fer colle|attire|acier|aimant",
    "métal|métaux colle|collent|attirés",
    "magnet",
    "frigo colle|aimant|aimants|magnet",
    "force|forces invisible|invisibles",
    "science aimants",
    "pourquoi =aimants|=aimant collent|colle|attire frigo|=fer|métal",
    "magnet|aimant|aimants colle|collent|pourquoi|frigo|attire",
    "attire repousse|colle",
    "aimant|aimants|magnét|magnet|boussole|=aiment =pôles",
    "attir|colle|coller|tient|tiennent =frigo|=fer|trombone|trombones|métal|clous|réfrigérateur",
    "frigo =tient|tiennent|colle|collent",
  ],
  facts: [
    "aimant|l’aimant",
    "acier|d’acier|l’acier|fer",
    "bois",
    "attire|attirent|tire",
    "bout|bouts",
  ],
  moments: [
    {
      title: ["L’aiguille dans la paille", "Il manque une manche"],
      lines: (t) => [
        [
          `Une souris couturière cherche ${t.setting}. Son aiguille est dans la paille, et il manque une manche.`,
          `« Mon aiguille ! » Une souris couturière fouille la paille ${t.setting}. À côté, un manteau à une manche.`,
        ],
        `${t.friend} trouve un bouton en bois. Dans le panier, un aimant en fer à cheval.`,
        forOlder(
          "Le manteau est pour un blaireau qui est déjà passé trois fois, en grelottant chaque fois un peu plus fort.",
        ),
        [`À quoi peut-il servir, ${t.child} ?`, `Qu’essayer avec lui, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Pêcher dans la paille", "Attacher le fil"],
          title: ["La pêche à l’aiguille", "Clic"],
          lines: (t) => [
            `${t.child} descend l’aimant au bout d’un fil. La paille reste là. Le bouton en bois reste là. Et soudain, clic !`,
            "Voilà l’aiguille en acier, sans les mains. Un aimant attire le fer et l’acier, par ses deux bouts. Le bois, il le laisse tranquille.",
            forOlder(
              "Le soir, le manteau a deux manches, et l’aimant pend près de la porte, avec toutes les épingles perdues depuis toujours.",
            ),
          ],
          returns: (t) =>
            `${t.child} repense au fil dans la paille : ne pas fouiller, laisser venir. Et clic, c’est là.`,
        },
        {
          text: ["Tester les choses autour", "Toucher à tout"],
          title: ["Clic ou pas clic", "Qu’est-ce qui colle ?"],
          lines: (t) => [
            `${t.child} teste. Devine aussi ! Le bouton en bois ? Non. La feuille ? Non. Le clou en fer ? Clic, et par les deux bouts !`,
            "« L’aimant attire le fer et l’acier, dit la souris. Et mon aiguille est en acier ! » Doucement, sur la paille : clic.",
            forOlder(
              "Pas tous les métaux, pourtant : le dé en or et la bouilloire en cuivre n’ont pas bougé. Ils le prennent bien.",
            ),
          ],
          returns: (t) =>
            `« Clic ou pas clic ? » demande ${t.child}. On essaie une chose après l’autre, et la bonne vient toute seule.`,
        },
        {
          text: ["Jouer avec deux aimants", "Emprunter le second aimant"],
          title: ["Bonjour et va-t’en", "Deux bouts"],
          lines: (t) => [
            `La souris a deux aimants. ${t.child} met bout contre bout : ils se poussent ! On en retourne un : clac, collés.`,
            "Bouts pareils, ça se pousse. Bouts différents, l’un attire l’autre. Le bois ne sent rien, mais l’aiguille en acier, clic, saute dessus !",
            forOlder(
              "Ces bouts s’appellent des pôles, nord et sud. Pendu à un fil, un aimant tourne jusqu’à regarder le nord : une boussole !",
            ),
          ],
          returns: (t) =>
            `Ça pousse ? ${t.child} fait un demi-tour, comme avec les aimants, et clac, ça colle.`,
        },
      ],
    },
  ],
};
