import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const screens: ThemeTexts = {
  name: "éteindre l’écran",
  phrases: [
    "écran",
    "=télé|télévision|=tv|tablette|téléphone|portable|smartphone éteindre|éteint|arrête|moins|trop|temps|limite|sans|lâche|crise|pleure|accro|heures|regarde|devant",
    "tablette",
    "éteindre|éteint télé|tablette|console|téléphone|ordinateur|dessin",
    "dessin|dessins animés|animé",
    "vidéo|vidéos moins|trop|arrête|regarde|=jeu|=jeux|jeux",
    "jeux =vidéo|vidéos",
    "internet|youtube",
    "smartphone",
    "=accro|=accros",
    "ordinateur|=ordi trop|moins|temps|arrête",
    "scotché",
    "numérique",
    "téléphone lâche|trop|moins",
    "moins =télé",
    "addict portable|écran|télé|tablette|jeux",
    "=télé|=tv|télévision|téloche",
    "=console|=consoles =jeu|=jeux|jeux|éteindre|arrête|jouer|=joue|=joues|=jouent|=jouait|trop|lieu|dehors|heures|moins",
    "youtub|netflix|tiktok|=tik|fortnite|minecraft|roblox|playstation|nintendo|=switch|=xbox|=ps4|=ps5|instagram|snapchat",
    "=ipad|=ipads|=iphone|=portable|cellulaire|=gsm|=natel",
    "réseaux sociaux",
    "=gaming|gamer|=geek",
    "coupe|couper|éteins|éteint|éteindre|fini =télé|écran|tablette|dessin|youtube|vidéo crise|drame|pleure|hurle|crie",
    "=tel|téléphone|=tél trop|accro|passe|toujours|=son|lâche|moins|=nez|scotché",
    "écran|écrans trop|moins|temps|limite|accro|sans|dépend",
    "=nez =dans|=sur|collé écran|tablette|téléphone",
    "=ordi|ordinateur toujours|temps|passe|=son|=jeu|=jeux",
    "épisode|série|film regarde|encore|voir",
    "=téléphone",
    "écran|écrans|ecran",
    "télé|télévision|=tv|tele|téléviseur",
    "tablette|ipad|smartphone|portable|cellulaire|=cell|console|playstation|switch|nintendo|youtube|tiktok|netflix|minecraft|fortnite|roblox",
    "téléphone réclame|trop|accro|jeux|veut|regarde|pleure|arrêt|temps|moins|limit|toujours|toute|colle|lâche",
    "dessin|dessins =animé|=animés",
    "=jeux|=jeu vidéo|vidéos|=video",
    "vidéos regarde|trop|toute|accro",
    "décroch|lâcher|arrêter|quitter console|écran|tablette|jeux|manette|téléphone",
    "=veut =que youtube|tablette|télé|dessins|jeux",
    "éteindre|éteint =écran|=télé|=tablette|=console|=dessins|=téléphone",
    "joue =trop =console|=jeux|=vidéo",
    "épisode|épisodes =encore|=un",
    "hurle|crie|pleure|crise =reprends|=prends|=téléphone|=portable téléphone|tablette|=télé",
    "tablette|console|télé|téléphone =ferme|=fermer|=range|=arrête =hurle|crise|=crie|pleure|=on",
  ],
  facts: ["d'accord", "éteint|éteindre|s’éteint", "yeux", "saut"],
  moments: [
    {
      title: ["Encore un épisode", "Des yeux tout ronds"],
      lines: (t) => [
        [
          `Une grenouille fixe une tablette ${t.setting}. Elle a les yeux secs et des fourmis dans les pattes. « Encore un », dit-elle, pour la cinquième fois.`,
          `${cap(t.setting)}, quelque chose brille : une tablette, et derrière, une grenouille aux yeux fatigués. « Encore un épisode, marmonne-t-elle. Et encore un. »`,
        ],
        "Quelqu’un l’appelle : « Tu viens jouer ? »",
        forOlder(
          "Elle entend, à chaque fois. Mais l’épisode suivant démarre sans elle, plus vite que ses pattes.",
        ),
        [`Comment s’arrêter, ${t.child} ?`, `Comment trouver la fin, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Régler le minuteur", "Choisir la sonnerie"],
          title: ["Dring !", "Quand ça sonne"],
          lines: () => [
            "On se met d’accord avant : un épisode, et quand ça sonne, on éteint. Dring ! Appuie aussi, un doigt, clic : c’est éteint.",
            "« Oh », fait-elle, un peu triste, et c’est permis. Elle cligne des yeux, regarde très loin, et saute : un, deux, trois !",
            forOlder("Le minuteur n’est pas méchant. Il répète juste ce qu’on a décidé ensemble."),
          ],
          returns: (t) => [
            `${t.child} décide de la fin avant le début, et quand c’est l’heure, ça vient presque tout seul : dring !`,
            `« Quand ça sonne, on arrête », dit ${t.child}. Ça sonne, on arrête, et autre chose peut commencer.`,
          ],
        },
        {
          text: ["Dire au revoir aux images", "Saluer le dessin animé"],
          title: ["À demain", "Au revoir, au revoir"],
          lines: () => [
            "On se met d’accord : jusqu’à la fin de celui-ci. Fais signe aussi : « Au revoir, à demain ! » Clic, elle éteint.",
            "Quel drôle de silence. La grenouille ferme les yeux, les rouvre, regarde loin, se frotte les pattes, et file en sautant vers les voix.",
            forOlder(
              "Un dessin animé qu’on a salué, il attend. Demain, il sera là, avec toutes ses chansons.",
            ),
          ],
          returns: (t) => [
            `C’était beau, et c’est fini. ${t.child} fait signe de la main, comme la grenouille : « Au revoir, à demain ! »`,
            `Quand une belle chose s’arrête, ${t.child} lui fait signe. Ces choses-là attendent qu’on revienne.`,
          ],
        },
        {
          text: ["Prévoir le jeu d’après", "Penser à la suite"],
          title: ["Et après ?", "La suite"],
          lines: (t) => [
            `« Tu joues à quoi, après ? » demande ${t.child}. « À saute-mouton ! » On se met d’accord : cet épisode, on éteint, et on saute. Clic.`,
            `Ses yeux piquent au grand jour. Elle regarde l’arbre le plus loin, compte trois, et saute par-dessus ${t.friend}. Youpi !`,
            forOlder(
              "« J’avais oublié que je sais si bien le faire », dit la grenouille en l’air. Dans la tablette, c’étaient les autres qui sautaient.",
            ),
          ],
          returns: (t) => [
            `${t.child} sait déjà ce qui vient après. S’arrêter, c’est alors le début de la suite.`,
            `« Et après, on joue à quoi ? » demande ${t.child}, et la fin est moitié moins dure.`,
          ],
        },
      ],
    },
  ],
};
