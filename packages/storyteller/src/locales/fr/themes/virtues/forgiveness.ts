import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const forgiveness: ThemeTexts = {
  name: "pardonner",
  phrases: [
    "pardonne|pardonné|pardonnons",
    "rancun",
    "ressentiment",
    "accepte excuse|pardon",
    "réconcili",
    "=faire|=fasse =la =paix",
    "venge|vengeance|revanche",
    "seconde|deuxième chance",
    "tourne page",
    "passe éponge",
    "fâché|fâchée|colère reste|longtemps|toujours|encore|jours|contre copain|copine|frère|soeur|sœur|ami|amie|longtemps",
    "boude|boudeur|boudeuse longtemps|après|dispute|toujours",
    "reste|redevenir amis|amies|copain|copine dispute|après",
    "=en vouloir|veut|voulait =lui|=aux|=à",
    "=après dispute amis|copain|retrouve",
    "oublie dispute|querelle|=mal",
    "réconcilie|réconciliation dispute|après|ami|amie|copain|copine|frère|soeur|sœur|=se",
    "pardon accepte|accorde|importance|valeur copain|frère|soeur|sœur|ami|amie|autres",
    "=le =pardon",
    "accorde|donne|accepte =pardon|=excuses",
    "=dispute|=disputes|dispute|disputent|chamaill|engueul frère|soeur|sœur|frangin|frangine|fratrie|copain|copine|ami|amie",
    "chamaill",
    "pardonn =à|=lui|=son|=sa|copain|copine|frère|soeur|apprendre|arrive",
    "rancun|vengeu|vengeance",
    "=paix faire|fait|refaire",
    "boude dispute|après",
    "pardonn savoir|apprendre|arrive|peut|veut",
    "redevenir|=rester =amis|=amies|copain|copine",
    "boude|fâché|fâchée|parle copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit depuis|contre|=plus",
    "pardonn",
    "paix|réconcili|rabiboch|raccommod copain|copine|faire|dispute|frère|ami|amie|soeur|sœur|après|=la",
    "réconcili|rancun|rancœur",
    "reste|longtemps|encore fâch|fâché|fâchée|boude|colère copain|copine|ami|amie|longtemps|semaine|contre|jours|=lui|=elle",
    "dispute|disputé|disputée|fâché|fâchée|brouillé|brouillée =avec|après copain|copine|ami|amie|meilleur|meilleure|cousin|réconcil|paix",
    "veng|vengeance|=venger|revanche",
    "boude =sa|=son|=ses copain|copine|ami|amie|soeur|frère",
    "faire|faites =paix",
    "tourner =page",
    "deuxième|seconde =chance",
    "conflit|conflits|dispute|disputes résou|régler|gérer|après|entre|fini",
    "redevenir|rester|refaire|recommencer ami|amis|amie|copains|copines après|bagarre|dispute|colère",
    "après =dispute|=bagarre|=conflit ami|amis|amie|copains|faire|paix",
    "laisse|pardonne jamais|=rien passer !tour|devant",
    "=fait|=faire =paix",
    "reste =blessé|=fâché dispute|=longtemps",
    "=plus =fâché|=fâchée =être|=avec|=contre",
    "accepter =excuses",
  ],
  facts: ["désolé|pardon", "mal", "pardonn", "encore|neuf|nouveau|nouvel"],
  moments: [
    {
      title: ["Le soleil à la craie", "Une grande trace"],
      lines: (t) => [
        [
          `Sur une pierre plate, ${t.setting}, brille un soleil à la craie, signé ${t.child}. Un chevreau danse, glisse, l’efface.`,
          `${t.child} a fait un soleil à la craie sur une pierre ${t.setting}. Un chevreau danse, glisse, et l’efface.`,
        ],
        "« Je suis désolé ! » dit-il, et c’est vrai. Mais ça fait mal, là, comme un caillou.",
        forOlder(
          "Avec un caillou pareil, on peut être triste, ou en colère, ou les deux. Il est à toi, et c’est toi qui dis quand il part.",
        ),
        [`De quoi as-tu besoin, ${t.child} ?`, `Qu’est-ce qui t’aiderait, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Dire ce que je sens", "Parler au chevreau"],
          title: ["Dit et entendu", "Le caillou tout entier"],
          lines: (t) => [
            `« Ça m’a fait mal. Je l’aimais, mon soleil », dit ${t.child}. Le chevreau écoute tout, sans un seul « mais ».`,
            "Quand tout est dit, le caillou n’est plus là. « Je te pardonne. On joue encore ? » Et comment !",
            forOlder(
              `« Ce n’était donc rien ? » demande ${t.friend}. « C’était quelque chose, dit ${t.child}, mais je ne veux pas le porter partout. »`,
            ),
          ],
          returns: (t) =>
            `« Ça, ça me fait mal », dit ${t.child}, et quelqu’un écoute jusqu’au bout, comme le chevreau. Après, pardonner vient facilement.`,
        },
        {
          text: ["Attendre que ça passe", "Prendre mon temps"],
          title: ["Un moment", "Le caillou s’allège"],
          lines: (t) => [
            `« Il me faut un moment », dit ${t.child}. Respire aussi : inspire, souffle doucement, fff. Encore : fff. Le chevreau attend.`,
            "Le caillou n’est plus qu’une miette, et une miette, ça s’envole. « Maintenant, je te pardonne. »",
            forOlder(
              "Et si ça durait jusqu’à demain ? « Alors je reviendrais demain », dit le chevreau.",
            ),
          ],
          returns: (t) =>
            `On inspire, on souffle doucement : ${t.child} sent un caillou devenir miette, et souffle dessus.`,
        },
        {
          text: ["Dessiner en équipe", "Faire l’autre soleil"],
          title: ["Des rayons de travers", "Un soleil pour deux"],
          lines: (t) => [
            `${t.child} tend la craie. « Toi, tu fais les rayons. » Le chevreau dessine avec la bouche, tout de travers.`,
            `Le nouveau soleil a un sabot au milieu. À chaque rayon, ça fait moins mal. « Je te pardonne », dit ${t.child}.`,
            forOlder(
              "La vieille trace est toujours dessous. De loin, on dirait un nuage, et le soleil se lève juste au-dessus.",
            ),
          ],
          returns: (t) =>
            `Il reste un bout de craie. Et ${t.child} dessine avec les autres encore un soleil, rayons de travers compris.`,
        },
      ],
    },
  ],
};
