/** Fears in French: each is met on the way, and a child helps. */
import type { FearTable, FearTexts } from "../../characters/fear-texts.ts";
import { de } from "./grammar.ts";

export const fears: FearTable = {
  fire: fear("du feu", "=feu, =feux, flamme, incendie, bougie", (name, child) => [
    `Une bougie brûle là, avec une toute petite flamme. « On regarde d’ici », dit ${child}, et ${name} regarde, et respire.`,
    `Quelque part crépite un petit feu. ${name} prend la manche ${de(child)}. De loin, c’est joli, et c’est de loin qu’on le regarde.`,
  ]),
  dark: fear("du noir", "=noir, obscur, =nuit, =ombre, =ombres", (name, child) => [
    `Tout devient sombre. ${child} fredonne, ${name} répond, et peu à peu, les yeux retrouvent leur chemin.`,
    `Dans un coin, il fait tout noir. ${name} prend la main ${de(child)}. On compte jusqu’à cinq, et à cinq, on y voit déjà mieux.`,
  ]),
  water: fear(
    "de l’eau",
    "=eau, nager, =mer, =lac, rivière, pluie, piscine, noyer",
    (name, child) => [
      `Une flaque brille, juste devant. La main dans celle ${de(child)}, ${name} trempe un orteil, puis deux, et la flaque est derrière.`,
      `Ploc, une goutte tombe sur le nez ${de(name)}. « Une seule », dit ${child}. On compte les suivantes, et à dix, ça chatouille.`,
    ],
  ),
  heights: fear(
    "du vide",
    "=vide, hauteur, =haut, vertige, grimper, tomber, falaise, échelle",
    (name, child) => [
      `Il faut descendre d’un rebord, haut comme une chaise. ${name} prend la main ${de(child)}, s’assoit et glisse. C’est fini.`,
      `D’ici, on voit très loin. « Regarde-moi, pas en bas », dit ${child}, et ${name} le fait jusqu’au bout.`,
    ],
  ),
  thunder: fear("de l’orage", "orage, tonnerre, éclair, foudre, tempête", (name, child) => [
    `Au loin, ça gronde. ${name} ne bouge plus. ${child} compte jusqu’au prochain coup, et chaque fois c’est plus long : l’orage s’en va.`,
    `Quelque part, le tonnerre roule. ${child} roule plus fort : « Brrroum ! » ${name} se met à rire, et l’orage passe son chemin.`,
  ]),
  spiders: fear(
    "des araignées",
    "araignée, tarentule, insecte, bestiole, scarabée",
    (name, child) => [
      `Une petite araignée attend dans sa toile. ${child} va voir de près, et ${name} fait signe de loin.`,
      `Un fil d’araignée brille devant. ${name} s’arrête. « Elle tricote », dit ${child}, et on passe à côté, sans bruit.`,
    ],
  ),
  dogs: fear("des chiens", "chien, chiot, aboie", (name, child) => [
    `Un tout petit chien dort là, le nez sous la queue. ${name} passe de l’autre côté ${de(child)}, et le chien soupire en rêvant.`,
    `« Ouaf », fait un chien au loin. ${name} prend le bras ${de(child)}. « Il dit bonjour », souffle ${child}. Le deuxième ouaf est plus petit.`,
  ]),
  cats: fear("des chats", "=chat, =chats, chaton, =chatte", (name, child) => [
    `Un chat dort, roulé en boule. ${name} regarde de derrière ${child}, attend le ronron, et passe sans bruit.`,
    `Un chat occupe tout le passage. ${child} lui fait de la place, ${name} ne bouge pas, et le chat s’en va, queue en l’air.`,
  ]),
  mice: fear("des souris", "souris, =rat, =rats", (name, child) => [
    `Quelque chose bruisse : une souris, pas plus grosse qu’une prune. ${name} serre la main ${de(child)}. La souris salue et disparaît.`,
    `Une souris traverse avec une noix. « C’est elle qui a peur », chuchote ${child}. Alors ${name}, par gentillesse, ne bouge plus.`,
  ]),
  bees: fear("des abeilles", "abeille, guêpe, bourdon, frelon, piqûre", (name, child) => [
    `Ça bourdonne quelque part. « Une seule abeille, et elle rentre chez elle », dit ${child}. ${name} lui tient la main, et on n’entend plus rien.`,
    `Une abeille dort dans un coin, les ailes pliées. ${name} et ${child} passent sur la pointe des pieds, et elle ne remue qu’une patte.`,
  ]),
  ghosts: fear(
    "des fantômes",
    "fantôme, monstre, =esprits, zombi, vampire, squelette, sorcière",
    (name, child) => [
      `Quelque chose de blanc remue dans un coin. ${name} prend la main ${de(child)}, et on regarde ensemble. C’est une chemise qui sèche.`,
      `« Hou », entend-on. ${child} regarde d’abord, puis ${name}. C’est le vent dans une bouteille vide.`,
    ],
  ),
  noise: fear(
    "du bruit",
    "bruit, bruyant, pétard, feux artifice, ballon, aspirateur, =fort",
    (name, child) => [
      `Bang ! Un couvercle tombe. ${child} pose les mains sur les oreilles ${de(name)}, jusqu’à ce que ce ne soit qu’un couvercle.`,
      `Quelque chose passe avec un bruit de tambour. ${name} et ${child} fredonnent, les mains sur les oreilles, et déjà c’est loin.`,
    ],
  ),
  crowds: fear("de la foule", "foule, =gens, =monde, public, =inconnus, scène", (name, child) => [
    `Soudain, tout le monde parle en même temps. ${name} se met sur le côté avec ${child}, et dit bonjour à une personne. Une seule.`,
    `Il y a du monde, et on se serre. « Tiens la sangle de mon sac », dit ${child}, et ${name} passe sans la quitter des yeux.`,
  ]),
  cold: fear("du froid", "froid, =glace, neige, =hiver, =gel", (name, child) => [
    `Un vent froid se lève. ${name} veut faire demi-tour. ${child} partage son écharpe, et là-dedans c’est presque l’été.`,
    `Qu’il fait froid ! ${child} et ${name} tapent des pieds, gauche, droite, gauche, et les orteils se réchauffent en dansant.`,
  ]),
  "being-alone": fear(
    "de la solitude",
    "=seul, =seule, solitude, abandon, perdre, sépar",
    (name, child) => [
      `Un instant, ${name} ne voit plus personne. « Ici ! » crie ${child}. Et on s’appelle ainsi, de temps en temps, jusqu’au bout.`,
      `${name} n’aime pas rester en arrière. Alors ${child} tient l’autre bout d’une ficelle, et tire deux petits coups.`,
    ],
  ),
  flying: fear("de voler", "voler, =vol, avion, hélicoptère", (name, child) => [
    `Hop, par-dessus une corde. La main dans celle ${de(child)}, ${name} saute. Un instant, les voilà en l’air, et puis en bas.`,
    `${child} prend les mains ${de(name)} et compte : un, deux, trois. Un petit bond, pas plus haut qu’une poule. « Encore », entend-on.`,
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
