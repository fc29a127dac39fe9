/** Animals, creatures of tales and machines, in French. */
import type { CreatureId, FigureTexts } from "../../../characters/figures.ts";
import { de } from "../grammar.ts";
import { figure } from "./figure.ts";

export const creatures: Readonly<Record<CreatureId, FigureTexts>> = {
  dragon: figure("un dragon|une dragonne", "dragon", (name) => [
    `${name} souffle sur le chocolat froid, et voilà qu’il fume.`,
    `${name} réchauffe tous les doigts d’un tout petit souffle.`,
  ]),
  unicorn: figure("une licorne", "licorne, pégase", (name) => [
    `${name} éclaire le chemin du bout de sa corne.`,
    `${name} porte tous les sacs, pendus à sa longue corne.`,
  ]),
  cat: figure("un chat|une chatte", "=chat, =chats, =chatte, chaton, matou, minou", (name) => [
    `${name} écoute d’abord, puis tend une patte : c’est par là.`,
    `${name} s’assoit sur la carte, pour que le vent ne l’emporte pas.`,
  ]),
  dog: figure("un chien|une chienne", "chien, chiot, toutou, caniche", (name) => [
    `${name} flaire à gauche, flaire à droite, et aboie : « Par ici ! »`,
    `${name} porte tous les bâtons et n’en mâchonne qu’un.`,
  ]),
  fox: figure("un renard|une renarde", "renard", (name) => [
    `${name} invente une ruse, une gentille, pour une fois.`,
    `${name} balaie la poussière d’un grand coup de queue.`,
  ]),
  bear: figure("un ours|une ourse", "=ours, ourse, ourson, =panda, nounours", (name) => [
    `${name} soulève le bout le plus lourd d’une seule patte.`,
    `${name} se met face au vent, et personne d’autre n’a froid.`,
  ]),
  mouse: figure("une souris", "souris, =rat, =rats, hamster, mulot", (name) => [
    `${name} se faufile par le plus petit trou et regarde plus loin.`,
    `${name} grignote le nœud jusqu’à ce qu’il se défasse.`,
  ]),
  rabbit: figure("un lapin|une lapine", "lapin, lièvre", (name) => [
    `Avec ses longues oreilles, ${name} entend le moindre bruit.`,
    `${name} bondit devant et tape deux coups : rien à signaler.`,
  ]),
  owl: figure("un hibou|une chouette", "hibou, chouette", (name) => [
    `${name} tourne la tête tout entière et ne rate rien.`,
    `${name} compte à voix haute, sans une seule erreur.`,
  ]),
  bird: figure(
    "un oiseau",
    "oiseau, oisel, =pie, perroquet, canard, =cane, caneton, aigle, moineau, corbeau, =poule, =poules, =coq, =coqs, poussin",
    (name) => [
      `${name} part devant et revient tout raconter.`,
      `${name} ramasse chaque petite chose que le vent a prise.`,
    ],
  ),
  goose: figure("une oie|un jars", "=oie, =oies, oison, =jars, cygne", (name) => [
    `${name} tend son long cou et voit par-dessus tout.`,
    `${name} cacarde si fort que personne ne s’endort.`,
  ]),
  lion: figure("un lion|une lionne", "lion", (name) => [
    `${name} pousse un grand rugissement, et le courage revient.`,
    `Toutes les mains s’accrochent à la fourrure chaude ${de(name)}.`,
  ]),
  tiger: figure("un tigre|une tigresse", "tigre, léopard, guépard, panthère", (name) => [
    `${name} part devant sur quatre pattes silencieuses.`,
    `${name} tire de toutes ses rayures, et ça bouge.`,
  ]),
  wolf: figure("un loup|une louve", "=loup, =loups, =louve, louveteau", (name) => [
    `${name} chante une longue note, pour que personne ne se perde.`,
    `${name} trotte autour du groupe et le garde bien serré.`,
  ]),
  elephant: figure("un éléphant|une éléphante", "éléphant", (name) => [
    `${name} porte tous les sacs au bout de sa trompe.`,
    `${name} chasse la poussière d’un seul grand souffle.`,
  ]),
  monkey: figure("un singe|une guenon", "singe, guenon, gorille, chimpanzé, ouistiti", (name) => [
    `${name} tient une chose dans chaque main et chaque pied.`,
    `${name} se pend par la queue et fait passer les affaires.`,
  ]),
  horse: figure(
    "un cheval|une jument",
    "=cheval, =chevaux, jument, poney, poulain, zèbre",
    (name) => [
      `${name} porte les sacs, et aussi qui n’en peut plus.`,
      `${name} tire fort et, clip, clop, ça avance.`,
    ],
  ),
  donkey: figure(
    "un âne|une ânesse",
    "=âne, =ânes, ânesse, ânon, mulet, =mule, chameau",
    (name) => [
      `${name} prend les sacs, tous les sacs, sans un mot.`,
      `${name} ne bouge pas d’un poil, et on peut s’appuyer dessus.`,
    ],
  ),
  goat: figure("une chèvre", "chèvre, chevreau, =bouc, mouton, agneau, brebis", (name) => [
    `${name} saute devant et trouve où le sol est ferme.`,
    `${name} mange le vieux papier qui gênait le passage.`,
  ]),
  cow: figure("une vache|un taureau", "vache, taureau, =veau, génisse, =bœuf", (name) => [
    `${name} tire lentement et ne lâche pas avant que ça bouge.`,
    `${name} donne du lait tiède à qui a sommeil.`,
  ]),
  turtle: figure("une tortue", "tortue", (name) => [
    `${name} va si lentement que rien ne tombe.`,
    `${name} sert de marche à qui n’est pas assez haut.`,
  ]),
  snail: figure("un escargot", "escargot", (name) => [
    `${name} passe en dernier et retrouve ce qui est tombé.`,
    `${name} trace un fil d’argent, et personne ne se perd.`,
  ]),
  frog: figure("une grenouille", "grenouille, crapaud, rainette", (name) => [
    `${name} coasse en mesure, et le groupe tire en même temps.`,
    `${name} fait un grand bond avec le bout de la corde.`,
  ]),
  fish: figure("un poisson", "=poisson, =poissons", (name) => [
    `${name} fait des bulles, une pour chaque main qui aide.`,
    `${name} donne un coup de queue, et plus personne n’a sommeil.`,
  ]),
  hedgehog: figure("un hérisson|une hérissonne", "hérisson", (name) => [
    `${name} garde tous les billets, un sur chaque piquant.`,
    `${name} roule devant et trouve le coin le plus lisse.`,
  ]),
  dinosaur: figure(
    "un dinosaure",
    "dino, =rex, tyrannosaure, tricératops, vélociraptor",
    (name) => [
      `${name} aplatit le sol avec deux grosses pattes.`,
      `${name} regarde au loin, par-dessus toutes les têtes.`,
    ],
  ),
  crocodile: figure("un crocodile", "crocodile, alligator, caïman, =croco", (name) => [
    `${name} se couche en travers du fossé, et voilà un pont.`,
    `${name} sourit de toutes ses dents et casse les noix du goûter.`,
  ]),
  snake: figure("un serpent", "serpent, couleuvre, =boa, =python, vipère", (name) => [
    `${name} fait trois fois le tour du paquet : plus besoin de corde.`,
    `${name} se glisse dans l’herbe haute et trouve le raccourci.`,
  ]),
  penguin: figure("un pingouin", "pingouin, manchot", (name) => [
    `${name} glisse devant, sur le ventre, et le chemin est tout lisse.`,
    `${name} salue à gauche, salue à droite, et tout le monde se redresse.`,
  ]),
  whale: figure("une baleine", "baleine, =orque, cachalot, narval", (name) => [
    `${name} souffle un jet d’eau, et plus un nez n’est poussiéreux.`,
    `${name} chante si grave que même les pierres battent la mesure.`,
  ]),
  ant: figure("une fourmi", "fourmi", (name) => [
    `${name} soulève une chose dix fois plus grosse et en redemande.`,
    `${name} crie : « En file ! », et personne ne se perd.`,
  ]),
  spider: figure("une araignée", "araignée, tarentule", (name) => [
    `${name} attache tous les bouts avec un seul fil d’argent.`,
    `${name} tient huit choses à la fois et n’en lâche aucune.`,
  ]),
  bee: figure("une abeille", "abeille, =bourdon, guêpe", (name) => [
    `${name} danse le chemin : deux fois à gauche, puis tout droit.`,
    `${name} a une goutte de miel pour chaque bouche fatiguée.`,
  ]),
  butterfly: figure("un papillon", "papillon, coccinelle, libellule, luciole", (name) => [
    `${name} vole devant et se pose sur le bon panneau.`,
    `${name} évente chaque nez trop chaud, à petits coups d’ailes.`,
  ]),
  squirrel: figure("un écureuil", "écureuil", (name) => [
    `${name} a caché des noisettes en chemin, et les retrouve presque toutes.`,
    `${name} grimpe à l’arbre le plus proche et raconte ce qu’on voit.`,
  ]),
  pig: figure("un cochon", "cochon, =porc, porcelet, =truie, sanglier, marcassin", (name) => [
    `${name} suit son nez rond, et c’est le nez qui a raison.`,
    `${name} se roule dans la boue et en fait une belle route.`,
  ]),
  giraffe: figure("une girafe", "girafe, girafon", (name) => [
    `${name} attrape tout ce qui est en haut, sans échelle.`,
    `${name} prête son long cou comme toboggan, deux fois.`,
  ]),
  kangaroo: figure("un kangourou", "kangourou", (name) => [
    `${name} range tout ce qui est petit dans une poche bien chaude.`,
    `${name} arrive en deux bonds et revient en un seul.`,
  ]),
  deer: figure("un cerf|une biche", "=cerf, =cerfs, biche", (name) => [
    `${name} passe devant sans faire craquer une seule brindille.`,
    `${name} saute le tronc et montre où prendre son élan.`,
  ]),
  hippo: figure("un hippopotame", "hippopotame, =hippo", (name) => [
    `${name} s’appuie de tout son poids, et ça bouge.`,
    `${name} s’assoit dans la flaque, et tout le monde passe au sec.`,
  ]),
  crab: figure("un crabe", "crabe", (name) => [
    `${name} passe de côté par la fente et ouvre la porte.`,
    `${name} coupe le nœud, clic, clac, et voilà.`,
  ]),
  octopus: figure("une pieuvre", "pieuvre", (name) => [
    `${name} tient tous les coins de la carte, et rien ne vole.`,
    `${name} salue de tous ses bras à la fois.`,
  ]),
  vampire: figure("un vampire|une vampire", "vampire, =dracula", (name) => [
    `${name} ouvre sa grande cape noire, et tout le monde reste au sec.`,
    `${name} voit dans le noir et lit tous les panneaux.`,
  ]),
  monster: figure("un monstre", "monstre, =bête, =yéti, créature", (name) => [
    `${name} tient trois sacs d’un coup, dans trois grosses mains.`,
    `${name} fait des grimaces si drôles que la fatigue s’envole.`,
  ]),
  giant: figure("un géant|une géante", "géant, titan", (name) => [
    `${name} soulève tout le monde par-dessus la flaque, et hop, et hop !`,
    `${name} ouvre un parapluie grand comme une tente.`,
  ]),
  troll: figure("un troll", "=troll, =trolls, =ogre, ogresse", (name) => [
    `${name} fait un pont avec ses deux longs bras.`,
    `${name} pousse la grosse pierre et lui donne une caresse.`,
  ]),
  ghost: figure("un fantôme", "fantôme, spectre, revenant", (name) => [
    `${name} luit un petit peu, et on y voit mieux.`,
    `${name} flotte en avant et revient avec de bonnes nouvelles.`,
  ]),
  fairy: figure("une fée", "=fée, =fées, nymphe", (name) => [
    `${name} saupoudre un peu de lumière dans les coins sombres.`,
    `${name} vole d’une oreille à l’autre et souffle : « Tu peux ! »`,
  ]),
  elf: figure("un elfe|une elfe", "=elfe, =elfes, lutin, lutine, gnome, farfadet", (name) => [
    `${name} recoud la sangle en trois points rapides.`,
    `${name} lit les signes dans la poussière, comme font les elfes.`,
  ]),
  mermaid: figure("une sirène", "sirène, triton", (name) => [
    `${name} chante un air de vagues, et le groupe tire en rythme.`,
    `${name} souffle dans un coquillage, et on dirait une fanfare.`,
  ]),
  robot: figure(
    "un robot",
    "robot, androïde, =machine, cyborg, lave linge, grille pain, aspirateur, =frigo, ordinateur",
    (name) => [
      `${name} dit : « Un, deux, bip », et tient le côté lourd.`,
      `${name} déplie l’outil qu’il faut, juste pour ça. Clic !`,
    ],
  ),
  alien: figure(
    "un extraterrestre|une extraterrestre",
    "extraterrestre, alien, martien",
    (name) => [
      `${name} demande le nom de chaque chose, et la porte.`,
      `${name} allume trois lumières vertes, et on y voit bien mieux.`,
    ],
  ),
  snowman: figure("un bonhomme de neige", "bonhomme|bonne neige", (name) => [
    `${name} garde la limonade au frais jusqu’au bout.`,
    `${name} prête sa carotte pour montrer le chemin.`,
  ]),
  cloud: figure("un nuage", "nuage", (name) => [
    `${name} garde sa pluie jusqu’à la fin du travail.`,
    `${name} fait de l’ombre juste où il en faut.`,
  ]),
};
