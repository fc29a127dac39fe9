import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const germs: ThemeTexts = {
  name: "éternuer dans son coude",
  phrases: [
    "microbe",
    "germes",
    "éternu",
    "tousser|tousse|toux",
    "coude",
    "rhume",
    "enrhum",
    "grippe",
    "=nez =coule|doigt|morve",
    "mouchoir",
    "virus",
    "bactérie",
    "contag",
    "contamin",
    "=main|=mains|=bouche devant|couvrir tousser|éternue|bouche",
    "masque =porter|malade|virus",
    "fièvre",
    "covid",
    "coronavirus",
    "gestes barrières",
    "malade maison|repose|repos|reste|copain",
    "angine",
    "morve|morveux",
    "transmettre|transmission maladie|microbe",
    "=moucher",
    "=mouche|=mouches =se|=nez",
    "pourquoi malade|malades",
    "gastro",
    "=poux malade|attrap|contag",
    "crotte|crottes =nez",
    "main|mains|coude =bouche|devant tousse|tousser|éternue",
    "attrap|chope|transmet|refile|propage maladie|maladies|virus|rhume|microbe|froid",
    "varicelle|rougeole|scarlatine|otite|bronchite|bronchiolite",
    "pourquoi malade|malades|rhume|virus|tousse|fièvre",
    "doigt|mettre =nez",
    "tomb|tombe malade",
    "coule =nez",
    "rend|rendent|tomb|bêtes|microbe malade|malades",
    "=maladies évite|attrap|hiver|protég|microbe",
    "tousse|tousser|éternue|éternuer|éternu|postillon",
    "bouche|coude|=nez main|devant|mettre|cache|couvrir tousse|éternu|coude",
    "mouche|moucher|mouchoir|=nez =se|morve|coule|=son",
    "morve",
    "virus|bactérie|bactéries|microbe|microbes|contagi|covid|grippe|rhume|gastro|angine|varicelle|infection|épidémie",
    "tombe|attrape|attraper =malade|maladie|maladies|rhume|froid pourquoi|comment|vite|souvent|=on|hiver",
    "maladie|maladies évite|propage|transm",
    "doigt|doigts|tout|objets|jouets =bouche|=nez =met|=dans|mettre",
    "enrhum|rhume|malade|grippe partager|gourde|verre|bisou|éviter|contaminer|transmettre",
    "gourde|verre|cuillère partager|même malade|enrhumé|microbes",
    "couvrir|cacher|protéger bouche|nez touss|éternu",
    "grippe|=rhume|=microbe|=maladie =passe|=attrape|=contagieux|=autre",
  ],
  facts: ["microbe", "petit|minuscul", "coude", "lave"],
  moments: [
    {
      title: ["L’éternuement et le duvet", "Atchoum !"],
      lines: (t) => [
        [
          `Atchoum ! ${cap(t.setting)}, un chaton éternue sur un pissenlit, et le duvet s’envole loin, loin.`,
          `Un chaton tient un pissenlit ${t.setting}. Atchoum ! Plus un seul brin de duvet.`,
        ],
        `« Les gouttes vont aussi loin, dit ${t.child}. Dedans voyagent des microbes, trop petits pour être vus, jusqu’au prochain nez. »`,
        forOlder(
          "Le chaton suit le duvet des yeux. « Ce n’était qu’un rhume, dit-il. Je ne savais pas que j’en faisais cadeau. »",
        ),
        [`Comment faire, ${t.child} ?`, `Et au prochain atchoum, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Éternuer dans le coude", "Plier le bras en aile"],
          title: ["Comme une chauve-souris", "Atchoum numéro deux"],
          lines: (t) => [
            `« Comme une chauve-souris dans son aile, dit ${t.child}. Bras levé, nez dedans. » Fais-le aussi : bras levé, coude, atchoum !`,
            "Le deuxième pissenlit ne perd pas un poil. Et le chaton se lave les pattes, avec beaucoup de mousse.",
            forOlder(
              "Des scarabées sont venus voir, en rang. Les voilà qui éternuent aussi, chacun dans trois coudes à la fois.",
            ),
          ],
          returns: (t) =>
            `Un nez chatouille, un bras se lève comme une aile, atchoum, et rien ne s’envole : ${t.child} avait montré comment.`,
        },
        {
          text: ["Attraper avec le mouchoir", "Sortir du papier doux"],
          title: ["Attrapé !", "Un atchoum, un mouchoir"],
          lines: (t) => [
            `${t.child} tend un mouchoir. « On attrape, on plie, à la poubelle. Et sans mouchoir, le coude. » Compte : un, deux, trois, atchoum !`,
            "Le pissenlit suivant reste bien rond. Le chaton se lave les pattes, dessus, dessous, entre les doigts.",
            forOlder(
              "« C’est comme la pêche, dit-il, sauf que personne ne veut voir ce qu’on a pris. »",
            ),
          ],
          returns: (t) =>
            `Un, deux, trois, atchoum : ${t.child} a un mouchoir tout prêt, comme pour le chaton, et pas un duvet ne bouge.`,
        },
        {
          text: ["Le laisser se reposer", "Saluer de loin"],
          title: ["Repos et coucou", "À trois pas"],
          lines: (t) => [
            `« Avec un rhume, on se repose », dit ${t.child}. On fait coucou à trois pas. Fais coucou aussi ! Les atchoums vont dans le coude, loin du duvet.`,
            "Le chaton boit chaud, se lave les pattes et s’allonge bien au chaud. Son corps a du travail.",
            forOlder(
              "Dedans, de tout petits gardiens cherchent les microbes et les mettent dehors. Ça prend quelques jours, et pas mal de siestes.",
            ),
          ],
          returns: (t) =>
            `« D’abord, du repos », dit ${t.child}, comme pour le chaton, et fait coucou à trois pas : ça aussi, c’est gentil.`,
        },
      ],
    },
  ],
};
