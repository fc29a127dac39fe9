/** Traits in French. */
import type { TraitKind, TraitTexts } from "../../characters/traits.ts";

export const traits: Readonly<Record<TraitKind, TraitTexts>> = {
  grumpy: trait(
    "grognon|grognonne",
    "grogne",
    "grognon, grinch, bougon, ronchon, râleu, colère, coléri, fâché, méchant, impoli, bourru, cruel, mauvais caractère|humeur",
    (name) => [
      `« Encore lundi, marmonne ${name}. Je le savais. »`,
      `« Défense de chanter », dit ${name}, et fredonne.`,
      `${name} donne un coup de pied dans un caillou, puis lui demande pardon.`,
    ],
  ),
  strict: trait("sévère", "tranche", "sévère !pas, strict !pas, rigide, exigeant", (name) => [
    `« Chaussures en rang ! » dit ${name}, et même les fourmis s’alignent.`,
    `« La règle, c’est la règle », dit ${name}, et redresse une pâquerette.`,
    `${name} lève un doigt, et les moineaux se taisent.`,
  ]),
  shy: trait(
    "timide",
    "murmure",
    "timid !pas, réserv, discret, discrèt, silencieu, pudi, introverti",
    (name) => [
      `« Bonjour », dit ${name}, plutôt à ses chaussures.`,
      `${name} fait signe d’un seul doigt.`,
      `${name} se cache derrière un chapeau bien trop petit.`,
    ],
  ),
  brave: trait(
    "courageux|courageuse",
    "lance",
    "courag, brave, =pas|rien|sans|jamais =peur, =pas|jamais peureu|craintif|craintive, confiant, sûr|sûre =soi|=lui|elle, hardi, intrépid, audac, vaillan, téméraire, héroï",
    (name) => [
      `« Moi d’abord ! » lance ${name}.`,
      `${name} regarde dans le noir, juste pour dire bonjour.`,
      `Debout sur un caillou, ${name} regarde au loin.`,
    ],
  ),
  curious: trait(
    "curieux|curieuse",
    "dit",
    "curieu, aventur, explor, fouineu, pose questions",
    (name) => [
      `${name} demande pourquoi, et pourquoi, et encore pourquoi.`,
      `${name} regarde sous chaque caillou.`,
      `${name} a une liste de questions, et elle est longue.`,
    ],
  ),
  kind: trait(
    "gentil|gentille",
    "dit",
    "gentil, =doux, douce, aimant, attentionn, bienveillan, tendre, amical, sympa, affectueu, aimable, poli, honnête, fidèle, loyal, grand|bon|gros coeur|cœur",
    (name) => [
      `${name} enjambe chaque fourmi.`,
      `${name} a une brioche tiède pour tout le monde.`,
      `${name} borde une coccinelle sous une feuille.`,
    ],
  ),
  funny: trait(
    "drôle",
    "pouffe",
    "drôle, rigolo, farceu, marrant, comique, espiègle, malicieu, coquin, blagu, amusant, joueu, =pas sage",
    (name) => [
      `${name} porte une chaussette en guise de chapeau.`,
      `${name} sait faire le canard, et même neuf canards.`,
      `${name} salue et tombe par terre, exprès.`,
    ],
  ),
  wise: trait(
    "sage",
    "dit",
    "=sage !pas, =sages, sagesse, sérieu, calme, réfléchi, savant, tranquille",
    (name) => [
      `${name} réfléchit deux fois et parle une fois.`,
      `« Pieds lents, oreilles vives », dit ${name}.`,
      `${name} sait le nom de tous les nuages.`,
    ],
  ),
  cheerful: trait(
    "joyeux|joyeuse",
    "chantonne",
    "joyeu, =gai, =gaie, content, heureu, enjoué, optimis, énergi, souriant, bonne humeur, pétillant, sourit|rit",
    (name) => [
      `${name} sautille un pas sur trois.`,
      `« Quelle belle journée pour une journée ! » chante ${name}.`,
      `${name} sifflote, même en montée.`,
    ],
  ),
  proud: trait(
    "vantard|vantarde",
    "déclare",
    "vantard, =fier, =fière, vaniteu, orgueill, autoritair, prétentieu, arrogant, crâneu",
    (name) => [
      `${name} marche comme s’il y avait une fanfare.`,
      `« Personne ne fait ça mieux que moi », dit ${name} à propos de tout.`,
      `${name} porte une médaille. C’est un couvercle.`,
    ],
  ),
  sleepy: trait(
    "somnolent|somnolente",
    "bâille",
    "somnol, endormi, ensommeill, fatigu, paresseu, dormeu, dort toujours|tout|beaucoup",
    (name) => [
      `${name} bâille comme une porte de grange.`,
      `${name} porte un oreiller, au cas où.`,
      `${name} sait faire la sieste debout.`,
    ],
  ),
  lonely: trait(
    "solitaire",
    "soupire",
    "solitair, =seul, =seule, triste, mélancol, incompris",
    (name) => [
      `${name} met toujours deux tasses, et une seule sert.`,
      `Pour la compagnie, ${name} parle à une théière.`,
      `${name} fait coucou d’avance, au cas où.`,
    ],
  ),
  afraid: trait(
    "craintif|craintive",
    "bredouille",
    "=peur, =peurs, peureu, craint, crain, anxieu, inquiet, inquièt, nerveu, effray, froussard, trouillard, phobie, terrifi",
    (name) => [
      `${name} sursaute quand tombe une feuille.`,
      `${name} serre un bouton dans sa main. Ça porte bonheur.`,
      `${name} regarde à gauche, à droite, et sous son chapeau.`,
    ],
  ),
  clever: trait(
    "futé|futée",
    "dit",
    "=futé, =futée, intelligen, malin, maligne, rusé, astucieu, génie, génial, ingénieu, créati",
    (name) => [
      `${name} défait un nœud en deux regards.`,
      `${name} a un crayon derrière chaque oreille.`,
      `${name} dessine d’abord la réponse, la question ensuite.`,
    ],
  ),
  strong: trait(
    "costaud|costaude",
    "tonne",
    "costaud, =fort, =forte, =forts, =fortes, musclé, puissan, robuste, =force",
    (name) => [
      `${name} porte un tronc, pour s’asseoir plus tard.`,
      `${name} ouvre tous les pots, même ceux qui sont ouverts.`,
      `${name} serre les mains avec mille précautions.`,
    ],
  ),
  tiny: trait("minuscule", "souffle", "minuscule, =petit, =petite, mini, riquiqui", (name) => [
    `Pour parapluie, ${name} a une coquille de noix.`,
    `${name} fait quatre pas quand les autres en font un.`,
    `${name} monte sur un champignon pour mieux voir.`,
  ]),
  big: trait(
    "immense",
    "tonne",
    "immense, =grand, =grande, =gros, =grosse, énorme, gigantesque",
    (name) => [
      `${name} se baisse sous chaque branche et dit : « Pardon. »`,
      `Deux moineaux voyagent sur ${name} et admirent la vue.`,
      `Il faut deux chaises à ${name}, qui leur demande la permission.`,
    ],
  ),
  quick: trait("rapide", "lance", "rapid, =vite, vitesse, véloce, agile", (name) => [
    `${name} est là, puis là-bas, puis de nouveau là.`,
    `${name} attrape une feuille avant même qu’elle tombe.`,
    `${name} noue son deuxième lacet en marchant.`,
  ]),
  messy: trait(
    "brouillon|brouillonne",
    "dit",
    "brouillon, désordonn, désordre, =sale, bordéli, ébouriff",
    (name) => [
      `${name} a de la confiture au coude et des feuilles dans la poche.`,
      `${name} sème des miettes, des boutons et des ficelles.`,
      `${name} porte deux chaussettes différentes, et une troisième en réserve.`,
    ],
  ),
  forgetful: trait("distrait|distraite", "dit", "distrait, oubli, étourdi, tête air", (name) => [
    `${name} a un nœud à chaque mouchoir, et ne sait plus pourquoi.`,
    `« J’avais un chapeau », dit ${name}, le chapeau sur la tête.`,
    `${name} dit bonjour deux fois, au cas où ce serait la première.`,
  ]),
  clumsy: trait(
    "maladroit|maladroite",
    "bafouille",
    "maladroit, gauche, trébuch, empoté",
    (name) => [
      `${name} trébuche sur une ombre et lui fait la révérence.`,
      `${name} laisse tomber trois choses et rattrape la quatrième.`,
      `${name} se cogne à un buisson et lui demande son chemin.`,
    ],
  ),
  hungry: trait(
    "gourmand|gourmande",
    "marmonne",
    "gourmand, =faim, affamé, glouton, =mange, =manger",
    (name) => [
      `${name} demande si les nuages se mangent.`,
      `Un ventre gargouille. « C’est le mien », dit ${name}.`,
      `${name} garde une tartine sous son chapeau.`,
    ],
  ),
  loud: trait(
    "bruyant|bruyante",
    "claironne",
    "bruyant, bavard, crie, parle beaucoup|fort, tapageu",
    (name) => [
      `Quand ${name} chuchote, les oiseaux s’envolent de la haie.`,
      `${name} éternue, et un chien répond deux collines plus loin.`,
      `On entend ${name} à trois coins de rue.`,
    ],
  ),
  patient: trait("patient|patiente", "dit", "patien !pas|jamais, =lent, =lente", (name) => [
    `${name} laisse passer un escargot.`,
    `${name} sait attendre qu’une fleur s’ouvre, et attend.`,
    `« On a le temps », dit ${name}, et c’est vrai.`,
  ]),
  impatient: trait(
    "impatient|impatiente",
    "s’impatiente",
    "impatien, pressé, pas|jamais patien, pas|jamais attendre",
    (name) => [
      `« C’est maintenant ? demande ${name}. Et maintenant ? »`,
      `${name} tape d’un pied, puis de l’autre, pour gagner du temps.`,
      `${name} a déjà dit au revoir avant de partir.`,
    ],
  ),
  stubborn: trait(
    "têtu|têtue",
    "insiste",
    "têtu, entêté, forte tête, obstin, borné, déterminé, abandonne|lâche jamais",
    (name) => [
      `${name} essaie sept fois la même porte, et elle s’ouvre.`,
      `« Non, c’est non », dit ${name}, et puis : « Peut-être. »`,
      `${name} se dispute avec le vent, et personne ne cède.`,
    ],
  ),
  dreamy: trait("rêveur|rêveuse", "souffle", "rêveu, =rêve, imaginat, romantique", (name) => [
    `${name} voit une baleine dans un nuage, une cuillère dans un autre.`,
    `${name} écoute une musique que personne d’autre n’entend.`,
    `${name} passe devant la porte en souriant, puis revient.`,
  ]),
  helpful: trait(
    "serviable",
    "propose",
    "serviable, =aide, =aider, solidaire, travailleu",
    (name) => [
      `${name} a déjà retroussé ses manches.`,
      `${name} porte le sac d’une autre personne, comme toujours.`,
      `« Je te tiens ça ? » demande ${name}, et le tient.`,
    ],
  ),
  generous: trait("généreux|généreuse", "dit", "généreu, partage", (name) => [
    `${name} donne la moitié d’une prune, la plus grosse.`,
    `${name} a cinq biscuits et demande cinq mains.`,
    `${name} prête son manteau à un poteau qui a froid.`,
  ]),
  stingy: trait(
    "avare",
    "ronchonne",
    "avare, =radin, =radine, égoïst, pingre, ne partage pas",
    (name) => [
      `${name} garde dans une boîte les miettes d’hier, toutes comptées.`,
      `${name} a un bouton et ne le montre à personne.`,
      `« Un pour chacun », dit ${name}, et coupe l’unique en deux.`,
    ],
  ),
  jealous: trait("envieux|envieuse", "maugrée", "envieu, jaloux, jalouse, jalousie", (name) => [
    `${name} compte les boutons de tout le monde, puis recompte.`,
    `« Le mien est presque aussi beau », dit ${name} en regardant deux fois.`,
    `${name} veut aussi un tour, peu importe de quoi.`,
  ]),
};

/** @param adjectives masculine and feminine, parted by a stroke where they differ */
function trait(
  adjectives: string,
  says: string,
  phrases: string,
  habits: TraitTexts["habits"],
): TraitTexts {
  const [m = "", f = m] = adjectives.split("|");
  return {
    name: m === f ? m : `${m} ou ${f}`,
    phrases: phrases.split(", "),
    adjectives: { m, f },
    says,
    habits,
  };
}
