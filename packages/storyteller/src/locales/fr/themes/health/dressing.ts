import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dressing: ThemeTexts = {
  name: "s’habiller sans aide",
  phrases: [
    "habill =seul|=seule|=seuls|aide|matin|apprendre|vite|vêtement|refuse|=lui|elle|autonome|tout",
    "habille",
    "chaussure|baskets =seul|=seule|envers|pied|scratch|lacet",
    "lacet",
    "fermeture éclair|=zip",
    "=zip manteau|veste|blouson|fermer",
    "boutonne|boutons manteau|chemise|gilet|apprendre",
    "déshabill",
    "vêtement choisir|refuse|=seul|=seule|enfile|étiquettes|=mettre",
    "enfile",
    "manteau|veste refuse|veut|hiver|froid|=seul|=seule",
    "chausse",
    "fermer manteau|veste|blouson",
    "=faire|nouer|attache|apprendre =ses|=les lacet",
    "boutonne|fermer|boutons =sa|=son|=ses chemise|manteau|gilet|veste|blouson",
    "=mettre|=met|enfile =ses|=son|=sa chaussure|manteau|chaussette|veste|bottes|vêtement|pull|bonnet",
    "enleve|retire|ôter manteau|chaussure|veste|chaussette|vêtement",
    "=mettre|=met|=mets|=enfiler|enfile|refuse|veut manteau|veste|chaussure|chaussette|botte|bonnet|gants|moufles|mitaines|écharpe|pull|pantalon|vêtement|habits|blouson|robe|collants|culotte|slip|short|souliers|tuque|baskets|sandales|tablie|anorak|gilet|chemise",
    "abille|=abille|abillé",
    "=lacer|=lace|lasse|=lacet souliers|chaussure|basket|baskets",
    "habits|vêtement|fringues|linge|tenue choisir|drame|bataille|matin|guerre|seul|seule|=met",
    "manteau|veste|chaussure|chaussette|botte|bonnet|gants|moufles|mitaines|écharpe|pull|pantalon|vêtement|habits|blouson|robe|collants|culotte|slip|short|souliers|tuque|baskets|sandales|tablie|anorak|gilet|chemise envers|=seul|=seule|aide|enfile",
    "habill|habille matin|seul|seule|vite|guerre|bataille|lent|traîne",
    "fermeture|=zip|bouton|boutons|boutonne gilet|manteau|pantalon|chemise|veste|seul",
    "=mettre|=met|=mets manteau|veste|chaussure|chaussette|botte|bonnet|gants|moufles|mitaines|écharpe|pull|pantalon|vêtement|habits|blouson|robe|collants|culotte|slip|short|souliers|tuque|baskets|sandales|tablie|anorak|gilet|chemise froid|seul|=son|=sa|=ses|=un|=une",
    "pyjama journée|enleve|change|toute",
    "habill|shabill|rhabill",
    "=mettre|enfiler|=met|mette|enlever|=mets =ses|=son|=sa|=les|=des|=le chaussette|chaussettes|chaussures|souliers|manteau|pantalon|pull|chemise|gants|mitaines|bottes|bonnet|tuque|culotte|habits|vêtements|robe|pyjama|tshirt|blouson|cagoule",
    "bouton|boutonner|boutons|=zip|fermeture|éclair|lacets|lacet|lacer|scratch|velcro",
    "=même =robe|pull|pyjama|=t|pantalon|vêtements toujours|veut|porter|jours",
    "choisir =ses|vêtements|habits|tenue|=sa vêtements|habits|tenue",
    "traîne|traine =matin|=pour|habill habill|prêt|prépare",
    "prépare|préparer =le =matin",
    "seul|seule|autonom|aide chaussette|chaussettes|manteau|habits|vêtements|pantalon",
    "pyjama sortir|enlever|école|journée|rester",
    "vêtements|habits =choisir|=seul|=seule|=mettre|=enfiler",
    "étiquette|étiquettes gratte|grattent",
    "=mettre|=met =chaussures|=manteau|=chaussettes =seul|=seule|=veut|=heures",
    "=heures =habiller",
  ],
  facts: ["bras|manche", "fermeture", "chaussure"],
  moments: [
    {
      title: ["La veste à l’envers", "Un vent se lève"],
      lines: (t) => [
        [
          `Un vent froid souffle ${t.setting}. Un ourson est là, un bras dans la capuche. « Moi tout seul », dit sa voix.`,
          `« Moi tout seul ! » dit une veste ${t.setting}. Dedans, il y a un ourson à l’envers, et dehors, un vent froid.`,
        ],
        "Devant lui attendent ses chaussures, le bout vers l’extérieur, comme si elles boudaient.",
        forOlder("Sa sœur met neuf secondes. « Mais j’ai quatre ans, dit-il. J’ai droit à plus. »"),
        [`C’est quoi, l’astuce, ${t.child} ?`, `Par où commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Faire la grande culbute", "Poser la veste par terre"],
          title: ["La culbute", "La capuche aux pieds"],
          lines: (t) => [
            `${t.child} pose la veste par terre, la capuche contre les pieds. Les deux bras dedans, et hop, par-dessus la tête ! Fais-le aussi : hop !`,
            "C’est mis. La fermeture, puis chaque chaussure à son pied. Le vent ne trouve plus d’entrée.",
            forOlder(
              "« Encore ! » dit l’ourson. Il enlève tout et recommence. À la troisième fois, un scarabée applaudit.",
            ),
          ],
          returns: (t) =>
            `Les deux bras dedans et par-dessus la tête, hop : ${t.child} fait comme l’ourson, avant que quelqu’un propose de l’aide.`,
        },
        {
          text: ["Conduire le petit train", "Remonter la fermeture"],
          title: ["Le train de la fermeture", "En voiture !"],
          lines: (t) => [
            `Les bras dans les manches. « Le train entre en gare, dit ${t.child}, jusqu’au fond. On tient bien, et il part ! » Conduis aussi : zzzip !`,
            "La fermeture monte jusqu’au menton. Puis les chaussures, nez contre nez, comme deux canards qui bavardent. C’est bon !",
            forOlder(
              `Une fois, le train se coince. « Un peu en arrière, et on repart », dit ${t.child}. Les vrais trains font pareil.`,
            ),
          ],
          returns: (t) =>
            `Entrer en gare, tenir, partir, zzzip : avec le train de l’ourson, ${t.child} ferme aussi cela.`,
        },
        {
          text: ["Réunir les deux canards", "Ranger gauche et droite"],
          title: ["Des canards qui bavardent", "Deux par deux"],
          lines: (t) => [
            `${t.child} tourne les chaussures jusqu’à ce que les bouts se regardent, comme des canards. « Là, ils bavardent ! » Dis avec eux : coin, coin !`,
            "Chaque pied trouve la sienne. Puis un bras, l’autre bras, la fermeture, la capuche. « Moi tout seul », dit l’ourson, bien au chaud.",
            forOlder(
              "En chemin, les canards restent amis. Ça se sent aux orteils : rien ne pince.",
            ),
          ],
          returns: (t) =>
            `${t.child} regarde si les deux canards bavardent, coin, coin, et chaque chose se retrouve au bon pied.`,
        },
      ],
    },
  ],
};
