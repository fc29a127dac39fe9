import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const school: ThemeTexts = {
  name: "le premier jour d’école",
  phrases: [
    "premier|première|=1er jour|journée|journees|jours|fois|rentrée|semaine école|maternelle|classe|crèche|garderie|scolaire|=cp",
    "rentrée",
    "commence|entre|entrée|début|débute école|maternelle|classe|crèche|garderie|=cp|primaire",
    "aller|=va|vais|=ira école|maternelle|crèche|garderie|classe",
    "maternelle|=cp",
    "nouvel|nouvelle|nouveau|change|changement école|classe|maîtresse|maître|crèche|garderie",
    "école|maternelle peur|angoiss|stress|inqui|content|aimer|adapt|pleur|envie",
    "=veut|vouloir =pas école|maternelle|crèche",
    "petite|grande section",
    "adaptation crèche|école|maternelle|garderie",
    "prépare|prépar école|maternelle|crèche|=cp",
    "cartable",
    "maîtresse|instit nouvelle|peur|premier",
    "adaptation =la|=à crèche|maternelle|garderie",
    "=cp =entrée|=au|entre",
    "collège|lycée|=6e|=6ème|sixième entrée|entre|rentrée|premier|première|peur|passe|nouveau|passage",
    "phobi scolaire|école",
    "=cp|=ce1|=ce2|=cm1 passe|entre|entrée|peur|rentrée|passage",
    "classe|école pleur|peur|aller|veut|refuse|=va aller|=pas|=pour|=en",
    "prématernelle|prématern|=préscolaire|jardin =enfants",
    "rentrée école|maternelle|classes|scolaire|peur|première|prépar|collège",
    "aime|veut|refuse =pas|=plus|aller école|maternelle|crèche|classe",
    "nouvelle école|maîtresse|classe|instit peur|après|vacances|change|stress",
    "école|classe =nul|=nulle|ennuy|ennui|déteste",
    "école =grands|=grand",
    "passe crèche école|maternelle",
    "école =est|=trop =nul|=nulle|nulle|=ennuyeux|=dur|=dure",
    "nouvelle|nouveau|nouvel classe|maîtresse|maître|école maîtresse|école|classe|peur|=dans",
    "rentrée angoiss|stress|peur|appréhen|anxi|inquiét|=pour",
    "=rentre|=rentrer|=entre|=entrer école|maternelle|classe septembre|=en|=à",
    "=cp|=ce1|=ps|=ms|=gs|=cm1 entrer|entrée|entre|passage|rentre|passer|=va|commencer|début",
    "commenc|début|débuter|entrer|entre|entrée|intègre|découvr école|maternelle|prématernelle|crèche|garderie|classe|primaire|=classe|maîtresse",
    "découvr maîtresse|classe|école|instit",
    "nouvelle|nouveau|change|changer|changement école|classe|maîtresse|instit|maître",
    "=veut =pas|=plus aller|retourner école|maternelle|classe|garderie",
    "premier|première jour|jours|fois|matin|semaine école|maternelle|crèche|garderie|classe|collège|jardin|prématernelle",
    "peur|aime|déteste|refuse|angoisse école|maternelle|classe|cantine|maîtresse|rentrée",
    "maternelle|prématernelle",
    "jardin =enfants",
    "scolarité",
    "aimer|aime école",
    "peur|angoisse nouvelle|nouveau maîtresse|maître|école|instit",
    "changement|change|changer école|classe|maîtresse|année",
    "passage|entrée|entrer|arriver primaire|élémentaire|=cp|collège|sixième",
    "primaire",
    "nouvelle|nouveau|premiere|change|changer école|maternelle|classe|collège|maîtresse|crèche",
    "monter|prendre =bus|=car scolaire",
    "première maître|maîtresse|instit =sa|=son|attend|nouvelle",
    "passer|passe|passage|entre|entrer =grande école|section|maternelle",
  ],
  facts: ["premier jour", "maître|maîtresse", "demand", "chercher"],
  moments: [
    {
      title: ["Un cartable neuf", "L’école du hibou"],
      lines: (t) => [
        [
          `Devant une petite école, ${t.setting}, attend un hérisson au cartable neuf. « C’est mon premier jour », dit-il.`,
          `Ding ! Une petite école commence, ${t.setting}. Dehors, un hérisson parle à son cartable : « C’est mon premier jour. »`,
        ],
        "« Personne ne sait encore, dit le maître hibou. Demandez-moi tout. Après le repas, on vient vous chercher. »",
        forOlder(
          "Il a fait deux nœuds à ses lacets, et, on ne sait comment, trois à son ventre. Le cartable est plus grand que lui.",
        ),
        [`Par quoi commencer, ${t.child} ?`, `Et d’abord, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Trouver son portemanteau", "Chercher le bon crochet"],
          title: ["Le crochet à la poire", "Une place pour le cartable"],
          lines: (t) => [
            `Il y a des crochets en rang : une pomme, une poire, une lune. « C’est lequel, le mien ? » ${t.child} suit le rang avec lui. Montre aussi : là, la poire !`,
            "Hop, le cartable ! Le hérisson se sent deux fois plus léger. De là, tout se trouve.",
            forOlder(
              "À côté, sous la lune, un crapaud pend sa casquette. Lui aussi est nouveau, et lui aussi a regardé deux fois.",
            ),
          ],
          returns: (t) => [
            `Là où tout est nouveau, ${t.child} cherche d’abord où poser ses affaires, comme au crochet à la poire.`,
            `Un crochet, une branche, un clou : ${t.child} y accroche ce qui pèse, comme le cartable chez le hibou, et regarde autour.`,
          ],
        },
        {
          text: ["Demander le chemin", "S’exercer à la question"],
          title: ["La main levée", "C’est où, s’il vous plaît ?"],
          lines: (t) => [
            `${t.child} s’exerce avec lui : la main en l’air, et « s’il vous plaît, où sont les toilettes ? » Dis-le aussi : s’il vous plaît, où sont les toilettes ?`,
            "« Splendide question », dit le hibou, et il montre à toute la classe. Sept autres voulaient savoir et n’osaient pas.",
            forOlder(
              "Ensuite on demande pour l’eau, pour les ciseaux, et pourquoi la craie grince. Le hibou sait deux choses sur trois.",
            ),
          ],
          returns: (t) => [
            `${t.child} lève la main et demande, comme chez le hibou, et d’autres sont bien contents que ce soit dit.`,
            `« C’est où, s’il vous plaît ? » demande ${t.child}. C’est la question des toilettes avec une autre fin, et elle marche encore.`,
          ],
        },
        {
          text: ["Compter la journée", "Raconter ce qui viendra"],
          title: ["Cinq doigts", "Le jour dans une main"],
          lines: (t) => [
            `${t.child} compte la journée sur ses doigts. Fais-le aussi : bonjour, peinture, goûter, cour, repas ! « Et après ? » « Après, la maison », dit le hibou.`,
            "Ce qui tient dans une main n’est pas si grand. Et le hérisson entre, le pouce en avant.",
            forOlder(
              "Au quatrième doigt, celui de la cour, il y a une flaque. Personne n’en avait parlé, et c’est le meilleur moment.",
            ),
          ],
          returns: (t) => [
            `La suite est longue, alors ${t.child} la compte sur cinq doigts, comme le premier jour du hérisson.`,
            `Un doigt pour chaque chose, le pouce d’abord : ${t.child} fait ainsi, et cette longue affaire tient dans une main.`,
          ],
        },
      ],
    },
  ],
};
