import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const road: ThemeTexts = {
  name: "traverser la rue avec prudence",
  phrases: [
    "traverse|traversée =rue|=rues|route|seul|chaussée|passage|attention|piéton|clous",
    "=rue|=rues attention|danger|prudent|prudence|courir|court|main|regarde|sécurité|échappe",
    "route sécurité|danger|attention|prudent|prudence|courir|court|regarde|règle",
    "sécurité routière",
    "code =de =la route|=rue|=rues",
    "circulation",
    "passage piéton|clouté",
    "piéton",
    "=feu|=feux rouge|vert",
    "regarde gauche|droite|côtés =rue|=rues|route|traverse",
    "regarde =des =deux côtés",
    "voiture attention|danger|regarde|prudent|méfie",
    "parking main|attention|court|courir",
    "donne|tenir|lâche =la main =rue|=rues|dehors|route|traverse|parking",
    "trottoir",
    "ballon =rue|=rues|route",
    "courir|court|élance|précipite =rue|=rues|route|voiture|parking",
    "aller école =à pied",
    "regarde gauche droite",
    "=rue traverse|danger|dangers",
    "traverse",
    "regarde =avant traverse",
    "=la =rue",
    "marcher|courir|jouer|court =dans|=sur =rue|=rues|route|trottoir",
    "=feu =rouge =le|=au|=du",
    "=feu =vert",
    "donne =la main traverse",
    "auto|autos|bagnole|camion|voiture attention|danger|regard|fonce|écras",
    "donne|tenir|tient =la =main",
    "=feu =rouge =vert",
    "aller|rentre|=va|marche école =seul|=seule|=pied|=pieds",
    "courir|court|fonce|traverse|ballon route|=rue|=rues|chaussée après|sans|=sur|regard",
    "=seul|=seule =dans =rue|=rues|dehors",
    "traverse gauche droite|regard",
    "prudent|prudence|danger|dangers =rue|=rues|route|dehors",
    "regard|regarde côtés|=2",
    "travers|piéton|piétons|trottoir|passage|circulation|=feu|=feux|clouté =rue|route|chaussée|voiture|voitures|rouge|vert|piéton|piétons|main|marcher|seul|attention|clouté|clous",
    "bonhomme =vert|=rouge",
    "court|courir|échappe|ballon|jouer|seul|danger|dangers|attention =rue|=route|=parking|chaussée",
    "voitures|autos|chars|camions|motos attention|danger|regarder|faire|=rue|peur|parking",
    "sécurité|prudence|prudent|code|danger =route|=rue|routière",
    "main =donne|donner|tenir|lâche =rue|trottoir|parking|route|dehors|traverser",
    "stationnement|parking courir|court|danger|main",
    "=feu|=feux tricolore|tricolores|rouge|vert|orange|piéton",
    "prudent|prudence|attention =rue|=route",
    "parking =main|=voitures|=voiture",
    "=voitures =vite =main|=rue|=route",
    "lâche|lâcher =main =voitures|=rue|=route|=trottoir",
  ],
  facts: ["stop|arrêt", "regard", "écout|oreilles", "main"],
  moments: [
    {
      title: ["Le bonnet d’en face", "Des roues et des roues"],
      lines: (t) => [
        [
          "Une rue passe, vroum, vroum. Le vent prend le bonnet d’un oison et le pose de l’autre côté.",
          "Vroum, vroum, fait une rue. Et en face, tout seul, il y a le bonnet jaune d’un oison.",
        ],
        "Une patte est déjà en l’air. « Stop, dit Maman Oie. D’abord la main. Puis on s’arrête, on regarde, on écoute. »",
        forOlder(
          "Les roues ne s’arrêtent pas aussi vite qu’une patte. Voilà pourquoi c’est la patte qui attend.",
        ),
        [`Comment traverser, ${t.child} ?`, `Que fait-on ici, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder des deux côtés", "Bien tourner la tête"],
          title: ["D’un côté, de l’autre, et encore", "Derrière le bord"],
          lines: (t) => [
            `Les pieds derrière le bord ! ${t.child} prend l’aile de Maman Oie. Regarde aussi : d’un côté, de l’autre, encore le premier. Une charrette. Un vélo. Plus rien.`,
            "Plus un bruit non plus. On traverse en marchant, sans courir, et voilà le bonnet.",
            forOlder(
              "Au retour, on recommence tout, car une rue oublie tout de suite qui a déjà regardé.",
            ),
          ],
          returns: (t) => [
            `Au bord suivant, ${t.child} arrête d’abord ses pieds, et regarde des deux côtés, comme pour le bonnet.`,
            `« D’un côté, de l’autre, encore le premier », dit ${t.child}, et alors seulement on continue.`,
          ],
        },
        {
          text: ["Chercher les bandes blanches", "Attendre le feu vert"],
          title: ["Les bandes", "Des bandes patientes"],
          lines: (t) => [
            "Plus loin, il y a des bandes blanches et un feu. On attend, main dans l’aile. Rouge : stop ! Regarde : les roues ralentissent. Vert !",
            "On écoute encore, jusqu’à ce que tout soit arrêté. Puis on compte les bandes. Compte aussi : une, deux, trois, quatre !",
            forOlder(
              `${t.child} regarde le cocher, jusqu’à ce que le cocher regarde aussi et fasse oui. Un cocher ne s’arrête que pour ce qu’il voit.`,
            ),
          ],
          returns: (t) => [
            `On pourrait aller tout droit, mais ${t.child} cherche un meilleur endroit, comme les bandes blanches, et le trouve.`,
            `« Le vert ne suffit pas », dit ${t.child}, et attend que tout soit arrêté, comme devant les bandes.`,
          ],
        },
        {
          text: ["Ouvrir grand les oreilles", "Se taire quelques secondes"],
          title: ["Ce que voient les oreilles", "Chut"],
          lines: () => [
            "Une charrette de foin cache la vue. On s’arrête, main dans la main, et on écoute. Les mains derrière les oreilles, toi aussi : chut ! Vroum ?",
            "Un vroum vient, et s’en va. On avance un peu pour regarder des deux côtés, et on traverse sans courir.",
            forOlder(
              "« Celui-là, je ne l’avais pas vu, dit l’oison. Mes oreilles, oui. » Et il remet son bonnet, sans les couvrir.",
            ),
          ],
          returns: (t) => [
            `Là où l’on ne voit rien, ${t.child} s’arrête, les mains derrière les oreilles, comme près du foin, et écoute.`,
            `« Chut », dit ${t.child}, et l’on entend à temps, comme ce vroum derrière le foin.`,
          ],
        },
      ],
    },
  ],
};
