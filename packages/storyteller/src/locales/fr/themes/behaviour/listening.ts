import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const listening: ThemeTexts = {
  name: "écouter",
  phrases: [
    "écout",
    "écoute",
    "=obéi|=obéis|obéir|obéit|obéissan|désobéi",
    "consigne|consignes",
    "attention faire|fait|prête|inattenti|classe",
    "attentif|attentive",
    "instructions|règle suivre|suit|écoute",
    "=première =fois =dès",
    "couper|coupe parole",
    "interromp|interrompre",
    "entend|entendre rien|=pas|quand|appelle",
    "oreille ouvr|sourde|grandes",
    "ignore quand|parents|=me",
    "=sourde =oreille",
    "concentr maîtresse|classe|écoute|attention",
    "parle|parler =en =même",
    "=fait =qu|demande|veut tête",
    "distrait|distraite",
    "répéte tout|faut|toujours",
    "obéir parents|adulte|maman|papa",
    "écoute parents|adulte",
    "faire|fait demande|=dit =on|=lui",
    "répéte|répète|redire|redemande|demande fois|=dix|cent|toujours|même|=20|vingt",
    "règle maison|respect|suivre|=vie|école|accept|comprendre|suit",
    "respect|respecte règle maison|école|famille|classe|=jeu|=jeux|=vie",
    "=non =non =non|=dit|tout|toujours",
    "=dit|répond =non =à =tout|toujours",
    "terrible =two|deux",
    "=sage|=sages être|reste|classe|école|plus|soit|=pas",
    "tenir|tient|reste tranquille|=place|=assis|=assise classe|table|chaise|école|=pas",
    "répond|réagit =pas|=jamais appelle|parle",
    "=ce =qu|=que|=on =dit|=te|demande fais|fait|faire|fasse",
    "limites teste|respecte|cadre",
    "écoute =rien|=pas|=jamais|mieux|plus",
    "obéi|obéir|obéit|désobéi =pas|=jamais|apprendre|veut|arrêt",
    "attention =à|=en|fait|faire classe|maîtresse|=dit|consigne",
    "oppos|rebelle|rébellion|têtu|têtue|entêté|provoc|défie",
    "=contraire fait|faire|demande|=dit",
    "respect =pas|=aucune|=jamais règle",
    "obéis|obéiss",
    "tête =mule|=bois",
    "crier|crie =pour|faut vienne|obéi|écoute|entend|obéisse",
    "=jamais|=rien =ce =que|=qu =on|=lui demande|=dit|=dis",
  ],
  facts: ["écout|oreille", "regard|yeux", "encore|répét", "petite", "grande", "attend"],
  moments: [
    {
      title: ["Trois cloches", "La barrière aux cloches"],
      lines: (t) => [
        [
          `Un escargot a une petite barrière ${t.setting}, avec des cloches. Il explique comment l’ouvrir. Mais ${t.friend} parle, un geai parle, et personne n’entend rien.`,
          `${cap(t.setting)}, il y a une barrière basse, avec des cloches. Un escargot explique. Tout le monde parle en même temps. Ding ! Dong ! Rien.`,
        ],
        "« Je le dis encore une fois ? » demande l’escargot.",
        forOlder(
          "Il n’est pas fâché. Un escargot, ça a le temps. Mais il l’a déjà dit quatre fois.",
        ),
        [`Comment bien écouter, ${t.child} ?`, `Comment faire pour l’entendre, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["S’arrêter et le regarder", "Rester sans bouger"],
          title: ["La bouche au repos", "Tout oreilles"],
          lines: (t) => [
            `Les pieds calmes, la bouche au repos, les yeux sur lui, ${t.child} écoute : « La petite, la grande, et on attend. » Écoute aussi : ting… dong… chut.`,
            `Puis ${t.child} répète : petite, grande, attendre. On le fait, et la barrière s’ouvre, comme si elle n’attendait que des oreilles.`,
            forOlder(
              "« Quelle vitesse ! » dit l’escargot. Jamais on n’avait dit ce mot à côté de lui.",
            ),
          ],
          returns: (t) => [
            `Tout le monde parle à la fois. ${t.child} s’arrête, regarde qui sait, et écoute jusqu’au bout.`,
            `Les pieds calmes, la bouche au repos, les yeux ouverts : voilà comment ${t.child} entend ce que le bruit couvrait.`,
          ],
        },
        {
          text: ["Répéter ses mots", "Redire chaque mot"],
          title: ["Petite, grande, on attend", "Aller et retour"],
          lines: () => [
            "On le regarde, on écoute, puis on répète. Répète aussi : la petite, la grande, et on attend ! Encore une fois : petite, grande, on attend !",
            "« C’est ça », dit l’escargot. Ting, dong, chut, et la barrière s’ouvre. Les mots qu’on a dits ne se sauvent plus.",
            forOlder("Le geai le redit pour ses enfants, et depuis, la barrière est d’un facile !"),
          ],
          returns: (t) => [
            `« D’abord ceci, ensuite cela ? » ${t.child} le répète, comme pour l’escargot, et c’est exactement ça.`,
            `${t.child} écoute, puis répète tout bas, petite, grande, on attend. Personne n’a plus besoin de demander.`,
          ],
        },
        {
          text: ["Montrer avec les mains", "Mimer la leçon"],
          title: ["Des mains qui écoutent", "Oreilles et mains"],
          lines: (t) => [
            `On regarde, on écoute, et ${t.child} met chaque mot dans ses mains. Fais-le aussi : une petite pince, une grande boucle, et on attend, paumes en l’air.`,
            "« Encore », dit l’escargot. Pince, boucle, pause. Puis avec les vraies cloches, et la barrière s’ouvre.",
            forOlder(
              "Si quelqu’un oublie, les mains le savent encore. C’est très fort pour garder les choses, des mains.",
            ),
          ],
          returns: (t) => [
            `Les mains ${de(t.child)} s’en souviennent : pince, boucle, pause. Ce qu’on écoute avec les mains reste longtemps.`,
            `Pendant qu’on explique, ${t.child} montre chaque chose avec les mains, et pas un petit bout ne se perd.`,
          ],
        },
      ],
    },
  ],
};
