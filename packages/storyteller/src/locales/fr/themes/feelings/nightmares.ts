import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const nightmares: ThemeTexts = {
  name: "les cauchemars",
  phrases: [
    "cauchem",
    "rêve|rêves|rêver mauvais|méchant|méchants|peur|horrible|monstre|loup|affreux|triste|réalité|réel|vrai|vrais|bizarre|fait",
    "terreur|terreurs nocturne|nuit",
    "réveil|réveille pleu|hurl|cri|criant|peur|sursaut|effray|panique",
    "réveil|réveille =nuit|=nuits pleu|peur|=mal|cri",
    "peur rêver|rêves|rêve|endormir",
    "monstre rêv|cauchem|poursuit|dort",
    "=crie|=pleure =dans sommeil",
    "mauvaise|mauvaises nuit|nuits",
    "attrape rêves",
    "=pas =réel|=vrai rêve",
    "agité sommeil",
    "=rêve|=rêves|=rêver|=rêvé|=rêvait loup|monstre|=ses|=des|=mes|mauvais|=mal|=fait|nuit|comprendre|=les|peur|sorcière",
    "=rêves",
    "réveil|réveille nuit|nuits|=en hurl|cri|pleu|panique|peur|sueur|larme",
    "réveil|réveille|réveils nocturne|nocturnes",
    "revé|rêvé =a|=ai",
    "pleurs|pleure|hurle|crie réveil|nuit|matin|lève nuit|matin|heures",
    "=rêve|=rêves vilain|vilains|mauvais|affreux|méchant",
    "rêv sorcière|monstre|loup|fantôme|horrible|mauvais|peur|vilain",
    "rendorm",
    "réveill|réveil rêve|cauchem|peur|pleur|nuit sorcière|monstre|mauvais|nuit|peur|pleur",
    "mauvais|vilain|affreux rêve|rêves|songe",
    "rêve =fait =peur",
    "cochemar|cochemars|cauchmar|cauchemard",
    "=rêve|=rêves =peur|=loup|=sorcière|=sorcières|=monstre|=monstres",
    "terreur|terreurs nocturne|nocturnes",
  ],
  facts: ["rêv", "dor", "réveill", "raconte|dis"],
  moments: [
    {
      title: ["Une sieste et un cri", "Le lièvre se réveille"],
      lines: (t) => [
        [
          `Un jeune lièvre se réveille en sursaut, ${t.setting}. « Une botte géante me poursuivait ! »`,
          "Hiii ! Un jeune lièvre se réveille d’un bond. « Une botte géante me poursuivait ! »",
        ],
        `« C’était un rêve, dit ${t.friend}. Les têtes les inventent pendant qu’on dort. Maintenant, te voilà réveillé. »`,
        forOlder(
          "Son cœur court encore comme dix lièvres. Parfois, le rêve est fini et le cœur ne le sait pas encore.",
        ),
        [`Qu’est-ce qui aide après un rêve, ${t.child} ?`, `${t.child}, comment aider le lièvre ?`],
      ],
      choices: [
        {
          text: ["Regarder tout autour", "Trouver cinq vraies choses"],
          title: ["Cinq choses", "Tout est là"],
          lines: (t) => [
            `« Dis-moi ce que tu vois », dit ${t.child}. Une feuille, une patte, un caillou, ${t.friend}, un nez ! Cherche aussi cinq choses autour de toi.`,
            "Parmi elles, pas de botte. Le lièvre tâte ses oreilles. « Tout est là », dit-il, et son cœur ralentit.",
            forOlder(
              `« Les rêves ne laissent pas de traces », dit ${t.friend}. On en cherche, pour être sûr. Il n’y a que celles d’un moineau.`,
            ),
          ],
          returns: (t) => [
            `Quand tout ressemble à un mauvais rêve, ${t.child} regarde autour et trouve cinq vraies choses ; et c’est plus facile.`,
            `Un, deux, trois, quatre, cinq : ${t.child} compte cinq vraies choses, et on sait où on est.`,
          ],
        },
        {
          text: ["Raconter le rêve entier", "Parler de la botte"],
          title: ["Morceau par morceau", "La botte rétrécit"],
          lines: (t) => [
            `Le lièvre raconte tout, morceau par morceau, et ${t.child} écoute. Une fois dite tout haut, la botte est déjà moins grande.`,
            "« Et son lacet était défait. » Le voilà qui respire : dedans, dehors. Fais-le aussi, tout doucement.",
            forOlder(
              "La nuit, dit-il, il appellera sa maman. Elle vient toujours, même avec une seule pantoufle.",
            ),
          ],
          returns: (t) => [
            `Après, ${t.child} raconte à quelqu’un tout ce qui a fait peur, du début à la fin, et ça rétrécit.`,
            `« Raconte », dit ${t.child}, comme au lièvre ; et ce qui était grand comme une maison tient dans deux oreilles.`,
          ],
        },
        {
          text: ["Inventer la suite", "Changer la fin"],
          title: ["La botte a le hoquet", "Une fin nouvelle"],
          lines: (t) => [
            `« Ce rêve est à toi, dit ${t.child}. Raconte la suite ! » Le lièvre réfléchit. « Elle a le hoquet ! » Fais hic, toi aussi : hic, hic !`,
            "La botte s’en va en sautillant, hic, chercher l’autre botte. Le lièvre glousse et se recouche.",
            forOlder(
              "Il réclame même encore une fin, celle où les deux bottes retrouvent leurs pieds.",
            ),
          ],
          returns: (t) => [
            `Ce mauvais moment aussi a une nouvelle fin : hic, dit ${t.child}, et ce qui faisait peur s’en va en sautillant.`,
            `${t.child} lui invente une autre fin, hic, hic, comme avec le lièvre, et elle est très bonne.`,
          ],
        },
      ],
    },
  ],
};
