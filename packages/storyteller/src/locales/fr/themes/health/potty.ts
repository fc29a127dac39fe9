import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const potty: ThemeTexts = {
  name: "aller sur le pot",
  phrases: [
    "=pot aller|=va|=sur|apprentissage|refuse|utilise|peur|faire|caca|pipi|propre|apprendre|passe",
    "pipi",
    "=caca",
    "propreté",
    "toilettes|=wc|=vécés aller|=va|peur|=seul|=seule|faire|utilise|apprendre|apprentissage|demande|retient|refuse|chasse",
    "être|propre|propres =jour|nuit|école|maternelle|couche|couches",
    "mouille|mouiller =lit|=lits|culotte|nuit|draps|pantalon",
    "énurésie",
    "retient|retenir|=se selles|pipi",
    "chasse =eau",
    "accident|accidents culotte|nuit|propreté",
    "aller =au =pot|=petit|=coin",
    "petit =coin",
    "essuye fesses",
    "culotte =sèche|=grand",
    "constip",
    "pipi =lit|=culotte|=pot|toilettes|=nuit|couche|faire|=au",
    "pipi =au =lit|=pot|toilettes",
    "=caca|=popo toilettes|=pot|=wc|=faire|peur",
    "=être|devenir =propre|=propres",
    "apprentissage propreté|=pot",
    "=le =pot",
    "=couches =sans|enleve|plus|arrête|quitte|retire|enlevé|ôter|encore|porter|mettre",
    "=couche enleve|quitte|retire|ôter|arrête|porter",
    "=la =couche sans|plus|enleve|nuit|jour|encore|dire",
    "=pot|=popot",
    "=toilette aller|peur|pipi|seul|seule|caca|faire",
    "selle|selles aller|retient|retenir|faire",
    "culotte|slip|pantalon pipi|mouill|fuite|accident|caca|=sec",
    "faire =ses besoins",
    "propre|propreté maternelle|rentrée|jour|nuit|devenir|acquisition|apprentissage",
    "adieu|fini|stop =couches|=couche",
    "=chier|=chie|=kaka|=popo",
    "cuvette|=trône",
    "=se|=s retient|retenir journée|caca|pipi|selles|toute",
    "sortir|sortie =des|=les =couches",
    "=pot|=petit apprendre|aller|faire|propre|=pot|assis|veut|refuse|peur|=sur pot",
    "couche|couches enlever|sans|encore|arrêt|quitter|plus|nuit|finies|mettre|jour",
    "pipi|caca|=popo|besoins|selle|selles|crotte|=kaka toilettes|culotte|=pot|=lit|partout|retient|retenir|=wc|faire|fait|aller|nuit|pantalon|dans|accidents|=au",
    "accident|accidents culotte|pipi|pantalon|école|nuit",
    "mouille|mouiller|mouillé|tache =lit|culotte|pantalon|draps|nuit",
    "retient|retenir =selle|=selles|caca|pipi|toilettes",
    "énurésie|constip|encoprésie",
    "aller =aux toilettes|=wc|cabinet|cabinets|petit",
    "toilettes|cuvette apprendre|peur|tout|chasse|école|=seul|=seule|grand|veut|refus",
    "fait =sur =lui|=elle|=soi école|maternelle|pipi|encore|dessus|parfois",
    "=sur =lui|=elle pipi|caca",
    "=propre devenir|être|pas|encore|nuit|jour",
    "mouille|pipi|caca|accident|accidents maternelle|creche|ecole|culotte|=lit|pantalon",
    "=envie =pipi|=caca",
    "essuyer =fesses|=toilettes",
    "=couche|=couches =plus|=sans|=enlever|=arrêter",
    "=accident|=accidents =culotte|=pantalon|=école",
    "mouille =lit|=culotte|=pantalon",
    "chasse =eau =bruit|=peur|=toilettes",
    "=retient =caca|=selles",
    "asseoir|assis =toilettes|=pot",
  ],
  facts: ["pousse", "s'assoit|assis", "sec", "s'essuie", "lave"],
  moments: [
    {
      title: ["Le raton qui sautille", "Une patte, l’autre patte"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un raton laveur sautille d’une patte sur l’autre. « Ça pousse dans mon ventre. »`,
          `« Ça pousse dans mon ventre », dit un petit raton laveur ${t.setting}, et il sautille sur place.`,
        ],
        "C’est le corps qui dit : pipi ! Son pot n’est pas loin. « Hier, c’était trop tard, et vite, un pantalon sec. »",
        forOlder(
          "« La nuit aussi, ça arrive, dit-il. Alors il y a des draps secs, et un câlin. Un ventre apprend lentement, comme on apprend la flûte. »",
        ),
        [`Que faire maintenant, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Y aller tout de suite", "Courir vers le pot"],
          title: ["Juste à temps", "Le jeu attend"],
          lines: (t) => [
            `« Le jeu nous attendra », dit ${t.child}, et on court. Pantalon baissé, on s’assoit. Écoute : psss ! C’est dans le pot.`,
            "On s’essuie, on se rhabille, on vide, on se lave les mains. Le jeu a bien attendu.",
            forOlder(
              "« Je croyais qu’il continuerait sans moi », dit le raton. Il fait un bond, léger comme un cerf-volant.",
            ),
          ],
          returns: (t) =>
            `« Le jeu peut attendre une minute », dit ${t.child}, dès que ça pousse. Et il attend, comme pour le raton.`,
        },
        {
          text: ["S’asseoir et chanter", "Chanter sans se presser"],
          title: ["Une chanson assise", "Rien ne presse"],
          lines: (t) => [
            `Il s’assoit, et rien ne vient. Alors ${t.child} chante, tout bas. Chante aussi : la, la, la ! Au troisième la : psss.`,
            `On s’essuie de l’avant vers l’arrière, on vide, on se lave les mains. « Et si rien ne vient, dit ${t.child}, on réessaie plus tard. »`,
            forOlder(
              "« Une chanson, ça ne se presse pas, dit le raton. Le reste non plus. » Il a eu le temps d’y penser.",
            ),
          ],
          returns: (t) =>
            `Ce qui ne vient pas quand on se presse vient en chantant : ${t.child} s’assoit, la, la, la, comme avec le raton.`,
        },
        {
          text: ["Inventer notre signe secret", "Prévenir avec deux doigts"],
          title: ["Le signe", "Deux doigts sur le nez"],
          lines: (t) => [
            `« Deux doigts sur le nez, ça veut dire : il faut que j’y aille », dit ${t.child}. Essaie ! Le raton le fait, et on comprend sans un mot.`,
            "Il s’assoit, psss. Il s’essuie, remonte son pantalon sec, se lave les mains. Et son nez est libre.",
            forOlder(
              "Le signe marche aussi de loin, et la bouche pleine. Et la nuit, même son papa le comprend, à moitié endormi.",
            ),
          ],
          returns: (t) =>
            `Deux doigts sur le nez, au milieu de tout : ${t.child} a besoin d’une pause, on comprend, et on s’arrête.`,
        },
      ],
    },
  ],
};
