import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const looseTooth: ThemeTexts = {
  name: "perdre une dent de lait",
  phrases: [
    "=dent|=dents|quenotte =lait !bross|brosse|brosser|laver|lavage|frotter|carie|caries|soigner|arracher|dentiste",
    "=dent|=dents|quenotte branl|bouge|bougent|bougé|bouger|remue|vacille|gigote !dentiste|dentaire",
    "=dent|=dents|quenotte tombe|tombée|tombées|tombent|tomber|tombé !dentiste",
    "=dent|=dents|quenotte perd|perdre|perdu|perdue|perdues|perdra|perte !dentiste",
    "petite =souris =dent|=dents|quenotte|oreiller|passe|passer|passée|vient|venir|attend|croire|existe",
    "petite =souris !film|fromage|météo|adresse|habite",
    "=fée =dents|=dent|quenottes !adresse",
    "=dent|=dents|quenotte tient =fil|=plus",
    "=trou sourire|=dent|=dents|quenotte|devant",
    "=dent|=dents|quenotte nouvelle|nouvelles|définitive|définitives pousse|poussent|pousser|attend|quand|dessous",
    "=dent|=dents|quenotte =sous oreiller",
    "édenté|édentée",
  ],
  facts: ["bouge", "de lait", "pousse", "tirer", "mouchoir", "nouvelle"],
  moments: [
    {
      title: ["La dent qui bouge", "La dent du louveteau"],
      lines: (t) => [
        [
          `${cap(t.setting)}, la dent d’un louveteau bouge ! « Ça fait mal ? » murmure ${t.friend}.`,
          `« Ma dent bouge ! » dit un louveteau ${t.setting}. « Ça fait mal ? » murmure ${t.friend}.`,
        ],
        "« À peine, dit sa mamie. Vers cinq ou six ans, les dents de lait tombent : une plus grande pousse dessous. Pas besoin de tirer. »",
        forOlder(
          "La dent va en avant, puis en arrière. On dirait un tout petit portail, quand il y a du vent.",
        ),
        [`Que faire, ${t.child} ?`, `Une idée, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Pousser avec la langue", "Bercer avec la langue"],
          title: ["En avant, en arrière", "La langue travaille"],
          lines: (t) => [
            `« Avec la langue, dit ${t.child}, et tout doucement. » Fais-le aussi : en avant, en arrière !`,
            "Et hop, la dent est dans sa patte, pour la petite souris. Il saigne un peu, mord un mouchoir propre, et c’est fini. Dessous, quelque chose pique : la nouvelle !",
            forOlder(
              "« Un doigt bien lavé, ça marche aussi », dit la mamie. Mais la langue, on l’a toujours sur soi.",
            ),
          ],
          returns: (t) => [
            `Fuit ! Quelque part, ça siffle : c’est le louveteau, par le trou de sa dent. ${t.child} siffle aussi, pour répondre.`,
            `En avant, en arrière, tout doucement : ${t.child} ne force rien, comme avec la dent du louveteau, et ça finit par venir.`,
          ],
        },
        {
          text: ["Croquer dans la pomme", "Mordre doucement la pomme"],
          title: ["La dent dans la pomme", "Crac, tout doux"],
          lines: (t) => [
            `${t.child} tend une pomme au louveteau. Il croque, tout doucement. Croque aussi, pour de faux : crac, crac, crac !`,
            "Au troisième crac, la dent reste dans la pomme. Il saigne un peu, mord un mouchoir propre, et c’est fini. Dessous, la nouvelle pointe déjà.",
            forOlder(
              "La pomme a maintenant une dent, et le louveteau, un trou. « Rends-la-moi, lui dit-il poliment, elle est pour la petite souris. »",
            ),
          ],
          returns: (t) => [
            `« Par petits bouts, comme la pomme », dit ${t.child}. Crac, crac, crac ! Le louveteau, lui, attend déjà la petite souris.`,
            `Il restait une pomme. ${t.friend} la croque, crac, et pense à une petite dent qui attend la petite souris, sous un oreiller.`,
          ],
        },
        {
          text: ["Attendre sans y toucher", "Mâcher de l’autre côté"],
          title: ["Rien ne presse", "De l’autre côté"],
          lines: (t) => [
            `« Laissons-la tranquille, dit ${t.child}. Mâche de l’autre côté. » Le goûter passe, on raconte des blagues. Ris aussi : ha, ha, ha !`,
            "Au plus gros rire, la dent tombe toute seule. Il saigne un peu, mord un mouchoir propre, et c’est fini. Dessous, la nouvelle attendait.",
            forOlder(
              "Le louveteau met sa dent dans une petite boîte. La petite souris préfère celles qui ne roulent pas sous le lit.",
            ),
          ],
          returns: (t) => [
            `« Rien ne presse », dit ${t.child}. On rit un peu, et ça vient tout seul, comme la dent du louveteau. Ce soir, la petite souris la trouvera.`,
            `${t.child} passe la langue sur ses dents et pense au louveteau. Ce soir, une petite boîte attend la petite souris.`,
          ],
        },
      ],
    },
  ],
};
