import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const counting: ThemeTexts = {
  name: "compter",
  phrases: [
    "=compter",
    "=compter =sur doigt",
    "apprendre =compter",
    "=compter jusqu|=dix|=10|vingt|=20|cinq|=5|cent",
    "=compter doigt|objet|choses|marches|animaux|moutons|nombres|chiffres",
    "apprendre|apprend|savoir|sait|veut|apprenne =compter",
    "=compte|=compter saute|oublie|trompe|ordre|=mal|jusqu",
    "chiffres",
    "=les nombres",
    "nombres|nombre|chiffres|chiffre apprendre|connaître|reconnaître|ordre|noms",
    "saute|confond|mélange nombres|chiffres|chiffre|nombre",
    "=un =deux =trois",
    "=1 =2 =3",
    "=1 =à =10|=20|=5",
    "=un =à =dix|vingt|cinq",
    "dénombr",
    "numération",
    "comptine =des|=les nombres|chiffres",
    "=123",
    "quantités",
    "combien pommes|objet|billes|bonbon|doigt|choses|fruit|cubes|crayons =il|compt|=y|=ya",
    "=conter|=conte apprendre|savoir|jusqu|doigt|sait",
    "=chiffre|chiffres",
    "confond|inverse|reconnaître =6|=9|=six|neuf|=2|=5",
    "jusqu|jusque =10|=20|=100|=5|=30|cent|=dix|vingt|mille|trois",
    "=zéro chiffre|nombre|=le",
    "compter =sur|jusqu|moutons|objet|doigt|=à|apprendre",
    "combien bonbon|bille|doigt|pomme|cube|objet|fruit|jouet",
    "compt|compter|dénombr|chiffre|chiffres|nombres|nombre|numération|quantité|quantités jusqu|objets|doigts|apprend|apprendre|connaît|reconn|saute|écrire|=dix|vingt|cent|trois|dénombr|marches|bien|=un|envers|trompe|quand|moutons|lire",
    "dénombr|numération",
    "combien =il|=y|objets|doigts|billes|pommes",
    "comptine|comptines chiffres|nombres|=dix",
    "nombre|nombres|chiffre|chiffres",
    "compter|compte|comptage",
    "dix|cinq|vingt doigts|objets|billes|cubes|jetons",
    "=0|=1|=un =à =9|=10|=20|=100|=dix|=cent",
    "compter|compte jusqu",
    "=combien =y|=sont|=doigts|=compter",
    "oublie =nombres|=chiffres|=treize",
    "réciter|=dire|=nombres|=compter =1|=un =30|=20|=10|=100|=dix",
  ],
  facts: ({ counted }) => [...counted, "compt|nombre"],
  moments: [
    {
      title: ["Le compte est bon ?", "La poule et ses poussins"],
      lines: (t) => [
        [
          `Une poule tourne en rond ${t.setting}. « Ce matin, j’avais ${t.counted.at(-1)} poussins, dit-elle. Et maintenant ? »`,
          `${cap(t.setting)}, une poule s’affole. « Je suis sortie avec ${t.counted.at(-1)} poussins, dit-elle. Sont-ils tous là ? »`,
        ],
        `Piou ici, piou là, et l’un s’assoit sur le pied ${de(t.friend)}. Aucun ne tient en place.`,
        forOlder(
          "« J’ai essayé de compter les pattes, dit la poule, mais j’en ai trouvé le double, et quelle frayeur ! »",
        ),
        [`Comment les compter, ${t.child} ?`, `Comment les compterais-tu, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Mettre tout le monde en file", "Ranger la petite troupe"],
          title: ["Bec contre queue", "En file"],
          lines: (t) => [
            `« En file, s’il vous plaît ! » dit ${t.child}. Compte aussi : ${t.counted.join(", ")} !`,
            `${cap(t.counted.at(-1) ?? "")} poussins, bec contre queue, et il n’en manque pas un.`,
            forOlder(
              "Puis ils font demi-tour, et on compte depuis l’autre bout. On trouve le même nombre, et la poule est contente deux fois.",
            ),
          ],
          returns: (t) =>
            `« Tous en file ! » dit ${t.child}, et l’on compte, un par un, comme les poussins. Personne ne manque.`,
        },
        {
          text: ["Toucher chaque tête", "Caresser chaque tête"],
          title: ["Une seule fois", "Des têtes toutes douces"],
          lines: (t) => [
            `${t.child} touche chaque tête, une seule fois. Compte avec nous : ${t.counted.join(", ")} !`,
            `« ${cap(t.counted.at(-1) ?? "")} ! dit la poule. Le dernier nombre dit combien ils sont. »`,
            forOlder(
              `Un poussin très jaune voudrait qu’on le compte encore. « Une fois suffit », dit ${t.friend}, et lui fait plutôt des chatouilles.`,
            ),
          ],
          returns: (t) =>
            `${t.child} touche chaque épaule, une fois, et compte comme on compte des poussins. Le nombre y est.`,
        },
        {
          text: ["Taper dans les mains", "Sauter et applaudir"],
          title: ["Un saut, un clap", "Clap, clap, clap"],
          lines: (t) => [
            `Un saut, un clap, un nombre. Tape avec nous : ${t.counted.join(", ")} !`,
            `Ça fait ${t.counted.at(-1)}, et la poule s’assoit sur tous à la fois.`,
            forOlder(
              "Le plus petit s’y reprend à deux fois pour sauter. On l’attend, les mains ouvertes, et c’est lui qui a le plus beau clap.",
            ),
          ],
          returns: (t) =>
            `Un clap, un nombre, un clap, un nombre : ainsi ${t.child} compte la troupe, et le compte est bon.`,
        },
      ],
    },
  ],
};
