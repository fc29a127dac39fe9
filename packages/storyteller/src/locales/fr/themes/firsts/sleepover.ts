import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const sleepover: ThemeTexts = {
  name: "la première nuit hors de la maison",
  phrases: [
    "nuitée|nuitées",
    "tente dormir|nuit",
    "soirée|soiree|fête|nuit pyjama",
    "pyjama =party|soirée|soirées",
    "dormir|dort|dodo|nuit|nuits =chez copain|copine|ami|amie|mamie|papi|papy|grand|grands|cousin|cousine|tante|tonton|oncle|quelqu|autre|voisin|=eux|autres",
    "nuit|dormir|dort ailleurs|loin|hors|extérieur",
    "nuit|nuits|dormir|dort sans maman|papa|parents|nous|=eux",
    "première nuit|nuits",
    "colonie|=colo|camp vacances|nuit|première|partir|dormir",
    "classe verte|découverte|neige|=mer",
    "maison manque",
    "=mal =du pays",
    "dormir|dort|nuit autre maison|=lit|=lits|chambre|endroit",
    "nuit tente|hôtel|camping",
    "découche",
    "=sac|=sacs couchage",
    "invit dormir",
    "nuit =chez",
    "dormir =chez",
    "camp|campe|camping|tente|scout|scouts|louveteaux sans parents|nous|maman|papa",
    "=colo|=colos|colonie",
    "nuit|dormir|dort|dodo =chez mémé|mémère|nonna|tata|tatie|parrain|marraine|nounou|papou|mamou|mamie|papi|copain|copine|amie première|sans|pleur|peur",
    "week|weekend|vacances =chez mamie|papi|papy|mamy|grands|tata sans|première|nuit|dormir",
    "=jamais|première|premier dormi|dormir|dort sans =nous|maman|papa|parents|=moi",
    "invit|invitation dormir|nuit",
    "dormir|nuit|coucher|dodo|passer|rester|weekend =chez mamie|papi|papy|mamy|grands|copain|copine|cousin|cousine|ami|amie|tonton|tata|nounou|mémé|parrain|marraine",
    "nuit|nuits|dormir|passer =hors|ailleurs|loin|première =maison|chez|nous|sans|camp|colo|tente|classe",
    "colonie|=colo|=scout|=scouts|=camp|camping nuit|dormir|partir|première|vacances|sans",
    "pyjama|pijama =soirée|=party|=fête",
    "découch",
    "dormir =ailleurs|=chez|=tente|=dehors",
    "classe =verte|=neige|découverte",
    "=dort|=dormir =ailleurs|=mamie|=papi|=copain|=copine",
    "pyjama =soirée|=party",
  ],
  facts: ["nuit", "maison", "réveill|appel"],
  moments: [
    {
      title: ["Un sac bien plein", "La nuit chez les blaireaux"],
      lines: (t) => [
        [
          `« C’est ma première nuit loin de la maison, dit un loir ${t.setting}. Chez les blaireaux. »`,
          "« Cette nuit, je dors chez les blaireaux, dit un loir sur un gros sac. C’est la première fois. »",
        ],
        "« Et si la maison me manque ? » « Alors tu me réveilles, dit Maman Blaireau, et on appelle ta maman. »",
        forOlder(
          "« On peut rester jusqu’au matin, dit-elle, ou jusqu’à la deuxième chanson. Les deux se font très bien. »",
        ),
        [`Comment s’y préparer, ${t.child} ?`, `${t.child}, qu’est-ce qui aiderait le loir ?`],
      ],
      choices: [
        {
          text: ["Emporter le doudou", "Choisir son oreiller"],
          title: ["Ce qu’on emporte", "L’oreiller qui sent bon"],
          lines: (t) => [
            "Une échelle sort du sac. Y entre ce qui sent la maison : l’oreiller, la brosse à dents, le doudou. Et toi, que mettrais-tu dedans ?",
            "On pose tout sur le lit inconnu, et c’est déjà un demi-nid. La queue du loir ne tremble plus.",
            forOlder(
              `L’échelle reste chez ${t.friend}. Dans un sac, on met ce qu’on voudra la nuit, pas ce qui pourrait peut-être servir.`,
            ),
          ],
          returns: (t) => [
            `Du fond du sac, ${t.child} sort un bout de maison, comme le loir, et le pose tout près.`,
            `Ici tout est nouveau, mais une chose sent la maison, et elle est dans le sac ${de(t.child)}.`,
          ],
        },
        {
          text: ["Visiter le terrier", "Demander où tout se trouve"],
          title: ["Où est la lumière", "De la lampe aux toilettes"],
          lines: () => [
            "On fait le chemin de la nuit : lit, lampe, toilettes, porte de Maman Blaireau. Marche aussi, sur la pointe : tip, tip, tip !",
            "Le loir le fait deux fois, dont une les yeux fermés. Il le sait par cœur. « Presque comme à la maison. »",
            forOlder(
              "Les blaireaux ont cinq horloges, et chacune dit une autre heure. Ce sont des choses à savoir avant d’aller au lit.",
            ),
          ],
          returns: (t) => [
            `D’abord ${t.child} demande où sont la lampe et l’eau, et qui réveiller : tip, tip, tip, comme chez les blaireaux.`,
            "On fait une fois le chemin à la lumière, comme avec le loir, et plus tard les pieds le trouvent sans aide.",
          ],
        },
        {
          text: ["Jouer la nuit en plein jour", "Essayer avant ce soir"],
          title: ["Une nuit avant le dîner", "La répétition"],
          lines: () => [
            "Maman Blaireau tire les rideaux, et on joue à la nuit : dents, chanson, oreiller. Ronfle aussi : rron, rron !",
            "Le loir appelle tout bas, et elle vient aussitôt. Puis c’est le matin, avec des tartines. « Je tiendrai bien jusqu’à demain ! »",
            forOlder(
              "Les petits blaireaux veulent encore trois nuits de suite, et il n’est toujours pas l’heure du dîner.",
            ),
          ],
          returns: (t) => [
            "On l’avait essayé une fois de jour, rron, rron ; le moment venu, on connaît déjà le chemin.",
            `« On essaie d’abord », dit ${t.child}, comme pour la nuit aux tartines ; et ce qu’on a essayé, on le connaît à moitié.`,
          ],
        },
      ],
    },
  ],
};
