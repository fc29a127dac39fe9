import { letterTable } from "../../../../understanding/letter-table.ts";
import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

/** Everyday words that each letter is in; most of them begin with it. */
const lettered = letterTable(
  "A ami arbre avion;B ballon banane bateau;C carotte canard cadeau;D dent domino dragon;" +
    "E escargot étoile école;F feuille fleur four;G gâteau gare gomme;H hibou haricot herbe;" +
    "I image île igloo;J jardin jouet jupe;K kiwi koala kangourou;L lune lapin lampe;" +
    "M maison main mouton;N nuage nez nid;O olive orage os;P pomme pain poule;Q quille coq bouquet;" +
    "R roue robe radis;S soleil sac souris;T table tapis tortue;U usine plume mur;V vélo vent vache;" +
    "W wagon kiwi sandwich;X taxi xylophone saxophone;Y yaourt yoga pyjama;Z zèbre zoo lézard",
);

export const letters: ThemeTexts = {
  name: "les lettres",
  phrases: [
    "lettres",
    "=la =lettre =a|=b|=c|=d|=e|=f|=g|=i|=l|=m|=n|=o|=p|=r|=s|=t|=u",
    "lettre =b|=c|=e|=f|=g|=h|=i|=j|=k|=o|=p|=q|=r|=u|=v|=w|=x|=z",
    "=la lettre =a|=l|=m|=n|=s|=t|=d|=y",
    "lettres apprendre|connaître|reconnaître|=nom|=noms|noms|sons|confond|écrire|trace|chiffres",
    "lettre première|prénom|sons|=son",
    "alphabet",
    "abécédaire",
    "=abc|=abcd",
    "=a =b =c",
    "=de =a =à =z",
    "voyelles|voyelle",
    "consonnes|consonne",
    "écrire|écrit =son|=mon|prénom|=nom|=noms|mots|lettres|apprendre|premiers",
    "écriture",
    "épele|épelle",
    "majuscules|minuscules",
    "confond|inverse =b =d",
    "graphisme",
    "alfabet|alphabe",
    "=lettre =une|apprendre|écrire",
    "écrire|écrit|ecrire apprendre|prénom|lettres|savoir|seul",
    "=écriture|cursive|calligraph",
    "=lettre =a|=b|=c|=d|=e|=f|=g|=h|=i|=j|=k|=m|=n|=o|=p|=r|=s|=t|=u|=v",
    "alphabet|abécédaire|=lettre|=lettres|voyelle|voyelles|consonne|consonnes|cursive|majuscule|majuscules|minuscules|graphisme|=abc|=abcd|phonème|=sons",
    "initiale|lettre|épeler|écri|écrire|tracer|signer prénom|=nom|lettre|lettres|alphabet|majuscule|cursive",
    "écrire|écriture|graphie apprendre|prénom|mots|lettre|tenir|crayon|stylo|bien|lettres",
    "prénom initiale|commence|première|écrire|écrit|lettre",
    "=bcd|=abcde|=alphabets",
    "=lettre|=lettres",
    "nom|prénom trac|tracer|écrire|copier|épeler",
    "=son|sons fait|font|lettre|lettres =b|=a|=m|=s|=p|=c|=d|=l|=t|=f|=r",
    "mélange|confond|inverse =le =b|=d|=p|=q",
    "=a comme|pour avion|abeille|ananas|arbre|ami",
    "confond =b|=d|=p|=lettres",
    "épeler|épelle",
  ],
  facts: (named) => {
    const { one, two, three } = lettered(named);
    return ["lettre", one, two, three];
  },
  moments: [
    {
      title: ["Une lettre sans mot", "La lettre perdue"],
      lines: (t) => [
        [
          `Une petite chose en bois attend ${t.setting} : la lettre ${lettered(t).letter}. « Je suis tombée de mon mot », dit-elle.`,
          `${cap(t.setting)}, il y a une petite chose en bois : la lettre ${lettered(t).letter}. « J’ai perdu mon mot », dit-elle.`,
        ],
        `« J’habite dans plusieurs, mais lesquels ? » ${t.friend} lui prête une manche pour s’essuyer les yeux.`,
        forOlder(
          "La lettre marche depuis ce matin, et c’est dur de marcher quand on est faite pour rester en rang.",
        ),
        [`Comment l’aider, ${t.child} ?`, `Que faut-il à une lettre, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Appeler ses mots", "Crier ses mots"],
          title: ["Trois mots arrivent", "À la maison, les mots !"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `« ${cap(one)} ! » appelle ${t.child}. « ${cap(two)} ! ${cap(three)} ! » Dans chaque mot, il y a une place pour la lettre ${letter}.`,
              `Dis-le aussi : ${letter} comme ${one} ! Et hop, elle saute dedans, comme un pied dans sa chaussette.`,
              forOlder(
                `Plus tard, elle ira aussi dans « ${two} ». Une lettre peut habiter plusieurs mots à la fois.`,
              ),
            ];
          },
          returns: (t) =>
            `Et la revoilà : ${t.child} trouve la lettre ${lettered(t).letter} sur un bout de papier, et lui fait coucou.`,
        },
        {
          text: ["Dessiner dans l’air", "Tracer avec le doigt"],
          title: ["Haute comme une porte", "Dans l’air"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `Du bout du doigt, ${t.child} dessine dans l’air la lettre ${letter}, haute comme une porte. Dessine-la aussi ! Puis toute petite.`,
              `« C’est moi ! dit-elle. Je me souviens : ${one}, ${two}, ${three} ! » Et elle repart en sautillant.`,
              forOlder(
                "Une forme qu’on connaît par cœur se dessine partout : dans la farine, sur la buée, ou dans un dos, pour la faire deviner.",
              ),
            ];
          },
          returns: (t) =>
            `Du doigt, ${t.child} trace dans la poussière la lettre ${lettered(t).letter}, si bien faite qu’on marche autour.`,
        },
        {
          text: ["Écouter où elle se cache", "Chercher à l’oreille"],
          title: ["Cache-cache", "Où habite une lettre"],
          lines: (t) => {
            const { letter, one, two, three } = lettered(t);
            return [
              `« Écoutez », dit ${t.child}, puis, très lentement : « ${one}, ${two}, ${three}. » Répète-les tout bas ! Où se cache la lettre ${letter} ?`,
              `Elle est dans les trois. « J’aime bien “${one}” », dit-elle, et elle s’y glisse.`,
              forOlder(
                "La voilà entre ses voisines, épaule contre épaule, et ensemble elles refont un mot. Toute seule, on y arrive rarement.",
              ),
            ];
          },
          returns: (t) =>
            `« ${cap(lettered(t).three)} », dit lentement ${t.child}, et l’on tend l’oreille. Oui, la lettre ${lettered(t).letter} est là, bien chez elle.`,
        },
      ],
    },
  ],
};
