import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const hospital: ThemeTexts = {
  name: "un séjour à l’hôpital",
  note: "Cette histoire accompagne un petit lapin à l’hôpital : un bracelet à son nom, un rond qui écoute le cœur, une pince au doigt, un lit à boutons. Tout est dit, montré, puis fait ; parfois c’est froid, parfois ça pique un instant, et on peut dire « aïe ». Son papa reste la nuit ; à vous de dire qui restera. Elle n’explique aucun soin précis et ne vous remplace pas.",
  phrases: [
    "hôpital",
    "hospitalis",
    "clinique nuit|dormir|reste",
    "=une|=son|=sa|=l|=mon|=ma|chirurgicale|médicale opératio",
    "opéré|opérée|opére",
    "chirurgie|chirurgien|chirurgical",
    "anesthésie",
    "amygdale|végétations|appendicite",
    "urgences|ambulance|samu",
    "bras|jambe|=os cassé|cassée|fracture",
    "plâtre",
    "points =de suture",
    "points suture|recoudre|couture",
    "radio|radiographie|=irm|scanne bras|jambe|passe|examen",
    "perfusion",
    "infirmier|infirmière nuit|chambre|hôpital",
    "bloc opératoire",
    "yoyos oreille",
    "jambe|bras|pied|poignet|cheville|=os|clavicule cassé|casse|cassée|fracture|plâtre",
    "béquille|attelle",
    "passe radio|=irm|scanne|examen",
    "opére|opération|opéré|opérée =se|=va|doit|peur|faire|=son|=sa",
    "infirmière|infirmier peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif|hôpital|piqûre|chambre",
    "enleve|retire amygdale|végétations|appendic",
    "=opération",
    "=se faire opér",
    "hôpital|hopital|hosto|hospital|clinique",
    "opér|opérer|opéré|opérée|opération|chirurgi|anesthési|bloc|=irm|scanner|radio|plâtre|platre|suture|perfusion|urgences|ambulance|végétations|amygdales|appendic|drain|yoyo|yoyos passer|faire|=va|peur|enlever|retirer|doit|bras|jambe|oreilles|main|avoir|points|aller|=se|subir|pose|enlève|avant|front|=des",
    "bras|jambe|poignet|cheville|pied|=doigt|clavicule cassé|cassée|fractur|plâtre|plâtré|béquilles",
    "urgences|ambulance|=samu",
    "points =suture|front|menton",
    "dormir|nuit|rester|aller|peur|séjour hôpital|hopital|clinique",
    "pediatrie dormir|nuit|rester|service|hospital",
    "=hôpital =dormir|=nuit|=maman|=rester",
  ],
  facts: ["hôpital", "on te dit", "on te montre", "peux dire", "je reste", "toute la nuit"],
  moments: [
    {
      title: ["La maison aux cent fenêtres", "Un lapin et son ours"],
      lines: (t) => [
        [
          `En face, il y a un hôpital. Devant la porte, un petit lapin attend avec son ours. « Je reste là quelques nuits », dit-il.`,
          `De l’autre côté de la rue, il y a un hôpital plein de fenêtres, et devant, un lapin avec son ours. « Je vais dormir là », dit-il.`,
        ],
        "« D’abord, on te dit, explique l’infirmière, ensuite, on te montre, et après seulement, on le fait. »",
        forOlder(
          "Son papa porte le sac. Les portes s’ouvrent toutes seules, fchhh, et ça sent le savon.",
        ),
        [`Par quoi commencer ici, ${t.child} ?`, `Qu’est-ce qui vient d’abord, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Essayer sur l’ours", "Commencer par l’ours"],
          title: ["L’ours d’abord", "Boum, boum"],
          lines: (t) => [
            "L’ours reçoit un bracelet avec son nom, puis le lapin. L’ours sent le rond qui écoute, puis le lapin. C’est froid !",
            `« Tu peux dire brrr, dit l’infirmière, et aïe aussi. » ${t.child} écoute : boum, boum. Pose la main sur ta poitrine. Tu le sens ?`,
            forOlder(
              "Puis vient la pince du doigt. Elle tient doucement et luit en rouge, comme une toute petite lampe.",
            ),
          ],
          returns: (t) =>
            `« D’abord dire, ensuite montrer, ensuite faire », dit ${t.child}, comme l’infirmière, et tout paraît moins étrange.`,
        },
        {
          text: ["Demander ce qu’on sent", "Poser toutes les questions"],
          title: ["Ce qu’on sent", "Froid, serré, tiède"],
          lines: (t) => [
            `« Qu’est-ce qu’on sent ? » demande ${t.child}. « Le bracelet à ton nom est léger comme du papier. La pince tient ton doigt comme un petit oiseau. »`,
            "« Parfois c’est froid, parfois ça pique un instant. Tu peux dire aïe, et serrer la patte de Papa. »",
            forOlder("Le lapin redemande tout. L’infirmière redit tout, avec le même calme."),
          ],
          returns: (t) =>
            `Avant de commencer, ${t.child} demande ce qu’on va sentir. À l’hôpital, le lapin avait fait pareil.`,
        },
      ],
    },
    {
      title: ["Le premier soir", "Un lit à boutons"],
      lines: (t) => [
        [
          "Dans la chambre du lapin, il y a un grand lit à boutons, et un lit bas pour Papa.",
          "La chambre du lapin a un lit qui monte et qui descend, et un lit pliant pour Papa.",
        ],
        "« Je reste ici, dit-il. Et l’infirmière veille toute la nuit. » Mais tout est étrange, et la maison est loin.",
        forOlder(
          "« Je veux rentrer », dit le lapin. « Je sais, dit Papa. Quand les médecins le diront, on rentrera ensemble. »",
        ),
        [`Qu’est-ce qui aiderait ce soir, ${t.child} ?`, `Que va essayer ${t.child} ce soir ?`],
      ],
      choices: [
        {
          text: ["Appuyer sur la sonnette", "Appeler l’infirmière"],
          title: ["Ding", "Des souliers tout doux"],
          lines: (t) => [
            `Au bout d’un cordon, il y a une sonnette. ${t.child} montre comment : on appuie, ding ! L’infirmière arrive à pas de velours. « On m’appelle ? »`,
            "« C’était pour voir si tu venais. » « Je viens, dit-elle. Parfois il faut attendre un peu, mais je viens. »",
            forOlder(
              "Dans le couloir, une lampe reste allumée. Derrière, quelqu’un écrit, boit un thé, et veille.",
            ),
          ],
          returns: (t) =>
            `Quand il faut de l’aide, ${t.child} appelle, attend un peu, et quelqu’un vient, comme quand le lapin sonne.`,
        },
        {
          text: ["Sortir la couverture bleue", "Déballer le sac"],
          title: ["Une odeur de maison", "La couverture bleue"],
          lines: (t) => [
            `${t.child} ouvre le sac : la couverture bleue, une photo du terrier, le livre au coin mordu.`,
            `${t.friend} étale la couverture sur l’autre. Maintenant, le lit sent la maison. Papa lit la même page que tous les soirs.`,
            forOlder(
              "« Encore », dit le lapin. Papa relit, et il bâille au même endroit que d’habitude.",
            ),
          ],
          returns: (t) =>
            `${t.child} a dans sa poche un petit bout de maison, et le serre fort, comme le lapin sa couverture bleue.`,
        },
        {
          text: ["Respirer lentement", "Souffler comme sur la soupe"],
          title: ["De longs souffles", "Fff"],
          lines: (t) => [
            "On inspire par le nez, comme si ça sentait la soupe. On souffle pour la refroidir : fff. Respire avec nous : fff.",
            `Sur le ventre du lapin, l’ours monte et descend, monte et descend. ${t.child} compte trois voyages.`,
            forOlder(
              "Le lapin a encore un peu peur, et il respire, et dans le lit il y a de la place pour les deux.",
            ),
          ],
          returns: (t) =>
            `On inspire, on souffle comme sur la soupe, fff. ${t.child} respire comme le lapin, et on continue.`,
        },
      ],
    },
  ],
};
