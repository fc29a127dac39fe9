import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const thumbSucking: ThemeTexts = {
  name: "ne plus sucer son pouce",
  phrases: [
    "=suce|=suces|sucer|suçait|suçant|suçote|suçoter|sucé =pouce|=pouces|=doigt|=doigts",
    "=pouce|=pouces =bouche|=bec",
    "tète|téter|tétouille|tétouiller|tétant =pouce|=pouces",
    "succion =pouce|=doigt|=doigts",
    "arrêt|lâche|lâcher|abandonn|=adieu|=fini|sevr =pouce !=coup|=lever",
    "=pouce|=pouces dort|dormir|endort|endormir|fatigué|fatiguée|ennuie|=dodo|=nuit|doudou !=coup",
    "=pouce|=pouces dents|=palais|dentiste|orthodontiste|appareil",
    "=pouce|=pouces habitude|=manie|=réflexe|console|rassure",
    "=suce|=suces|sucer|=bouche =pouce|=pouces encore|toujours|=ans|grand|grande|école|télé",
    "=sans|=plus =pouce|=pouces =suce|sucer|dort|dormir|endormir",
  ],
  facts: ["pouce", "l'ennui|fatigu", "microbes", "dents"],
  moments: [
    {
      title: ["L’accordéon à une main", "Couic, et c’est tout"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un petit lutin joue de l’accordéon d’une main. Couic… et c’est tout. L’autre a le pouce dans la bouche.`,
          `Couic… et puis rien. Un petit lutin joue de l’accordéon ${t.setting}, le pouce dans la bouche. Il manque une main !`,
        ],
        [
          "« Il y va quand l’ennui vient, dit-il. Il apporte des microbes et, à force, il pousse les dents. »",
          "« Il y va tout seul, dit-il, quand la fatigue vient. Il apporte des microbes et, à la longue, pousse les dents. »",
        ],
        forOlder(
          "« Presque tous les petits arrêtent d’eux-mêmes, entre deux et quatre ans, dit sa grand-mère. Moi, c’était un mardi. »",
        ),
        [`Que peut-il faire, ${t.child} ?`, `Comment l’aider, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Serrer du tissu doux", "Serrer du velours"],
          title: ["Le bout de velours", "Du travail pour la main"],
          lines: (t) => [
            "Le pouce remonte. « Je t’ai vu ! » dit le lutin, et sa main serre un bout de velours. Serre aussi : un, deux, trois !",
            [
              `« Tu l’as senti venir, bravo », dit ${t.friend}. L’envie passe. Et voilà deux mains sur l’accordéon : couic, couac !`,
              `À trois, l’envie est passée. « C’est toi qui as choisi », dit ${t.child}. Et maintenant, à deux mains : couic, couac !`,
            ],
            forOlder(
              "Le velours vient d’un vieux fauteuil. Il en a gardé l’habitude : il aime bien qu’on se repose sur lui.",
            ),
          ],
          returns: (t) => [
            `L’attente est longue. ${t.child} serre quelque chose de doux, un, deux, trois, comme le lutin, et l’ennui s’en va.`,
            "Au loin, couic, couac : le lutin joue à deux mains. Le velours dépasse de sa poche, comme un mouchoir du dimanche.",
          ],
        },
        {
          text: ["Choisir leur signe secret", "Inventer leur signe"],
          title: ["Pouce !", "Le signe de la grand-mère"],
          lines: () => [
            "Avec sa grand-mère, il choisit un signe. Le pouce y va ? Elle lève le sien, sans un mot. Lève le tien : pouce !",
            [
              "Bientôt, elle lève son pouce. Le lutin rit, et sort le sien. « Bravo, quelle vitesse ! » dit-elle. Couic, couac !",
              "Elle lève le pouce, il sort le sien, et les deux se saluent. « Bravo ! » dit la grand-mère. Couic, couac !",
            ],
            forOlder(
              "« Et si tu le lèves parce que la soupe est bonne ? » demande-t-il. « Alors, tu en reprendras. »",
            ),
          ],
          returns: (t) => [
            `${t.child} lève le pouce, sans un mot, comme la grand-mère du lutin. ${t.friend} comprend : une petite pause, et on repart.`,
            "Là-bas, deux pouces se lèvent, un grand, un petit. Puis l’accordéon reprend, à deux mains : couic, couac !",
          ],
        },
        {
          text: ["Croiser les bras", "Border le pouce"],
          title: ["Un lit de quatre doigts", "Dors bien, pouce"],
          lines: (t) => [
            "Quatre doigts font un lit, le pouce se couche dedans, et les bras se croisent. Fais pareil : dors bien, pouce !",
            [
              `L’envie vient, regarde, et repart. « Tu as su attendre », dit ${t.friend}. Alors le pouce se lève : couic, couac !`,
              `Le lutin bâille une fois, et le pouce reste au lit. « Ça, c’est toi qui l’as fait », dit ${t.child}. Couic, couac !`,
            ],
            forOlder(
              "Deux fois, il sort du lit. Deux fois, on le recouche. Les pouces n’obéissent pas quand on les gronde.",
            ),
          ],
          returns: (t) => [
            `C’est dur d’attendre. ${t.child} couche son pouce sous quatre doigts et croise les bras, comme le lutin, et le temps passe mieux.`,
            "Un petit lutin bâille au loin, les bras croisés. Ses deux pouces, on dirait, dorment déjà.",
          ],
        },
      ],
    },
  ],
};
