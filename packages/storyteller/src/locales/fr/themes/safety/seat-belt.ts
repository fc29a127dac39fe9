import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const seatBelt: ThemeTexts = {
  name: "la ceinture et le casque",
  phrases: [
    "ceinture",
    "siège auto|voiture|bébé",
    "attache|attaché|détache|boucle ceinture|voiture|siège|auto|harnais",
    "casque mettre|=met|porter|porte|trottinette|vélo|tête|sécurité|toujours|veut|enlève|import|sans",
    "harnais",
    "réhausseur|rehausseur",
    "sécurité voiture",
    "voiture assis|assise|attaché|tranquille|sécurité|sage",
    "reste assis|assise|attaché|attachée voiture|siège",
    "genouillères|coudières",
    "détache",
    "boucle ceinture|siège",
    "porter|mettre =un|=son|=le =casque",
    "reste =attaché|=attachée",
    "=casque vélo|trottinette|=ski",
    "attache refuse|veut|=pas|voiture|toujours",
    "siège enfant",
    "=casque toujours|vélo|moto|=ski",
    "=casque mettre|vélo|=ski|trottinette|refuse|=le|=son|=un",
    "=siège|=sièges|=cosy",
    "débat|hurle|pleure|crie|refuse|cris|cabre siège|ceinture|attache",
    "attaché|attachée|attache reste|voiture|siège|auto|bout",
    "ceinture|siège voiture|auto|mettre|refuse|pourquoi|sécurité|attache",
    "ceinture|ceintures|=siège|=sieges|=siege|harnais|rehausseur|rehausse|boucle attach|détach|auto|voiture|sécurité|refuse|boucle|mettre|rester|enlève|défait|monter|char|roulant|assis|colère|=bus|toujours|hurle",
    "attach|détach|sangl =voiture|=auto|=char|=route|=roulant|siège|bébé",
    "siège =auto",
    "assis|assise|lève|debout =voiture|=auto|=char|roule|banquette",
    "attach|attache|attacher pourquoi|=on|voiture|ceinture|toujours =se|=on|voiture",
    "boucler|boucle ceinture",
    "attacher =voiture|=siège|=auto",
    "=détache =conduis|=voiture|=siège",
    "harnais =siège|=auto|=voiture",
  ],
  facts: ["ceinture", "clic", "casque", "toujours|chaque"],
  moments: [
    {
      title: ["Le taxi de la taupe", "Le melon continue"],
      lines: (t) => [
        [
          `Hiii, la carriole d’une taupe freine ${t.setting}. Mais le melon, derrière, s’envole, plouf, dans l’herbe.`,
          "Hiii ! La carriole d’une taupe freine. Le melon, à l’arrière, continue sans elle, plouf, dans l’herbe.",
        ],
        "« Ce qui n’est pas tenu s’envole, dit la taupe. Alors toujours : la ceinture, clic ! Sur deux roues, le casque. »",
        forOlder("Le melon ne dit rien. Il a une bosse de plus, et il regarde le ciel."),
        [`Et d’abord, ${t.child} ?`, `Comment se préparer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Boucler la ceinture", "Attacher chaque sangle"],
          title: ["Clic", "Par-dessus l’épaule"],
          lines: (t) => [
            "Sur l’épaule, bas sur les hanches, sans la tordre : clic ! Passe une main sur toi, comme une ceinture.",
            `${t.child} tire une fois, et ça tient. On fait le tour d’un arbre, hiii, et cette fois tout reste à sa place, même le melon.`,
            forOlder(
              "Les petits sont sur un siège plus haut, pour que la ceinture passe sur l’épaule et pas sur le cou. Le melon en veut un aussi.",
            ),
          ],
          returns: (t) => [
            `Avant que ça parte, ${t.child} vérifie que tout tient, clic, comme dans la carriole de la taupe.`,
            `Hiii, il faut s’arrêter d’un coup. Mais ${t.child} a tout vérifié avant, clic, clic, et rien ne s’envole.`,
          ],
        },
        {
          text: ["Régler le casque", "Mesurer avec les doigts"],
          title: ["Deux doigts", "Le chapeau qui reste"],
          lines: (t) => [
            "Le casque bien droit, deux doigts au-dessus des sourcils. Mesure sur ton front : un, deux ! Puis la sangle, clic, un doigt de place sous le menton.",
            `${t.child} secoue la tête : rien ne glisse. Et l’on part faire un tour en trottinette.`,
            forOlder(
              "Jusque-là, la taupe le portait comme un béret, en arrière, par élégance. Maintenant, elle le porte droit, et voit où elle va.",
            ),
          ],
          returns: (t) => [
            `Deux doigts au-dessus, un en dessous : ${t.child} vérifie, comme pour le casque, et alors seulement on commence.`,
            `Ce qui protège doit bien tenir : ${t.child} vérifie, avec un doigt et un clic, comme à la carriole.`,
          ],
        },
        {
          text: ["Inventer notre comptine", "Chanter avant de partir"],
          title: ["Clic, clac", "La comptine de la carriole"],
          lines: (t) => [
            `${t.child} l’invente, pour que personne n’oublie. Dis-la aussi : on s’assoit, on tire, clic, on peut partir ! Et sur deux roues : casque, clic, c’est chic !`,
            "La taupe ne démarre qu’après chaque clic. Elle compte : un par siège, et un pour le melon.",
            forOlder(
              `« Même pour si peu de chemin ? » demande ${t.friend}. « Le frein, dit la taupe, ne sait pas si c’est peu. »`,
            ),
          ],
          returns: (t) => [
            `« On s’assoit, on tire, clic », chante ${t.child}, comme dans la carriole de la taupe, et attend que ça clique partout.`,
            `${t.child} se rappelle la comptine, et compte les clics avant de continuer : un pour chaque tête.`,
          ],
        },
      ],
    },
  ],
};
