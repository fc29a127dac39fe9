import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const parting: ThemeTexts = {
  name: "la séparation à l’école",
  phrases: [
    "=parte|=partes =pas|veut",
    "parents|maman|papa manque|manquent",
    "sépare larme|larmes|pleu",
    "angoisse|anxiété|peur séparation",
    "pleu dépose|laisse|quitte|pars",
    "séparation|séparations|separation",
    "sépare maman|papa|parents|mère|père|enfant|matin|=moi|nous",
    "dire|=dit aurevoir",
    "pleu école|maternelle|crèche|creche|nounou|garderie matin|partir|pars|part|laisse|dépose|quand|arriv|entre|=à",
    "pleu maman|papa part|partir|laisse|quitte|pars",
    "pleure|pleurs matin",
    "accroche|agrippe|colle maman|papa|jambes|jambe|=moi",
    "=pot =colle",
    "manque maman|papa|parents|mère|père|=me",
    "maman|papa manque|revient|revenir|reviendra|reviens",
    "maman|papa part|partie|parti|voyage|déplacement travail|travaille|voyage|loin|déplacement|revient",
    "laisse|quitte maman|papa|parents|crèche|école|maternelle|nounou|partir",
    "lâche main|maman|papa|jambe",
    "reste sans|crèche|nounou|garderie|école|mamie|grands maman|papa|=à|=chez",
    "veut|=pas reste école|crèche|nounou|garderie|maternelle",
    "adaptation crèche|maternelle|école|garderie|nounou",
    "attachement",
    "être|passe sans maman|papa",
    "dépose école|crèche|maternelle",
    "lâche =pas|=me maternelle|école|crèche|semelle|jambe|matin",
    "=au revoir matin|=sans|bisou",
    "=au revoir nounou|crèche|école|maternelle|maman|papa|pleur|larme|matin|maîtresse|porte|garderie",
    "collé|collée|colle|scotché =à =moi|maman|=elle|=ma reste|temps|toujours|veut|jupe",
    "collé|collée|colle|scotché =à =moi|maman|papa|basques|jupes",
    "maman|papa travail|bureau|boulot|travaille pleur|hurl|manque|triste|part|=va|aller|laisse",
    "pleur|hurl|crie école|crèche|maternelle|garderie|nounou matin|porte|dépose|laisse|arriv|matins",
    "maman|papa déplacement|mission|voyage part|partir|absente|absent|jours|loin",
    "maman|papa|parents revient|reviennent|reviendra|retrouve toujours|=après|école|soir",
    "laisse maman|papa|partir =sans|pleur|larme",
    "semelle",
    "=quitter|=quitte|=quittent =me|maman|papa|=nous|=moi|parents matin|=pas|sans|école|peur|jamais|pleur",
    "=me|=nous|maman =quitter|=quitte =pas",
    "accroche|agrippe|colle|cramponne manteau|bras|=cou|jupe|école|porte|=moi|jambe",
    "revenir|reviens|reviendra|retour cherche|maman|papa|travail|soir",
    "absence|absent|absente papa|maman|parents",
    "=je sors|sorte|pars|parte|quitte|laisse pièce|pleur|supporte|panique|crie|hurle",
    "dépose pleur|hurl|crie|école|maternelle|crèche",
    "nounou|=babysitter",
    "maman|papa =va|=part|=partir|=parte pleur|hurle|crie|panique",
    "peur|pleur|triste maman|papa =part|partir|parte|quitte|sort|absent",
    "=crise matin pars|part|laisse|dépose|travail",
  ],
  facts: ["au revoir", "revien|revenir|revoilà", "goûter", "manqu"],
  moments: [
    {
      title: ["L’école des souris", "Une queue bien tenue"],
      lines: (t) => [
        [
          `Ding ! Une école de souris ouvre ${t.setting}. Un souriceau ne lâche pas son papa.`,
          "L’école des souris est ouverte, mais un souriceau ne lâche pas son papa.",
        ],
        "« Tu vas me manquer. » « Toi aussi, dit Papa. Je reviens juste après le goûter. Maintenant, au revoir. »",
        forOlder(
          "La maîtresse, une grosse souris ronde, pose un coussin près de la fenêtre. « Ici, dit-elle, on a le droit de trouver le temps long. »",
        ),
        [`Quel au revoir les aiderait, ${t.child} ?`, `${t.child}, comment se quittent-ils ?`],
      ],
      choices: [
        {
          text: ["Inventer leur geste secret", "Serrer fort la main"],
          title: ["Serre, serre, serre", "La main qui revient"],
          lines: (t) => [
            `${t.child} leur montre : on serre la main trois fois. Serre la tienne aussi : un, deux, trois ! Cela veut dire : je reviens.`,
            "Papa serre, et s’en va. Le souriceau pleure un peu, puis dessine un chat à chapeau. Après le goûter, revoilà Papa !",
            forOlder(
              "On refait le signe, trois fois, et il se trouve qu’il veut aussi dire bonjour.",
            ),
          ],
          returns: (t) => [
            `Avant de se quitter, ${t.child} serre trois fois, comme à l’école des souris : au revoir, et je reviens.`,
            `Au moment de partir, ${t.friend} sent une main serrer, un, deux, trois ; cela se garde bien jusqu’au prochain bonjour.`,
          ],
        },
        {
          text: ["Garder le bouton de Papa", "Emporter quelque chose de lui"],
          title: ["Le bouton", "Dans la poche"],
          lines: () => [
            "Papa détache un bouton de son manteau. « Garde-le, je reviens le prendre. » Le souriceau le met dans sa poche. « Au revoir, Papa ! »",
            "Quand Papa lui manque, il touche le bouton. Chanson, sable, goûter, et voilà Papa. Le bouton rentre chez lui.",
            forOlder(
              "Ici, toutes les poches cachent quelque chose : un ruban, un caillou, une moitié de crayon. On se montre tout.",
            ),
          ],
          returns: (t) => [
            `${t.child} cherche dans sa poche une petite chose de la maison, comme le bouton du souriceau, et continue.`,
            "Qui manque est tout près, dans la poche, comme le bouton ; et à la fin, chacun revient.",
          ],
        },
        {
          text: ["Faire signe à la fenêtre", "Regarder par le carreau"],
          title: ["La fenêtre", "Deux mains en l’air"],
          lines: (t) => [
            `${t.child} connaît un bon endroit : la fenêtre. Un bisou, un au revoir, et on fait signe jusqu’au coin. Fais signe aussi !`,
            "Papa manque au souriceau toute une chanson. Puis viennent les cubes, le goûter, et une queue connue revient au coin.",
            forOlder(
              "« Toujours la même fenêtre, dit la maîtresse. Comme ça, l’au revoir sait où te trouver. »",
            ),
          ],
          returns: (t) => [
            "On fait signe jusqu’à ne plus voir personne, comme à la fenêtre des souris. Et on le sait : le chemin va aussi dans l’autre sens.",
            `Un au revoir, un signe, et ${t.child} se tourne vers la suite ; qui est parti revient, comme promis.`,
          ],
        },
      ],
    },
  ],
};
