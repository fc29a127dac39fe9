import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const adding: ThemeTexts = {
  name: "additionner",
  phrases: [
    "addition|additions|additionne",
    "addition|additions soustraction|soustractions|apprendre|faire|simples",
    "soustraction|soustractions|soustraire",
    "mathématique",
    "=maths|=math",
    "=maths aimer|aime|apprendre|facile|peur|déteste|=nul|=nulle",
    "=calcul|=calculs|calcule",
    "calcul mental|apprendre|simple",
    "arithmétique",
    "=deux =font|=fait =quatre|=cinq|=combien",
    "=un =plus =deux|=font|=fait|égale",
    "=2 =plus",
    "=plus =moins signe|nombres|calcul|opérations",
    "combien =font|=fait =et|=plus",
    "opérations",
    "ajoute nombres|nombre|combien",
    "enleve|retire nombres|nombre|calcul",
    "=2 =2|=3|=4|=1",
    "=1 =1",
    "=3 =3|=4",
    "=5 =5",
    "=plus =moins =des|faire|=les",
    "=maths|mathématiques =cp|bloque|difficult|=dur|=dure|aime",
    "calcul|calcule|calculs apprendre|difficult|mental|tête",
    "=deux =et|=plus =deux|=trois font|fait|combien",
    "combien =plus|=et|=3|=4|=2 =ça|=fait|font",
    "=plus =et =moins",
    "addition|additions|additionn|soustraction|soustra|soustraire|calcul|calcule|calculs|=somme|=sommes|=maths|mathématique|=plus|multipli|=tables|division|retenue|opérations mental|apprendre|faire|poser|combien|maths|=font|compter|aime|difficulté|calcul|=fait|nombres",
    "addition|additionn|soustraction|calcul|=math|=maths|mathém",
    "combien =fait|=font|=ça|=et",
    "faire =sommes|=calculs|=additions",
    "ajouter nombres|combien|chiffres",
    "=1|=2|=3|=4|=5|=6|=7|=8|=9 =plus|=et|=fait|=fois|=combien|=moins =1|=2|=3|=4|=5|=6|=7|=8|=9|=combien",
    "tables multiplication|addition|apprendre|calcul",
    "=les =tables",
    "maths|math fâché|aime|peur|difficile|problèmes",
    "ajout|ajouter|enlev|enlever|retir enlever|retirer|ajouter|nombres|combien|reste",
    "=un|=deux|=trois =plus =un|=deux|=trois|=quatre|=cinq",
    "calcul|calculer",
    "soustraction|soustractions",
    "enlever =pommes|=soustraction",
    "=plus =moins =calcul|=égale",
    "retirer|enlever =billes|=trois|=deux|=pommes",
    "=deux|=trois =pommes|=bonbons|=billes =une|=donne|=un|=plus",
    "=somme|=sommes",
  ],
  facts: ["trois", "deux", "cinq", "noisette"],
  moments: [
    {
      title: ["Deux tas de noisettes", "Un nombre sur la porte"],
      lines: (t) => [
        [
          `Un écureuil est assis entre deux tas de noisettes ${t.setting} : trois ici, deux là.`,
          `${cap(t.setting)}, il y a un écureuil et deux tas de noisettes : trois d’un côté, deux de l’autre.`,
        ],
        "« Tout va dans le même placard, dit-il, et sur la porte, j’écris combien. Mais qu’est-ce que j’écris ? »",
        forOlder(
          "Jusqu’ici, on y lisait « quelques ». Et chaque soir, il devait ouvrir pour voir combien faisait quelques.",
        ),
        [`Comment savoir, ${t.child} ?`, `Ça fait combien, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Réunir les tas", "Pousser les tas ensemble"],
          title: ["Un seul tas", "Toutes ensemble"],
          lines: (t) => [
            `${t.child} pousse les tas ensemble. Compte les noisettes avec nous : une, deux, trois, quatre, cinq !`,
            "« Trois et deux font cinq », dit l’écureuil, et il peint sur la porte un beau cinq tout rond.",
            forOlder(
              "Au dîner, il en retire deux. Cinq moins deux : il en reste trois. Cela aussi, il l’écrit.",
            ),
          ],
          returns: (t) =>
            `Dans une poche, ${t.child} trouve trois miettes, et dans l’autre, deux. Ensemble, cinq : un vrai dîner de moineau.`,
        },
        {
          text: ["Lever les doigts", "Montrer sur les doigts"],
          title: ["Une main pleine", "Des doigts pour noisettes"],
          lines: (t) => [
            `Trois doigts sur une main, deux sur l’autre : ${t.child} a un doigt par noisette. À toi ! Et maintenant, tous ensemble.`,
            "Cinq ! Trois plus deux égale cinq. L’écureuil l’écrit sur la porte, avec sa queue.",
            forOlder(
              "Puis on change de main : d’abord deux, ensuite trois. Encore cinq ! Peu importe par où l’on commence.",
            ),
          ],
          returns: (t) =>
            `${t.child} lève trois doigts, puis encore deux. « Cinq, dit ${t.friend}, autant que de doigts à la main. »`,
        },
        {
          text: ["Continuer à compter", "Partir du plus grand"],
          title: ["Trois, et ensuite ?", "On continue"],
          lines: (t) => [
            `« Trois, on les a déjà », dit ${t.child}, en touchant les autres noisettes, « quatre, cinq ! » Touche aussi : trois, quatre, cinq !`,
            "Trois et deux font donc cinq, et c’est sur la porte avant que l’écureuil ait éternué.",
            forOlder(
              "Puis sa sœur en apporte encore quatre. « Cinq », dit l’écureuil, et il continue sans aide : « six, sept, huit, neuf ! »",
            ),
          ],
          returns: (t) =>
            `« Pas besoin de repartir de un », dit ${t.child}, et l’on continue, comme pour les noisettes : trois, quatre, cinq.`,
        },
      ],
    },
  ],
};
