/** The rescue of a stranded whale. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { pictureOrPlaque } from "../interest-phrase.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la petite baleine`,
    "La baleine qui avait tourné trop tôt",
    "Plouf, dit la mer",
    `Une toute petite baleine pour ${hero}`,
  ],
  refrains: [
    "Flic, flac, l’eau s’en va, flic, flac, l’eau reviendra.",
    "Ho hisse et ho, vogue bateau, la mer est un berceau.",
    "Vague après vague, main dans la main, on ira loin.",
  ],
  beats: {
    start: {
      title: ["Le port", "Là où la mer arrive"],
      lines: (t) => [
        [
          `Au bord de la mer, là où les bateaux font toc, toc, toc, habite ${t.hero}.`,
          `${t.hero} habite une maison si près de la mer que les vagues disent bonjour.`,
        ],
        [
          `Plus que tout au monde, ${t.hero} voudrait voir une baleine.`,
          `Chaque jour, ${t.hero} cherche une baleine, et chaque jour ne voit que des vagues.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Une fois, c’était une baignoire. Une autre fois, une vache très large.",
          "Une baleine, ça se remarque, tout de même. Et pourtant.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["Une baleine sur le sable", "Quelque chose de rond et de gris"],
      lines: (t) => [
        [
          "Et un matin, la voilà. Un bébé baleine sur le sable, et la mer s’est retirée !",
          "Un matin, un rocher gris cligne de l’œil. C’est une petite baleine, coincée sur le sable !",
        ],
        forOlder(
          "« Pfff », dit-elle, par le dessus de la tête.",
          "Elle n’est pas plus grande qu’un lit, et elle a l’air aussi douce.",
        ),
        ...t.arrivals,
      ],
    },
    plan: {
      title: ["Pas de rames aujourd’hui", "Le tas de rames"],
      lines: (t) => [
        [
          "Vite, aux bateaux ! Mais où sont les rames ? Quelqu’un en a fait un siège, et ne bouge pas.",
          "On court aux bateaux. Plus de rames ! Quelqu’un en a fait un tas et trône dessus.",
        ],
        ...t.meeting,
        [
          `« Les bateaux partent et ne reviennent pas, ${said(t.cast.other)}. Alors, aucun bateau ne part. »`,
          `« Si vous partez, ${said(t.cast.other)}, je reste ici sans personne. »`,
        ],
        forOlder("La baleine chante une longue note, une note triste."),
        [`Comment aider quand même, ${t.child} ?`, `Que faire pour la baleine, ${t.child} ?`],
      ],
      choices: {
        boat: ["Ramer avec des poêles", "Partir dans la bassine"],
        sand: ["Creuser le sable", "Amener la mer ici"],
      },
    },
    rowing: {
      title: ["La bassine-bateau", "Des poêles pour rames"],
      lines: (t) => [
        [
          "Une bassine et deux poêles : ce n’est pas un navire, mais ça flotte.",
          "On monte dans la bassine et on rame avec des poêles. Ça tourne en rond, et puis ça avance.",
        ],
        t.tool.pack,
        forOlder("« À gauche ! » « Quelle gauche ? » « L’autre gauche ! »"),
        [
          `La baleine a peur et cache ses yeux. ${t.question}`,
          `Mais elle tremble dès qu’on approche. ${t.question}`,
        ],
      ],
      choices: {
        hum: ["Fredonner tout bas", "Chanter doucement"],
        lamp: ["Attendre sans bouger", "Flotter et faire signe"],
      },
    },
    digging: {
      title: ["Creuse, creuse", "Un chemin pour l’eau"],
      lines: (t) => [
        [
          "On creuse avec des cuillères, des pots, des mains. Mais le sable retombe, chhh, aussi vite qu’il part.",
          "Creuse, creuse, creuse ! Mais à chaque vague, le sable rebouche le fossé.",
        ],
        t.tool.pack,
        forOlder("Un crabe passe, regarde, et repart de travers."),
        [`C’est trop lent. ${t.question}`, `Il faut plus de mains. ${t.question}`],
      ],
      choices: {
        ask: ["Demander des bras forts", "Chercher de l’aide"],
        bucket: ["Porter des seaux", "Arroser la baleine"],
      },
    },
    humming: {
      title: ["Un air très grave", "La baleine répond"],
      lines: (t) => [
        [
          `${t.child} fredonne, grave comme un violoncelle. La baleine ouvre un œil et fredonne aussi.`,
          `Alors ${t.child} chante, tout bas, tout lent, et l’eau tremble. La baleine chante à son tour.`,
        ],
        [
          `Sur la plage, ${t.other} entend, et quitte le tas de rames.`,
          `Jamais ${t.other} n’a entendu une chanson pareille. Plouf, dans l’eau, avec les rames !`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Difficile de bouder quand une baleine chante. Ça descend droit dans le ventre."),
      ],
    },
    shining: {
      title: ["Sans bouger", "Un œil s’ouvre"],
      lines: (t) => [
        [
          `${t.child} fait signe, lentement, comme une algue, et attend. La baleine avance d’un doigt.`,
          "La bassine flotte, et personne ne bouge. Longtemps après, la baleine ouvre un œil.",
        ],
        [
          `Sur la plage, ${t.other} voit tout, et quitte le tas de rames.`,
          `${t.other} veut voir aussi. Plouf, dans l’eau, avec les rames !`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("L’œil de la baleine est brun et doux, et tout le ciel tient dedans."),
      ],
    },
    asking: {
      title: ["Des bras forts", "Une question sur la plage"],
      lines: (t) => [
        [
          `« Tu as de la force, dit ${t.child}. Sans toi, on n’y arrive pas. » Jamais ${t.other} n’a entendu ça.`,
          `${t.child} va voir ${t.other} et demande, tout simplement. « Moi ? ${said(t.cast.other)}. Vous avez besoin de moi ? »`,
        ],
        [
          "Et une rame, finalement, c’est une très bonne pelle.",
          "Bientôt, chaque rame est une pelle, et le sable vole.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Le crabe revient, et cette fois il aide."),
      ],
    },
    carrying: {
      title: ["Seau après seau", "De l’eau fraîche"],
      lines: (t) => [
        [
          `Seau après seau, ${t.child} verse de l’eau fraîche sur la baleine. « Pfff », dit-elle. Un pfff content.`,
          `On court avec les seaux, flic, floc, et ${t.child} dit à la baleine combien elle est brave.`,
        ],
        [
          `${t.other} regarde, puis prend le plus gros seau de tous.`,
          `Puis une main attrape le seau suivant. C’est celle ${de(t.other)}.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Une partie de l’eau arrive sur la baleine. Le reste va dans les chaussures."),
      ],
    },
    goodbye: {
      title: ["Libre", "Au-delà des rochers"],
      lines: (t) => [
        [
          "Puis la mer monte. On pousse, la baleine remue, et la voilà libre !",
          "La mer revient, plus haut, encore plus haut. Une poussée, un coup de queue, et la baleine nage !",
        ],
        ...t.deeds.map(ifRoom),
        [
          "Au large, une grande baleine appelle. La petite tourne en rond, et ne veut pas partir.",
          "Là-bas, sa maman chante pour elle. Mais la petite baleine se retourne.",
        ],
        forOlder(`« Est-ce qu’elle reviendra ? » demande ${t.other}, tout doucement.`),
        [`Comment lui dire au revoir, ${t.child} ?`, t.question],
      ],
      choices: {
        follow: ["Ramer jusqu’à sa maman", "Accompagner la baleine"],
        name: ["Inventer son nom", "Promettre de chanter encore"],
      },
    },
    channel: {
      title: ["Le fossé se remplit", "Voilà la mer"],
      lines: (t) => [
        [
          "Puis la mer entre dans le fossé, et la baleine glisse comme un savon. Libre !",
          "Wouch ! La mer remonte le fossé, et la petite baleine nage, sans l’aide de personne.",
        ],
        ...t.deeds.map(ifRoom),
        [
          "Au large, sa maman chante. Et ici reste un fossé, long, profond, plein de mer.",
          "Derrière les rochers, une grande baleine chante de joie. Et maintenant, il y a un fossé plein à ras bord.",
        ],
        forOlder(`« Creuser, je sais faire », ${said(t.cast.other)}, d’une voix étonnée.`),
        [
          `Et ce fossé, ${t.child}, on en fait quoi ?`,
          `Que faire de toute cette eau, ${t.child} ?`,
        ],
      ],
      choices: {
        keep: ["Construire la petite piscine", "Garder l’eau pour les poissons"],
        fill: ["Chanter vers le large", "Agiter les bras longtemps"],
      },
    },
    pod: {
      title: ["Toute la famille", "Sept baleines"],
      lines: (t) => [
        [
          `On rame jusqu’au dernier rocher, dans un seul bateau, et c’est ${t.other} qui rame le mieux.`,
          `On a de vraies rames, maintenant, et ${t.other} tire de toutes ses forces.`,
        ],
        [
          `Sept grandes baleines montent et chantent pour ${t.hero}.`,
          "Une baleine se montre, puis deux, puis sept, et toutes chantent.",
        ],
        t.recall("rowing", {
          hum: forOlder("C’est le même air grave : la petite le leur a appris."),
          lamp: forOlder("Personne ne bouge, personne ne parle. Ne pas bouger, on sait faire."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `« Les bateaux reviennent, finalement », ${said(t.cast.other)}. Et les vagues disent bonsoir.`,
          "Puis on rentre au port. Toc, toc, toc, font les bateaux.",
        ],
      ],
    },
    visit: {
      title: ["Quand la lune est ronde", "La baleine revient"],
      lines: (t) => [
        [
          "« Reviens ! » On crie tant qu’on peut. Et à la lune ronde, la baleine revient.",
          "La baleine plonge. Mais à la pleine lune, la voilà de nouveau.",
        ],
        t.recall("rowing", {
          hum: forOlder("Elle fredonne sous la fenêtre, et toute la maison se lève."),
          lamp: forOlder("Elle flotte sans bouger et attend, exactement comme on l’a attendue."),
        }),
        t.recall("digging", {
          ask: forOlder("Elle préfère les bras forts : ils lancent le bâton le plus loin."),
          bucket: forOlder("Pour dire merci, elle souffle un plein seau d’eau sur la compagnie."),
        }),
        [
          `Maintenant, ${t.hero} et ${t.other} l’attendent, côte à côte sur les rames.`,
          `Maintenant, ${t.other} distribue les rames, et ${t.hero} appelle.`,
        ],
        ifRoom(song(t)),
        t.refrain,
        [
          "Il y a des vagues, encore des vagues, et puis une baleine.",
          "Et qui fait toc, toc, toc ? Un petit nez gris.",
        ],
      ],
    },
    pool: {
      title: ["La piscine du repos", "Un bassin près de la mer"],
      lines: (t) => [
        [
          "On pose des pierres : c’est un abri pour les petits qui se perdent.",
          "Avec des pierres et des coquillages, on fait un bassin, pour qui tourne trop tôt.",
        ],
        [
          `${t.other} y veille, et a toujours de la compagnie.`,
          `Chaque matin, ${t.other} compte les invités, et les connaît par leur nom.`,
        ],
        t.recall("digging", {
          ask: forOlder("Les rames sont rangées à côté, pour qui voudrait creuser."),
          bucket: forOlder("Le plus gros seau y pend, au cas où quelqu’un aurait trop chaud."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `Une fois par an, un nez gris se montre, et ${t.hero} vient lui dire bonjour.`,
          `Et chaque année, ${t.hero} voit une baleine. Elle fait un clin d’œil.`,
        ],
      ],
    },
  },
};

/** The children tell or sing to the whale about an interest. */
function song({ interest }: SceneContext): Line {
  return pictureOrPlaque(interest, {
    picture: (thing) => [`À la baleine, on raconte ce qu’on aime : ${thing}. Elle écoute, ravie.`],
    plaque: (words) => [
      `On chante pour la baleine. Titre de la chanson : « ${words} ». Au refrain, la baleine souffle.`,
    ],
  });
}
