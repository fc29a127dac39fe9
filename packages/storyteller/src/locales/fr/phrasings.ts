import type { Phrasings } from "../../understanding/phrasings.ts";

export const phrasings: Phrasings = {
  ofThemes: {
    anger:
      "se calmer quand il est furieux; de grosses crises pour un rien; gérer sa colère; il monte en pression en deux secondes et claque toutes les portes; que faire de sa rage; devenir moins explosif à la maison; il casse ses jouets de rage; quand la moutarde lui monte au nez; des colères monstres le matin avant l’école; il crie et lance ses affaires quand on lui dit non; gerer ses coleres; il pique des crises dès qu'on lui dit non; Je voudrais que Maëlle arrive à se calmer quand elle s'énerve; s'énèrve et explose pour un rien; ne plus hurler et taper du pied quand il est contrarié",
    jealousy:
      "elle envie les jouets de sa cousine; il ne supporte pas qu’on câline le bébé; verte de jalousie quand sa sœur reçoit un cadeau; croit qu’on aime plus le bébé que lui; déteste voir sa sœur sur mes genoux; mon aîné se sent moins aimé depuis la petite; trouve que son frère a toujours mieux; jalouse de son petit frère qui prend toute la place; la jalousi; il supporte pas que je m'occupe de sa cousine; ne pas envier les jouets des copains; « Pourquoi c'est toujours lui qui a tout ? »",
    dark: "veut la lumière du couloir toute la nuit; a peur quand on éteint; peur du noire; veut une veilleuse à cause des ombres sur le mur; l’heure d’éteindre la lampe l’effraie; dort avec la lumière allumée; croit voir des bêtes dans l’ombre; peur du noir la nuit dans sa chambre; peur du noir; ma fille veut pas rester dans sa chambre sans la veilleuse; dormir la lumiere eteinte; « papa laisse le couloir allumé ! »; il voit des monstres dès qu'on éteint",
    shyness:
      "se cache derrière mes jambes quand on dit bonjour; parler devant les grands; se tait dans les fêtes et n’ose pas se joindre aux autres; ne salue jamais la voisine et se tortille; oser lever le doigt; discret au milieu des autres enfants; parle à voix basse à l’école; oser parler aux inconnus à la boulangerie; timidite; elle se cache derrière mes jambes quand on lui parle; j'aimerais qu'Adèle soit moins réservée; oser parler devant la classe; il n'ose pas dire bonjour, il devient tout rouge",
    losing:
      "les jeux de société finissent toujours en larmes; ce n’est pas grave de ne pas gagner; mauvais perdant; renverse le plateau quand je gagne aux petits chevaux; n’accepte pas qu’un autre arrive avant lui; colère à chaque partie de cartes perdue; la défaite au foot; être mauvais joueur; il balance le plateau quand il perd aux petits chevaux; accepter la defaite; mon petit fils triche pour pas perdre",
    sadness:
      "on a le droit de pleurer; parfois on est triste; avoir un coup de cafard, les larmes ne sont pas mauvaises; grosse peine parce que sa tortue en peluche est perdue; quand on a envie de pleurer; ma fille est mélancolique; avoir le droit de pleurer quand on a de la peine; tristesse; Elle a souvent le cafard et ne sait pas comment aller mieux; mon fils est tout triste en ce moment",
    worries:
      "la boule au ventre avant chaque nouveauté; elle rumine tout le soir et s’inquiète; et si, et si : angoisse pour tout; imagine toujours le pire; peur que maman ait un accident; la veille de la sortie elle ne dort pas tellement elle s’inquiète; avoir moins peur de tout; les angoises; elle se fait du souci pour tout; moins stresser avant les contrôles; « et si ça se passe mal ? » à longueur de journée, enfant anxieux",
    nightmares:
      "des monstres dans ses rêves; se réveille en hurlant après de mauvais rêves; s’est réveillé à cause d’un rêve de loup qui fait peur; se lève en pleurs à cause d’un vilain songe; un dragon dans ses rêves; cauchemards; se reveille en pleurs a cause d'un mauvais reve; terreurs nocturnes; elle a peur de refaire le rêve du loup",
    parting:
      "s’accroche à moi à la porte de la crèche; maman part travailler et revient; sanglote quand je la dépose le matin; papa lui manque quand il est en déplacement; larmes au moment de se quitter; la séparation du matin; attendre le retour de papa parti en mer; pleurer quand maman part au travail; il s'accroche à moi le matin devant la crèche; separation avec maman; pleure quand je le laisse chez la nounou; « Maman reste avec moi » tous les matins à la maternelle; papa part souvent en déplacement et il lui manque",
    "naming-feelings":
      "mettre des mots sur les émotions; comment je me sens aujourd’hui ?; joyeux, triste, fâché, effrayé : savoir lequel est lequel; dire ce qu’on a dans le cœur; apprendre les émotions; reconnaître la peur, la joie, la tristesse; mettre des mots sur ce qu'il ressent; reconnaître les émotions; dire si on est content, fâché ou triste; Savoir exprimer ses emotions au lieu de se taire",
    hitting:
      "garder ses mains pour soi; il gifle sa petite sœur; arrêter de donner des coups de pied aux autres; quand il s’énerve il cogne les autres enfants à la crèche; des mains douces avec le bébé; il donne des claques à son cousin; trouver autre chose que les poings; pousse sa sœur dans l’escalier; la bagarre ne sert à rien; arrêter de taper sa petite sœur; ne pas taper son frère; il tape a l ecole; les coups de pied et les gifles, ça suffit; On ne frappe pas les autres; Ilyes pousse et griffe ses copains à la récré",
    biting:
      "elle plante ses dents dans les copains; on ne mord pas; croque le bras de son cousin; laisse la marque de ses dents sur les copains; mordille sa sœur quand elle l’énerve; arrêter de mordre; il mort a la creche; la dent c'est pour manger, pas pour le bras des copains; ma puce de 3 ans mort les autres enfants",
    sharing:
      "laisser les autres jouer avec ses poupées; tout est à moi à moi à moi; donner la moitié de ses gâteaux à son ami; attrape le ballon et ne le laisse à personne; ne veut rien donner de son goûter; le partage des jouets avec les cousins; apprendre à prêter son doudou; apprendre à partager avec ses cousins; le partage; veut pas preter ses jouets; « C'est à moi ! » toute la journée; partager son gouter avec sa soeur; Il garde tout pour lui, j'aimerais qu'il soit plus généreux",
    turns:
      "attendre son tour au toboggan; chacun son tour, pas tous à la fois; double tout le monde dans la file; coupe la parole et veut toujours être le premier; passer chacun à son tour au tableau; ne sait pas attendre qu’on lui donne la parole; c’est moi d’abord; attendre son tour quand on joue; chacun son tour; elle passe devant tout le monde au toboggan; attendre son tour pour parler; ne pas doubler dans la queue à la cantine",
    truth:
      "il invente des histoires quand il a cassé quelque chose; avouer au lieu de mentir; plus de mensonges; accuse le chien d’avoir cassé le vase; je l’ai surpris à mentir pour le chocolat; invente pour ne pas être grondé; oser dire qu’on a cassé le verre; voler un jouet à l’école; ne pas mentir à ses parents; les mensonge; il raconte des bobards pour pas se faire gronder; dire la vérité même quand on a fait une bêtise; Léo ne doit plus mentir",
    tidying:
      "ramasser les cubes après avoir joué; sa chambre est un capharnaüm; remettre les jouets dans la caisse; des lego partout par terre et personne ne les ramasse; le désordre dans la salle de jeux; il laisse tout en plan; remettre les livres sur l’étagère; ranger sa chambre sans râler; ranger sa chambre; c'est le bazar partout, il laisse traîner ses Lego; remettre les jouets à leur place; du rangement svp",
    screens:
      "moins de tablette, plus de dehors; éteindre les dessins animés sans crise; accro à youtube; hurle quand je lui reprends le téléphone; encore un épisode de la pat’patrouille; trop de temps devant la télé; quand on ferme la tablette il hurle; jouer dehors plutôt que sur le téléphone; lâcher la tablette; trop de tablete; lâcher la console sans faire un drame; les écrans; il regarderait des dessins animés toute la journée; moins de télé et de youtube",
    manners:
      "s’il te plaît et merci; bien se tenir à table; dire bonjour poliment; mâche la bouche ouverte; les mots magiques quand on veut quelque chose; dire bonjour et au revoir; ne pas parler la bouche pleine; s’il vous plaît madame; dire merci et s’il te plaît; dire s'il te plaît et merci; la politesse !!; elle dit jamais bonjour à la boulangère; le mot magique; apprendre les bonnes manieres à table",
    listening:
      "obéir du premier coup; ne répond pas quand on l’appelle; écouter quand quelqu’un parle; je dois tout répéter dix fois; il n’obéit qu’à son père; entendre les consignes de la maîtresse; venir quand on l’appelle; écouter maman quand elle parle; il n'écoute rien; obeir a papa et maman; il faut que je répète dix fois la même chose; suivre les consignes de la maîtresse; fait la sourde oreille quand je l'appelle",
    apologizing:
      "comment demander pardon pour de vrai; présenter ses excuses; n’admet jamais qu’il a eu tort et refuse de s’excuser; dire pardon à sa sœur après l’avoir bousculée; faire un dessin pour s’excuser; s’excuser auprès de sa sœur; demandé pardon; refuse de dire désolé; s'excuser quand on a fait mal à quelqu'un; Présenter ses excuses sincèrement",
    "kind-words":
      "pas d’insultes; il dit des méchancetés comme idiot; les gros mots; répond mal et parle grossièrement; ne pas dire tu es nul aux copains; des mots qui font du bien; il jure comme son grand-père; ne plus dire de gros mots; les gros mot; elle dit des méchancetés à sa sœur; ne pas traiter les autres de « nul » ou de « bébé »; il m'a dit « caca boudin » devant mamie, arrêter les vilains mots",
    teeth:
      "se brosser deux fois par jour; refuse la brosse chaque soir; caries et sucre; ses gencives saignent s’il ne nettoie pas ses molaires; le brossage est une corvée; des dents bien blanches et sans caries; n’aime pas le goût du dentifrice; se laver les dents le soir; se brossé les dents; brossage matin et soir; il refuse la brosse à dents; éviter les caries; Lavage de dents = la guerre tous les soirs",
    dentist:
      "premier contrôle chez la dentiste; la roulette du dentiste lui fait peur; ouvrir grand la bouche pour montrer sa dent qui bouge, rendez-vous dentaire; un rendez-vous pour soigner sa dent de lait; on va lui mettre une bague sur les dents; peur d’aller chez le dentiste; peure du dentiste; premier rdv pour faire soigner une carie, il a peur de la fraise; elle veut pas ouvrir la bouche chez le dentiste; aller faire contrôler ses quenottes au cabinet dentaire",
    doctor:
      "une piqûre chez le pédiatre; vaccin demain; il panique quand le médecin l’examine; la visite des quatre ans et le stéthoscope; les aiguilles le terrifient, vaccin de la grippe vendredi; rendez-vous chez le docteur pour son oreille; le rappel de vaccin lui fait peur; ouvrir la bouche et dire ah; peur des piqûres chez le docteur; visite chez le pediatre; il a la trouille des piqûres; le vaccin de mardi; ma fille hurle dès qu'elle voit la blouse blanche",
    handwashing:
      "du savon sur les mains avant le dîner; se laver les mains après les toilettes; frotter ses doigts sales avant de manger; bien frotter entre les doigts; il mange avec les mains pleines de boue; laver ses mains en rentrant de l’école; ce laver les mains; il passe à table avec les mains sales; savon après les toilettes; lavage des mains avant de manger",
    vegetables:
      "ne mange rien de vert; goûter le brocoli; difficile à table avec les légumes; recrache les petits pois et les carottes; ne veut que des frites, pas de salade; des haricots verts dans l’assiette; ne mange que des pâtes; découvrir de nouvelles saveurs; manger des courgettes; mangé des legumes; il ne mange que des pâtes; goûter de nouveaux aliments; « beurk c'est vert »; mon fils fait la grimace devant les haricots et les brocolis",
    "own-bed":
      "dormir seule dans sa chambre; il vient dans notre lit toutes les nuits; rester dans son lit de grand; débarque à deux heures du matin pour dormir entre nous; il ne quitte plus le lit des parents; s’endormir sans qu’on reste à côté; passer du petit lit au grand lit; dormir dans son lit sans papa; dormire dans son lit; elle débarque dans notre lit toutes les nuits; faire ses nuits seul dans sa chambre sans papa maman; arrêter le cododo; plus de squatt entre papa et maman la nuit, chacun son lit",
    bedtime:
      "aller se coucher sans bataille; le rituel du soir; ne veut jamais aller au lit; encore un verre d’eau, encore une histoire, et il ne s’endort jamais; le soir elle trouve mille excuses; faire la sieste à l’école; se coucher tôt; dormir plus tôt; l'heure du coucher; il se releve 15 fois pour un verre d eau; aller au dodo sans histoires; elle veut jamais aller se coucher; rituel du soir pour s'endormir tranquillement",
    potty:
      "plus de couches; dire quand on a envie de pipi; le caca va dans les toilettes; a des accidents dans sa culotte à l’école; mouille son lit; demander pour aller aux toilettes; faire caca ailleurs qu’à la maison; dire adieu aux couches; aller sur le pot comme un grand; le pot; passer des couches à la culotte; la proprete avant la rentree; il fait encore pipi dans sa culotte; veut pas faire caca aux toilettes",
    bath: "déteste entrer dans la baignoire; peur de l’eau de la douche sur la tête; du shampoing dans les yeux, crie quand on le lave; pleure quand on rince le shampoing; se laver derrière les oreilles; l’heure du bain tourne au drame; ne pas avoir peur du bain; prendre son bain; elle déteste se laver les cheveux; la douche, c'est la crise; Il ne veut pas d'eau sur la tête dans la baignoire",
    allergies:
      "ne peut pas manger de cacahuètes; allergique aux œufs; pourquoi il ne peut pas boire de lait comme ses copains; des plaques rouges avec les fraises; pas de gâteau d’anniversaire à cause du gluten; il gonfle s’il mange des noisettes; stylo d’adrénaline; alergie aux arachides; pourquoi Timéo ne peut pas manger d'oeufs comme les copains; intolérant au lait, expliquer aux autres enfants",
    dressing:
      "mettre son manteau tout seul; faire ses lacets; fermetures éclair et boutons; ne veut pas mettre ses chaussures, met des heures à s’habiller; mettre ses chaussettes sans aide; choisir une tenue pour l’hiver; refuse de porter un pantalon; s'habiller tout seul; mettre ses chaussures; elle veut pas enfiler son manteau le matin; les boutons et la fermeture éclair",
    germs:
      "mettre sa main devant la bouche quand on tousse; pourquoi on reste à la maison avec un rhume; comment les virus nous font éternuer; pourquoi faut-il se moucher; la grippe passe de l’un à l’autre; petites bêtes invisibles qui rendent malade; tousser dans son coude; les microbes; eternuer dans un mouchoire; pourquoi on attrape des rhumes",
    glasses:
      "elle porte ses premières lunettes; un cache sur l’œil; a honte de porter des lunettes pour voir le tableau; on se moque de ses lunettes; porter des verres; l’ophtalmo a dit qu’il lui fallait des lunettes; porter ses lunettes; elle a honte de ses nouvelles lunettes; bientôt chez l'opticien car il voit flou au tableau",
    hair: "pleure chez le coiffeur; démêler les cheveux; première coupe de cheveux; le drame du peigne à poux; les ciseaux du coiffeur; ses boucles s’emmêlent; shampoing anti-poux; aller chez le coiffeur; elle pleure quand je la coiffe; démêler les noeuds sans crier; peur des ciseaux pour la coupe de cheveux",
    pacifier:
      "arrêter la tétine; il garde sa totote toute la journée; dire adieu à la sucette; elle ne s’endort pas sans sa tétine; abandonner la tutute; il parle avec la tétine dans la bouche et on ne comprend rien; arreter la tetinne; encore la tétine à 3 ans; « je veux ma totote ! » dès qu’elle est contrariée; enlever la lolette pendant la journée; j’aimerais que Lou se console sans sa tétine",
    "thumb-sucking":
      "arrêter de sucer son pouce; il suce encore son pouce à quatre ans; elle s'endort le pouce dans la bouche; sucer son pouce quand on s'ennuie; ne plus mettre le pouce à la bouche; il suce deux doigts devant la télé; le pouce et les dents qui avancent; lacher son pouce; comment aider Jules à ne plus sucer son pouce; elle ne peut pas dormir sans son pouce",
    school:
      "entrer à la maternelle; premier jour au CP; inquiet de la nouvelle maîtresse; la grande école en septembre, est-ce que ça lui plaira; il quitte la crèche pour la maternelle; la rentrée au CE1; nouvelle classe et nouveaux camarades; peur de la rentrée à l’école maternelle; la rentré; première fois en petite section; il entre au CP en septembre et il a peur; « je veux pas y aller à l'école »; découvrir la maternelle",
    sibling:
      "maman a un bébé dans le ventre; il va devenir grand frère; bientôt une petite sœur; un petit frère est en route; comment sera le bébé; bientôt nous serons quatre; une petite sœur qui pleure tout le temps; maman attend un bébé; on attend un bebe; devenir grande sœur; l'arrivée du petit frère; Maman est enceinte, comment lui dire; il est jaloux du nouveau-né",
    moving:
      "on change de maison; nouvelle maison dans une autre ville; quitter notre vieil appartement, on déménage; des cartons partout, on part vivre à Lyon en juin; on vend notre appartement pour une maison; dire au revoir à sa vieille chambre; partir vivre au Québec; nous allons habiter dans une autre maison; demenagement; on change de maison cet été; quitter notre appart et ses copains pour une nouvelle ville; nouvelle chambre, nouveau quartier",
    swimming:
      "mettre la tête sous l’eau à la piscine; apprendre à flotter; peur de sauter dans le grand bain sans brassards; mettre la tête dans l’eau; le maître-nageur; apprendre à nager sans bouée; apprendre à nager; séances de piscine avec la classe; il refuse de mettre la tête sous l'eau à la piscine; nager sans brassards",
    "new-friend":
      "trouver avec qui jouer à la récré; comment se faire des amis; se faire des copains dans la nouvelle classe; seule depuis notre arrivée, cherche une copine; arriver dans un groupe qui se connaît déjà; il voudrait se lier avec sa voisine; demander « tu veux jouer avec moi ? »; se faire une amie dans sa nouvelle école; se faire des copains; il reste tout seul à la récré; elle n'a pas encore d'amie dans sa nouvelle école; aller vers les autres pour jouer",
    travelling:
      "prendre l’avion pour la première fois; long trajet en voiture jusqu’à la mer; faire sa valise pour le voyage; l’aéroport et un long vol vers le Canada; monter dans un avion; une nuit dans le train; partir en vacances loin de la maison; prendre l'avion; long trajet en voiture pour les vacances; partir voir la famille au Sénégal; premier voyage en train",
    bicycle:
      "enlever les petites roues; apprendre à faire du vélo; le vélo sans les roulettes, ça tangue; tenir en équilibre sur deux roues; tomber de vélo et remonter; faire du vélo; enlevé les petites roues; elle a peur de tomber en bicyclette; pédaler sans roulettes comme un grand",
    sleepover:
      "soirée pyjama chez Mia, première fois qu’elle dort ailleurs; passer la nuit chez sa meilleure amie; dormir sous la tente sans papa et maman; dormir chez mamie; première nuit chez un copain; soirée pijama chez Lina sans paniquer",
    pet: "nourrir notre chiot tous les jours; on adopte un chaton; comment s’occuper d’un hamster; réclame un chien et tout ce qu’il faut pour s’en occuper; notre premier chien arrive; donner à manger aux cochons d’Inde; caresser le chat sans lui tirer la queue; on va adopter un chaton; s'occuper de son lapin; « je veux un chien »; donner à manger au hamster tous les jours",
    "loose-tooth":
      "perdre sa première dent de lait; la petite souris; sa dent bouge et il a peur de la perdre; elle a une dent qui branle depuis une semaine; le passage de la petite souris; pourquoi les dents de lait tombent; toutes ses copines ont déjà perdu des dents, pas elle; sa premiere dent de lé bouje; une dent du bas qui ne tient plus qu’à un fil; que Malo n’ait plus peur quand une dent tombe; est-ce que ça fait mal de perdre une dent",
    road: "feux rouges et passages piétons; court dans la rue sans regarder; donner la main sur le parking, les voitures vont vite; prudence sur le passage clouté; il lâche ma main près des voitures; le feu est rouge; traverser la rue avec prudence; traverser la rue; donner la main sur le trottoir, près des voitures; regarder à gauche et à droite avant de traverser; la sécurité routière pour un piéton de 6 ans",
    strangers:
      "ne jamais suivre quelqu’un qu’on ne connaît pas; un monsieur propose des bonbons au parc; un inconnu lui demande de venir voir des chiots; se méfier des gens qu’on ne connaît pas; si une dame veut l’emmener; ne jamais dire où on habite sur internet; ne pas parler aux inconnus dans la rue; ne pas suivre un inconu; quelqu'un qu'on connaît pas propose des bonbons; elle parle à n'importe qui au parc, ça m'inquiète; dire non à un adulte qu'on ne connait pas",
    touch:
      "mon corps est à moi; dire non à un câlin; les parties intimes; personne ne me chatouille si je ne veux pas; les bons secrets et les mauvais secrets, on ne me touche pas; un adulte n’a pas le droit de toucher; apprendre à dire non; la pudeur, mon corps; mon corps m'appartient; le consentement expliqué aux petits; personne n'a le droit de toucher tes parties intimes; pas obligé de faire un bisou à tonton",
    water:
      "ne pas aller seul près de la rivière; sécurité à la piscine; le lac sans adulte est dangereux; à la plage reste où je te vois, risque de noyade; marcher au bord du canal; le courant de la rivière; on ne plonge pas sans maman; attention au bord de l’eau; ne pas s'approcher de la piscine sans adulte; le dangé de noyade; rester près de nous au bord de la rivière; prudence près de l'étang de papi",
    fire: "on ne joue pas avec les allumettes; le four est brûlant, ne pas toucher; que faire si la maison brûle; les bougies et les briquets ne sont pas des jouets; ne pas se brûler; la cheminée et les étincelles; jouer avec des allumettes; sortir à quatre pattes quand il y a de la fumée; danger du feu et des allumettes; ne pas jouer avec les allumettes; la plaque de cuisson ça brûle; attention au four chaud; les dangers du feu",
    "getting-lost":
      "que faire s’il ne trouve plus maman au magasin; se perdre au supermarché; connaître notre numéro si on se perd dans la foule; il s’est perdu à la plage; rester où l’on est et appeler; connaître le nom de famille et l’adresse; que faire s'il se perd au supermarché; connaître son adresse et le numéro de maman si on est perdu; elle s'éloigne de nous dans la foule; perdu à la plage",
    "seat-belt":
      "mettre sa ceinture; il se détache de son siège auto; se détache pendant que je conduis; refuse de s’attacher; pourquoi la ceinture; attacher sa ceinture; elle se détache en voiture; rester bien harnaché dans son siège auto",
    counting:
      "les nombres jusqu’à vingt; compter jusqu’à 10; 1 2 3 4 5; oublie le 13 quand elle dit les nombres; dénombrer des objets; réciter de 1 à 30; combien de doigts; compter jusqu'à 20; les chiffres; il saute toujours le 13 quand il compte; dénombrer des objets en moyenne section",
    shapes:
      "triangles et carrés; qu’est-ce qu’un cercle; un hexagone, un ovale et un rectangle; le losange; faire un carré avec des bâtons; rond, carré, triangle; les formes geometriques; elle confond le rectangle et le carré",
    colours:
      "rouge, bleu et jaune; mélanger les peintures pour faire du vert; les couleurs primaires; confond le violet et le rose; distinguer le vert du bleu; mélanger jaune et rouge; apprendre les couleurs; il mélange le vert et le bleu; jaune + bleu = quoi ?; reconaitre rouge, vert, jaune",
    letters:
      "apprendre l’abc; écrire son prénom; par quelle lettre ça commence; confond le b et le d en écrivant; écrire son nom sans modèle; la lettre S; majuscules; l'alphabé; l'ABC; elle veut écrire son prénom; reconnaître les voyelles",
    clock:
      "la grande aiguille et la petite; c’est quoi trois heures et demie; et quart, pile et les minutes; à quelle heure on mange; minuit et midi; lire l'heure; l'horloge et les éguilles; il comprend pas la demie et le quart; savoir quelle heure il est sur une montre",
    money:
      "économiser son argent de poche; combien coûtent les choses; pièces et tirelire; veut tout acheter, que les choses ont un prix; pourquoi on ne peut pas tout acheter; rendre la monnaie; l'argent de poche; combien ça coûte, les pièces et les billets; économiser dans sa tirelire; il croit que les sous sortent du mur",
    weekdays:
      "du lundi au dimanche; quel jour vient après mardi; est-ce qu’on est samedi ou dimanche; quel jour sommes-nous; le mercredi on ne va pas à l’école; les jours de la semaine; lundi mardi mercredi...; elle demande tout le temps si demain c'est samedi",
    adding:
      "2 plus 2; des petites additions; plus et moins; enlever des pommes, soustractions jusqu’à dix; si j’ai deux pommes et qu’on m’en donne une; calculer; additions simples; 2+3; faire des petits calculs, plus et moins; Les sommes jusqu'à 10 pour mon CP",
    "left-right":
      "quelle chaussure sur quel pied; distinguer sa gauche de sa droite; met ses chaussures à l’envers; où est ta main gauche; se tromper de côté; gauche et droite; elle se trompe de main; distinguer sa droite de sa gauche",
    reading:
      "déchiffrer les mots; adore les livres mais ne sait pas encore lire; lit lentement et les livres le découragent; lire ses premiers mots; un livre sans images; apprendre à lire; il n'aime pas les livres; donner le gout de la lecture; déchiffrer ses premiers mots tout seul",
    "water-cycle":
      "d’où vient la pluie; évaporation et nuages; les flaques, la vapeur et où va l’eau quand elle sèche; comment l’eau du lac devient nuage; la rivière va à la mer; le cycle de l'eau; d'où vient la pluie et où elle va; l'évaporation et les nuages",
    moon: "pleine lune, demi-lune, croissant; parfois c’est une banane dans le ciel, les phases de la lune; pourquoi on voit la lune le jour; la lune n’est pas toujours ronde; les phases de la lune; pourquoi la lune change de forme; la Lune; « Maman, pourquoi elle est pas ronde ce soir la lune ? »",
    photosynthesis:
      "comment les plantes fabriquent leur nourriture; pourquoi les feuilles sont vertes; fotosynthèse; lumière du soleil, feuilles et oxygène; les plantes boivent et mangent de la lumière; faire germer une lentille; la photosintèse; comment les plantes se nourrissent du soleil; pourquoi les feuilles sont vertes et à quoi elles servent pour l'arbre",
    seasons:
      "pourquoi les feuilles tombent en automne; pourquoi il fait froid en hiver et chaud en été; il neige en hiver; les arbres perdent leurs feuilles; les 4 saisons; printemps, été, automne, hiver; pourquoi il fait froid en décembre et chaud en juillet; les feuilles tombent en automne",
    volcanoes:
      "lave et éruptions; comment marche un volcan; le magma sous la terre qui jaillit de la montagne; le cratère et la fumée; éruption; les volcans; comment la lave sort de la montagne; une éruption comme au Piton de la Fournaise",
    dinosaurs:
      "tyrannosaure et tricératops; pourquoi les dinos ont disparu; les fossiles; le brachiosaure était plus haut qu’une maison; les gros reptiles d’autrefois; squelette de dinosaure; les dinosaures; T-Rex et compagnie; fan de diplodocus; pourquoi les dinosores ont disparu",
    planets:
      "le système solaire; mars et saturne; à quelle distance est jupiter; astronautes, fusées et ce qu’il y a dans l’espace; la terre vue de l’espace; combien y a-t-il de planètes; le systeme solère; Mars, Jupiter, Saturne; les planètes; il veut tout savoir sur l'espace et le soleil",
    bees: "à quoi servent les abeilles; pollinisation; ruche, reine et nectar; pourquoi l’abeille pique; apiculteur; les abeilles; comment on fait le miel; le rôle des butineuses et la pollinisation",
    recycling:
      "le plastique va dans la poubelle jaune; prendre soin de la planète en jetant moins; réduire, réutiliser, recycler; une bouteille a une deuxième vie; la planète est en danger; trier les déchets; la poubelle jaune; ne pas jeter ses papiers par terre; le tri selectif et le compost a l'ecole",
    magnets:
      "le pôle nord et le pôle sud de l’aimant; des objets en métal qui s’attirent; ça attire le fer; boussole; les aimants; pourquoi ça colle au frigo; le magnétisme",
    "food-origin":
      "de la ferme à l’assiette; comment on fait le pain avec le blé; les légumes poussent dans un champ avant d’arriver au magasin; comment on fabrique le fromage; les carottes sortent de la terre; d'où vient le lait; le pain, du champ à l'assiette; il croit que les carottes poussent au supermarché",
    body: "os et muscles; à quoi sert le cœur; comment respirent les poumons; sang, veines et squelette; pourquoi le cœur bat plus vite; les cinq litres de sang; le corps humain; a quoi sert le coeur; les os et les muscles; comment ça marche la digestion",
    "day-and-night":
      "quand il fait jour ici il fait nuit en Australie; le soleil se lève à l’est; jour, nuit, rotation; le jour et la nuit; pourquoi le soleil se couche; où va le soleil le soir; la Terre tourne sur elle-même",
    butterflies:
      "que se passe-t-il dans la chrysalide; métamorphose; la chenille se transforme; ailes de papillon; de la chenille au papillon; les papillons; ce qui se passe dans la chrysalide",
    weather:
      "éclairs et tonnerre; vent et tempêtes; de quoi est faite la neige; la grêle et le brouillard; l’arrivée de la tempête; il pleut il vente; la meteo; l'orage, le vent et la neige; pourquoi y a des éclairs et du tonnerre",
    ocean:
      "les baleines et le fond des mers; la vie dans un récif de corail; pieuvres et requins; tortues, méduses et fonds marins; plonger avec les dauphins; créatures des abysses; les fonds marins; baleines et dauphins; la vie dans la mer; les poissons, les coraux, tout ce qui vit dans l'océan",
    animals:
      "que mangent les lions; les animaux sauvages et où ils vivent; les ours qui hibernent; pingouins, éléphants et comment ils élèvent leurs petits; les animaux de la savane; que mange le hérisson; l’hibernation; respecter les bêtes; ne pas écraser les escargots; protéger la nature; il tire la queue du chat de la voisine, être doux avec les animaux",
    senses:
      "toucher, goût, odorat, ouïe, vue; yeux, oreilles, nez, langue et peau; voir avec ses mains; le goût sucré ou salé; les cinq sens; la vue, l'ouïe, l'odorat, le goût, le toucher; à quoi servent les yeux, le nez et les oreilles",
    rainbow:
      "d’où viennent les arcs-en-ciel; sept couleurs dans le ciel après la pluie; un prisme et toutes les couleurs de la lumière; l’arc en ciel après l’averse; l'arc-en-ciel; pourquoi y a des couleurs dans le ciel après la pluie; comment se forme un arc en ciel",
    gravity:
      "pourquoi les choses tombent; la pomme de newton; pourquoi les gens en Australie ne tombent pas de la Terre; pourquoi la pomme tombe par terre; la gravite; pourquoi les choses tombent par terre; pourquoi on flotte dans l'espace et pas sur terre",
    patience:
      "attendre sans râler; tout vient à point à qui sait attendre; il veut tout tout de suite; ne tient plus avant noël, demande toutes les cinq minutes; le temps est long avant noël; rester calme en attendant; apprendre la patience; la patience; elle veut tout, tout de suite; savoir attendre sans râler; « C'est quand qu'on arrive ? » toutes les deux minutes",
    courage:
      "être courageux; oser le grand toboggan; affronter ses peurs; peur de tout ce qui est nouveau, j’aimerais qu’il ose plus; sauter du plongeoir; ne plus avoir peur des gros chiens; oser monter sur le poney; être courageux face à ses peurs; le courage; oser malgré la peur; être plus brave; que mon petit Gabin ose se lancer sur le grand toboggan",
    kindness:
      "être gentil avec les autres; avoir bon cœur; s’occuper de ceux qui vont mal; être doux avec l’enfant que personne n’aime, la gentillesse; aider une vieille dame; être bon; ne pas écraser les fourmis; être gentil avec les animaux et les gens; la gentilesse; être sympa avec tout le monde; avoir de l'empathie pour les autres; faire preuve de bienveillance",
    curiosity:
      "demander pourquoi; s’émerveiller du monde; l’envie d’explorer; tant de questions, envie de découvrir comment marchent les choses; il demande toujours comment ça marche; s’intéresser à tout; la curiosite; avoir envie de découvrir le monde; qu'elle pose plus de questions, rien ne l'intéresse",
    perseverance:
      "ne jamais abandonner; il abandonne au premier essai; s’entraîner jusqu’à y arriver; jette le puzzle dès que c’est difficile; réessayer encore et encore; il laisse tomber le piano; faire des efforts; ne pas se décourager quand c’est dur; ne pas abandonner; la perseverence; il baisse les bras dès que c'est difficile; « j'y arrive pas ! » et elle laisse tout tomber",
    gratitude:
      "être reconnaissant de ce qu’on a; tout lui paraît dû; gâtée, jamais contente de ses cadeaux; voir ce qui est beau dans sa journée; jamais satisfait; apprendre à dire merci pour ce qu’on a; la gratitude; il est jamais content de ce qu'il a; apprécier les petites choses; être reconnaissant, elle est trop gâtée à Noël",
    forgiveness:
      "ne pas garder rancune; pardonner à un ami; reste blessé et ne fait pas la paix après une dispute; accepter les excuses de son frère; ne plus être fâché avec lui; pardonner à sa sœur; pardonner à sa copine; savoir faire la paix après une dispute; elle est très rancunière; Sacha en veut encore à son frère d'avoir cassé son camion",
    teamwork:
      "travailler ensemble; construire quelque chose en équipe; coopérer; passer le ballon au lieu de jouer perso, jouer en équipe; faire une cabane à plusieurs; se répartir les rôles; jouer en équipe avec ses amis; travaillé en equipe; l'esprit d'équipe au foot; coopérer avec ses camarades; faire les choses ensemble plutôt que chacun dans son coin",
    helping:
      "participer aux tâches de la maison; donner un coup de main à la cuisine; mettre la table; porter les courses avec papi, rendre service à la maison; rendre service; mettre le couvert avec maman; aider maman à la cuisine; aider à la maison; mettre la table sans ronchonner; donner un coup de main à mamie; il ne participe jamais aux tâches ménagères",
    "asking-help":
      "demander de l'aide; apprendre à demander de l'aide; qu'il demande de l'aide quand il n'y arrive pas; elle n'ose pas dire à la maîtresse qu'elle n'a pas compris; accepter l'aide des autres; on a le droit d'avoir besoin d'aide; il préfère pleurer que demander de l'aide; lever le doigt en classe quand on ne comprend pas; il veut tout faire tout seul et refuse qu'on l'aide; demandé de l'aide; Louise reste bloquée sans rien dire au lieu de demander",
    "self-confidence":
      "je suis capable !; croire en soi; elle pense qu’elle est nulle en tout; dit qu’il est bête et qu’il ne sait pas dessiner; elle dit toujours « je n’y arrive pas »; prendre de l’assurance; être fier de soi; avoir confiance en lui à l’école; la confiance en soi; elle se trouve nulle; « de toute façon je suis bête »; avoir une meilleure estime de lui-même; je voudrais que Jeanne croie plus en elle",
    differences:
      "un camarade en fauteuil roulant; des gens d’une autre couleur de peau; on est tous différents; son amie a deux mamans et une autre porte le voile; sa copine ne marche pas; on n’a pas tous la même famille; respecter ceux qui sont différents; accepter la différence; la différence; un copain en fauteuil roulant; accepter ceux qui n'ont pas la même couleur de peau; on est tous differents et c'est bien",
    responsibility:
      "prendre soin de ses affaires; penser à ses devoirs; être responsable; oublie de nourrir le poisson et laisse traîner son manteau; arroser les plantes chaque jour, c’est son rôle; ne plus oublier son cahier; prendre ses responsabilités; etre responssable; elle perd toutes ses affaires; assumer ses bêtises; prendre soin de son cartable et de ses devoirs tout seul",
    death:
      "papi est décédé; ça veut dire quoi mourir; mamie ne reviendra plus, elle est morte; le cœur de tonton Jo s’est arrêté et il n’est plus là; où vont les gens quand ils meurent; sa nounou est morte; qu’est-ce qu’il y a après la mort; perdre quelqu’un qu’on aime; notre papi est mort la semaine dernière; le deuil; papi est mort; comment lui expliquer que sa mamie est partie au ciel; la mort; on a perdu sa tata et il demande quand elle revient",
    "pet-death":
      "le poisson rouge est mort; le hamster ne bougeait plus dans sa cage ce matin, on l’a enterré; la mort de son hamster; le vétérinaire n’a pas pu sauver le chien; notre vieux chien est mort; notre chien est mort; la mort du poisson rouge; on a dû faire piquer le chat; elle pleure son cochon d'Inde qui nous a quittés hier",
    divorce:
      "papa et maman se séparent; deux maisons maintenant; papa n’habite plus avec nous; pourquoi papa vit ailleurs et qu’on le voit le week-end; mes parents vont divorcer; papa a une nouvelle compagne; partager son temps entre papa et maman; les parents de son amie se séparent; on se sépare avec son père; papa et maman ne vivent plus ensemble; garde alternée, deux maisons; le divorce",
    illness:
      "mamie a un cancer; maman est très malade; son frère a une maladie chronique; mamie fait une chimio et a perdu ses cheveux; papa fait une dépression et il est toujours fatigué; mamie oublie tout et ne nous reconnaît plus; maman est à bout de forces à cause de sa maladie; maman a un cancer; mamie est malade; son papa fait de la chimio; sa petite sœur est gravement malade et il se pose des questions",
    hospital:
      "rester à l’hôpital; chirurgie; une radio et un plâtre pour le bras cassé; être endormi pour l’opération; il s’est cassé le bras; les urgences; il doit être opéré de l’oreille; il va se faire opérer; hospitalisation de ma fille jeudi; opération des amygdales la semaine prochaine; passer quelques nuits à l'hopital sans maman",
    "left-out":
      "pas invitée à l’anniversaire; les autres le mettent à l’écart; toujours choisi en dernier pour les équipes; les filles ne la laissent pas jouer; tout le monde a été invité sauf lui; se sentir à part; on ne veut jamais jouer avec lui; personne ne veut jouer avec elle; mise à l'écart par les autres; « ils ne m'ont pas invité à l'anniversaire »; se sentir exclu du groupe",
    bullying:
      "à l’école on se moque de ses oreilles; un grand lui vole son goûter; on l’embête tous les jours en classe; les grands la bousculent et la traitent de grosse; tenir tête aux méchants de la cour; on lui donne des surnoms méchants; les plus grands le tapent à la récré; avoir peur d’aller à l’école à cause d’un garçon; les autres l’insultent dans la cour; le harcellement scolaire; on se moque de lui à l'école; des grands l'embetent tous les jours dans la cour; elle se fait traiter de grosse par sa classe; se défendre face à ceux qui le rackettent",
  },
  ofNone: [
    "préparer sa retraite; ordinateurs quantiques; faire du pain au levain; ouvertures aux échecs; les valeurs de notre entreprise; cryptomonnaies; le mariage de mon cousin; châteaux forts et chevaliers",
    "les pirates; princesses licornes; tactiques de football; positions de danse classique; années-lumière; le moonwalk en danse; braqueurs de banque; playlist pour la route",
    "un sourire magnétique; ski nautique; sirène de pompiers; horaires de bus; verre de vin; lego star wars; musculation",
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
    "declaration d'impots; préparer ma retraite; apprendre le Python; les ouvertures aux échecs; la physique quantique; devenir célèbre; surprenez-moi; azertyuiop; blabla; je sais pas; une histoire; gagner au loto; la bourse et les cryptomonnaies; améliorer mon CV; les élections présidentielles; la Révolution française; perdre 5 kilos avant l'été; le crédit immobilier; conjugaison du subjonctif; le théorème de Pythagore; jouer de la guitare; tricoter une écharpe; frougnoulette; lorem ipsum; test; ???; comme vous voulez; le permis de conduire; le chômage; cuisiner un boeuf bourguignon; le code du travail; parler japonais; le marketing digital; problèmes de couple; arrêter de fumer; changer l'huile du moteur; que l'OM gagne la Ligue des champions; la philosophie de Kant; Minecraft redstone avancé; xkzpt lmm",
  ],
};
