/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la chèvre qui mangea les noms`,
    "Pas une chaise vide",
    "La fête aux cent lampions",
    `${hero} et la dernière chaise`,
  ],
  refrains: [
    "Lampions et ballons, cuillère et chaudron, tous à la chanson !",
    "Hop, hop, on court, on noue, et ce soir, tout le monde chez nous !",
    "Tourne et mélange, accroche et range, ce soir on mange !",
  ],
  beats: {
    start: {
      title: ["Le matin de la fête", "Une liste comme une écharpe"],
      lines: (t) => [
        [
          `Le jour le plus long de l’année, le village fait la fête, et cette fois, c’est ${t.hero} qui s’en occupe. ${t.hero} n’a qu’un vœu : pas une chaise vide.`,
          `« Cette année, la fête de l’été, c’est à toi de la faire, ${t.hero} », dit la maire. ${t.hero} fait une liste. Tout en haut : pas une chaise vide.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Sur la liste, il y a tous les noms du village, et elle est longue comme une écharpe. L’an dernier, on a oublié la maire : toute la soirée chez elle, une cuillère à la main.",
          "Sur la liste viennent ensuite les noms, de la maire jusqu’au chat du moulin. L’an dernier, il n’y avait qu’un ballon, et il était gris. Cette fois, il y aura cent lampions.",
        ),
        t.refrain,
      ],
    },
    eaten: {
      title: ["La chèvre", "Tous ces noms"],
      lines: (t) => [
        [
          "Mais le vent emporte la liste, et une chèvre la mange. Avec tous les noms !",
          "Mais la liste traîne à la fenêtre, et une chèvre la mange, du premier nom au dernier.",
        ],
        ...t.arrivals,
        forOlder(
          "La chèvre a l’air très contente. Un dernier coin de papier pend à sa barbe, et elle ne le lâche pas.",
          "Les noms longs, la chèvre les mâche. Les courts, elle les avale tout ronds. Un coin reste dans sa barbe, là où personne ne peut lire.",
        ),
      ],
    },
    cake: {
      title: ["Plof", "Un chapeau au petit déjeuner"],
      lines: (t) => [
        [
          "D’abord, le gâteau. Il monte, il monte, et plof, le voilà plat comme un chapeau. Alors on s’assoit et on déjeune d’un chapeau.",
          "Le gâteau est haut comme une tour. Plof ! Et puis non. On prend des cuillères, on s’assoit par terre, et on le mange tiède.",
        ],
        t.tool.pack,
        forOlder(
          `« Un gâteau plat, c’est plus facile à attraper », dit ${t.friend}. Rien ne presse. La farine tombe comme de la neige, et le cuisinier, qui a un rhume, dort sur un sac et éternue en rythme.`,
          `${t.friend} a soufflé dedans avec une paille, mais un gâteau sait quand il en a assez. « Ce soir, des crêpes, dit le cuisinier, le nez tout rouge. Elles, elles sont plates exprès. »`,
        ),
      ],
    },
    names: {
      title: ["Des lettres pour tout le monde", "C’est qui, tout le monde ?"],
      lines: (t) => [
        [
          "Le plat raclé, il faut écrire les lettres. Mais à qui ? Tous les noms sont dans la chèvre.",
          "Ensuite, on sort le papier et l’encre, pour inviter tout le monde. Mais c’est qui, tout le monde ? Il n’y a plus de liste.",
        ],
        forOlder(
          "La boulangère, ça vient tout de suite. Puis la maire, puis la tante de la maire. Après, c’est plus dur. Aux gens qui font du bruit, on pense tout de suite.",
          "On commence par le forgeron, les jumeaux et le professeur de piano. C’est vite fait. Les gens discrets mettent plus longtemps à revenir. C’est toujours comme ça.",
        ),
        [
          `Comment retrouver tous les noms, ${t.child} ?`,
          `Où chercher tous ces noms, ${t.child} ?`,
        ],
      ],
      choices: {
        walk: ["Aller de porte en porte", "Faire le tour des rues"],
        count: ["Compter les cheminées", "Chercher la fumée"],
      },
    },
    music: {
      title: ["Pas d’orchestre", "Un pneu à plat"],
      lines: (t) => [
        [
          "À midi, les lettres sont parties. Mais dans le pré, pas d’orchestre : l’orchestre a un pneu à plat.",
          "Les lettres s’envolent, les tables sont dans l’herbe. Il ne manque que l’orchestre, les roues dans la boue.",
        ],
        t.landmark.pass,
        forOlder(
          "Sept musiciens sur une seule bicyclette, ça fait un pneu vraiment très plat. Quelqu’un fredonne, pour voir. Ce n’est pas encore une fête. C’est un fredon.",
          "L’orchestre envoie une carte : « Le tuba s’est enfoncé le premier, et nous après. » La chèvre la lit avec attention, puis elle la mange aussi.",
        ),
        [`Où trouver de la musique, ${t.child} ?`, `Et qui va jouer, ${t.child} ?`],
      ],
      choices: {
        pots: ["Taper sur les casseroles", "Jouer de la cuillère"],
        birds: ["Siffler avec les oiseaux", "Inviter le merle"],
      },
    },
    shade: {
      title: ["L’heure chaude", "Des prunes à l’ombre"],
      lines: (t) => [
        t.recall("music", {
          pots: "On pend les casseroles à un arbre. Bing, bang, bong, c’est l’orchestre !",
          birds: "On siffle, un merle répond, et bientôt toute la haie fait l’orchestre.",
        }),
        [
          "Puis il fait trop chaud, et on s’allonge à l’ombre avec des prunes fraîches.",
          "Après, c’est la sieste sous un arbre. Passe un nuage en forme de cuillère.",
        ],
        forOlder(
          `On se raconte les vieilles fêtes, celle de la pluie, celle des abeilles. « Et chaque année, quelqu’un dansait hop, hop, glisse, dit ${t.friend}. C’était qui ? » On réfléchit si longtemps qu’on s’endort.`,
          `« L’an dernier, qui a lavé les tasses ? demande ${t.friend}. Au matin, elles brillaient toutes. » Personne ne sait. La chèvre dort aussi, son coin de papier dans la barbe.`,
        ),
        t.refrain,
      ],
    },
    chairs: {
      title: ["Une chaise de trop", "Clic"],
      lines: (t) => [
        [
          "Le soir, cent lampions pendent au-dessus de la table. On s’assoit, et une chaise reste vide. Et soudain, clic, plus de lumière !",
          "Au coucher du soleil, on accroche cent lampions. Tout le monde est là, et pourtant une chaise est vide. Clic ! Il fait noir.",
        ],
        forOlder(
          "« À qui est cette chaise ? » demande la maire. On recompte, par les nez cette fois. Ça donne pareil.",
          `« Il y a une chaise de trop », dit la maire. « Ou il manque quelqu’un », dit ${t.friend}.`,
        ),
        [
          `Derrière la haie, ça brille. On s’y prend comment, ${t.child} ?`,
          `Il y a une lueur derrière la haie. Alors, ${t.child} ?`,
        ],
      ],
      choices: {
        creep: ["Approcher à pas de loup", "Marcher sans bruit"],
        call: ["Demander qui est là", "Dire bonsoir"],
        plate: ["Porter les assiettes", "Offrir des crêpes"],
      },
    },
    guest: {
      title: ["Derrière la haie", "Une fête à une personne"],
      lines: (t) => [
        t.recall("chairs", {
          creep: "On passe le dernier buisson, sans plus de bruit que la farine.",
          call: "« Qui est là ? » « Personne », dit la haie, et elle renifle.",
          plate: "Une main sort de la haie et prend une crêpe.",
        }),
        [
          "Il y a là cent lampions, et quelqu’un à une petite table, devant une seule assiette.",
          "C’est une fête à une personne, avec cent lampions et un petit pain.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "Cent lampions, c’est dur à cacher. Ça luit par toutes les poches, et même par une chaussure.",
          "Il y a une fleur dans une tasse. À côté, une carte écrite à la main : « Pour moi : viens, s’il te plaît. »",
        ),
      ],
    },
    wish: {
      title: ["La lettre qui manque", "Pourquoi les lampions sont partis"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Les lampions, c’est moi. Tout le monde a eu sa lettre, sauf moi. Trois jours devant ma porte, à attendre.",
          "Oui, c’est moi. J’ai guetté le facteur, et il n’a rien laissé. Alors j’ai fait ma fête à moi.",
        ],
        t.recall("names", {
          walk: "Ma porte est derrière, vous savez. Personne n’a fait le tour.",
          count: "Ma maison n’a pas de cheminée, vous savez. Personne ne l’a comptée.",
        }),
        forOlder(
          "Chaque année, je danse hop, hop, glisse, et après, je lave les tasses. Je crois que personne ne l’a vu.",
          "Mais ce n’est pas drôle, à une personne. J’ai raconté une blague, et je la savais déjà. L’an dernier, j’ai lavé vos tasses, toutes, et personne n’a demandé qui.",
        ),
        ["Voilà vos lampions. Et moi, alors ?", "Je vous les rends. Il faut que je parte ?"],
      ],
      choices: {
        chair: ["Prendre la chaise vide", "Venir à notre table"],
        dance: ["Ouvrir le bal", "Danser en premier"],
        lantern: ["Guider les lumières", "Porter le lampion devant"],
      },
    },
    seated: {
      title: ["La dernière chaise", "La plus longue table"],
      lines: (t) => [
        [
          `« Viens à notre fête », écrit ${t.hero}, et la lettre fait trois pas. Alors, le long de la table, on se souvient : « Les tasses, c’était toi ! »`,
          `La dernière chaise est pour ${t.other}. « Tu as retrouvé mon chat », dit l’un. « Nos tasses, c’est toi ! » disent tous. ${t.hero} note tout.`,
        ],
        forOlder(
          `Alors la chèvre éternue son coin de papier. Il y a un nom dessus : celui ${de(t.other)}.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("La soupe est en retard : la casserole joue encore."),
          birds: forOlder("Les merles ont les miettes, et ils en redemandent."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Pas une chaise vide. La chèvre a un tabouret.",
          "Et la chèvre ? Elle est assise sur la liste.",
        ],
      ],
    },
    danced: {
      title: ["La première danse", "Tout en bas de la colline"],
      lines: (t) => [
        [
          `Hop, hop, glisse, danse ${t.other}, et ${t.hero} sait déjà les pas. « C’était donc toi, chaque année ! » crie-t-on, et tous se lèvent.`,
          `${t.other} commence, hop, hop, glisse. Puis ${t.hero}, puis la maire, puis tout le village, à la file, jusqu’en bas de la colline.`,
        ],
        forOlder(
          `Maintenant la danse a un nom, pour que personne n’oublie : la danse ${de(t.other)}.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("Les casseroles vont de plus en plus vite, et un couvercle s’envole."),
          birds: forOlder("Les merles sifflent si vite qu’ils n’ont plus de souffle."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Les chaises sont vides, et il ne manque personne.",
          "Pas une chaise vide ? Elles le sont toutes : on danse.",
        ],
      ],
    },
    lit: {
      title: ["Le défilé des lampions", "Par derrière aussi"],
      lines: (t) => [
        [
          `Devant marche ${t.other} avec les lampions, et derrière marche ${t.hero}. On s’arrête à chaque porte, même chez le cuisinier, au lit avec son rhume.`,
          `D’abord brille ${t.other}, puis ${t.hero}, puis cent lampions à la file. On s’arrête à chaque maison, aux portes de derrière aussi.`,
        ],
        forOlder(
          `Sur le plus gros lampion, on peint un nom, pour toujours : celui ${de(t.other)}.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("Ensuite viennent les casseroles, bing, bang, bong."),
          birds: forOlder("Les merles suivent, alors qu’ils devraient dormir depuis longtemps."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Et la fête arrive à chaque chaise du village.",
          "Cette nuit-là, pas une chaise dans le noir.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Tant de choses à porter", "En plein soleil"],
      lines: (t) => [
        [
          "Le soleil tape, et il y a tant à porter.",
          "Banc après banc, il faut traverser l’herbe brûlante.",
        ],
        ...t.returns,
        ifRoom(["Et voilà la dernière table en place.", "Et enfin, tout y est."]),
      ],
    },
    {
      title: ["Cent nœuds", "On raccroche les lampions"],
      lines: (t) => [
        [
          "Mais les cent lampions ne sont plus qu’un gros nœud.",
          "Avant, il faut raccrocher les lampions, et que de nœuds !",
        ],
        ...t.returns,
        ifRoom(["Et tous se remettent à briller.", "Un par un, les lampions se rallument."]),
      ],
    },
  ],
};
