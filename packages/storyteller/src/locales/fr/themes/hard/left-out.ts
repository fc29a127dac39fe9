import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const leftOut: ThemeTexts = {
  name: "être mis à l’écart",
  note: "Dans cette histoire, un petit crapaud est renvoyé d’un jeu. Elle dit que cela fait mal, que celui qu’on met à l’écart n’a rien qui cloche, et qu’on peut redemander, trouver un autre jeu ou en parler à un adulte. Qui regarde vient se mettre à côté de lui. À la fin, tout le monde ne devient pas ami. Elle ne remplace pas une conversation sur ce qui est arrivé.",
  phrases: [
    "=mis|=mise =de côté",
    "=exclu|=exclue|=exclus|exclure|excluent",
    "exclusion école|groupe|classe",
    "personne =ne veut|=joue|=joues|=jouent|=jouait|jouer|invite",
    "personne jouer =avec",
    "veulent|laissent =pas jouer =avec",
    "=pas invité|invitée",
    "invité|invitée anniversaire =pas|=non",
    "copain|copine|amis|enfant|autres ignor|rejett|excluent",
    "=seul|=seule récré|récréation|cour|cantine",
    "=seul|=seule =dans =son coin",
    "=seul|=seule copain|autres",
    "=se sent =seul|=seule|isol",
    "solitude",
    "isolé|isolée|isolement",
    "choisi|choisie|choisit dernier|dernière|jamais",
    "laissé|laissée =de côté|compte",
    "laissé|laissée côté|compte",
    "meilleur|meilleure copain|copine|ami|amie =autre|=joue|=joues|=jouent|=jouait",
    "=pas =de copain|copine|amis",
    "sentir intégr",
    "=écart",
    "mise|=mis|mettre =à =écart",
    "=joue|=joues|=jouent|=jouait|reste|mange|toujours|toute|tout =seul|=seule récré|cour|coin|cantine|récréation",
    "=se =sent =seul|=seule|exclu|exclue|rejeté",
    "personne|aucun veut|=joue|=joues|=jouent|=jouait|jouer =avec =lui|=elle|=moi",
    "copine|copain|=ami|=amie|=amis =aucun|=aucune|=plus",
    "ignor|ignorent copain|copine|enfant|autres|camarade =la|=le|=lui",
    "invité|invitée|invite anniversaire|fête =pas|jamais",
    "=rejet|=rejeté|=rejetée|=rejetés|=rejettent|=rejeter",
    "=rejette|=rejettent copain|copine|autres|enfant|classe|groupe|camarade",
    "laisse|laissent|=veut|=veulent =pas jouer =le|=la|=on|=avec",
    "veulent =pas|=plus =elle|=lui|=moi|jouer autres|copain|copine|enfant|camarade",
    "invite|invitent =jamais|=pas|=plus ami|copain|copine|=la|=le|anniversaire",
    "exclu|exclue|exclure|exclus|rejet|rejeté|rejetée|isolé|isolée|écart|ignoré|ignorée|abandonné|abandonnée|délaissé|délaissée sent|copain|copine|copains|copines|autres|groupe|classe|école|enfant|récré|=par|toujours|=se|amis|mise|=mis",
    "=seul|=seule|solitaire mange|cantine|récré|cour|jouer|joue|reste|parc|toujours|coin|banc|école|traîne|classe|récréation",
    "=pas|=jamais|=plus|=sans choisi|choisie|invité|invitée|invitent|invite|voulu|accepté|acceptée|appelé|choisit équipe|anniversaire|fête|groupe|=jeu|jeux|jouer|goûter|copain|copine|=on|autres",
    "veut|veulent|voulu|laissent|laisse =pas|=plus|=jamais jouer|elle|=lui|avec|rentrer|ronde|groupe copain|copine|copains|autres|enfants|filles|garçons|personne",
    "meilleure|meilleur =amie|=ami|copain|copine nouvelle|nouveau|autre|préfère|plus|joue|remplacé",
    "personne =joue|=jouer|=veut|invite|parle|assoit",
    "=mis|=mise|mettre|mettent|laissé|laissée =de|=à =côté|=écart",
    "copains|copines|copain|copine|amis|amies =aucun|=pas|=sans|=plus|partis =a|=avoir|=de|école|seul",
    "seul|seule =dans =cour|récré|coin",
    "=mange|=joue|=reste|=assis tout =seul|=seule",
    "=tout|=toute =seul|=seule cantine|récré|cour|école|copains|banc|fêtes",
    "autres =seul|=seule chuchot|assis|assise|murmur",
    "personne|jamais choisi|choisit|choisie|prend équipe|=jeu|groupe|sport",
    "=pas|=sans|=aucun =amis|=ami|=copains =seul|=récré|=école|=personne",
    "choisi|choisie =dernier|=dernière",
    "solitude =école|=récré|=cour",
    "=sauf =lui|=elle|=moi|=invité|=invités",
    "sentir|sent =part|=exclu",
    "=à =part =sentir|=sent",
    "=jamais|=pas|=plus jouer =lui|=elle|=moi =veut|=on|=veulent",
  ],
  facts: ["l'écart", "fait mal", "rien qui cloche", "m'en parler|d'en parler"],
  moments: [
    {
      title: ["« Pas toi »", "La corde à sauter"],
      lines: (t) => [
        [
          `Trois lièvres sautent à la corde ${t.setting}. « Pas toi », disent-ils à un petit crapaud. Il recule et regarde ses pieds.`,
          `${cap(t.setting)}, trois lièvres sautent à la corde. « Je peux ? » demande un petit crapaud. « Pas toi. » Et ils lui tournent le dos.`,
        ],
        "Sa gorge se serre, ses yeux piquent.",
        forOlder(
          "La corde continue, flip, flap, flip, flap. C’est le même bruit qu’avant, mais pas pour le crapaud.",
        ),
        [`Que ferais-tu pour le crapaud, ${t.child} ?`, `Que fait ${t.child} pour lui ?`],
      ],
      choices: [
        {
          text: ["Se mettre à côté de lui", "Rejoindre le crapaud"],
          title: ["À côté du crapaud", "Quelqu’un a vu"],
          lines: (t) => [
            `${t.child} vient se mettre à côté du crapaud. « On t’a mis à l’écart, dit ${t.child}. Et ça fait mal. » Le crapaud hoche la tête, une larme tombe.`,
            "« Tu n’as rien qui cloche. Et tu peux toujours m’en parler. »",
            forOlder(
              "Le crapaud croyait que personne ne voyait. Être vu, ce n’est pas toute l’aide. C’est là qu’elle commence.",
            ),
          ],
          returns: (t) =>
            `Quelqu’un reste un peu à l’écart, et ${t.child} vient se mettre à côté, comme près du crapaud.`,
        },
        {
          text: ["Demander ce qu’il ressent", "Écouter sans rien dire"],
          title: ["Un caillou dans la gorge", "Ce qu’il ressent"],
          lines: (t) => [
            `« Ça fait quoi ? » demande ${t.child}. « Comme un caillou dans la gorge, dit le crapaud. Je ne vaux peut-être rien. »`,
            `« Être mis à l’écart, ça fait mal, dit ${t.child}. Mais tu n’as rien qui cloche. Et c’est bien d’en parler. »`,
            forOlder(
              "Alors le crapaud dit aussi le reste, hier et avant-hier. Le caillou devient un peu plus petit.",
            ),
          ],
          returns: (t) =>
            `« Ça fait quoi ? » demande ${t.child}, comme au petit crapaud, et écoute jusqu’au bout.`,
        },
      ],
    },
    {
      title: ["Que faire ?", "À plusieurs"],
      lines: (t) => [
        [
          "Les lièvres sautent toujours. Mais le crapaud n’est plus tout seul.",
          "Flip, flap, fait la corde. Le crapaud a maintenant quelqu’un à côté de lui.",
        ],
        "« J’ai le droit d’être triste, dit-il, et je peux aussi faire quelque chose. »",
        "Tout près, une vieille oie aux yeux doux balaie ses marches.",
        forOlder("Il y a plusieurs façons, et rien ne presse."),
        [`Que veux-tu essayer, ${t.child} ?`, `Que propose ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Demander à sauter aussi", "Poser la question"],
          title: ["On peut ?", "De la place dans la corde"],
          lines: (t) => [
            `« On peut sauter aussi ? » demande ${t.child}, bien fort. Deux lièvres disent non. Le troisième se pousse. « Viens de mon côté », dit-il.`,
            "Et hop, le crapaud saute : un, deux, trois ! Compte aussi, si tu veux. Les deux autres regardent ailleurs.",
            forOlder(
              "Ils ne deviennent pas amis ce jour-là. Mais il y a de la place dans la corde, et le troisième lièvre le sait.",
            ),
          ],
          returns: (t) =>
            `« Je peux aussi ? » demande ${t.child}, bien fort. Si l’un dit non, un autre se poussera peut-être.`,
        },
        {
          text: ["Tracer la marelle", "Lancer d’autres jeux"],
          title: ["Un autre jeu", "Qui saute avec nous ?"],
          lines: (t) => [
            `${t.child} trace des cases par terre. « Qui saute ? » Le crapaud, puis ${t.friend}, puis une grenouille qui regardait, et enfin un escargot.`,
            "Les lièvres ne viennent pas. Et c’est un bon jeu quand même.",
            forOlder("L’escargot met très longtemps pour une case. Personne ne le renvoie."),
          ],
          returns: (t) =>
            `${t.child} commence autre chose et demande qui veut venir, comme pour la marelle du crapaud.`,
        },
        {
          text: ["Parler à la vieille oie", "Prévenir quelqu’un de grand"],
          title: ["L’oie écoute", "Le balai posé"],
          lines: () => [
            "On va trouver l’oie. Elle pose son balai et écoute jusqu’au bout. « Merci de me le dire », répond-elle.",
            "Puis elle parle aux lièvres. « Vous n’êtes pas obligés d’être amis. Mais on ne renvoie personne comme ça. » Un lièvre tend la corde.",
            forOlder(
              "Le crapaud réfléchit et choisit de passer le dernier. Derrière lui, il y a l’oie.",
            ),
          ],
          returns: (t) =>
            `C’est trop pour des enfants. Alors ${t.child} va le dire à une grande personne, comme à la vieille oie.`,
        },
      ],
    },
  ],
};
