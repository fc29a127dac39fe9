import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const kindness: ThemeTexts = {
  name: "la gentillesse",
  phrases: [
    "gentil|gentille|gentiment",
    "gentillesse",
    "bonté",
    "bienveill",
    "compassion",
    "empath",
    "=bon =cœur|=coeur",
    "bonne|bonnes action|actions",
    "pense =aux autres",
    "attentif|attentive|attention =aux autres",
    "attentionné|attentionnée|prévenant|prévenante",
    "soucie|souci autres",
    "méchant|méchante|méchants|méchanceté",
    "égoïs",
    "générosité|généreux|généreuse",
    "console|réconforte",
    "=doux|=douce|tendre =avec autres|copain|enfant|frère|soeur|sœur|camarade",
    "=faire|=fasse plaisir autres|quelqu",
    "=bien traite|comporte autres|copain|gens",
    "solidarité|altruis",
    "tendresse autres",
    "=être =sympa",
    "gentil|gentille =avec|=envers soeur|sœur|frère|autres|copain|enfant|gens",
    "méchant|méchante =pas|=moins|=être|=avec",
    "empathie =pour|=avec|=envers|autres",
    "égoïste =moins|=pas|=être",
    "console|réconforte copain|copine|ami|amie|quelqu",
    "doux|douce|gentil|gentille petits|petit|=plus",
    "=soin =des|=aux autres|=uns",
    "aider|aide|console copain|copine|=ami|=amie|enfant triste|seul|seule|pleure",
    "sympa|aimable|généreu",
    "empath avoir|=pour|plus|manque|développe|apprendre|=de",
    "gentil|gentille =avec|=envers copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit",
    "douceur|gentillesse =avec|envers autres|petits|copain",
    "faire plaisir autres|copain|mamie|gens|=aux",
    "pense|souci =aux|=des autres",
    "=bien faire|fait =aux autres",
    "=méchant|=méchante|=méchants",
    "peste|chipie|teigne",
    "gentil|gentille|gentils|gentillesse|bonté|bienveill|bienveillant|génér|généreux|généreuse|empath|altruis|compassion|serviable|charité|solidar|attentionné",
    "=plaisir =faire autres|=aux|copain|mamie|voisin",
    "=soin|occuper|attention|gentil|aider|protéger =plus|=petits|faible|faibles|autrui|autres|petit",
    "place =autre|=autres mettre",
    "=bon|bonne|beau|belle action|actions|cœur|coeur|geste|gestes",
    "pense|penser =autres|=aux autres|copain",
    "=sdf|mendiant|pauvres|défavorisés|démunis|sans abri",
    "sympa =avec|être|autres",
    "généreux|généreuse|générosité =être",
    "petits|gestes|bonnes gestes|bien|actions|attentions",
    "=font|fait|faire =du|=le =bien autres|gestes|gens",
    "=être|=cœur|=coeur bon|=gentil|=grand|=bon autres|=coeur|=cœur|=avec|envers",
    "=grand =coeur|=cœur",
    "=être =bon|=bonne|=gentil|=gentille",
    "place =autre|=autres mettre|=se",
    "réconfort besoin|remarqu|quelqu|autres|ami",
    "remarqu|remarquer besoin|triste|quelqu",
  ],
  facts: ["voit|vu", "demand", "gentil", "souri"],
  moments: [
    {
      title: ["Le chapeau de papier", "Une vieille souris sur une caisse"],
      lines: (t) => [
        [
          `Sur une caisse, ${t.setting}, une vieille souris porte un chapeau de papier. On passe sans s’arrêter. ${t.child} la voit et s’arrête.`,
          `Une vieille souris soupire ${t.setting}, un chapeau de papier sur la tête. Personne ne regarde, mais ${t.child} la voit.`,
        ],
        `« Qu’y a-t-il ? » demande ${t.friend}. « C’est mon anniversaire. J’espérais qu’on le remarquerait. »`,
        forOlder(
          "À côté d’elle, deux tasses en gland : l’une pour elle, l’autre pour personne. Toutes les deux sont encore propres.",
        ),
        [`Une idée gentille, ${t.child} ?`, `Qu’est-ce qui serait gentil, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chanter pour la souris", "Chanter joyeux anniversaire"],
          title: ["Chère souris", "Une chanson à chapeau"],
          lines: (t) => [
            `${t.child} commence, et tout le monde suit. Chante aussi : vive, vive la souris, ce jour est à toi !`,
            "Une moustache se lève, puis l’autre. C’est un sourire, et il passe de visage en visage.",
            forOlder(
              "« Encore, dit la souris, j’étais trop surprise pour écouter. » La deuxième fois, elle bat le tambour sur sa caisse.",
            ),
          ],
          returns: (t) =>
            `Quelqu’un devient tout silencieux. ${t.child} le voit, et chante tout bas la chanson de la vieille souris.`,
        },
        {
          text: ["Fabriquer le petit cadeau", "Préparer la surprise"],
          title: ["Pour moi ?", "Une coquille dans une feuille"],
          lines: (t) => [
            `${t.child} cherche une toute petite chose : une coquille d’escargot, dans une feuille, avec un nœud d’herbe.`,
            "« Pour moi ? » La souris ouvre si lentement que le sourire arrive avant la coquille.",
            forOlder(
              "C’est une tasse, une cloche, et un bonnet pour le gros orteil. Et ça n’a coûté qu’un bon coup d’œil.",
            ),
          ],
          returns: (t) =>
            `D’une feuille et d’un brin d’herbe, ${t.child} fait encore un cadeau minuscule, et revoilà le sourire de la souris.`,
        },
        {
          text: ["Écouter ses histoires", "Rester auprès d’elle"],
          title: ["Le plus bel anniversaire", "Deux tasses en gland"],
          lines: (t) => [
            `On s’assoit à ses côtés. « Raconte ton plus bel anniversaire », dit ${t.child}. Et puis on écoute.`,
            "Il y avait soixante-dix souris, et un fromage grand comme la lune ! Plus elle raconte, plus elle sourit.",
            forOlder(
              "« Et maintenant, celui-ci, dit la souris en remplissant la deuxième tasse. Dire que j’ai failli rester au lit ! »",
            ),
          ],
          returns: (t) =>
            `« Raconte », dit ${t.child}, et s’assoit pour écouter, comme près de la vieille souris. Et ça fait du bien, encore.`,
        },
      ],
    },
  ],
};
