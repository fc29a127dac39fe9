import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const dentist: ThemeTexts = {
  name: "une visite chez le dentiste",
  phrases: [
    "dentiste",
    "orthodont",
    "dent docteur|médecin|contrôle|visite",
    "=carie|=caries",
    "plombage|plombages",
    "dent =mal|arrache|arrachée|douleur|rage",
    "appareil dentaire|dent",
    "bagues dent",
    "peur|courage|courageu dent|dentaire|roulette",
    "fraise|roulette dent|dentiste",
    "cabinet|soin|soins dentaire|dentaires",
    "ouvrir =bouche",
    "détartrage",
    "dentiste peur|regarde|bouche|aller|visite|rendez|contrôle|carie",
    "dent sagesse",
    "soigne|arrach|répare dent",
    "dentiste|docteur dent",
    "dentist",
    "roulette|fraise|plombage|détartrage|appareil =dent|=dents|peur|dentaire",
    "bouche|dents =monsieur|=dame|regarde|docteur|médecin ouvrir|regarde|dents",
    "fauteuil dent|dents|dentiste",
    "soigner|arracher|réparer|enlever|extraire =dent|=dents|carie|caries|molaire",
    "radio =dents|=dentaire",
    "dentaire|=dent =rendez|visite|contrôle|cabinet",
    "=dent bouge|branlante rendez|dentaire|dentiste",
    "roulette =dentiste",
    "fauteuil =miroir|=allonge|=bouche",
    "=miroir =bouche",
  ],
  facts: ["compt", "nettoi", "main", "stop|s'arrêt"],
  moments: [
    {
      title: ["Le dentiste du chemin", "La dent qui bourdonne"],
      lines: (t) => [
        [
          `${t.friend} se tient la joue. Là-dedans, une dent bourdonne, et elle chante faux.`,
          `Depuis ce matin, ${t.friend} mâche d’un seul côté. L’autre côté dit « aïe ».`,
        ],
        [
          `Une dentiste a son fauteuil ${t.setting}. Elle compte et nettoie les dents, et main levée, elle s’arrête.`,
          `Par chance, il y a une dentiste ${t.setting}. Elle compte les dents et les nettoie. Main levée, elle s’arrête.`,
        ],
        forOlder(
          "Le fauteuil monte, descend, remonte. Une lampe au long bras regarde tout ça, comme une gentille grue.",
        ),
        [`Par quoi commencer, ${t.child} ?`, `Que faire en premier, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder dans le miroir", "Prendre le petit miroir"],
          title: ["Le petit miroir", "Les dents vues de derrière"],
          lines: (t) => [
            `${t.child} tient le petit miroir rond. Toutes les dents ${de(t.friend)} habitent là, et l’une d’elles a un point noir.`,
            "« Te voilà, toi », dit la dentiste. Elle la brosse, vrrr, vrrr, et la dent se met à briller.",
            forOlder(
              `Une fois, la main ${de(t.friend)} se lève. Le bruit s’arrête à la seconde même, et ne reprend qu’après un oui de la tête.`,
            ),
          ],
          returns: (t) => [
            `Là où on ne voit pas ce qui attend au tournant, ${t.child} sort un petit miroir et regarde d’abord.`,
            `${t.child} repense au petit miroir : ce qu’on a bien regardé fait deux fois moins peur.`,
          ],
        },
        {
          text: ["Compter les dents", "Donner des numéros"],
          title: ["Il y en a vingt", "On compte"],
          lines: (t) => [
            `La dentiste touche chaque dent, toc, et ${t.child} compte tout haut. Compte aussi : un, deux, trois, quatre, cinq ! Et ainsi jusqu’à vingt.`,
            "C’est la numéro douze qui bourdonnait. Un petit nettoyage, tic, tic, tic, et elle se tait.",
            forOlder(
              `« La main en l’air si tu veux une pause », dit-elle. À la seizième, ${t.friend} en prend une, et tout le monde a le temps.`,
            ),
          ],
          returns: (t) => [
            `Alors ${t.friend} compte lentement, comme dans le fauteuil. À vingt, plus un genou ne tremble.`,
            `« Compte avec moi », dit ${t.child}, comme chez la dentiste, et ça marche encore.`,
          ],
        },
        {
          text: ["Choisir notre signe", "S’entraîner au signal"],
          title: ["La main en l’air", "Le signe"],
          lines: (t) => [
            `On essaie. Main en l’air : la dentiste s’arrête. Main baissée : elle reprend. Essaie aussi : en haut, en bas ! ${t.child} le fait trois fois, pour voir.`,
            "Après, c’est facile d’ouvrir grand. La dent luit comme une fenêtre au soleil.",
            forOlder(
              "Chaque chose, elle la dit d’abord, puis elle la montre sur un pouce, et alors seulement elle la fait.",
            ),
          ],
          returns: (t) => [
            `C’est trop de bruit à la fois. ${t.friend} lève la main, et tout s’arrête, comme chez la dentiste.`,
            `« Main en l’air, c’est stop », dit ${t.child}. Ça marchait dans le fauteuil, et ça marche ici.`,
          ],
        },
      ],
    },
  ],
};
