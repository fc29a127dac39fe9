import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const curiosity: ThemeTexts = {
  name: "la curiosité et les questions",
  phrases: [
    "curieu",
    "curiosité",
    "explore|exploration|explorateur|exploratrice",
    "découvrir|découverte|découvertes monde|=tout|choses|nouvelles|joie|envie|plaisir|goût|soif",
    "émerveill",
    "étonne|étonnement",
    "envie|goût|plaisir|soif|joie|aimer|désir apprendre|savoir|connaître|comprendre",
    "intéresse|intérêt monde|choses|tout",
    "apprendre =choses|=chose nouvelles|nouveau",
    "enquête",
    "expérience|expériences|expérimente =faire|scientifique|science|=des",
    "esprit ouvert|scientifique|ouverture",
    "observe|observation",
    "petit|petite|jeune chercheur|chercheuse|savant|savante|scientifique|détective",
    "cherche comprendre|savoir|réponses",
    "demande toujours|=tout pourquoi",
    "pourquoi toujours|=âge|question =dit|demande|pose|phase",
    "=pourquoi =pourquoi",
    "=âge|phase|période|demande|arrêt|toujours =des|=tout|=les pourquoi",
    "=questions toujours|beaucoup|tant|plein|sans|arrêt|pose|poser",
    "comment marche|marchent|fonctionne|fonctionnent chose|choses|machines|monde",
    "veut|envie|vouloir|aime =tout savoir|connaître|comprendre|découvrir",
    "intéress =monde|=tout|=au|=plus",
    "explore|exploration|aventure monde|découvrir|exploration|explore|nature",
    "poser|pose|posant =questions|=question =des|=mille|toujours|=plein|=trop",
    "poser|pose =questions",
    "curieu|curios",
    "pourquoi =pourquoi",
    "question|questions poser|pose|demande|toujours|sans|tout|mille|répondre",
    "explor|explorer|découvrir|découvert|découvertes|apprendre|comprendre monde|choses|nature|tout|nouvelle|nouvelles|envie|goût|explorer|soif",
    "intéress =tout|=rien|plein|choses|plus",
    "=savoir veut|soif =tout",
    "scientifique|inventeur|inventeurs|expériences|chercheur",
    "ouvert|ouverture =esprit|monde",
    "ennuie =jamais",
    "=comment =ça|=tout|choses marche|fonctionne|demande",
    "demande|veut comment|pourquoi marche|fonctionne|toujours|savoir|tout",
    "envie|soif|désir|goût apprendre|découvrir|savoir",
    "demande|demander|dit|repete pourquoi",
    "pourquoi fois|toujours|cesse|arret|longueur",
    "découvrir|apprendre nouvelles choses",
    "découvertes|=découvrir =monde|=choses|=science|=nouvelles",
    "=sciences =expériences|=curieux|=découvrir|=aimer",
    "=pourquoi =questions|=demande|=tout",
    "imagination =développer|=stimuler|=son",
    "=questions =pose|=tant|=beaucoup|=tout",
    "comment marchent|=fonctionnent =choses",
    "aimer|aime|=envie =découvrir|=apprendre",
  ],
  facts: ["pourquoi", "lumière", "soleil", "rebond"],
  moments: [
    {
      title: ["La lumière qui sautille", "Une tache sans lampe"],
      lines: (t) => [
        [
          `Une tache de lumière danse par terre ${t.setting}. Elle sautille, elle tremble. Et personne n’a de lampe.`,
          `${cap(t.setting)}, par terre, sautille une tache de lumière toute ronde. Pas de lampe en vue.`,
        ],
        `« Laisse », dit ${t.friend}. Mais ${t.child} déborde de questions : Qui la fait ? Pourquoi danse-t-elle ?`,
        forOlder(
          "Les questions, c’est comme le hoquet. On en retient une, il en sort deux. Plus moyen de les arrêter.",
        ),
        [`Comment le savoir, ${t.child} ?`, `Comment vas-tu chercher, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder en l’air", "Chercher le rayon"],
          title: ["Un chemin de poussière", "Le rayon à l’envers"],
          lines: (t) => [
            `${t.child} regarde en l’air. La poussière y brille, en ligne droite comme une règle, jusqu’à quelque chose d’argenté !`,
            "À un fil pend une cuillère, celle d’une pie. Le soleil tombe dessus et rebondit jusqu’ici.",
            forOlder(
              "« La lumière peut donc tourner au coin, dit la pie, si on lui tend une cuillère. » Elle aussi se le demandait.",
            ),
          ],
          returns: (t) =>
            `${t.child} ne regarde pas que la chose, mais tout autour, et demande pourquoi. Avec la tache de lumière, ça a marché.`,
        },
        {
          text: ["Essayer avec la main", "Faire de l’ombre"],
          title: ["Ombre, lumière, ombre", "La main au milieu"],
          lines: (t) => [
            `La main de ce côté : rien. La main de l’autre : tout noir ! Ça vient donc de là. Montre avec ${t.child} : là !`,
            "La cuillère d’une pie se balance au bout d’un fil. Le soleil y rebondit. On la tourne, et la tache file.",
            forOlder(
              `${t.friend} la poursuit entre les pieds de tout le monde, neuf fois. Pour la science, évidemment.`,
            ),
          ],
          returns: (t) =>
            `« On essaie », dit ${t.child}, une main de ce côté, une main de l’autre, jusqu’à voir comment ça marche.`,
        },
        {
          text: ["Demander à la pie", "Interroger la voisine"],
          title: ["Bonne question", "Encore trois, s’il te plaît"],
          lines: (t) => [
            `« Sais-tu pourquoi ça danse ? » demande ${t.child} à une pie. « Encore trois questions ! » C’est chaud ? C’est vivant ? C’est à toi ?`,
            "C’est à elle : une cuillère pendue à un fil. Le soleil y rebondit, et le vent s’occupe de la danse.",
            forOlder(
              "« Les autres disent seulement que c’est joli, dit la pie. Personne ne veut savoir. » Et elle laisse tout le monde pousser la cuillère.",
            ),
          ],
          returns: (t) =>
            `${t.child} pose la question, puis encore trois, comme avec la pie. À la dernière, tout s’éclaire.`,
        },
      ],
    },
  ],
};
