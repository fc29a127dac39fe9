import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const worries: ThemeTexts = {
  name: "les soucis",
  phrases: [
    "calm|apais|gérer angoiss|anxi|stress|inquiét",
    "apprendre détend|relax",
    "stress contrôle|examen|école",
    "pense|réfléchit =trop",
    "inquiet|inquiét",
    "anxi",
    "angoiss",
    "stress",
    "nerveu|nervosité",
    "=tracas|tracass",
    "=et =si arrive|toujours|demande|pense|=dit",
    "pensées|pense|réfléchit négativ|noires|mauvaises|pire|tourne",
    "=mal ventre école|avant|stress|angoiss|anxi",
    "boule =ventre|=gorge",
    "noeud|nœud ventre|estomac",
    "contrôle|examen|dictée stress|peur|angoiss",
    "panique",
    "=pas dormir pensées|pense",
    "relax|détend|détente|=zen",
    "insécur|sécurité sentir|sent|affectif",
    "rumin",
    "préoccup",
    "tendu|crispé",
    "doutes",
    "peur|peurs avenir|demain|=plein|beaucoup|rater|tromp|arriv|contrôle|examen",
    "=souci|=soucis|soucieu",
    "sang mauvais",
    "=problèmes|=problème pense|tête|dort",
    "=trac",
    "appréhen",
    "dort|dormir =plus|=pas|empêch soucis|problème|pense|stress|angoiss|inqui",
    "=tête pleine|remplie|tourne|soucis|petite",
    "=mal =ventre|=tête matin|école|peur|avant",
    "anticip pire|tout|catastrophe",
    "peur guerre|mourir|maladie|actualité|infos",
    "flippe",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif|stress contrôle|examen|dictée|évaluation|interro =de|=du|=des|maths|avant",
    "prend|prendre =se =tête",
    "dompte|gérer|vaincre stress|angoiss|soucis",
    "peur|angoiss guerre",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif|stress contrôle|examen|dictée|évaluation maths|français|=de|=du école",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif =du|=des|=de contrôle|examen|évaluation",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif|=peur contrôle|examen|évaluation|dictée maths|école|français|rater",
    "=mal =ventre|tête école|matin|avant|lundi|stress",
    "peur|crain toujours|tout|=que arriv|quelque|accident|pire",
    "rumin|cogit",
    "=tout soucie|inquiète|angoisse|peur",
    "pensées tourne|soir|dormir|mauvaises",
    "peur échec|échouer|rater|tromper|erreur|faute",
    "stressé|stressée|stresse",
    "se =rong|ronge",
    "rong ongles",
    "tracasse|turlupine",
    "angoissé|angoissée",
  ],
  facts: ["souci", "raconte|dit|dis", "ventre", "petit|lég"],
  moments: [
    {
      title: ["Le ventre lourd", "Et si"],
      lines: (t) => [
        [
          `${t.friend} s’arrête ${t.setting}. « Et s’il pleut ? Et si ça rate ? »`,
          `Les pieds ${de(t.friend)} refusent d’avancer. « Et s’il pleut ? Et si ça rate ? »`,
        ],
        "Dans le ventre, il y a une pierre. « Des soucis, dit un loir. Les miens deviennent petits quand je les raconte. »",
        forOlder(
          "À côté du loir, il y a une boîte peinte, avec une fente dans le couvercle et une clé fine comme un cheveu.",
        ),
        [`Où les mettre, ${t.child} ?`, `${t.child}, que faire de tous ces soucis ?`],
      ],
      choices: [
        {
          text: ["Les glisser dans la boîte", "Poster chaque souci"],
          title: ["La boîte à soucis", "Fermée pour aujourd’hui"],
          lines: (t) => [
            `${t.friend} dit chaque souci tout haut, le dessine sur une feuille et le glisse dans la boîte du loir. Plic, plic !`,
            "Clac, fermée. La pierre du ventre n’est plus qu’une lentille. Le reste attendra l’heure de l’histoire.",
            forOlder(
              "« Le soir, j’ouvre avec ma grand-mère, dit le loir. D’ici là, la moitié a déjà séché. »",
            ),
          ],
          returns: (t) => [
            `Un autre souci arrive. ${t.child} l’écoute jusqu’au bout, le plie tout petit et le garde pour plus tard : plic.`,
            `« On le raconte, on le dessine et, plic, dans la boîte », dit ${t.child}, et les pieds veulent bien repartir.`,
          ],
        },
        {
          text: ["Respirer par le ventre", "Gonfler le ventre lentement"],
          title: ["Une main sur le ventre", "Le bateau"],
          lines: (t) => [
            `« Raconte », dit ${t.child}, et on écoute tout. Puis on respire, une main sur le ventre. Respire aussi : on inspire, et on souffle lentement.`,
            "Le ventre monte et descend comme un bateau. À chaque souffle, la pierre est plus légère, et les pieds ont envie d’avancer.",
            forOlder(
              "L’air met plus de temps à sortir qu’à entrer, c’est tout le truc. Ainsi le cœur sait qu’il n’a pas à courir.",
            ),
          ],
          returns: (t) => [
            `Une main sur le ventre, ${t.child} inspire et souffle lentement, comme avec le loir, et la pierre devient légère.`,
            "Un grand « et si » barre le passage. On souffle lentement, et il n’en reste qu’un petit.",
          ],
        },
        {
          text: ["Préparer la suite", "Chercher des solutions"],
          title: ["Un plan pour la pluie", "Si ceci, alors cela"],
          lines: (t) => [
            `« Dis-moi, fait ${t.child}. La pluie ? Un manteau ! Ça rate ? On recommence ! » Et toi, que ferais-tu sous la pluie ?`,
            "Pour le dernier souci, pas de plan. Alors on le porte à deux, et il est léger. Le ventre lâche sa pierre.",
            forOlder(
              "Il y a des choses qu’on peut arranger, et d’autres qu’on peut seulement raconter. C’est bien de savoir lesquelles.",
            ),
          ],
          returns: (t) => [
            `« Et si ? » demande une voix, et ${t.child} a déjà la réponse : alors on a un plan, et on est ensemble.`,
            "On a un plan, si ceci, alors cela ; et ce qui n’a pas de plan, on se le raconte.",
          ],
        },
      ],
    },
  ],
};
