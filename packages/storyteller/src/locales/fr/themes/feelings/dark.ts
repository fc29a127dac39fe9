import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const dark: ThemeTexts = {
  name: "la peur du noir",
  phrases: [
    "veilleuse lampe|lumière|dormir|nuit|=lit|sans",
    "monstre =lit|=lits",
    "vaincre|surmonte|dépasse|=pas|avoir|=plus =peur =noir|nuit|=nuits",
    "=sous =lit quelque|chose|monstre|peur|caché",
    "sombre peur|pièce|chambre|nuit|entre",
    "monstre =sous =lit",
    "toilettes|=wc aller|peur|seul|sans nuit",
    "=noir peur|dormir|chambre|nuit|dans|reste|marcher|=lit|=lits|seul|crain|dort|tout|peurs|apprivoise",
    "obscur",
    "ténèbres|tenebres",
    "pénombre|penombre",
    "peur|peurs|crain|craint|effray =nuit|=nuits",
    "lumière|lumiere|lampe éteint|éteinte|éteindre|allum|dormir|nuit|sans|dort|veut|laisse",
    "éteindre|éteint lumière|lampe|=lit|=lits",
    "veilleuse",
    "monstre =lit|=lits|placard|armoire|sous|chambre|peur|nuit|derrière",
    "fantôme|fantome|fantômes chambre|nuit|placard|armoire|peur|=lit|=lits",
    "ombre|ombres peur|=mur|chambre|nuit",
    "bruits nuit|chambre|peur|noir",
    "cave|couloir|grenie peur|noir|seul",
    "toilettes|pipi nuit peur|seul|noir",
    "courage|courageu nuit|=noir",
    "panne courant|électricité",
    "loup =sous|=lit|=lits|placard|chambre|nuit",
    "croque mitaine",
    "croquemitaine",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif =noir|noire|sombre|obscur",
    "=sombre|=sombres",
    "=dans =le =noir",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif éteint|éteindre|lumière",
    "seul|seule toilettes nuit|noir|=ose",
    "allum|allumée lumière|veilleuse|lampe couloir|dort|nuit|toute",
    "monstre =sous|placard|armoire =lit|=lits|chambre|nuit|peur",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif nuit|soir|=noir chambre|porte|seul|=lit|=lits|couloir|placard",
    "apprivoise|dompte =noir",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif ferme porte|chambre nuit|soir",
    "laisse lumière|veilleuse|porte couloir|soir|nuit|allum|=svp|ouverte",
    "monstre soir|nuit|partout|voit|chambre|=les|=des",
    "=nuit monter|descendre|aller|étage|cave|couloir|seul =ose|veut|refuse|peur|=pas",
    "=sans lumière|veilleuse|lampe dormir|dort|endort",
    "lumière|veilleuse|lampe allum|laisser|besoin|éteint|éteign nuit|dormir|soir|peur|couloir|panique",
    "monstre|fantôme|fantome|loup|sorcière placard|armoire|=lit|=lits|chambre|rideau|dessous|caché",
    "toilettes|=wc|pipi|couloir|étage nuit|soir|noir veut|ose|peur|seul|refuse|=pas",
    "ombre|ombres bouge|bougent|=mur|=murs|rideau|plafond|dit",
    "nuit =fait =peur",
    "peur =noir|=nuit|obscurité",
    "=sans|=dormir|=besoin =veilleuse|=veilleuses",
    "éteint|éteinte peur|refuse|monter|couloir|escalier|=noir",
    "réclame|laisser|laisse|allumée lumière nuit|couloir|chambre",
  ],
  facts: ["noir|sombre", "mêm", "peur"],
  moments: [
    {
      title: ["Le chêne creux", "Un chapeau là-dedans"],
      lines: (t) => [
        [
          `Le vent pousse le chapeau ${de(t.friend)} dans un chêne creux. Là-dedans, il fait noir comme dans une poche.`,
          `Hop ! Le chapeau ${de(t.friend)} roule au creux d’un chêne, et il y fait tout noir.`,
        ],
        `« J’ai peur du noir », dit ${t.friend}. Quelque chose, au fond, fait tic.`,
        forOlder(
          "Le noir ne fait rien du tout. Il est là, et il est noir. C’est tout ce qu’il sait faire.",
        ),
        [`Comment on entre, ${t.child} ?`, `${t.child}, on commence comment ?`],
      ],
      choices: [
        {
          text: ["Laisser venir les yeux", "S’asseoir et attendre"],
          title: ["Noir, gris, chapeau", "Les yeux lents"],
          lines: () => [
            "On s’assoit, et les yeux s’habituent. Compte doucement, toi aussi : un, deux, trois, quatre, cinq.",
            "Le noir devient gris, et dans le gris, il y a le chapeau, le même qu’avant, les couleurs en moins. À côté, un scarabée fait tic.",
            forOlder(
              "C’est ainsi que sont faits les yeux : dans le noir, le petit rond noir du milieu s’ouvre grand, et il lui faut un moment.",
            ),
          ],
          returns: (t) => [
            `Au plus sombre, ${t.child} s’arrête et compte doucement ; les yeux s’ouvrent, et le chemin est là.`,
            "Il fait noir, alors on s’assoit d’abord, comme près du chêne. Le noir devient gris, et le gris devient un chemin.",
          ],
        },
        {
          text: ["Éclairer avec la lampe", "Chercher de la lumière"],
          title: ["Allumé, éteint", "Pareil à la lumière"],
          lines: (t) => [
            `${t.child} éclaire tout : une racine, un chapeau, un scarabée. On éteint. On rallume. Ce sont les mêmes choses !`,
            `« Le noir n’apporte rien ici », dit ${t.friend}, et le chapeau retrouve sa tête. Le scarabée applaudit : tic, tic.`,
            forOlder(
              "Sans lumière, la racine avait l’air d’un gros nez. Avec, c’est une racine. On lui serre la main, par politesse.",
            ),
          ],
          returns: (t) => [
            `La lampe s’allume, s’éteint, se rallume. « Rien n’a changé », dit ${t.child}, et on continue dans le noir.`,
            `Ce grand géant, là, c’est un manteau sur un clou, avec ou sans lampe. ${t.child} s’en doutait bien.`,
          ],
        },
        {
          text: ["Écouter chaque bruit", "Nommer les sons"],
          title: ["Qui fait tic", "De grandes oreilles"],
          lines: () => [
            "On se donne la main et on écoute. Tic : un scarabée. Ploc : une goutte. Hou : le vent. Et toi, qu’entends-tu, là, maintenant ?",
            "Ce sont les mêmes bruits qu’au soleil. Pas à pas, on entre. Quelque chose de mou ! Le chapeau !",
            forOlder(
              "« Salut, dit le scarabée. Je fais tic en pleine lumière aussi. Seulement, personne ne m’écoute. »",
            ),
          ],
          returns: (t) => [
            `Dans le noir, ça grince, et ${t.child} donne un nom au bruit : la porte. Ça souffle : le vent. Alors on peut avancer.`,
            `« Tic, c’est le scarabée, ploc, c’est la goutte », dit ${t.child}, et le noir continue sa petite vie de noir.`,
          ],
        },
      ],
    },
  ],
};
