import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const ocean: ThemeTexts = {
  name: "la mer et l’océan",
  phrases: [
    "océan|océans",
    "=mer =la animaux|créatures|=vie|salée|=sel|fond|fonds|profond|sous|mystères|bleue|vague|pourquoi|découvrir|connaître|comprendre|monde",
    "=mers",
    "=fond|fonds marin|marins|=mer|océan",
    "marin|marine|marins|marines animaux|=vie|monde|biologie|faune|créatures",
    "baleine|baleines",
    "dauphin|dauphins",
    "requin|requins",
    "pieuvre|poulpe|pieuvres",
    "corail|coraux|récif",
    "vague pourquoi|comment|=mer|vent|quoi|viennent|font|forment",
    "=eau|=eaux|=mer salée|=sel",
    "méduse|méduses|hippocampe|étoile =mer",
    "poisson =mer|océan|fond|profondeurs",
    "profondeurs|abysses",
    "=mer =la",
    "=mer =les",
    "vague",
    "poisson",
    "sous marin|marine|marins|marines",
    "=sous =eau =vie|monde|animaux",
    "animaux|créatures|monstre|bêtes|poisson =mer|marin|marins|océan|océans|profondeurs",
    "étoile|tortue|tortues =mer|marine|marines",
    "pourquoi|comment =mer|océan salée|bleue|profond",
    "coquillage|=orque|=orques|=phoque|=phoques|otarie|crustacé|hippocampe|=calmar",
    "=marée|=marées",
    "océan|océans|ocean|=mer|=mers|=marin|=marins|=marine|marée|marées|corail|coraux|récif|requin|requins|dauphin|dauphins|baleine|baleines|méduse|pieuvre|poulpe|étoile|hippocampe|phoque|orque|orques|poissons|crabe|crabes|plongée|coquillage|coquillages|abysses|fonds =mer|=vie|vivent|monde|animaux|sous|fond|fonds|poissons|dangereux|requins|clown|baleines|grand|respirent|comment|salée|profond|pourquoi|marins|découvrir|plage|peur|salé",
    "océan|corail|requin|baleine|dauphin|méduse|pieuvre|poulpe|hippocampe|orque|=marins|=marine|=marin|sousmarin|aquarium|abysses|marée",
    "=sous|=dans|vie|fond|animaux océan|=mer",
    "=mer =animaux|=poissons|=fond|=vie|=sous|=profonde",
    "méduse|méduses|tortue|hippocampe|hippocampes =mer|=marine|=océan|=fonds|=marins",
  ],
  facts: ["salé|sel", "terre", "fond|profond", "vagues|vague", "vent"],
  moments: [
    {
      title: ["Qu’y a-t-il dessous ?", "Une mouette demande"],
      lines: (t) => [
        [
          `« La mer, je la connais par-dessus, dit une jeune mouette ${t.setting}. Elle est salée et couvre la plus grande partie de la Terre. »`,
          `Une jeune mouette réfléchit ${t.setting}. « D’en haut, je connais la mer : salée, sur la plus grande partie de la Terre. »`,
        ],
        "« Mais tout au fond, c’est comment ? Moi, je flotte comme un bouchon. »",
        forOlder(
          "Elle a essayé, une pierre dans le bec. « Je suis allée jusqu’à la première sardine », dit-elle.",
        ),
        [`Comment le lui montrer, ${t.child} ?`, `Comment le verrait-elle, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Plonger en rêve", "Descendre les yeux fermés"],
          title: ["Plus bas, plus bas", "Vert, bleu, noir"],
          lines: (t) => [
            `On ferme les yeux, et ${t.child} plonge. En haut, le vent fait des vagues. Dessous, la lumière est verte, puis bleue, avec des baleines.`,
            "Plus profond ! Tout est noir, et les poissons portent leurs petites lampes. Cling, cling ! La mouette retient son souffle.",
            forOlder(
              "« Et les baleines doivent remonter, dit la mouette, parce qu’elles respirent de l’air, comme moi. Je les connais : pfff ! »",
            ),
          ],
          returns: (t) =>
            `Il fait noir comme au fond de la mer. ${t.child} pense aux poissons à lampe, et on y voit déjà un peu.`,
        },
        {
          text: ["Agiter le grand drap", "Secouer le tissu bleu"],
          title: ["Une mer en tissu", "Dessus et dessous"],
          lines: (t) => [
            "Un drap, quatre coins, et hop ! Souffle aussi, comme le vent : houou ! Le vent pousse, et les vagues courent.",
            `Puis ${t.child} emmène la mouette dessous. Au fond, c’est tout calme, et une baleine en papier passe.`,
            forOlder(
              "« La tempête, c’est donc seulement en haut ? » demande la mouette. Là où vit la pieuvre, on la remarque à peine.",
            ),
          ],
          returns: (t) =>
            `Le vent se lève, houou ! ${t.child} pense au drap : en haut il y a des vagues, et au fond, c’est calme.`,
        },
        {
          text: ["Faire la mer en petit", "Mélanger eau et sel"],
          title: ["La mer dans un bol", "Du sel, du sable, une pierre"],
          lines: (t) => [
            `Du sable et des cailloux au fond d’un bol, de l’eau, une cuillère de sel. ${t.child} souffle : le vent fait des vagues ! Souffle aussi : houou !`,
            "« Et ça, c’est une montagne ? » Oui : il y en a là-dessous, et de très hautes.",
            forOlder(
              "Et le sel, d’où vient-il ? Les rivières le prennent aux pierres, un petit peu chaque jour, et l’apportent à la mer.",
            ),
          ],
          returns: (t) =>
            `Sur les lèvres, une goutte a le goût du sel. « Une toute petite mer », dit ${t.child}, avec une toute petite vague.`,
        },
      ],
    },
  ],
};
