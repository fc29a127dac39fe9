import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const turns: ThemeTexts = {
  name: "attendre son tour",
  phrases: [
    "tours =rôle|chacun",
    "chacun =tour",
    "attendre|attend =file|queue",
    "=file|=queue attend|attendre|double|resquille|faire",
    "double|resquill file|queue|copain|autres",
    "être|veut|toujours =premier|=première|premiers",
    "=moi =premier|=première|abord",
    "balançoire|toboggan|trottinette|vélo|trampoline attendre|tour|partage|laisse|dispute",
    "jeux|=jeu|=jeux =société règle|tour|attendre",
    "laisse passe|jouer autres|copain|frère|soeur|sœur",
    "=un =par =un",
    "chacun =son",
    "=à =qui =tour",
    "alterne",
    "savoir attendre tour",
    "premier|première toujours veut",
    "passe =après|=avant autres",
    "laisse passe !jamais|=rien",
    "toujours =premier|=première",
    "=tour attend|attendre|attente|chacun|rôle|jou|=jeu|=jeux|jeux|parole|parler|respect|passe|patient|patiente",
    "=son|=mon|=ton =tour attend|veut|quand|sait|jamais|savoir",
    "=doubler|=double|=doublent =pas|queue|file|autres|monde",
    "=lui|=elle|=moi =abord",
    "patiente|attendre balançoire|toboggan|manège|file|queue|trampoline",
    "passe =devant|=avant tout|tous|autres|monde",
    "jouer|=joue|=joues|=jouent|=jouait =à =tour =de",
    "première|premier pleure|crie|crise|=pas =est|être|toujours",
    "=premier|=première|=premiers =pas|toujours|=être|=veut|=soit =le|=la|chaque",
    "pousse|double|bouscule|gruge passe =devant|=premier",
    "passer|laisser autres|copain|balançoire|toboggan|=premier|enfant balançoire|toboggan|avant|tour",
    "double|doubler|couper|dépasse|resquille|gruge|griller =file|=queue",
    "=file|=queue attend|attendre|attente|respect",
    "chacun|=mon|=son|leur|=notre =tour",
    "alterner|relais|relayer",
    "interromp|coupe parole|=me|adulte|parle|téléphone",
    "patienter =tour|toboggan|balançoire",
    "=toi|=lui =moi|=toi puis|après|ensuite|tour",
    "=chacun =son",
    "fini|fin attend|attendre parler|tour",
    "ordre|rang passage|arrivée|respecter",
    "toujours|jamais commencer|premier|premiere|passer =toi|=moi|=lui|=elle",
    "respecter|respect|attendre =tour|=tours",
    "dispute|disputes|bagarre|querelle commence|commencer|premier|premiere",
    "laisse|laisser autres|copains|personne commencer|premier|passer",
    "queue|=file passe|double|devant|respecter",
    "monopolis|monopolise balançoire|toboggan|jouet|trampoline|vélo|tout",
    "monopolis",
    "=queue|=file =faire|=fait|attendre|attend|râler|patienter",
  ],
  facts: ["tour", "attend", "suivant|derrière|prochain", "dix|chanson|file"],
  moments: [
    {
      title: ["Trois sur une corde", "La balançoire immobile"],
      lines: (t) => [
        [
          `Une balançoire pend ${t.setting}. ${t.friend} tient la corde, ${t.child} la tient, un canard la tient du bec. Alors personne ne se balance.`,
          `${cap(t.setting)} pend une balançoire. ${t.friend} tire, ${t.child} tire, un canard tire avec son bec. La balançoire ne bouge pas, et n’y comprend rien.`,
        ],
        "« C’est à qui ? » demande le canard, comme il peut.",
        forOlder(
          "Il est venu de loin, et à pied. Un canard, ça sait voler, mais se balancer, c’est autre chose.",
        ),
        [`Comment s’y prendre, ${t.child} ?`, `Que proposes-tu, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Compter jusqu’à dix", "Mesurer en nombres"],
          title: ["Dix chacun", "Jusqu’à dix"],
          lines: (t) => [
            "Le canard a le premier tour. Qui attend compte. Compte aussi : un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix ! Au suivant !",
            `Puis ${t.friend}, puis ${t.child}. Dix, c’est court quand on se balance, et ça résonne quand on compte.`,
            forOlder(
              "Le canard compte plus fort que tout le monde, tellement il attend le dix. Puis il retourne derrière, ravi.",
            ),
          ],
          returns: (t) => [
            `Tout le monde veut passer en premier. « Dix chacun », dit ${t.child}, et on compte tout haut, comme à la balançoire.`,
            `${t.child} compte jusqu’à dix pour les autres, lentement, sans tricher, et on sait à qui c’est ensuite.`,
          ],
        },
        {
          text: ["Former la file", "Se ranger derrière le canard"],
          title: ["La file", "L’un derrière l’autre"],
          lines: (t) => [
            "L’un derrière l’autre : on voit bien à qui c’est. Qui attend donne l’élan. Le canard s’envole, et fait coin !",
            `Puis c’est le tour ${de(t.friend)}, puis ${de(t.child)}, et le canard est déjà revenu dans la file, sur la pointe des palmes.`,
            forOlder(
              "Un escargot arrive aussi. Il se met au bout, bien sûr. Le soir, c’est son tour, et il se balance le plus longtemps.",
            ),
          ],
          returns: (t) => [
            `Il y a du monde, et un tout petit passage. ${t.child} attend dans la file, donne un élan à qui passe, et voilà son tour.`,
            `« L’un derrière l’autre », dit ${t.child}, comme à la balançoire, et soudain il y a de la place.`,
          ],
        },
        {
          text: ["Chanter en attendant", "Fredonner des couplets"],
          title: ["Le temps d’une chanson", "La chanson de la balançoire"],
          lines: (t) => [
            "Un tour dure une chanson, et qui attend la chante. Chante aussi : monte, monte, et redescends, au suivant, au suivant !",
            `Le canard d’abord, puis ${t.friend}, puis ${t.child}. Quand on chante, on ne sent pas qu’on attend.`,
            forOlder(
              "Le canard demande la version lente. On la lui chante : c’est sa première balançoire de toute sa vie.",
            ),
          ],
          returns: (t) => [
            `Il faut attendre, alors ${t.child} chante, monte, monte, et redescends. À la fin de la chanson, c’est leur tour.`,
            `Encore une chanson avant que ce soit leur tour. ${t.child} la chante donc : monte, monte, et redescends.`,
          ],
        },
      ],
    },
  ],
};
