import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const pet: ThemeTexts = {
  name: "avoir un animal et s’en occuper",
  phrases: [
    "animal domestique|compagnie|adopte|occupe|nourrir|maison|avoir|petit",
    "animaux occupe|nourrir|domestique|compagnie|maison",
    "occupe|soin|soigne|nourrir chien|chat|chaton|chiot|lapin|hamste|poisson|cochon|poney",
    "chiot|chaton",
    "hamste",
    "cochon inde !mort|morte|décédé|meurt",
    "promene|sortir =chien",
    "adopte|adoption|accueillir chien|chat|animal|chiot|chaton",
    "aquarium|poisson =rouge",
    "tire|tirer =queue chat|chien",
    "litière",
    "caresse chat|chien|animal|animaux|doucement !peur|trouille|phobie",
    "gamelle|croquettes",
    "lapin|perruche|canari|tortue avoir|occupe|soin|nourrir|adopte",
    "responsable animal",
    "poules|poule =nos|nourrir|occupe|soin",
    "responsabilité animal",
    "chien|chienne|=chat|=chats|lapin nouveau|adopte|avoir|arrivée|arrive|nourrir|promene|promène|veut|accueillir|premier|responsab|maison|occupe|réclame|voudrait|demande|offrir|achete|brosse",
    "réclame|veut|voudrait|demande|supplie|aura|adopte|avoir|=rêve =un|=une chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "animal|animaux =à =la =maison",
    "responsab hamste|chien|chat|animal|lapin|poisson =un|=une|avoir",
    "vétérinaire",
    "croquettes|gamelle|laisse|litière chien|=chat|minou|change|=la|donne",
    "adopt|accueill chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet arrive|arrivée =nous|maison|bientôt|famille",
    "occupe animal|animaux|chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "donne =à manger chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "occupe|soin =son|=un|=une|=du|=notre|=sa chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "prendre|prend|prenne =soin chien|=chat|chaton|lapin|hamste|poisson|tortue|cochon|oiseau|chiot|poney",
    "=soin =son|=mon|=notre animal",
    "toutou|minou|=matou",
    "chien|chiot|=chat|chaton|lapin|hamster|poisson|tortue|cochon|perruche|animal|perroquet|oiseau|poney adopt|nourri|promener|promen|soigner|soin|occup|accueillir|avoir|achet|veut|responsab|respect|doux|douceur|gentil|caresser|caress|compagnie|tirer|tire|embêt|maison|nouveau|arrive !peur|trouille|phobie",
    "compagnie animal|animaux",
    "queue|oreilles|poils tirer|tire =chat|chien|chats|chiens|animaux",
    "maltraite|embête|brusque|=mal animal|animaux|chien|chat|insectes",
    "queue|oreilles|poils tirer|tire =chat|chien|chats|chiens =pas|arrêter|doux|toujours",
    "respect|respecter|soin|gentil animaux|animal|chat|chien maison|compagnie|domestiques",
    "serre|tient|attrape|porte trop|fort|brusque|queue =chat|chien|lapin|hamster|chaton|chiot",
    "douceur|doux|doucement chat|chien|animal|animaux|chaton",
    "doux|douce|gentil|gentille|delicat|caresser chat|chien|lapin|chaton|chiot|hamster !peur|trouille|phobie",
    "prend|adopte|veut|voudrait|reçoit|offre lapin|chien|chat|chaton|chiot|hamster|cochon",
    "=lapin|=lapine|=perroquet|=tortue =notre|=adopter|=soigner|=nourrir|=avoir|=nouveau",
    "chiot|chaton =nourrir|=adopter|=occuper|=nouveau|=arrive",
    "réclame|veut =chien|=chat|=animal",
    "=veux|=veut|voudrait|reclame|adopter =chien|=chat|lapin|hamster|=animal",
    "donner|nourrir manger|gamelle hamster|=chat|=chien|lapin|poisson",
  ],
  facts: [
    "l'eau",
    "manger|mange|nourriture|croquettes",
    "doux|doucement|douce|calme",
    "tous les jours|chaque jour",
  ],
  moments: [
    {
      title: ["Sous le chapeau", "Deux yeux sous un chapeau"],
      lines: (t) => [
        [
          `Un vieil ours a un chaton depuis ce matin. ${cap(t.setting)}, on n’en voit que les yeux, sous le chapeau.`,
          `${cap(t.setting)}, un vieil ours à plat ventre regarde sous son chapeau. Deux yeux le regardent aussi. C’est son nouveau chaton.`,
        ],
        "« Il lui faut quoi ? chuchote-t-il. Moi, je ne connais que le miel. »",
        forOlder(
          "Il en rêvait depuis onze hivers. Et maintenant qu’il est là, ses pattes lui semblent bien grosses.",
        ),
        [`Que fait-on, ${t.child} ?`, `Par où commencer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Attendre, la main posée", "Tendre les doigts"],
          title: ["Snif", "La main en bas"],
          lines: (t) => [
            `${t.child} s’assoit, pose une main par terre, douce comme la mousse. Attends aussi : un, deux, trois, quatre. Snif ! Et le chaton vient.`,
            "On caresse dans le sens du poil. Et à manger et de l’eau fraîche tous les jours, note l’ours.",
            forOlder(
              `« Et quand il s’en va, c’est qu’il en a assez », dit ${t.child}. L’ours souligne deux fois.`,
            ),
          ],
          returns: (t) => [
            `Quelqu’un n’ose pas sortir. ${t.child} s’assoit, pose la main bien bas, et attend que ça vienne tout seul.`,
            `Comme avec le chaton : ${t.child} n’attrape pas, ${t.child} attend, et ça va plus vite.`,
          ],
        },
        {
          text: ["Remplir les gamelles", "Servir à boire"],
          title: ["Deux gamelles", "Lap, lap"],
          lines: (t) => [
            "De l’eau fraîche dans une gamelle, des croquettes dans l’autre. Ni miel ni lait ! Écoute : lap, lap, lap. Le chaton mange et ronronne.",
            `« Il en voudra encore quand ? » demande l’ours. « Tous les jours, dit ${t.child}. Et des gamelles lavées, une litière propre, une main douce. »`,
            forOlder(
              "« Le dimanche aussi ? » « Le dimanche aussi. » L’ours dessine une gamelle sur son calendrier, dans chaque case.",
            ),
          ],
          returns: (t) => [
            `Avant de manger, ${t.child} regarde si tout le monde a de l’eau, comme on fait quand on a déjà rempli deux gamelles.`,
            `${t.child} pense aux deux gamelles : qui ne sait pas demander en a besoin aussi, chaque jour.`,
          ],
        },
        {
          text: ["Préparer son coin tranquille", "Lui faire son nid"],
          title: ["Une place à lui", "Le panier"],
          lines: (t) => [
            "Un panier, une écharpe toute douce, un coin sans bruit. Le chaton entre, tourne, tourne encore. Ronronne aussi : rrr, rrr, rrr.",
            `« Qui dort, on le laisse dormir, dit ${t.child}. Et tous les jours, de l’eau, à manger, une litière propre. » L’ours fait oui sans bruit.`,
            forOlder(
              "Tout le reste du jour, il marche sur la pointe des pattes. Pour un ours, c’est un gros travail.",
            ),
          ],
          returns: (t) => [
            `${t.child} trouve un coin tranquille, et y pose une écharpe douce, pour qui aurait besoin d’un nid.`,
            `Là où il y a du bruit, ${t.child} prépare un petit nid, comme pour le chaton, et quelqu’un respire plus lentement.`,
          ],
        },
      ],
    },
  ],
};
