import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const bullying: ThemeTexts = {
  name: "el acoso y las burlas",
  note: "En este cuento tres urracas se burlan cada día de un topo y lo empujan. Dice que el topo no hizo nada malo, que se puede decir “basta”, irse a un lugar seguro y contarlo a una persona mayor hasta que alguien ayude, y que quien mira puede ponerse a su lado. La persona mayor le cree. Las urracas no se hacen amigas. No sustituye hablarlo en casa, ni avisar a la escuela.",
  phrases: [
    "=acoso|=acosan|=acosado|=acosada|acosador",
    "bullying|buling|bulling|bullyng",
    "burl",
    "=se ríen|=rien =de",
    "=le|=lo|=la|=me pegan|empujan|insultan|molestan|fastidian|maltratan|golpean|patean",
    "niños|compañeros|amigos =le|=lo|=la|=me pegan|molestan|empujan",
    "=le|=me ponen|llaman apodos|motes|insultos",
    "=se meten =con",
    "=le|=me tienen manía|miedo compañer",
    "amenaz",
    "hostiga",
    "miedo compañero|compañera|niño|niña pega|molesta",
    "=malos|=crueles niños|compañeros",
    "defenderse compañer|escuela|colegio|cole|burl|otros",
    "=lo|=le tratan =mal",
    "violencia escolar|escuela",
    "=abusones",
    "defend =abusones|=matones",
    "=le|=lo|=la|=me pegan =en colegio|escuela|cole|clase",
    "=se burlan|burla =de|=él|=ella|=mí|cole|escuela|colegio|clase|compañeros|gafas|niños",
    "burlan|molestan|insultan|pegan|empujan|fastidian|acosan|molesta =le|=la|=lo|=de =escuela|=cole|=colegio|=clase|recreo|compañeros|niños|otros|mayores",
    "=se =meten =con =él|=ella|=mi|=mí|=su",
    "bullying|ciberacoso|abusón|abusones|=matones",
    "=se ríen|=rien =de|=él|=ella|=cómo",
    "=le =hacen =bullying|=burla|=daño|=bromas",
    "=le|=lo|=la|=me llaman|dicen gordo|gorda|=feo|=feos|=fea|=feas|tonto|tonta|enano|gafotas|apodos|=cosas =cole|=escuela|=clase|=colegio|compañeros|niños",
    "cuatro ojos",
    "=le|=lo|=la|=me llaman|=dicen =gordo|=gorda|=feo|=fea|=enano|gafotas|=empollón|=cosas|=nombres|=cuatro",
    "molesta|molestan|fastidian|pegan =todos =dias|escuela|=cole|colegio|camion|=bus|=buses|autobús",
    "dicen|llaman|gritan =gordo|=gorda|=feo|=fea|=tonto|=tonta|enano|cuatro",
    "molestan",
    "miedo|grandote|grandulon|abusivo|mayores escuela|cole|recreo grandote|grandulon|abusivo|nino",
    "niño|niña|niños|chico mayor|mayores|grande quita|roba|pega|molesta almuerzo|merienda|lonchera|dinero",
    "=matón|=matones|=abusón|=abusones|=acosador|=bravucón",
    "plantar =cara",
    "=empujan|=molestan|=pegan|=llaman|=insultan =mayores|=clase|=cole|=colegio|=gorda|=gordo|=todos",
    "=burlan|=ríen =él|=ella|=orejas|=colegio|=cole|=escuela",
    "=acoso =escolar",
    "=quita|=quitan =almuerzo|=merienda|=bocadillo",
  ],
  facts: ["nada malo", "basta", "segur", "cont|cuent"],
  moments: [
    {
      title: ["La gorra", "Todos los días"],
      lines: (t) => [
        [
          `Todos los días, tres urracas esperaban ${t.setting} a un topo pequeño. Le gritaban cosas feas, lo empujaban y le quitaban la gorra. Hoy también.`,
          `Un topo pequeño se agarraba la gorra ${t.setting}. Todos los días, tres urracas lo esperaban allí, lo insultaban y lo empujaban.`,
        ],
        "“Por las mañanas me duele la barriga”, susurró.",
        forOlder(
          "Cuando a alguien le hacen daño una y otra vez, eso se llama acoso. No es un juego: solo se ríe un lado.",
        ),
        [`¿Qué harías por el topo, ${t.child}?`, `¿Qué hace ${t.child} por el topo?`],
      ],
      choices: [
        {
          text: ["Decir basta bien fuerte", "Gritar: ¡basta ya!"],
          title: ["Basta", "Una palabra fuerte"],
          lines: (t) => [
            `“¡Basta!”, dijo ${t.child}, alto y claro. “Basta”, dijo el topo, y le tembló la voz, pero ya estaba dicho.`,
            "Luego dieron media vuelta y se fueron a un lugar seguro. “No hiciste nada malo”, le dijeron al topo. “Ellas sí”.",
            forOlder(
              "No devolvieron los gritos ni los empujones. Una sola palabra, y a caminar, codo con codo.",
            ),
          ],
          returns: (t) =>
            `“¡Basta!”, dijo ${t.child}, alto y claro, como con las urracas, y siguió adelante, codo con codo.`,
        },
        {
          text: ["Ponerse al lado del topo", "Acompañar al topo"],
          title: ["A cada lado", "En compañía"],
          lines: (t) => [
            `${t.child} se puso a la izquierda del topo, ${and(t.friend)} a la derecha. “Basta”, dijo el topo desde el medio, y la gorra se quedó en su sitio.`,
            "Se marcharon a un lugar seguro. “No hiciste nada malo”, le dijeron.",
            forOlder(
              "Las urracas gritaron todavía, un poco más bajo. Es más difícil molestar a tres que a uno.",
            ),
          ],
          returns: (t) =>
            `A la izquierda iba ${t.child}, a la derecha ${t.friend}, como con el topo, y así se caminaba con más calma.`,
        },
      ],
    },
    {
      title: ["Alguien que ayuda", "La puerta verde"],
      lines: (t) => [
        [
          "Detrás de una puerta verde vivía la señora Tejón. Era mayor, y el topo confiaba en ella.",
          "El topo conocía a alguien mayor de confianza: la señora Tejón, la de la puerta verde.",
        ],
        "“Si se lo cuento, ¿está mal?”, preguntó. “No. Cuando te hacen daño, se cuenta, hasta que alguien ayuda”.",
        forOlder("Se quedó un buen rato delante de la puerta. Nadie le metió prisa."),
        [`¿Cómo se lo contamos, ${t.child}?`, `¿Qué ayudaría al topo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Ensayar las palabras", "Practicar la frase"],
          title: ["Pocas palabras", "Necesito ayuda"],
          lines: (t) => [
            `“Me hacen daño todos los días. Necesito ayuda”. ${t.child} lo dijo con el topo, bajito, y luego más fuerte. Dilo tú también, si quieres.`,
            "Después el topo se lo contó a la señora Tejón. “Gracias”, dijo ella. “Te creo. Ahora me ocupo yo”.",
            forOlder(
              "Desde entonces estuvo allí cada mañana, con su taza de té. Las urracas no se hicieron amigas. Pero dejaron en paz la gorra.",
            ),
          ],
          returns: (t) =>
            `“Necesito ayuda”, dijo ${t.child}, que había ensayado esas palabras ante una puerta verde. Y alguien acudió.`,
        },
        {
          text: ["Entrar de la mano", "Darle la mano al topo"],
          title: ["Por la puerta verde", "Sin prisa"],
          lines: (t) => [
            `${t.child} le dio la mano al topo, y entraron. Al principio no salía ni una palabra. “Tómate tu tiempo”, dijo la señora Tejón.`,
            "Entonces lo contó todo: los insultos, los empujones, la gorra. “Te creo”, dijo ella. “Yo lo voy a parar”.",
            forOlder(
              "Y añadió: “No te toca cargar con esto”. Ese mismo día habló con las urracas y con sus padres. Después se lo contó al topo.",
            ),
          ],
          returns: (t) =>
            `Algunas puertas se abren mejor de la mano. ${t.child} tendió la suya, como ante la puerta verde, y entraron.`,
        },
      ],
    },
  ],
};
