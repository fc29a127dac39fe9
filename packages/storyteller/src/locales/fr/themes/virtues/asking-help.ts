import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const askingHelp: ThemeTexts = {
  name: "demander de l’aide",
  phrases: [
    "demand =aide|aider !perdu|égaré|vendeuse|chemin",
    "accept|refus|repouss =aide !=ménage|maison|table",
    "besoin =aide =dire|=dit|=dise|=ose|=oser|avouer|=normal|droit|demand",
    "=dire|=dit|=dise|=oser|=ose =comprend|=compris|comprendre|=sait|=arrive maîtresse|maître|=prof|classe|=quand|=pas",
    "lever|=lève =main|=doigt =classe|=aide|=pas|maîtresse|comprend",
    "=peur|=honte|=gêné|=gênée|=fier|=fière|=ose|=oser demand =aide|question|maîtresse|maître",
    "=tout =seul|=seule =veut|faire =aide|aide|=refuse",
    "laisser|=laisse|=laissent aider",
    "=aide =moi =plaît|=te|=peux",
    "=coince|=coincé|=coincée|=bloque|=bloqué|=bloquée demand|=dire|=dit|=ose =aide|=rien|=pas",
    "appeler|=appelle =aide =quand|=oser|=difficile|=adulte",
  ],
  facts: ["essay", "demand", "aide|l’aide|d’aide", "courag"],
  moments: [
    {
      title: ["Le couvercle coincé", "De plus en plus dur"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un hérisson tourne le couvercle d’un bocal de prunes. Coincé ! « Tout seul, souffle-t-il, je veux tout seul ! »`,
          `« Tout seul ! » souffle un hérisson ${t.setting}. Mais le couvercle de son bocal de prunes est coincé.`,
        ],
        [
          `« Tu as essayé, dit ${t.child}. Maintenant, tu peux demander de l’aide. Demander, c’est courageux. »`,
          `« Tu as bien essayé, dit ${t.child}. Il faut du courage pour demander de l’aide. »`,
        ],
        forOlder(
          "Il a essayé avec les pattes, avec les dents, et en regardant le bocal d’un air très sévère.",
        ),
        [`Comment demander, ${t.child} ?`, `Comment s’y prendre, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Dire ce qui coince", "Expliquer ce qu’il faut"],
          title: ["La phrase entière", "Tiens-le, s’il te plaît"],
          lines: (t) => [
            `« Dis ce que tu as essayé, et ce qu’il te faut », dit ${t.child}. Dis-le aussi : tiens le bocal, s’il te plaît !`,
            [
              "Un blaireau tient le bocal, le hérisson tourne. Plop ! Il l’a ouvert lui-même, avec un peu d’aide.",
              "Un blaireau qui passait tient le bocal. Le hérisson tourne. Plop ! Avec un peu d’aide, il l’a ouvert lui-même.",
            ],
            forOlder("« Moi, j’ai seulement tenu, dit le blaireau. Mais je tiens très bien. »"),
          ],
          returns: (t) => [
            `« Tiens-moi ça, s’il te plaît », dit ${t.child}, comme pour le bocal de prunes. L’un tient, l’autre tire, et ça vient.`,
            `Pas très loin, le hérisson distribue des prunes. Il en garde une pour ${t.child}, la plus grosse.`,
          ],
        },
        {
          text: ["Chercher des pattes solides", "Trouver qui saurait faire"],
          title: ["Qui peut ?", "Pas le scarabée"],
          lines: (t) => [
            [
              "Qui est fort en couvercles ? Le scarabée est trop petit, la chouette dort. Montre aussi : là, le blaireau !",
              `${t.child} regarde autour. Le scarabée est trop petit, la chouette dort. Montre aussi : là, le blaireau !`,
            ],
            "« Tu peux m’aider, s’il te plaît ? » demande le hérisson. Plop ! Le blaireau rayonne. De toute la semaine, personne ne lui a rien demandé.",
            forOlder("« J’ai des pattes solides, dit-il, et presque jamais de couvercle. »"),
          ],
          returns: (t) => [
            `C’est trop pour une seule personne. ${t.child} cherche qui peut, comme pour le bocal, et demande. « Avec plaisir ! » répond-on aussitôt.`,
            `« Demandons à qui sait faire », dit ${t.friend}, en pensant au blaireau. On demande, et c’est fait tout de suite.`,
          ],
        },
        {
          text: ["Appeler plus fort", "Demander encore"],
          title: ["Pas de réponse", "La deuxième fois"],
          lines: (t) => [
            [
              `On appelle le blaireau, mais il creuse et n’entend rien. « Alors, encore », dit ${t.child}. Appelle aussi : un coup de patte, s’il te plaît !`,
              `Le blaireau, dans son tunnel, n’entend rien. « On redemande », dit ${t.child}. Appelle aussi : un coup de patte, s’il te plaît !`,
            ],
            "Il sort. Il tient, le hérisson tourne. Plop ! « Vous avez bien fait de redemander, dit-il. J’avais de la terre dans les oreilles. »",
            forOlder(
              "Il secoue la tête, d’un côté, puis de l’autre. Il en tombe la moitié d’un potager.",
            ),
          ],
          returns: (t) => [
            `D’abord, personne n’entend. Alors ${t.child} redemande, un peu plus fort, comme au blaireau. Et l’aide arrive.`,
            `« Encore une fois », dit ${t.child}, comme quand le blaireau avait de la terre dans les oreilles. Et cette fois, on écoute.`,
          ],
        },
      ],
    },
  ],
};
