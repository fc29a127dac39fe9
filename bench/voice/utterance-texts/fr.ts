/** French. */
import type { UtteranceTexts } from "./utterance-texts.ts";

export const fr: UtteranceTexts = {
  frames: [
    "Je veux …",
    "On pourrait …",
    "Moi je dis … ",
    "Euh, … s'il te plaît",
    "Il faut …",
    "Peut-être …",
    "Oui, …",
  ],
  places: [
    ["La première", "Numéro un", "Un"],
    ["La deuxième", "Numéro deux", "Deux"],
    ["La troisième", "Numéro trois", "Trois"],
  ],
  reworded: [
    {
      choices: ["Suivre les miettes", "Écouter la chanson"],
      said: [
        ["Aller derrière les miettes", "Les miettes", "On suit les miettes de pain"],
        ["J'aime la chanson", "La chanson", "Je voudrais écouter"],
      ],
    },
    {
      choices: ["Traverser la forêt", "Ramer sur la rivière", "Demander aux oies"],
      said: [
        ["Par la forêt", "Passer sous les arbres de la forêt", "La forêt"],
        ["Prendre le bateau sur la rivière", "La rivière", "Aller sur la rivière"],
        ["Parler aux oies", "Les oies peuvent aider", "Demander si elles veulent aider"],
      ],
    },
    {
      choices: ["Construire un pont", "Lancer la corde", "Chanter une berceuse"],
      said: [
        ["Faire un petit pont", "Le pont", "Un pont en bois"],
        ["Avec la corde", "La corde", "Jeter la corde de l'autre côté"],
        ["Chanter pour tout le monde", "Une berceuse", "Chanter doucement"],
      ],
    },
  ],
  meant: [
    {
      choices: ["Tendre l’oreille", "Dessiner dans l’air"],
      said: [
        ["écouter bien", "entendre le bruit"],
        ["faire un dessin", "peindre avec le doigt"],
      ],
    },
    {
      choices: ["Couper en parts égales", "Demander au hibou"],
      said: [
        ["casser en morceaux", "partager", "trancher"],
        ["parler à l'oiseau", "poser une question"],
      ],
    },
    {
      choices: ["Chanter une berceuse", "Raconter une blague", "Donner la main"],
      said: [
        ["une chanson douce", "de la musique"],
        ["dire un truc drôle", "faire rire"],
        ["tenir les doigts"],
      ],
    },
    {
      choices: ["Offrir de la soupe", "Plier la couverture"],
      said: [
        ["donner à manger", "un bol de potage"],
        ["ranger le plaid", "la couette"],
      ],
    },
    {
      choices: ["Réparer la charrette", "Pousser les deux"],
      said: [["arranger les roues", "bricoler"], ["les faire avancer"]],
    },
    {
      choices: ["Frapper à la porte", "Regarder par la fente"],
      said: [
        ["taper dessus", "toc toc toc"],
        ["voir dedans", "jeter un œil"],
      ],
    },
    {
      choices: ["Planter des pépins", "Appeler tout le village"],
      said: [
        ["mettre des graines dans la terre", "semer"],
        ["que tout le monde vienne", "inviter les gens"],
      ],
    },
    {
      choices: ["Se reposer d’abord", "Lancer encore une fois"],
      said: [
        ["faire une sieste", "dormir un peu", "s'asseoir"],
        ["jeter la balle", "tirer de nouveau"],
      ],
    },
    {
      choices: ["Ramer à côté d’elle", "Tourner la clé"],
      said: [
        ["prendre le bateau", "aller en barque"],
        ["ouvrir la serrure", "déverrouiller"],
      ],
    },
    {
      choices: ["Enfiler l’aiguille", "Donner plus de lumière"],
      said: [
        ["coudre", "mettre le fil"],
        ["allumer la lampe", "approcher la lanterne"],
      ],
    },
    {
      choices: ["Rendre le bouton", "Le garder dans la poche"],
      said: [
        ["le redonner", "le remettre à son ami"],
        ["le cacher", "le mettre dans mon pantalon"],
      ],
    },
    {
      choices: ["Dire bonjour tout bas", "Faire signe de loin"],
      said: [
        ["saluer", "chuchoter"],
        ["agiter le bras", "bouger la main"],
      ],
    },
    {
      choices: ["Allumer la lanterne", "Attendre la lune"],
      said: [
        ["mettre la lampe", "faire du feu"],
        ["rester jusqu'à la nuit", "être patient"],
      ],
    },
    {
      choices: ["Partager le parapluie", "Courir sous la pluie"],
      said: [
        ["aller dessous ensemble", "à deux dessous"],
        ["aller très vite", "foncer"],
      ],
    },
  ],
  agreed: ["Oui, celui-là", "Oui, d'accord", "Celui-là"],
  denied: [
    {
      choices: ["Couper en parts égales", "Demander au hibou"],
      said: [["Pas le hibou", "Je ne veux pas demander"], ["Pas couper"]],
    },
    {
      choices: ["Suivre les miettes", "Écouter la chanson"],
      said: [["Pas la chanson"], ["Pas les miettes"]],
    },
    {
      choices: ["Planter une graine", "Frapper à la porte"],
      said: [["Pas la porte"], ["Pas la graine", "Je veux pas planter"]],
    },
  ],
  offTopic: [
    "Je veux manger une pizza",
    "Comment tu t'appelles ?",
    "Mon chien dort sur le canapé",
    "Je sais pas",
    "Je peux aller aux toilettes ?",
    "Raconte-moi une blague",
    "Maman, où es-tu ?",
    "Je suis fatigué maintenant",
    "Hier on est allés à la piscine",
    "Tu as quel âge ?",
    "Ma sœur a un nouveau vélo",
    "Il pleut dehors",
    "J'aime la glace au chocolat",
    "C'est quand mon anniversaire ?",
    "Arrête, c'est à moi",
    "La télévision est trop forte",
    "J'ai perdu ma chaussette",
    "Mamie vient samedi",
    "Pourquoi le ciel est bleu ?",
    "J'ai une dent qui bouge",
    "Ma maîtresse s'appelle Sophie",
    "C'est pas juste",
    "Papa a une voiture rouge",
    "J'ai faim",
    "Mes chaussettes sont mouillées",
    "Je veux mon nounours",
    "On est bientôt arrivés ?",
    "Aujourd'hui j'ai mangé des spaghettis",
    "Mon frère m'a tapé",
    "Je peux avoir du jus ?",
    "Où est la télécommande ?",
    "J'ai cinq ans",
    "Mes chaussures sont trop petites",
    "Ça sent bizarre ici",
    "Il est quelle heure ?",
    "Demain on va au zoo",
    "Éteins l'ordinateur",
    "J'ai mal au ventre",
    "Qui a pris mes crayons ?",
    "Le bébé pleure",
    "J'aime les licornes",
    "Il y a un bus dehors",
    "On peut regarder un film ?",
    "Ma copine s'appelle Emma",
    "J'aime pas les brocolis",
    "Regarde ma nouvelle chemise",
    "Papi a une barbe",
    "Joyeux anniversaire",
    "Je me suis cogné le genou",
    "Je veux aller au parc",
  ],
};
