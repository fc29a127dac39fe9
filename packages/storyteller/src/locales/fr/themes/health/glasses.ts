import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const glasses: ThemeTexts = {
  name: "ses premières lunettes",
  phrases: [
    "lunette",
    "opticien",
    "ophtalm",
    "orthoptist",
    "=vue|vision contrôle|test|examen|problème|baisse|mauvaise|trouble",
    "voir|voit|vois =mal|=flou|tableau|bien|=loin",
    "=flou|=floue",
    "cache|pansement =œil|=oeil|=yeux",
    "myop",
    "astigmat",
    "hypermétrop",
    "docteur|médecin =yeux",
    "strabisme",
    "=yeux contrôle|examen|test|lunettes",
    "lunette premières|première|porter|mettre|nouvelles|=ses|aime|veut|honte|peur",
    "=ses lunettes =mettre|porter|premières|garde|veut",
    "=ses|=des|=les|=nouvelles lunette moqu|moque|honte|refuse|bigleu|casse|garde",
    "cache =oeil|=œil",
    "lunettes|lunette nouvelles|bientôt|besoin|=va|doit",
    "patch =oeil|=œil|=yeux|lunette",
    "lunette|lunettes",
    "ophtalm|ophtalmo|opticien|orthoptiste|oculiste|optométriste",
    "=voit|=voir|=vue|=vois =mal|flou|tableau|loin|troubles|près|=bien",
    "myop|astigmat|strabis|hypermétro|louche",
    "=cache oeil|=œil|pirate",
    "verres correct|lunettes|yeux",
    "lunettes moque|rigole|rient|=rit|classe|école",
    "binocles",
    "lunettes moque|moquent|=honte|=peur",
    "porter =verres",
  ],
  facts: ["flou", "lunettes", "net", "oreille", "nez"],
  moments: [
    {
      title: ["La chouette et le buisson", "Bonjour, buisson"],
      lines: (t) => [
        [
          `« Bonjour, tata ! » crie une petite chouette ${t.setting}. C’est un buisson. « De loin, tout est flou », dit-elle.`,
          `Une petite chouette fait signe ${t.setting}. « Tata ! » C’est un buisson. « De loin, je vois tout flou. »`,
        ],
        "Une opticienne est là, avec des lunettes en rang. Elles plient la lumière, et les yeux voient net.",
        forOlder(
          "« Tes yeux sont de bons yeux, dit-elle. Ils aiment juste la compagnie. Ils ne sont pas les seuls. »",
        ),
        [`Par où commencer, ${t.child} ?`, `Comment l’aider, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Lire le tableau d’images", "Nommer les petits dessins"],
          title: ["Étoile, poisson, tasse", "Mieux comme ça ?"],
          lines: (t) => [
            `Il y a des images, des grandes aux minuscules. ${t.child} les montre : étoile, poisson, tasse. « Mieux comme ça, ou comme ça ? » dit l’opticienne.`,
            "Clic, un autre verre. « Oh ! La tasse a une anse ! » Et les lunettes se posent, sur le nez, derrière les oreilles.",
            forOlder(
              "Regarde au loin et nomme ce que tu vois, comme la chouette : « Une feuille. Une autre. Il y en a tant ! On les a comptées ? »",
            ),
          ],
          returns: (t) =>
            `${t.child} regarde encore, comme ci, puis comme ça, comme devant le tableau d’images, et cela devient net.`,
        },
        {
          text: ["Essayer plusieurs montures", "Choisir ce qui tient"],
          title: ["Ronde, carrée, verte", "Sur le nez"],
          lines: (t) => [
            `${t.child} tend des montures : ronde, carrée, verte. Dis oui de la tête : un, deux, trois ! La verte tient, sur le nez, derrière les oreilles.`,
            "On met les verres. « Des feuilles ! crie la chouette. Une par une, nettes ! Et tata est derrière le buisson. »",
            forOlder(
              "« Elles ne pincent pas, et c’est moi qui choisis », dit-elle. Toute la journée, ça fait drôle sur le nez. Le soir, plus du tout.",
            ),
          ],
          returns: (t) =>
            `${t.child} essaie ce qui va, ceci, cela, avec un grand oui de la tête, comme pour la monture verte de la chouette.`,
        },
        {
          text: ["Apprendre à les soigner", "Ranger dans leur boîte"],
          title: ["La petite boîte", "À deux mains"],
          lines: (t) => [
            "À deux mains : sur le nez, derrière les oreilles. Fais deux ronds avec tes doigts ! Là-bas, un oiseau, net jusqu’au bec.",
            `${t.child} montre le reste : un chiffon doux pour les taches, une boîte pour la nuit, les verres toujours vers le haut.`,
            forOlder(
              `« Et si on me regarde trop ? » demande la chouette. « Raconte ce que tu vois, dit ${t.child}. Ça donnera envie. »`,
            ),
          ],
          returns: (t) =>
            `Ce qu’il faut protéger, ${t.child} le range dans une petite boîte, avec un chiffon doux, comme les lunettes de la chouette.`,
        },
      ],
    },
  ],
};
