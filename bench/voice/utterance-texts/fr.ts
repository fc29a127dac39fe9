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
  ],
  choices: [
    ["Suivre les miettes", "Écouter la chanson"],
    ["Traverser la forêt sans bruit", "Ramer sur la rivière"],
    ["Construire un pont", "Lancer la corde", "Appeler les oies"],
    ["Cuire du pain ensemble", "Chanter une chanson", "Regarder l'empreinte"],
    ["Frapper à la porte", "Murmurer la réponse", "Planter une graine"],
    ["Compter les pierres", "Sauter très haut"],
    ["Demander au hibou", "Allumer la lanterne", "Attendre la lune"],
    ["Partager la couverture", "Chercher plus de bois"],
    ["Dire la vérité", "Cacher le vase cassé"],
    ["Ouvrir la boîte bleue", "Tirer la cloche"],
    ["Inviter le dragon", "Dessiner une carte", "Essayer une autre clé"],
    ["Respirer lentement", "Serrer l'ours fort"],
  ],
};
