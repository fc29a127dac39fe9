import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const hair: ThemeTexts = {
  name: "se faire couper et coiffer les cheveux",
  phrases: [
    "coiffeur|coiffeuse",
    "coiffer|coiffe|coiffage|coiffure",
    "couper|coupe|laver|lave|brosse|peigne|démêle|séche|rince|shampoing|attache|shampooing =cheveux|=frange|=tignasse",
    "peigne",
    "nœuds|noeuds cheveux|brosse|peigne",
    "shampoing",
    "shampooing",
    "ciseaux peur|cheveux|coiffeur",
    "cheveux emmêlés|longs|bouclés|tirent|poux",
    "=poux",
    "salon coiffure",
    "peur|aller|première coiffeur|coiffeuse|ciseaux",
    "=se laver|brosse|couper|coiffer|démêle cheveux",
    "démêle|démêlage|démêlant",
    "=tresse|=tresses|couettes|=nattes",
    "couper|coupe|laver|lave|brosse|peigne|démêle|coiffer|touche =tifs|crinière|tignasse|chevelure",
    "cheveux",
    "cheveux crépus|frisés|bouclés|afro|frisé|emmêl|longs|coupe|noeud|nœud",
    "laver|lave =la|=sa|=les tête|cheveux peur|refuse|hurle|crie|pleure",
    "barrette|chignon|élastique cheveux",
    "=se =faire coiffer|peigne|couper|coiffe",
    "shampoing|shampooing hurl|peur|pleur|yeux|crie|guerre",
    "=ses|=les cheveux laver|lave|brosse|couper|démêle|attache|coiffer",
    "=tresser|défris|dreads",
    "cheveu|cheveux|tignasse|crinière couper|coupe|coiff|brosse|peigne|démêl|nœuds|noeuds|crépus|frisés|bouclés|long|longs|courts|laver|court|coiffeur|tresse|tresses|nattes|natte|couettes|attach|emmêl|peur",
    "coiff|coiffe|coiffeur|coiffeuse|coiffer|coiffure|peign|démêl|tresser|tresse|tresses|natte|nattes|couette|chignon|barrette|mèche",
    "brosse|brosser|brossage cheveux|sors|crie|tire|hurle|peur|coiff|noeuds|nœuds",
    "crâne =ras",
    "tondeuse|ciseaux cheveux|peur|coiffeur",
    "=pou|=poux",
    "sors brosse|peigne|ciseaux crie|pleure|fuit",
    "premiere|nouvelle|ratee coupe",
    "cheveux|coiffeur coupe",
    "=crépu|=crépus|=crépue|frisé|frisés|bouclés|boucles",
  ],
  facts: ["peign", "pointe", "coup", "repouss|pouss"],
  moments: [
    {
      title: ["Le lion dans sa frange", "Des nœuds plein la crinière"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un lionceau se cogne à un poteau. Sa crinière, pleine de nœuds, cache ses yeux.`,
          `« Qui a mis là ce poteau ? » dit un lionceau ${t.setting}. Une crinière pleine de nœuds cache ses yeux.`,
        ],
        "Arrive une coiffeuse. « Un cheveu coupé ne sent rien, et il repousse. La racine, elle, sent quand on tire. »",
        forOlder(
          "Le lionceau se couvre une oreille. « Ça, c’est une oreille », précise-t-il. « Les oreilles restent », dit la coiffeuse.",
        ),
        [`Comment commencer, ${t.child} ?`, `Par quoi commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tenir la mèche", "Démêler d’abord les pointes"],
          title: ["En partant des pointes", "Sept, et plus rien"],
          lines: (t) => [
            `${t.child} tient bien la mèche : rien ne tire. On peigne les pointes, puis plus haut. Compte les nœuds défaits : un, deux, trois !`,
            `À sept, le peigne glisse. Clic, on coupe devant, et le lionceau voit un poteau, un chemin, et ${t.friend}.`,
            forOlder(
              "« Je croyais que c’était le soir », dit-il. Sous cette crinière, c’était le soir depuis deux semaines.",
            ),
          ],
          returns: (t) =>
            `${t.child} commence par les pointes de ce fouillis, comme pour la crinière du lionceau, remonte un peu, et tout se démêle.`,
        },
        {
          text: ["Regarder dans le miroir", "Suivre chaque coup"],
          title: ["Une boucle par terre", "Le miroir"],
          lines: (t) => [
            `${t.child} tient le miroir. Le lionceau regarde : d’abord le peigne, par les pointes. Puis les ciseaux. Dis-le aussi : clic, clac, clic !`,
            "Une boucle tombe, et ne dit même pas aïe. « Au revoir, dit le lionceau, la prochaine pousse déjà. » Et il y voit !",
            forOlder(
              "Un roitelet demande la boucle et l’emporte. « Maintenant, je suis aussi un nid », dit le lionceau.",
            ),
          ],
          returns: (t) =>
            `${t.child} tient encore le miroir, comme pour le lionceau, et on peut tout voir se faire, clic, clac, clic.`,
        },
        {
          text: ["Pencher la tête en arrière", "Laver la crinière avant"],
          title: ["Comme un phoque", "Une pluie tiède derrière"],
          lines: (t) => [
            `« Mouillés, les nœuds glissent, dit ${t.child}. Tête en arrière, comme un phoque, yeux fermés. » Fais-le aussi ! L’eau tiède coule derrière, rien devant.`,
            "Le peigne file maintenant jusqu’aux pointes. Clic, clic, clic, la frange s’arrête au-dessus des yeux. Bonjour, le monde !",
            forOlder(
              "Le lionceau s’ébroue, et voilà tout le monde lavé. Personne n’a rien demandé, mais c’est tiède.",
            ),
          ],
          returns: (t) =>
            `« Tête en arrière, comme un phoque », dit ${t.child}, comme au lavage de la crinière, et tout coule derrière, sans gêner.`,
        },
      ],
    },
  ],
};
