import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dinosaurs: ThemeTexts = {
  name: "les dinosaures",
  phrases: [
    "dinosaure",
    "=dino|=dinos",
    "dinosaure extinction|éteints|disparu|disparition|morts|passé",
    "dinosaure œuf|œufs|=os|fossile|fossiles|empreinte|empreintes",
    "dinosaure vivaient|vécu|grands|noms|sortes|mangeaient|mangent",
    "dinosaure oiseau|poule",
    "fossile",
    "=rex|tyrannosaure",
    "tricératops|stégosaure|brachiosaure|diplodocus|vélociraptor|ptérodactyle|ptérosaure",
    "préhistoire|préhistorique",
    "jurassique|crétacé",
    "paléontolog",
    "météorite|astéroïde dinosaure|extinction|disparition",
    "animaux disparus préhistoire|millions|autrefois",
    "animaux avant millions|hommes",
    "lézards|reptiles géants",
    "pourquoi dinosaure disparu|morts|éteints|disparition",
    "dinosaur|=dino|=dinos|dinausor|dinozor|tyrannosaure|diplodocus|tricératops|triceratops|vélociraptor|raptor|stégosaure|=trex|=rex|préhistoire|fossile|fossiles|jurassique|ptérodactyle|brontosaure|mammouth|mammouths|brachiosaure",
    "lézards|lézard =gros|géants|géant|=temps",
    "diplodocus|brontosaure|brachiosaure|stégosaure|vélociraptor|ptérodactyle",
    "animaux disparus|préhistoriques|éteints",
    "=dinos",
    "reptile|reptiles =autrefois|=géants|=gros",
    "squelette =dinosaure",
  ],
  facts: ["dinosaure", "millions", "pierre", "oiseau"],
  moments: [
    {
      title: ["Trois doigts", "La baignoire de la poule"],
      lines: (t) => [
        [
          `Dans un rocher plat, ${t.setting}, il y a une empreinte à trois doigts. Une poule y fait trempette.`,
          `Une poule est dans un creux de rocher, ${t.setting} : une empreinte comme la sienne, dix fois plus grande.`,
        ],
        `« C’est à qui ? demande-t-elle. Et ça revient ? » ${t.friend} regarde alentour, au cas où.`,
        forOlder(
          "La poule a compté les doigts deux fois. Trois ici, trois là. Ce n’est donc ni une vache, ni le facteur.",
        ),
        [`Que raconte l’empreinte, ${t.child} ?`, `Qui est passé là, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Mesurer l’empreinte", "Se coucher dedans"],
          title: ["Du talon aux doigts", "Long comme un bus"],
          lines: (t) => [
            `${t.child} se couche dedans : la tête au talon, les pieds aux doigts ! Un dinosaure, long comme un bus.`,
            "« Il vivait il y a des millions d’années, dit-on à la poule. Sa boue est devenue pierre. De sa famille, il reste les oiseaux. »",
            forOlder(
              "« Alors personne n’attend son tour », dit la poule, et elle s’étale. Certains étaient petits comme elle, et d’autres avaient des plumes.",
            ),
          ],
          returns: (t) =>
            `${t.child} fait un pas long comme un bus, ou presque, et toute la troupe suit en tapant : boum, boum, boum.`,
        },
        {
          text: ["Brosser le rocher", "Balayer la poussière"],
          title: ["Frotti, frotta, un os", "Fouiller en douceur"],
          lines: (t) => [
            `Frotti, frotta. Brosse avec ${t.child}, tout doux ! Sous la poussière, il y a un os long comme une échelle, tout en pierre.`,
            "« Un os de dinosaure, dit un scarabée qui s’y connaît. Il a des millions d’années, et tous les oiseaux sont de sa famille. »",
            forOlder(
              "On appelle ça un fossile. Des os, des œufs, des empreintes sont devenus pierre bien avant qu’il y ait quelqu’un pour regarder.",
            ),
          ],
          returns: (t) =>
            `« Tout doux, tout doux », dit ${t.child}, comme avec la brosse. Ce qui se cache sort mieux quand rien ne presse.`,
        },
        {
          text: ["Comparer les deux pattes", "Demander à la poule"],
          title: ["Petite patte, grande patte", "Une famille à trois doigts"],
          lines: (t) => [
            `La poule marche dans le sable mouillé, et ${t.child} compare. Trois doigts dans le sable, trois dans la pierre !`,
            "Un dinosaure est passé là, il y a des millions d’années ! Et des plus petits sont venus les oiseaux. La poule grandit d’un coup.",
            forOlder(
              "Tous les autres ont disparu il y a soixante-six millions d’années, quand une roche énorme est tombée de l’espace. Bien avant nous.",
            ),
          ],
          returns: (t) =>
            `Un oiseau chante quelque part, et ${t.child} lui fait une révérence. On ne sait jamais qui était son ancêtre.`,
        },
      ],
    },
  ],
};
