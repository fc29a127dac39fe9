import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const waterCycle: ThemeTexts = {
  name: "le cycle de l’eau",
  phrases: [
    "cycle =eau|=eaux",
    "cycle pluie",
    "pluie|pleut|pleuvoir =où|pourquoi|comment|quoi|vient|forme|tombe|origine",
    "pluie =mer|rivière|nuage",
    "pluie explique|comprendre|découvrir|apprendre",
    "nuage comment|=où|quoi|pourquoi|forment|fabriqu|naissent|vient|viennent",
    "évapor",
    "condens|précipitation",
    "vapeur =eau|=eaux",
    "goutte|gouttes|gouttelette voyage|=eau|=eaux|pluie|aventure|histoire",
    "=eau voyage|trajet|parcours|chemin|circuit|boucle",
    "=eau =où vient|=va|part|passe|arrive|tombe",
    "=eau monte|ciel",
    "=eau =mer|océan nuage|ciel|pluie",
    "=eau transforme|devient|change nuage|pluie|vapeur|glace",
    "états =eau",
    "flaque sèche|sèchent|disparaît|disparaissent|passe|=où|partie",
    "linge sèche comment|pourquoi|=eau|=eaux",
    "pluie rivière|nuage|=mer",
    "=eau|=eaux pluie|nuage|=mer|océan cycle|monte|vient|voyage|=va",
    "pourquoi|comment pleut|pluie|pleuvoir",
    "flaque|flaques|robinet =eau|=eaux vient|=va|=où",
    "=eau|=eaux =ciel|nuage monte|comment|vapeur|=va",
    "=pluie",
    "cycle =eau",
    "évapor|évaporation|condens|condensation|précipit",
    "=eau|pluie|goutte|nuage|nuages|rivière|rivières vient|viennent|form|forment|cycle|devient|voyage|remonte|=mer|robinet|évapore|coule =où|comment|pourquoi|goutte|=eau|nuage|nuages|=mer|rivière",
    "pourquoi|comment =pleut|=pluie|nuages",
    "goutte =eau|voyage|pluie",
    "robinet|rivière|source|fleuve =où =eau|vient|=va",
    "nuages|nuage|pluie|brouillard =est|sont|faits|viennent =de|=eau eau|gouttes|vapeur",
    "eau pluie|mer|rivière|nuage nuage|mer|rivière|cycle",
    "pourquoi pleut|pluie",
    "=pourquoi =il pleut",
    "nuages =pluie|=évaporation|=vapeur",
    "=flaques|=flaque =eau|=vapeur|=sèche|=vont",
    "condensation",
    "rivière|fleuve =va|=vers|=jusqu =mer",
    "eau =nuage|=nuages",
  ],
  facts: ["soleil", "monte|montent", "nuage", "tombe|tombent|tomber", "mer"],
  moments: [
    {
      title: ["Le bain qui rétrécit", "Qui a bu le bain ?"],
      lines: (t) => [
        [
          `Un moineau prend son bain ${t.setting}, dans un bol bleu. « Hier, il était plein, dit-il. Aujourd’hui, j’ai pied partout. »`,
          `${cap(t.setting)}, il y a un bol bleu : le bain d’un moineau. « Il rétrécit, dit-il, et je n’en bois pas. »`,
        ],
        `${t.friend} cherche le trou. Pas de trou, pas de flaque. Et pourtant, plus d’eau.`,
        forOlder(
          "Le bateau du moineau, une coquille de noix, est couché sur le flanc, comme une toute petite baleine sur une plage.",
        ),
        [`Où est-elle passée, ${t.child} ?`, `Comment la retrouver, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Suivre la goutte", "Pister la petite goutte"],
          title: ["Le voyage d’une goutte", "En haut, plus loin, en bas"],
          lines: (t) => [
            `On ferme les yeux, et ${t.child} suit une goutte. Le soleil la chauffe, et elle monte, trop fine pour qu’on la voie.`,
            "Là-haut, au froid, les gouttes se serrent : un nuage ! Trop lourdes, elles tombent, plic, et rentrent à la mer.",
            forOlder(
              "« Mon bain s’est donc envolé », dit le moineau. Voler, ça, il connaît. Et il remet le bol droit, pour l’atterrissage.",
            ),
          ],
          returns: (t) => [
            `Une goutte coule sur le pouce ${de(t.child)}. Elle a connu la mer, puis un nuage, et la voilà ici.`,
            `« D’où viens-tu ? » demande ${t.child} à une goutte. D’en haut, de loin, et tout ça rien que cette semaine.`,
          ],
        },
        {
          text: ["Jouer à être l’eau", "Mimer le voyage"],
          title: ["En bas, en haut, en bas", "On fait la mer"],
          lines: (t) => [
            "Joue avec nous ! Tout en bas : c’est la mer. Le soleil la chauffe, alors monte, doucement, sans que personne te voie.",
            "En haut, il fait froid. On se serre : un nuage ! C’est lourd, ça tombe, plic, ploc, et ça file jusqu’à la mer.",
            forOlder(
              `${t.friend} pleut deux fois, tellement c’est drôle. Et le moineau sait enfin où chercher son bain : en l’air.`,
            ),
          ],
          returns: (t) =>
            `Alors ${t.child} se baisse comme la mer, et tout le monde monte, se serre en nuage, et rit à grosses gouttes.`,
        },
        {
          text: ["Souffler sur la cuillère", "Faire de la buée"],
          title: ["Un nuage de cuillère", "La cuillère froide"],
          lines: (t) => [
            `${t.child} souffle sur une cuillère froide. De la buée ! L’eau du souffle, qu’on ne voyait pas, devient des gouttelettes.`,
            "Le bain fait pareil. Le soleil le chauffe, il monte. Au froid, il devient nuage, tombe, et court à la mer.",
            forOlder(
              "Le moineau essaie à son tour. « C’est un tout petit nuage, dit-il, mais je l’ai fait moi-même. »",
            ),
          ],
          returns: (t) =>
            `${t.child} souffle encore sur la cuillère. Le petit nuage vient, puis s’en va. Il reviendra : l’eau revient toujours.`,
        },
      ],
    },
  ],
};
