import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const papa = (t: SceneContext) => t.freeName(["Paul", "Martin", "Simon"]);

export const gettingLost: ThemeTexts = {
  name: "que faire quand on est perdu",
  phrases: [
    "=se perdre|perd",
    "égar",
    "retrouve|trouve maman|papa|parents|plus",
    "=nom adresse|famille connaître|apprendre|savoir",
    "reste près|ensemble magasin|foule|marché|supermarché|courses",
    "sépar foule|magasin|supermarché",
    "=perdu|=perdue",
    "=foule perdu|perdre|peur|main|attention",
    "éloigne =pas|=ne|magasin|supermarché|foule|marché|plage|courses",
    "lâche|échappe|sauve|enfuit|enfuir magasin|supermarché|foule|marché|plage|courses",
    "connaître|apprendre|savoir|retenir numéro|adresse",
    "enfant =perdu",
    "perdre =de =vue",
    "retenir|connaître|savoir|apprendre téléphone",
    "=foule reste|=dans",
    "courant|court|partir|part magasin|supermarché",
    "perdu|perdue magasin|supermarché|=rue|=rues|foule|plage|marché|faire|parc|enfant|quand|=zoo|forêt|=vue",
    "perdre|perd magasin|supermarché|foule|marché|plage|parc|=vue|courses|=zoo|centre",
    "perdre|perd|perdu|perdue maman|papa|parents magasin|supermarché|foule|marché|plage|parc|courses|=zoo|=rue|=rues|quand|faire|retrouve",
    "numéro téléphone apprendre|connaître|retenir|savoir|maman|papa|=par|parents",
    "adresse apprendre|connaître|retenir|savoir|=par",
    "adresse|numéro =par coeur|cœur",
    "éloign|éloigne =pas|=de|toujours|papa|maman|parents|nous|magasin",
    "=se perdre apprendre|peur|savoir|=pas|évite|magasin|supermarché",
    "perdu|perdue|perd|perdre parc|=zoo|attraction foule|=vue|attraction",
    "échappe|file|sauve|fugue magasin|nous|foule|toujours",
    "=on|=si =se perd|perdre",
    "perd|perdu|perdue|perdre|égar|égaré =plage|supermarché|magasin|foule|parc|marché|forêt|=centre|=se|=rue|gare|fête|=zoo|aéroport|foire|=retrouver|=vue|ikea",
    "éloign|éloigne|sauve|échappe|échapper|enfuit|fugue|court|lâche|part marché|magasin|foule|supermarché|parc|plage|loin|=moi|main|nous|=dès|toujours|partout|caisse",
    "adresse|numéro|téléphone connaître|connait|maman|savoir|apprendre|retenir|=par|urgence|cœur",
    "rester|reste|tenir|donner =près|=avec|main|proche|ensemble foule|=moi|magasin|adulte|maman|marché|sortie|parents|dehors",
    "retrouv|chercher|aide perdu|perdue|police|vigile",
    "=fugue|=fugueur",
    "donner|tenir|lâcher =la main magasin|foule|marché|parking",
    "éloign magasin|magasins|supermarché|foule|marché =nous|=moi|toujours",
    "rester|reste|marcher|=collé =à|=près|côté|main maman|papa|moi|parents|adulte marché|magasin|foule|rue|supermarché|gare|parc",
    "sauvé|échappé|enfui centre|magasin|supermarché|foule|parc",
    "aide|demander =voit|trouve|voir maman|papa|parents =plus|=pas",
    "perdu|perdue foire|marché|foule|magasin|supermarché|plage|parc|gare",
    "main gare|foule|aéroport|métro|magasin|marché",
    "éloigne|éloigner =trop|=parents|=moi|=nous",
    "policier|police =demander|=aide =perdu|=perd",
    "=perd|=perdre|=perdu foule|magasin|supermarché",
    "=numéro =téléphone|=perd|=adresse|=connaître",
    "=rester =appeler|=place|=bouger =perdu|=où|=est",
  ],
  facts: ["reste|bouge", "appel|cri", "nom", "retrouv|trouv"],
  moments: [
    {
      title: ["Le mauvais manteau", "Le manteau d’un autre"],
      lines: (t) => [
        [
          `Un petit manchot s’accroche à un manteau ${t.setting}. Ce n’est pas celui de Papa ! C’est quelqu’un d’autre.`,
          `« Papa ? » dit un petit manchot ${t.setting}, l’aileron sur un manteau. Mais dedans, c’est quelqu’un d’autre.`,
        ],
        "Tant de jambes, pas celles de Papa ! « Je reste là, j’appelle, je dis son nom, il me retrouve. »",
        forOlder(
          "Quelque part, Papa aussi cherche un petit aileron, et n’en sent plus contre le sien. Celui qui manque, on le cherche.",
        ),
        [`Que peut-il faire, ${t.child} ?`, `Et maintenant, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Rester comme les arbres", "Imiter les arbres"],
          title: ["L’arbre à bec", "Des racines"],
          lines: (t) => [
            `« Qui ne bouge pas, on le trouve plus vite », dit ${t.child}. Et l’on devient des arbres. Fais l’arbre aussi : racines, tronc, branches en l’air !`,
            `L’arbre à bec appelle : « Papa ${papa(t)} ! » Une fois, deux fois, trois fois. Et Papa revient là où il l’avait perdu.`,
            forOlder(
              `« J’ai refait tout le chemin, dit Papa ${papa(t)}, et tu étais là. Quand deux se cherchent en tournant en rond, ça dure jusqu’à mardi. »`,
            ),
          ],
          returns: (t) => [
            `Personne ne sait où sont les autres, alors ${t.child} fait l’arbre, comme avec le manchot, et tout le monde se retrouve.`,
            `« Racines ! » dit ${t.child}, et l’on ne fait plus un pas, jusqu’à ce que chacun soit retrouvé.`,
          ],
        },
        {
          text: ["Appeler Papa par son nom", "Crier en levant les bras"],
          title: ["Sept manchots", "Quel papa ?"],
          lines: (t) => [
            `Au mot papa, sept manchots se retournent. « Le nom entier ! » dit ${t.child}. Puis ensemble, appelle aussi : Papa ${papa(t)}, Papa ${papa(t)}, Papa ${papa(t)} !`,
            "On ne bouge pas, on agite les bras. Dans la foule, un chapeau approche, de plus en plus vite. Trouvé !",
            forOlder(
              "« Quelle bonne idée, mon nom », souffle-t-il. Le soir, on s’exerce : prénom, nom, et le numéro de téléphone, chiffre par chiffre.",
            ),
          ],
          returns: (t) => [
            `« Avec le nom entier ! » crie ${t.child}, comme chez les manchots, et c’est la bonne personne qui se retourne.`,
            `${t.child} reste sur place et crie un nom, bien fort, comme pour Papa ${papa(t)}, et quelqu’un l’entend.`,
          ],
        },
        {
          text: ["Demander de l’aide au stand", "Chercher les autres mamans"],
          title: ["Au stand de soupe", "Quelqu’un en tablier"],
          lines: (t) => [
            `Juste là, une poule et ses poussins vendent de la soupe. « Aidez-moi, s’il vous plaît, j’ai perdu Papa. Son nom, c’est ${papa(t)}. » Dis-le aussi : aidez-moi !`,
            "Il reste près d’elle, bien en vue. Elle appelle dans sa louche, et voilà Papa.",
            forOlder(
              `« Ceux qui tiennent un stand, portent un uniforme ou ont des enfants avec eux, tu peux leur demander, dit Papa ${papa(t)}. Mais tu ne pars avec personne. »`,
            ),
          ],
          returns: (t) => [
            `« Aidez-moi, s’il vous plaît », dit ${t.child}, comme le manchot à la poule, et l’aide vient sans qu’on bouge d’un pas.`,
            `${t.child} choisit bien à qui demander, comme au stand de soupe, et le dit clairement, avec le nom et tout.`,
          ],
        },
      ],
    },
  ],
};
