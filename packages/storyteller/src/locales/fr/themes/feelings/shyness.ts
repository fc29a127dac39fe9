import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const shyness: ThemeTexts = {
  name: "la timidité",
  phrases: [
    "aise gens|autres|groupe|monde",
    "cache invités|gens|monde|visite",
    "participe classe",
    "ouvrir autres",
    "=ose|oser =pas parler",
    "parler|parle public|classe|autres|gens|inconnu|monde|devant|adulte|grands",
    "prendre|prend =la parole",
    "timid",
    "=réservé|=réservée|réserv enfant|trop",
    "introverti",
    "cach|cache derrière|jambes|jupe|jupes",
    "=ose|oser|osent|osait|osera parler|dire|aller|demande|lever|=pas|bonjour|salue",
    "parler =en public|classe|autres|gens|inconnu|monde|devant|adulte|grands|voix",
    "parle =pas classe|école|autres|gens|adulte|personne|=à",
    "salue",
    "peur gens|autres|public|regard|parler|=monde|groupe",
    "prendre|prend parole",
    "lever|lève doigt|main",
    "exposé",
    "monte|scène|spectacle trac|peur|scène",
    "=trac",
    "aller|=va|vers =vers autres",
    "extraverti|sociable",
    "mutisme",
    "effacé|renfermé|coincé",
    "phobie|anxiété sociale",
    "honte parler|devant",
    "confiance parler|autres|devant",
    "adresse =la|=lui =parole",
    "timid devant|gens|monde|école|classe|trop|famille|enfant",
    "parle|parler =tout|voix =bas|=basse",
    "devant classe|famille|gens|monde|public|autres parl|chant|=ose|honte|timid|recit",
    "regarde|baisse pieds|yeux|tête gens|parle|devant",
    "gêné|gênée|gêne gens|autres|devant|parle",
    "mutique",
    "sauvage trop|enfant|devant timid",
    "=ose =pas commande|demande|parler|dire|répondre|dehors|personne",
    "=rougit|=rougir|=rougis quand|parle|=dès|adresse|gens|parole",
    "=rouge interrog|adresse|gens|parole|maîtresse|timid devient",
    "muet|muette devant|reste|gens|adulte",
    "timid|timide répondre|parler|gens|adulte|maîtresse|enfant",
    "timid|cache|peur|honte|gêné dire bonjour",
    "répond|parle|lève|ose =pas maîtresse|maître|classe|interrog|prof|école",
    "chuchot|murmur inconnu|gens|autres|classe|devant|monde",
    "collé|colle|accroche|agrippe|cache jambe|jupe|derrière fête|fêtes|gens|invité|monde|anniversaire|inconnu",
    "=gêne|gêné|gênée parler|classe|gens|devant",
    "inconnu devant|gens chuchote|bloque|cache|parle",
    "ose|oser =pas|jamais",
    "bloque|bloqué|bloquée devant|parler",
    "discret|discrète|discrétion",
    "bonjour =pas|ose|cache|dire dame|voisin|gens|cache",
    "parler|dire =plus|=assez|voix =fort|haute",
    "adresse|parler vendeu|boulang|caissi|adulte|voisin",
    "cache derrière parle|moi|gens|jambes",
    "parle =à|=avec personne classe|école",
    "=réservé|=réservée parle|très|trop",
  ],
  facts: ["timide", "bonjour|salu|coucou", "temps|lent|doucement"],
  moments: [
    {
      title: ["Les tambours", "Une place dans le rond"],
      lines: (t) => [
        [
          `Des hérissons jouent du tambour ${t.setting}, et dans leur rond, il y a une place.`,
          `Boum, boum ! Des hérissons tambourinent ${t.setting}. Dans leur rond, une place est libre.`,
        ],
        `${t.friend} se glisse derrière ${t.child}. « Je suis timide », souffle une petite voix. « Prends ton temps », dit un hérisson.`,
        forOlder(
          "« Moi, je suis resté en boule toute une semaine, raconte un autre. On m’a gardé mon tambour. »",
        ),
        [`Par quoi on commence, ${t.child} ?`, `${t.child}, comment on commence ?`],
      ],
      choices: [
        {
          text: ["Faire coucou d’ici", "Lever juste le doigt"],
          title: ["Un petit coucou", "De loin"],
          lines: (t) => [
            "On fait coucou de loin, d’abord avec un doigt, puis avec la main. Fais coucou, toi aussi ! Tous les hérissons répondent.",
            `Deux pas de plus, encore un coucou. Au bout d’un moment, un tout petit « bonjour » s’échappe ${de(t.friend)}. Boum, répond un tambour.`,
            forOlder(
              "C’est un bonjour mince comme un fil. Mais avec un fil, on peut tirer à soi tout un tambour.",
            ),
          ],
          returns: (t) => [
            `D’abord un doigt, puis la main : ${t.child} fait coucou de loin, et pour commencer, c’est bien assez.`,
            `Quand tout le monde se retourne, ${t.friend} lève un doigt. Le reste de la main vient après.`,
          ],
        },
        {
          text: ["Regarder d’abord", "S’asseoir au bord"],
          title: ["Au bord du rond", "Boum, boum, et"],
          lines: (t) => [
            "On s’assoit au bord, et on regarde, lentement. Tape sur tes genoux, toi aussi : boum, boum, tac ! Personne ne pose de questions.",
            `Au troisième tour, ${t.friend} connaît le rythme et se faufile à la place libre. « Bonjour », dit le tambour, et ${t.friend} aussi.`,
            forOlder(
              "Regarder, ce n’est pas ne rien faire. En dedans, les mains jouaient depuis longtemps.",
            ),
          ],
          returns: (t) => [
            "On ne se presse pas. On regarde un moment, du bord, comme pour les tambours, et puis les pieds ont envie d’y aller.",
            `${t.child} bat le rythme sur un genou, boum, boum, tac, et au troisième tour, on est en plein milieu.`,
          ],
        },
        {
          text: ["Chuchoter bonjour ensemble", "Parler tout bas côte à côte"],
          title: ["Deux chuchotis", "Plus fort à deux"],
          lines: (t) => [
            `« Avec moi », dit ${t.child}. On se donne la main et on chuchote. Chuchote aussi : bonjour. Et un peu plus fort : bonjour !`,
            "Deux petites voix en font une moyenne. « Quelles bonnes voix ! » disent les hérissons, et ils prêtent un tambour pour deux.",
            forOlder(
              `Au début, ${t.friend} tape à peine. Le tambour s’en moque bien. Un tambour a tout son temps.`,
            ),
          ],
          returns: (t) => [
            `${t.child} et ${t.friend} se donnent la main et disent bonjour à deux ; deux petites voix, encore une fois, suffisent.`,
            `« Avec moi », chuchote ${t.child}, comme près des tambours, et voilà un bonjour pour deux.`,
          ],
        },
      ],
    },
  ],
};
