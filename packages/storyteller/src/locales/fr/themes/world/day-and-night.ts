import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const dayAndNight: ThemeTexts = {
  name: "le jour et la nuit",
  phrases: [
    "jour nuit",
    "journée nuit",
    "nuit pourquoi|comment noir|noire|fait|tombe|vient|existe|arrive|sombre",
    "fait =noir|sombre pourquoi|soir|nuit",
    "soleil couche|=va|part|lève|cache|dort|=où|disparaît|nuit",
    "lever|coucher =du soleil",
    "terre tourne|rotation|toupie|=tour",
    "rotation terre|planète",
    "=globe terrestre",
    "autre côté terre|monde|planète",
    "fuseau|fuseaux|décalage horaire|horaires",
    "=24|vingt heures|=quatre",
    "aube|crépuscule",
    "ombre|ombres soleil|bouge|bougent|longue|pourquoi|change|grandit",
    "alternance =jour",
    "jour =en australie|chine|amérique|japon dort|nuit",
    "fait jour|nuit ailleurs|autre|pays|dort|australie|quand",
    "soleil nuit|soir|dort =où|couche|=va|passe|pourquoi",
    "pourquoi|comment =nuit|=jour =fait tombe",
    "pourquoi|comment =fait|lève|vient|existe =jour|=nuit",
    "pourquoi =y =nuit|=jour",
    "pourquoi =nuit existe|noir|=il|tombe",
    "terre|planète =tourne|=tourn =soi|elle|soleil|même|pourquoi|toupie",
    "soleil =couche|=lève|lever|coucher|dort|part|disparaît|=va|revient|caché|cache|nuit|soir|matin pourquoi|nuit|soir|=où|comment|lever|coucher|=est|matin",
    "pourquoi|comment|alternance|différence =nuit|=jour jour|fait|tombe|noir|vient|nuit|sombre",
    "=jour =nuit|=nuits",
    "rotation terre",
    "fuseaux|lever|coucher soleil|horaires",
    "=la =terre =tourne",
  ],
  facts: ["terre", "tourn", "soleil", "jour", "nuit"],
  moments: [
    {
      title: ["Le coq enroué", "Qui prend le soleil ?"],
      lines: (t) => [
        [
          `« Chaque soir, on prend le soleil, dit un coq enroué ${t.setting}, et je dois crier pour qu’on le rende ! »`,
          `${cap(t.setting)}, un coq n’a plus de voix. « Chaque matin, je crie après le soleil, souffle-t-il. Qui le prend ? »`,
        ],
        "« Personne, dit une tortue. Il reste là. La Terre tourne, et nous avec. »",
        forOlder(
          "Le coq s’accroche au sol des deux pattes. Il ne sent rien tourner. « C’est qu’elle va tout doux », dit la tortue.",
        ),
        [`Comment le lui montrer, ${t.child} ?`, `Comment le verrait-il, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tourner comme la Terre", "Jouer à la planète"],
          title: ["Le nez au soleil", "Un tour complet"],
          lines: (t) => [
            `${t.friend} fait le soleil, sans bouger. Tourne doucement avec ${t.child} ! Face au soleil : le jour. Tourne encore, de dos : la nuit.`,
            "« Il était derrière moi tout le temps ! » dit le coq. Un tour entier, c’est un jour et une nuit.",
            forOlder(
              "La vraie Terre met vingt-quatre heures. Le coq met onze secondes, et après, il doit s’asseoir.",
            ),
          ],
          returns: (t) =>
            `${t.child} fait un tour, doucement : face à la lumière, dos à la lumière. Voilà un jour et une nuit.`,
        },
        {
          text: ["Éclairer la pomme", "Prendre la lampe"],
          title: ["La pomme et la lampe", "Un pépin pour coq"],
          lines: (t) => [
            `Une lampe fait le soleil, une pomme fait la Terre, un pépin collé fait le coq. ${t.child} tourne la pomme : à la lumière, jour ! De l’autre côté, nuit.`,
            "« Et là-bas derrière ? » demande le coq. Là-bas, quelqu’un se réveille à peine.",
            forOlder(
              "« Alors il y a toujours un coq debout quelque part. » Quel soulagement : il va pouvoir reposer sa gorge.",
            ),
          ],
          returns: (t) =>
            `${t.child} tourne une pomme dans la lumière, jour, nuit, jour, et croque dans le matin.`,
        },
        {
          text: ["Suivre l’ombre", "Regarder l’ombre marcher"],
          title: ["L’ombre qui marche", "Un caillou au bout"],
          lines: (t) => [
            `${t.child} dresse une brindille, et pose un caillou au bout de son ombre. On chante trois chansons. Elle a bougé !`,
            "Ce n’est pas la brindille, ni le soleil : la Terre tourne. Vers la lumière, c’est le jour, de l’autre côté, la nuit.",
            forOlder(
              "Le coq pose caillou après caillou, toute une rangée. « Ma promenade du jour, dit-il fièrement. Et sans me lever ! »",
            ),
          ],
          returns: (t) =>
            `« Depuis le premier caillou, la Terre a bien tourné, dit ${t.child}, avec tout le monde dessus. »`,
        },
      ],
    },
  ],
};
