/** How an earlier story is remembered: by one thing that every path of it had. */
import type { StoryLocale } from "../../story-locale.ts";

export const remembered: StoryLocale["remembered"] = {
  quest: ({ hero }) => [
    `${hero} pense à la cloche sous sa couverture. Même de cette grotte, on a su revenir.`,
    `« Dong », murmure ${hero}, pour la cloche qui avait une couverture. Ça aide toujours un peu.`,
  ],
  mystery: ({ hero }) => [
    `${hero} pense aux sept brioches de lune : ce drôle de bruit n’était qu’un ventre vide.`,
    `« Au bout, il y a peut-être des brioches, dit ${hero}. Six et demie, comme l’autre fois. »`,
  ],
  rescue: ({ hero }) => [
    `${hero} fait coucou à tout hasard. Quelque part, une queue de baleine lui répond, c’est sûr.`,
    `« Si un bébé baleine a trouvé la sortie du port, dit ${hero}, on s’en sortira aussi. »`,
  ],
  contest: ({ hero }) => [
    `Que ferait ici la chèvre de la course ? Mâcher, se dit ${hero}, puis continuer sa route.`,
    `« À la course, une chèvre a mangé notre numéro, dit ${hero}, et on a roulé quand même. »`,
  ],
  "journey-home": ({ hero }) => [
    `${hero} cherche la ficelle dans son ventre. Elle est là, et elle mène à la maison.`,
    `« Aujourd’hui, la ficelle de mon ventre fredonne, dit ${hero}. Elle connaît le chemin de la maison. »`,
  ],
  building: ({ hero }) => [
    `Notre premier mur s’est couché tout de suite, se dit ${hero}, et la maison tient debout.`,
    `« Le crapaud de notre maison fermerait un œil, et voilà », dit ${hero}, qui essaie aussitôt. Ça marche.`,
  ],
  monster: ({ hero }) => [
    `« Houm », chante ${hero} de sa voix la plus basse. Avec cette chanson, aucune peur ne dure.`,
    `L’autre fois, le monstre n’était qu’une chanson, se dit ${hero}. Ici aussi, quelqu’un chante peut-être.`,
  ],
  celebration: ({ hero }) => [
    `${hero} pense à la chèvre au ventre plein de noms. Ça aussi, ça s’est bien arrangé.`,
    `« Un jour, notre gâteau a fait plof, dit ${hero}, et c’était quand même une belle fête. »`,
  ],
  voyage: ({ hero }) => [
    `Quand on a rempli une cuillère de lune, se dit ${hero}, on peut bien faire ça.`,
    `« Une chèvre a mangé notre voile, dit ${hero}, et on a trouvé la lune quand même. »`,
  ],
  garden: ({ hero }) => [
    `Pour la graine non plus, ce n’était pas facile, se dit ${hero}, et elle a fleuri.`,
    `« Un jour, on a attendu une graine, dit ${hero}. Après ça, le reste va très vite. »`,
  ],
  theatre: ({ hero }) => [
    `Le château, c’était une charrette de choux, se dit ${hero}, et le roi a ri quand même.`,
    `« Des choux ! » dit ${hero}, qui un jour attendait un château. Il y a des mots qui aident.`,
  ],
  letter: ({ hero }) => [
    `Au bout de la lettre mouillée attendaient neuf assiettes, se dit ${hero}. Et ici, qui sait ?`,
    `« La lettre mouillée paraissait bien triste, dit ${hero}, et il lui manquait juste un mot. »`,
  ],
  storm: ({ hero }) => [
    `${hero} pense au manteau qui brillait, et quelque part, tout au fond, une petite lampe s’allume.`,
    `« Tuuut », dit ${hero}, comme le bateau du courrier. Malgré la tempête, il est bien arrivé.`,
  ],
  swap: ({ hero }) => [
    `Un bouton est devenu une oie, se dit ${hero}. Alors ça aussi peut devenir quelque chose.`,
    `Le bouton bleu est revenu dans la soupe, se dit ${hero}. Tout s’arrange, et parfois à table.`,
  ],
  inventor: ({ hero }) => [
    `Si même le vieil âne a vu la mer, se dit ${hero}, on y arrivera aussi.`,
    `Encore un clou, se dit ${hero}, comme pour la charrette de l’âne. Et après, ça roulait.`,
  ],
  treasure: ({ hero }) => [
    `Douze petits pas menaient à tout un poirier, se dit ${hero}. Alors, un, deux, trois.`,
    `« Avec une moitié de carte, on a trouvé un trésor entier, dit ${hero}. Un demi-plan suffira. »`,
  ],
  "quiet-afternoon": ({ hero }) => [
    `« Ffou », souffle ${hero}, comme sur la soupe, ce jour de pluie. Après, ça va mieux.`,
    `Il y a un vieux manteau pour ces moments, se dit ${hero}, et y penser tient chaud.`,
  ],
};
