import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const kindWords: ThemeTexts = {
  name: "parler avec des mots gentils",
  phrases: [
    "gros =mots",
    "=mots|=mot gentil|gentils|doux|méchant|méchants|vilain|vilains|blessant|blessants|moches|respect|beaux",
    "insult",
    "insulte",
    "injure|injurie",
    "=jure|=jurer|=jurons",
    "vulgaire|grossie|grossiers|grossièreté",
    "moque|moquent autres|copain|frère|soeur|sœur|enfant|=pas|camarade|gens",
    "moque",
    "traite copain|autres|idiot|bête|=nul|=nulle|débile|frère|soeur|sœur|noms",
    "caca =boudin|prout|pipi",
    "parler|parle gentiment|=mal|bien|respect|méchamment|correctement",
    "méchancet",
    "répond|répondre =mal|insolen",
    "insolen",
    "langage",
    "surnoms|surnom",
    "tais =toi",
    "compliment|compliments",
    "paroles gentilles|blessantes|méchantes",
    "paroles|mots bless|méchant",
    "choses|mots gentilles|gentils dire|=dit",
    "moquerie|moqueries arrête|cesse|stop",
    "gros|grossie|vilain|vulgaire|sale =mot|=mots",
    "gros =mot|=mots =plus|dire|arrête|=dit|=des|=pas",
    "=sacre|=sacrer|blasphèm|charretie",
    "parle|parler|répond =mal parents|maman|papa|=moi|nous|frère|soeur|sœur|maîtresse|mamie",
    "putain|merde|connard|=con",
    "traite copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|maman imbécile|idiot|débile|=nul|=nulle|bête|noms|stupide|crétin|gros",
    "imbécile|idiot|débile|crétin =dit|traite|dire|appelle",
    "évite|mots|paroles bless|blessants|blessent",
    "caca|pipi|prout =dit|=dire|mots|répète|toute|toujours",
    "parle|parler|parlent gentiment|poliment|respect|bien =à|=aux|=avec|frère|soeur|sœur|autres",
    "=me =dit|traite|appelle =suis|=es bête|nulle|moche|méchante|méchant|débile|idiot",
    "arrêt|cesse|stop insult",
    "=mots =doux|tendres|gentils",
    "=dit|dire|dise méchant|méchants|méchancetés|méchantes|idiot|débile|caca|horribles",
    "parle|parler =mieux|=bien|gentiment|correctement|=mal =aux|=à|autres",
    "insulte|insultes frère|soeur|sœur|frangin|frangine|fratrie|copain|copine|maman|papa|mère|arrêt",
    "=nul|=nulle|bête|moche|=gros =dit|dire|traite copain|frère|soeur|sœur|autres|copine",
    "=mots =mal font|fait|faire|blesse",
    "=dit|dire =à|=aux|=lui copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit =qu moche|=nul|=nulle|bête|grosse|=gros|idiot|laid|débile|stupide",
    "caca boudin|=dit|mots|toujours",
    "mots|=mot|paroles|phrases méchant|méchants|bless|gentil|gentils|doux|grossier|vilain|vilains|sale|blessent|=mal|=gros",
    "gros =mots|=mot",
    "traite|traiter|appelle =me|=moi|=sa|=son|soeur|sœur|frère|copain|copine|=nous méchant|méchante|idiot|débile|bête|=nul|noms",
    "parler|parle|répondre|demander|dire gentil|gentiment|poliment|calmement|doucement|correctement|respect",
    "insult|injur|juron|jurons|jure|grossièretés|=sacre|=sacrer|vulgar|gromots",
    "parle|répond =mal",
    "moque|moquer =se|=pas|=ne|arrêter",
    "critiqu|médi|cancan|méchanceté|méchancetés|langage",
    "=dit|dire =choses|trucs méchant|méchantes|=pas|vilain",
    "parle|parler =mal|grossier|vulgaire|mechamment",
    "remarque|remarques|commentaires|paroles méchant|méchantes|blessant|blessantes|moqueu",
  ],
  facts: ["mal|blesse", "colère|fâch|fâché", "gentil|doux|merci", "mot"],
  moments: [
    {
      title: ["Le mot de l’étourneau", "Un mot comme une pierre"],
      lines: (t) => [
        [
          `Un étourneau a trouvé un mot ${t.setting}. Fâché, il le lâche : « Tête de bosse ! » Une souris l’entend, ses oreilles tombent.`,
          `${cap(t.setting)}, un étourneau fâché laisse tomber sa noix. « Tête de bosse ! » crie-t-il à une souris qui passe.`,
        ],
        "« Qu’est-ce qu’elle a ? » demande-t-il. « Ce mot fait mal », dit la souris.",
        forOlder(
          "Dans le bec, il ne pesait rien. Mais il est tombé quelque part, et là, il est lourd.",
        ),
        [`Que pourrait-il dire, ${t.child} ?`, `Comment les aider, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Inventer d’autres mots", "Imaginer des cris rigolos"],
          title: ["Saperlipouf !", "Un mot pour noix tombée"],
          lines: (t) => [
            `Pour une noix tombée, il faut un mot qui ne touche personne. « Saperlipouf ! » dit ${t.child}. Dis-le aussi, l’air bien fâché : saperlipouf !`,
            "L’étourneau rit si fort qu’une autre noix tombe. Puis il trouve un mot gentil pour la souris : « Pardon. Tu as de belles oreilles. »",
            forOlder(
              "Et c’est vrai. Avec ces oreilles-là, elle avait entendu la noix avant qu’elle tombe.",
            ),
          ],
          returns: (t) => [
            `Quelque chose se renverse, quelqu’un se fâche. « Saperlipouf ! » dit ${t.child}, et le mot ne touche personne.`,
            `Ça chauffe sur la langue. ${t.child} prend le mot qui ne blesse pas : saperlipouf !`,
          ],
        },
        {
          text: ["Dire ce qui fâche", "Expliquer tout net"],
          title: ["Je suis en colère parce que", "Un début de phrase"],
          lines: (t) => [
            `« Dis ce que ça te fait, dit ${t.child}. Je suis en colère parce que… » Commence aussi : je suis en colère parce que… « j’ai perdu ma noix ! » crie l’étourneau.`,
            "« Je ne savais pas », dit la souris. On la retrouve, et le dernier mot, c’est merci.",
            forOlder(
              "« Tête de bosse, c’était plus court, dit l’étourneau, mais avec ça, personne ne retrouvait ma noix. »",
            ),
          ],
          returns: (t) => [
            `${t.child} commence par « je suis en colère parce que », et tout le monde sait aussitôt quoi faire.`,
            `À la place d’une pierre, ${t.child} choisit une phrase : « Je suis en colère parce que… » Et quelqu’un écoute.`,
          ],
        },
        {
          text: ["Offrir de la douceur", "Consoler la souris"],
          title: ["Comme de la mousse", "Un cadeau en mots"],
          lines: (t) => [
            `« Se fâcher, on peut, dit ${t.child}. Mais la souris a besoin de douceur. » Une chose gentille, et vraie ! Chuchotes-en une aussi, pour quelqu’un que tu aimes.`,
            "« Tu restes si calme que je peux chanter », dit l’étourneau. Les oreilles remontent, l’une, puis l’autre.",
            forOlder(
              "Ensuite, il en essaie partout. Ces mots-là reviennent, il l’a remarqué, et parfois avec des amis.",
            ),
          ],
          returns: (t) => [
            `${t.child} dit à ${t.friend} une chose gentille, et c’est vrai. Ça se voit aux oreilles.`,
            `Un mot lourd est tombé par là. ${t.child} en pose un doux à côté, et vrai.`,
          ],
        },
      ],
    },
  ],
};
