import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const courage: ThemeTexts = {
  name: "le courage",
  phrases: [
    "courag",
    "bravoure|vaillan",
    "=brave|=braves",
    "audac",
    "peureux|peureuse",
    "craintif|craintive",
    "trouillard|trouillarde|froussard|froussarde",
    "intrépid|téméraire",
    "effraie|effraye|effrayé|effrayée =rien|=tout|facilement",
    "essaye|tente =choses|chose nouvelles|nouveau|nouvelle",
    "sortir zone confort",
    "=ose =pas",
    "peur toboggan|bruit|bruits|ballons|saute|grimpe|ascenseur",
    "peur =de =tout",
    "défendre|défende =se|=soi",
    "peur =tout|choses|nouveau|nouvelle|nouvelles|nouveauté|essaye|moins",
    "oser|=ose|=osé|osent",
    "peur|peurs",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif chien|chiens|araignée|araignées|insecte|serpent|souris|clown|clowns|aspirateur|bruit|pigeons|animaux|toboggan|vide|hauteur|manège|grandir",
    "trouill|frouss|pétoche|pétochard|mouillée",
    "trouille|frouss|peur =de =tout",
    "=se =lancer",
    "vaincre|surmonte|dépasse|affronte|domine|apprivoise|gérer|combattre =peurs|crainte",
    "=ses|=les|=leurs =peurs",
    "=plus|=pas =peureux|=peureuse",
    "affront|oser|essay toboggan|plongeoir|manège",
    "courag|brave|bravoure|audac|intrépide|héro|peureu|peureux|peureuse|trouillard|froussard|poltron|=lâche|téméraire",
    "=ose|oser|=osé essay|nouve|sauter|plong|grimp|toboggan|monter|aller|nouvelles|choses|défi|faire|lancer",
    "peur|peurs|crainte|frayeur|=frousse|trouille =tout|surmont|affronter|vaincre|dépasser|combattre|essay|nouve|malgré|face|sauter|hauteur|vide|toboggan|clowns|araignées|insectes|bruit|grimper",
    "sauter plongeoir|haut|rivière|toboggan|lancer",
    "essay|nouve choses|expérience|peur|=ose|défi",
    "=surmonter|surmonte",
    "zone confort",
    "toboggan|plongeoir|échelle|manège|balançoire|mur grand|haut|monter|grimper|peur|ose",
    "craintif|craintive|peureux",
    "ose|oser|osent peur|peurs|effraie",
    "meme|malgre|quand trembl|trouille|frousse",
    "défendre|défend juste|faible|faibles",
    "dégonfle|dégonfler toboggan|=devant|peur",
    "défense|défendre copain|copine|ami|camarade|autres",
    "=peur =chiens|=chien|=araignées|=araignée|=nouveau|=tout|=vide|=hauteur",
    "vertige",
    "peur|phobie|frousse|trouille|crainte =chien|=chiens|=chienne|toutou",
    "caress|approch peur|trouille =chien|=chiens|=chienne|toutou",
    "affronter|affronte|surmonter|vaincre|dépasser =peur|=peurs",
    "ose|oser =plus|=essayer",
    "brave|bravoure|intrépide",
    "=jeter =eau =malgré|=peur =peur|=courage",
    "=malgré =peur",
    "=plus|=avoir =peur =chiens|=chien|=araignées|=araignée|=noir|=orage =gros|=avoir",
    "peur|peurs|effray aspirateur|mixeur|=sèche cheveux|bruit",
    "peur|peurs aspirateur|mixeur|sèche",
  ],
  facts: ["peur", "pas", "sonn"],
  moments: [
    {
      title: ["La cloche qui grogne", "Grosse comme un ours"],
      lines: (t) => [
        [
          `Une cloche grosse comme un ours pend ${t.setting}. « Elle rappelle mes chevreaux, dit une chèvre, mais la corde est trop haute pour moi. »`,
          `${cap(t.setting)} pend une cloche grosse comme un ours. « Qui va la tirer ? demande une chèvre. Elle rappelle mes chevreaux. »`,
        ],
        `Le vent la fait grogner. Le cœur ${de(t.child)} fait boum, boum, boum.`,
        forOlder(
          "Et les genoux deviennent mous comme du beurre. Les genoux et les cœurs font ça devant ce qui est grand et nouveau.",
        ),
        [`Comment y aller, ${t.child} ?`, `Par quoi commences-tu, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Le dire tout haut", "Parler de ma peur"],
          title: ["Tout haut", "Moi aussi"],
          lines: (t) => [
            `« J’ai peur », dit ${t.child}, haut et clair. « Moi aussi », dit ${t.friend}. « Moi, c’est tous les soirs », dit la chèvre.`,
            "Dite tout haut, la peur tient dans une poche. Un pas, un autre pas, et ça sonne. Dong ! Quatre chevreaux accourent.",
            forOlder(
              "La cloche ne grogne plus. Elle bâillait peut-être, à force de rester là, la bouche ouverte.",
            ),
          ],
          returns: (t) =>
            `« J’ai peur », dit ${t.child} tout haut, comme devant la cloche. Et la peur, de nouveau, tient dans une poche.`,
        },
        {
          text: ["Avancer petit à petit", "Marcher à petits pas"],
          title: ["Un pas, un souffle", "Petit à petit"],
          lines: (t) => [
            "Un petit pas, on s’arrête, on souffle. Souffle aussi : fff. Encore peur ? Oui. Encore un pas, et fff.",
            `Au neuvième, ${t.child} tient la corde, et la cloche sonne. Dong ! Quatre chevreaux arrivent en bondissant.`,
            forOlder(
              "« La peur a fait tout le chemin, et toi aussi, dit la chèvre. C’est ça que j’appelle du courage. »",
            ),
          ],
          returns: (t) =>
            `Un petit pas, un souffle, encore un pas : ${t.child} sait comment on s’approche d’une chose qui grogne.`,
        },
        {
          text: ["Donner la main", "Chercher la main amie"],
          title: ["Deux mains qui tremblent", "Main dans la main"],
          lines: (t) => [
            `${t.friend} tend une main, et ${t.child} la serre. Deux mains qui ont peur se tiennent chaud. On y va pas à pas.`,
            "On tire à deux, et la cloche sonne, grave et douce. Dooong ! Quatre chevreaux sautent par-dessus les pierres.",
            forOlder(
              "De près, ce n’est plus un ours. Une hirondelle a son nid dedans, et elle dort comme si de rien n’était.",
            ),
          ],
          returns: (t) =>
            `Le cœur ${de(t.child)} fait boum, et sa main cherche une autre main, comme sous la cloche. Elle la trouve aussitôt.`,
        },
      ],
    },
  ],
};
