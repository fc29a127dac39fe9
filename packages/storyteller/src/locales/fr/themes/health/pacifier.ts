import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const pacifier: ThemeTexts = {
  name: "se passer de la tétine",
  phrases: [
    "tétine|tétines|tetine|tetines",
    "totote|tototte|totoche|tototes|totoches",
    "=tutute|=tututte|=tutut|=tutte|=tute|=tétoune",
    "lolette|lolettes",
    "=suce|=suces abandonn|arrêt|laisser|=sans|quitter|donner|enlever|retirer|jeter|=bouche|=dodo|=adieu|=nuit|=lâche|=lâcher|=perdu|=sa !pouce|=doigt|=doigts",
    "=sucette|=sucettes abandonn|arrêt|arrête|=sans|quitter|enlever|retirer|=dormir|=dort|=nuit|=bouche|=bébé|=adieu !fraise|=bonbon|=bonbons",
    "=sucette =physiologique|orthodontique",
    "=sevrage|=sevrer =tétine|=sucette|=suce|=totote",
  ],
  facts: ["tétine", "consol", "petit à petit", "doudou|câlin", "chante", "tu as|tu l'as"],
  moments: [
    {
      title: ["« Mmf, mmf »", "La chanson de l’ourson"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un ourson chante, la tétine dans la bouche. « Mmf, mmf. » ${t.friend} voudrait bien comprendre les mots.`,
          `« Mmf, mmf. » Un ourson chante ${t.setting}, avec sa tétine. « Dommage, on n’entend pas les mots », dit ${t.friend}.`,
        ],
        "L’ourson enlève sa tétine. « Elle me console, dit-il. J’aimerais m’en passer, petit à petit. Mais comment ? »",
        forOlder(
          "Sa tétine est bleue, un peu mâchée d’un côté. Elle l’a consolé de trois chutes, d’un orage et d’une moufle perdue.",
        ),
        [`Qu’est-ce qui l’aiderait, ${t.child} ?`, `Que lui dit ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Serrer fort son doudou", "Respirer contre son doudou"],
          title: ["Le doudou aux oreilles molles", "Pfou, pfou, pfou"],
          lines: (t) => [
            `L’ourson pose la tétine et serre son doudou. ${t.child} souffle avec lui, lentement. Souffle aussi : pfou, pfou, pfou !`,
            `Au troisième souffle, elle ne lui manque presque plus. « Tu as soufflé, et ça va », dit ${t.friend}. Alors l’ourson chante, et on entend tous les mots.`,
            forOlder(
              "Cet après-midi, un petit moment sans elle. Demain, deux, et après, on verra. Un doudou n’est jamais pressé.",
            ),
          ],
          returns: (t) => [
            `Le cœur se serre un peu. ${t.child} souffle lentement, pfou, pfou, pfou, comme l’ourson contre son doudou, et ça passe.`,
            `${t.friend} fredonne la chanson de l’ourson. Cette fois, on connaît tous les mots.`,
          ],
        },
        {
          text: ["Ranger dans la petite boîte", "Garder la tétine pour dormir"],
          title: ["La tétine fait la sieste", "Une petite boîte"],
          lines: (t) => [
            `${t.child} lui donne une petite boîte. Le jour, la tétine dort dedans ; la nuit, il la retrouve. Fais comme lui : ferme, clac !`,
            `Une fois, elle lui manque, et il demande un câlin. Puis il chante. « Tu as chanté trois chansons ! » compte ${t.friend}.`,
            forOlder(
              "Un soir, peut-être, il oubliera d’ouvrir la boîte. La tétine ne sera pas fâchée, elle dort si bien.",
            ),
          ],
          returns: (t) => [
            `Clac ! Pour rire, ${t.child} range un petit souci dans une boîte, comme l’ourson sa tétine. Il y dort très bien.`,
            "Quelque part, un ourson chante encore. C’est la quatrième chanson, et dans sa boîte, la tétine dort toujours.",
          ],
        },
        {
          text: ["Dire au revoir ensemble", "Fêter son au revoir"],
          title: ["La chouette aux tétines", "Au revoir, tétine"],
          lines: (t) => [
            `Une chouette garde les tétines qui ont fini leur travail. L’ourson lui donne la sienne. Fais signe aussi : au revoir, tétine !`,
            `C’est un peu triste. ${t.child} ouvre les bras : gros câlin. « Tu l’as donnée toi-même », dit ${t.friend}. Et l’ourson chante : on comprend tout !`,
            forOlder(
              "Depuis une semaine déjà, elle ne servait plus qu’à s’endormir. Aujourd’hui, il a senti que c’était le bon jour.",
            ),
          ],
          returns: (t) => [
            `${t.child} fait signe à ce qui reste derrière, comme l’ourson à sa tétine. Un gros câlin, et le cœur redevient léger.`,
            `Une chouette passe, et cligne d’un œil. ${t.child} a compris : la tétine de l’ourson est bien au chaud.`,
          ],
        },
      ],
    },
  ],
};
