/** Le train qui ne s’arrêtait jamais, pour les enfants à partir de six ans. */
import { sampleStory } from "./sample-story.ts";

const RESSENTI = "dire ce qu’on ressent";
const PATIENCE = "prendre son temps";

export const train = sampleStory({
  id: "5a3c1e00-0000-4000-8001-000000000004",
  title: "Le train qui n’avait pas le temps",
  language: "fr",
  wishes: {
    children: [{ name: "Lison", age: "7", interests: "les trains" }],
    characters: [
      { name: "Honoré", role: "chef de gare", traits: "cérémonieux, gourmand" },
      { name: "Célestin", role: "train", traits: "pressé, peureux" },
    ],
    objectives: [RESSENTI, PATIENCE],
    language: "Français",
  },
  looks: { Honoré: { kind: "person", age: "old" }, Célestin: { kind: "robot" } },
  scenes: {
    start: {
      setting: "meadow",
      moods: { Lison: "happy" },
      title: "Entre deux collines rondes",
      dialogue:
        "Entre deux collines rondes, là où les vaches savent l’heure par cœur, il y avait une gare. Une horloge, un banc, trois marguerites, et pas un voyageur. C’est là qu’habitait Lison, et Lison ne voulait qu’une chose : voir le train s’arrêter. Rien qu’une fois. « Tacatac, tacatac, chantait-elle aux rails, viens chez nous, pose ton sac. »",
      next: "passe",
    },
    passe: {
      setting: "village",
      moods: { Lison: "sad" },
      title: "Vlouf",
      dialogue:
        "Mais le train ne s’arrêtait jamais. D’abord, les vaches tournaient la tête, toutes ensemble. Ensuite, les tasses tremblaient dans le buffet. Et vlouf ! Quelque chose de rouge traversait la gare en criant : « Pas le temps ! Pas le temps ! » Puis plus rien. Rien qu’un peu de vapeur, et un chapeau dans le pommier.",
      next: "honore",
    },
    honore: {
      setting: "village",
      title: "Le chapeau d’Honoré",
      dialogue:
        "Le chapeau était celui d’Honoré, le grand-père de Lison et le chef de gare. Il n’y avait pas plus cérémonieux que lui, ni plus gourmand. Chaque soir, il boutonnait sa veste jusqu’au menton, balayait le quai et annonçait à la ronde : « Mesdames, messieurs, le train va ne pas s’arrêter ! » Puis il buvait son chocolat. Et celui des voyageurs, pour que rien ne se perde.",
      shows: ["Honoré"],
      next: "essais",
    },
    essais: {
      setting: "village",
      moods: { Lison: "sad" },
      title: "Entrez",
      dialogue:
        "Lison avait tout essayé. Elle avait agité un mouchoir : le train avait emporté le mouchoir. Elle avait tendu un bouquet, et il ne lui était resté que les tiges. Elle avait même posé sur le quai un fauteuil, avec une pancarte : Entrez. Le fauteuil était maintenant dans le pré. La plus vieille des vaches en était très contente.",
      next: "plan",
    },
    plan: {
      setting: "village",
      sky: "dusk",
      moods: { Honoré: "surprised" },
      title: "Derrière la ligne blanche",
      dialogue:
        "Ce soir-là, Lison remonta ses chaussettes. « Et si on l’invitait pour de bon ? » Honoré en oublia de boire. « Alors derrière la ligne blanche, dit-il. Les rails sont à lui, le quai est à nous. » Dans la remise, il restait quatre pots de peinture. Et du haut de la colline, on voit tout ce qui passe. Par où commencer, Lison ?",
      choices: { "Repeindre toute la gare": "peinture", "Monter sur la colline": "colline" },
    },

    peinture: {
      setting: "village",
      moods: { Honoré: "surprised" },
      title: "Jaune",
      dialogue:
        "Ils peignirent les murs en jaune. Puis le banc, l’horloge, la brouette et, sans le vouloir, une poule. C’était si jaune que les abeilles faisaient la queue. Les vaches tournèrent la tête. Les tasses tremblèrent. Et vlouf ! « Pas le temps ! » Le vent du train renversa le dernier pot. « Mesdames, messieurs, dit Honoré, le train ne s’est pas arrêté. Et le chef de gare est jaune. »",
      next: "bouffee",
    },
    bouffee: {
      setting: "village",
      title: "Derrière le banc",
      dialogue:
        "Derrière le banc, quelque chose renifla. C’était une petite bouffée de vapeur, pas plus grosse qu’un chat. Elle avait raté son train. Et quand on est la vapeur du train, c’est très embêtant. Elle tremblait, elle pâlissait. À travers elle, on voyait déjà le mur. Vite, Lison, que faire pour la réchauffer ?",
      choices: { "Lui servir du chocolat": "chocolat", "Chanter tout bas": "berceuse" },
    },
    chocolat: {
      setting: "home",
      title: "Une place au-dessus de la tasse",
      dialogue:
        "Honoré posa sa tasse devant elle, sa propre tasse, et recula d’un pas, ce qui lui coûta beaucoup. La petite vapeur s’installa au-dessus du chocolat. Il y avait déjà de la vapeur là, qui se poussa un peu. Elle redevint blanche, puis ronde, puis rose. « Merci, souffla-t-elle. Il ne va nulle part, vous savez. Derrière la colline, ça tourne, et il revient. »",
      next: "virage",
    },
    berceuse: {
      setting: "village",
      title: "Tiède comme un pain",
      dialogue:
        "« Tacatac, tacatac, chanta Lison tout bas, viens chez nous, pose ton sac. » Au premier tacatac, la petite vapeur cessa de trembler. Au deuxième, elle vint se poser sur l’épaule de Lison, tiède comme un pain. « Vous chantez comme ses roues, souffla-t-elle. Il ne va nulle part, vous savez. Derrière la colline, ça tourne, et il revient. »",
      next: "virage",
    },
    virage: {
      setting: "village",
      moods: { Célestin: "surprised" },
      beside: ["Célestin"],
      title: "Ma petite bouffée",
      dialogue:
        "Il allait donc revenir ! Lison monta sur le banc, la petite vapeur au creux des mains. « Tacatac, tacatac, viens chez nous, pose ton sac ! » Les vaches tournèrent la tête. Vlouf ! « Ma petite bouffée ! » cria le train. Mais il était déjà passé. « Pourquoi tu ne t’arrêtes pas ? » lança Lison. Et l’on attendit la réponse, le temps d’un tour.",
      next: "tours",
    },
    tours: {
      setting: "meadow",
      moods: { Célestin: "afraid" },
      title: "Une phrase par tour",
      dialogue:
        "« Je m’appelle Célestin ! » cria le train. Un tour. « Je suis très pressé ! » Un tour. « Non. Ce n’est pas vrai. » Un tour, un peu plus lent. « Je suis peureux. » Un tour, plus lent encore. « Si je m’arrête, et que personne ne monte, c’est que personne ne m’attendait. » Et Célestin repartit vers la colline, plus rouge que jamais.",
      shows: ["Célestin"],
      next: "genoux",
    },
    genoux: {
      setting: "village",
      moods: { Célestin: "shy" },
      beside: ["Célestin"],
      title: "Froid aux genoux, froid aux roues",
      dialogue:
        "Lison ne dit pas qu’il n’y avait pas de quoi avoir peur. « Moi, devant une porte que je ne connais pas, j’ai froid aux genoux ! » Un tour. « Moi, c’est aux roues ! » Un tour. « Et je t’attends depuis toujours ! » Il passa presque sans bruit. « Mais on ne m’a pas appris, murmura-t-il, comment on s’arrête. » Comment le lui apprendre, Lison ?",
      teaches: [RESSENTI],
      choices: { "Ralentir la chanson": "ralentir", "Bâiller très fort": "bailler" },
    },
    ralentir: {
      setting: "village",
      beside: ["Célestin"],
      title: "Le dernier tac",
      dialogue:
        "Lison chanta, et à chaque tour elle chanta moins vite. Tacatac, tacatac. Ta, ca, tac. Les roues écoutaient. Honoré battait la mesure avec sa cuillère, les vaches mâchaient en cadence, et personne ne disait : alors, ça vient ? Ta… ca… Le dernier tac d’un train est le plus long de tous. Celui-là dura le temps d’une tartine. Et puis… tac.",
      teaches: [PATIENCE],
      next: "quai",
    },
    quai: {
      setting: "village",
      sky: "dusk",
      moods: { Lison: "happy", Honoré: "happy", Célestin: "happy" },
      title: "Mesdames, messieurs",
      dialogue:
        "Célestin était là, tout entier, devant le banc jaune. La petite vapeur rentra chez elle par la cheminée. Lison monta la première, et Honoré chercha ses mots. « Mesdames, messieurs, dit-il enfin, le train va… rester un peu. » Tacatac, tacatac, viens chez nous, pose ton sac. Ce soir-là, entre deux collines rondes, les vaches ne surent plus du tout quelle heure il était.",
      ending: "le train à quai",
    },
    bailler: {
      setting: "meadow",
      sky: "dusk",
      moods: { Lison: "tired", Honoré: "tired", Célestin: "tired" },
      title: "Jusqu’au bout du pré",
      dialogue:
        "Lison ouvrit la bouche et bâilla : aaah ! Honoré bâilla, la main devant la moustache. Les vaches bâillèrent l’une après l’autre, jusqu’au bout du pré. Un bâillement, cela ne se commande pas, cela s’attend. Un tour. Ils attendirent. Deux tours. Ils attendirent encore. Et au troisième : « Pas le… aaah… pas le temps… », fit Célestin, et chacune de ses roues bâilla aussi.",
      teaches: [PATIENCE],
      next: "nuit",
    },
    nuit: {
      setting: "village",
      sky: "night",
      moods: { Lison: "happy", Célestin: "tired" },
      beside: ["Célestin"],
      title: "Chut",
      dialogue:
        "Il s’arrêta le long du quai, et il dormait déjà. La petite vapeur se roula en boule sur la cheminée. Honoré mit l’horloge sous un coussin, à cause du tic-tac. « Mesdames, messieurs, chuchota-t-il, le train ne va pas repartir tout de suite. » Tacatac, tacatac, chanta Lison, viens chez nous, pose ton sac. Et entre deux collines rondes, les vaches, qui savaient bien l’heure, la gardèrent pour elles.",
      ending: "la nuit en gare",
    },

    colline: {
      setting: "hill",
      moods: { Lison: "surprised" },
      title: "Comme un lacet",
      dialogue:
        "D’en haut, la gare n’était pas plus grande qu’un dé à coudre. Lison suivit les rails du bout du doigt. Ils passaient le moulin, ils faisaient le tour de la colline, puis de l’autre colline, comme un lacet, et ils revenaient à la gare. « Il tourne en rond ! » dit Lison. « Mesdames, messieurs… », commença Honoré. Et pour une fois, il ne trouva pas la suite.",
      next: "barriere",
    },
    barriere: {
      setting: "meadow",
      beside: ["Célestin", "Honoré"],
      title: "Le temps d’un mot",
      dialogue:
        "Ils descendirent dans le pré, bien derrière la barrière, là où la voie est toute droite. Le train y passait si vite qu’on avait juste le temps d’un mot. Deux peut-être, s’ils étaient petits. La plus vieille des vaches se leva de son fauteuil et tourna la tête. Il arrivait ! Vite, Lison, comment se faire remarquer ?",
      choices: { "Demander son nom": "nom", "Lever la lanterne": "lanterne" },
    },
    nom: {
      setting: "meadow",
      sky: "dusk",
      moods: { Célestin: "shy" },
      title: "Trois tours pour un nom",
      dialogue:
        "« Ton nom ? » cria Lison. Vlouf ! « Cé… », fit le train. Il fallut attendre un tour. « …les… » Encore un tour, et Honoré eut le temps de manger une pomme, avec le trognon. « …tin ! » Trois tours pour un seul nom, c’est long. Mais quel nom ! « Enchantée, Célestin ! » cria Lison. Le train rougit. Cela ne se vit pas, puisqu’il était déjà rouge.",
      next: "secret",
    },
    lanterne: {
      setting: "meadow",
      sky: "dusk",
      moods: { Célestin: "surprised" },
      title: "Bon, soir, toi",
      dialogue:
        "Honoré alluma la lanterne, et Lison la leva trois fois, comme on dit : bon, soir, toi. Vlouf ! Personne ne répondit. Ils attendirent tout un tour sans quitter le virage des yeux. Et là-bas, au bout du noir, deux phares clignèrent : clic, clic, clic. « Célestin ! » cria le train en passant. C’était son nom, et on ne le lui avait jamais demandé.",
      next: "secret",
    },
    secret: {
      setting: "meadow",
      sky: "dusk",
      moods: { Célestin: "afraid" },
      title: "Avant le virage",
      speaker: "Célestin",
      dialogue:
        "« Écoutez vite, avant le virage ! Je suis Célestin, le train pressé, tout le monde le sait. Mais pressé, c’est ce que je dis. En vrai, je suis peureux. Si mes roues s’arrêtent, est-ce qu’elles sauront encore tourner ? Les grands trains ont appris cela dans les grandes gares. Moi, on ne m’a appris qu’à partir. Oh, le virage ! Ne bougez pas, je fais le tour ! »",
      shows: ["Célestin"],
      next: "dire",
    },
    dire: {
      setting: "meadow",
      sky: "dusk",
      moods: { Célestin: "afraid" },
      beside: ["Célestin"],
      title: "Il y en a déjà moins",
      dialogue:
        "Ils ne bougèrent pas. « Moi, sur mon vélo, cria Lison, j’avais peur jusque dans les genoux ! » Un tour. « Moi, jusque dans les roues ! » Un tour. « Et maintenant ? » Un tour. « Maintenant que je l’ai dit, il y en a déjà moins. » Tacatac, tacatac, chanta Lison, viens chez nous, pose ton sac. Il ne manquait presque rien. Que lui proposer, Lison ?",
      teaches: [RESSENTI],
      choices: { "Promettre de le pousser": "promesse", "Commencer par quelques secondes": "oui" },
    },
    promesse: {
      setting: "meadow",
      sky: "dusk",
      moods: { Lison: "happy", Célestin: "happy" },
      beside: ["Honoré"],
      title: "La plus vieille des vaches",
      dialogue:
        "« Si tu ne repars pas, on te pousse ! Grand-père, moi, le facteur, et les vaches ! » Un tour. « Les vaches aussi ? » « Les vaches aussi ! » Alors Célestin prit son temps. Il laissa le moulin moudre tranquille. Il se laissa dépasser par le vent, puis par un papillon, puis par la plus vieille des vaches, qui rentrait avec son fauteuil.",
      teaches: [PATIENCE],
      next: "museau",
    },
    museau: {
      setting: "village",
      sky: "dusk",
      moods: { Honoré: "happy", Célestin: "happy" },
      title: "Hi, hi, hi",
      dialogue:
        "Il s’arrêta devant le quai. Honoré en but quatre chocolats. Et pour repartir ? Tout le monde retroussait déjà ses manches, quand la plus vieille des vaches posa son museau mouillé sur le dernier wagon. « Hi, hi, hi ! » fit Célestin, et il roula. Depuis, il s’arrête chaque soir. Tacatac, tacatac, viens chez nous, pose ton sac. Et entre deux collines rondes, les vaches ne regardent plus passer le train : elles le font partir.",
      ending: "le museau de la vache",
    },
    oui: {
      setting: "village",
      sky: "dusk",
      moods: { Célestin: "surprised" },
      title: "Le temps de dire oui",
      dialogue:
        "« Reste le temps de dire oui ! » proposa Lison. Vlouf, tchhh. « Oui », dit Célestin, et hop, il était reparti. « Elles tournent encore ! cria-t-il. Mes roues, elles tournent ! » Au tour suivant, il resta le temps de dire : bonsoir, Lison. Puis le temps d’une pomme. Puis le temps d’un chocolat, bu à petites gorgées, avec un silence après. Personne ne regarda l’horloge.",
      teaches: [PATIENCE],
      next: "arret",
    },
    arret: {
      setting: "village",
      sky: "night",
      moods: { Honoré: "happy", Célestin: "happy" },
      title: "Le plus long arrêt du monde",
      dialogue:
        "À la nuit tombée, Célestin restait déjà le temps d’une histoire. « Mesdames, messieurs, le train va s’arrêter ! » annonça Honoré, et sa voix trembla comme une tasse. On vint de toute la vallée, avec des paniers, pour monter, ou pour s’asseoir à côté. Tacatac, tacatac, viens chez nous, pose ton sac. Et entre deux collines rondes, quand on demande l’heure aux vaches, elles répondent qu’on a le temps.",
      ending: "le plus long arrêt",
    },
  },
});
