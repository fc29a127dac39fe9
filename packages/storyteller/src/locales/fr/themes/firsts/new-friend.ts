import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const badger = (t: SceneContext) => t.freeName(["Noisette", "Châtaigne", "Pistache"]);

export const newFriend: ThemeTexts = {
  name: "se faire un nouvel ami",
  phrases: [
    "entre =jeu|=jeux|jeux",
    "propos jouer",
    "=pas ami|amis|amie|copain|copine",
    "sans =ami|=amis|copain",
    "premier|première|meilleur|meilleure =ami|=amie|copain|copine",
    "amitié nouvel|nouer|naiss|début|lier|créer",
    "amitié",
    "jouer|=joue|=joues|=jouent|=jouait avec autres|enfant|quelqu",
    "jouer|=joue|=joues|=jouent|=jouait seul|seule",
    "demande jouer",
    "intégre|intègre|rejoindre|joindre groupe|=jeu|=jeux|jeux|autres|enfant",
    "aller|=va|aborde|approche enfant|autres",
    "veut|=personne jouer|=joue|=joues|=jouent|=jouait =lui|elle|=moi",
    "socialis",
    "faire rencontres|connaissance",
    "rencontre",
    "=se présente",
    "présente prénom",
    "nouveau|nouvelle voisin|voisine|élève|camarade",
    "lien|liens autres|créer|nouer",
    "puis|peux jouer =je",
    "faire|fait|avoir|trouve|nouveau|nouveaux|nouvel|nouvelle|nouvelles|cherche =ami|=amis|=amie|=amies|copain|copine|=pote|=potes|=poto|=potos|=chum|=chums|=potesse",
    "invit enfant|copain|copine|=ami|=amie jouer|maison|goûter",
    "nouveau|nouvelle classe|école|quartier connait|connaît|ami|amis|copain|copine",
    "connait|connaît personne|=aucun classe|école|nouveau|nouvelle",
    "devenir =ami|=amis|=amie|=amies|copain|copine",
    "=se =faire =des|=un|=une|=de =ami|=amis|=amie|=amies|copain|copine|=potes|=pote|camarade",
    "=mal =faire =des =amis|=amies|copain|copine|=potes",
    "aborde|approche|vers enfant|autres|autre",
    "=est =nouveau|=nouvelle classe|école|quartier",
    "=se présente =à|=aux|enfant|classe|=nom|=noms",
    "veut|voudrait|cherche|aimerait =une|=un|=des|=avoir =ami|=amie|=amis|=amies|copain|copine",
    "=ami|=amis|=amie|=amies|copain|copains|copine|copines|amitié|camarade|pote|potes faire|fait|trouver|trouve|nouveau|nouvelle|nouveaux|nouvelles|rencontr|avoir|lier|créer|inviter|aucun|vrai|meilleur|imaginaire",
    "aller|ouvrir|intégr =vers|groupe|autres autres|enfant|enfants|groupe",
    "connaît|connait =personne|aucun classe|école|parc|quartier|nouvelle",
    "invit|inviter copain|copine|ami|amie|voisin|camarade =maison|jouer|chez",
    "proposer|demander jouer =ensemble|avec|autres",
    "socialis|sociable",
    "aller =vers =autres enfants|copains",
    "=ami|=amie|=copain|=copine =bon|=bonne|vrai|vraie|être|devenir|trouver",
    "nouveau|nouvelle|seul =dans =classe|=école copain|ami|=la|arrive",
    "accueillir nouvelle|nouveau élève|copain|classe",
    "avoir|faire|trouver|sait copain|copains|copine|copines|=ami|=amis|amies",
    "inviter|invite =quelqu|=ami|=copain|=copine =maison",
    "=jouer =avec =trouver|=récré|=autres =qui",
    "=aller =vers =autres",
    "cherche|chercher|trouver =copine|=copain|=ami|=amie|=amis",
    "=seule|=seul =arrivée|=arrivé =copine|=ami|=amis|=copain",
    "=meilleur|=meilleure =amie|=ami =parti|=partie|déménagé",
    "=copains =faire|=trouver|=nouveaux",
    "joue =toujours =seul|=seule =copain|=copine|=ami|=voudrait|=voudrais",
  ],
  facts: ["bonjour", "m'appelle|nom|prénom|noms", "jou", "demand"],
  moments: [
    {
      title: ["La piste à boules", "Une boule qui revient"],
      lines: (t) => [
        [
          `Un blaireau a une piste à boules ${t.setting}. Rrr, et personne n’attrape la boule.`,
          "Rrr, une boule descend une piste. Un petit blaireau court derrière, et personne d’autre.",
        ],
        "Un en haut, un en bas, voilà un jeu ! Mais on ne se connaît pas encore.",
        forOlder(
          "Le blaireau regarde par ici, puis ailleurs. Là-haut, il y a un deuxième coussin, et il ne sert à personne.",
        ),
        [`Par quoi on commence, ${t.child} ?`, `${t.child}, comment ça pourrait commencer ?`],
      ],
      choices: [
        {
          text: ["Sourire et dire bonjour", "Donner nos prénoms"],
          title: ["Bonjour, c’est nous", "Trois noms"],
          lines: (t) => [
            `${t.child} sourit. « Bonjour ! Je m’appelle ${t.child}, et voici ${t.friend}. » Dis-le aussi, avec ton nom : bonjour !`,
            `« ${badger(t)} », dit le blaireau, les oreilles toutes roses. « On peut jouer avec toi ? » demande ${t.friend}. Rrr, la boule part, et ploc, elle est attrapée.`,
            forOlder(
              `Bientôt, on sait trois choses de ${badger(t)} : sept frères, pas peur de la pluie, et surtout, pas de soupe.`,
            ),
          ],
          returns: (t) => [
            `« Bonjour, je m’appelle ${t.child} », entend-on encore, et après le nom vient un jeu, comme avec ${badger(t)}.`,
            `Voilà quelqu’un que personne ne connaît. « Bonjour », dit ${t.child}, avec un sourire et un nom, et c’est le début.`,
          ],
        },
        {
          text: ["Demander à jouer", "Proposer notre aide"],
          title: ["En bas", "On peut ?"],
          lines: (t) => [
            `« Bonjour », dit ${t.child}, avec les deux noms, puis demande : « On peut jouer ? » « En bas, oui », dit le blaireau.`,
            "En bas, on attrape la boule, rrr, ploc ! Attrape-la aussi : mains jointes ! Après dix boules, on échange, et le blaireau rit jusqu’au hoquet.",
            forOlder(
              "S’il avait dit « pas maintenant », on aurait demandé plus tard, ou aux écureuils. Un non, c’est seulement un non pour maintenant.",
            ),
          ],
          returns: (t) => [
            `« On peut jouer ? » demande ${t.child}, car pour la boule ça a marché, et en bas il y a une place.`,
            `${t.child} demande encore : « On joue aussi ? » Et là où il y en avait un, en voilà plusieurs.`,
          ],
        },
        {
          text: ["Montrer la bille verte", "Partager nos trésors"],
          title: ["La bille verte", "Ce qu’on aime à deux"],
          lines: (t) => [
            `${t.child} tend une bille. « Bonjour ! Elle roulerait, sur ta piste ? » On lui demande son nom. « ${badger(t)}. J’aime le vert ! »`,
            `Et toi, qu’est-ce que tu aimes ? Raconte ! ${badger(t)} aime les billes, et ${t.friend} aussi. « Tu joues avec moi ? » disent deux voix à la fois.`,
            forOlder(
              "Une chose qu’on aime à deux : pour un début, il n’en faut pas tellement plus. Le reste, ça roule.",
            ),
          ],
          returns: (t) => [
            "On trouve une chose que tout le monde aime ici, comme la bille verte, et après, ça roule tout seul.",
            `${t.child} montre quelque chose et demande ce qu’aiment les autres ; et il y a plus d’une bille, finalement.`,
          ],
        },
      ],
    },
  ],
};
