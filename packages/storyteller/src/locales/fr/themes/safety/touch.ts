import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const touch: ThemeTexts = {
  name: "mon corps m’appartient",
  phrases: [
    "corps appartient|=moi|respect|limites|intim|=mon|privé|protége|personne|autonomie",
    "parties intimes|privées",
    "touche|attouchement|caresse personne|corps|permission|=non|=bon|=bonne|mauvais|inapproprié|=sans|interdit",
    "attouchement",
    "consentement",
    "câlin|bisou|embrasse =non|=pas|forcé|force|obligé|oblige|refus|veut|dire|permission",
    "dire|=dit =non câlin|bisou|adulte|corps|touche|chatouilles",
    "secret =mauvais|=bons|adulte|garde|lourd|dire|raconte",
    "abus|agression|pédophil",
    "limites corps|poser|personnelles|intim",
    "espace personnel",
    "chatouilles stop|=non|=pas",
    "intimité",
    "culotte|slip|maillot règle",
    "pudeur",
    "inceste",
    "zizi|zézette|foufoune|kiki|zigounette|pénis|vulve|=sexe|nudité",
    "zizi|zézette|corps|fesses privé|intime|cache|montrer|touche",
    "corps =mon|=ton|=son appartient|=moi|=non|droit",
    "bisou|câlin|embrasse forc|oblig|veut|=non|=pas",
    "dire|=dit =non touche|bisou|câlin|corps|chatouille",
    "personne|droit touche corps|intimes|zizi|droit",
    "=secret|=secrets adulte|garde|mauvais",
    "pudique|pudeur respect|corps|=la",
    "=touche|=toucher =me|=moi|=le|=la =non|=sans|intime|privé",
    "tout =nu|=nue",
    "=bise|bises droit|refuse|faire|oblig|veut|=pas",
    "chatouille|chatouilles =stop|=non|arrête",
    "corps =à|appartient =elle|=lui|=moi|=soi",
    "=non touche|caresse",
    "=dire =non",
    "corps =appartient|=à|intime|respect|limites|secret|propre|dire|intimité",
    "intim|zizi|zézette|=foufoune|pudeur|consent|attouch|pédophil|fesses|sexe|privé|privées",
    "bisou|bisous|câlin|câlins|embrasser|chatouille|chatouilles =non|forcé|forcés|oblig|veut|refuse|refuser|dire|forcer",
    "secret|secrets =bon|bons|mauvais|garder|dire|lourd",
    "touch|touche|toucher =non|personne|corps|droit|intime|déplacé|déplacés|inapproprié|culotte|zizi|fesses",
    "=mon =corps",
    "abus sexuel",
    "nudité|=nu|=nue",
    "=intime|=intimes|intimité",
    "corps respect|respecter",
    "secret|secrets malaise|=mal|=aise|bizarre|toucher|=corps",
  ],
  facts: ["ton corps", "non", "racont|dit|dis", "faute"],
  moments: [
    {
      title: ["Des cailloux dans le ventre", "À côté du hérisson"],
      lines: (t) => [
        [
          `Un hérisson est assis ${t.setting}. « Quelqu’un que je connais m’a embrassé. Je ne voulais pas. C’est notre secret, paraît-il. »`,
          `« Quelqu’un que je connais m’a embrassé, dit un hérisson ${t.setting}. Je ne voulais pas. Il dit que c’est un secret. »`,
        ],
        "C’est comme des cailloux dans son ventre. On s’assoit près de lui, au soleil.",
        forOlder(
          "Une surprise, on peut la garder, car à la fin tout le monde est content. Un secret qui pèse peut se dire, toujours, même quand on a promis de le garder.",
        ),
        [`Qu’est-ce qui aide, ${t.child} ?`, `Que faire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["S’exercer à dire non", "Essayer le non clair"],
          title: ["Un non bien clair", "Non, je ne veux pas"],
          lines: (t) => [
            `« Ton corps est à toi, dit ${t.child}. Tu peux dire non aux bisous et aux câlins, aux grands aussi. » Dis-le, si tu veux : non, je ne veux pas.`,
            "Puis il raconte à Mamie. « Ce n’est pas ta faute, dit-elle. Je t’aide. »",
            forOlder(
              "« Et si le non reste coincé ? » demande le hérisson. « Ce n’est toujours pas ta faute, dit-elle. Tu peux t’en aller, et me le dire plus tard. »",
            ),
          ],
          returns: (t) => [
            `« Non, je ne veux pas », dit ${t.child} d’une voix claire, comme à côté du hérisson, et cela suffit.`,
            `${t.child} demande d’abord : « Je peux te faire un câlin ? » Car chaque corps est à quelqu’un, comme celui du hérisson.`,
          ],
        },
        {
          text: ["Raconter tout à Mamie", "Trouver quelqu’un de confiance"],
          title: ["C’est dit", "Quelqu’un qui écoute"],
          lines: (t) => [
            `${t.child} l’accompagne. Le hérisson raconte tout à sa mamie. Elle pose son tricot et l’écoute jusqu’au bout.`,
            "« Je te crois, dit-elle. Ton corps est à toi, et un non suffit. Ce n’est pas ta faute. Maintenant, je m’en occupe, et ça s’arrête. »",
            forOlder(
              "« Sans moi, dit-elle, tu le dirais à quelqu’un d’autre, et encore à quelqu’un, jusqu’à ce qu’on t’aide. » Le hérisson en connaît trois.",
            ),
          ],
          returns: (t) => [
            `Ce qui pèse, ${t.child} ne le garde pas pour soi, mais le raconte, comme le hérisson à sa mamie.`,
            `Ce qui pesait comme des cailloux, ${t.child} le dit à quelqu’un qui écoute jusqu’au bout, et c’est plus léger.`,
          ],
        },
      ],
    },
  ],
};
