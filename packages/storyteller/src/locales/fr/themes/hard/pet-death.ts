import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

const dog = (t: SceneContext) => t.freeName(["Caramel", "Filou", "Pompon"]);

export const petDeath: ThemeTexts = {
  name: "la mort d’un animal de compagnie",
  note: "Cette histoire dit « mort », pas « endormi » ni « parti » : le corps d’un vieux chien s’est arrêté et ne repartira pas. Elle dit que ce n’est la faute de personne, qu’on a le droit de pleurer, d’être en colère ou de jouer, que l’animal nous manque et qu’on se souvient de lui. Aucun autre animal ne le remplace. Et elle ne remplace pas vos mots ; écoutez-la à deux, en plein jour.",
  phrases: [
    "animal|animaux|compagnon mort|mour|meur|perte|perdu|perdre|deui|décéd|adieu|disparu",
    "chien|chienne|chiot|toutou mort|mour|meur|perte|perdu|perdre|deui|décéd|adieu|disparu",
    "=chat|=chats|chatte|chaton mort|mour|meur|perte|perdu|perdre|deui|décéd|adieu|disparu",
    "hamste|cochon|souris|gerbille mort|mour|meur|perte|deui|décéd|adieu",
    "lapin|lapine|furet mort|mour|meur|perte|perdu|deui|décéd|adieu",
    "poisson mort|mour|meur|perte|deui|décéd|adieu",
    "oiseau|perruche|perroquet|canari|poule mort|mour|meur|perte|deui|décéd|adieu",
    "cheval|poney|jument|=âne mort|mour|meur|perte|deui|décéd|adieu",
    "tortue|lézard mort|mour|meur|perte|deui|décéd|adieu",
    "pique|piqué chien|chienne|=chat|chatte|animal|lapin|cheval|vétérinaire",
    "euthanasi",
    "ciel|paradis chien|chienne|=chat|chatte|lapin|hamste|animal|poney",
    "enterre|enterré chien|chienne|=chat|chatte|lapin|hamste|animal|poisson|oiseau",
    "manque chien|chienne|=chat|chatte|lapin mort|plus|notre|=son",
    "plus =là chien|chienne|=chat|chatte|lapin|hamste|animal",
    "pont =arc ciel",
    "vétérinaire mort|mour|meur",
    "poisson rouge|=rouges mort|mour|meur",
    "animal|chien|=chat|chatte|lapin|hamste|poisson|oiseau =décès",
    "chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet =nous quitté|quittés|quittée",
    "chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet écrasé|écrase|renversé|paradis|euthanas",
    "chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet mort|morte|mourir|meurt|mourra|décédé|perte|deuil",
    "vieux|vieille|notre|=son|malade chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet mort|morte|mourir|meurt|pique",
    "partie|parti|mort paradis|ciel chien|chiens|=chat|=chats|animaux|lapin|hamste",
    "perte|perdu|perdre =son|=notre|=sa chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "endormi|endormir|pique|piqué chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet",
    "chien|chienne|chiot|toutou|=chat|=chats|=chatte|chaton|minou|lapin|hamste|animal|animaux|poisson|tortue|perruche|canari|oiseau|cochon|poney|cheval|perroquet|souris|furet vieux|vieille|malade partir|mort|mourir|adieu|bientôt|mourra",
    "chien|chienne|=chat|=chatte|lapin|poisson|hamster|oiseau|animal|tortue|cochon|perruche|poule|=minou|toutou|cheval|poney mort|morte|mourir|piquer|décédé|décédée|enterr|flotte|euthan|perdu|perdre|perte|deuil|disparu|écrasé|parti|partie|adieu|ciel",
    "poisson flotte|ventre|=mort|bocal|aquarium retourné|=plus|mort|flotte|bouge",
    "poisson =rouge|notre|=son flotte|ventre|mort",
    "mort|morte|mourir animal|animaux =compagnie|domestique",
    "cochon|hamster|lapin|perruche|poisson|tortue|chien|chat mort|morte|décédé|enterré|enterrer",
    "=hamster|=chien|=chat|=lapin|=poisson|=oiseau =enterré|=bougeait|=mort|=morte|=tombe",
    "piquer|euthanasi =chat|=chien|=animal",
    "vétérinaire sauver|=pu|=piqûre|=endormi",
    "=mort =hamster|=chien|=chat|=lapin|=poisson",
    "cochon|hamster|lapin|chien|=chat|perruche|tortue quitte|quittes|pleure|=mort|morte",
  ],
  facts: ["mort|mourir", "arrêté", "repartira", "personne", "le droit", "souven"],
  moments: [
    {
      title: ["Le collier rouge", "Le collier à grelot"],
      lines: (t) => [
        [
          `Une petite fille est assise ${t.setting}, un collier rouge dans les mains. « ${dog(t)}, c’était mon chien, dit-elle. Il était très vieux. Ce matin, il est mort. »`,
          `${cap(t.setting)}, une petite fille tient un collier rouge. « C’est à ${dog(t)}, mon chien, dit-elle. Il était très vieux, et il est mort. »`,
        ],
        "Sa grande sœur a un bras autour d’elle.",
        forOlder(
          "Le collier est tout doux, usé par les années. La gamelle est là aussi, avec de l’eau. Aujourd’hui, rien ne presse.",
        ),
        [`Que ferais-tu pour elle, ${t.child} ?`, `Que fait ${t.child} pour la petite ?`],
      ],
      choices: [
        {
          text: ["Demander ce qui s’est passé", "Demander comment c’est arrivé"],
          title: ["Ce qui s’est passé", "Un vieux cœur"],
          lines: (t) => [
            `« Que s’est-il passé ? » demande ${t.child}. « Son vieux cœur s’est arrêté, dit la sœur. Tout son corps s’est arrêté. Il ne repartira pas, même chez le vétérinaire. »`,
            "« C’est ma faute ? » demande la fille. « Non, ce n’est la faute de personne. »",
            forOlder(
              "« Tu lui as donné de l’eau, des promenades, un coin bien chaud. Il était vieux. Son corps n’a plus mal. »",
            ),
          ],
          returns: (t) =>
            `« Que s’est-il passé ? » demande ${t.child} tout bas, et attend la réponse, comme avec la fille au collier rouge.`,
        },
        {
          text: ["S’asseoir avec la fille", "Tenir compagnie à la petite"],
          title: ["Un moment à côté", "Près de la fille"],
          lines: (t) => [
            `${t.child} s’assoit avec elle. La fille fait sonner le grelot du collier, rien qu’une fois.`,
            "« Son corps s’est arrêté, dit-elle. Il ne repartira pas. Et hier, je l’ai grondé. » « Il n’est pas mort pour ça, dit sa sœur. Ce n’est la faute de personne. »",
            forOlder("Puis on se tait un moment, et c’est bien aussi. Le grelot ne bouge plus."),
          ],
          returns: (t) =>
            `Quelque part, un grelot sonne, rien qu’une fois. ${t.child} pense à un vieux chien et à une petite fille.`,
        },
      ],
    },
    {
      title: ["Se souvenir de lui", "Un bon vieux chien"],
      lines: (t) => [
        [
          "« J’écoute encore ses pattes, dit la fille. Il me manque. Puis je suis en colère. Puis je saute à la corde. »",
          "« Je pleure, puis je suis en colère, puis j’ai envie de sauter à la corde », dit la fille.",
        ],
        "« Tu as le droit de tout cela », dit sa sœur.",
        "On cherche comment se souvenir de lui, aujourd’hui et plus tard.",
        forOlder(
          "« Et s’il me manque longtemps ? » « Alors il te manque. Ce ne sera pas toujours aussi lourd qu’aujourd’hui. »",
        ),
        [`Que faire pour ${dog(t)}, ${t.child} ?`, `Que choisit ${t.child} pour ${dog(t)} ?`],
      ],
      choices: [
        {
          text: ["Peindre la pierre ronde", "Écrire son nom"],
          title: ["Une pierre ronde", "Son nom"],
          lines: (t) => [
            `On trouve une pierre bien ronde. ${t.child} la tient, ${t.friend} prépare la couleur, et la fille peint deux oreilles brunes et le nom de ${dog(t)}.`,
            "Elle la pose là où le soleil arrive en premier. C’était sa place préférée.",
            forOlder(
              "Avec la pluie, la couleur partira. Alors, la fille pourra la repeindre, ou la laisser comme ça.",
            ),
          ],
          returns: (t) =>
            `${t.child} trouve une pierre ronde, la garde dans sa main jusqu’à ce qu’elle soit tiède, et pense à un vieux chien.`,
        },
        {
          text: ["Raconter comment il était", "Parler de lui"],
          title: ["Comment il était", "Un bon souvenir"],
          lines: (t) => [
            `« Il était comment ? » demande ${t.child}. Il portait une pantoufle à la porte, dit la fille, toujours une, et dormait sur l’autre.`,
            "Elle rit un peu, les joues mouillées. C’est un bon souvenir, et elle le garde.",
            forOlder(
              `${t.friend} veut l’entendre encore. La deuxième fois, la fille en sait plus : le bruit de la queue contre le sol.`,
            ),
          ],
          returns: (t) =>
            `« Raconte encore la pantoufle », demande ${t.child}, car un souvenir peut servir plus d’une fois.`,
        },
      ],
    },
  ],
};
