/** People by what they do, and members of the family, in French. */
import type { FigureTexts, PersonId } from "../../../characters/figures.ts";
import { figure } from "./figure.ts";

export const persons: Readonly<Record<PersonId, FigureTexts>> = {
  king: figure("un roi", "=roi, =rois, empereur, sultan", (name) => [
    `${name} pose sa couronne et porte autant que les autres.`,
    `${name} fait un discours de trois mots : « En avant, marche ! »`,
  ]),
  queen: figure("une reine", "=reine, =reines, impératrice", (name) => [
    `${name} retrousse ses manches de soie et tire aussi.`,
    `${name} distribue des médailles faites de feuilles.`,
  ]),
  prince: figure("un prince", "=prince, =princes", (name) => [
    `${name} étale son manteau de velours sur la boue.`,
    `${name} tient la lampe, et la tient bien droite.`,
  ]),
  princess: figure("une princesse", "princesse", (name) => [
    `${name} fait le plus beau nœud de tous.`,
    `${name} remonte sa longue robe et prend le côté lourd.`,
  ]),
  knight: figure("un chevalier|une chevalière", "chevali", (name) => [
    `${name} porte tout sur son bouclier, comme sur un plateau.`,
    `${name} salue bien bas, puis aide tout le monde à monter.`,
  ]),
  wizard: figure(
    "un magicien|une magicienne",
    "magicien, enchanteur, enchanteresse, =sorcier, =sorciers, =mage",
    (name) => [
      `${name} agite une baguette, et le bout se met à briller.`,
      `${name} cherche dans un livre grand comme une porte.`,
    ],
  ),
  witch: figure("une sorcière", "sorcière", (name) => [
    `${name} dégage le passage avec un bon balai.`,
    `${name} remue une soupe, et il y en a pour tout le monde.`,
  ]),
  pirate: figure("un pirate|une pirate", "pirate, corsaire", (name) => [
    `${name} regarde dans sa longue-vue et crie : « La voie est libre ! »`,
    `${name} fait un nœud qui tient dans toutes les tempêtes.`,
  ]),
  doctor: figure(
    "un docteur|une docteure",
    "docteur, doctoresse, médecin, vétérinaire, dentiste, chirurgien, =toubib",
    (name) => [
      `${name} met un bandage au genou, et un autre au sac.`,
      `${name} demande à la ronde : « Ça va ? » et écoute vraiment.`,
    ],
  ),
  nurse: figure("un infirmier|une infirmière", "infirmi, ambulanci", (name) => [
    `${name} enroule une main froide dans une écharpe chaude.`,
    `${name} a une gorgée d’eau pour tout le monde.`,
  ]),
  teacher: figure(
    "un maître d’école|une maîtresse d’école",
    "maître école|classe, maîtresse, professeur, =prof, instit, enseignant",
    (name) => [
      `${name} dessine le plan dans la poussière, et tout devient clair.`,
      `${name} fait l’appel, et personne ne manque.`,
    ],
  ),
  baker: figure("un boulanger|une boulangère", "boulang, pâtissi", (name) => [
    `${name} partage des petits pains chauds, un dans chaque main.`,
    `${name} jette de la farine au sol, et des traces apparaissent.`,
  ]),
  cook: figure("un cuisinier|une cuisinière", "cuisini, =chef cuisine, cuistot", (name) => [
    `${name} fait un festin de trois carottes et d’une marmite.`,
    `${name} distribue des cuillères, et tout le monde goûte.`,
  ]),
  clockmaker: figure("un horloger|une horlogère", "horlog", (name) => [
    `${name} compte les tic-tac, pour tirer au même moment.`,
    `${name} serre une petite vis, et ça ne grince plus.`,
  ]),
  inventor: figure(
    "un inventeur|une inventrice",
    "invent, savant, scientifique, ingénieu, mécanicien",
    (name) => [
      `${name} fabrique une poulie avec une cuillère et deux boutons.`,
      `${name} sort un machin à manivelle, et ça marche.`,
    ],
  ),
  gardener: figure("un jardinier|une jardinière", "jardini, fleuriste", (name) => [
    `${name} écarte les brindilles, doucement, une par une.`,
    `${name} a une pâquerette pour chaque mine fatiguée.`,
  ]),
  farmer: figure(
    "un fermier|une fermière",
    "fermi, paysan, agricult, berger, bergère, cowboy",
    (name) => [
      `${name} siffle un coup, et le groupe se met en rang.`,
      `${name} coupe une énorme pomme, et tout le monde en a.`,
    ],
  ),
  fisher: figure("un pêcheur|une pêcheuse", "pêcheu", (name) => [
    `${name} lance le filet et attrape ce qui roulait au loin.`,
    `${name} attend sans bruit, et c’est juste ce qu’il faut.`,
  ]),
  captain: figure(
    "un capitaine|une capitaine",
    "capitaine, =marin, =marins, pilote, matelot",
    (name) => [
      `${name} crie : « Oh, hisse ! » et le groupe tire d’un coup.`,
      `${name} mouille un doigt et sait d’où vient le vent.`,
    ],
  ),
  astronaut: figure(
    "un astronaute|une astronaute",
    "astronaute, cosmonaute, spationaute",
    (name) => [
      `${name} allume la lampe du casque et éclaire le chemin.`,
      `${name} compte de cinq à zéro, et c’est parti.`,
    ],
  ),
  detective: figure(
    "un détective|une détective",
    "détective, enquêt, inspect, =espion, espionne",
    (name) => [
      `${name} trouve une empreinte et la suit, le nez au sol.`,
      `${name} sort sa loupe et retrouve ce qui manquait.`,
    ],
  ),
  musician: figure(
    "un musicien|une musicienne",
    "musicien, chanteu, guitariste, pianiste, violoniste, batteu, compositeur",
    (name) => [
      `${name} joue une marche, et tous les pieds suivent.`,
      `${name} fredonne une note grave, et le calme revient.`,
    ],
  ),
  dancer: figure("un danseur|une danseuse", "danseu, ballerine", (name) => [
    `${name} passe sur la pointe des pieds et montre les pas.`,
    `${name} tourne une fois sur place, et la poussière s’envole.`,
  ]),
  painter: figure(
    "un peintre|une peintre",
    "peintre, artiste, dessinat, sculpteur, sculptrice",
    (name) => [
      `${name} peint une grande flèche jaune, et personne ne se perd.`,
      `${name} peint à tout le monde un nez rouge et courageux.`,
    ],
  ),
  builder: figure("un maçon|une maçonne", "maçon, construct, charpenti, menuisi, ouvri", (name) => [
    `${name} mesure deux fois, et ça tient du premier coup.`,
    `${name} distribue des casques et prend la grosse poutre.`,
  ]),
  firefighter: figure("un pompier|une pompière", "pompi", (name) => [
    `${name} dresse l’échelle et la tient bien fort.`,
    `${name} déroule le tuyau, et on tire dessus, comme sur une corde.`,
  ]),
  police: figure("un policier|une policière", "polici, police, gendarme, shérif", (name) => [
    `${name} lève une main, et le groupe traverse sans danger.`,
    `${name} note tout dans un carnet, et rien n’est oublié.`,
  ]),
  librarian: figure("un bibliothécaire|une bibliothécaire", "bibliothéc, libraire", (name) => [
    `${name} connaît un livre là-dessus, page neuf.`,
    `${name} fait « chut », et alors on entend.`,
  ]),
  superhero: figure("un super-héros|une super-héroïne", "superhéro, super héro", (name) => [
    `${name} noue sa cape autour d’épaules qui ont froid.`,
    `${name} soulève la grosse caisse d’un seul doigt.`,
  ]),
  explorer: figure(
    "un explorateur|une exploratrice",
    "explorat, aventuri, voyageu, randonneu",
    (name) => [
      `${name} tourne la carte, et maintenant elle est à l’endroit.`,
      `${name} fait un pont avec une branche et une ceinture.`,
    ],
  ),
  storyteller: figure(
    "un conteur|une conteuse",
    "conteu, écrivain, poète, poétesse, auteur, autrice",
    (name) => [
      `${name} raconte une petite histoire, et l’attente s’envole.`,
      `${name} sait comment finissent ces histoires, et dit : « Bien. »`,
    ],
  ),
  postman: figure("un facteur|une factrice", "facteur, factrice, postier, postière", (name) => [
    `${name} connaît toutes les portes et sonne à la bonne.`,
    `${name} trouve de la place pour tout dans un grand sac.`,
  ]),
  driver: figure(
    "un conducteur|une conductrice",
    "conducteur, conductrice, chauffeur, chauffeuse, conducteur|conductrice|chauffeur bus|train|camion|taxi, camionneu",
    (name) => [
      `${name} connaît un raccourci, un vrai, tout court.`,
      `${name} crie : « En voiture ! », et personne ne reste derrière.`,
    ],
  ),
  shopkeeper: figure(
    "un marchand|une marchande",
    "=marchand, marchande, vendeu, commerçant",
    (name) => [
      `${name} a un petit sac en papier pour chaque chose.`,
      `${name} compte tout deux fois, et rien ne manque.`,
    ],
  ),
  tailor: figure("un couturier|une couturière", "couturi, tailleur, tailleuse", (name) => [
    `${name} recoud le sac déchiré en cinq petits points.`,
    `${name} a une aiguille, du fil et le bon bouton.`,
  ]),
  athlete: figure(
    "un sportif|une sportive",
    "sportif, sportive, athlète, footballeu, joueu foot|football|basket|tennis|rugby, coureu, nageu, gymnaste",
    (name) => [
      `${name} court devant et revient avant qu’on ait compté dix.`,
      `${name} montre comment s’étirer, et toutes les jambes sont prêtes.`,
    ],
  ),
  grandmother: figure(
    "une grand-mère",
    "=mamie, =mamy, =mémé, =mémère, grand mère|maman, grandmère",
    (name) => [
      `${name} tire un grand mouchoir, et c’est juste ce qu’il faut.`,
      `${name} sert du thé d’un petit thermos, et tout le monde en a.`,
    ],
  ),
  grandfather: figure(
    "un grand-père",
    "=papi, =papy, =pépé, =pépère, grand père|papa, grandpère",
    (name) => [
      `${name} connaît une vieille chanson qui a bien du rythme.`,
      `${name} trouve un bon bâton pour chaque main.`,
    ],
  ),
  mother: figure("une maman", "=maman, =mère, belle mère", (name) => [
    `${name} compte les têtes : il n’en manque aucune.`,
    `${name} prend chaque main libre dans la sienne.`,
  ]),
  father: figure("un papa", "=papa, =père, beau père", (name) => [
    `${name} prend sur ses épaules les jambes les plus courtes.`,
    `${name} tient la lampe, le temps de nouer tous les lacets.`,
  ]),
  aunt: figure("une tante", "=tante, tatie, tata", (name) => [
    `${name} trouve la bonne chose au fond d’un sac très profond.`,
    `${name} rit si fort que les forces reviennent.`,
  ]),
  uncle: figure("un oncle", "=oncle, tonton", (name) => [
    `${name} connaît un tour avec une pièce et une ficelle.`,
    `${name} porte le plus et fredonne le plus fort.`,
  ]),
  brother: figure("un frère", "=frère, =frères, jumeaux, frérot, jumeau", (name) => [
    `${name} dit : « Regarde », et tient le bout qui tremble.`,
    `${name} donne son dernier biscuit à qui marche devant.`,
  ]),
  sister: figure("une sœur", "=sœur, =soeur, =sœurs, sœurette, jumelle", (name) => [
    `${name} crie : « Un, deux, trois ! » et le groupe tire.`,
    `${name} fait un double nœud à tous les lacets.`,
  ]),
  cousin: figure("un cousin|une cousine", "cousin", (name) => [
    `${name} lance une chanson rigolote, et tout le monde chante.`,
    `${name} avait emporté une chose de trop, et c’était celle-là.`,
  ]),
  neighbor: figure("un voisin|une voisine", "voisin", (name) => [
    `${name} apporte une échelle : ça sert, d’habiter à côté.`,
    `${name} apporte du gâteau, parce qu’aider donne faim.`,
  ]),
  friend: {
    ...figure(
      "une personne|un camarade|une camarade",
      "=ami, =amie, =amis, copain, copine, camarade, =pote",
      (name) => [
        `${name} tend la main juste au bon moment.`,
        `${name} reste tout près jusqu’à ce que ce soit fini.`,
      ],
    ),
    name: "un camarade ou une camarade",
    tail: "aux grandes poches",
  },
};
