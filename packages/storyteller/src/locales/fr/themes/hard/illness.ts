import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const illness: ThemeTexts = {
  name: "une maladie grave dans la famille",
  note: "Cette histoire dit qu’une maman est gravement malade : que ce n’est la faute de personne et que rien de ce qu’a fait un enfant n’en est la cause, que cette maladie ne s’attrape pas par un câlin, que les médecins l’aident, et qu’on ne sait pas encore comment cela ira. Elle ne promet pas la guérison. Quelqu’un prend soin du petit. Pour votre famille, les mots sont les vôtres.",
  phrases: [
    "maman|mère|papa|père malade|maladie|cance|opér|hôpital|hospitalis|chimio",
    "papi|papy|mamie|mamy|mémé|pépé malade|maladie|cance|opér|hôpital|hospitalis|=avc",
    "grand père|mère malade|maladie|cance|opér|hôpital|hospitalis",
    "frère|soeur|sœur|bébé|oncle|tante|cousin|cousine malade|maladie|cance|opér|hôpital|hospitalis",
    "parent|parents|proche|famille|quelqu malade|maladie|cance",
    "maladie grave|longue|chronique",
    "gravement|très malade",
    "cance",
    "chimio",
    "tume",
    "leucémie",
    "alzheime|démence",
    "dépression|burn maman|papa|mère|père",
    "=avc",
    "infarctus",
    "crise cardiaque",
    "perd mémoire papi|papy|mamie|mamy|grand",
    "maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna malade|maladie|cance|chimio|leucémie|tumeur",
    "maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna|=grand =est|=a|très|gravement malade|maladie",
    "traitement maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna|lourd|cance",
    "fatigué|fatiguée traitement|malade|chimio|maladie papa|maman|mamie|papi",
    "dépress|dépression|burn|=burnout maman|mamie|mamy|mémé|papa|papi|papy|pépé|père|mère|tonton|tata|tatie|tante|oncle|cousin|cousine|frère|soeur|sœur|bébé|parrain|marraine|mari|=femme|copain|copine|=ami|=amie|voisin|voisine|nonna",
    "parkinson|sclérose|diabète|diabétique|épileps|mucoviscidose|charcot",
    "longue|grave|vilaine|rare maladie",
    "malade|maladie|cancer|chimio|tumeur|leucémie|dépression|alzheimer|=avc|infarctus|sclérose|parkinson|diabète|épilepsie maman|papa|mamie|papi|papy|frère|soeur|sœur|tante|oncle|grave|gravement|très|longue|proche|grand|père|mère|cousin|copain|copine|ami|famille|quelqu|parent|mémé|pépé|voisin",
    "=burnout|=burn dépress",
    "perd =mémoire|=tête mamie|papi|grand|papy",
    "maladie =grave|=longue|=rare|mentale|=chronique|=vie",
    "très|gravement|grave =malade|=malades",
    "papa|maman =fatigué|=fatiguée|alité|alitée|hospitalisé|hospitalisée toujours|malade|très|longtemps|chimio|dépression",
    "épilep|diabét|dépression|sclérose",
    "alzheimer|parkinson|=avc|chimio",
    "alzheimer reconnai|oublie|=nous|mamie|papi",
    "asthm",
    "maladie =comprendre|=grave|=chronique|=longue|=maman|=papa",
    "chimio|chimiothérapie",
    "dépression|=burn",
    "oublie|=perd =tout|=tête|=mémoire mamie|papi|=grand",
    "=reconnaît =plus =mamie|=papi",
    "maladie =maman|=papa|=forces",
    "gravement|tres|grave malade|maladie",
    "soins intensifs",
  ],
  facts: ["malade|maladie", "personne", "médecins", "sait pas encore", "permis", "soin"],
  moments: [
    {
      title: ["La soupe qui attend", "La loutre silencieuse"],
      lines: (t) => [
        [
          `Une petite loutre est assise ${t.setting}, devant un bol de soupe. « Maman est malade, dit-elle. Ce n’est pas un rhume. C’est grave. »`,
          `${cap(t.setting)}, une petite loutre ne bouge pas. « Maman est malade, dit-elle. Ce n’est pas un rhume. Ce sera long. »`,
        ],
        "Son grand-père pose la cuillère et l’écoute.",
        forOlder(
          "Certains jours, Maman s’assoit au soleil. D’autres jours, il lui faut toutes ses forces pour se reposer.",
        ),
        [`Que ferais-tu pour la loutre, ${t.child} ?`, `Que fait ${t.child} pour la loutre ?`],
      ],
      choices: [
        {
          text: ["Poser des questions", "Interroger le grand-père"],
          title: ["Des questions", "Ce qu’on sait"],
          lines: (t) => [
            `« Ça s’attrape par un câlin ? » demande ${t.child}. « Pas cette maladie, dit le grand-père. Et ce n’est la faute de personne. Rien de ce qu’on a dit ou fait. Les médecins l’aident. »`,
            "« Elle va guérir ? » « On ne le sait pas encore. »",
            forOlder(
              "« Quand je saurai, je te le dirai. Et tu peux demander quand tu veux, même deux fois. »",
            ),
          ],
          returns: (t) =>
            `« On ne le sait pas encore, dit ${t.child}, mais on peut demander. » Et on demande, comme fait la petite loutre.`,
        },
        {
          text: ["S’asseoir à côté d’elle", "Rester avec la loutre"],
          title: ["À côté de la loutre", "Une peine dite tout haut"],
          lines: (t) => [
            `${t.child} s’assoit près d’elle. « Le matin, je faisais du bruit, dit la loutre. Maman est malade à cause de ça ? »`,
            "« Non, dit le grand-père. Ce n’est la faute de personne. Les médecins aident son corps. Comment ça ira, on ne le sait pas encore. »",
            forOlder(
              "« Et les câlins ? » « Autant que tu veux. Cette maladie ne saute pas sur les autres. »",
            ),
          ],
          returns: (t) =>
            `Il y a une peine dans l’air. ${t.child} s’assoit à côté, jusqu’à ce qu’elle se dise tout haut, comme avec la loutre.`,
        },
      ],
    },
    {
      title: ["Une petite chose", "Chez les loutres"],
      lines: (t) => [
        [
          "« Je suis triste, dit la loutre, et fâchée. Et puis je ris, et je joue. »",
          "« Certains jours, je suis fâchée contre elle, dit la loutre, et après j’ai de la peine. »",
        ],
        "« C’est permis, dit le grand-père. La soigner, c’est le travail des médecins, pas le tien. Et moi, je prends soin de toi. »",
        forOlder(
          "Maintenant, la soupe, c’est lui. Et la chanson du soir, il la connaît, sauf la fin. La fin, c’est Maman qui la chante.",
        ),
        [`Qu’est-ce qui ferait du bien, ${t.child} ?`, `Que choisit ${t.child} pour les loutres ?`],
      ],
      choices: [
        {
          text: ["Raconter tout bas", "Murmurer quelque chose à Maman"],
          title: ["Une histoire tout bas", "Près du lit"],
          lines: (t) => [
            `On s’assoit près du lit, et ${t.child} raconte tout bas l’histoire d’un poisson qui veut voir les montagnes.`,
            "Maman écoute, les yeux fermés, la patte de la loutre dans la sienne. « Et après ? » demande-t-elle. Alors on continue.",
            forOlder(
              "Quand elle fatigue, elle lève un doigt. L’histoire attend demain, et personne ne se fâche.",
            ),
          ],
          returns: (t) =>
            `« Et après ? » demande une voix fatiguée. Alors ${t.child} continue tout bas, avec le poisson et les montagnes.`,
        },
        {
          text: ["Chercher des cailloux lisses", "Apporter de beaux cailloux"],
          title: ["Trois cailloux", "Une rivière à la fenêtre"],
          lines: (t) => [
            `On cherche des cailloux : ${t.child} en trouve un gris, ${t.friend} un blanc avec une rayure, la loutre un vert, encore mouillé.`,
            "On les pose là où Maman les voit de son oreiller. « La rivière est venue chez moi », dit-elle.",
            forOlder(
              "Les cailloux ne la guérissent pas. Ils rendent la fenêtre plus belle, et le matin aussi.",
            ),
          ],
          returns: (t) =>
            `${t.child} glisse un caillou lisse dans sa poche, pour quelqu’un qui ne peut pas sortir aujourd’hui.`,
        },
        {
          text: ["Jouer dehors", "Glisser sur le ventre"],
          title: ["Youhou", "Par la fenêtre ouverte"],
          lines: (t) => [
            `Dehors, on glisse, sur le ventre, puis sur le dos. Youhou ! ${t.child} rit, et la loutre rit plus fort encore.`,
            "Soudain elle s’arrête. « J’ai le droit, si Maman est malade ? » Par la fenêtre ouverte vient une voix : « Encore ! J’aime ce bruit. »",
            forOlder("Alors on recommence. Jouer n’enlève rien à Maman."),
          ],
          returns: (t) =>
            `Quelqu’un éclate de rire, et ${t.child} pense à une fenêtre ouverte, et à une malade qui aime ce bruit.`,
        },
      ],
    },
  ],
};
