import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const teeth: ThemeTexts = {
  name: "se brosser les dents",
  phrases: [
    "bross|laver|lave|lavage|nettoye|nettoie =dent|=dents",
    "brossage",
    "=brosse|dentifrice dent",
    "dentifrice",
    "hygiène|santé dentaire|bucco|bouche|buccale",
    "=fil dentaire",
    "sucre|bonbon =dent|=dents",
    "dent refuse|veut|aime|déteste|brosse|laver",
    "brosse dent deux|minute",
    "dent =seul|=seule|autonome",
    "prendre =soin dent",
    "rince|crache bouche|dentifrice",
    "bross =dents =matin|=soir|refuse|jours|bien|=seul|=seule|=ses|=les",
    "bross|laver|lave|frotte quenotte|quenottes",
    "=pas|=plus|évite|contre|prévenir|jamais =carie|=caries",
    "dent guerre|bataille|drame|cirque|corvée soir|matin|brosse|laver",
    "=dents =les|=ses|=mes|=nos",
    "haleine",
    "dent propres|saines|solides|hygiène|matin|soir|dormir|coucher|soin",
    "brossage|brosser|brosse|laver|lave =dents|=quenottes|=dent|soir|bataille|dent|chaque|refus",
    "dents lave|=laver|noires|propres|blanches|caries|jaunes|bross|hygiène|sales|soin",
    "hygiène bucc|dent",
    "bonbon|bonbons|sucre|sucreries =dent|=dents|carie|caries",
    "brosse|brosser =à =dents|électrique",
    "brosser|brosse =deux =fois",
    "=caries|carie !dentiste|soigner",
    "plaque =dentaire|=dents",
    "gencive|gencives",
    "molaire|molaires|dents nettoie|nettoyer|brosse",
  ],
  facts: ["bross", "dehors", "dedans", "mâch|croqu", "minute", "crach"],
  moments: [
    {
      title: ["Les dents pelucheuses", "Le petit-déjeuner du castor"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un petit castor n’arrive plus à sourire. Le petit-déjeuner colle encore, comme un duvet.`,
          `« J’ai les dents pelucheuses », dit un petit castor ${t.setting}. C’est le petit-déjeuner.`,
        ],
        "« Deux minutes de brosse : dehors, dedans, et dessus, où ça mâche. Le matin, et avant de dormir. »",
        forOlder(
          "Sur une feuille attend le dentifrice, gros comme un petit pois. Les miettes tournent à l’aigre, et l’aigre creuse des petits trous.",
        ),
        [`Comment s’y prendre, ${t.child} ?`, `Par où commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chanter en brossant", "Fredonner la chanson mousseuse"],
          title: ["La chanson qui mousse", "Deux minutes en musique"],
          lines: (t) => [
            `${t.child} chante, et on brosse jusqu’à la dernière note. Chante aussi, comme un train : tchou, tchou, tchou !`,
            "Les paroles sortent pleines de mousse. Puis on crache, chacun son tour, et le castor croque sa branche. Crac !",
            forOlder(
              "Le deuxième couplet n’a que des bulles. C’est le meilleur, et une grenouille le redemande.",
            ),
          ],
          returns: (t) =>
            `Un peu avant la fin, ${t.child} reprend la chanson qui mousse, tchou, tchou, et sourit de toutes ses dents.`,
        },
        {
          text: ["Dessiner des petits ronds", "Tracer des cercles"],
          title: ["En rond, en rond", "Tout petits, les ronds"],
          lines: (t) => [
            `${t.child} fait des petits ronds avec la brosse, dent après dent, doucement, le long des gencives aussi. Fais-les en l’air : en rond, en rond !`,
            "Deux cents ronds, calcule le castor. Il crache, passe la langue : c’est lisse comme un galet.",
            forOlder(
              "« Des dents propres, ça s’entend », dit-il, et il repasse la langue. Ça couine un peu.",
            ),
          ],
          returns: (t) =>
            `En rond, en rond, par petits bouts, ${t.child} y arrive, comme pour les dents du castor.`,
        },
        {
          text: ["Chercher les miettes cachées", "Visiter le fond"],
          title: ["La miette du fond", "Tout au fond"],
          lines: (t) => [
            `« Ouvre grand ! » dit ${t.child}. Au fond, derrière la dernière grosse dent, une miette est assise, jambes croisées.`,
            "Voilà la brosse : à gauche, à droite, en haut, en bas. À toi de le dire ! Le castor crache, et la miette vogue sur la mousse.",
            forOlder(
              "« Je croyais qu’on ne regardait jamais ici ! » crie-t-elle de loin. Elle n’est pas fâchée : elle rêvait de voyages.",
            ),
          ],
          returns: (t) =>
            `${t.child} regarde jusqu’au fond, là où on oublie toujours, comme pour la miette du castor. Trouvé !`,
        },
      ],
    },
  ],
};
