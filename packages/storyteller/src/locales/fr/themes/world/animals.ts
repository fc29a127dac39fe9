import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const animals: ThemeTexts = {
  name: "le soin des animaux et de la nature",
  phrases: [
    "animaux|animal plantes|plante",
    "animal|animaux soin|respect|aimer|amour|protég|doux|douce|douceur|gentil|gentille|embête|=mal|maltrait|taper|bien|aider|brutal|tirer",
    "chat|chien|chaton|chiot queue|taper|tape|doux|douce|doucement|douceur|=mal|embête|tirer|tire|brutal|caresse",
    "tirer|tire queue",
    "nature respect|soin|aimer|amour|protég|préserve|contact|découvrir",
    "écrase|tuer|=tue|piétine|marcher fourmis|insecte|bêtes|bestioles|araignées|escargots|fourmi|vers|limaces",
    "oiseau soin|=nid|=nids|nourrir|aider|protég",
    "=nid|=nids",
    "sauvage|sauvages|forêt animaux|animal",
    "=voie disparition",
    "plante|arbre|fleur respect|soin|arrache|cueillir|arrose|protég",
    "êtres vivants",
    "maltraitance animale",
    "biodiversité",
    "soin =des|=aux|=les|=de animaux|nature|plante|oiseau",
    "respect|respecte =des|=les|=la|=pour animaux|nature|animal|plante",
    "doux|douce|douceur|gentil|gentille =avec|=envers animaux|chat|chien|animal|bêtes",
    "queue chat|chien =du|=pas tirer|tire",
    "vivant|vivants respect|respecte",
    "aimer|amour =les|=des|=la animaux|nature",
    "protége|préserve|sauve =la|=les nature|animaux",
    "faune flore",
    "animaux|animal =ferme|savane|jungle|forêt|sauvage|sauvages|=zoo|afrique|bois|banquise|bébé|bébés|cri|cris|noms|aime|adore|apprendre|découvrir|monde",
    "=ours|=loup|=loups comment|vivent|polaire|brun|=les|=le",
    "=insectes|bestiole|bébête|bebette|=bibitte|bibittes|fourmi|escargot|coccinelle|=lombric",
    "faire|fait|fasse =mal =aux|=à|=au animaux|animal|bêtes|chien|=chat|insecte|oiseau|fourmis",
    "=vers =terre respect|fourmi|écras|protég",
    "espèces|animaux menac|disparition|protégées",
    "vivent|mangent|dorment|naissent comment animaux|ours|lions|loups|oiseau",
    "animaux|animal",
    "respect|respecte|protége|écrase|tuer fourmi|fourmis|insecte|=vers|araignées|escargots|bêtes|bestioles terre|=les",
    "=lion|=lions|lionne|=tigre|=tigres|éléphant|girafe|=singe|=singes|zèbre|hippopotam|rhinocéros|crocodile|=renard|=renards|écureuil|hérisson|=hibou|chouette|serpent|grenouille|=panda|=pandas|koala|kangourou|gorille|pingouin|manchot|sanglie|dromadaire|guépard|léopard|=loups",
    "animaux|bêtes =de|=à =la =ferme",
    "soin =des|=aux bêtes|bestioles",
    "savane|=jungle|banquise|=zoo",
    "animal|animaux|bête|bêtes|ours|lion|lions|éléphant|girafe|loup|loups|singe|renard|hérisson|tigre|zèbre|pingouin|serpent|serpents|insecte|insectes|araignée|araignées|oiseaux|oiseau|fourmi|fourmis|écureuil|hibou|crocodile|grenouille|panda|vache|cheval|koala|kangourou|escargot|mammifères|reptiles|dinde forêt|savane|jungle|ferme|mange|mangent|=vit|vivent|bébé|bébés|cri|cris|sauvage|sauvages|=zoo|habitat|disparition|voie|espèces|monde|=nom|noms|hiver|dorment|dort|afrique|découvrir|connaître|apprendre|désert|banquise|famille|pondent|fabriquent|naissent|protéger|pôle|=nid|bruits|pays|peur",
    "hibern|hiberne|=zoo|safari|savane|mammifère|carnivore|herbivore|insecte|insectes|fourmi|fourmis|éléphant|girafe|zèbre|herisson|=loups|=lions|reptile|zoologie",
    "animal|animaux",
    "animaux|animal petits|bébés|maman|leurs|familles",
    "cri|cris|bruit animaux|animal|vache",
    "mang|mange|mangent lapin|lapins|lion|lions|ours|girafe|girafes|loup|loups|oiseaux|vache|vaches|singes|souris|renard|hérisson =que|quoi|=qu|comment",
    "singe|singes|girafes|éléphants|lions|tigres|zèbres",
    "chats|chiens|vaches|ours|oiseaux|lions ronronn|aboie|hibern|chantent|rugi|chassent|miaul",
    "ronronn|hibern",
    "=ours dort|dorment|hiver|hiberne où|=ou|comment|pourquoi|hiver",
    "hibern|hibernation",
    "=araignées|=araignée|=serpents|=insectes|=oiseaux|=ours|=loups =vivent|=mangent|=vie|=animaux|=apprendre|=découvrir",
    "faune",
    "habitat|habitats =animaux|=sauvages",
    "=tire|tirer =queue",
    "=doux|douce|douceur animaux|=chat|=chien|betes",
  ],
  facts: ["manger", "d'eau|l'eau|eau|boire", "maison", "calme"],
  moments: [
    {
      title: ["La botte au nid", "Tsip"],
      lines: (t) => [
        [
          `Dans une vieille botte, ${t.setting}, une mésange a son nid. « Tsip ! » crie-t-elle, les ailes sur cinq petits becs.`,
          `« Tsip ! » entend-on ${t.setting}. Dans une vieille botte, une mésange couvre cinq petits becs de ses ailes.`,
        ],
        `« Qu’est-ce qu’il lui faut ? » souffle ${t.friend}. À manger, à boire, une maison sûre, et du calme.`,
        forOlder(
          "Pour elle, on est grand comme un immeuble. Et un immeuble qui marche, c’est trop pour un petit cœur.",
        ),
        [`Comment l’aider, ${t.child} ?`, `Que fais-tu pour elle, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Passer sans bruit", "Reculer en silence"],
          title: ["Le silence de la mousse", "Le détour de la botte"],
          lines: (t) => [
            "Les mains dans le dos, et sur la pointe des pieds avec nous : un, deux, trois. De loin, on regarde.",
            `La mésange replie ses ailes. La voilà rassurée : elle part chercher un ver, et ${t.child} voit cinq becs s’ouvrir.`,
            forOlder(
              "Personne ne touche les petits. Ils ont leur mère, et elle sait mieux que nous ce que veulent cinq becs.",
            ),
          ],
          returns: (t) =>
            `Il y a quelqu’un de tout petit par ici. ${t.child} met les mains dans le dos et fait un détour, sans bruit.`,
        },
        {
          text: ["Apporter de l’eau", "Remplir le bol plat"],
          title: ["Le bain d’une mésange", "De l’eau et une pierre"],
          lines: (t) => [
            `${t.child} remplit un bol plat et le pose lentement, assez loin. Dedans, une pierre, pour que les scarabées puissent ressortir.`,
            "On recule, on attend. La mésange vient, boit, et se baigne. Les gouttes volent jusqu’aux nez.",
            forOlder(
              "Après elle, une abeille boit au bord, puis une souris à très longue queue. Ça s’est vite su.",
            ),
          ],
          returns: (t) =>
            `${t.child} laisse un bol d’eau avec une pierre dedans, pour qui passera cette nuit.`,
        },
        {
          text: ["Ramasser les ficelles", "Nettoyer tout autour"],
          title: ["Devant la porte", "Ficelle, papier, bouchon"],
          lines: (t) => [
            `Autour traînent des ficelles et du papier, et les pattes fines s’y prennent. Doucement, ${t.child} ramasse bout après bout.`,
            "Le chemin du nid est libre. La mésange passe avec une chenille, juste devant les genoux, et n’a plus peur.",
            forOlder(
              `Une feuille, une brindille, une plume restent là. Ce ne sont pas des déchets, c’est pour construire. ${t.friend} a demandé.`,
            ),
          ],
          returns: (t) =>
            `Un bout de ficelle traîne par terre. ${t.child} le ramasse, pour une patte fine, quelque part.`,
        },
      ],
    },
  ],
};
