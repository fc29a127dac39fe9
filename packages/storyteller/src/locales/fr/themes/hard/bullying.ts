import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bullying: ThemeTexts = {
  name: "le harcèlement et les moqueries",
  note: "Dans cette histoire, trois geais se moquent chaque jour d’une petite taupe et la bousculent. Elle dit que la taupe n’a rien fait de mal, qu’on peut dire « stop », aller là où on est à l’abri et en parler à un adulte, et que les autres peuvent se mettre à côté d’elle. L’adulte la croit. Les geais ne deviennent pas amis. Elle ne remplace ni vos mots, ni l’école.",
  phrases: [
    "harcel|harcèl",
    "bullying",
    "=se moquent|moque =de|=lui|elle|=moi",
    "=moquerie|=moqueries|moqueur",
    "=se fait|faire embête|taper|frappe|pousse|bouscule|insulte|traite",
    "=le|=la tapent|frappent|poussent|embêtent|insultent|bousculent|traitent",
    "=lui =font =du =mal",
    "copain|camarade|élèves|autres tapent|frappent|insultent|embêtent",
    "insulte|insulté|insultée école|récré",
    "souffre douleur",
    "tête =de =turc",
    "intimidation",
    "brimade|racket",
    "menac école|enfant|élève",
    "défendre école|autres|camarade|moque",
    "violence école|scolaire|cour",
    "surnom|surnoms méchant|blessant",
    "peur camarade|élève|=grands école|cour|récré",
    "embêt|emmerd|ennuie|tourmente|importune|persécute|maltraite|frappent|tapent école|cour|récré|récréation|classe|=grand|=grands|collège|=bus|cantine|=fait|=font|tous|toujours",
    "=se =fait|faire embête|emmerde|frappe|taper|insulte|rackette|bouscule|moque|maltraite|harcele",
    "traite|traitent =le|=la|=lui grosse|gros|noms|moche|=nul|=nulle|nulle|bébé|=grosse",
    "autres|copain|camarade|enfant|élèves traitent|insultent|frappent|embêtent|moquent|rient =la|=le|=lui|=de|=elle|=tous",
    "caïd|=bourreau|=brutes cour|école|récré|classe",
    "moque|moquent =se =de|=du =lui|=elle|=moi|=son|=sa école|classe|copain",
    "moquerie|moqueries =des|subit|subir|école|copain|camarade|classe|victime autres|école|copain|camarade|=de|classe",
    "victime harcèl|école|intimid|moque|=de",
    "cyberharcèl|racket",
    "traite|traitent =la|=le =de grosse|gros|moche|=nul|=nulle|nulle|bébé|noms",
    "=on =lui =qu =dit moche|=nul|=nulle|bête|grosse|=gros|idiot|laid|débile|stupide",
    "frère|soeur|sœur|frangin|frangine|fratrie|élève|élèves|copain|grands|autres disent moche|=nul|=nulle|bête|grosse|=gros",
    "garçon|fille|élève|enfant =le|=la tape|frappe|pousse|embête|insulte école|jours|cour|classe",
    "moqu|moque|moquent|ricane|ricanent|=rit|rient|rigole|rigolent =poids|=lui|=elle|=moi|=mon|=ma|lunettes|accent|=son|=sa|vêtements|oreilles|autres|classe|école|copains",
    "=fait|=font|faire traiter|taper|embêter|frapper|voler|insulter|harceler|racketter|pousser|bousculer|maltraiter|emmerder|moquer|écoeurer|intimider =se|=elle|=il|=lui|=me|école|récré|cour|=par",
    "vol|volent|vole|prend|prennent|piquent|cachent =goûter|=goûters|bonnet|affaires|cartable|collation|lunch|argent =autres|=grands|=lui|copains|élèves|=on|=se",
    "grand|grands|grande|élève|élèves|garçon|garçons|filles|camarade|camarades|=cm2 tape|tapent|frappe|frappent|embête|embêtent|pousse|poussent|menace|menacent|insulte|insultent|fait|font =le|=la|=mon|=ma|=lui|peur|=mal|=bus|cour|récré|école|toujours",
    "écœur|écoeur|=niaise|=niaisent école|autres",
    "traite|traitent|appellent|appelle|surnomm =grosse|=gros|=bébé|=nul|=binoclard|=boulet|=intello|=moche|=noms",
    "défend|défendre|riposte =se|=autres|copain|moqueries|laisser|laisse",
    "=laisse =faire =se|=marcher",
    "intimidation|intimider|intimident|harcel|harcèl|racket|brimade|persécut|maltrait|victime",
    "copain|copine|élève|grand|enfant|garçon|fille|=on =la|=le|=lui|=me frappe|tape|pousse|embête|insulte|bouscule|mord école|récré|cour|classe|cantine|bus",
    "=la|=le frappe|tape|pousse|embête école|récré|cour|classe",
    "=peur =grand|=grands|caïd école|récré|cour|collège",
    "méchant|méchants|méchante|insult|moque|harcel internet|réseaux|whatsapp|=ligne|groupe",
    "tenir|tient =tête =méchants|=brutes|=grands|=harceleurs",
    "=traite|=traitent =gros|=grosse|=bébé|=nul|=noms",
    "=bousculent|=bouscule|=poussent =grands|=grandes",
    "=méchants|=méchante|=méchant =école|=cour|=enfants =avec|=elle|=lui|=embêtent",
    "embête|embêtent =jours|=école|=classe",
    "=grands|=grandes =tapent|=frappent|=embêtent|=insultent =récré|=école|=cour",
    "peur =école =garçon|=fille|=grands|=bande|=cause",
    "surnom|surnoms =méchants|=méchant",
  ],
  facts: ["rien fait de mal", "stop", "l'abri", "dire|raconte|parle"],
  moments: [
    {
      title: ["Le bonnet", "Tous les jours"],
      lines: (t) => [
        [
          `Tous les jours, trois geais attendent une petite taupe ${t.setting}. Ils la traitent de tous les noms, la poussent et lui prennent son bonnet. Aujourd’hui encore.`,
          `Une petite taupe serre son bonnet ${t.setting}. Tous les jours, trois geais l’attendent, l’insultent et la poussent.`,
        ],
        "« Le matin, j’ai mal au ventre », souffle-t-elle.",
        forOlder(
          "Quand on fait du mal à quelqu’un encore et encore, cela s’appelle du harcèlement. Ce n’est pas un jeu : un seul côté rit.",
        ),
        [`Que ferais-tu pour la taupe, ${t.child} ?`, `Que fait ${t.child} pour la taupe ?`],
      ],
      choices: [
        {
          text: ["Crier stop bien fort", "Lancer le mot stop"],
          title: ["Stop", "Un mot très fort"],
          lines: (t) => [
            `« Stop ! » dit ${t.child} d’une voix claire. « Stop », dit la taupe, et sa voix tremble, mais c’est sorti.`,
            "Puis on se retourne, et on va là où on est à l’abri. « Tu n’as rien fait de mal », dit-on à la taupe. « Eux, si. »",
            forOlder(
              "On ne crie pas davantage, on ne pousse pas. Rien qu’un mot, et on s’en va, côte à côte.",
            ),
          ],
          returns: (t) =>
            `« Stop ! » dit ${t.child} d’une voix claire, comme devant les trois geais, et on avance, côte à côte.`,
        },
        {
          text: ["Marcher avec la taupe", "Accompagner la taupe"],
          title: ["À gauche, à droite", "Bien entourée"],
          lines: (t) => [
            `${t.child} se met à gauche de la taupe, ${t.friend} à droite. « Stop », dit la taupe au milieu, et le bonnet reste sur sa tête.`,
            "On s’en va, là où on est à l’abri. « Tu n’as rien fait de mal », lui dit-on.",
            forOlder(
              "Les geais crient encore, un peu moins fort. Embêter trois personnes, c’est moins facile qu’une seule.",
            ),
          ],
          returns: (t) =>
            `À gauche, ${t.child}, à droite, ${t.friend}, comme avec la taupe, et au milieu, on est à l’abri.`,
        },
      ],
    },
    {
      title: ["Quelqu’un qui aide", "La porte verte"],
      lines: (t) => [
        [
          "Derrière une porte verte habite Madame Blaireau. C’est une adulte, et la taupe a confiance en elle.",
          "La taupe connaît une adulte de confiance : c’est Madame Blaireau, derrière la porte verte.",
        ],
        "« Si je raconte, c’est rapporter ? » « Non. Quand on te fait mal, tu le racontes, jusqu’à ce que quelqu’un t’aide. »",
        forOlder("Elle reste un bon moment devant la porte. Personne ne la presse."),
        [`Comment le lui dire, ${t.child} ?`, `Qu’est-ce qui aiderait la taupe, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Répéter les mots", "Préparer la phrase"],
          title: ["Quelques mots", "Aidez-moi"],
          lines: (t) => [
            `« On me fait mal tous les jours. Aidez-moi. » ${t.child} le dit avec la taupe, tout bas, puis plus fort. Dis-le aussi, si tu veux.`,
            "Puis la taupe le dit à Madame Blaireau. « Merci, répond-elle. Je te crois. Maintenant, je m’en occupe. »",
            forOlder(
              "Depuis, elle est là chaque matin, sa tasse de thé à la main. Les geais ne sont pas devenus amis. Mais ils laissent le bonnet tranquille.",
            ),
          ],
          returns: (t) =>
            `« Aidez-moi », dit ${t.child}, car ces mots ont été répétés devant une porte verte. Et quelqu’un vient.`,
        },
        {
          text: ["Entrer main dans la main", "Tenir sa patte"],
          title: ["Par la porte verte", "Prends ton temps"],
          lines: (t) => [
            `${t.child} tient la patte de la taupe, et on entre. D’abord, aucun mot ne vient. « Prends ton temps », dit Madame Blaireau.`,
            "Alors la taupe raconte tout : les insultes, les coups, le bonnet. « Je te crois, dit-elle. Je vais m’en occuper, et ça va s’arrêter. »",
            forOlder(
              "« Ce n’est pas à toi de porter cela », ajoute-t-elle. Le jour même, elle parle aux geais et à leurs parents. Puis elle le raconte à la taupe.",
            ),
          ],
          returns: (t) =>
            `Certaines portes se passent mieux main dans la main. ${t.child} tend la sienne, comme devant la porte verte, et on entre.`,
        },
      ],
    },
  ],
};
