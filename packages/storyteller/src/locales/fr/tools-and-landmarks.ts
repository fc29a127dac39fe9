/** Interests as things to carry and places to pass; any phrase fits every frame. */
import type { StoryLocale } from "../../story-locale.ts";
import { pictureOrPlaque } from "./interest-phrase.ts";

export const tools: StoryLocale["tools"] = [
  (love, { hero }) => ({
    pack: pictureOrPlaque(love, {
      picture: (thing) => [
        `Dans le sac, ${hero} a une lampe. Elle dessine sur les murs une seule chose : ${thing}.`,
        `${hero} emporte une lampe magique. Son image préférée : ${thing}.`,
      ],
      plaque: (words) => [`Sur la lampe qu’emporte ${hero}, on lit : « ${words} ».`],
    }),
    use: [
      "La petite lampe fait clic, et sa lumière danse tout autour.",
      "Clic, fait la lampe. Sa lumière montre le chemin.",
    ],
  }),
  (love, { hero }) => ({
    pack: pictureOrPlaque(love, {
      picture: (thing) => [
        `${hero} a un sifflet dans une boîte. Sur le couvercle, il y a une image : ${thing}.`,
      ],
      plaque: (words) => [
        `Dans sa poche, ${hero} a un sifflet, et sur l’étui, on lit : « ${words} ».`,
      ],
    }),
    use: [
      "Le sifflet fait tuit-tuit, et tout le monde sait où aller.",
      "Un coup de sifflet, et toutes les têtes se tournent.",
    ],
  }),
  (love, { hero }) => ({
    pack: pictureOrPlaque(love, {
      picture: (thing) => [
        `Sur la longue écharpe que porte ${hero}, quelqu’un a tricoté un dessin : ${thing}.`,
      ],
      plaque: (words) => [
        `Au cou, ${hero} porte une écharpe longue comme une rue, avec ces mots brodés : « ${words} ».`,
      ],
    }),
    use: [
      "La longue écharpe suffit tout juste : tout le monde s’y tient.",
      "Chacun tient un bout d’écharpe, et personne ne se perd.",
    ],
  }),
  (love, { hero }) => ({
    pack: pictureOrPlaque(love, {
      picture: (thing) => [
        `${hero} a une vieille carte. Dans chaque coin, le même petit dessin : ${thing}.`,
      ],
      plaque: (words) => [
        `Sur la carte que tient ${hero}, quelqu’un a écrit partout : « ${words} ».`,
      ],
    }),
    use: [
      "Sur la vieille carte, une ligne de points mène tout droit ici.",
      "On sort la vieille carte. Un pli, deux plis, et voilà !",
    ],
  }),
];

export const landmarks: StoryLocale["landmarks"] = [
  (love) => ({
    pass: pictureOrPlaque(love, {
      picture: (thing) => [
        `On passe devant une porte rouge, avec une grande image : ${thing}. C’est là qu’on tourne à gauche.`,
      ],
      plaque: (words) => [
        `Sur une porte rouge, quelqu’un a peint : « ${words} ». On tourne à gauche.`,
      ],
    }),
    find: [
      "Voilà de nouveau la porte rouge : la maison n’est plus loin.",
      "À la porte rouge, cette fois, on tourne à droite.",
    ],
  }),
  (love) => ({
    pass: pictureOrPlaque(love, {
      picture: (thing) => [
        `On arrive à un mur bleu. Quelqu’un y a peint ce qu’il aime : ${thing}.`,
        `Là se dresse un mur bleu, avec un immense dessin : ${thing}.`,
      ],
      plaque: (words) => [`Sur un mur bleu, en lettres immenses, on lit : « ${words} ».`],
    }),
    find: [
      "Le mur bleu brille au soleil couchant et montre la maison.",
      "Au mur bleu, on reconnaît le chemin.",
    ],
  }),
  (love) => ({
    pass: pictureOrPlaque(love, {
      picture: (thing) => [
        `On se repose sur un banc. Au dos, quelqu’un a sculpté ceci : ${thing}.`,
      ],
      plaque: (words) => [`Au bord du chemin, il y a un banc. On y a gravé : « ${words} ».`],
    }),
    find: [
      "Le banc gravé est là : c’est donc le bon chemin.",
      "Sur le banc gravé, on tient tout juste, en se serrant.",
    ],
  }),
  (love) => ({
    pass: pictureOrPlaque(love, {
      picture: () => [],
      plaque: (words) => [
        `Un escargot lit une pancarte. « ${words} », dit la pancarte. Il l’a lue deux fois.`,
        `On lit une pancarte en bois : « ${words} ». Un escargot la lit aussi.`,
      ],
    }),
    find: [
      "L’escargot lit encore, et d’une corne il montre le chemin.",
      "L’escargot de la pancarte crie bravo, lentement.",
    ],
  }),
];
