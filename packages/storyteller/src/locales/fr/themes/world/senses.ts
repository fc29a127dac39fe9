import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const senses: ThemeTexts = {
  name: "les cinq sens",
  phrases: [
    "cinq|=5 =sens",
    "=sens =vue|ouïe|odorat|goût|touche|découvrir|corps",
    "ouïe",
    "odorat",
    "=vue =goût|=toucher|odorat",
    "=toucher =goût|=vue|=sentir",
    "=sentir goûter|entendre|=voir|=nez",
    "=voir entendre|=sentir|goûter",
    "yeux oreille|=nez|langue",
    "=nez odeurs|odeur|sentir|langue|oreille",
    "langue goût|goûts|goûter|saveurs",
    "odeurs saveurs|sons|bruits",
    "sensoriel",
    "peau touche|sent|sentir",
    "=cinq =sens découvr|corps",
    "=sens =ses|=les|=nos|découvr|éveil|développ",
    "oreille|=nez|langue|=yeux|=peau sert|servent quoi|pourquoi",
    "développ =sens",
    "sens =cinq|=5|=vue|toucher|découvrir|ouïe|odorat|=goût|=organes|éveil",
    "odorat|ouïe|ouie|sensoriel|textures|=braille",
    "sent|sentir|goûter|voir|entendre|écouter|toucher =nez|langue|oreille|oreilles|yeux|textures|doigts|peau|goût|entendre|sentir|voir",
    "=nez|langue|oreille|oreilles|yeux|bouche =sert|servent|langue|oreilles|=nez|sent|sentir|goûter",
    "saveurs|=sucré|=salé|=amer|acide",
    "odeurs|parfums reconn|sentir|découvr",
    "comment|pourquoi entend|entendre|voit|sentir|entendons|voyons",
    "=oreilles|=nez|langue|=yeux servent|sert|=quoi",
    "=goût =odorat|=toucher|=sens|=langue",
    "=nez =langue|=oreilles|=yeux|=peau",
    "textures|=texture =toucher|=douces|=différentes",
    "oreilles|=nos =entendent|=entendre|=sens",
    "voir =mains",
    "=sucré =salé",
    "=voir =toucher|=entendre",
  ],
  facts: ["yeux", "oreille", "nez", "langue", "peau", "mûr"],
  moments: [
    {
      title: ["Mûr ou pas ?", "Le melon du hérisson"],
      lines: (t) => [
        [
          `Un hérisson contemple un melon ${t.setting}. « Est-il mûr ? renifle-t-il. Avec ce rhume, mystère. »`,
          `${cap(t.setting)}, un hérisson tourne autour d’un melon. « Est-il mûr ? renifle-t-il. Mon nez enrhumé est en vacances. »`,
        ],
        "Heureusement, il y a cinq sens : les yeux, les oreilles, le nez, la langue et la peau.",
        forOlder(
          "Il a déjà questionné le melon lui-même. Mais le melon, rond et poli, n’a rien voulu dire.",
        ),
        [`Par quoi commencer, ${t.child} ?`, `Comment savoir, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder de tout près", "Observer de tous côtés"],
          title: ["Les yeux grands ouverts", "Tout doré"],
          lines: (t) => [
            `${t.child} regarde : doré partout. Puis les oreilles : un toc bien grave. La peau du doigt trouve un creux tendre, et le nez sent le miel.`,
            "« Mûr ! » On le coupe, et la langue dit : sucré !",
            forOlder(
              "Chaque sens ne connaît que sa part. Les yeux ne sentent rien, le nez n’y voit goutte. Ensemble, ils connaissent tout le melon.",
            ),
          ],
          returns: (t) =>
            `${t.child} regarde, écoute, renifle. Trois sens disent oui, et les deux autres suivent volontiers.`,
        },
        {
          text: ["Toquer puis écouter", "Frapper comme à la porte"],
          title: ["Toc, toc", "Il y a quelqu’un ?"],
          lines: (t) => [
            `Toque avec nous : toc, toc ! Les oreilles ${de(t.child)} entendent un son grave. Les yeux voient de l’or, la peau trouve un creux tendre.`,
            "Le nez sent le miel. « Mûr ! » Et la langue, à la première tranche, est du même avis.",
            forOlder(
              "Un melon trop vert sonne clair et dur, comme une tasse. Un melon mûr, comme un petit tambour sous une couverture.",
            ),
          ],
          returns: (t) =>
            `« Chut », dit ${t.child}, et pendant un instant, tout le monde est tout oreilles. Que de choses à entendre !`,
        },
        {
          text: ["Sentir les yeux fermés", "Fermer les yeux et sentir"],
          title: ["Le nez devant", "Ce que sait le nez"],
          lines: (t) => [
            `Fais-le aussi : ferme les yeux et renifle ! Le nez ${de(t.child)} trouve du miel. La peau trouve un creux tendre, les oreilles un toc grave.`,
            "On rouvre les yeux : de l’or ! « Mûr ! » Il manque la langue : à elle la plus grosse tranche.",
            forOlder(
              "Les yeux fermés, les quatre autres font plus attention. On sent même le vent, un peu différent sur chaque joue.",
            ),
          ],
          returns: (t) =>
            `Un instant, ${t.child} ferme les yeux, pour entendre, sentir et toucher l’endroit. C’est un bon endroit.`,
        },
      ],
    },
  ],
};
