import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const responsibility: ThemeTexts = {
  name: "la responsabilité",
  phrases: [
    "responsab",
    "irresponsab",
    "tenir|tient|tenu|respecte parole|promesse|promesses|engagement|engagements",
    "promesse|promesses|promis|promet",
    "assume",
    "conséquences",
    "=faute autres|rejette|rejete|accuse|mettre",
    "accuse autres|frère|soeur|sœur|toujours",
    "tâches|corvées",
    "devoirs|tâches|cartable =sans|seul|seule|oublie|pense|rappel|rappelle|autonome|faire",
    "prendre|prenne|prend =soin affaire|jouet|choses|cartable",
    "perd|perdre affaire|=tout|=ses",
    "nourrir|manger chien|chat|poisson|lapin|hamste|animal pense|oublie|chaque|jour|jours|responsab",
    "engagement|engagements",
    "=fiable|=confiance digne|=fiable",
    "mission|missions maison|confie|confiée|donne",
    "reconnaître =ses|=son erreur|torts",
    "responsab animal|chien|chat|devoirs|affaire",
    "oublie affaire|cartable",
    "autonom",
    "occupe|gérer|prépare|vérifie =son|=ses|=de cartable|affaire|devoirs|=sac|=sacs",
    "sans =lui|=qu|=on|=que dise|demande|répète|rappelle|rappele",
    "=devoirs|=leçons",
    "promesses|promesse|parole tenir|tient",
    "assume bêtise|actes|erreur|fautes|conséquences",
    "perd|perdre|oublie toujours|tout =ses affaire|gants|doudou|=sac|=sacs|vêtement",
    "occupe =ses|=sa|=son affaire|tâche|tâches",
    "perd|oublie|égare manteau|veste|chaussure|chaussette|botte|bonnet|gants|moufles|mitaines|écharpe|pull|pantalon|vêtement|habits|blouson|robe|collants|culotte|slip|short|souliers|tuque|baskets|sandales|tablie|anorak|gilet|chemise|=sac|=sacs|trousse|cahier|gourde toujours|=tout|semaine|=son|=ses|=toutes",
    "responsab|autonom|promess|promet|fiable|engagement|organis",
    "tenir|tient|respecter|donner =promesse|=promesses|=parole|engagements",
    "oubli|perd|égare|néglige =cartable|=affaires|=devoirs|=sac|bonnet|gourde|manteau|=goûter|=cahier|école",
    "soin|attention|abîm|casse|casser =affaires|=jouets|=livres|choses|vêtements|matériel",
    "=tout =seul|=seule|grand|grande devoirs|=sac|cartable|faire|débrouill|affaires|préparer",
    "débrouill",
    "assum|conséquences =bêtises|=actes|=choix|erreurs|fautes",
    "devoirs =faire|=fasse|veut|seul|soir|refuse|sans",
    "arroser|nourrir =plante|=plantes|penser|oublie|poisson|tous",
    "faire =confiance =lui|peut",
    "arros|nourr|donner oubli|oublier|penser|chaque|tâche|tout plante|plantes|fleurs|manger|poisson|chien",
    "=sans oublier|rappeler|demande|rappelle",
    "casse|abîme|perd fiche|=égal choses|affaires|jouets",
    "casse|perd|abîme fiche|fichu|=égal",
    "oublie =nourrir|=devoirs|=affaires|=cartable",
    "laisse =traîner =manteau|=affaires|=partout",
    "=nourrir =tous|=jours|=poisson =oublie|=responsable|=charge",
  ],
  facts: ["promesse|promis|promet", "gard|surveill", "cinq", "retour|revien|revenu"],
  moments: [
    {
      title: ["Cinq canetons", "Un oui, c’est une promesse"],
      lines: (t) => [
        [
          `« Tu gardes mes cinq canetons jusqu’à mon retour ? » demande une cane ${t.setting}. « Oui », dit ${t.child}. C’est une promesse.`,
          `Une cane va chercher le repas. « Tu gardes mes cinq petits jusqu’à mon retour ? » demande-t-elle ${t.setting}. Et ${t.child} fait la promesse.`,
        ],
        `À peine la cane est-elle partie qu’une chose dorée volette. Déjà, ${t.friend} se dresse.`,
        forOlder(
          "Les canetons aussi ont des projets. L’un part à gauche, un autre à droite, un troisième droit dans une chaussure.",
        ),
        [`Comment fais-tu, ${t.child} ?`, `Comment les garder, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Compter tous les becs", "Compter sans arrêt"],
          title: ["De un à cinq", "Qui manque ?"],
          lines: (t) => [
            "Compte aussi : un, deux, trois, quatre… et ? Derrière une pierre, une petite queue. Cinq ! Et on recommence depuis le début.",
            "« Les cinq y sont », peut-on dire quand la cane revient, le bec plein. Elle compte aussi, et elle rit.",
            forOlder(
              `« Le troisième a plongé dans une flaque, dit tout de suite ${t.child}, je l’ai séché. » La cane hoche la tête : bon à savoir.`,
            ),
          ],
          returns: (t) =>
            `Avant de repartir, ${t.child} compte tout le monde, comme les canetons, et recommence depuis le début.`,
        },
        {
          text: ["Faire le cercle autour", "Entourer les petits"],
          title: ["La barrière de jambes", "Un étang de genoux"],
          lines: (t) => [
            `On s’assoit, pied contre pied : une barrière de jambes. ${t.child} raconte l’histoire d’un ver, et les petits écoutent.`,
            "La chose dorée repasse. On la suit des yeux, sans bouger. La cane est bientôt de retour : cinq canetons, et tous au sec !",
            forOlder(
              `« Au milieu, c’était un peu long », dit ${t.friend}. « Ça l’est souvent, dit la cane, et vous êtes encore là. »`,
            ),
          ],
          returns: (t) =>
            `Il y avait une promesse. ${t.child} la tient jusqu’au bout, même dans le petit bout ennuyeux.`,
        },
        {
          text: ["Surveiller à tour de rôle", "Partager la garde"],
          title: ["À toi, à moi", "Double garde"],
          lines: (t) => [
            `« Va voir, moi je garde, dit ${t.child}, et après on change. » Il y a toujours deux yeux sur les cinq.`,
            "C’était un papillon doré, à taches bleues. Chacun son tour, on l’a vu. Et la cane, à son retour, trouve cinq becs ensommeillés.",
            forOlder(
              "À chaque changement, on le dit tout haut : « À toi ! » « À moi ! » Comme ça, personne ne croit que l’autre s’en charge.",
            ),
          ],
          returns: (t) =>
            `« À toi ! » « À moi ! » ${t.child} et les autres montent la garde à tour de rôle, comme pour les canetons.`,
        },
      ],
    },
  ],
};
