import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const truth: ThemeTexts = {
  name: "dire la vérité",
  phrases: [
    "vérité",
    "honnête",
    "avoue bêtise|faute|erreur",
    "avoue",
    "reconnaître|reconnaît|assume erreur|faute|fautes|tort|bêtise",
    "accuse autres|frère|soeur|sœur|chien",
    "faute autres|frère|soeur|sœur rejette|rejete|accuse|=dit",
    "cache cassé|bêtise|erreur|fait",
    "cassé|casse dire|avoue|cache|raconte",
    "invente histoire|excuse|choses",
    "raconte mensonge|salades|bobards",
    "triche|tricheur",
    "=pas =moi =dit|toujours|=est",
    "dire fait|faite =on",
    "vérité oser|dire",
    "voler =pas|bonbon|argent",
    "mensong",
    "=ment|=mens|=menti|=mentir|=mentent|=mentait|=mente|menteu|=mentire|=mentit",
    "=vol|=vole|=voler|=volé|=volée|=volés|dérob|chipe|pique jouet|magasin|argent|bonbon|choses|affaire|copain|école|supermarché|monnaie",
    "=voler =est|=pas|=ne =mal|=bien|=pas",
    "cache =nous|=me|=moi choses|vérité|tout|notes|quelque",
    "jure|promet =vrai|=vérité",
    "invente|raconte histoire|=vie|=importe|vrai",
    "=nie =tout|toujours|fait|quand",
    "=dire =vrai|=vérité",
    "accuse toujours frère|soeur|sœur|autres|copain",
    "=est =pas =moi =dit|faute|alors",
    "faire confiance ment|vérité",
    "bobard|=mytho|=mythos|mythomane|baratin|affabul",
    "sincère|sincérité|franchement",
    "=piqué|=pique|volé|prend|pris =argent|monnaie|billet porte|=dans|=mon|=sac|=sacs",
    "cache note|notes|bulletin",
    "=faux|fausse =dit|raconte|histoire|invente",
    "enfant|fils|fille|=il|=elle =vole|=volé magasin|argent|enfant|fils|fille",
    "enfant|fils|fille =vole",
    "avoue|avouer|confess|admettre",
    "vol|volé|vole|voler|chip|chipé|chaparde bonbon|jouet|argent|magasin|école|copain|copine|cache|=nie|=dit",
    "cache|cacher|caché =vérité|bêtise|bêtises|choses|mensonge",
    "invente|raconte|inventer histoires|salades|bobards|bêtises|mensonges|gronder|mensonge",
    "menteu|mensong|mentir|=ment|=mens|mentait|menti",
    "honnêt|sincér|franchise",
    "=nie|accuse =autres|=son|=sa|soeur|sœur|frère|copain|tout",
    "cassé|cassée|casse|bêtise|bêtises dire|=dit|avoue|cache|vérité|accuse",
    "fait =semblant !entendre|écouter|entend|dormir|malade",
    "baratin|bobard|pipeau|craques|=menterie|=menteries",
    "faute =toujours autres",
    "pris|prend|vol|piqué|emporté magasin|copain|école|bonbon|jouet dire|=sans|payer|cachette",
    "=sans =le dire",
    "mentir|ment|mens|mensonge devoirs|notes|bêtises|punition",
    "mène =bateau|=nous",
    "=mène|mener =en =bateau",
  ],
  facts: ["vérité|vrai", "merci", "moi", "essui|chiffon"],
  moments: [
    {
      title: ["Une flaque bleue", "La confiture"],
      lines: (t) => [
        [
          `${t.child} voulait juste sentir la confiture. Plaf ! Le pot de l’ourse se renverse ${t.setting}, et tout est bleu.`,
          `Plaf ! ${cap(t.setting)}, un pot de confiture est renversé, et c’est le coude ${de(t.child)} qui l’a poussé. L’ourse cuisinait depuis l’aube.`,
        ],
        "« C’est le vent ? » demande-t-elle sur le pas de sa porte.",
        forOlder(
          "Ce serait si facile de hocher la tête. Le vent ne dit jamais rien quand on l’accuse.",
        ),
        [`Que fais-tu, ${t.child} ?`, `Comment le dire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Dire ce qui s’est passé", "Raconter tout haut"],
          title: ["Pas le vent", "C’était moi"],
          lines: (t) => [
            `« C’était moi, dit ${t.child}, avec mon coude. » Le plus dur, c’est de commencer. Respire aussi, et ça sort : hooo.`,
            "« Merci pour la vérité », dit l’ourse aussitôt. Après seulement, on prend des chiffons, et on essuie jusqu’à ce que ça brille.",
            forOlder(
              "L’ourse a un peu de peine pour sa confiture. Elle a le droit. Mais dans le ventre, plus de caillou.",
            ),
          ],
          returns: (t) => [
            `Plus tard, autre chose va de travers. ${t.child} respire, hooo, et raconte tout, comme c’était.`,
            `${t.child} le dit tout net, comme pour la confiture, et c’est encore le premier mot le plus dur.`,
          ],
        },
        {
          text: ["Montrer le coude bleu", "Lever la manche"],
          title: ["Le coude bleu", "Du bleu partout"],
          lines: (t) => [
            `Aucun mot ne vient. Alors ${t.child} lève un coude, bleu comme la mer. « Moi », dit une petite voix. Et c’est vrai.`,
            "« Merci de me l’avoir montré, dit l’ourse. Je vois, ce n’était pas le vent. » On essuie ensemble, à gauche, à droite, à gauche.",
            forOlder(
              "Sous le bleu, il y avait une tache collée là depuis des années. Elle part aussi.",
            ),
          ],
          returns: (t) => [
            `Quand les mots se coincent, ${t.child} montre du doigt ce qui s’est passé. C’est la vérité aussi, mais sans la voix.`,
            `${t.child} lève le coude, et ça fait sourire. Ce qui est vrai, on peut aussi le montrer.`,
          ],
        },
        {
          text: ["Demander de l’aide", "Chuchoter à l’oreille"],
          title: ["Un mot à l’oreille", "À deux, c’est moins lourd"],
          lines: (t) => [
            `« C’était moi », chuchote ${t.child}. « Je viens avec toi », chuchote ${t.friend}. Alors, côte à côte, la vérité sort, depuis le coude jusqu’au plaf.`,
            "L’ourse hoche la tête. « Merci d’être là pour me le dire. » Et tout le monde essuie, avec trois chiffons.",
            forOlder(
              "Une vérité pèse moins quand on est deux. L’ourse le sait : elle aussi, elle a cassé quelques pots.",
            ),
          ],
          returns: (t) => [
            `${t.child} le chuchote à ${t.friend}, puis le dit tout haut : avec quelqu’un, c’est plus facile, comme le jour de la confiture.`,
            `Il y a quelque chose à dire. ${t.friend} est à côté, et ${t.child} le raconte, du début à la fin.`,
          ],
        },
      ],
    },
  ],
};
