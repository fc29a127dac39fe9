import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const ownBed: ThemeTexts = {
  name: "dormir dans son lit",
  phrases: [
    "dormir|dorme|dort|dorment|endorme|endormir|endort =son|=propre|=seul|=seule|=seuls|=sa =lit|=lits|chambre|=seul|=seule|=seuls",
    "=lit =son|propre|parents|notre|papa|maman|grand|grands|nouveau",
    "dormir|dort|endormir|endort =seul|=seule|=seuls|seules",
    "cododo",
    "dormir|dort =avec|=sans maman|papa|nous|parents",
    "quitte|passe =lit|=lits|berceau|barreaux",
    "nuit =dans =son =lit",
    "chambre =sa dormir|nuit|dort",
    "chambre =seul|=seule",
    "=lit|=lits =de =grand",
    "dormir|dorme|dort =dans =son|=sa =lit|chambre",
    "vient|arrive|rejoint =notre =lit|chambre",
    "quitte|sortir =notre|=lit parents",
    "dort|dormir =encore|toujours =avec nous|parents",
    "peur dormir =seul|=seule",
    "nuits =dans =sa|=son chambre|=lit|=lits",
    "reste =lit|chambre nuit|=sa|=son",
    "vient|rejoint|rejoindre|glisse|arrive|débarque|rapplique|squatte|atterrit =lit|=lits|chambre|=pieu nuit|parents|notre|nous|nuits",
    "notre|=nos|parental|conjugal =lit",
    "dormir|dort|dorme =sans =nous|=moi|maman|papa",
    "=lit =des|=de =parents|papa|maman",
    "dormir|dort =toute|=tout seul|seule chambre|=lit|=lits|nuit|peur|=sa",
    "finir|arrête|fini cododo",
    "=lit parents|papa|maman|notre quitte|sortir|dort|dormir|dodo",
    "dormir|dort|dorme =avec =nous|=moi|maman|papa",
    "=reste|=rester|présence dorme|endorm|dort",
    "plumard|=pieu notre|nous|parents",
    "=sa|=son|=leur =propre chambre|=lit",
    "chambre =à =elle|=lui|=soi",
    "dorm|dort|endort|endormir|dodo|nuit =seul|=seule",
    "dorm|dort|endort|rester|reste|coucher =dans =son|=sa|=propre|=leur =lit|chambre",
    "vient|viens|rejoindre|rejoint|débarque|arrive|finit|revient =nuit|=lit|chambre =nous|notre|=mon|=lit|parents|milieu",
    "dorm|dort|dodo|coucher =avec|=entre|chez|=sans =nous|=moi|maman|papa|parents|mère|père",
    "cododo|cosleeping",
    "chambre =à =soi|=elle|=lui",
    "chambre =seul|seule|propre|grand|grande =lit|dormir|dort|seul|seule|nuit",
    "endort|endormir|endorme|rester|reste|main =sans =que|=moi|nous|maman|papa|présence|côté",
    "=lit =de =grand|=grande",
    "=lit|=lits =nos|notre|parental|parents|=mon dort|dormir|vient|nuit|veut|toutes|chaque|rejoint",
    "quitter|sortir =lit|chambre parents|parental|notre|barreaux",
    "nuit|nuits =sa|=son chambre|=lit passer|reste|toute|entière",
    "dormir|dort|dorme =seul|=seule veut|refuse|arrive|peur|apprendre|=ose",
    "dormir|dort|dorme =avec maman|papa|nous|parents =plus|veut|toujours|encore|chaque",
    "chacun|=propre|=à =son =lit|=chambre",
    "allongé|allongée|coucher|reste =près|côté|contre =elle|=lui",
    "=dormir =entre|=avec =nous =matin|=nuit|=lit",
    "débarque =nuit|=matin =lit|=nous",
    "lit =barreaux",
  ],
  facts: ["son|propre|sien", "lit", "appel", "matin"],
  moments: [
    {
      title: ["Le lit du loir", "Un lit tout neuf"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un petit loir a son propre lit, en mousse et en duvet. Il n’y a jamais dormi.`,
          `« C’est mon lit à moi, mon propre lit », dit un petit loir ${t.setting}. « Je n’y ai jamais dormi. »`,
        ],
        "« Maman dort à côté. Si j’appelle, elle vient. Mais comment on commence ? »",
        forOlder(
          "Jusqu’ici, chaque nuit, il se glissait dans le grand nid. Il y faisait chaud, mais il y avait aussi énormément de coudes.",
        ),
        [`Que lui faut-il, ${t.child} ?`, `Qu’est-ce qui aide, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Trouver qui monte la garde", "Choisir la gardienne"],
          title: ["La noisette de garde", "Qui veille"],
          lines: (t) => [
            `${t.child} trouve une noisette à bonne bouille, pour garder le lit. « Reste là », dit le loir.`,
            "Il appelle une fois, pour essayer. « Je suis là ! » répond sa maman. On joue à la nuit : il ferme les yeux, les rouvre, et c’est le matin.",
            forOlder(
              "La noisette n’a pas bougé d’un poil. Certaines sont nées pour ce métier, et le loir la regarde avec respect.",
            ),
          ],
          returns: () =>
            "Une noisette à bonne bouille a voyagé dans une poche, et la voilà qui veille, comme chez le loir.",
        },
        {
          text: ["Répéter trois étapes", "Suivre toujours le même ordre"],
          title: ["Histoire, chanson, lampe", "Un, deux, trois, dodo"],
          lines: (t) => [
            `« Chaque soir pareil, dit ${t.child}. L’histoire. La chanson. La lampe éteinte. » Dis-le aussi : histoire, chanson, lampe !`,
            "On essaie, comme en pleine nuit : il se réveille, appelle tout bas, entend « je suis là », et se recouche dans sa mousse. Puis on joue au matin.",
            forOlder(
              "La deuxième nuit, c’est encore mieux. La troisième, on dirait que le lit dit « histoire » tout seul.",
            ),
          ],
          returns: (t) =>
            `Quand tout tourbillonne, ${t.child} fait trois choses dans l’ordre, comme l’histoire, la chanson, la lampe, et le calme revient.`,
        },
        {
          text: ["Inventer notre appel", "S’entraîner à siffler"],
          title: ["Deux courts, un long", "Bonsoir, voisine"],
          lines: (t) => [
            `${t.child} invente un appel : deux courts, un long. Fredonne-le aussi : hm, hm, hmmm ! Du nid d’à côté, le même revient.`,
            "Maintenant, le lit n’est loin de rien. On joue à toute une nuit : un seul appel, une réponse, et le loir dort jusqu’au matin.",
            forOlder(
              "« Tu peux appeler deux fois, a dit sa maman. Ou dix. Je suis à côté, et je connais l’air. »",
            ),
          ],
          returns: (t) =>
            `Deux courts, un long, fredonne ${t.child}, et une réponse arrive, comme du nid d’à côté. Personne n’est loin.`,
        },
      ],
    },
  ],
};
