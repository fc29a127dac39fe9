import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const differences: ThemeTexts = {
  name: "les différences entre les gens",
  phrases: [
    "différence|différences accept|respect|tolér|=les|gens|enfant|autres|droit|compren",
    "différent|différents|différente =est|=être|gens|enfant|tous|chacun|=sont|personnes|accept|familles",
    "inclusion|inclusi",
    "toléran",
    "handicap",
    "fauteuil =roulant",
    "trisomi|=trisomique",
    "autis|=tdah",
    "sourd|sourde|aveugle|malentendant|malvoyant",
    "couleur =de =peau|=la",
    "racis",
    "cultures|culture =autres|=autre|différent|=des",
    "=autre|=autres|=plusieurs langue|langues|pays|religion|religions",
    "étranger|migrant|réfugié",
    "=deux mamans|papas|mères|pères",
    "homoparental|monoparental",
    "adopt",
    "famille =accueil|adoptive|différente",
    "préjugé|stéréotyp|discrimin|égalité",
    "bilingu",
    "=est|=tous unique|uniques",
    "besoins particuliers",
    "bégai|bégay",
    "copine|copain|=ami|=amie|camarade|enfant|cousin =est|=a|=en noire|noir|handicap|handicapé|différent|trisomique|autiste|malentendant|voile|aveugle|sourd",
    "couleur|noir|noire|blanc =peau",
    "=religion|=religions|musulman|=juif|=juive|chrétien|=voile",
    "fille|filles garçon égalité|jouet|rose|jeux|stéréotyp",
    "=langue =des =signes",
    "handicap|handicapé enfant|copain|frère|soeur|sœur|vivre|école|accept",
    "pourquoi =deux mamans|papas",
    "trisom",
    "copine|copain|=ami|=amie|camarade|enfant|peau =est|=a noire|noir|handicap|handicapé|différent|trisomique|autiste|pourquoi question|pourquoi",
    "=différence|=différences =la|=les|=des|accept|=leur",
    "diversité",
    "=métis|=métisse|métissage|origines",
    "peau noire|foncée|=métisse|claire",
    "différen|different|handicap|autis|trisom|fauteuil|sourd|aveugle|malvoyant|racis|toléran|discrimin|diversit|inclus|métis|étranger|origines|=peau|religion|religions|culture|cultures|=dys|=tdah|bégaie|=noir|=blanc|=noire couleur|accept|respect|autres|tous|copain|copine|enfant|ami|amie|classe|autre|=est|familles|famille|gens|parl|école|moque|roulant|peau|pays|pourquoi|=parents|langue|bizarre|=pas",
    "handicap|autis|trisom|racis|toléran|discrimin|diversit|métis|préjug|inclusion|stéréotyp|malvoyant|aveugle|malentendant",
    "couleur =peau|=peaux",
    "deux =mamans|=papas",
    "familles =différentes|adopt|homoparent",
    "adopté|adoptée|adoption enfant|=est|=été|expliquer|bébé|origines",
    "garçon|fille =rose|=poupée|=poupées|égalité|différence|cheveux",
    "égalit",
    "=tous|=chacun différents|pareils|unique|uniques|spécial|égaux",
    "parle =autre|=pas langue|français|même",
    "=comme =les|=tout =autres|=monde =pas|différent|normal !gâteau|droit|manger",
    "accept|respect|aimer|jouer =ceux|=celui|gens|personnes|enfants =comme|différents|autrement|pareils =nous|=lui|=moi|=pas",
    "=comme =nous|=les =sont|autres =pas",
    "fauteuil|béquilles|canne|chien roulant|cousin|ami|guide|aveugle",
    "pareil|pareils|pareille =pas|tous|=tout monde",
    "auditif|auditifs|audition appareil|aide",
    "porte|port =voile|=kippa|turban|=foulard",
  ],
  facts: ["différen", "peau", "roues", "mains", "mamans", "tous|toutes|tout"],
  moments: [
    {
      title: ["La grande table", "Beaucoup d’enfants"],
      lines: (t) => [
        [
          `Une grande table ${t.setting}, et autour, des enfants à la peau brune ou claire. L’un a des roues, l’une parle avec les mains, l’autre a deux mamans.`,
          `Une grande table est dressée ${t.setting}. Autour, la peau des enfants est claire ou brune. L’un est sur des roues, l’une parle avec les mains, l’autre a deux mamans.`,
        ],
        "Tous sont différents, tous ont faim. Personne ne commence.",
        forOlder("Au milieu fume une grosse soupe. Elle, ça lui est bien égal, qui est qui."),
        [`Qui commence, ${t.child} ?`, `Par quoi se lancer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Apprendre chaque bonjour", "Saluer en plusieurs langues"],
          title: ["Des bonjours", "Applaudir en l’air"],
          lines: (t) => [
            `${t.child} demande à chacun son bonjour. Hello ! Hola ! Namasté ! La fille qui parle avec les mains montre comment on applaudit sans bruit.`,
            "Les mains en l’air, et elles tournent ! Fais tourner les tiennes ! Bientôt, toute la table bat des ailes.",
            forOlder(
              "« Et ton bonjour à toi ? » On ne sait pas qu’on en a un, tant qu’on ne l’a pas donné.",
            ),
          ],
          returns: (t) =>
            `Les deux mains se lèvent et tournent sans bruit. Cet applaudissement, ${t.child} l’a rapporté de la grande table.`,
        },
        {
          text: ["Demander gentiment, puis écouter", "Poser des questions"],
          title: ["Je peux demander ?", "Des roues et des mamans"],
          lines: (t) => [
            `« Je peux demander comment marchent tes roues ? » dit ${t.child}. « Bien sûr ! Là, je pousse, là, je freine. » Et le voilà parti comme le vent.`,
            "« Deux mamans, c’est comment ? » « Les deux disent : brosse tes dents ! » Alors tous demandent, et tous racontent.",
            forOlder(
              "Une fille ne veut pas parler de sa cicatrice. « D’accord », lui dit-on, et on lui passe le pain.",
            ),
          ],
          returns: (t) =>
            `« Je peux te demander quelque chose ? » dit ${t.child}, comme à la grande table. Et il y a du nouveau à savoir.`,
        },
        {
          text: ["Chercher les points communs", "Trouver ce qu’on aime"],
          title: ["Levez la main", "Pareil et pas pareil"],
          lines: (t) => [
            `« Levez la main, si vous aimez les crêpes ! » crie ${t.child}. Toutes les mains se lèvent. Lève la tienne ! « Et qui a peur du tonnerre ? » Toutes encore.`,
            "« Qui sait siffler ? » Une seule main. Alors elle l’apprend aux autres, et la soupe refroidit.",
            forOlder(
              "Il y a du pareil et du pas pareil. Il faut les deux, sinon personne n’apprendrait rien à personne.",
            ),
          ],
          returns: (t) =>
            `« Levez la main, qui aime ça ? » crie ${t.child}, comme à la grande table, et il y en a plus qu’on ne croyait.`,
        },
      ],
    },
  ],
};
