/** Fears in French: each is met on the way, and a child helps. */
import type { FearTable, FearTexts } from "../../characters/fear-texts.ts";
import { de } from "./grammar.ts";

export const fears: FearTable = {
  fire: fear("du feu", "=feu, =feux, flamme, incendie, bougie", (name, child) => [
    `Au bord du chemin crépite un petit feu de camp. ${name} prend la manche ${de(child)}, et le détour fait dix grands pas.`,
    `Une lanterne pend là, avec une toute petite flamme. « On regarde d’ici », dit ${child}, et ${name} regarde, et respire.`,
  ]),
  dark: fear("du noir", "=noir, obscur, =nuit, =ombre, =ombres", (name, child) => [
    `Un nuage cache le soleil, et il fait sombre. ${child} fredonne, ${name} répond, et pas à pas la lumière revient.`,
    `Sous les branches, il fait noir. ${name} prend la main ${de(child)}. On compte cinq pas, et au cinquième, le jour revient.`,
  ]),
  water: fear(
    "de l’eau",
    "=eau, nager, =mer, =lac, rivière, pluie, piscine, noyer",
    (name, child) => [
      `Une flaque brille sur le chemin. La main dans celle ${de(child)}, ${name} trempe un orteil, puis deux, et la flaque est derrière.`,
      `Un ruisseau traverse le chemin. « Pas plus haut que les chevilles », dit ${child}. ${name} suit sur les pierres, une à une.`,
    ],
  ),
  heights: fear(
    "du vide",
    "=vide, hauteur, =haut, vertige, grimper, tomber, falaise, échelle",
    (name, child) => [
      `Un rocher plat barre le chemin, haut comme une chaise. ${name} prend la main ${de(child)}, s’assoit et glisse. C’est fini.`,
      `De la butte, on voit très loin. « Regarde-moi, pas en bas », dit ${child}, et ${name} le fait jusqu’au bout.`,
    ],
  ),
  thunder: fear("de l’orage", "orage, tonnerre, éclair, foudre, tempête", (name, child) => [
    `Au loin, ça gronde. ${name} ne bouge plus. ${child} compte jusqu’au prochain coup, et chaque fois c’est plus long : l’orage s’en va.`,
    `Le tonnerre roule derrière les collines. ${child} roule plus fort : « Brrroum ! » ${name} se met à rire, et ça repart.`,
  ]),
  spiders: fear(
    "des araignées",
    "araignée, tarentule, insecte, bestiole, scarabée",
    (name, child) => [
      `Une petite araignée attend dans sa toile, au bord du chemin. ${child} va voir de près, et ${name} fait signe de loin.`,
      `Un fil d’araignée brille devant. ${name} s’arrête. « Elle tricote », dit ${child}, et le détour est large et silencieux.`,
    ],
  ),
  dogs: fear("des chiens", "chien, chiot, aboie", (name, child) => [
    `Un petit chien en laisse attend devant une porte. ${name} passe de l’autre côté ${de(child)}, et le chien bâille.`,
    `« Ouaf », dit un chien derrière une barrière. ${name} prend le bras ${de(child)}. On passe lentement, et la queue remue.`,
  ]),
  cats: fear("des chats", "=chat, =chats, chaton, =chatte", (name, child) => [
    `Un chat dort sur le mur, au soleil. ${name} regarde de derrière ${child}, attend le ronron, et passe sans bruit.`,
    `Un chat occupe tout le chemin. ${child} lui fait de la place, ${name} ne bouge pas, et le chat s’en va, queue en l’air.`,
  ]),
  mice: fear("des souris", "souris, =rat, =rats", (name, child) => [
    `Quelque chose bruisse : une souris, pas plus grosse qu’une prune. ${name} serre la main ${de(child)}. La souris salue et disparaît.`,
    `Une souris traverse avec une noix. « C’est elle qui a peur », chuchote ${child}. Alors ${name}, par gentillesse, ne bouge plus.`,
  ]),
  bees: fear("des abeilles", "abeille, guêpe, bourdon, frelon, piqûre", (name, child) => [
    `Des abeilles bourdonnent dans le trèfle. « Elles font leurs courses », dit ${child}. ${name} lui tient la main, et on contourne doucement.`,
    `Une abeille se pose sur une fleur. ${name} et ${child} font l’arbre, sans bouger, jusqu’à ce qu’elle reparte en bourdonnant.`,
  ]),
  ghosts: fear(
    "des fantômes",
    "fantôme, monstre, =esprits, zombi, vampire, squelette, sorcière",
    (name, child) => [
      `Quelque chose de blanc remue derrière une haie. ${name} prend la main ${de(child)}, et on regarde ensemble. C’est une chemise qui sèche.`,
      `« Hou », fait un arbre. ${child} regarde d’abord, puis ${name}. C’est le vent dans un vieil arrosoir.`,
    ],
  ),
  noise: fear(
    "du bruit",
    "bruit, bruyant, pétard, feux artifice, ballon, aspirateur, =fort",
    (name, child) => [
      `Bang ! Un couvercle tombe. ${child} pose les mains sur les oreilles ${de(name)}, jusqu’à ce que ce ne soit qu’un couvercle.`,
      `Une charrette passe avec un bruit de tambour. ${name} et ${child} fredonnent, les mains sur les oreilles, et déjà elle est loin.`,
    ],
  ),
  crowds: fear("de la foule", "foule, =gens, =monde, public, =inconnus, scène", (name, child) => [
    `Toute une classe passe en promenade. ${name} se met sur le côté avec ${child}, et dit bonjour à une personne. Une seule.`,
    `Il y a du monde sur le chemin. « Tiens la sangle de mon sac », dit ${child}, et ${name} passe sans la quitter des yeux.`,
  ]),
  cold: fear("du froid", "froid, =glace, neige, =hiver, =gel", (name, child) => [
    `Un vent froid se lève. ${name} veut faire demi-tour. ${child} partage son écharpe, et là-dedans c’est presque l’été.`,
    `À l’ombre, il y a du givre. ${child} et ${name} tapent des pieds, gauche, droite, et traversent en dansant.`,
  ]),
  "being-alone": fear(
    "de la solitude",
    "=seul, =seule, solitude, abandon, perdre, sépar",
    (name, child) => [
      `Au tournant, ${name} ne voit plus personne, un instant. « Ici ! » crie ${child}. Et on s’appelle ainsi tout le long du chemin.`,
      `${name} n’aime pas marcher en dernier. Alors ${child} tient l’autre bout d’une ficelle, et tire deux petits coups.`,
    ],
  ),
  flying: fear("de voler", "voler, =vol, avion, hélicoptère", (name, child) => [
    `Un fossé barre le chemin, large d’un seul bond. La main dans celle ${de(child)}, ${name} saute. Un instant, les voilà en l’air.`,
    `Sur une vieille balançoire, ${child} pousse ${name} tout doucement, pas plus haut qu’une poule. « Encore », entend-on.`,
  ]),
};

function fear(
  of: string,
  phrases: string,
  met: (name: string, child: string) => string[],
): FearTexts {
  return {
    name: `peur ${of}`,
    phrases: phrases.split(", "),
    met: ({ name }, { child }) => met(name, child),
  };
}
