import type { Phrasings } from "./phrasings.ts";

export const frenchPhrasings: Phrasings = {
  ofThemes: {
    anger:
      "se calmer quand il est furieux; de grosses crises pour un rien; gérer sa colère; il monte en pression en deux secondes et claque toutes les portes; que faire de sa rage; devenir moins explosif à la maison; il casse ses jouets de rage; quand la moutarde lui monte au nez; des colères monstres le matin avant l’école; il crie et lance ses affaires quand on lui dit non",
    jealousy:
      "elle envie les jouets de sa cousine; il ne supporte pas qu’on câline le bébé; verte de jalousie quand sa sœur reçoit un cadeau; croit qu’on aime plus le bébé que lui; déteste voir sa sœur sur mes genoux; mon aîné se sent moins aimé depuis la petite; trouve que son frère a toujours mieux; jalouse de son petit frère qui prend toute la place",
    dark: "veut la lumière du couloir toute la nuit; a peur quand on éteint; peur du noire; veut une veilleuse à cause des ombres sur le mur; l’heure d’éteindre la lampe l’effraie; dort avec la lumière allumée; croit voir des bêtes dans l’ombre; peur du noir la nuit dans sa chambre",
    shyness:
      "se cache derrière mes jambes quand on dit bonjour; parler devant les grands; se tait dans les fêtes et n’ose pas se joindre aux autres; ne salue jamais la voisine et se tortille; oser lever le doigt; discret au milieu des autres enfants; parle à voix basse à l’école; oser parler aux inconnus à la boulangerie",
    losing:
      "les jeux de société finissent toujours en larmes; ce n’est pas grave de ne pas gagner; mauvais perdant; renverse le plateau quand je gagne aux petits chevaux; n’accepte pas qu’un autre arrive avant lui; colère à chaque partie de cartes perdue; la défaite au foot",
    sadness:
      "on a le droit de pleurer; parfois on est triste; avoir un coup de cafard, les larmes ne sont pas mauvaises; grosse peine parce que sa tortue en peluche est perdue; quand on a envie de pleurer; ma fille est mélancolique",
    worries:
      "la boule au ventre avant chaque nouveauté; elle rumine tout le soir et s’inquiète; et si, et si : angoisse pour tout; imagine toujours le pire; peur que maman ait un accident; la veille de la sortie elle ne dort pas tellement elle s’inquiète; avoir moins peur de tout",
    nightmares:
      "des monstres dans ses rêves; se réveille en hurlant après de mauvais rêves; s’est réveillé à cause d’un rêve de loup qui fait peur; se lève en pleurs à cause d’un vilain songe; un dragon dans ses rêves",
    parting:
      "s’accroche à moi à la porte de la crèche; maman part travailler et revient; sanglote quand je la dépose le matin; papa lui manque quand il est en déplacement; larmes au moment de se quitter; la séparation du matin; attendre le retour de papa parti en mer; pleurer quand maman part au travail",
    "naming-feelings":
      "mettre des mots sur les émotions; comment je me sens aujourd’hui ?; joyeux, triste, fâché, effrayé : savoir lequel est lequel; dire ce qu’on a dans le cœur; apprendre les émotions; reconnaître la peur, la joie, la tristesse",
    hitting:
      "garder ses mains pour soi; il gifle sa petite sœur; arrêter de donner des coups de pied aux autres; quand il s’énerve il cogne les autres enfants à la crèche; des mains douces avec le bébé; il donne des claques à son cousin; trouver autre chose que les poings; pousse sa sœur dans l’escalier; la bagarre ne sert à rien; arrêter de taper sa petite sœur",
    biting:
      "elle plante ses dents dans les copains; on ne mord pas; croque le bras de son cousin; laisse la marque de ses dents sur les copains; mordille sa sœur quand elle l’énerve",
    sharing:
      "laisser les autres jouer avec ses poupées; tout est à moi à moi à moi; donner la moitié de ses gâteaux à son ami; attrape le ballon et ne le laisse à personne; ne veut rien donner de son goûter; le partage des jouets avec les cousins; apprendre à prêter son doudou; apprendre à partager avec ses cousins",
    turns:
      "attendre son tour au toboggan; chacun son tour, pas tous à la fois; double tout le monde dans la file; coupe la parole et veut toujours être le premier; passer chacun à son tour au tableau; ne sait pas attendre qu’on lui donne la parole; c’est moi d’abord; attendre son tour quand on joue",
    truth:
      "il invente des histoires quand il a cassé quelque chose; avouer au lieu de mentir; plus de mensonges; accuse le chien d’avoir cassé le vase; je l’ai surpris à mentir pour le chocolat; invente pour ne pas être grondé; oser dire qu’on a cassé le verre; voler un jouet à l’école; ne pas mentir à ses parents",
    tidying:
      "ramasser les cubes après avoir joué; sa chambre est un capharnaüm; remettre les jouets dans la caisse; des lego partout par terre et personne ne les ramasse; le désordre dans la salle de jeux; il laisse tout en plan; remettre les livres sur l’étagère; ranger sa chambre sans râler",
    screens:
      "moins de tablette, plus de dehors; éteindre les dessins animés sans crise; accro à youtube; hurle quand je lui reprends le téléphone; encore un épisode de la pat’patrouille; trop de temps devant la télé; quand on ferme la tablette il hurle; jouer dehors plutôt que sur le téléphone; lâcher la tablette",
    manners:
      "s’il te plaît et merci; bien se tenir à table; dire bonjour poliment; mâche la bouche ouverte; les mots magiques quand on veut quelque chose; dire bonjour et au revoir; ne pas parler la bouche pleine; s’il vous plaît madame; dire merci et s’il te plaît",
    listening:
      "obéir du premier coup; ne répond pas quand on l’appelle; écouter quand quelqu’un parle; je dois tout répéter dix fois; il n’obéit qu’à son père; entendre les consignes de la maîtresse; venir quand on l’appelle; écouter maman quand elle parle",
    apologizing:
      "comment demander pardon pour de vrai; présenter ses excuses; n’admet jamais qu’il a eu tort et refuse de s’excuser; dire pardon à sa sœur après l’avoir bousculée; faire un dessin pour s’excuser; s’excuser auprès de sa sœur",
    "kind-words":
      "pas d’insultes; il dit des méchancetés comme idiot; les gros mots; répond mal et parle grossièrement; ne pas dire tu es nul aux copains; des mots qui font du bien; il jure comme son grand-père; ne plus dire de gros mots",
    teeth:
      "se brosser deux fois par jour; refuse la brosse chaque soir; caries et sucre; ses gencives saignent s’il ne nettoie pas ses molaires; le brossage est une corvée; des dents bien blanches et sans caries; n’aime pas le goût du dentifrice; se laver les dents le soir",
    dentist:
      "premier contrôle chez la dentiste; la roulette du dentiste lui fait peur; ouvrir grand la bouche pour montrer sa dent qui bouge, rendez-vous dentaire; un rendez-vous pour soigner sa dent de lait; on va lui mettre une bague sur les dents; peur d’aller chez le dentiste",
    doctor:
      "une piqûre chez le pédiatre; vaccin demain; il panique quand le médecin l’examine; la visite des quatre ans et le stéthoscope; les aiguilles le terrifient, vaccin de la grippe vendredi; rendez-vous chez le docteur pour son oreille; le rappel de vaccin lui fait peur; ouvrir la bouche et dire ah; peur des piqûres chez le docteur",
    handwashing:
      "du savon sur les mains avant le dîner; se laver les mains après les toilettes; frotter ses doigts sales avant de manger; bien frotter entre les doigts; il mange avec les mains pleines de boue; laver ses mains en rentrant de l’école",
    vegetables:
      "ne mange rien de vert; goûter le brocoli; difficile à table avec les légumes; recrache les petits pois et les carottes; ne veut que des frites, pas de salade; des haricots verts dans l’assiette; ne mange que des pâtes; découvrir de nouvelles saveurs; manger des courgettes",
    "own-bed":
      "dormir seule dans sa chambre; il vient dans notre lit toutes les nuits; rester dans son lit de grand; débarque à deux heures du matin pour dormir entre nous; il ne quitte plus le lit des parents; s’endormir sans qu’on reste à côté; passer du petit lit au grand lit; dormir dans son lit sans papa",
    bedtime:
      "aller se coucher sans bataille; le rituel du soir; ne veut jamais aller au lit; encore un verre d’eau, encore une histoire, et il ne s’endort jamais; le soir elle trouve mille excuses; faire la sieste à l’école; se coucher tôt; dormir plus tôt",
    potty:
      "plus de couches; dire quand on a envie de pipi; le caca va dans les toilettes; a des accidents dans sa culotte à l’école; mouille son lit; demander pour aller aux toilettes; faire caca ailleurs qu’à la maison; dire adieu aux couches; aller sur le pot comme un grand",
    bath: "déteste entrer dans la baignoire; peur de l’eau de la douche sur la tête; du shampoing dans les yeux, crie quand on le lave; pleure quand on rince le shampoing; se laver derrière les oreilles; l’heure du bain tourne au drame; ne pas avoir peur du bain",
    allergies:
      "ne peut pas manger de cacahuètes; allergique aux œufs; pourquoi il ne peut pas boire de lait comme ses copains; des plaques rouges avec les fraises; pas de gâteau d’anniversaire à cause du gluten; il gonfle s’il mange des noisettes; stylo d’adrénaline",
    dressing:
      "mettre son manteau tout seul; faire ses lacets; fermetures éclair et boutons; ne veut pas mettre ses chaussures, met des heures à s’habiller; mettre ses chaussettes sans aide; choisir une tenue pour l’hiver; refuse de porter un pantalon",
    germs:
      "mettre sa main devant la bouche quand on tousse; pourquoi on reste à la maison avec un rhume; comment les virus nous font éternuer; pourquoi faut-il se moucher; la grippe passe de l’un à l’autre; petites bêtes invisibles qui rendent malade",
    glasses:
      "elle porte ses premières lunettes; un cache sur l’œil; a honte de porter des lunettes pour voir le tableau; on se moque de ses lunettes; porter des verres; l’ophtalmo a dit qu’il lui fallait des lunettes",
    hair: "pleure chez le coiffeur; démêler les cheveux; première coupe de cheveux; le drame du peigne à poux; les ciseaux du coiffeur; ses boucles s’emmêlent; shampoing anti-poux",
    school:
      "entrer à la maternelle; premier jour au CP; inquiet de la nouvelle maîtresse; la grande école en septembre, est-ce que ça lui plaira; il quitte la crèche pour la maternelle; la rentrée au CE1; nouvelle classe et nouveaux camarades; peur de la rentrée à l’école maternelle",
    sibling:
      "maman a un bébé dans le ventre; il va devenir grand frère; bientôt une petite sœur; un petit frère est en route; comment sera le bébé; bientôt nous serons quatre; une petite sœur qui pleure tout le temps; maman attend un bébé",
    moving:
      "on change de maison; nouvelle maison dans une autre ville; quitter notre vieil appartement, on déménage; des cartons partout, on part vivre à Lyon en juin; on vend notre appartement pour une maison; dire au revoir à sa vieille chambre; partir vivre au Québec; nous allons habiter dans une autre maison",
    swimming:
      "mettre la tête sous l’eau à la piscine; apprendre à flotter; peur de sauter dans le grand bain sans brassards; mettre la tête dans l’eau; le maître-nageur; apprendre à nager sans bouée",
    "new-friend":
      "trouver avec qui jouer à la récré; comment se faire des amis; se faire des copains dans la nouvelle classe; seule depuis notre arrivée, cherche une copine; arriver dans un groupe qui se connaît déjà; il voudrait se lier avec sa voisine; demander « tu veux jouer avec moi ? »; se faire une amie dans sa nouvelle école",
    travelling:
      "prendre l’avion pour la première fois; long trajet en voiture jusqu’à la mer; faire sa valise pour le voyage; l’aéroport et un long vol vers le Canada; monter dans un avion; une nuit dans le train; partir en vacances loin de la maison",
    bicycle:
      "enlever les petites roues; apprendre à faire du vélo; le vélo sans les roulettes, ça tangue; tenir en équilibre sur deux roues; tomber de vélo et remonter",
    sleepover:
      "soirée pyjama chez Mia, première fois qu’elle dort ailleurs; passer la nuit chez sa meilleure amie; dormir sous la tente sans papa et maman",
    pet: "nourrir notre chiot tous les jours; on adopte un chaton; comment s’occuper d’un hamster; réclame un chien et tout ce qu’il faut pour s’en occuper; notre premier chien arrive; donner à manger aux cochons d’Inde; caresser le chat sans lui tirer la queue",
    road: "feux rouges et passages piétons; court dans la rue sans regarder; donner la main sur le parking, les voitures vont vite; prudence sur le passage clouté; il lâche ma main près des voitures; le feu est rouge; traverser la rue avec prudence",
    strangers:
      "ne jamais suivre quelqu’un qu’on ne connaît pas; un monsieur propose des bonbons au parc; un inconnu lui demande de venir voir des chiots; se méfier des gens qu’on ne connaît pas; si une dame veut l’emmener; ne jamais dire où on habite sur internet; ne pas parler aux inconnus dans la rue",
    touch:
      "mon corps est à moi; dire non à un câlin; les parties intimes; personne ne me chatouille si je ne veux pas; les bons secrets et les mauvais secrets, on ne me touche pas; un adulte n’a pas le droit de toucher; apprendre à dire non; la pudeur, mon corps",
    water:
      "ne pas aller seul près de la rivière; sécurité à la piscine; le lac sans adulte est dangereux; à la plage reste où je te vois, risque de noyade; marcher au bord du canal; le courant de la rivière; on ne plonge pas sans maman; attention au bord de l’eau",
    fire: "on ne joue pas avec les allumettes; le four est brûlant, ne pas toucher; que faire si la maison brûle; les bougies et les briquets ne sont pas des jouets; ne pas se brûler; la cheminée et les étincelles; jouer avec des allumettes; sortir à quatre pattes quand il y a de la fumée; danger du feu et des allumettes",
    "getting-lost":
      "que faire s’il ne trouve plus maman au magasin; se perdre au supermarché; connaître notre numéro si on se perd dans la foule; il s’est perdu à la plage; rester où l’on est et appeler; connaître le nom de famille et l’adresse",
    "seat-belt":
      "mettre sa ceinture; il se détache de son siège auto; se détache pendant que je conduis; refuse de s’attacher; pourquoi la ceinture",
    counting:
      "les nombres jusqu’à vingt; compter jusqu’à 10; 1 2 3 4 5; oublie le 13 quand elle dit les nombres; dénombrer des objets; réciter de 1 à 30; combien de doigts",
    shapes:
      "triangles et carrés; qu’est-ce qu’un cercle; un hexagone, un ovale et un rectangle; le losange; faire un carré avec des bâtons",
    colours:
      "rouge, bleu et jaune; mélanger les peintures pour faire du vert; les couleurs primaires; confond le violet et le rose; distinguer le vert du bleu; mélanger jaune et rouge",
    letters:
      "apprendre l’abc; écrire son prénom; par quelle lettre ça commence; confond le b et le d en écrivant; écrire son nom sans modèle; la lettre S; majuscules",
    clock:
      "la grande aiguille et la petite; c’est quoi trois heures et demie; et quart, pile et les minutes; à quelle heure on mange; minuit et midi",
    money:
      "économiser son argent de poche; combien coûtent les choses; pièces et tirelire; veut tout acheter, que les choses ont un prix; pourquoi on ne peut pas tout acheter; rendre la monnaie",
    weekdays:
      "du lundi au dimanche; quel jour vient après mardi; est-ce qu’on est samedi ou dimanche; quel jour sommes-nous; le mercredi on ne va pas à l’école",
    adding:
      "2 plus 2; des petites additions; plus et moins; enlever des pommes, soustractions jusqu’à dix; si j’ai deux pommes et qu’on m’en donne une; calculer",
    "left-right":
      "quelle chaussure sur quel pied; distinguer sa gauche de sa droite; met ses chaussures à l’envers; où est ta main gauche; se tromper de côté",
    reading:
      "déchiffrer les mots; adore les livres mais ne sait pas encore lire; lit lentement et les livres le découragent; lire ses premiers mots; un livre sans images",
    "water-cycle":
      "d’où vient la pluie; évaporation et nuages; les flaques, la vapeur et où va l’eau quand elle sèche; comment l’eau du lac devient nuage; la rivière va à la mer",
    moon: "pleine lune, demi-lune, croissant; parfois c’est une banane dans le ciel, les phases de la lune; pourquoi on voit la lune le jour; la lune n’est pas toujours ronde",
    photosynthesis:
      "comment les plantes fabriquent leur nourriture; pourquoi les feuilles sont vertes; fotosynthèse; lumière du soleil, feuilles et oxygène; les plantes boivent et mangent de la lumière; faire germer une lentille",
    seasons:
      "pourquoi les feuilles tombent en automne; pourquoi il fait froid en hiver et chaud en été; il neige en hiver; les arbres perdent leurs feuilles",
    volcanoes:
      "lave et éruptions; comment marche un volcan; le magma sous la terre qui jaillit de la montagne; le cratère et la fumée; éruption",
    dinosaurs:
      "tyrannosaure et tricératops; pourquoi les dinos ont disparu; les fossiles; le brachiosaure était plus haut qu’une maison; les gros reptiles d’autrefois; squelette de dinosaure",
    planets:
      "le système solaire; mars et saturne; à quelle distance est jupiter; astronautes, fusées et ce qu’il y a dans l’espace; la terre vue de l’espace; combien y a-t-il de planètes",
    bees: "à quoi servent les abeilles; pollinisation; ruche, reine et nectar; pourquoi l’abeille pique; apiculteur",
    recycling:
      "le plastique va dans la poubelle jaune; prendre soin de la planète en jetant moins; réduire, réutiliser, recycler; une bouteille a une deuxième vie; la planète est en danger",
    magnets:
      "le pôle nord et le pôle sud de l’aimant; des objets en métal qui s’attirent; ça attire le fer; boussole",
    "food-origin":
      "de la ferme à l’assiette; comment on fait le pain avec le blé; les légumes poussent dans un champ avant d’arriver au magasin; comment on fabrique le fromage; les carottes sortent de la terre",
    body: "os et muscles; à quoi sert le cœur; comment respirent les poumons; sang, veines et squelette; pourquoi le cœur bat plus vite; les cinq litres de sang",
    "day-and-night":
      "quand il fait jour ici il fait nuit en Australie; le soleil se lève à l’est; jour, nuit, rotation",
    butterflies:
      "que se passe-t-il dans la chrysalide; métamorphose; la chenille se transforme; ailes de papillon",
    weather:
      "éclairs et tonnerre; vent et tempêtes; de quoi est faite la neige; la grêle et le brouillard; l’arrivée de la tempête; il pleut il vente",
    ocean:
      "les baleines et le fond des mers; la vie dans un récif de corail; pieuvres et requins; tortues, méduses et fonds marins; plonger avec les dauphins; créatures des abysses",
    animals:
      "que mangent les lions; les animaux sauvages et où ils vivent; les ours qui hibernent; pingouins, éléphants et comment ils élèvent leurs petits; les animaux de la savane; que mange le hérisson; l’hibernation",
    senses:
      "toucher, goût, odorat, ouïe, vue; yeux, oreilles, nez, langue et peau; voir avec ses mains; le goût sucré ou salé",
    rainbow:
      "d’où viennent les arcs-en-ciel; sept couleurs dans le ciel après la pluie; un prisme et toutes les couleurs de la lumière; l’arc en ciel après l’averse",
    gravity:
      "pourquoi les choses tombent; la pomme de newton; pourquoi les gens en Australie ne tombent pas de la Terre; pourquoi la pomme tombe par terre",
    patience:
      "attendre sans râler; tout vient à point à qui sait attendre; il veut tout tout de suite; ne tient plus avant noël, demande toutes les cinq minutes; le temps est long avant noël; rester calme en attendant; apprendre la patience",
    courage:
      "être courageux; oser le grand toboggan; affronter ses peurs; peur de tout ce qui est nouveau, j’aimerais qu’il ose plus; sauter du plongeoir; ne plus avoir peur des gros chiens; oser monter sur le poney; être courageux face à ses peurs",
    kindness:
      "être gentil avec les autres; avoir bon cœur; s’occuper de ceux qui vont mal; être doux avec l’enfant que personne n’aime, la gentillesse; aider une vieille dame; être bon; ne pas écraser les fourmis; être gentil avec les animaux et les gens",
    curiosity:
      "demander pourquoi; s’émerveiller du monde; l’envie d’explorer; tant de questions, envie de découvrir comment marchent les choses; il demande toujours comment ça marche; s’intéresser à tout",
    perseverance:
      "ne jamais abandonner; il abandonne au premier essai; s’entraîner jusqu’à y arriver; jette le puzzle dès que c’est difficile; réessayer encore et encore; il laisse tomber le piano; faire des efforts; ne pas se décourager quand c’est dur",
    gratitude:
      "être reconnaissant de ce qu’on a; tout lui paraît dû; gâtée, jamais contente de ses cadeaux; voir ce qui est beau dans sa journée; jamais satisfait; apprendre à dire merci pour ce qu’on a",
    forgiveness:
      "ne pas garder rancune; pardonner à un ami; reste blessé et ne fait pas la paix après une dispute; accepter les excuses de son frère; ne plus être fâché avec lui; pardonner à sa sœur",
    teamwork:
      "travailler ensemble; construire quelque chose en équipe; coopérer; passer le ballon au lieu de jouer perso, jouer en équipe; faire une cabane à plusieurs; se répartir les rôles; jouer en équipe avec ses amis",
    helping:
      "participer aux tâches de la maison; donner un coup de main à la cuisine; mettre la table; porter les courses avec papi, rendre service à la maison; rendre service; mettre le couvert avec maman; aider maman à la cuisine",
    "self-confidence":
      "je suis capable !; croire en soi; elle pense qu’elle est nulle en tout; dit qu’il est bête et qu’il ne sait pas dessiner; elle dit toujours « je n’y arrive pas »; prendre de l’assurance; être fier de soi; avoir confiance en lui à l’école",
    differences:
      "un camarade en fauteuil roulant; des gens d’une autre couleur de peau; on est tous différents; son amie a deux mamans et une autre porte le voile; sa copine ne marche pas; on n’a pas tous la même famille; respecter ceux qui sont différents; accepter la différence",
    responsibility:
      "prendre soin de ses affaires; penser à ses devoirs; être responsable; oublie de nourrir le poisson et laisse traîner son manteau; arroser les plantes chaque jour, c’est son rôle; ne plus oublier son cahier; prendre ses responsabilités",
    death:
      "papi est décédé; ça veut dire quoi mourir; mamie ne reviendra plus, elle est morte; le cœur de tonton Jo s’est arrêté et il n’est plus là; où vont les gens quand ils meurent; sa nounou est morte; qu’est-ce qu’il y a après la mort; perdre quelqu’un qu’on aime; notre papi est mort la semaine dernière",
    "pet-death":
      "le poisson rouge est mort; le hamster ne bougeait plus dans sa cage ce matin, on l’a enterré; la mort de son hamster; le vétérinaire n’a pas pu sauver le chien; notre vieux chien est mort",
    divorce:
      "papa et maman se séparent; deux maisons maintenant; papa n’habite plus avec nous; pourquoi papa vit ailleurs et qu’on le voit le week-end; mes parents vont divorcer; papa a une nouvelle compagne; partager son temps entre papa et maman; les parents de son amie se séparent",
    illness:
      "mamie a un cancer; maman est très malade; son frère a une maladie chronique; mamie fait une chimio et a perdu ses cheveux; papa fait une dépression et il est toujours fatigué; mamie oublie tout et ne nous reconnaît plus; maman est à bout de forces à cause de sa maladie",
    hospital:
      "rester à l’hôpital; chirurgie; une radio et un plâtre pour le bras cassé; être endormi pour l’opération; il s’est cassé le bras; les urgences; il doit être opéré de l’oreille",
    "left-out":
      "pas invitée à l’anniversaire; les autres le mettent à l’écart; toujours choisi en dernier pour les équipes; les filles ne la laissent pas jouer; tout le monde a été invité sauf lui; se sentir à part; on ne veut jamais jouer avec lui",
    bullying:
      "à l’école on se moque de ses oreilles; un grand lui vole son goûter; on l’embête tous les jours en classe; les grands la bousculent et la traitent de grosse; tenir tête aux méchants de la cour; on lui donne des surnoms méchants; les plus grands le tapent à la récré; avoir peur d’aller à l’école à cause d’un garçon; les autres l’insultent dans la cour",
  },
  ofNone: [
    "préparer sa retraite; ordinateurs quantiques; faire du pain au levain; ouvertures aux échecs; les valeurs de notre entreprise; cryptomonnaies; le mariage de mon cousin; châteaux forts et chevaliers",
    "les pirates; princesses licornes; tactiques de football; positions de danse classique; années-lumière; le moonwalk en danse; braqueurs de banque; playlist pour la route",
    "un sourire magnétique; ski nautique; sirène de pompiers; la petite souris; horaires de bus; verre de vin; lego star wars; musculation",
    "record du monde de nage papillon; actions alphabet; élections municipales; une série médicale à la télé; doctor who; études dentaires; vendre la maison avec profit; la couleur de l’année",
    "conseil d’administration de l’école; chansons des Beatles; économie collaborative; réussite aux cartes; planet hollywood; nuggets en forme de dinosaure; groupes de hard rock; orange mécanique",
    "billets de festival; politique de gauche; droit pénal; une appli mobile; la manette de la console; film noir; Kafka; déclaration d’impôts",
    "asdf; 12 rue de la Paix; mon préféré; quelque chose de joli; une histoire s’il vous plaît; avec son frère; chaque jour le matin; pour mon fils",
    "n’importe quoi; des trucs de la cave; histoire du chemin de fer; empereurs romains; comment on fabrique les voitures; programmer en python; cuisiner des pâtes; yoga",
    "matériel de camping; cannes à pêche; coupe du monde de foot; machine à coudre; comment marche internet; investir dans les éoliennes; albums photo; le maire du village",
    "prix du tourisme spatial; voitures de police; grues en origami; entraînement de ninja; dragons; figures de skate; dessiner des mangas; opéra",
    "mines d’or; olympiade de chimie; Égypte ancienne; vikings; drapeaux du monde; capitales d’Europe; gares; jongler",
    "tours de magie; tutos maquillage; la mode; recette de gâteau; la bourse de Paris; des carburateurs; recette de pierogi; comment on souffle le verre",
    "une entreprise de bougies parfumées; les frères grimm; l’architecture d’une tour de l’horloge; extraterrestres métamorphes; lune de miel à bali; menu du lundi; une nouvelle voiture; la playstation 5",
    "machine à pain; piano à queue; regarder les jeux olympiques",
  ],
};
