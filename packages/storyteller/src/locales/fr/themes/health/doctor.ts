import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const doctor: ThemeTexts = {
  name: "une visite chez le docteur",
  phrases: [
    "docteur",
    "médecin",
    "pédiatre",
    "vaccin",
    "piqûre",
    "visite|contrôle médical|médicale",
    "consultation",
    "seringue",
    "aiguille peur|piqûre|docteur|médecin|vaccin",
    "infirmière|infirmier",
    "prise =sang",
    "stéthoscope",
    "peur blouse|blanche",
    "examen médical|santé",
    "bilan santé",
    "prendre médicament|sirop",
    "auscult",
    "visite =pmi",
    "rappel vaccin",
    "prendre|prend =ses|=son|=sa|=des médicament|sirop",
    "peur docteur|médecin|piqûre|vaccin|aiguille",
    "peur =plus|=avoir|=pas =des|=du|=les|=le piqûre|docteur|médecin|vaccin|aiguille",
    "toubib|généraliste|=pmi",
    "otoscope|tympan",
    "sirop|suppositoire|antibiotique|cachet|comprimé|gouttes prendre|avale|refuse|prend|veut",
    "piqûre|vaccin peur|pleur|demain|sans|courage|bras",
    "peur|peurs|crain|trouille|frousse|flippe|appréhen|phobi|terroris|effray|terrif =piqûre|=piqûres|aiguille|seringue",
    "pédiatre|médecin|docteur visite|chez|aller|peur|examine|rendez",
    "pédiatre|docteur|médecin sage|chez|calme|pleure",
    "médical|médicale",
    "gorge|oreille|ventre regarde docteur|médecin|pédiatre",
    "=se =faire piqué|pique|vaccin",
    "médecin|docteur|pédiatre|généraliste|toubib|doctoresse",
    "blouse =blanche",
    "blouses",
    "piqûre|piqure|piqûres|piqures|vaccin|vaccins|vaccination|prise =sang|=de|peur|docteur|faire|bras|rappel|=la|=les|=le",
    "médicament|médicaments|sirop|antibio|gouttes|remède|comprimé prendre|prend|avaler|refuse|recrache|veut|donner|=pas",
    "médicament|médicaments",
    "stéthoscope|ausculte|auscult",
    "visite|=rdv|rendez|examen|contrôle médical|médicale|santé|docteur|pédiatre",
    "piqûre|piqure",
    "regarde|regarder|examine|ausculte oreilles|oreille|gorge|ventre|bouche cabinet|docteur|medecin|pediatre|refuse",
    "vaccin|vaccins|vaccination|vaccine prochaine|semaine|demain|bientot|faire",
    "vaccin grippe|rougeole|contre|rappel|rappels",
    "=sirop|médicament|médicaments|antibiotique|antibiotiques",
    "examen|examine =oreille|=oreilles|=médecin|=docteur|=yeux",
    "gouttes =yeux|=oreilles",
    "=aiguille|=aiguilles =peur|terrifient|=piqûre",
    "visite =ans|=médicale|=médecin",
    "=dire =ah",
    "=bouche =ah",
    "gorge =bouche|=regarder|=médecin",
  ],
  facts: ["cœur", "écout|entend", "piqûre|pique", "bras", "maladie"],
  moments: [
    {
      title: ["La sacoche du docteur", "Les pattes froides"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un renardeau attend le docteur, et ses pattes sont toutes froides.`,
          `« C’est ma visite aujourd’hui », souffle un renardeau ${t.setting}. « J’ai les pattes froides. »`,
        ],
        "D’abord, on écoute le cœur. Puis, au bras, une piqûre : ça pique un instant, et le corps apprend à battre une maladie.",
        forOlder(
          "« Tu peux avoir du courage, pleurer, ou les deux », dit le docteur, une cigogne à grosse sacoche. « Il y a de la place pour tout. »",
        ),
        [`Comment l’aider, ${t.child} ?`, `Qu’est-ce qui l’aiderait, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Souffler tout doucement", "Vider l’air des joues"],
          title: ["Le pissenlit", "Un souffle très long"],
          lines: (t) => [
            `D’abord le cœur : poum, poum. Pour la piqûre, ${t.child} tend un pissenlit. Souffle doucement avec le renardeau : fff !`,
            "« Aïe », dit-il, puis « oh », parce que le pansement est déjà là. Les plumets volent encore.",
            forOlder(
              "Il les suit des yeux jusque par terre. Ils ont volé plus longtemps que ça n’a piqué.",
            ),
          ],
          returns: (t) =>
            `Ça pique un instant, et ${t.child} souffle doucement, fff, comme sur le pissenlit.`,
        },
        {
          text: ["Demander à voir avant", "Regarder dans la sacoche"],
          title: ["Tout sur la table", "Ce qu’il y a dedans"],
          lines: (t) => [
            `« On peut voir d’abord ? » demande ${t.child}. Le docteur sort tout : une lampe pour les oreilles, un tube qui écoute. Poum, poum, ${t.child} entend un cœur.`,
            "L’aiguille est toute fine. Le renardeau la regarde, puis tend le bras. Ça pique. Pansement !",
            forOlder(
              "« Encore une question ? » dit la cigogne. Le renardeau en a onze, et la dernière parle du goûter.",
            ),
          ],
          returns: (t) =>
            `Avant de commencer, ${t.child} demande à tout voir, comme pour la sacoche, et la chose paraît deux fois moins bizarre.`,
        },
        {
          text: ["Donner la main et compter", "Serrer la patte amie"],
          title: ["Un, deux, trois", "Patte dans la main"],
          lines: (t) => [
            `${t.child} prend une patte, et le docteur écoute la poitrine : poum, poum. « Maintenant ! » Compte aussi : un, deux, trois !`,
            "À deux, ça pique. À trois, il y a le pansement. Le renardeau se frotte, et ses pattes se réchauffent.",
            forOlder(
              "Tout au fond, le corps a commencé à s’entraîner. Si cette maladie passe un jour, il la reconnaîtra.",
            ),
          ],
          returns: (t) =>
            `${t.child} serre une main et compte un, deux, trois, comme avec le renardeau. À trois, le plus dur est passé.`,
        },
      ],
    },
  ],
};
