import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const water: ThemeTexts = {
  name: "la prudence au bord de l’eau",
  phrases: [
    "=eau|=eaux danger|prudent|prudence|attention|sécurité|bord|=seul|=seule|approche|règle",
    "piscine danger|prudent|prudence|attention|sécurité|=seul|=seule|courir|court|règle|barrière|bord",
    "noyade|noyer|noie",
    "rivière|=lac|=lacs|étang|mare|=mer|plage|canal danger|prudent|prudence|attention|sécurité|=seul|=seule|bord|approche|règle",
    "gilet sauvetage",
    "maître nageur",
    "tombe =eau|=eaux|piscine|étang|mare|rivière",
    "baigne|baignade danger|=seul|=seule|prudent|sécurité|surveill",
    "baignade",
    "vague|courant|marée danger|attention|prudent",
    "bain|baignoire =seul|=seule|danger",
    "glace =lac|=lacs|étang|danger",
    "drapeau rouge|plage",
    "bouée sécurité|sauvetage",
    "danger|dangers =mer|=lac|=rivière|=eau|=plage =la|=le|=de",
    "sécurité|prudence =mer|=plage|=lac|=eau",
    "baignade =sans|sécurité|danger|surveill",
    "nager|baigne =jamais =seul|=seule",
    "gilet|gilets sauvetage|=eau|=eaux|bateau|barque|mettre",
    "adulte =eau|=mer|piscine|=bord près|reste|=avec|sans",
    "=eau|=eaux|=mer|piscine =seul|=seule approch|=près|aller",
    "=mer dangereuse|danger|prudent",
    "baign|nager|=eau|=eaux|piscine adulte|surveill|sans|jamais|seul|seule =jamais|=sans|=seul|=seule|adulte",
    "rivière|=lac|étang|=mer|mare|piscine|fleuve|canal|bassin|torrent|=eau|=eaux risque|risqué|danger|dangereux|dangers|noy|prudent|prudence|méfie",
    "rivière|=lac|étang|mare|fleuve|canal|bassin jouer|près|approche|tombe|=seul|=seule",
    "=bord =eau|=eaux|=mer|=lac|piscine|rivière|étang|fleuve",
    "tombe|tombé =dans|=à piscine|=eau|=eaux|rivière|étang|bassin",
    "courir|court|glisse piscine autour|bord|=pas",
    "vague danger|dangers|grosses|méfie|peur",
    "=eau =sans papa|maman|adulte|nous|parents|surveill",
    "mare|étang|=lac|rivière|piscine|bassin penche|dessus|approche|=près|profond",
    "piscine|étang|rivière|=lac|=mer|plage|mare|bassin|bord|puits|canal|fleuve|marigot|océan|=eau danger|dangers|dangereux|dangereuse|attention|seul|surveill|noy|prudent|prudence|sécurité|bord|approch|loin|gilet|tomb|vagues|règles|courir",
    "noy|noya|noie",
    "baign|baignade seul|surveill|danger|prudent|sécurité|sans|règles|courants|drapeau",
    "brassards|gilet bord|toujours|obligatoire|piscine|bateau",
    "glace =lac|étang|gelé|mince",
    "loin|profond|large =mer|nager|baigner|lac|vagues",
    "seul|seule|jamais =lac|etang|riviere|mare|large|=bord",
    "aller|nager|baigner loin|large =mer|=eau",
    "rivière|=lac|étang|=mer|canal seul|seule|=sans|grand|adulte|tomber|danger",
    "=plage|=étang|=lac|=rivière|=mer =danger|dangereux|dangereuse|=loin|=seul|=noyade|=reste|=vois|=vagues",
    "noy =risque|=eau|=piscine",
    "vague|vagues =fortes|=plage|=danger",
    "courant =rivière|=fleuve",
    "plonge =maman|=adulte|=seul|=sans",
  ],
  facts: ["bord", "jamais", "grand|adult", "flotte"],
  moments: [
    {
      title: ["Le ballon sur l’étang", "Plouf"],
      lines: (t) => [
        [
          `Plouf ! Le ballon d’une petite taupe roule dans un étang profond ${t.setting}. La taupe se penche.`,
          "Plouf ! Un ballon danse sur un étang vert et profond. Une petite taupe se penche au bord.",
        ],
        "« Loin du bord, et jamais sans adulte ! dit le héron. Il faut une chose qui flotte, et moi. »",
        forOlder("Vue d’en haut, l’eau n’a pas l’air profonde. Elle a seulement l’air d’un ciel."),
        [`Que fait-on, ${t.child} ?`, `Et maintenant, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Reculer de trois pas", "Tracer la ligne"],
          title: ["Trois pas", "La ligne"],
          lines: (t) => [
            `${t.child} prend la patte de la taupe. Trois pas en arrière, compte aussi : et un, et deux, et trois ! Là, on trace une ligne, et l’on attend derrière.`,
            "Le héron entre sur ses longues pattes et ramène le ballon, qui flottait bien sagement.",
            forOlder(
              "« Et si c’est moi qui tombe ? » demande la taupe. « Personne ne saute, dit le héron. On crie, et on te lance une chose qui flotte. »",
            ),
          ],
          returns: (t) => [
            `Au bord suivant, ${t.child} fait trois pas en arrière, comme à l’étang vert, trace une ligne et regarde d’abord.`,
            `« Derrière la ligne », dit ${t.child}, tout comme à l’étang, et de là on voit bien assez.`,
          ],
        },
        {
          text: ["Appeler à l’aide", "Crier très fort"],
          title: ["Un cri sur l’étang", "À l’aide, un bon mot"],
          lines: () => [
            "On s’exerce. Les mains autour de la bouche, toi aussi, et très fort : à l’aide, par ici ! En deux enjambées, le héron est là.",
            "« C’est ça, dit-il. Personne n’y va. On appelle, on lance une chose qui flotte. » Et il rapporte le ballon.",
            forOlder(
              "La taupe s’exerce encore, sur la terre, avec un anneau et une corde. Au neuvième lancer, elle attrape une souche, qui dit merci.",
            ),
          ],
          returns: (t) => [
            `« Par ici ! » crie ${t.child}, les mains autour de la bouche, comme à l’étang, et personne ne reste sans aide.`,
            `${t.child} n’y court pas tout droit : d’abord on appelle, on lance une corde, comme l’a montré le héron.`,
          ],
        },
        {
          text: ["Enfiler les gilets", "S’habiller en orange"],
          title: ["Orange", "Clic, clic, clic"],
          lines: () => [
            "Le héron a une barque plate et des gilets orange. Trois boucles sur chacun, compte aussi : clic, clic, clic ! « Ça flotte, même quand on est fatigué. »",
            "On s’assoit, loin du bord, on glisse avec lui, et la taupe repêche son ballon.",
            forOlder(
              "Elle aime tant son gilet qu’elle veut dormir avec. « Au lit, dit le héron, on flotte aussi sans rien. »",
            ),
          ],
          returns: (t) => [
            `Avant que ça remue, ${t.child} vérifie chaque boucle, clic, clic, clic, comme dans la barque du héron.`,
            `D’abord le gilet, ensuite la barque : ${t.child} connaît l’ordre, et commence par le plus sûr.`,
          ],
        },
      ],
    },
  ],
};
