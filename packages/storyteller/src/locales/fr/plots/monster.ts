/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la voix du bois`,
    "Neuf dents, ou cent",
    `Toute la vérité sur ${other}`,
    "Ce qui fait houm derrière les mûres",
  ],
  refrains: [
    "Houm, houm, qui va là, tout au fond du bois ?",
    "Promenons-nous pas à pas, on verra bien qui est là.",
    "Un pas, puis deux, puis trois, quelqu’un chante dans le bois.",
  ],
  beats: {
    start: {
      title: ["Derrière le portail", "La dernière maison"],
      lines: (t) => [
        [
          `Au bord d’un bois habite ${t.hero}. Ce que voudrait ${t.hero}, c’est un plein seau des mûres de là-dedans. Mais le portail est fermé à clé.`,
          `La dernière maison avant le bois est bleue, et c’est là qu’habite ${t.hero}. Chaque jour, ${t.hero} regarde les mûres par-dessus le portail et soupire.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Les mûres grossissent de jour en jour. Et chaque nuit, derrière elles, ça fait houm. Ce n’est pas un hibou. Ce n’est pas le vent. Ce n’est pas papi : lui, il ronfle comme une scie.",
          "Les mûres sont grosses comme le pouce, et il y en a pour cent tartes. Et la nuit, quand les lampes sont éteintes, quelque chose fait houm là-dedans, si bas que les cuillères tremblent.",
        ),
        t.refrain,
      ],
    },
    rumour: {
      title: ["Ce que disent les gens", "Gros comme une grange"],
      lines: (t) => [
        [
          "« Il y a un monstre, là-dedans ! dit la boulangère. Il mange des bottes ! » Qui l’a vu ? Personne.",
          "« Cette chose a cent dents », disent les gens. Qui les a comptées ? Personne. Personne n’a regardé.",
        ],
        ...t.arrivals,
        forOlder(
          "La boulangère le tient du forgeron, le forgeron du coiffeur, et le coiffeur de la boulangère. À chaque porte, il pousse deux dents de plus.",
          "Lundi, le monstre était gros comme un chien. Mardi, comme une vache. Vendredi, c’était une grange, et il débordait du bois.",
        ),
      ],
    },
    bench: {
      title: ["Sur la clé", "Des tartines au portail"],
      lines: () => [
        [
          "Devant le portail, la maire est assise sur un long banc, et sur la clé. Il y a de la place, et du pain au miel. Une guêpe a droit à la croûte.",
          "La maire garde la clé du portail : elle est assise dessus. Sur son banc, on se serre un peu, et les tartines de confiture passent de main en main.",
        ],
        forOlder(
          "Pendant un moment, personne ne parle. Les tartines, ça colle aux dents. « Et vous, vous l’avez vu ? » demande enfin quelqu’un. La maire se lèche le pouce. « Moi ? Non, dit-elle. Je suis assise ici, c’est tout. Et ça pique. »",
          "Le soleil chauffe les genoux. Passe une oie, et elle jure : cent dents, au moins. « Tu les as vues ? » demande la maire. L’oie regarde ses pattes. C’est un canard qui le lui a dit.",
        ),
      ],
    },
    gift: {
      title: ["Que faut-il apporter ?", "Les préparatifs"],
      lines: (t) => [
        [
          "Après les tartines, la maire prête sa clé. Mais on ne rend pas visite les mains vides.",
          "À la dernière miette, la maire tend la clé. Et pour une visite, il faut un cadeau.",
        ],
        t.tool.pack,
        forOlder(
          "Qu’est-ce que ça aime, un monstre ? Personne ne le sait non plus. À la cuisine, il y a une soupe aux haricots. À un clou pend un tambour, et sur la chaise dort une couverture à lunes.",
          "Il y a trois bonnes choses à la maison : de la soupe tiède, un tambour au mur, et une couverture pleine de lunes jaunes. Les bottes, on les glisse sous le lit, au cas où.",
        ),
        [`Quel cadeau choisir, ${t.child} ?`, `Qu’est-ce qu’on apporte, ${t.child} ?`],
      ],
      choices: {
        soup: ["Porter la soupe chaude", "Offrir de la soupe"],
        drum: ["Prendre le tambour", "Emporter le petit tambour"],
        blanket: ["Plier la couverture", "Rouler la couverture"],
      },
    },
    wood: {
      title: ["Dans le bois", "Le portail fait criii"],
      lines: (t) => [
        [
          "Et on entre. Dans la mousse, il y a des traces larges comme des assiettes, et tout au loin, ça fait houm.",
          "Clic, fait la clé. Dedans, tout est vert et sombre. Les grosses traces vont par ici. Le houm vient de par là.",
        ],
        t.landmark.pass,
        forOlder(
          `« Je ne tremble pas, dit ${t.friend}. C’est mes genoux qui dansent. » Personne ne touche encore aux mûres. Dans un jardin, on dit d’abord bonjour.`,
          "Les mûres pendent par paquets, et au milieu, un merle n’en peut plus. Il n’a pas l’air d’un oiseau qui habite à côté d’un monstre. Il a l’air d’une balle.",
        ),
        [`Les yeux ou les oreilles, ${t.child} ?`, `Et maintenant, par où, ${t.child} ?`],
      ],
      choices: {
        prints: ["Suivre les traces", "Pister ces grands pieds"],
        noise: ["Écouter le houm", "Marcher vers le bruit"],
      },
    },
    log: {
      title: ["Des monstres dans le sable", "Un long tronc"],
      lines: (t) => [
        t.recall("wood", {
          prints: "Les traces ont une pièce au talon. Un monstre en pantoufles ?",
          noise: "Plus on approche, plus le houm ressemble à une chanson.",
        }),
        [
          "Sur un tronc au soleil, on fait une pause et on dessine le monstre dans le sable. Pas deux pareils !",
          "On s’assoit sur un long tronc et, du bout d’un bâton, on dessine le monstre. Un scarabée passe dessus, bien tranquille.",
        ],
        forOlder(
          `Le premier a des cornes. Le deuxième a un bec et un seau. Le troisième est presque tout en dents, parce que le sable, c’est bien pour les dents. « Mais qui l’a vu ? » demande ${t.friend}. On regarde les dessins, et puis on les efface.`,
          `Il y en a un à neuf pattes et un sans pattes du tout, et celui que dessine ${t.friend} porte un chapeau. On croque des noix, pieds nus. « Le mien pourrait être n’importe qui », dit ${t.friend} au bout d’un moment, et l’efface.`,
        ),
        t.refrain,
      ],
    },
    door: {
      title: ["Une porte de mousse", "Entre deux rochers"],
      lines: (t) => [
        [
          "Après la pause, on repart. Entre deux rochers, il y a une porte de mousse, et derrière, quelque chose d’énorme fait houm, houm.",
          "Puis on marche encore un peu, et la voilà : une porte, toute en mousse, et dessous passe le houm le plus grave du monde.",
        ],
        forOlder(
          "À côté du seuil, il y a une paire de bottes. Personne ne les a mangées. On les a même cirées, et un escargot dort dans la gauche.",
          "Une clochette pend à un brin de laine, et sur la laine, la poussière est épaisse. Elle attend une main depuis longtemps.",
        ),
        [
          `Qui habite là-dedans, à ton avis, ${t.child} ?`,
          `Et qu’est-ce qu’on fait là, ${t.child} ?`,
        ],
      ],
      choices: {
        knock: ["Frapper à la porte", "Toquer trois coups"],
        watch: ["Regarder par la fente", "Guetter sans bruit"],
        greet: ["Crier bonjour", "Dire bonsoir"],
      },
    },
    inside: {
      title: ["De très grands pieds", "Une toute petite table"],
      lines: (t) => [
        t.recall("door", {
          knock: "Toc, toc. « Oh non », dit quelqu’un, et la porte fait criii.",
          watch: `${t.child} regarde dedans, et un œil triste regarde dehors. Criii, fait la porte.`,
          greet: "Le bonjour revient, en plus petit. Et la porte fait criii.",
        }),
        [
          "Derrière la mousse, la chambre est bien rangée, et il y a quelqu’un sous la toute petite table.",
          "Dans une chambre entre les rochers, une toute petite table a de très grands pieds.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "On cherche les cent dents, poliment, de loin. On trouve surtout deux genoux qui tremblent.",
          "Ça ne ressemble à aucun dessin. Sur l’étagère, des pots et des pots de confiture. « Pour les visites », lit-on sur chacun.",
        ),
      ],
    },
    truth: {
      title: ["Ce que veut dire houm", "Une chanson avec un trou"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Des bottes ? Moi, c’est la confiture. Et je chante ! Houm, c’est la voix du bas. Pour celle du haut, il n’y a personne.",
          "Manger des bottes, moi ? Houm, c’est une chanson. Une chanson à deux voix, et je n’en ai qu’une.",
        ],
        t.recall("gift", {
          soup: "Et ça, c’est de la soupe ? Personne ne m’en apporte jamais.",
          drum: "Et ça, c’est un tambour ? Oh, il fait poum !",
          blanket: "Et une couverture à lunes ? Personne ne m’a jamais bordé le lit.",
        }),
        forOlder(
          "On m’a parlé de vous, aussi. Un corbeau dit que vous habitez dans des boîtes et que vous avez cent dents. Je n’ai pas osé aller voir.",
          "Quand je chante, vos fenêtres font clic, clic, clic. Alors j’ai pensé qu’il y avait du danger là-bas. Un corbeau m’a dit que vous mangez des arbres.",
        ),
        [
          "Et maintenant, tout le monde a peur de moi. Que faire ?",
          "Mais au village, qui le sait ? Que faire ?",
        ],
      ],
      choices: {
        tune: ["Chanter la voix du haut", "Fredonner l’autre moitié"],
        tell: ["Parler sur la place", "Raconter à tout le village"],
        bring: ["Venir chez nous", "Traverser les rues ensemble"],
      },
    },
    choir: {
      title: ["Houm et him", "La voix du haut"],
      lines: (t) => [
        [
          `« Houm », chante ${t.other} parmi les mûres. « Him », chante ${t.hero}. Au village, une fenêtre s’ouvre, puis dix. Et les gens arrivent, avec des seaux.`,
          `${t.hero} essaie : him ! Et ${t.other} fait houm. Ça va ensemble comme tasse et soucoupe. Clic, clic, les fenêtres s’ouvrent, et le village accourt, avec des seaux.`,
        ],
        forOlder(
          "« C’était donc ça, dit la boulangère, violette jusqu’aux oreilles. Il suffisait de voir. »",
        ),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Entre deux couplets, on sert la soupe aux haricots."),
          drum: forOlder("Le tambour fait poum, et voilà un orchestre."),
          blanket: forOlder("On verse les mûres sur la couverture, entre les lunes."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Au bord du bois, il y a de la tarte et de la musique.",
          "La dernière maison a les meilleures places.",
        ],
      ],
    },
    told: {
      title: ["Un mot sur la place", "Debout sur une caisse"],
      lines: (t) => [
        [
          `« J’ai regardé, dit ${t.hero} du haut d’une caisse. C’est ${t.other}, avec une seule chaise. » Silence. « Garde la clé », dit la maire.`,
          `« Je l’ai vu, moi, dit ${t.hero} sur la place. C’est une chanson. » Les joues rougissent. « La clé est à toi », dit la maire.`,
        ],
        forOlder(
          `La boulangère porte une deuxième chaise à ${t.other}, et regarde deux fois, pour être sûre.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("La marmite vide passe de main en main : c’est la preuve."),
          drum: forOlder("Poum, fait le tambour après chaque mot, et ça aide."),
          blanket: forOlder("Sous la couverture, quelqu’un dort déjà et dit merci."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Depuis, la clé sert à tourner la confiture.", "Et plus personne ne ferme le bois."],
      ],
    },
    walked: {
      title: ["Main dans la main", "Les mûres en promenade"],
      lines: (t) => [
        [
          `${t.hero} prend la main ${de(t.other)}, et traverse le village, devant tout le monde. Dans l’autre main, ${t.other} porte une bassine de mûres.`,
          `Dans la rue s’avance ${t.hero}, et derrière, ${t.other}, avec une bassine de mûres. « Bonsoir », dit-on à chaque porte.`,
        ],
        forOlder(
          "« Tu as des feuilles dans les cheveux », dit une petite. « Oui. Tu en veux une ? »",
        ),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("« Tu aimes les haricots ? dit le forgeron. Moi aussi, figure-toi. »"),
          drum: forOlder("Poum, poum, va le tambour, et bientôt des pieds le suivent."),
          blanket: forOlder("Avec une couverture pour cape, on est toujours un peu roi."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Les mûres sont venues à la dernière maison. À pied.",
          "Pas de portail à franchir : c’est le bois qui vient.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Ronces et épines", "Plus loin dans le bois"],
      lines: (t) => [
        [
          "Plus loin, le bois n’est que ronces et épines.",
          "Des épines à chaque pas, et presque plus de jour.",
        ],
        ...t.returns,
        ifRoom(["Et enfin s’ouvre une clairière.", "Puis le soleil passe entre les feuilles."]),
      ],
    },
    {
      title: ["Tard dans le bois", "Le bout tout noir"],
      lines: (t) => [
        [
          "Mais d’abord, il y a le bois, et il est tard.",
          "On n’y voit plus rien, et il y a des racines partout.",
        ],
        ...t.returns,
        ifRoom(["Et entre les arbres, une lumière.", "Et voilà enfin le portail."]),
      ],
    },
  ],
};
