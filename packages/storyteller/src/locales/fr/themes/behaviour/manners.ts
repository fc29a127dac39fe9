import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const manners: ThemeTexts = {
  name: "bonjour, s’il te plaît et merci",
  phrases: [
    "politesse|impoli",
    "=poli",
    "polie être|plus|reste|soit",
    "politesse",
    "bonjour dire|=dit|refuse|gens|voisins|merci|=au|revoir|jamais|adulte|maîtresse",
    "=merci dire|=dit|jamais|bonjour|plaît|remercie",
    "remercie",
    "plaît dire|=dit|merci|=te|vous|demande",
    "=stp",
    "salue",
    "formules|mots magique|magiques|politesse",
    "=mot|=mots magique",
    "bonnes|bonne manières",
    "manières =table|bonnes|bien",
    "savoir vivre",
    "revoir dire|bonjour",
    "malpoli|grossie|impoli",
    "demande gentiment|poliment",
    "exige|ordonne",
    "bien élevé|élevée",
    "courtois|courtoisie",
    "tenir|tient table",
    "=dir bonjou",
    "salue voisins|gens|adulte",
    "=revoir bonjour|dire",
    "poliment",
    "vouvoye|vouvoie",
    "=respect|respectueu|irrespect",
    "respecte adulte|gens|parents|grands|maîtresse|personnes|mamie|papi",
    "comport|tenir|tient|tienne restaurant|resto|table|public|=se|chez|bien",
    "bouche pleine|ouverte mange|manger|parle|table",
    "mange|manger =avec|proprement =doigts|=les|couverts|mains",
    "roter|=rote|=rots|péter|=pète table|devant|gens",
    "=sil =te|=vous|plait",
    "bonjour =dit|dire|=dis =pas|jamais|gens|boulang|tatie|tata|mamie|papi|tante|matin|voisin|=aux",
    "mots|=mot|=mots =magiques|=magique",
    "=bonnes manières|=manière",
    "couverts|fourchette tenir|tient|utilise",
    "interromp|couper|coupe|coupent parole|adulte|grands",
    "répond|répondre bonjour",
    "réclame|demande =sans =dire|plaît|=te",
    "=merci",
    "=svp|=stp dire|=dit|demande|=dis",
    "bonsoir dire|=dit|=dis|bonjour",
    "respect adulte|=grands|gens|parents|maîtresse|anciens|personnes|aînés",
  ],
  facts: ["bonjour", "plaît", "merci"],
  moments: [
    {
      title: ["Le héron au chocolat", "Qui me parle ?"],
      lines: (t) => [
        [
          `Un héron sert du chocolat ${t.setting}. « Chocolat ! » crie ${t.friend}. « Chocolat ! » crie un crapaud. Le héron regarde à gauche, à droite : c’est à lui qu’on parle ?`,
          `${cap(t.setting)}, un héron garde une marmite de chocolat. « Du chocolat ! Donne ! Vite ! » crie-t-on de partout, et lui, il cligne des yeux.`,
        ],
        "« J’entends chocolat, dit-il, mais personne ne me dit bonjour. »",
        forOlder(
          "Il en donne à qui passe, ce n’est pas ça. Mais depuis ce matin, on lui parle comme à une marmite.",
        ),
        [`Comment demander, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Sourire et faire signe", "Agiter la main"],
          title: ["Un signe", "Je te vois"],
          lines: (t) => [
            `${t.child} lève les yeux, lui fait signe. « Bonjour, héron ! Deux tasses, s’il te plaît. » Ça veut dire : je te vois, et tu peux dire non.`,
            "« Avec plaisir. » Et que dit-on, quand la tasse est chaude dans les mains ? Dis-le aussi : merci !",
            forOlder(
              "« De rien », dit le héron, et il pose un instant les deux pattes par terre, de joie.",
            ),
          ],
          returns: (t) => [
            `Quelqu’un, là, est très occupé. ${t.child} lève les yeux, dit bonjour, et demande après, s’il te plaît.`,
            `« Bonjour, dit ${t.child}, s’il vous plaît, et merci pour tout à l’heure. » Ces mots-là ne pèsent rien dans un sac.`,
          ],
        },
        {
          text: ["Chanter le bonjour", "Fredonner son salut"],
          title: ["Un bonjour chanté", "Bonjour, la, la"],
          lines: (t) => [
            "Chante aussi : bon-jour, le hé-ron ! On ne lui avait jamais chanté bonjour. Il rosit jusqu’au bout du bec.",
            `« Deux tasses, s’il te plaît », chante ${t.child}. Et à la première gorgée : « Merci ! » Il sait ainsi que c’est bon.`,
            forOlder(
              "Le crapaud essaie aussi. Ça coasse un peu, mais il y a dedans un s’il te plaît, clair comme une cloche.",
            ),
          ],
          returns: (t) => [
            `${t.child} rechante le bonjour du héron, et qui l’entend lève la tête.`,
            `Un s’il te plaît va avec tous les airs. ${t.child} en trouve un, et chante le merci sur le même.`,
          ],
        },
        {
          text: ["S’incliner bien bas", "Faire la révérence"],
          title: ["Deux révérences", "En bas, en haut"],
          lines: (t) => [
            `${t.child} s’incline. Le héron aussi, aussi bas que son chocolat. « Bonjour. Deux tasses pour nous, s’il te plaît ? »`,
            "Il les remplit à ras bord. Incline-toi aussi pour le chocolat, tout doux en bas, tout doux en haut, et dis-le : merci !",
            forOlder(
              "On s’incline, on serre la main, on fait la bise. Le héron connaît tous les saluts, et ils disent tous : je te vois.",
            ),
          ],
          returns: (t) => [
            `${t.child} s’incline encore, tout doux en bas, tout doux en haut, et dit merci : ça s’entend, et ça se voit.`,
            `Avant de rien demander, ${t.child} s’incline. « Bonjour. Vous nous aidez, s’il vous plaît ? » Et quelqu’un aide.`,
          ],
        },
      ],
    },
  ],
};
